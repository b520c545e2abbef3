import { beforeEach, expect, test } from 'vitest'
import type { BranchEvent, EventRegistration } from '#contract/branch-events'
import { exampleBranchEvent, exampleBranchEvents, exampleEventGuests } from '#contract/examples/branch-events.example'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/account-admin/branch-events'
const CALL = '/api/v1/branch-events'
const admin = initOf({ me: { roles: ['accountadmin'] } })
const first = exampleBranchEvent
const GUESTS = `${CALL}/${first.uuid}/registrations`
const [eva] = exampleEventGuests.registrations as [EventRegistration]

beforeEach(() => {
  answer(`GET ${CALL}`, exampleBranchEvents)
  answer(`GET ${GUESTS}`, exampleEventGuests)
})

const shown = async (page = PAGE, ready = '.branch-events td') => (await open(page, admin, ready)).root
type Root = Awaited<ReturnType<typeof shown>>
const texts = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)].map((one) => one.textContent)
const button = (root: ParentNode, name: string) =>
  until(() => [...root.querySelectorAll('button')].find((one) => one.textContent === name))
const dialog = (root: Root) => until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
const closed = (root: Root) => until(() => !root.querySelector('dialog[open]'))
const sent = (method: string) => requests.filter((one) => one.method === method && one.url.includes(CALL))
const { en } = first.title

test('users who manage no branch are redirected to /403', async () => {
  await open(PAGE, initOf({ me: { roles: ['marketing-manager'] } }))
  await until(() => path() === '/app/403')
})

test('a list that fails to load says so, and can be loaded again', async () => {
  answer(`GET ${CALL}`, {}, 500)
  const { root } = await open(PAGE, admin, '.general-error')
  answer(`GET ${CALL}`, exampleBranchEvents)
  root.querySelector<HTMLElement>('.general-error button')?.click()
  await until(() => root.querySelector('.branch-events td'))
})

test('an empty list says so', async () => {
  answer(`GET ${CALL}`, { ...exampleBranchEvents, events: [], total: 0 })
  const root = await shown(PAGE, '.branch-events .lead')
  expect(texts(root, '.branch-events .lead').join()).toContain('There are no events to come.')
})

test('the list says seats, who waits and what can be done', async () => {
  const root = await shown()
  const rows = texts(root, '.branch-events tbody tr')
  expect(rows[0]).toContain('12 of 30 seats taken')
  expect(rows[1]).toMatch(/Vorsorge.*4 wait/)
  expect(rows[2]).toMatch(/Draft.*Delete/)
  expect(rows[2]).not.toContain('Guests')
  expect(rows[3]).not.toContain('Edit')
})

test('one is added; what the server refuses is shown at its field, and nothing is lost', async () => {
  const root = await shown()
  ;(await button(root, 'Add event')).click()
  const form = await dialog(root)
  type(form.querySelector('[name=title-en]'), 'Safe online')
  type(form.querySelector('[name=seats]'), 'many')
  const refused = { seats: ['Please enter a number.'], 'title.en': ['Too long.'] }
  answer(`POST ${CALL}`, { message: 'No', errors: refused }, 422)
  ;(await button(form, 'Save')).click()
  await until(() => texts(form, '.errors p').includes('Please enter a number.'))
  expect(texts(form, '.errors p')).toContain('Too long.')
  expect(form.querySelector<HTMLInputElement>('[name=title-en]')?.value).toBe('Safe online')
  type(form.querySelector('[name=seats]'), '15')
  answer(`POST ${CALL}`, { ...first, title: { de: '', en: 'Safe online' } }, 201)
  ;(await button(form, 'Save')).click()
  await closed(root)
  expect(await sent('POST').at(-1)?.json()).toMatchObject({ title: { de: '', en: 'Safe online' }, seats: 15 })
})

test('where there is one branch only, it is chosen already', async () => {
  const [only] = exampleBranchEvents.branches
  answer(`GET ${CALL}`, { ...exampleBranchEvents, branches: [only] })
  const root = await shown()
  ;(await button(root, 'Add event')).click()
  const form = await dialog(root)
  answer(`POST ${CALL}`, first, 201)
  ;(await button(form, 'Save')).click()
  await closed(root)
  expect(await sent('POST').at(-1)?.json()).toMatchObject({ organization_uuid: only?.uuid })
})

test('who changes one with guests is told that they are told; its branch stays', async () => {
  const root = await shown()
  ;(await button(root, `Edit: ${en}`)).click()
  const form = await dialog(root)
  expect(form.textContent).toContain(
    'If you change time or place, everyone who has registered or waits gets an e-mail.'
  )
  expect(form.querySelector('[name=organization_uuid]')).toBe(null)
  type(form.querySelector('[name=starts_at]'), '2027-03-10T17:45')
  answer(`PUT ${CALL}/${first.uuid}`, first)
  ;(await button(form, 'Save')).click()
  await closed(root)
  const { url: _, branch: __, ...rest } = first as Partial<BranchEvent>
  expect(await sent('PUT').at(-1)?.json()).toMatchObject({
    organization_uuid: rest.organization_uuid,
    starts_at: '2027-03-10T17:45',
    seats: 30,
    is_published: true
  })
})

test('what somebody else has changed since is not overwritten: the form stays, and the server’s words are shown', async () => {
  const root = await shown()
  ;(await button(root, `Edit: ${en}`)).click()
  const form = await dialog(root)
  type(form.querySelector('[name=seats]'), '40')
  answer(`PUT ${CALL}/${first.uuid}`, { message: 'Not saved: this has been changed elsewhere.' }, 409)
  ;(await button(form, 'Save')).click()
  await until(() => root.querySelector('.notification')?.textContent?.includes('changed elsewhere'))
  expect(form.querySelector<HTMLInputElement>('[name=seats]')?.value).toBe('40')
  expect(await sent('PUT').at(-1)?.json()).toMatchObject({ seats: 40, revision: first.revision })
})

