import { createStore } from 'jotai'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exampleAssignments, exampleTopics } from '#contract/examples/appointment-topics.example'
import { exampleTypes } from '#contract/examples/appointment-types.example'
import { exampleReplyTemplates } from '#contract/examples/reply-templates.example'
import {
  exampleInbox,
  exampleInboxOfAll,
  exampleInboxRequests,
  exampleReplies
} from '#contract/examples/request-inbox.example'
import type { InboxRequest } from '#contract/request-inbox'
import { follow, initOf, open, path, prepareApp } from '../../app/testing.ts'
import { openCombobox, pick } from '../../testing/combobox.ts'
import { button, texts } from '../../testing/find.ts'
import { answerLeaving } from '../../testing/leaving.ts'
import { drawn, type, until } from '../../testing/mount.ts'
import { answer, holding, json, never, requests, tenantLanguage } from '../../testing/network.ts'
import { available } from '../booking/testing/harness.ts'
import { deedAtom, supersedeAtom } from './request-inbox.atoms.ts'

prepareApp()

const PAGE = '/requests'
const CALL = '/api/v1/contact-requests'
const LIST = `GET ${CALL}`
const ANNA = 'GET /api/v1/advisors/anna-gruber'
const [call, wish, message] = exampleInboxRequests as [InboxRequest, InboxRequest, InboxRequest]
const manager = { roles: ['orgadmin' as const], alias: null, is_institutional: false }

beforeEach(() => {
  answer(LIST, exampleInbox)
  answer('GET /api/v1/reply-templates', [])
  for (const request of exampleInboxRequests) {
    answer(`${LIST}/${request.uuid}`, { request, replies: request === message ? exampleReplies : [] })
    answer(`PUT ${CALL}/${request.uuid}/done`, undefined, 204)
  }
})

const dialogIn = (root: ParentNode) => until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
const sent = (method: string, end = '') => requests.filter((one) => one.method === method && one.url.endsWith(end))
const lastSearch = () =>
  new URL(requests.findLast(({ url, method }) => method === 'GET' && /contact-requests\?/.test(url))?.url ?? 'http://x')
    .searchParams

const visit = async (query = '', init = initOf()) => (await open(PAGE + query, init, '.requests')).root
const openRequest = async (of: InboxRequest, init = initOf()) => {
  const root = await visit(`?id=${of.uuid}`, init)
  const dialog = await dialogIn(root)
  await until(() => dialog.querySelector('.request-facts'))
  return { root, dialog }
}

/** What is due soon beside what came in lately, and what is due with more words. */
const rows = [
  { ...call, due_on: '2027-01-21', due_time: '', is_overdue: false },
  { ...wish, due_on: '2027-02-26', due_time: '16:30', is_overdue: true }
]

