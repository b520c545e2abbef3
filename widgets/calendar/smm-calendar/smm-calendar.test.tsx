import { beforeEach, expect, test } from 'vitest'
import { exampleAdvisorMe } from '#contract/examples/app-init.example'
import {
  exampleCalendar,
  exampleFailingCalendar,
  exampleRevokedCalendar,
  exampleToldCalendar,
  exampleUnwrittenCalendar
} from '#contract/examples/smm-calendar.example'
import { NO_CALENDAR } from '#contract/smm-calendar'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, json, requests } from '../../testing/network.ts'

prepareApp()

const OWN = '/api/v1/advisors/anna-gruber/smm-calendar'
const PAGE = '/online-appointments/calendars/smm/settings'
type Root = ParentNode

beforeEach(() => answer(`GET ${OWN}/settings`, NO_CALENDAR))

const openPage = async () => (await open(PAGE, undefined, 'input[name=identifier]')).root
const field = (root: Root, name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`)
const submit = (root: Root) => root.querySelector<HTMLElement>('main [type=submit]')?.click()
const button = (root: Root, text: string) =>
  until(() => [...root.querySelectorAll('button')].find((one) => one.textContent === text))
const notice = (root: Root) => until(() => root.querySelector('.notification p')?.textContent)
const errorsOf = (root: Root, name: string) => {
  const described = field(root, name)?.getAttribute('aria-describedby')?.split(' ').at(-1)
  return root.querySelector(`[id="${described}"]`)?.textContent
}
const isSent = (method: string) => (one: Request) => one.method === method

test.each([
  ['who is not institutional', initOf({ me: { ...exampleAdvisorMe, is_institutional: false } })],
  ['whose bank has switched the module off', initOf({ off: 'smm-calendar' })]
])('redirects an advisor %s to /403', async (_who, init) => {
  await open(PAGE, init)
  await until(() => path() === '/app/403')
})

test('shows an error when loading fails', async () => {
  answer(`GET ${OWN}/settings`, {}, 500)
  const { root } = await open(PAGE, undefined, '.general-error')
  expect(await notice(root)).toBe('Unfortunately, an error has occurred. Please try again later.')
})

test('says where the usual programs show the address', async () => {
  const root = await openPage()
  const help = await until(() => root.querySelector('details'))
  expect(help.open).toBe(false)
  help.querySelector('summary')?.click()
  expect([...help.querySelectorAll('li')].map(({ textContent }) => textContent?.split(/[ :]/)[0])).toEqual([
    'Outlook',
    'Google',
    'Apple'
  ])
})

test('shows a refused identifier’s error at its field, and keeps the input', async () => {
  const errors = { identifier: ['There is no calendar at this address.'] }
  answer(`PUT ${OWN}/settings`, { message: 'x', errors }, 422)
  const root = await openPage()
  type(field(root, 'identifier'), 'https://calendar.example/x.ics')
  submit(root)
  expect(await notice(root)).toBe('Please check these entries')
  expect(errorsOf(root, 'identifier')).toBe('There is no calendar at this address.')
  expect(field(root, 'identifier')?.value).toBe('https://calendar.example/x.ics')
  expect(field(root, 'user')).toBeNull()
  expect(root.querySelector('h2')?.textContent).toBe('Connecting your calendar')
})

test('shows login fields for a calendar that requires them, and keeps them while typing', async () => {
  const errors = { identifier: ['It asks for a login.'], user: ['This field cannot be empty.'] }
  answer(`PUT ${OWN}/settings`, { message: 'x', errors }, 422)
  const root = await openPage()
  expect(field(root, 'password')).toBeNull()
  type(field(root, 'identifier'), exampleCalendar.identifier)
  submit(root)
  await until(() => field(root, 'password'))
  expect(errorsOf(root, 'user')).toBe('This field cannot be empty.')
  type(field(root, 'user'), 'anna')
  type(field(root, 'password'), 'app-password')
  answer(`PUT ${OWN}/settings`, exampleCalendar)
  submit(root)
  await until(() => root.querySelector('.notice.success'))
  expect(await requests.findLast(isSent('PUT'))?.json()).toEqual({
    identifier: exampleCalendar.identifier,
    user: 'anna',
    password: 'app-password'
  })
  expect(field(root, 'password')?.value).toBe('')
  expect(root.querySelector('main')?.textContent).toContain('A password is stored.')
})

test('connects a feed with one field, and shows its state', async () => {
  answer(`PUT ${OWN}/settings`, { ...exampleCalendar, user: '', kind: 'feed' })
  const root = await openPage()
  expect(root.querySelectorAll('main input')).toHaveLength(1)
  type(field(root, 'identifier'), ` ${exampleCalendar.identifier} `)
  submit(root)
  expect(await notice(root)).toBe('Calendar connected')
  expect(await requests.findLast(isSent('PUT'))?.json()).toEqual({ identifier: exampleCalendar.identifier })
  expect(root.querySelector('.notice.success')?.textContent).toMatch(/^Connected.*a feed is read-only.*Last updated: /)
})

test('shows since when and why a calendar is unavailable, until it is read again', async () => {
  answer(`GET ${OWN}/settings`, exampleFailingCalendar)
  const root = await openPage()
  const state = await until(() => root.querySelector('.notice.danger'))
  expect(state.textContent).toMatch(/^Not reachable.*could not be reached.*Not readable since .*2027.*Last updated: /)
  answer(`POST ${OWN}/refresh`, exampleCalendar)
  ;(await button(root, 'Update now')).click()
  await until(() => root.querySelector('.notice.success'))
})

test('says of a calendar that answers with something else that it is not readable', async () => {
  answer(`GET ${OWN}/settings`, { ...exampleFailingCalendar, fault: 'unreadable' })
  const root = await openPage()
  expect((await until(() => root.querySelector('.notice.danger'))).textContent).toMatch(/^Not readable/)
})

test('offers no service that the institution has not set up', async () => {
  const root = await openPage()
  expect([...root.querySelectorAll('main .button')].map(({ textContent }) => textContent)).toEqual(['Save'])
})

test('says why a service was not connected, and its refusal to begin', async () => {
  answer(`GET ${OWN}/settings`, { ...NO_CALENDAR, services: ['microsoft'] })
  const off = 'Your institution has not set this service up.'
  answer(`POST ${OWN}/consent`, { message: 'x', errors: { service: [off] } }, 422)
  const { root } = await open(`${PAGE}?refused=refused`, undefined, 'input[name=identifier]')
  const alert = await until(() => root.querySelector('main [role=alert]'))
  expect(alert.textContent).toContain('access was not allowed there')
  expect(location.search).toBe('')
  ;(await button(root, 'Connect Microsoft 365')).click()
  expect(await notice(root)).toBe(off)
  expect(await requests.findLast(isSent('POST'))?.json()).toEqual({ service: 'microsoft' })
})

test('says that a consent was taken back, with a button to give it again, and how the last hours have gone', async () => {
  answer(`GET ${OWN}/settings`, exampleRevokedCalendar)
  const root = await openPage()
  const state = await until(() => root.querySelector('.notice.danger'))
  expect(state.textContent).toMatch(/^No access.*no longer allows access.*Account: anna.gruber@bank.example/)
  expect(await button(root, 'Connect again')).toBeTruthy()
  const first = root.querySelector('main section')
  expect(first?.contains(state), 'above the form').toBe(true)
  const hours = [...root.querySelectorAll('section:has(.notice) details li')].map(({ textContent }) => textContent)
  expect(hours[0]).toMatch(/: read 30 times$/)
  expect(hours[1]).toMatch(/: one attempt without success\. The calendar could not be reached/)
})

test('lists what was changed in the calendar, with a link to each appointment', async () => {
  const uuid = (last: number) => `5b0c7a52-3f4e-4c0a-9d43-1f0a5f4f2b1${last}`
  const change = { uuid: uuid(1), starts_at: '2027-02-03T09:00:00Z', changed_starts_at: '2027-02-03T10:30:00Z' }
  const of = { ...change, time_zone: 'Europe/Vienna', first_name: 'Vera', last_name: 'Visitor' }
  const changes = [
    of,
    { ...of, uuid: uuid(2), changed_starts_at: of.starts_at },
    { ...of, uuid: uuid(3), changed_starts_at: null }
  ]
  answer(`GET ${OWN}/settings`, { ...exampleCalendar, changes })
  const root = await openPage()
  const link = await until(() => root.querySelector<HTMLAnchorElement>('main li a'))
  expect(link.textContent).toMatch(/^Vera Visitor, .*10:00/)
  expect(link.getAttribute('href')).toContain(`appointment=${change.uuid}`)
  expect([...root.querySelectorAll('main li .help')].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Moved there: .*11:30$/),
    'Takes another time there',
    'Deleted there'
  ])
})

test('says that a calendar accepts no entries', async () => {
  answer(`GET ${OWN}/settings`, exampleUnwrittenCalendar)
  const root = await openPage()
  const state = await until(() => root.querySelector('.notice.danger'))
  expect(state.textContent).toMatch(/^Appointments are not being added.*since .*2027.*may write to it.*Last updated: /)
})

test('keeps what is typed while a save is in progress', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer(`PUT ${OWN}/settings`, () => promise)
  const root = await openPage()
  type(field(root, 'identifier'), exampleCalendar.identifier)
  submit(root)
  await until(() => requests.some(isSent('PUT')))
  type(field(root, 'identifier'), 'https://calendar.example/other/')
  resolve(json(exampleCalendar))
  await until(() => root.querySelector('.notice.success'))
  expect(field(root, 'identifier')?.value).toBe('https://calendar.example/other/')
})

test('disconnects a calendar only after confirmation', async () => {
  answer(`GET ${OWN}/settings`, exampleCalendar)
  answer(`DELETE ${OWN}/settings`, undefined, 204)
  const root = await openPage()
  ;(await button(root, 'Disconnect')).click()
  const dialog = await until(() => root.querySelector('dialog[open]'))
  ;(await button(dialog, 'Cancel')).click()
  await until(() => !root.querySelector('dialog[open]'))
  expect(requests.some(isSent('DELETE'))).toBe(false)
  ;(await button(root, 'Disconnect')).click()
  await until(() => root.querySelector('dialog[open]'))
  ;(await button(root.querySelector('dialog[open]') as Element, 'Disconnect')).click()
  await until(() => !root.querySelector('.notice'))
  expect(requests.some(isSent('DELETE'))).toBe(true)
  expect(field(root, 'identifier')?.value).toBe('')
})

test('says what becomes of appointments in the calendar that is connected, before another takes its place', async () => {
  const said = 'Appointments stay in that one, but are no longer updated there'
  answer(`GET ${OWN}/settings`, { ...NO_CALENDAR, services: ['microsoft', 'google'] })
  expect((await openPage()).textContent).not.toContain(said)
  answer(`GET ${OWN}/settings`, {
    ...NO_CALENDAR,
    kind: 'microsoft',
    account: 'a@bank.example',
    services: ['microsoft', 'google']
  })
  const { root } = await open(PAGE, undefined, 'input[name=identifier]')
  await until(() => root.textContent?.includes(said))
})

test('a calendar whose service tells of changes says since when; others say how often they are read', async () => {
  answer(`GET ${OWN}/settings`, exampleToldCalendar)
  const told = await until(async () => (await openPage()).querySelector('.notice.success'))
  expect(told?.textContent).toMatch(/Changes arrive within seconds, since .*2027.* every 5 minutes/)
  answer(`GET ${OWN}/settings`, exampleCalendar)
  const { root } = await open(PAGE, undefined, '.notice.success')
  const looked = await until(() => root.querySelector('.notice.success'))
  expect(looked.textContent).toContain('Changes arrive within 5 minutes')
  answer(`GET ${OWN}/settings`, exampleRevokedCalendar)
  const revoked = (await open(PAGE, undefined, '.notice.danger')).root.querySelector('.notice.danger')
  expect(revoked?.textContent).not.toContain('Changes arrive')
})
