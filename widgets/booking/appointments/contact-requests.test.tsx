import { beforeEach, expect, test, vi } from 'vitest'
import { exampleContactRequests } from '#contract/examples/contact-requests.example'
import { follow, initOf, open, prepareApp } from '../../app/testing.ts'
import { until } from '../../testing/mount.ts'
import { answer, json, requests, tenantLanguage } from '../../testing/network.ts'

prepareApp()

const PAGE = '/online-appointments/appointments/index'
const TAB = `${PAGE}?tab=requests`
const LIST = 'GET /api/v1/advisors/anna-gruber/contact-requests'
const [call, appointment, message] = exampleContactRequests as [Example, Example, Example]
type Example = (typeof exampleContactRequests)[number]
const SAVE = `PUT /api/v1/advisors/anna-gruber/contact-requests/${call.uuid}`

const listed = (changes: object = {}) => ({
  contact_requests: exampleContactRequests,
  total: 3,
  open: 2,
  page_size: 20,
  ...changes
})
beforeEach(() => {
  answer('GET /api/v1/advisors/anna-gruber/appointments', { appointments: [], total: 0, page_size: 20 })
  answer(LIST, listed())
})

const texts = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)].map((one) => one.textContent)
const asked = () =>
  requests.filter(({ url }) => url.includes('/contact-requests?')).map(({ url }) => new URL(url).search)
const saved = () => Promise.all(requests.filter(({ method }) => method === 'PUT').map((one) => one.clone().json()))

/** Mounts the tab; returns the first request's checkbox. */
async function visit(address = TAB) {
  const { root } = await open(address)
  const box = () => until(() => root.querySelector<HTMLInputElement>('.request input[type=checkbox]'))
  const summary = () => root.querySelector('.appts > [role=status]')?.textContent
  return { root, box, summary }
}

test('hides the tab without the module, and shows the appointments at its address', async () => {
  const { root } = await open(TAB, initOf({ off: 'contact-api' }))
  await until(() => texts(root, '.appt-empty h2').includes('No upcoming appointments'))
  expect([root.querySelector('.page-tabs'), asked()]).toEqual([null, []])
})

test('shows the general error with a retry when the server fails', async () => {
  answer(LIST, {}, 500)
  const { root } = await visit()
  await until(() => root.querySelector('.general-error'))
  expect(root.querySelector('.tab-count')).toBeNull()
  answer(LIST, listed())
  root.querySelector<HTMLButtonElement>('.general-error button')?.click()
  await until(() => texts(root, '.appt-name').length === 3)
})

test('shows placeholders while loading', async () => {
  answer(LIST, () => new Promise<Response>(() => {}))
  const { root } = await visit()
  await until(() => root.querySelector('.appt-loading'))
  expect(root.querySelector('.appt-content')?.getAttribute('aria-busy')).toBe('true')
})

test('says that the list is empty, and links back from a page beyond the last', async () => {
  answer(LIST, listed({ contact_requests: [], total: 0, open: 0 }))
  const { root } = await visit(`${TAB}&page=9`)
  await follow(root, 'Go to the first page')
  await until(() => asked().length > 1 && texts(root, '.appt-empty h2').includes('No requests'))
  expect([location.search, asked()]).toEqual(['?tab=requests', ['?page=9', '?page=1']])
})

test('keeps a mark that could not be saved, with an error and a retry', async () => {
  answer(SAVE, {}, 503)
  const { root, box, summary } = await visit()
  ;(await box()).click()
  await until(() => texts(root, '[role=alert]').some((text) => text?.includes('This could not be saved.')))
  expect([(await box()).checked, summary(), texts(root, '.tab-count')]).toEqual([true, '2 open requests', ['2']])
  await follow(root, 'Booked appointments')
  await until(() => root.querySelector('.appt-periods'))
  const tab = await until(() => root.querySelector<HTMLAnchorElement>('.page-tabs a:last-child'))
  tab.click()
  await until(() => root.querySelector('.request-failed'))
  answer(SAVE, undefined, 204)
  root.querySelector<HTMLButtonElement>('.request-failed button')?.click()
  await until(() => !root.querySelector('.request-failed'))
  expect([await saved(), summary()]).toEqual([[{ done: true }, { done: true }], '1 open request'])
})