describe('the list', () => {
  test.each(['open', 'all'])('on a phone has what is due beside what is done, in each row (%s)', async (state) => {
    onTestFinished(() => page.viewport(414, 896))
    await page.viewport(390, 844)
    answer(LIST, { ...exampleInbox, requests: rows })
    const root = await visit(`?state=${state}`)
    await until(() => root.querySelectorAll('.request').length === rows.length)
    await drawn()
    for (const row of root.querySelectorAll('.request')) {
      const [due, actions] = ['due', 'actions'].map((id) =>
        row.querySelector(`[data-column=${id}]`)?.getBoundingClientRect()
      ) as [DOMRect, DOMRect]
      const { bottom, right } = row.getBoundingClientRect()
      expect([due.top < actions.bottom, due.bottom > actions.top, due.right < actions.left]).toEqual([true, true, true])
      expect([bottom - actions.bottom < 16, right - actions.right < 16]).toEqual([true, true])
    }
  })

  test('is refused without the module, and to users with neither a card nor a role', async () => {
    await open(PAGE, initOf({ off: 'contact-api' }))
    await until(() => path() === '/app/403')
    await open(PAGE, initOf({ me: { roles: ['analyst'], alias: null, is_institutional: false } }))
    await until(() => path() === '/app/403')
    expect(requests.filter(({ url }) => url.includes(CALL))).toEqual([])
  })

  test('shows the general error with a retry when the server fails', async () => {
    answer(LIST, {}, 500)
    const root = await visit()
    const retry = await until(() => root.querySelector<HTMLElement>('.requests .general-error button'))
    answer(LIST, exampleInbox)
    retry.focus()
    retry.click()
    await until(() => texts(root, '.request-name').length === 3)
    await until(() => document.activeElement === root.querySelector('main'))
  })

  test('shows a box while loading', async () => {
    answer(LIST, never)
    const root = await visit()
    await until(() => root.querySelector('.requests .loading-box'))
  })

  test('says that nothing is open, and leads back from a search without matches', async () => {
    answer(LIST, { ...exampleInbox, requests: [], total: 0 })
    const root = await visit('?q=nobody')
    await until(() => texts(root, '.paged-count').includes('No results'))
    await follow(root, 'Clear search and filters')
    await until(() => texts(root, '.paged-count').includes('No open requests') && !location.search)
  })

  test('says why a branch of the address has none', async () => {
    answer(LIST, { ...exampleInboxOfAll, requests: [], total: 0 })
    const root = await visit('?branch=7a4f3f0e-5a36-4c5e-9d5b-2f6a1c0f7d99', initOf({ me: manager }))
    await until(() => root.textContent?.includes('This branch does not exist, or it is not assigned to you.'))
  })

  test('tells a manager without a branch whom to ask', async () => {
    answer(LIST, { ...exampleInbox, requests: [], total: 0 })
    const root = await visit('', initOf({ me: manager }))
    await until(() => root.textContent?.includes('No branch is assigned to you yet.'))
  })

  test('shows who asks for what, and until when it is to be answered', async () => {
    const root = await visit()
    await until(() => texts(root, '.request-name').length === 3)
    expect(texts(root, '.request-kind')).toEqual(['Callback request', 'Appointment request', 'Message'])
    expect(texts(root, '.request-due').map((text) => text?.replace(/^\w+,? /, ''))).toEqual([
      expect.stringMatching(/22 Jan, 11:30$/),
      expect.stringMatching(/20 Jan · Overdue$/)
    ])
    expect(root.querySelector('[data-column=advisor], [data-column=state]')).toBeNull()
  })

  test('shows the state only where it is not the same for all', async () => {
    const root = await visit('?state=all')
    await until(() => texts(root, '.request-name').length === 3)
    expect(texts(root, 'td[data-column=state]')).toEqual(['Status: Open', 'Status: Open', 'Status: Done'])
  })

  test('keeps search and filters in the address, an advisor within a branch', async () => {
    answer(LIST, exampleInboxOfAll)
    const root = await visit('?kind=callback', initOf({ me: { ...manager, roles: ['accountadmin'] } }))
    const [graz] = exampleInboxOfAll.branches
    await pick(root, 'branch', graz?.name ?? '')
    await until(() => lastSearch().get('organization_uuid') === graz?.uuid)
    type(root.querySelector('[name=q]'), 'huber')
    await until(() => lastSearch().get('q') === 'huber')
    expect([lastSearch().get('kind'), lastSearch().get('state')]).toEqual(['callback', 'open'])
    expect(location.search).toBe(`?q=huber&kind=callback&branch=${graz?.uuid}`)
    expect(await openCombobox(root, 'advisor')).toHaveLength(3)
    expect(texts(root, 'td[data-column=advisor]')).toHaveLength(3)
  })

  test('marks a request as done, and takes that back', async () => {
    const root = await visit()
    ;(await until(() => root.querySelector<HTMLElement>('.request .button'))).click()
    await until(() => root.textContent?.includes('Request from Maria Huber is done'))
    const undo = await button(root, 'Undo')
    undo.focus()
    undo.click()
    await until(() => sent('PUT').length === 2 && !root.querySelector('.request-marked .notice'))
    await until(() => document.activeElement === root.querySelector('.paged-list'))
    expect(await Promise.all(sent('PUT').map((one) => one.clone().json()))).toEqual([{ done: true }, { done: false }])
  })

  test('says when and by whom a request was answered', async () => {
    const root = await visit()
    await until(() => texts(root, '.request-name').length === 3)
    expect(texts(root, '.request-answered')).toEqual([
      expect.stringMatching(/^Answered by Anna Gruber, 18 January 2027, \d\d:\d\d$/)
    ])
  })

  test('has the number of who wants to be called, and says how often they were not reached', async () => {
    const attempted = { at: '2027-01-20T14:05:00Z', count: 2 }
    answer(LIST, { ...exampleInbox, requests: [{ ...call, attempted }, wish, message] })
    const root = await visit()
    const link = await until(() => root.querySelector<HTMLAnchorElement>('a[href^="tel:"]'))
    expect(link.href).toBe('tel:+436641234567')
    expect(texts(root, '.request-phone')).toEqual(['+43 664 123 45 67'])
    expect(link.closest('td')?.textContent).toContain('Not reached 2 times, most recently 20 January 2027, 15:05')
    // the hours are not cut, however much else there is to say
    for (const width of [1280, 390, 320]) {
      await page.viewport(width, 844)
      const cell = link.closest('td') as HTMLElement
      const hours = cell.querySelector('.request-wish') as HTMLElement
      expect(hours.textContent).toMatch(/\d\d:\d\d–\d\d:\d\d$/)
      const [inner, outer] = [hours.getBoundingClientRect(), cell.getBoundingClientRect()]
      expect(inner.bottom).toBeLessThanOrEqual(outer.bottom)
      expect(inner.right).toBeLessThanOrEqual(outer.right + 1)
      expect(getComputedStyle(hours.parentElement as HTMLElement).overflow).toBe('visible')
    }
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  })

  test('leads from a request that is done, by keyboard, to the next one', async () => {
    const root = await visit()
    const done = await until(() => root.querySelector<HTMLElement>('.request .button'))
    done.focus()
    answer(LIST, { ...exampleInbox, requests: [wish, message], total: 2 })
    await userEvent.keyboard('{Enter}')
    await until(() => texts(root, '.request-name').length === 2)
    await until(() => document.activeElement?.textContent === 'Johann Steiner')
  })

  test('has Undo and Close beside each other', async () => {
    const root = await visit()
    ;(await until(() => root.querySelector<HTMLElement>('.request .button'))).click()
    const [undo, close] = [await button(root, 'Undo'), await button(root, 'Close')]
    expect(undo.getBoundingClientRect().top).toBe(close.getBoundingClientRect().top)
  })

  test('is what the former address of requests leads to', async () => {
    const { root } = await open('/online-appointments/appointments/index?tab=requests')
    await until(() => root.querySelector('.requests') && path() === '/app/requests')
  })
})

