import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { exampleFoundAdvisors, exampleReach, exampleSubscribers } from '#contract/examples/push-form.example'
import { examplePushHistory } from '#contract/examples/push-history.example'
import type { PushHistory, PushRecord } from '#contract/push-history'
import { initOf, open as openApp, prepareApp } from '../../app/testing.ts'
import { holdTimers } from '../../testing/hold-timers.ts'
import { drawn, type, until } from '../../testing/mount.ts'
import { answer, json, requests } from '../../testing/network.ts'

prepareApp()

const LIST = 'GET /api/v1/wallet-cards/notifications'
type Six = [PushRecord, PushRecord, PushRecord, PushRecord, PushRecord, PushRecord]
const [scheduled, underWay, trial, sent, withdrawn, cancelled] = examplePushHistory.notifications as Six
const me = {
  roles: ['marketing-manager' as const],
  alias: null,
  is_institutional: false,
  full_name: 'Sophie Wallner',
  email_address: 'marketing@demo.example'
}
const of = (...notifications: PushRecord[]): PushHistory => ({
  ...examplePushHistory,
  has_more: false,
  notifications
})
const approving = ({ uuid }: PushRecord) => `POST /api/v1/wallet-cards/notifications/${uuid}/approval`
const taking = ({ uuid }: PushRecord) => `DELETE /api/v1/wallet-cards/notifications/${uuid}`

type Root = Awaited<ReturnType<typeof openApp>>['root']
const texts = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)].map((one) => one.textContent)
/** Polling interval while something is pending. */
const SOON = 2500
let looks: ReturnType<typeof holdTimers>
beforeEach(() => {
  looks = holdTimers(SOON)
  return () => vi.restoreAllMocks()
})
/** Waits until the next poll is scheduled. */
async function look() {
  await until(looks.count)
  looks.elapse()
}

const rows = (root: Root) => [...root.querySelectorAll('.push-record')]
const states = (root: Root) =>
  texts(root, '.push-record').map((_, index) => texts(rows(root)[index] as Element, '.push-state'))
const button = (root: ParentNode, text: string) =>
  until(() => [...root.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent === text))
const asked = (method: string) => requests.filter((one) => one.method === method && one.url.includes('/notifications'))
const open = async (history?: PushHistory) => {
  if (history) answer(LIST, history)
  const { root } = await openApp('/wallet-cards/send-push-notifications', initOf({ me }), '.push-history')
  return root
}
const listed = async (history: PushHistory) => {
  const root = await open(history)
  await until(() => rows(root).length === history.notifications.length)
  return root
}

test('shows an error and a retry when the list fails to load', async () => {
  answer(LIST, {}, 500)
  const root = await open()
  const again = await button(await until(() => root.querySelector('.push-history .general-error')), 'Try again')
  answer(LIST, of(sent))
  again.click()
  await until(() => rows(root).length === 1)
})

test('says that nothing has been sent yet', async () => {
  const root = await open(of())
  await until(() => texts(root, '.push-history .lead')[0] === 'Nothing has been sent yet.')
})

test('shows state, time in the institution’s zone, sender and outcome of each notification', async () => {
  const root = await listed(of(...examplePushHistory.notifications))
  expect(states(root)).toEqual([
    ['Scheduled'],
    ['Being sent'],
    ['Sent', 'Test'],
    ['Sent'],
    ['Withdrawn'],
    ['Cancelled']
  ])
  const [row] = rows(root).slice(3)
  expect(texts(row as Element, 'time')).toEqual(['22 Nov 2026, 09:00'])
  expect(texts(row as Element, '.help')).toEqual(['Sophie Wallner, for the cards of 12 advisors'])
  expect(texts(row as Element, '.push-outcomes p')).toEqual([
    'Apple Wallet: 3,100 delivered, 12 removed, 3 not reached',
    'Google Wallet: 1,085 delivered, 0 removed, 0 not reached'
  ])
  expect(texts(rows(root)[4] as Element, '.help')[1]).toContain('Stopped by Sophie Wallner, 20 Nov 2026')
})

test('lets only scheduled and sent notifications be withdrawn', async () => {
  const root = await listed(of(scheduled, underWay, trial, sent, withdrawn, cancelled))
  expect(rows(root).map((row) => texts(row, 'button'))).toEqual([
    ['Do not send'],
    ['Withdraw'],
    ['Withdraw'],
    ['Withdraw'],
    [],
    []
  ])
})

const held: PushRecord = { ...scheduled, state: 'awaiting-approval', may_approve: true }

test('does not offer the sender to approve', async () => {
  const root = await listed(of({ ...held, may_approve: false }))
  expect([states(root), texts(root, '.push-record button')]).toEqual([[['Waiting for approval']], ['Do not send']])
})

const approve = async (root: Root) => {
  ;(await button(root, 'Approve and send')).click()
  const question = await until(() => root.querySelector('dialog[open]'))
  expect(question.textContent).toContain('goes to 4,200 cards')
  return question
}

