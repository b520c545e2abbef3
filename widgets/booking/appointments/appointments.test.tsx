import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { exampleAppointments } from '#contract/examples/appointments.example'
import { follow, open, prepareApp } from '../../app/testing.ts'
import { texts } from '../../testing/find.ts'
import { drawn, until } from '../../testing/mount.ts'
import { answer, requests, tenantLanguage } from '../../testing/network.ts'

prepareApp()

const PAGE = '/online-appointments/appointments/index'
const ROUTE = 'GET /api/v1/advisors/anna-gruber/appointments'
const listed = (changes: object = {}) => ({ appointments: exampleAppointments, total: 3, page_size: 20, ...changes })
const queries = () => requests.filter(({ url }) => url.includes('/appointments?')).map(({ url }) => new URL(url).search)

test('shows the general error with a retry when the server fails', async () => {
  answer(ROUTE, {}, 500)
  const { root } = await open(PAGE)
  await until(() => root.querySelector('.general-error'))
  answer(ROUTE, listed())
  root.querySelector<HTMLButtonElement>('.general-error button')?.click()
  await until(() => texts(root, '.appt-name').length === 3)
  expect(root.querySelector('.general-error')).toBeNull()
})

test('shows placeholders while loading', async () => {
  answer(ROUTE, () => new Promise<Response>(() => {}))
  const { root } = await open(PAGE)
  await until(() => root.querySelector('.appt-loading'))
  expect(root.querySelector('.appt-content')?.getAttribute('aria-busy')).toBe('true')
})

test.each([
  ['', 'No upcoming appointments'],
  ['?period=past', 'No past appointments']
])('says that the list is empty (%s)', async (query, title) => {
  answer(ROUTE, listed({ appointments: [], total: 0 }))
  const { root } = await open(PAGE + query)
  await until(() => texts(root, '.appt-empty h2').includes(title))
})

test('says for paper whose appointments these are, and which part of the list', async () => {
  answer(ROUTE, listed({ total: 67 }))
  const { root } = await open(PAGE)
  await until(() => texts(root, '.appt-name').length === 3)
  expect(texts(root, '.appt-printed')).toEqual(['Anna Gruber', 'Page 1 of 4'])
  answer(ROUTE, listed())
  const { root: other } = await open(PAGE)
  await until(() => texts(other, '.appt-name').length === 3)
  expect(texts(other, '.appt-printed')).toEqual(['Anna Gruber'])
})

test('links back to the first page from one beyond the last', async () => {
  answer(ROUTE, listed({ appointments: [] }))
  const { root } = await open(`${PAGE}?page=9`)
  await follow(root, 'Go to the first page')
  expect(location.search).toBe('')
})

test('reads an invalid address as the first page of upcoming appointments', async () => {
  answer(ROUTE, listed())
  await open(`${PAGE}?period=never&page=-1`)
  await until(() => queries().length)
  expect(queries()).toEqual(['?period=upcoming&page=1'])
})

test('ignores a response that a later choice has superseded', async () => {
  let late: (answer: Response) => void = () => {}
  answer(ROUTE, ({ url }: Request) =>
    url.includes('upcoming')
      ? new Promise<Response>((resolve) => (late = resolve))
      : Response.json(listed({ appointments: [], total: 0 }))
  )
  const { root } = await open(PAGE)
  await until(() => queries().length)
  await follow(root, 'Past')
  await until(() => root.querySelector('.appt-empty'))
  late(Response.json(listed()))
  await drawn()
  expect(texts(root, '.appt-name')).toEqual([])
})

test('groups appointments by day, in the branch’s time zone', async () => {
  answer(ROUTE, listed())
  const { root } = await open(PAGE)
  await until(() => texts(root, '.appt-name').length === 3)
  expect(texts(root, '.appt-day h2').map((day) => day?.replace(',', ''))).toEqual([
    'Wednesday 20 January 2027',
    'Friday 22 January 2027'
  ])
  expect(texts(root, '.appt-when time')).toEqual(['14:00–15:30', '16:00–16:30', '00:30–01:15'])
  expect(texts(root, '.appt-when span')).toEqual(['1 h 30 min', '30 min', '45 min'])
  expect(texts(root, '.appt-summary span')).toEqual(['3 appointments', 'Time zone: Central European Time'])
})