describe('a request', () => {
  test('that is no longer there says so', async () => {
    answer(`${LIST}/${wish.uuid}`, {}, 404)
    const root = await visit(`?id=${wish.uuid}`)
    await until(() => root.querySelector('dialog[open]')?.textContent?.includes('no longer here'))
  })

  test('opens from the list with what the customer wrote, and closes again', async () => {
    const root = await visit()
    await follow(root, 'Maria Huber')
    const dialog = await dialogIn(root)
    await until(() => dialog.querySelector('.request-facts'))
    expect([...dialog.querySelectorAll('.request-facts a')].map((one) => one.getAttribute('href'))).toEqual([
      'tel:+436641234567',
      'mailto:maria.huber@example.com'
    ])
    expect(dialog.textContent).toMatch(/Best time to call.*22 January 2027, 09:00–11:30/)
    dialog.querySelector<HTMLElement>('.modal-header button')?.click()
    await until(() => !dialog.open && !location.search)
  })

  test('shows everything that was written, and what was booked from it', async () => {
    const { dialog } = await openRequest(message)
    const [first, reply, recorded] = texts(dialog, '.request-thread li')
    expect(first).toMatch(/^Eva Moser, .*Which papers do I need.*Thank you!$/s)
    expect(reply).toMatch(/^Anna Gruber, .*a passport is all you need\.$/s)
    expect(recorded).toMatch(/^Eva Moser, by e-mail, recorded by Lukas Hofer, .*driving licence enough as well\?$/s)
    expect(texts(dialog, 'dt')).toContain('Booked appointment')
    expect(texts(dialog, 'dd').join()).toContain('with Lukas Hofer')
  })

  test('leads who manages several branches to the calendar of the one where it was booked', async () => {
    answer(LIST, exampleInboxOfAll)
    const { dialog } = await openRequest(message, initOf({ me: { ...manager, roles: ['accountadmin'] } }))
    const link = await until(() => dialog.querySelector<HTMLAnchorElement>('a[href*=branch-calendar]'))
    expect(new URL(link.href).searchParams.get('branch')).toBe('graz')
  })

  test('to call back has the call first, and notes that nobody was reached, which can be undone', async () => {
    const attempt = '8c1f0b1c-6f0e-4a63-9a53-0c6f5f0d1b09'
    const noted = { ...exampleReplies[0], uuid: attempt, text: '', is_internal: true, is_attempt: true }
    answer(`POST ${CALL}/${call.uuid}/attempts`, noted, 201)
    answer(`DELETE ${CALL}/${call.uuid}/attempts/${attempt}`, undefined, 204)
    const { root, dialog } = await openRequest(call)
    const actions = texts(dialog, '.request-actions > *')
    expect(actions).toEqual(['Call', 'Not reached', 'Done', 'More'])
    expect(texts(dialog, '.request-actions .primary')).toEqual(['Call'])
    expect(dialog.querySelector('.request-actions a')?.getAttribute('href')).toBe('tel:+436641234567')
    ;(await button(dialog, 'Not reached')).click()
    await until(() => root.textContent?.includes('Noted: Maria Huber was not reached'))
    expect(sent('PUT', '/done')).toEqual([])
    ;(await button(root, 'Undo')).click()
    await until(() => sent('DELETE', attempt).length === 1)
  })

  test('has the rest of what can be done under “More”, which Escape closes without the dialog', async () => {
    const { dialog } = await openRequest(call)
    const more = await button(dialog, 'More')
    more.focus()
    await userEvent.keyboard('{Enter}')
    await until(() => more.getAttribute('aria-expanded') === 'true')
    expect(texts(dialog, '.popover-item')).toEqual(['Book appointment', 'Reply', 'Give to someone else'])
    await userEvent.keyboard('{Tab}{Escape}')
    await until(() => more.getAttribute('aria-expanded') === 'false' && document.activeElement === more)
    expect(dialog.open).toBe(true)
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Enter}')
    await until(() => dialog.querySelector('textarea'))
  })

  test.each([
    ['a wish for an appointment', wish, ['Book appointment', 'Reply', 'Done', 'Give to someone else']],
    ['a message', { ...wish, kind: 'basic' as const }, ['Reply', 'Done', 'Book appointment', 'Give to someone else']]
  ])('of %s has its own first action', async (_, request, actions) => {
    answer(`${LIST}/${request.uuid}`, { request, replies: [] })
    const { dialog } = await openRequest(request)
    expect(texts(dialog, '.request-actions > *')).toEqual(actions)
    expect(texts(dialog, '.request-actions .primary')).toEqual(actions.slice(0, 1))
  })

  test('that is done has nothing to be done first', async () => {
    const { dialog } = await openRequest(message)
    expect(texts(dialog, '.request-actions > *')).toEqual([
      'Reply',
      'Reopen',
      'Book appointment',
      'Give to someone else'
    ])
    expect(texts(dialog, '.request-actions .primary')).toEqual([])
  })

  test('that is answered says so instead of when it is due, in the list, too', async () => {
    const answered = { at: '2027-01-20T09:00:00Z', by: 'Anna Gruber' }
    const request = { ...wish, is_overdue: false, is_answered: true, answered }
    answer(LIST, { ...exampleInbox, requests: [request] })
    answer(`${LIST}/${wish.uuid}`, { request, replies: [] })
    const { root, dialog } = await openRequest(wish)
    expect(root.querySelector('td[data-column=due]')?.textContent).toBe('')
    expect(texts(root, '.request-answered')).toEqual([expect.stringMatching(/^Answered by Anna Gruber, 20 January/)])
    const facts = texts(dialog, '.request-facts > div')
    expect(facts.at(-1)).toMatch(/^Answered20 January 2027, 10:00, by Anna Gruber$/)
    expect(dialog.textContent).not.toMatch(/Due|Overdue/)
  })

  test('without a word from anybody has no heading for messages', async () => {
    answer(`${LIST}/${call.uuid}`, { request: { ...call, note: '' }, replies: [] })
    const { dialog } = await openRequest(call)
    await button(dialog, 'Record an e-mail from Maria Huber')
    expect(texts(dialog, 'h3')).toEqual([])
    dialog.querySelector<HTMLElement>('.modal-header button')?.click()
    expect(texts((await openRequest(wish)).dialog, 'h3')).toEqual(['Messages'])
  })

  test('without a wish to be called has neither', async () => {
    const { dialog } = await openRequest(wish)
    expect(texts(dialog, '.request-actions > *')).not.toContain('Not reached')
    expect(texts(dialog, '.request-actions .primary')).toEqual(['Book appointment'])
  })

  test('shows a call that reached nobody among the messages', async () => {
    const missed = { ...exampleReplies[0], text: '', is_internal: true, is_attempt: true }
    answer(`${LIST}/${call.uuid}`, { request: call, replies: [missed] })
    const { dialog } = await openRequest(call)
    expect(texts(dialog, '.request-thread .internal')).toEqual([
      expect.stringMatching(/^Anna Gruber, by phone, .*Not reached$/)
    ])
  })

  test('is not booked from by those whose branches do not include its own', async () => {
    const [graz] = exampleInboxOfAll.branches
    answer(LIST, { ...exampleInbox, branches: [graz] })
    const { dialog } = await openRequest(wish, initOf({ me: manager }))
    expect(texts(dialog, '.request-actions .button')).toEqual(['Reply', 'Done', 'Give to someone else'])
  })
})

