import { beforeEach, expect, test } from 'vitest'
import { exampleSettings } from '#contract/examples/advisor-settings.example'
import { exampleTypes } from '#contract/examples/appointment-types.example'
import { exampleShown } from '#contract/examples/meta-tags.example'
import { open, prepareApp } from '../../app/testing.ts'
import { nameOf, openCombobox } from '../../testing/combobox.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const OWN = '/api/v1/advisors/anna-gruber/settings'
const person = (slug: string, full_name: string) => ({ ...exampleShown, slug, full_name })
const TYPES = '/api/v1/advisors/anna-gruber/appointment-types'
const ENTERED = '/api/v1/advisors/anna-gruber/calendar-overrides'
type Root = ParentNode

beforeEach(() => {
  answer(`GET ${OWN}`, exampleSettings)
  answer(`GET ${TYPES}`, exampleTypes)
  answer(`GET ${ENTERED}`, [])
  answer('GET /api/v1/advisors', [person('anna-gruber', 'Mag. Anna Gruber'), person('lukas-hofer', 'Lukas Hofer')])
})

const openPage = async () => (await open('/online-appointments/settings/index', undefined, '[name=stand_in]')).root
const field = <E extends HTMLElement = HTMLInputElement>(root: Root, name: string) =>
  root.querySelector(`main [name=${name}]`) as E
const formOf = (root: Root, name: string) => field(root, name).closest('form') as HTMLFormElement
/** Presses the page's button, once there is something to save. */
const save = async (root: Root) =>
  (await until(() => root.querySelector<HTMLElement>('main [type=submit][aria-disabled=false]'))).click()
const notice = (root: Root) => until(() => root.querySelector('.notification p')?.textContent)
const isSent = ({ method }: Request) => method === 'PUT'
const sent = async () => (await until(() => requests.findLast(isSent))).json()
const errorAt = (root: Root, name: string) =>
  until(() => field(root, name).closest('.field')?.querySelector('.errors p')?.textContent)

