import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { AdvisorAppointment } from '#contract/appointments'
import { exampleAppointments } from '#contract/examples/appointments.example'
import { exampleInbox, exampleInboxRequests } from '#contract/examples/request-inbox.example'
import type { InboxRequest } from '#contract/request-inbox'
import { answerLeaving, leaveQuestion } from '../testing/leaving.ts'
import { type, until } from '../testing/mount.ts'
import { answer } from '../testing/network.ts'
import { follow, open, path, prepareApp } from './testing.ts'

prepareApp()

const PAGE = '/online-appointments/appointments/index'
const [call] = exampleAppointments as [AdvisorAppointment]
const [request] = exampleInboxRequests as [InboxRequest]

beforeEach(() => {
  answer('GET /api/v1/advisors/anna-gruber/appointments', { appointments: [call], total: 1, page_size: 20 })
  answer('GET /api/v1/contact-requests', exampleInbox)
  answer(`GET /api/v1/contact-requests/${request.uuid}`, { request, replies: [] })
  answer('GET /api/v1/reply-templates', [])
})

const dialogIn = (root: ParentNode) => root.querySelector<HTMLDialogElement>('dialog[open]')
const titleIn = (root: ParentNode) => dialogIn(root)?.querySelector('h2')?.textContent
const button = (root: ParentNode, text: string) =>
  until(() => [...root.querySelectorAll('button')].find((one) => one.textContent?.trim() === text))
const press = async (root: ParentNode, text: string) => (await button(root, text)).click()
const layer = () => history.state?.layer ?? 0

/** A page to which one Back too many would lead. */
async function openAfterStart(page: string) {
  history.pushState(null, '', '/app/my-card')
  history.pushState(null, '', '/app/')
  const { root } = await open(page)
  return root
}

async function openAppointment() {
  const root = await openAfterStart(PAGE)
  await press(root, 'Maria Huber')
  await until(() => layer() === 1 && location.search === `?appointment=${call.uuid}`)
  return root
}

test('Back leaves a step of an appointment, then its dialog, and stays on the page', async () => {
  const root = await openAppointment()
  await press(root, 'Cancel appointment')
  await until(() => layer() === 2)
  history.back()
  await until(() => titleIn(root) === 'Maria Huber' && layer() === 1)
  expect(location.search).toBe(`?appointment=${call.uuid}`)
  history.back()
  await until(() => !dialogIn(root) && !location.search)
  expect(path()).toBe(`/app${PAGE}`)
})

test('a dialog and a step that are closed by their buttons take their entries along', async () => {
  const root = await openAppointment()
  await press(root, 'Cancel appointment')
  await until(() => layer() === 2)
  await press(root, 'Back')
  await until(() => layer() === 1)
  dialogIn(root)?.querySelector<HTMLElement>('.modal-header button')?.click()
  await until(() => !dialogIn(root) && layer() === 0 && !location.search)
  expect(path()).toBe(`/app${PAGE}`)
})

test('Back asks before it discards what was typed in a step, and asks again after the user stayed', async () => {
  const root = await openAppointment()
  await press(root, 'Cancel appointment')
  const field = await until(() => root.querySelector('textarea'))
  type(field, 'I am ill.')
  await until(() => layer() === 2)
  history.back()
  await until(() => leaveQuestion(root))
  await answerLeaving(root, 'Keep editing')
  await until(() => layer() === 2)
  expect(field.isConnected && field.value).toBe('I am ill.')
  history.back()
  await answerLeaving(root, 'Discard changes')
  await until(() => titleIn(root) === 'Maria Huber' && layer() === 1)
})

test('Back at the question about a step’s input keeps the step, its input and its entry', async () => {
  const root = await openAppointment()
  await press(root, 'Cancel appointment')
  const field = await until(() => root.querySelector('textarea'))
  type(field, 'I am ill.')
  await until(() => layer() === 2)
  history.back()
  await until(() => leaveQuestion(root) && layer() === 2)
  history.back()
  await until(() => !leaveQuestion(root) && layer() === 2)
  expect([field.isConnected, field.value, location.search]).toEqual([true, 'I am ill.', `?appointment=${call.uuid}`])
})

test('Back closes the menu of a phone and the search; a link followed in the menu replaces its entry', async () => {
  const root = await openAfterStart('/my-card')
  for (const opener of ['.dock > button', '.search-button']) {
    root.querySelector<HTMLElement>(opener)?.click()
    await until(() => dialogIn(root) && layer() === 1)
    history.back()
    await until(() => !dialogIn(root))
    expect(path()).toBe('/app/my-card')
  }
  root.querySelector<HTMLElement>('.dock > button')?.click()
  await until(() => layer() === 1)
  const { length } = history
  await follow(dialogIn(root) as ParentNode, 'Requests')
  await until(() => path() === '/app/requests' && !dialogIn(root))
  expect([history.length, layer()]).toEqual([length, 0])
  history.back()
  await until(() => path() === '/app/my-card')
})

test('a request has one entry, whether Back or its button closes it', async () => {
  const root = await openAfterStart('/requests')
  const name = await until(() => root.querySelector<HTMLElement>('.request-name'))
  for (const isBack of [true, false]) {
    name.click()
    await until(() => dialogIn(root)?.querySelector('.request-facts') && layer() === 1)
    const { length } = history
    if (isBack) history.back()
    else dialogIn(root)?.querySelector<HTMLElement>('.modal-header button')?.click()
    await until(() => !dialogIn(root) && layer() === 0 && !location.search)
    expect(history.length).toBe(length)
  }
  expect(path()).toBe('/app/requests')
})

test('a request whose address was opened is closed by its button for good', async () => {
  const root = await openAfterStart(`/requests?id=${request.uuid}`)
  await until(() => dialogIn(root)?.querySelector('.request-facts') && layer() === 1)
  dialogIn(root)?.querySelector<HTMLElement>('.modal-header button')?.click()
  await until(() => !dialogIn(root) && layer() === 0)
  expect(location.search).toBe('')
})

test('a dialog that is opened again while its entry is being taken along stays open', async () => {
  const root = await openAppointment()
  const name = await button(root, 'Maria Huber')
  const { go } = history
  vi.spyOn(history, 'go').mockImplementationOnce((by) => {
    go.call(history, by)
    name.click()
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const turned = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  dialogIn(root)?.querySelector<HTMLElement>('.modal-header button')?.click()
  await turned
  await until(() => layer() === 1 && location.search === `?appointment=${call.uuid}`)
  expect(titleIn(root)).toBe('Maria Huber')
})

test('each step of an appointment begins at the top of its dialog', async () => {
  await page.viewport(390, 400)
  onTestFinished(() => page.viewport(414, 896))
  const root = await openAppointment()
  const body = await until(() => dialogIn(root)?.querySelector<HTMLElement>('.modal-body'))
  await until(() => body.scrollHeight > body.clientHeight)
  body.scrollTop = 200
  expect(body.scrollTop).toBeGreaterThan(0)
  await press(root, 'Cancel appointment')
  await until(() => titleIn(root) !== 'Maria Huber')
  expect(body.scrollTop).toBe(0)
})
