import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { exampleFoundAdvisors, exampleReach, exampleSubscribers } from '#contract/examples/push-form.example'
import { examplePushHistory } from '#contract/examples/push-history.example'
import type { PushHistory, PushRecord } from '#contract/push-history'
import { initOf, open as openApp, prepareApp } from '../../app/testing.ts'
import { button, texts } from '../../testing/find.ts'
import { holdTimers } from '../../testing/hold-timers.ts'
import { answerLeaving } from '../../testing/leaving.ts'
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
/** Polling interval while something is pending. */
const SOON = 2500
let looks: ReturnType<typeof holdTimers>
beforeEach(() => {
  looks = holdTimers(SOON)
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})
/** Waits until the next poll is scheduled. */
async function look() {
  await until(looks.count)
  looks.elapse()
}

const rows = (root: Root) => [...root.querySelectorAll('.push-record')]
const states = (root: Root) => rows(root).map((row) => texts(row, '.push-state'))
/** Opens the details of a row. */
const details = async (root: Root, index = 0) => {
  const row = await until(() => rows(root)[index])
  row.querySelector<HTMLElement>('.push-open')?.click()
  return until(() => root.querySelector<HTMLDialogElement>('dialog[open]:has(.push-details)'))
}
const buttonsOf = (box: Element) => texts(box, '.modal-footer button')
/** The question above the details. */
const question = (root: Root) =>
  until(() => root.querySelector<HTMLDialogElement>('dialog[open]:not(:has(.push-details))'))
const answered = (root: Root) => until(() => !root.querySelector('dialog[open]:not(:has(.push-details))'))
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

test('shows text, state, time in the institution’s zone, branches and figures of each notification', async () => {
  const root = await listed(of(...examplePushHistory.notifications))
  expect(states(root)).toEqual([['Scheduled'], ['Being sent'], ['Sent', 'Test'], ['Sent'], ['Withdrawn'], ['Not sent']])
  expect(texts(root, '.push-history thead th')).toEqual([
    'Message',
    'Status',
    'When',
    'Audience',
    'Devices',
    'Delivered',
    'Removed',
    'Not reached'
  ])
  const cells = (index: number) => texts(rows(root)[index] as Element, 'td').map((cell) => cell?.replace(/^.*?: /, ''))
  expect(cells(3).slice(1)).toEqual(['22 Nov 2026, 09:00', 'Filiale Wien Innere Stadt', '4,200', '4,185', '12', '3'])
  // nothing is known of what has not begun
  expect(cells(0).slice(3)).toEqual(['4,200', '', '', ''])
  expect(cells(2)[2]).toBe('Own test cards')
})

test('the details name audience, sender and what is known of each platform', async () => {
  const branches = ['Graz', 'Linz', 'Salzburg', 'Wien']
  const root = await listed(of({ ...sent, branches, approver_name: 'Jonas Berg' }, withdrawn))
  const box = await details(root)
  expect(box.textContent).toContain('For the cards of 12 advisors: Graz, Linz and 2 more branches')
  expect(texts(box, '.push-outcome')).toEqual([
    'Apple Wallet: 3,100 delivered, 12 removed, 3 not reached',
    'Google Wallet: 1,085 delivered, 0 removed, 0 not reached'
  ])
  expect(texts(box, '.help')).toEqual(['Written by Sophie Wallner', 'Approved by Jonas Berg'])
  box.querySelector<HTMLElement>('[aria-label=Close]')?.click()
  await until(() => !root.querySelector('dialog[open]'))
  expect(texts(await details(root, 1), '.help')[1]).toContain('Withdrawn by Sophie Wallner, 20 Nov 2026')
})

test('calls a notification that is not to be sent the same wherever it is spoken of', async () => {
  const box = await details(await listed(of(cancelled)))
  expect(texts(box, '.push-state')).toEqual(['Not sent'])
  expect(texts(box, '.help')[1]).toContain('Not sent, decided by Jonas Berg, 18 Nov 2026')
})

test.each([
  [scheduled, ['Do not send', 'Edit']],
  [underWay, ['Withdraw', 'Use as template']],
  [trial, ['Withdraw', 'Use as template']],
  [sent, ['Withdraw', 'Use as template']],
  [{ ...sent, state: 'undelivered' as const }, ['Withdraw', 'Use as template']],
  [withdrawn, ['Use as template']],
  [cancelled, ['Use as template']]
])('what can be done depends on the state: $state', async (record, actions) => {
  expect(buttonsOf(await details(await listed(of(record))))).toEqual(actions)
})

const SETUP = 'GET /api/v1/wallet-cards/push-setup'
const setup = { apple: false, google: false, link_hosts: [], needs_approval: false }
const none = { delivered: 0, gone: 0, failed: 0 }
const nothing = { apple: none, google: none }