describe('booking from a request', () => {
  const BOOK = 'POST /api/v1/advisors/anna-gruber/customer-appointments'
  const LINK = `PUT ${CALL}/${wish.uuid}/appointment`
  const BOOKED = '8c1f0b1c-6f0e-4a63-9a53-0c6f5f0d1c01'

  beforeEach(() => {
    answer('GET /api/v1/appointment-topics', exampleTopics)
    answer(`${ANNA}/appointment-topics`, exampleAssignments)
    answer(`${ANNA}/appointment-types`, exampleTypes)
    answer(`${ANNA}/availability`, available)
    answer(BOOK, { uuid: BOOKED, first_name: 'Johann', last_name: 'Steiner' }, 201)
    answer(LINK, undefined, 204)
  })

  test('offers the wished times first, with the customer’s data filled in, and links what is booked', async () => {
    const { dialog } = await openRequest(wish)
    ;(await button(dialog, 'Book appointment')).click()
    const slot = await until(() => dialog.querySelector<HTMLElement>('.wished .slot'))
    expect(dialog.querySelector('.wished h3')?.textContent).toContain('10 February 2027')
    slot.click()
    await until(() => slot.getAttribute('aria-current') === 'time')
    ;(await button(dialog, 'Book appointment')).click()
    await until(() => !dialog.open)
    const [booking] = sent('POST', '/customer-appointments')
    expect(await booking?.clone().json()).toMatchObject({
      type: 'in-branch',
      starts_at: expect.stringMatching(/^2027-02-10T/),
      first_name: 'Johann',
      email: 'johann.steiner@example.com',
      note: wish.note
    })
    expect(await sent('PUT', '/appointment')[0]?.clone().json()).toEqual({ appointment_uuid: BOOKED })
  })

  test('says that the request is done, which alone can be taken back', async () => {
    const { root, dialog } = await openRequest(wish)
    ;(await button(dialog, 'Book appointment')).click()
    ;(await until(() => dialog.querySelector<HTMLElement>('.wished .slot'))).click()
    ;(await button(dialog, 'Book appointment')).click()
    await until(() => !dialog.open)
    const notice = await until(() => root.querySelector('.request-marked .notice'))
    expect(notice.textContent).toContain('Request from Johann Steiner is done')
    await until(() => root.textContent?.match(/Appointment booked/g)?.length === 1)
    ;(await button(notice, 'Reopen the request')).click()
    await until(() => sent('PUT', '/done').length === 1 && !root.querySelector('.request-marked .notice'))
    expect(await sent('PUT', '/done')[0]?.clone().json()).toEqual({ done: false })
    expect(sent('DELETE')).toEqual([])
  })

  test('says nothing of a request that was done before', async () => {
    const done = { ...wish, done_at: '2027-01-20T09:00:00Z' }
    answer(`${LIST}/${wish.uuid}`, { request: done, replies: [] })
    const { root, dialog } = await openRequest(wish)
    ;(await button(dialog, 'Book appointment')).click()
    ;(await until(() => dialog.querySelector<HTMLElement>('.wished .slot'))).click()
    ;(await button(dialog, 'Book appointment')).click()
    await until(() => !dialog.open && root.textContent?.includes('Appointment booked: '))
    expect(root.querySelector('.request-marked .notice')).toBeNull()
  })

  test('names as many free times as can be shown', async () => {
    const times = Array.from(
      { length: 14 },
      (_, nth) => `2027-02-10T${String(7 + Math.floor(nth / 2)).padStart(2, '0')}:${nth % 2 ? '30' : '00'}:00Z`
    )
    answer(`${ANNA}/availability`, { ...available, days: { '2027-02-10': times } })
    answer(`${LIST}/${wish.uuid}`, {
      request: { ...wish, date: '2027-02-10', start_time: null, end_time: null },
      replies: []
    })
    const root = await visit(`?id=${wish.uuid}`)
    const dialog = await dialogIn(root)
    ;(await button(dialog, 'Book appointment')).click()
    const status = await until(() => dialog.querySelector('.wished [role=status]:not(:empty)'))
    expect([status.textContent, dialog.querySelectorAll('.wished .slot').length]).toEqual(['14 free times', 8])
    ;(await button(dialog, 'Show 6 more times')).click()
    await until(() => dialog.querySelectorAll('.wished .slot').length === 14)
    await until(() => document.activeElement === dialog.querySelectorAll('.wished .slot')[8])
  })

  test('repeats the same booking where only the link has failed', async () => {
    answer(LINK, {}, 503)
    const { dialog } = await openRequest(wish)
    ;(await button(dialog, 'Book appointment')).click()
    ;(await until(() => dialog.querySelector<HTMLElement>('.wished .slot'))).click()
    ;(await button(dialog, 'Book appointment')).click()
    await until(() => sent('PUT', '/appointment').length === 1 && dialog.open)
    answer(LINK, undefined, 204)
    await until(() => !dialog.querySelector('.button[aria-busy=true]'))
    ;(await button(dialog, 'Book appointment')).click()
    await until(() => !dialog.open)
    const keys = sent('POST', '/customer-appointments').map(({ headers }) => headers.get('idempotency-key'))
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  test('a branch manager books with a colleague of the branch', async () => {
    const [, lukas] = exampleInboxOfAll.advisors
    const LUKAS = '/api/v1/advisors/lukas-hofer'
    answer(LIST, { ...exampleInbox, branches: [wish.branch] })
    answer(`${LIST}/${wish.uuid}/choices`, { branches: [wish.branch], advisors: [lukas] })
    for (const [what, reply] of [
      ['appointment-topics', exampleAssignments],
      ['appointment-types', exampleTypes],
      ['availability', available]
    ] as const)
      answer(`GET ${LUKAS}/${what}`, reply)
    answer(`POST ${LUKAS}/customer-appointments`, { uuid: BOOKED, first_name: 'Johann', last_name: 'Steiner' }, 201)
    const { dialog } = await openRequest(wish, initOf({ me: manager }))
    ;(await button(dialog, 'Book appointment')).click()
    await pick(dialog, 'with', 'Lukas Hofer')
    await until(() => requests.some(({ url }) => url.includes('/lukas-hofer/availability')))
    ;(await until(() => dialog.querySelector<HTMLElement>('.wished[aria-busy=false] .slot'))).click()
    await until(() => dialog.querySelector('.wished .slot[aria-current=time]'))
    ;(await button(dialog, 'Book appointment')).click()
    await until(() => !dialog.open)
    expect(sent('POST', '/lukas-hofer/customer-appointments')).toHaveLength(1)
    expect(await sent('PUT', '/appointment')[0]?.clone().json()).toEqual({ appointment_uuid: BOOKED })
  })

  test('says when nothing is free at the wished time', async () => {
    answer(`${LIST}/${wish.uuid}`, {
      request: { ...wish, date: '2027-02-08', start_time: '09:00', end_time: '10:00' },
      replies: []
    })
    const { dialog } = await openRequest(wish)
    ;(await button(dialog, 'Book appointment')).click()
    await until(() => dialog.querySelector('.wished')?.textContent?.includes('Nothing is free at that time.'))
  })
})

describe('a reply', () => {
  test('needs more than the greeting, is sent and shown with the request', async () => {
    const reply = { ...exampleReplies[0], text: 'Monday is fine.' }
    answer(`POST ${CALL}/${wish.uuid}/replies`, reply, 201)
    const { root, dialog } = await openRequest(wish)
    const answered = { at: '2027-01-20T09:00:00Z', by: 'Anna Gruber' }
    const after = { ...wish, is_overdue: false, is_answered: true, answered }
    answer(`${LIST}/${wish.uuid}`, { request: after, replies: [reply] })
    ;(await button(dialog, 'Reply')).click()
    const field = await until(() => dialog.querySelector('textarea'))
    expect(field.value).toBe('Dear Johann Steiner,\n\n')
    ;(await button(dialog, 'Send reply')).click()
    await until(() => texts(dialog, '.errors p').length)
    expect(sent('POST')).toEqual([])
    type(field, 'Monday is fine.')
    ;(await button(dialog, 'Send reply')).click()
    await until(() => texts(dialog, '.request-thread li').some((one) => one.endsWith('Monday is fine.')))
    await until(() => root.textContent?.includes('Reply to Johann Steiner sent'))
    await until(() => texts(dialog, '.request-facts > div').some((one) => one.startsWith('Answered')))
    expect(await sent('POST')[0]?.clone().json()).toEqual({ text: 'Monday is fine.' })
  })

  test('has the customer’s words beside it, and finishes the request, which can be taken back', async () => {
    const { root, dialog } = await openRequest(wish)
    ;(await button(dialog, 'Reply')).click()
    const quote = await until(() => dialog.querySelector('.request-quote'))
    expect(quote.ariaLabel ?? quote.getAttribute('aria-label')).toBe('Message from Johann Steiner')
    expect(quote.textContent).toContain('It is about a loan for a flat in Graz.')
    type(dialog.querySelector('textarea'), 'Monday is fine.')
    const primary = dialog.querySelectorAll<HTMLElement>('.dialog-actions .button.primary')
    expect([...primary].map(({ textContent }) => textContent)).toEqual(['Send and mark as done'])
    const held = holding(`POST ${CALL}/${wish.uuid}/replies`)
    ;(await button(dialog, 'Send and mark as done')).click()
    const answerIt = await until(held)
    // only what was pressed turns, and the other cannot be pressed
    const busy = [...dialog.querySelectorAll('.dialog-actions [aria-busy]')].map((one) => [
      one.textContent,
      one.getAttribute('aria-busy'),
      one.getAttribute('aria-disabled')
    ])
    expect(busy).toEqual([
      ['Send reply', 'false', 'true'],
      ['Send and mark as done', 'true', 'true']
    ])
    answerIt(json({ ...exampleReplies[0], text: 'Monday is fine.' }, 201))
    await until(() => !dialog.open)
    await until(() => root.textContent?.includes('Reply sent. The request from Johann Steiner is done.'))
    expect(await sent('POST')[0]?.clone().json()).toEqual({ text: 'Monday is fine.', done: true })
    ;(await button(root, 'Reopen the request')).click()
    await until(() => sent('PUT', '/done').length)
    expect(await sent('PUT', '/done')[0]?.clone().json()).toEqual({ done: false })
  })

  test('to what is done already is only sent', async () => {
    const { dialog } = await openRequest(message)
    ;(await button(dialog, 'Reply')).click()
    await until(() => dialog.querySelector('textarea'))
    expect(dialog.querySelector('.request-quote')?.textContent).toContain('Is a driving licence enough')
    expect(texts(dialog, '.dialog-actions .button.primary')).toEqual(['Send reply'])
  })

  test('of the customer by e-mail is recorded for everyone, and not without a text', async () => {
    const recorded = { ...exampleReplies[1], text: 'Monday suits me.' }
    answer(`POST ${CALL}/${wish.uuid}/answers`, recorded, 201)
    const { root, dialog } = await openRequest(wish)
    const due = { ...wish, due_on: '2027-01-28', is_overdue: false }
    answer(`${LIST}/${wish.uuid}`, { request: due, replies: [recorded] })
    ;(await button(dialog, 'Record an e-mail from Johann Steiner')).click()
    const field = await until(() => dialog.querySelector('textarea'))
    expect(dialog.querySelector('h2')?.textContent).toBe('Record an e-mail from Johann Steiner')
    ;(await button(dialog, 'Record e-mail')).click()
    await until(() => texts(dialog, '.errors p').length)
    expect(sent('POST')).toEqual([])
    type(field, ' Monday suits me. ')
    ;(await button(dialog, 'Record e-mail')).click()
    await until(() => texts(dialog, '.request-thread li').some((one) => one.endsWith('Monday suits me.')))
    await until(() => root.textContent?.includes('E-mail from Johann Steiner recorded'))
    await until(() => texts(dialog, '.request-facts > div').some((one) => /^Due.*28 Jan$/.test(one)))
    expect(await sent('POST')[0]?.clone().json()).toEqual({ text: 'Monday suits me.' })
  })

  test('takes a template, which stays as it was edited when another one is taken', async () => {
    answer('GET /api/v1/reply-templates', exampleReplyTemplates)
    const { dialog } = await openRequest(wish)
    ;(await button(dialog, 'Reply')).click()
    await pick(dialog, 'template', 'We will call you')
    const field = await until(() => dialog.querySelector('textarea'))
    const greeting = 'Dear Johann Steiner,\n\n'
    const thanks = 'Thank you for your message, Johann Steiner. We will call you tomorrow.'
    await until(() => field.value === greeting + thanks)
    await pick(dialog, 'template', 'Documents for a loan')
    const loan = 'three payslips.\n\nMag. Anna Gruber is looking forward to meeting you.'
    await until(() => field.value.startsWith(`${greeting}Please bring`) && field.value.endsWith(loan))
    type(field, 'Thank you!')
    await drawn()
    await pick(dialog, 'template', 'We will call you')
    await until(() => field.value === `Thank you!\n\n${thanks}`)
    await pick(dialog, 'template', 'No template')
    await until(() => field.value === 'Thank you!')
  })

  test('is not discarded by Back without a question', async () => {
    const { root, dialog } = await openRequest(wish)
    ;(await button(dialog, 'Reply')).click()
    const field = await until(() => dialog.querySelector('textarea'))
    type(field, 'Monday')
    await drawn()
    ;(await button(dialog, 'Back')).click()
    await answerLeaving(root, 'Keep editing')
    expect(field.isConnected && field.value).toBe('Monday')
    ;(await button(dialog, 'Back')).click()
    await answerLeaving(root, 'Discard changes')
    await until(() => !dialog.querySelector('textarea'))
  })
})

describe('giving a request away', () => {
  const CHOICES = `${LIST}/${wish.uuid}/choices`
  const GIVE = `PUT ${CALL}/${wish.uuid}/advisor`
  const [, lukas] = exampleInboxOfAll.advisors
  beforeEach(() => answer(CHOICES, { branches: [wish.branch], advisors: [lukas] }))

  async function choosing(init = initOf()) {
    const found = await openRequest(wish, init)
    ;(await button(found.dialog, 'Give to someone else')).click()
    await until(() => found.dialog.querySelector('[name=advisor]'))
    return { ...found, choose: () => pick(found.dialog, 'advisor', lukas?.full_name ?? '') }
  }

  test('asks to whom, and shows why somebody cannot take it', async () => {
    answer(GIVE, { message: 'x', errors: { advisor_uuid: ['She has left.'] } }, 422)
    const { dialog, choose } = await choosing()
    ;(await button(dialog, 'Give request')).click()
    await until(() => texts(dialog, '.errors p').includes('Please choose who takes over the request.'))
    await choose()
    ;(await button(dialog, 'Give request')).click()
    await until(() => texts(dialog, '.errors p').includes('She has left.'))
  })

  test('says who gets it', async () => {
    answer(GIVE, undefined, 204)
    const { root, dialog, choose } = await choosing()
    await choose()
    ;(await button(dialog, 'Give request')).click()
    await until(() => !dialog.open)
    await until(() => root.textContent?.includes('Request given to Lukas Hofer'))
    expect(await sent('PUT', '/advisor')[0]?.clone().json()).toEqual({ advisor_uuid: lukas?.uuid })
  })

  test('takes a note along, which is shown as one', async () => {
    answer(GIVE, undefined, 204)
    const { dialog, choose } = await choosing()
    await choose()
    const note = dialog.querySelector('[name=note]')
    type(note, 'x'.repeat(2001))
    await until(() => texts(dialog, '.errors p').some((one) => one?.includes('2')))
    type(note, ' Knows me from the club. ')
    ;(await button(dialog, 'Give request')).click()
    await until(() => !dialog.open)
    expect(await sent('PUT', '/advisor').at(-1)?.clone().json()).toEqual({
      advisor_uuid: lukas?.uuid,
      note: 'Knows me from the club.'
    })
  })

  test('a note of a colleague is told from what customers got', async () => {
    const [reply] = exampleReplies
    answer(`${LIST}/${call.uuid}`, { request: call, replies: [{ ...reply, text: 'For you', is_internal: true }] })
    const { dialog } = await openRequest(call)
    expect(texts(dialog, '.request-thread .internal .help')).toEqual([
      expect.stringMatching(/^Anna Gruber, note for colleagues, /)
    ])
  })

  test('is taken back by who manages the branch', async () => {
    answer(GIVE, undefined, 204)
    answer(LIST, exampleInboxOfAll)
    const { root, dialog, choose } = await choosing(initOf({ me: { ...manager, roles: ['accountadmin'] } }))
    await choose()
    ;(await button(dialog, 'Give request')).click()
    await until(() => root.querySelector('.request-marked')?.textContent?.includes('Request given to Lukas Hofer'))
    ;(await button(root, 'Undo')).click()
    await until(() => sent('PUT', '/advisor').length === 2 && !root.querySelector('.request-marked .notice'))
    expect(await sent('PUT', '/advisor')[1]?.clone().json()).toEqual({ advisor_uuid: wish.advisor.uuid })
  })

  test('can no longer be undone once something else was done with the request, which says nothing of others', () => {
    const store = createStore()
    store.set(deedAtom, { uuids: [wish.uuid], said: ['request-inbox.assigned', {}], takeBack: async () => undefined })
    store.set(supersedeAtom, [call.uuid])
    expect(store.get(deedAtom)?.uuids).toEqual([wish.uuid])
    store.set(supersedeAtom, [wish.uuid])
    expect(store.get(deedAtom)).toBeUndefined()
  })

  test('says where there is nobody else', async () => {
    answer(CHOICES, { branches: [wish.branch], advisors: [] })
    tenantLanguage.current = 'de-AT'
    const { dialog } = await openRequest(call)
    answer(`${LIST}/${call.uuid}/choices`, { branches: [call.branch], advisors: [] })
    ;(await button(dialog, 'Mehr')).click()
    ;(await button(dialog, 'Weitergeben')).click()
    await until(() => dialog.textContent?.includes('In dieser Filiale gibt es niemand anderen.'))
  })
})

test('a reply with nothing but the greeting says what is missing, and the field gets the focus', async () => {
  const { dialog } = await openRequest(wish)
  ;(await button(dialog, 'Reply')).click()
  ;(await button(dialog, 'Send reply')).click()
  await until(() => document.activeElement?.getAttribute('name') === 'text')
  expect(dialog.querySelector('.errors')?.textContent).toBe(
    'So far there is only the greeting. Add what you want to tell Johann Steiner.'
  )
})

test('giving a request to nobody puts the focus on the field', async () => {
  answer(`${LIST}/${wish.uuid}/choices`, { branches: [wish.branch], advisors: exampleInboxOfAll.advisors })
  const { dialog } = await openRequest(wish)
  ;(await button(dialog, 'Give to someone else')).click()
  const field = await until(() => dialog.querySelector<HTMLElement>('[name=advisor]'))
  dialog.querySelector<HTMLElement>('.dialog-actions .button.primary')?.click()
  await until(() => document.activeElement === field)
})

test('what is due on a near day is named by the word for it', async () => {
  const today = new Intl.DateTimeFormat('sv', { timeZone: wish.time_zone }).format()
  answer(LIST, { ...exampleInbox, requests: [{ ...wish, due_on: today, due_time: '11:30', is_overdue: false }] })
  const root = await visit()
  await until(() => texts(root, '.request-due')[0] === 'Today, 11:30')
})

test('finds requests by whether their customers said to be customers, only where they are asked', async () => {
  const silent = await visit('', initOf({ off: 'is-already-customer' }))
  await until(() => silent.querySelector('.request-name'))
  expect(silent.querySelector('select[name=customer]')).toBeNull()
  const root = await visit()
  const said = await until(() => root.querySelector<HTMLSelectElement>('select[name=customer]'))
  said.value = 'yes'
  said.dispatchEvent(new Event('change', { bubbles: true }))
  await until(() => lastSearch().get('customer') === 'yes')
})

test('says whether it comes from a customer, where it was written and what led there', async () => {
  const { dialog } = await openRequest(wish)
  const facts = texts(dialog, '.request-facts > div')
  expect(facts).toEqual(expect.arrayContaining(['Already a customerYes', 'Written onCard', 'Campaignflyer']))
})