test('marks a request as done and open again in place, and updates the count of open requests', async () => {
  answer(SAVE, undefined, 204)
  const { root, box, summary } = await visit()
  ;(await box()).focus()
  ;(await box()).click()
  await until(() => summary() === '1 open request' && texts(root, '.request.done .appt-name').length === 2)
  expect(texts(root, '.request.done .appt-name')).toEqual(['Maria Huber', 'Eva Moser'])
  expect(texts(root, '.tab-count')).toEqual(['1'])
  expect(document.activeElement).toBe(await box())
  await vi.waitFor(async () => expect(await saved()).toHaveLength(1), 20_000)
  ;(await box()).click()
  await until(() => summary() === '2 open requests')
  await vi.waitFor(async () => expect(await saved()).toEqual([{ done: true }, { done: false }]), 20_000)
})

test('ends in the last chosen state when a mark is reverted while saving', async () => {
  let release: (answer: Response) => void = () => {}
  answer(SAVE, () => new Promise<Response>((resolve) => (release = resolve)))
  const { box } = await visit()
  ;(await box()).click()
  await vi.waitFor(async () => expect(await saved()).toHaveLength(1), 20_000)
  ;(await box()).click()
  answer(SAVE, undefined, 204)
  release(json(undefined, 204))
  await vi.waitFor(async () => expect(await saved()).toEqual([{ done: true }, { done: false }]), 20_000)
  expect((await box()).checked).toBe(false)
})

test('shows who asks for what, when it arrived, the preferred time in the branch’s zone, and how to reach them', async () => {
  const { root } = await visit()
  await until(() => texts(root, '.appt-name').length === 3)
  expect(texts(root, '.appt-day h2')).toEqual(['Open', 'Done'])
  expect(texts(root, '.request-kind')).toEqual(['Callback request', 'Appointment request', 'Message'])
  expect(texts(root, '.request-came time')[0]).toMatch(/^20 January 2027, 14:05$/)
  expect(texts(root, '.request-time').map((text) => text?.replace('Friday,', 'Friday'))).toEqual([
    'Best time to call: Friday 22 January 2027, 09:00–11:30 (Central European Time)',
    'Preferred time: Friday 29 January 2027'
  ])
  expect(texts(root, '.request-note')).toEqual([appointment.note, message.note])
  expect([...root.querySelectorAll<HTMLAnchorElement>('.appt-contact a')].map(({ href }) => href)).toEqual([
    'tel:+436641234567',
    'mailto:maria.huber@example.com',
    'mailto:johann.steiner@example.com',
    'tel:+436641234567',
    'mailto:eva.moser@example.com'
  ])
  expect(texts(root, '.request-mark label')[0]).toBe('Done: Maria Huber')
})

test('shows the count of open requests next to the appointments, and opens by its address', async () => {
  tenantLanguage.current = 'de-AT'
  const { root } = await visit(PAGE)
  await until(() => root.querySelector('.tab-count'))
  expect(texts(root, '.page-tabs a')).toEqual(['Gebuchte Termine', 'Anfragen2(2 offene Anfragen)'])
  expect(texts(root, '.page-tabs [aria-current]')).toEqual(['Gebuchte Termine'])
  root.querySelector<HTMLAnchorElement>('.page-tabs a:last-child')?.click()
  await until(() => root.querySelector('.request'))
  expect([location.search, texts(root, '.page-tabs [aria-current]')]).toEqual([
    '?tab=requests',
    ['Anfragen2(2 offene Anfragen)']
  ])
})

test('keeps the page in the address', async () => {
  answer(LIST, listed({ total: 45 }))
  const { root } = await visit()
  await follow(root, 'Next')
  await until(() => texts(root, '.page-links span').includes('Page 2 of 3'))
  expect(location.search).toBe('?tab=requests&page=2')
  await until(() => document.activeElement === root.querySelector('.appt-content'))
})