test('counts all devices that got nothing as not reached, once sending has ended', async () => {
  const root = await listed(of(underWay, { ...sent, state: 'undelivered', subscribers: 20, outcomes: nothing }))
  const figures = (index: number) =>
    texts(rows(root)[index] as Element, 'td')
      .slice(-4)
      .map((cell) => cell?.replace(/^.*?: /, ''))
  expect(figures(1)).toEqual(['20', '0', '0', '20'])
  expect(figures(0)).toEqual(['4,200', '1,500', '4', '2'])
})

test.each([
  ['nobody had agreed', { subscribers: 0, outcomes: nothing }, setup, 'no one with a card'],
  ['push is not set up', { outcomes: nothing }, setup, 'push notifications are not set up on this server'],
  ['the phones were off', { outcomes: { ...nothing, apple: { ...none, failed: 3 } } }, setup, 'no device could'],
  ['nothing is known', { outcomes: nothing }, { ...setup, google: true }, 'no device could']
])('does not call sent what reached no device, and says why: %s', async (_why, changes, platforms, reason) => {
  answer(SETUP, platforms)
  const root = await listed(of({ ...sent, state: 'undelivered', ...changes }))
  expect(states(root)).toEqual([['Not delivered']])
  const box = await details(root)
  await until(() => texts(box, '.notice')[0]?.startsWith(`Not delivered: ${reason}`))
})

const held: PushRecord = { ...scheduled, state: 'awaiting-approval', may_approve: true }
/** Goes as soon as it is approved. */
const heldNow: PushRecord = { ...held, created_at: held.due_at }

test('does not offer the sender to approve', async () => {
  const root = await listed(of({ ...held, may_approve: false }))
  expect(states(root)).toEqual([['Waiting for approval']])
  expect(buttonsOf(await details(root))).toEqual(['Do not send', 'Edit'])
})

test('marks what waits for the user beside what waits for others', async () => {
  const own = { ...held, uuid: '6f1c9f0e-0000-4000-8000-000000000009', may_approve: false }
  const root = await listed(of(held, own))
  expect(states(root).toSorted()).toEqual([['Waiting for approval'], ['Waiting for your approval']])
})

test('the question of an approval names text, link and audience, with space between them', async () => {
  const root = await listed(of({ ...heldNow, link: 'https://alpenbank.example/weltspartag' }))
  const box = await approve(root)
  expect(box.textContent).toContain('https://alpenbank.example/weltspartag')
  expect(box.textContent).toContain('For the cards of 12 advisors: Filiale Wien Innere Stadt')
  const parts = [...box.querySelectorAll('.push-asked, .push-asked > *')].map((one) => one.getBoundingClientRect())
  const sentence = box.querySelector('.modal-body p')?.getBoundingClientRect()
  expect((parts[0]?.top ?? 0) - (sentence?.bottom ?? 0)).toBeGreaterThan(8)
  for (const [at, { top }] of parts.entries()) if (at > 1) expect(top - (parts[at - 1]?.bottom ?? 0)).toBeGreaterThan(8)
})

const approve = async (root: Root) => {
  ;(await button(await details(root), 'Approve and send')).click()
  const box = await question(root)
  expect(box.textContent).toContain('The notification is sent immediately, to 4,200 devices.')
  return box
}

test('the question says when a planned notification goes, and to how many devices', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') })
  answer(approving(held), undefined, 204)
  const root = await listed(of(held))
  ;(await button(await details(root), 'Approve')).click()
  const box = await question(root)
  expect(box.querySelector('h2')?.textContent).toBe('Approve')
  expect(box.textContent).toContain(
    'The notification will be sent on 1 December 2026 at 09:00. Right now it would reach 4,200 devices.'
  )
  ;(await button(box, 'Approve')).click()
  await until(() => texts(root, 'dialog .notification p')[0] === 'Notification approved')
})

test('says that a notification goes now if its time has passed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T10:00:00Z') })
  await approve(await listed(of(held)))
})

test.each([
  [false, 1],
  [true, 0]
])('the question says whether phones are reached at all: %j', async (apple, count) => {
  answer(SETUP, { ...setup, apple })
  const root = await listed(of(heldNow))
  await until(() => texts(root, '.push-page > .notice').length)
  const box = await approve(root)
  expect(texts(box, '.notice')).toHaveLength(count)
  // nothing is deleted
  expect(box.querySelector('.modal-footer .danger')).toBeNull()
})

test('approves nothing before the question is answered', async () => {
  const root = await listed(of(heldNow))
  ;(await button(await approve(root), 'Cancel')).click()
  await answered(root)
  expect(asked('POST')).toEqual([])
})

test('says why an approval is refused', async () => {
  answer(approving(held), { message: 'This notification is no longer waiting for approval.' }, 409)
  const root = await listed(of(heldNow))
  ;(await button(await approve(root), 'Approve and send')).click()
  await until(() => texts(root, '.notification p')[0] === 'This notification is no longer waiting for approval.')
})