test('what somebody else has changed since is shown beside what was typed: either can be looked at, and nothing is lost', async () => {
  const root = await shown()
  ;(await button(root, `Edit: ${en}`)).click()
  const form = await dialog(root)
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)
  const values = () => ['seats', 'title-de', 'title-en'].map((name) => field(name)?.value)
  type(field('seats'), '40')
  type(field('title-en'), 'Mine')
  const title = { de: 'Neu', en: 'Theirs' }
  const present = { ...first, revision: 'second', seats: 30, title }
  answer(`PUT ${CALL}/${first.uuid}`, { message: 'No', present }, 409)
  ;(await button(form, 'Save')).click()
  await until(() => form.querySelector('.notice.warning:focus')?.textContent?.includes('Nothing is saved yet'))
  expect(values()).toEqual(['40', 'Neu', 'Mine'])
  expect(texts(form, '.notice.warning li')).toEqual(['Title in German: Neu', 'Title in English: Theirs (yours: Mine)'])
  ;(await button(form, 'Show latest version')).click()
  await until(() => form.textContent?.includes('This is the latest version.'))
  expect(values()).toEqual(['30', 'Neu', 'Theirs'])
  expect(form.querySelectorAll('[type=submit]')).toHaveLength(1)
  ;(await button(form, 'Show mine')).click()
  await until(() => values().join() === '40,Neu,Mine')
  // somebody else was faster again
  answer(
    `PUT ${CALL}/${first.uuid}`,
    { message: 'No', present: { ...present, revision: 'third', place: 'online' } },
    409
  )
  field('seats')?.focus()
  ;(await button(form, 'Save')).click()
  await until(() => form.querySelector('.notice.warning:focus'))
  answer(`PUT ${CALL}/${first.uuid}`, first)
  ;(await button(form, 'Save')).click()
  await closed(root)
  const bodies = await Promise.all(sent('PUT').map((one) => one.json()))
  const mine = { seats: 40, title: { de: 'Neu', en: 'Mine' } }
  expect(bodies).toMatchObject([
    { seats: 40, revision: first.revision },
    { ...mine, revision: 'second' },
    { ...mine, place: 'online', revision: 'third' }
  ])
})

test('cancelling asks first, with a message to the guests', async () => {
  const root = await shown()
  ;(await button(root, `Cancel event: ${en}`)).click()
  const question = await dialog(root)
  expect(question.textContent).toContain('Everyone who has registered or waits gets an e-mail.')
  type(question.querySelector('[name=message]'), 'The speaker is ill.')
  answer(`POST ${CALL}/${first.uuid}/cancellation`, { ...first, state: 'cancelled' })
  expect(texts(question, 'button').slice(-2)).toEqual(['Keep event', 'Cancel event'])
  ;(await button(question, 'Cancel event')).click()
  await closed(root)
  expect(await sent('POST').at(-1)?.json()).toEqual({ message: 'The speaker is ill.' })
  await until(() => texts(root, '.branch-events tbody tr')[0]?.includes('Cancelled'))
})

test('a guest is found by name and checked in at the door; a failure takes it back', async () => {
  const root = await shown(`${PAGE}?event=${first.uuid}`, '.event-came')
  const box = (name: string) =>
    until(() => root.querySelector<HTMLInputElement>(`input[aria-label="${name} came"]`) ?? undefined)
  const name = 'Maximilian Freudensprung-Oberhollenzer'
  expect((await box('Eva Auer')).checked).toBe(true)
  type(root.querySelector('[name=q]'), 'ober max')
  await until(() => root.querySelectorAll('.branch-events tbody tr').length === 1)
  const max = exampleEventGuests.registrations[1] as EventRegistration
  const put = `${GUESTS}/${max.uuid}/attendance`
  answer(`PUT ${put}`, { ...max, attended_at: '2027-03-10T17:10:00Z' })
  ;(await box(name)).click()
  await until(() => root.textContent?.includes('2 of 2 came'))
  expect(await sent('PUT').at(-1)?.json()).toEqual({ attended: true })
  answer(`PUT ${put}`, {}, 404)
  ;(await box(name)).click()
  await until(() => texts(root, '.notification.failure').join().includes('does not exist any more'))
  await until(() => root.textContent?.includes('1 of 2 came'))
})

test.each(['ozg', 'mull', 'mueller', 'Özgür', 'oneill', 'gross', 'guest@'])(
  'a guest is found by “%s”, however the name is written',
  async (words) => {
    const ozgur = { ...eva, first_name: 'Özgür', last_name: 'Müller-O’Neill Groß', email: 'guest@visitor.example' }
    answer(`GET ${GUESTS}`, { ...exampleEventGuests, registrations: [ozgur, exampleEventGuests.registrations[1]] })
    const root = await shown(`${PAGE}?event=${first.uuid}`, '.event-came')
    type(root.querySelector('[name=q]'), words)
    await until(() => root.querySelectorAll('.branch-events tbody tr').length === 1)
    expect(texts(root, '.branch-events tbody tr')[0]).toContain('Özgür')
  }
)

test('taking a guest off the list asks first', async () => {
  const root = await shown(`${PAGE}?event=${first.uuid}`, '.event-came')
  ;(await button(root, 'Take off the list: Eva Auer')).click()
  const question = await dialog(root)
  expect(question.textContent).toContain('Eva Auer gets an e-mail.')
  answer(`DELETE ${GUESTS}/${eva.uuid}`, undefined, 204)
  ;(await button(question, 'Take off the list')).click()
  await closed(root)
  expect(sent('DELETE')).toHaveLength(1)
})