function choose(root: Root, name: string, value: string) {
  const select = field<HTMLSelectElement>(root, name)
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

test('reports a failed load, and retries once for all sections', async () => {
  answer(`GET ${OWN}`, {}, 400)
  const { root } = await open('/online-appointments/settings/index', undefined, '.general-error')
  const asked = () => requests.filter(({ url, method }) => method === 'GET' && url.endsWith(OWN)).length
  expect(asked()).toBe(1)
  answer(`GET ${OWN}`, exampleSettings)
  root.querySelector<HTMLElement>('.general-error button')?.click()
  await until(() => root.querySelector('[name=requires_confirmation]'))
  await until(() => !root.querySelector('.general-error'))
  expect(asked()).toBe(2)
})

test('shows which fields were refused, names the address that is meant, and keeps the input', async () => {
  answer(`PUT ${OWN}`, { message: 'x', errors: { 'copies_to.1': ['No address.'] } }, 422)
  const root = await openPage()
  type(field(root, 'copies_to'), 'office@demo.example\nevil')
  await save(root)
  expect(await errorAt(root, 'copies_to')).toBe('evil: No address.')
  expect(field(root, 'copies_to').value).toBe('office@demo.example\nevil')
  expect(formOf(root, 'copies_to').querySelector('.form-actions .help')?.textContent).toBe('Not saved yet')
})

test('shows what the branch has entered as absence, and removes it', async () => {
  const absence = {
    uuid: '00000000-0000-4000-8000-000000000123',
    kind: 'absence',
    starts_at: '2027-01-19T23:00:00Z',
    ends_at: '2027-01-21T23:00:00Z',
    label: 'Seminar',
    author_name: 'Martina Eder'
  }
  const blocked = { ...absence, uuid: '00000000-0000-4000-8000-000000000124', kind: 'blocked', label: 'Lunch' }
  answer(`GET ${ENTERED}`, [absence, blocked])
  const root = await openPage()
  const list = await until(() => root.querySelector<HTMLElement>('section[aria-label="In your calendar"]'))
  expect([...list.querySelectorAll('li > span')].map((one) => one.textContent)).toEqual([
    'Wed, 20/01/2027 – Thu, 21/01/2027 SeminarEntered by Martina Eder'
  ])
  answer(`DELETE ${ENTERED}/${absence.uuid}`, undefined, 204)
  answer(`GET ${ENTERED}`, [blocked])
  list.querySelector<HTMLElement>('li button')?.click()
  const question = await until(() => root.querySelector<HTMLElement>('dialog[open]'))
  question.querySelector<HTMLElement>('.button.danger')?.click()
  expect(await notice(root)).toBe('Absence removed')
  await until(() => !root.querySelector('section[aria-label="In your calendar"]'))
})

test('shows errors at the last day and at the stand-in', async () => {
  const errors = { 'absence.to': ['Before the first.'], 'absence.stand_in': ['Gone.'] }
  answer(`PUT ${OWN}`, { message: 'x', errors }, 422)
  const root = await openPage()
  type(field(root, 'to'), '2027-01-31')
  await save(root)
  expect(await errorAt(root, 'to')).toBe('Before the first.')
  expect(await errorAt(root, 'stand_in')).toBe('Gone.')
})

test('hides buffers when the administrator does not allow them', async () => {
  const { buffer_before: _, buffer_after: __, ...plain } = exampleSettings
  answer(`GET ${OWN}`, plain)
  const root = await openPage()
  expect([field(root, 'buffer_before'), field(root, 'buffer_after')]).toEqual([null, null])
})

test('says to how many customers a new link is sent, whatever else was saved', async () => {
  answer(`PUT ${OWN}`, { ...exampleSettings, meeting_url: 'https://meet.alpenbank.example/new', customers_informed: 2 })
  const root = await openPage()
  expect(root.textContent).toContain('those who have booked already get it by e-mail')
  type(field(root, 'meeting_url'), 'https://meet.alpenbank.example/new')
  choose(root, 'reminder_hours', '2')
  await save(root)
  expect(await notice(root)).toBe('Saved. 2 customers with video appointments get the link by e-mail.')
})

test('has one button, which saves what has changed with one request, and keeps it when that is refused', async () => {
  answer(`PUT ${OWN}`, { message: 'x', errors: { copies_to: ['No address.'] } }, 422)
  const root = await openPage()
  const buttons = root.querySelectorAll('main [type=submit]')
  expect([buttons.length, buttons[0]?.ariaDisabled]).toEqual([1, 'true'])
  type(field(root, 'copies_to'), 'other')
  root.querySelector<HTMLElement>('.chip button[aria-label="Remove English"]')?.click()
  await until(() => root.querySelector('.save-bar.in-view'))
  await save(root)
  expect(await errorAt(root, 'copies_to')).toBe('No address.')
  expect(Object.keys(await sent())).toEqual(['notify', 'reminder_hours', 'copies_to', 'languages'])
  expect(formOf(root, 'copies_to').querySelector('.form-actions .help')?.textContent).toBe('Not saved yet')
  expect(field(root, 'copies_to').value).toBe('other')
  expect(requests.filter(isSent)).toHaveLength(1)
  type(field(root, 'copies_to'), 'other@demo.example')
  answer(`PUT ${OWN}`, { ...exampleSettings, copies_to: ['other@demo.example'], languages: ['de'] })
  await save(root)
  await until(() => root.querySelector('.notification p')?.textContent === 'Settings saved')
  expect(requests.filter(isSent)).toHaveLength(2)
})

test('names the sections that are refused while another part is saved', async () => {
  answer(`PUT ${OWN}`, { message: 'x', errors: { copies_to: ['No address.'] } }, 422)
  const root = await openPage()
  answer(`PUT ${TYPES}`, { appointment_types: ['online'] })
  root.querySelector<HTMLElement>('[name=by-phone]')?.click()
  type(field(root, 'copies_to'), 'other')
  await save(root)
  expect(await notice(root)).toMatch(/saved\. Not saved: Send copies to\. Please check these entries\.$/)
})

test('saves one part without the others', async () => {
  answer(`PUT ${OWN}`, { ...exampleSettings, notice_minutes: 120, buffer_after: 30 })
  const root = await openPage()
  choose(root, 'notice_minutes', '120')
  choose(root, 'buffer_after', '30')
  await save(root)
  expect(await notice(root)).toBe('Booking settings saved')
  expect(await sent()).toEqual({
    requires_confirmation: false,
    notice_minutes: 120,
    buffer_before: 0,
    buffer_after: 30,
    meeting_url: exampleSettings.meeting_url
  })
  await until(() => !formOf(root, 'notice_minutes').querySelector('.form-actions .help'))
  expect(requests.filter(isSent)).toHaveLength(1)
})

test('saves e-mails, copies and reminder as chosen', async () => {
  answer(`PUT ${OWN}`, exampleSettings)
  const root = await openPage()
  field(root, 'moved').click()
  type(field(root, 'copies_to'), ' office@demo.example, \n\ndeputy@demo.example')
  choose(root, 'reminder_hours', '0')
  await save(root)
  expect(await notice(root)).toBe('Notifications saved')
  expect(await sent()).toEqual({
    notify: { booked: true, moved: false, cancelled: true },
    copies_to: ['office@demo.example', 'deputy@demo.example'],
    reminder_hours: 0
  })
})

test('saves the chosen languages', async () => {
  answer(`PUT ${OWN}`, exampleSettings)
  const root = await openPage()
  const chips = () => [...root.querySelectorAll('.chip')].map(({ textContent }) => textContent)
  expect(chips()).toEqual(['German', 'English'])
  const search = root.querySelector<HTMLInputElement>('.multi-search input')
  search?.click()
  type(search, 'turk')
  await until(() => root.querySelectorAll('main [role=option]').length === 1)
  root.querySelector<HTMLElement>('main [role=option]')?.click()
  await until(() => chips().length === 3)
  root.querySelector<HTMLElement>('.chip button[aria-label="Remove English"]')?.click()
  await until(() => chips().length === 2)
  await save(root)
  expect(await notice(root)).toBe('Languages saved')
  expect(await sent()).toEqual({ languages: ['de', 'tr'] })
})

test('shows how many appointments an absence affects, and offers every other advisor as stand-in', async () => {
  const root = await openPage()
  const within = await until(() => root.querySelector('main .notice'))
  expect(within.textContent).toMatch(/^2 appointments fall on these days and stay booked\./)
  expect(within.querySelector('a')?.getAttribute('href')).toMatch(
    /\/app\/online-appointments\/appointments\/index\?view=month&day=2027-02-01$/
  )
  await until(() => field(root, 'stand_in').value === 'Lukas Hofer')
  expect((await openCombobox(root, 'stand_in')).map(nameOf)).toEqual(['No one', 'Lukas Hofer'])
})

test.each([
  ['alone', false],
  ['with other settings', true]
])('an absence that is saved %s says how many appointments stay booked in it', async (_how, isMore) => {
  answer(`PUT ${OWN}`, { ...exampleSettings, appointments_in_absence: 8 })
  const root = await openPage()
  type(field(root, 'to'), '2027-02-20')
  if (isMore) choose(root, 'reminder_hours', '0')
  await save(root)
  expect(await notice(root)).toBe('Saved. 8 appointments fall in your absence and stay booked.')
})

test('ends the absence of an advisor who is back', async () => {
  answer(`PUT ${OWN}`, { ...exampleSettings, absence: null, appointments_in_absence: 0 })
  const root = await openPage()
  field(root, 'away').click()
  await until(() => !field(root, 'from'))
  await save(root)
  expect(await notice(root)).toBe('Absence saved')
  expect(await sent()).toEqual({ absence: null })
})