test('says no zone whose clock is the reader’s own', async () => {
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const appointments = exampleAppointments.map((one) => ({ ...one, time_zone }))
  answer(ROUTE, listed({ appointments }))
  const { root } = await open(PAGE)
  await until(() => texts(root, '.appt-name').length === 3)
  expect(texts(root, '.appt-summary span')).toEqual(['3 appointments'])
  root.querySelector<HTMLElement>('.appt-name')?.click()
  const facts = await until(() => root.querySelector('dialog[open] .appt-facts'))
  expect(facts.textContent).toContain('(1 h 30 min)')
})

test('shows customer, topic, type, note and contact, and marks cancelled appointments', async () => {
  answer(ROUTE, listed())
  const { root } = await open(PAGE)
  const first = await until(() => root.querySelector('.appt.booked'))
  for (const part of ['Maria Huber', 'Mortgage and property financing', 'By phone', 'Please compare the fixed']) {
    expect(first.textContent).toContain(part)
  }
  expect([...first.querySelectorAll('a')].map((link) => link.href)).toEqual([
    'tel:+436641234567',
    'mailto:maria.huber@example.com'
  ])
  expect(texts(root, '.appt.cancelled .appt-badge')).toEqual(['Cancelled'])
  expect(texts(root, '.appt.booked .appt-badge')).toEqual([])
})

test('has rows of two lines, also with a long note, which the details show whole', async () => {
  await page.viewport(1280, 900)
  onTestFinished(() => page.viewport(414, 896))
  const [first] = exampleAppointments
  const note = 'Please call before. '.repeat(20).trim()
  answer(
    ROUTE,
    listed({
      appointments: [
        { ...first, note },
        { ...first, state: 'requested' }
      ],
      total: 2
    })
  )
  const { root } = await open(PAGE)
  await until(() => root.querySelectorAll('.appt').length === 2)
  for (const { clientHeight } of root.querySelectorAll('.appt')) expect(clientHeight).toBeLessThanOrEqual(64)
  root.querySelector<HTMLElement>('.appt-name')?.click()
  await until(() => root.querySelector('dialog[open]')?.textContent?.includes(note))
})

test('names each branch when their time zones differ', async () => {
  const [first, , third] = exampleAppointments
  answer(ROUTE, listed({ appointments: [first, { ...third, time_zone: 'Europe/Lisbon' }], total: 2 }))
  const { root } = await open(PAGE)
  await until(() => texts(root, '.appt-name').length === 2)
  expect(texts(root, '.appt-when span:last-child')).toEqual(['Central European Time', 'Western European Time'])
  expect(texts(root, '.appt-summary span')).toEqual(['2 appointments'])
})

test('labels today', async () => {
  vi.useFakeTimers({ now: new Date('2027-01-20T08:00:00Z'), toFake: ['Date'] })
  answer(ROUTE, listed())
  tenantLanguage.current = 'de-AT'
  const { root } = await open(PAGE)
  await until(() => texts(root, '.appt-near').includes('Heute'))
  expect(texts(root, '.appt-day h2')[0]).toBe('HeuteMittwoch, 20. Jänner 2027')
  vi.useRealTimers()
})

test('keeps period and page in the address, and moves the focus to the list after a page change', async () => {
  answer(ROUTE, listed({ total: 45 }))
  const { root } = await open(PAGE)
  await until(() => texts(root, '.page-place p').includes('Page 1 of 3'))
  expect(texts(root, '.page-links a')).toEqual(['1', '2', '3', 'Next', ''])
  await follow(root, 'Next')
  await until(() => texts(root, '.page-place p').includes('Page 2 of 3'))
  expect(location.search).toBe('?page=2')
  await until(() => document.activeElement === root.querySelector('.appt-content'))
  await follow(root, 'Past')
  await until(() => queries().at(-1) === '?period=past&page=1')
  expect(location.search).toBe('?period=past')
})