test('approves nothing before the question is answered', async () => {
  const root = await listed(of(held))
  ;(await button(await approve(root), 'Cancel')).click()
  await until(() => !root.querySelector('dialog[open]'))
  expect(asked('POST')).toEqual([])
})

test('says why an approval is refused', async () => {
  answer(approving(held), { message: 'This notification is no longer waiting for approval.' }, 409)
  const root = await listed(of(held))
  ;(await button(await approve(root), 'Approve and send')).click()
  await until(() => texts(root, '.notification p')[0] === 'This notification is no longer waiting for approval.')
})

test('sends what another marketing manager wrote once the user approves it', async () => {
  answer(approving(held), undefined, 204)
  const root = await listed(of(held))
  answer(LIST, of({ ...held, state: 'scheduled', may_approve: false, approver_name: 'Jonas Berg' }))
  ;(await button(await approve(root), 'Approve and send')).click()
  await until(() => states(root)[0]?.[0] === 'Scheduled')
  expect(texts(root, '.push-record .help')).toContain('Approved by Jonas Berg')
  expect(texts(root, '.notification p')).toEqual(['Notification approved'])
})

test('polls the progress only while something is being sent', async () => {
  const root = await listed(of(underWay))
  expect(texts(root, '.push-progress span')).toEqual(['1,504 of 4,200 devices'])
  expect(root.querySelector('progress')?.value).toBe(1504)
  answer(LIST, of({ ...underWay, state: 'sent' }))
  await look()
  await until(() => states(root)[0]?.[0] === 'Sent')
  await drawn()
  expect([looks.count(), root.querySelector('progress')]).toEqual([0, null])
})

test('keeps the list when polling fails, and polls again', async () => {
  const root = await listed(of(underWay))
  answer(LIST, {}, 500)
  await look()
  await until(() => asked('GET').length > 1)
  expect(rows(root)).toHaveLength(1)
  answer(LIST, of({ ...underWay, state: 'sent' }))
  await look()
  await until(() => states(root)[0]?.[0] === 'Sent')
})

test('shows a sent notification immediately', async () => {
  answer('GET /api/v1/search/advisors-by-name', exampleFoundAdvisors)
  answer('GET /api/v1/wallet-cards/subscribers', exampleSubscribers)
  answer('POST /api/v1/wallet-cards/reach', exampleReach)
  answer('POST /api/v1/wallet-cards/notifications', {}, 201)
  const root = await open(of())
  await userEvent.fill(root.querySelector('[role=combobox]') as Element, 'gru')
  ;(await until(() => root.querySelector<HTMLElement>('[role=option]'))).click()
  type(root.querySelector('[name=text]'), 'Hello')
  ;(await until(() => root.querySelector<HTMLElement>('main [type=submit][aria-disabled=false]'))).click()
  answer(LIST, of(sent))
  ;(await button(await until(() => root.querySelector('dialog[open]')), 'Send')).click()
  await until(() => rows(root).length === 1)
})

test('loads earlier notifications on demand', async () => {
  const root = await listed({ ...of(scheduled, sent), has_more: true })
  answer(LIST, ({ url }: Request) => json(of(...(url.includes(`before=${sent.uuid}`) ? [withdrawn] : [scheduled]))))
  const more = await button(root, 'Show earlier')
  more.click()
  await until(() => rows(root).length === 3)
  expect(texts(root, '.push-history button')).not.toContain('Show earlier')
})

test.each([
  ['Withdraw', sent],
  ['Do not send', scheduled]
])('%s asks first, and does nothing when declined', async (action, record) => {
  const root = await listed(of(record))
  ;(await button(root, action)).click()
  const question = await until(() => root.querySelector('dialog[open]'))
  expect(question.textContent).toContain(record.text)
  ;(await button(question, 'Cancel')).click()
  await until(() => !root.querySelector('dialog[open]'))
  expect(asked('DELETE')).toEqual([])
})

test.each([
  ['Withdraw', sent, { ...sent, state: 'withdrawn' as const }],
  ['Do not send', scheduled, { ...scheduled, state: 'cancelled' as const }]
])('%s withdraws after confirmation and updates the list', async (action, record, after) => {
  const root = await listed(of(record))
  answer(taking(record), undefined, 204)
  ;(await button(root, action)).click()
  answer(LIST, of(after))
  ;(await button(await until(() => root.querySelector('dialog[open]')), action)).click()
  await until(() => !root.querySelector('dialog[open]') && !texts(root, '.push-record button').length)
  expect(asked('DELETE')).toHaveLength(1)
})

test('reports a failed withdrawal and keeps the notification', async () => {
  const root = await listed(of(sent))
  answer(taking(sent), {}, 500)
  ;(await button(root, 'Withdraw')).click()
  ;(await button(await until(() => root.querySelector('dialog[open]')), 'Withdraw')).click()
  await until(() => texts(root, '.notification.failure p, .notification p')[0]?.startsWith('Unfortunately'))
  expect(states(root)).toEqual([['Sent']])
})
