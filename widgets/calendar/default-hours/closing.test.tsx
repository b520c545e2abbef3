import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  exampleAffected,
  exampleCalendar,
  exampleDefaultHours,
  exampleHolidays,
  exampleRegions
} from '#contract/examples/default-hours.example'
import { exampleOrganizations } from '#contract/examples/organizations.example'
import { initOf, open as openApp, prepareApp } from '../../app/testing.ts'
import { pick } from '../../testing/combobox.ts'
import { button, dialog } from '../../testing/find.ts'
import { drawn, type, until } from '../../testing/mount.ts'
import { answer, json, requests } from '../../testing/network.ts'

prepareApp()
afterAll(() => page.viewport(414, 896))

const YEAR = new Date().getFullYear()
const [branch] = exampleOrganizations as [(typeof exampleOrganizations)[number]]
const DAYS = 'GET /api/v1/holiday-calendars/days'
const AFFECTED = 'GET /api/v1/holidays/appointments'
const none = { total: 0, appointments: [], are_hidden: false }
const hidden = { total: 12, appointments: [], are_hidden: true }

// no day of the year is over
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${YEAR}-01-01T09:00:00`) }))
afterEach(() => void vi.useRealTimers())

beforeEach(() => {
  answer('GET /api/v1/organizations', exampleOrganizations)
  answer('GET /api/v1/default-hours', exampleDefaultHours)
  answer(`GET /api/v1/organizations/${branch.uuid}/default-hours`, exampleDefaultHours)
  answer('GET /api/v1/holidays', exampleHolidays(YEAR, branch.uuid))
  answer('GET /api/v1/holiday-calendars', exampleRegions)
  answer('GET /api/v1/holiday-calendars/days', exampleCalendar(YEAR))
  answer(AFFECTED, none)
})

const open = async (query = '') => {
  const me = { roles: ['accountadmin' as const], alias: null, is_institutional: false, full_name: 'Ada Admin' }
  return (await openApp(`/account-admin/working-hours${query}`, initOf({ me }), '.closed-list')).root
}
const posts = () => requests.filter(({ method }) => method === 'POST')
const errors = (root: ParentNode) => [...root.querySelectorAll('.errors p')].map(({ textContent }) => textContent)
const field = (root: ParentNode, name: string) => root.querySelector(`[name=${name}]`) as HTMLInputElement
const submit = (form: ParentNode) => form.querySelector<HTMLElement>('[type=submit]')?.click()
const closed = {
  uuid: '00000000-0000-4000-8000-000000000599',
  kind: 'closure',
  label: 'Inventur',
  organization_uuid: null
}

async function begin(query = '') {
  const root = await open(query)
  ;(await button(root, 'Add entry')).click()
  const form = await dialog(root)
  type(field(form, 'label'), 'Inventur')
  type(field(form, 'date'), `${YEAR}-08-02`)
  return { root, form }
}

test('shows the server’s error at its field and keeps the input', async () => {
  const { form } = await begin()
  answer(AFFECTED, { message: 'x', errors: { last_date: ['The last day must not be before the first.'] } }, 422)
  type(field(form, 'last_date'), `${YEAR}-08-01`)
  submit(form)
  await until(() => errors(form).length)
  expect(errors(form)).toEqual(['The last day must not be before the first.'])
  expect([field(form, 'label').value, field(form, 'last_date').value]).toEqual(['Inventur', `${YEAR}-08-01`])
  expect(posts()).toEqual([])
})

test('lists affected appointments, and closes only after confirmation', async () => {
  const { root, form } = await begin()
  answer(AFFECTED, exampleAffected(YEAR))
  submit(form)
  const hits = await until(() => form.querySelector<HTMLElement>('.closure-hits'))
  expect(hits.textContent).toContain('3 appointments are booked in this time.')
  expect(hits.querySelectorAll('li')).toHaveLength(3)
  await until(() => (root as ShadowRoot | Document).contains(hits) && hits.matches(':focus'))
  submit(form)
  await until(() => requests.filter(({ url }) => url.includes('/holidays/appointments')).length === 2)
  expect(posts()).toEqual([])
  answer(
    'POST /api/v1/holidays',
    { ...closed, date: `${YEAR}-08-02`, last_date: `${YEAR}-08-02`, start_time: null, end_time: null },
    201
  )
  await until(() => form.querySelector('.closure-hits [name=agreed]'))
  // what is decided stands before the list, which may be long
  const list = form.querySelector('.closure-hits .affected') as HTMLElement
  expect(field(form, 'agreed').compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  field(form, 'agreed').click()
  await until(() => field(form, 'agreed').checked)
  await until(() => !form.querySelector('[type=submit][aria-busy=true]'))
  submit(form)
  // the appointments are shown to be dealt with
  const box = await until(() => root.querySelector<HTMLDialogElement>('dialog[open] .affected a')?.closest('dialog'))
  expect(await posts()[0]?.json()).toMatchObject({
    date: `${YEAR}-08-02`,
    last_date: `${YEAR}-08-02`,
    start_time: null
  })
  close(box)
  await until(() => !root.querySelector('dialog[open]'))
  await until(() => root.querySelectorAll('.closed-list tbody tr').length === 5)
})

test('a new entry is in view and has the focus', async () => {
  await page.viewport(1280, 800)
  const { root, form } = await begin()
  answer('POST /api/v1/holidays', { ...closed, date: `${YEAR}-08-02`, last_date: `${YEAR}-08-02` }, 201)
  submit(form)
  const row = await until(() =>
    [...root.querySelectorAll<HTMLElement>('.closed-list tbody tr')].find((one) => one.matches(':focus'))
  )
  expect(row.textContent).toContain('Inventur')
  // scrolling may take a moment
  await until(() => row.getBoundingClientRect().top >= 0 && row.getBoundingClientRect().bottom <= innerHeight)
})

test('the fields of the first and the last day stand at one height', async () => {
  await page.viewport(1280, 800)
  const { form } = await begin()
  const [first, last] = ['date', 'last_date'].map((name) => field(form, name).getBoundingClientRect())
  expect([last?.top, (last?.left ?? 0) > (first?.right ?? 0)]).toEqual([first?.top, true])
})

test('asks again after a change of the time', async () => {
  const { form } = await begin()
  answer(AFFECTED, exampleAffected(YEAR))
  submit(form)
  await until(() => form.querySelector('.closure-hits'))
  type(field(form, 'date'), `${YEAR}-08-03`)
  await until(() => !form.querySelector('.closure-hits'))
})

test('closes a branch for a part of each day', async () => {
  const { root, form } = await begin(`?id=${branch.uuid}`)
  field(form, 'isPart').click()
  await until(() => field(form, 'start_time'))
  for (const [name, time] of [
    ['start_time', '12:15'],
    ['end_time', '24:00']
  ] as const) {
    const select = field(form, name) as HTMLElement as HTMLSelectElement
    select.value = time
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => (field(form, name) as HTMLElement as HTMLSelectElement).value === time)
  }
  const answered = { date: `${YEAR}-08-02`, last_date: `${YEAR}-08-02`, start_time: '12:15', end_time: '24:00' }
  answer('POST /api/v1/holidays', { ...closed, ...answered, organization_uuid: branch.uuid }, 201)
  submit(form)
  await until(() => !root.querySelector('dialog[open]'))
  expect(await posts()[0]?.json()).toEqual({
    kind: 'closure',
    label: 'Inventur',
    ...answered,
    organization_uuid: branch.uuid,
    known: []
  })
})

test('enters special hours of a branch, and asks for times that are missing', async () => {
  const { root, form } = await begin(`?id=${branch.uuid}`)
  form.querySelector<HTMLElement>('[value=special-hours]')?.click()
  await until(() => field(form, 'start_time'))
  expect(field(form, 'isPart')).toBeNull()
  answer('POST /api/v1/holidays', { message: 'x', errors: { start_time: ['Please fill in this field.'] } }, 422)
  submit(form)
  await until(() => errors(form).length)
  for (const [name, time] of [
    ['start_time', '08:00'],
    ['end_time', '12:00']
  ] as const) {
    const select = field(form, name) as HTMLElement as HTMLSelectElement
    select.value = time
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => (field(form, name) as HTMLElement as HTMLSelectElement).value === time)
  }
  const answered = { date: `${YEAR}-08-02`, last_date: `${YEAR}-08-02`, start_time: '08:00', end_time: '12:00' }
  const special = { kind: 'special-hours', ...answered, organization_uuid: branch.uuid }
  answer('POST /api/v1/holidays', { ...closed, ...special }, 201)
  submit(form)
  await until(() => !root.querySelector('dialog[open]'))
  expect(await posts().at(-1)?.json()).toEqual({ label: 'Inventur', ...special, known: [] })
})

test('adopts a country’s holidays except those already present or deselected', async () => {
  const root = await open()
  ;(await button(root, 'Import public holidays')).click()
  const form = await dialog(root)
  await until(() => form.querySelectorAll('.calendar-day').length === 4)
  expect(field(form, `"${YEAR}-01-01"`).disabled).toBe(true)
  field(form, `"${YEAR}-01-06"`).click()
  await button(form, 'Import 2 days')
  answer('POST /api/v1/holidays/selection', {}, 500)
  ;(await button(form, 'Import 2 days')).click()
  await until(() => root.querySelector('.notification.failure'))
  expect(field(form, `"${YEAR}-01-06"`).checked).toBe(false)
  answer('POST /api/v1/holidays/selection', { added: 2, known: 0 }, 201)
  ;(await button(form, 'Import 2 days')).click()
  await until(() => !form.open)
  const { days, organization_uuid } = await (posts().at(-1) as Request).json()
  expect(organization_uuid).toBeNull()
  expect(days.map(({ date }: { date: string }) => date)).toEqual([`${YEAR}-12-24`, `${YEAR}-12-25`])
})

test('offers no holiday that is over, and begins with the next year when none is left', async () => {
  vi.setSystemTime(new Date(`${YEAR}-12-24T09:00:00`))
  const root = await open()
  ;(await button(root, 'Import public holidays')).click()
  const form = await dialog(root)
  const dates = () => [...form.querySelectorAll<HTMLInputElement>('.calendar-day input')].map(({ name }) => name)
  await until(() => dates().join() === `${YEAR}-12-24,${YEAR}-12-25`)
  expect(form.textContent).toContain('Days that are over are left out.')
  ;(await button(form, 'Cancel')).click()
  await until(() => !form.open)
  vi.setSystemTime(new Date(`${YEAR}-12-26T09:00:00`))
  answer(DAYS, ({ url }: Request) => json(exampleCalendar(Number(new URL(url).searchParams.get('year')))))
  ;(await button(root, 'Import public holidays')).click()
  await until(() => dates()[0] === `${YEAR + 1}-01-01`)
  const year = field(form, 'year') as HTMLElement as HTMLSelectElement
  expect([year.value, year.options[0]?.value]).toEqual([String(YEAR + 1), String(YEAR)])
  await button(form, 'Import 4 days')
  const [label, control] = [year.closest('.field')?.querySelector('.label') as HTMLElement, year]
  expect(control.getBoundingClientRect().top - label.getBoundingClientRect().bottom).toBeLessThanOrEqual(8)
  const last = (await button(form, 'Import 4 days')).getBoundingClientRect().right
  const right = (form.querySelector('.closure-pair') as HTMLElement).getBoundingClientRect().right
  expect(Math.abs(last - right)).toBeLessThanOrEqual(1)
})

test('loads the days and the states of another country', async () => {
  const root = await open()
  ;(await button(root, 'Import public holidays')).click()
  const form = await dialog(root)
  await pick(form, 'country', 'Liechtenstein')
  await until(() => !form.querySelector('[name=state]'))
  await until(() => requests.some(({ url }) => url.includes('country=LI')))
})

test('shows the appointments affected by an existing closure', async () => {
  answer(AFFECTED, { ...exampleAffected(YEAR), total: 5 })
  const root = await open()
  root.querySelector<HTMLElement>('[aria-label="Appointments: Nationalfeiertag"]')?.click()
  const box = await dialog(root)
  await until(() => box.querySelectorAll('.affected li').length === 4)
  expect(box.textContent).toContain('and 2 more')
  const link = box.querySelector<HTMLAnchorElement>('.affected a')
  expect([link?.textContent, link?.pathname]).toEqual(['Maria Huber', '/app/branch-calendar'])
  expect(link?.search).toContain('appointment=')
})

test('shows four appointments, and all on request', async () => {
  const [one] = exampleAffected(YEAR).appointments
  const many = Array.from({ length: 14 }, (_, at) => ({ ...one, uuid: `00000000-0000-4000-8000-0000000007${at + 10}` }))
  answer(AFFECTED, { total: 14, appointments: many, are_hidden: false })
  const root = await open()
  root.querySelector<HTMLElement>('[aria-label="Appointments: Nationalfeiertag"]')?.click()
  const box = await dialog(root)
  await until(() => box.querySelectorAll('.affected li').length === 4)
  const all = await button(box, 'Show all 14')
  all.focus()
  all.click()
  await until(() => box.querySelectorAll('.affected li').length === 14)
  await until(() => document.activeElement === box.querySelector('.affected'))
})

test('offers no cancellation to those who do not see the customers', async () => {
  const { appointments, ...rest } = exampleAffected(YEAR)
  answer(AFFECTED, { ...rest, appointments: appointments.map((one) => ({ ...one, customer: null })) })
  const root = await open()
  root.querySelector<HTMLElement>('[aria-label="Appointments: Nationalfeiertag"]')?.click()
  const box = await dialog(root)
  await until(() => box.querySelectorAll('.affected li').length === 3)
  expect([box.querySelector('.affected a'), box.querySelector('.danger')]).toEqual([null, null])
})

test('cancels the appointments together with a message, and says what could not be cancelled', async () => {
  const { appointments } = exampleAffected(YEAR)
  const uuids = appointments.map(({ uuid }) => uuid)
  answer(AFFECTED, exampleAffected(YEAR))
  const root = await open()
  root.querySelector<HTMLElement>('[aria-label="Appointments: Nationalfeiertag"]')?.click()
  const box = await dialog(root)
  const day = exampleHolidays(YEAR, branch.uuid).find(({ label }) => label === 'Nationalfeiertag')
  const path = `POST /api/v1/holidays/${day?.uuid}/cancellations`
  ;(await button(box, 'Cancel 3 appointments …')).click()
  type(await until(() => box.querySelector<HTMLTextAreaElement>('[name=message]')), 'Wasserschaden')
  answer(path, { cancelled: uuids.slice(0, 2), failed: [{ uuid: uuids[2], message: 'It has begun.' }] })
  answer(AFFECTED, { total: 1, appointments: appointments.slice(2), are_hidden: false })
  ;(await button(box, 'Cancel 3 appointments')).click()
  await until(() =>
    root.querySelector('.notification.failure')?.textContent?.includes('1 could not be cancelled: It has begun.')
  )
  expect(await posts()[0]?.json()).toEqual({ appointments: uuids, message: 'Wasserschaden' })
  await until(() => box.querySelectorAll('.affected li').length === 1)
  await button(box, 'Cancel the appointment …')
})

test.each([
  [1280, 800],
  [390, 844]
])('at %d × %d, asks for the message in sight, above buttons that are whole', async (width, height) => {
  await page.viewport(width, height)
  const { appointments } = exampleAffected(YEAR)
  const many = Array.from({ length: 10 }, (_, at) => ({
    ...(appointments[0] as (typeof appointments)[number]),
    uuid: `00000000-0000-4000-8000-0000000006${10 + at}`
  }))
  answer(AFFECTED, { total: 10, appointments: many, are_hidden: false })
  const root = await open()
  root.querySelector<HTMLElement>('[aria-label="Appointments: Nationalfeiertag"]')?.click()
  const box = await dialog(root)
  ;(await button(box, 'Cancel 10 appointments …')).click()
  const message = await until(() => box.querySelector<HTMLTextAreaElement>('[name=message]'))
  await until(() => message.matches(':focus'))
  const bottomOf = (one: Element | null) => Math.round(one?.getBoundingClientRect().bottom ?? 0)
  const foot = box.querySelector('.dialog-actions') as Element
  await until(() => bottomOf(foot) === bottomOf(box))
  expect(bottomOf(message)).toBeLessThanOrEqual(foot.getBoundingClientRect().top)
  // and they stay there while one reads on
  box.querySelector('.modal-body')?.scrollTo(0, 0)
  await drawn()
  expect(bottomOf(foot)).toBe(bottomOf(box))
})

/** Holds responses of a route until the test sends them, in order of the requests. */
function held(route: string) {
  const waiting: ((response: Response) => void)[] = []
  answer(route, () => new Promise<Response>((resolve) => waiting.push(resolve)))
  return { count: () => waiting.length, send: (value: unknown, status = 200) => waiting.shift()?.(json(value, status)) }
}
const close = (form: HTMLDialogElement) => form.querySelector<HTMLElement>('[aria-label=Close]')?.click()
/** Long enough for a response to render. */
test.each([
  ['days', DAYS, 200],
  ['a failure', DAYS, 500],
  ['places', 'GET /api/v1/holiday-calendars', 200],
  ['no places', 'GET /api/v1/holiday-calendars', 500]
])('keeps the closed dialog of public holidays closed when it receives %s late', async (_what, route, status) => {
  const root = await open()
  const { count, send } = held(route)
  ;(await button(root, 'Import public holidays')).click()
  const form = await dialog(root)
  await until(count)
  close(form)
  await until(() => !form.open)
  send(route === DAYS ? exampleCalendar(YEAR) : exampleRegions, status)
  await drawn()
  expect(form.open).toBe(false)
})

test('reports a failed adoption without reopening the closed dialog', async () => {
  const root = await open()
  ;(await button(root, 'Import public holidays')).click()
  const form = await dialog(root)
  const { count, send } = held('POST /api/v1/holidays/selection')
  ;(await button(form, 'Import 3 days')).click()
  await until(count)
  close(form)
  await until(() => !form.open)
  send({}, 500)
  await until(() => root.querySelector('.notification.failure'))
  await drawn()
  expect(form.open).toBe(false)
})

test('retries failed holiday requests with the same choice, and logs the reason', async () => {
  const root = await open()
  ;(await button(root, 'Import public holidays')).click()
  const form = await dialog(root)
  await until(() => form.querySelector('.calendar-day'))
  answer(DAYS, {}, 500)
  const choose = (name: string, value: string) => {
    const select = field(form, name) as HTMLElement as HTMLSelectElement
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  choose('year', String(YEAR + 1))
  choose('language', 'de')
  const failed = await until(() => form.querySelector('.general-error'))
  expect(failed.textContent).toContain('#500')
  answer(DAYS, exampleCalendar(YEAR + 1))
  ;(await button(form, 'Try again')).click()
  await until(() => form.querySelector('.calendar-day'))
  const asked = new URL(requests.filter(({ url }) => url.includes('/days?')).at(-1)?.url ?? '').searchParams
  expect([asked.get('year'), asked.get('language')]).toEqual([String(YEAR + 1), 'de'])
})

test('logs why the appointments could not be loaded', async () => {
  answer(AFFECTED, {}, 500)
  const root = await open()
  root.querySelector<HTMLElement>('[aria-label="Appointments: Nationalfeiertag"]')?.click()
  const box = await dialog(root)
  const failed = await until(() => box.querySelector('.general-error'))
  expect(failed.textContent).toContain('#500')
})

test('shows only the number of appointments, and asks, to those who may not see them', async () => {
  const { root, form } = await begin(`?id=${branch.uuid}`)
  answer(AFFECTED, hidden)
  submit(form)
  const hits = await until(() => form.querySelector<HTMLElement>('.closure-hits'))
  expect(hits.textContent).toContain('12 appointments are booked in this time.')
  expect(hits.textContent).toContain('Only people assigned to this branch can see the appointments.')
  expect(hits.querySelector('.affected')).toBeNull()
  expect(posts()).toEqual([])
  const span = { date: `${YEAR}-08-02`, last_date: `${YEAR}-08-02`, start_time: null, end_time: null }
  answer('POST /api/v1/holidays', { ...closed, ...span, organization_uuid: branch.uuid }, 201)
  field(form, 'agreed').click()
  await until(() => field(form, 'agreed').checked && !form.querySelector('[type=submit][aria-busy=true]'))
  submit(form)
  await until(() => !root.querySelector('dialog[open]'))
  expect(posts()).toHaveLength(1)
})

test('does not close when the affected appointments cannot be checked', async () => {
  const { root, form } = await begin(`?id=${branch.uuid}`)
  answer(AFFECTED, {}, 403)
  submit(form)
  await until(() => root.querySelector('.notification.failure'))
  expect([form.open, posts()]).toEqual([true, []])
})

test('shows only the number of appointments affected by an existing closure to those who may not see them', async () => {
  answer(AFFECTED, hidden)
  const root = await open()
  root.querySelector<HTMLElement>('[aria-label="Appointments: Nationalfeiertag"]')?.click()
  const box = await dialog(root)
  await until(() => box.textContent?.includes('Only people assigned to this branch can see the appointments.'))
  expect(box.textContent).toContain('12 appointments are booked in this time.')
})

test('names a closure without label by its date', async () => {
  const [day] = exampleHolidays(YEAR, branch.uuid)
  answer('GET /api/v1/holidays', [{ ...day, label: '', kind: 'closure' }])
  const root = await open()
  root.querySelector<HTMLElement>(`[aria-label="Appointments: 1 January ${YEAR}"]`)?.click()
  const box = await dialog(root)
  await until(() => box.querySelector('h2')?.textContent === `Appointments: 1 January ${YEAR}`)
  close(box)
  await until(() => !box.open)
  root.querySelector<HTMLElement>(`[aria-label="Remove: 1 January ${YEAR}"]`)?.click()
  await until(() => root.querySelector('dialog[open] h2')?.textContent === `Remove “1 January ${YEAR}”?`)
})