test('sends what another marketing manager wrote once the user approves it', async () => {
  answer(approving(held), undefined, 204)
  const root = await listed(of(heldNow))
  answer(LIST, of({ ...heldNow, state: 'scheduled', may_approve: false, approver_name: 'Jonas Berg' }))
  ;(await button(await approve(root), 'Approve and send')).click()
  await until(() => states(root)[0]?.[0] === 'Scheduled')
  expect(texts(root, '.push-details .help')).toContain('Approved by Jonas Berg')
  await until(() => texts(root, 'dialog .notification p')[0] === 'Notification approved')
  expect(await asked('POST')[0]?.json()).toEqual({ revision: held.revision })
})

test('polls the progress only while something is being sent', async () => {
  const root = await listed(of(underWay))
  await details(root)
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
  ;(await button(await details(root), action)).click()
  const box = await question(root)
  expect(box.textContent).toContain(record.text)
  ;(await button(box, 'Cancel')).click()
  await answered(root)
  expect(asked('DELETE')).toEqual([])
})

test.each([
  ['Withdraw', sent, { ...sent, state: 'withdrawn' as const }],
  ['Do not send', scheduled, { ...scheduled, state: 'cancelled' as const }]
])('%s withdraws after confirmation and updates the list', async (action, record, after) => {
  const root = await listed(of(record))
  answer(taking(record), undefined, 204)
  const box = await details(root)
  ;(await button(box, action)).click()
  answer(LIST, of(after))
  ;(await button(await question(root), action)).click()
  await answered(root)
  await until(() => texts(box, '.push-state')[0] === (action === 'Withdraw' ? 'Withdrawn' : 'Not sent'))
  expect(asked('DELETE')).toHaveLength(1)
})

test('reports a failed withdrawal and keeps the notification', async () => {
  const root = await listed(of(sent))
  answer(taking(sent), {}, 500)
  ;(await button(await details(root), 'Withdraw')).click()
  ;(await button(await question(root), 'Withdraw')).click()
  await until(() => texts(root, '.notification.failure p, .notification p')[0]?.startsWith('Unfortunately'))
  expect(states(root)).toEqual([['Sent']])
})

const PLANNED = `/api/v1/wallet-cards/notifications/${scheduled.uuid}`
const planned = {
  revision: 7,
  text: scheduled.text,
  link: scheduled.link,
  advisors: exampleFoundAdvisors.slice(0, 1),
  send_at: '2026-12-01T09:00'
}
const field = (root: Root, name: string) => root.querySelector<HTMLInputElement>(`main [name=${name}]`)
const edit = async (root: Root) => (await button(await details(root), 'Edit')).click()
const editing = async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') })
  answer('POST /api/v1/wallet-cards/reach', exampleReach)
  answer('GET /api/v1/wallet-cards/subscribers', exampleSubscribers)
  const root = await listed(of(scheduled))
  answer(`GET ${PLANNED}`, planned)
  await edit(root)
  await until(() => field(root, 'send_at')?.value === planned.send_at)
  return root
}

test('says why a notification can no longer be changed', async () => {
  const root = await listed(of(scheduled))
  answer(`GET ${PLANNED}`, { message: 'This notification is being sent.' }, 409)
  await edit(root)
  await until(() => texts(root, '.notification p')[0] === 'This notification is being sent.')
  expect(field(root, 'text')?.value).toBe('')
})

test('asks before a change replaces what is being written', async () => {
  const root = await listed(of(scheduled))
  type(field(root, 'text'), 'Something else')
  await edit(root)
  await answerLeaving(root, 'Keep editing')
  expect([field(root, 'text')?.value, asked('GET').length]).toEqual(['Something else', 1])
})

test('puts a planned notification into the form, and leaves it unchanged on request', async () => {
  const root = await editing()
  await until(() => document.activeElement?.textContent?.startsWith('You are changing a notification'))
  expect([field(root, 'text')?.value, field(root, 'link')?.value]).toEqual([planned.text, planned.link])
  ;(await button(root, 'Leave it unchanged')).click()
  await until(() => field(root, 'text')?.value === '')
  expect([asked('PUT'), root.querySelector('.push-edited')]).toEqual([[], null])
})

test('keeps what was written when somebody else has changed the notification, and says so', async () => {
  const root = await editing()
  type(field(root, 'text'), 'Better words')
  const message = 'Somebody has changed this notification meanwhile.'
  answer(`PUT ${PLANNED}`, { message }, 409)
  ;(await button(root, 'Save changes')).click()
  ;(await button(await until(() => root.querySelector('dialog[open]')), 'Save changes')).click()
  await until(() => texts(root, '.notification p')[0] === message)
  expect([field(root, 'text')?.value, Boolean(root.querySelector('.push-edited'))]).toEqual(['Better words', true])
})

test('makes a new notification of a change that can no longer be saved', async () => {
  const root = await editing()
  type(field(root, 'text'), 'Better words')
  answer(`PUT ${PLANNED}`, { message: 'It is being sent.' }, 409)
  ;(await button(root, 'Save changes')).click()
  ;(await button(await until(() => root.querySelector('dialog[open]')), 'Save changes')).click()
  ;(await button(root, 'Keep as a new notification')).click()
  await until(() => !root.querySelector('.push-edited'))
  expect([field(root, 'text')?.value, texts(root, '.chip').length]).toEqual(['Better words', 1])
})

test('asks before a change is discarded by leaving the notification unchanged', async () => {
  const root = await editing()
  type(field(root, 'text'), 'Better words')
  ;(await button(root, 'Leave it unchanged')).click()
  await answerLeaving(root, 'Keep editing')
  expect(field(root, 'text')?.value).toBe('Better words')
})

test('brings text, link and audience of what was not delivered into the form again', async () => {
  answer('POST /api/v1/wallet-cards/reach', exampleReach)
  const { advisors, text, link } = planned
  const root = await listed(of({ ...sent, state: 'undelivered' }))
  answer(`GET /api/v1/wallet-cards/notifications/${sent.uuid}/template`, { text, link, advisors })
  ;(await button(await details(root), 'Use as template')).click()
  await until(() => document.activeElement === field(root, 'text') && field(root, 'text')?.value === text)
  expect([field(root, 'link')?.value, texts(root, '.chip').length]).toEqual([link, 1])
  expect([root.querySelector('.push-edited'), root.querySelector('dialog[open]')]).toEqual([null, null])
})

test('names the advisors wherever there are no more than two', async () => {
  const names = ['Mag. Anna Gruber', 'Lukas Hofer']
  const root = await listed(of({ ...sent, advisors: 2, advisor_names: names }, { ...withdrawn, advisors: 1 }))
  expect(rows(root)[0]?.textContent).toContain('Mag. Anna Gruber and Lukas Hofer')
  // whose name is no longer known
  expect(rows(root)[1]?.textContent).toContain('Filiale Wien Innere Stadt')
  const box = await details(root)
  expect(box.textContent).toContain('For the cards of Mag. Anna Gruber and Lukas Hofer')
})

test('changes a planned notification instead of sending another one', async () => {
  const root = await editing()
  type(field(root, 'text'), 'Better words')
  answer(`PUT ${PLANNED}`, { is_held: false })
  ;(await button(root, 'Save changes')).click()
  const box = await until(() => root.querySelector('dialog[open]'))
  expect(box.textContent).toContain('Better words')
  expect(box.querySelector('h2')?.textContent).toBe('Change push notification')
  expect(box.textContent).toContain('Save the changes to this notification?')
  ;(await button(box, 'Save changes')).click()
  await until(() => texts(root, '.notification p')[0] === 'Changes saved')
  const { advisors, ...rest } = planned
  expect(await asked('PUT')[0]?.json()).toEqual({ ...rest, text: 'Better words', advisors: [advisors[0]?.slug] })
  expect([asked('POST').length, root.querySelector('.push-edited')]).toEqual([0, null])
})

test('says before a change that it must be approved, and saves one without a time as well', async () => {
  answer(SETUP, { ...setup, needs_approval: true })
  const root = await editing()
  await until(() => texts(root, '.push-edited p')[0]?.endsWith('another marketing manager must approve it.'))
  ;(await button(root, 'Send now instead')).click()
  await until(() => !field(root, 'send_at'))
  await button(root, 'Save changes')
})

test('offers to send a planned notification now where nobody has to approve it', async () => {
  answer(SETUP, setup)
  const root = await editing()
  ;(await button(root, 'Send now instead')).click()
  await until(() => texts(root, 'main [type=submit]')[0] === 'Send')
})

test.each([
  ['part=audience', '#push-form-advisors'],
  ['part=history', '.push-history h2']
])('the address %s leads to the part that it names', async (query, selector) => {
  answer(LIST, of(sent))
  const { root } = await openApp(`/wallet-cards/send-push-notifications?${query}`, initOf({ me }))
  await until(() => document.activeElement?.matches(selector))
  expect([location.search, (await details(root)).open]).toEqual(['', true])
})

test('the address of a notification opens it', async () => {
  answer(LIST, of(scheduled, sent))
  const { root } = await openApp(`/wallet-cards/send-push-notifications?id=${sent.uuid}`, initOf({ me }))
  const box = await until(() => root.querySelector('dialog[open] .push-details'))
  expect(box.textContent).toContain(sent.text)
  expect(location.search).toBe('')
})
