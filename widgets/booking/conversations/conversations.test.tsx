import { beforeEach, expect, test } from 'vitest'
import { exampleAdvisorMe } from '#contract/examples/app-init.example'
import { exampleTopics } from '#contract/examples/appointment-topics.example'
import { exampleTypes } from '#contract/examples/appointment-types.example'
import {
  exampleConversation,
  exampleConversationNote,
  exampleConversations,
  exampleFiles,
  exampleMessages,
  exampleOffered,
  exampleThread
} from '#contract/examples/conversations.example'
import { exampleReplyTemplates } from '#contract/examples/reply-templates.example'
import { exampleInboxOfAll } from '#contract/examples/request-inbox.example'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { nameOf, openCombobox, pick } from '../../testing/combobox.ts'
import { answerLeaving } from '../../testing/leaving.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, json, requests } from '../../testing/network.ts'

prepareApp()

const CALL = '/api/v1/conversations'
const ONE = `${CALL}/${exampleConversation.uuid}`

beforeEach(() => {
  answer(`GET ${CALL}`, exampleConversations)
  answer(`GET ${ONE}`, exampleThread)
  answer(`PUT ${ONE}/seen`, undefined, 204)
  answer('GET /api/v1/reply-templates', [])
})

const sent = (method: string, end: string) => requests.filter((one) => one.method === method && one.url.endsWith(end))
const visit = async (query = '', init = initOf()) => (await open(`/messenger${query}`, init, '.conversations')).root
const button = (root: ParentNode, text: string) =>
  until(() => [...root.querySelectorAll<HTMLElement>('dialog button')].find((one) => one.textContent?.trim() === text))

async function openOne() {
  const root = await visit(`?id=${exampleConversation.uuid}`)
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  await until(() => dialog.querySelector('.chat-message'))
  const field = () => until(() => dialog.querySelector<HTMLTextAreaElement>('[name=text]'))
  return { root, dialog, field }
}

test('lists who waits and what was said last, without others’ names for an advisor', async () => {
  const root = await visit()
  const rows = await until(() => {
    const found = [...root.querySelectorAll('tbody tr')]
    return found.length === 2 ? found : undefined
  })
  expect(rows[0]?.textContent).toMatch(/Vera Huber.*1 unread.*Thank you!/s)
  expect(rows[1]?.textContent).toMatch(/Otto Maier.*Answer: We are open/s)
  expect(root.querySelector('[data-column=advisor]')).toBeNull()
})

test('says what appears here while there is nothing', async () => {
  answer(`GET ${CALL}`, { ...exampleConversations, conversations: [], total: 0 })
  const root = await visit()
  await until(() => root.querySelector('.paged-list .lead')?.textContent?.includes('appear here'))
})

test('reading marks as seen up to the last message', async () => {
  await openOne()
  const [seen] = await until(() => {
    const found = sent('PUT', '/seen')
    return found.length ? found : undefined
  })
  expect(await seen?.json()).toEqual({ seq: 3 })
})

test('an empty answer is refused at its field; a written one is sent once, and the field is free for the next', async () => {
  const { root, dialog, field } = await openOne()
  ;(await button(root, 'Send')).click()
  await until(() => dialog.textContent?.includes('Answer cannot be empty'))
  expect(sent('POST', '/messages')).toEqual([])
  const taken = { ...exampleMessages[1], seq: 4, client_id: 'e'.repeat(32), text: 'With pleasure' }
  answer(`POST ${ONE}/messages`, { message: 'Later' }, 503)
  await type(await field(), 'With pleasure')
  ;(await button(root, 'Send')).click()
  await until(() => sent('POST', '/messages').length === 1)
  await until(() => root.querySelector('.notification'))
  expect((await field()).value).toBe('With pleasure')
  answer(`POST ${ONE}/messages`, () => json(taken, 201))
  ;(await button(root, 'Send')).click()
  await until(async () => (await field()).value === '')
  const keys = await Promise.all(sent('POST', '/messages').map(async (one) => (await one.json()).client_id))
  expect(new Set(keys).size).toBe(1)
  expect(keys).toHaveLength(2)
})

test('a template fills the answer with the visitor’s name', async () => {
  answer('GET /api/v1/reply-templates', exampleReplyTemplates)
  const { dialog, field } = await openOne()
  await pick(dialog, 'template', exampleReplyTemplates[0]?.name ?? '')
  await until(async () => (await field()).value.length > 0)
  expect((await field()).value).not.toMatch(/\{/)
})

test('a step to another part asks before it discards an answer', async () => {
  const { root, dialog, field } = await openOne()
  await type(await field(), 'With pleasure')
  ;(await button(root, 'Offer times')).click()
  await answerLeaving(root, 'Keep editing')
  expect((await field()).value).toBe('With pleasure')
  ;(await button(root, 'More')).click()
  ;(await button(root, 'Hand over')).click()
  await answerLeaving(root, 'Discard changes')
  await until(() => !dialog.querySelector('[name=text]'))
})

const SLOTS = ['2099-01-20T08:00:00Z', '2099-01-20T08:30:00Z']

async function openOffer() {
  answer('GET /api/v1/appointment-topics', exampleTopics)
  answer('GET /api/v1/advisors/anna-gruber/appointment-topics', exampleTopics)
  answer('GET /api/v1/advisors/anna-gruber/appointment-types', exampleTypes)
  answer('GET /api/v1/advisors/anna-gruber/availability', {
    time_zone: 'Europe/Vienna',
    days: { '2099-01-20': SLOTS },
    next_free_day: '2099-01-20',
    last_day: '2099-02-28'
  })
  const { root, dialog } = await openOne()
  ;(await button(root, 'Offer times')).click()
  return { root, dialog }
}
const slotsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('.times button.slot')]

test('times of the calendar are chosen and offered, and none is refused', async () => {
  const { root, dialog } = await openOffer()
  const [first, second] = await until(() => (slotsIn(dialog).length === 2 ? slotsIn(dialog) : undefined))
  ;(await button(root, 'Send offer')).click()
  await until(() => dialog.textContent?.includes('Choose at least one time'))
  expect(sent('POST', '/offers')).toEqual([])
  first?.click()
  second?.click()
  const chosen = await until(() => {
    const found = [...dialog.querySelectorAll<HTMLElement>('.chat-chosen button')]
    return found.length === 2 ? found : undefined
  })
  chosen[1]?.click()
  await until(() => dialog.querySelectorAll('.chat-chosen button').length === 1)
  answer(`POST ${ONE}/offers`, () => json(exampleOffered, 201))
  ;(await button(root, 'Send offer')).click()
  await until(() => dialog.querySelector('[role=log]'))
  const [offer] = sent('POST', '/offers')
  const { starts, type } = (await offer?.json()) ?? {}
  expect([starts, type]).toEqual([[SLOTS[0]], exampleTypes[0]?.type])
})

test('a time that was taken meanwhile is shown with others, and nothing is sent', async () => {
  const { root, dialog } = await openOffer()
  const [first] = await until(() => (slotsIn(dialog).length === 2 ? slotsIn(dialog) : undefined))
  first?.click()
  answer(`POST ${ONE}/offers`, { message: 'Taken', slots: [SLOTS[1]] }, 409)
  ;(await button(root, 'Send offer')).click()
  await until(() => dialog.querySelector('.slot-gone'))
  expect(dialog.querySelectorAll('.chat-chosen button')).toHaveLength(0)
})

test('a note is kept with what was read before, and a colleague’s is shown beside what was typed', async () => {
  answer(`GET ${ONE}`, { ...exampleThread, note: exampleConversationNote })
  const { root, dialog } = await openOne()
  const note = () => until(() => dialog.querySelector<HTMLTextAreaElement>('[name=internal_note]'))
  expect((await note()).value).toBe(exampleConversationNote.text)
  expect(dialog.textContent).toContain('Last changed by Mag. Anna Gruber')
  await type(await note(), 'Decides on Monday')
  answer(`PUT ${ONE}/note`, { message: 'Changed' }, 409)
  ;(await button(root, 'Save note')).click()
  await until(() => sent('GET', exampleConversation.uuid).length > 1)
  expect((await note()).value).toBe('Decides on Monday')
  answer(`PUT ${ONE}/note`, { note: { ...exampleConversationNote, text: 'Decides on Monday' } })
  ;(await button(root, 'Save note')).click()
  await until(() => sent('PUT', '/note').length === 2)
  expect(await sent('PUT', '/note')[1]?.json()).toEqual({
    text: 'Decides on Monday',
    known: exampleConversationNote.text
  })
})

test('somebody is blocked once that is confirmed, and then nobody answers until it is undone', async () => {
  const { root, dialog } = await openOne()
  ;(await button(root, 'More')).click()
  ;(await button(root, 'Block')).click()
  const question = await until(() =>
    root.querySelector<HTMLDialogElement>('dialog[open] dialog[open], dialog[open] ~ dialog[open]')
  )
  expect(question.textContent).toContain('no other one can be started with the same e-mail address')
  answer(`PUT ${ONE}/block`, undefined, 204)
  answer(`GET ${ONE}`, {
    ...exampleThread,
    conversation: { ...exampleConversation, blocked_at: '2027-01-15T10:00:00Z' }
  })
  ;(await button(question, 'Block')).click()
  await until(() => dialog.textContent?.includes('This chat is blocked'))
  expect(dialog.querySelector('[name=text]')).toBeNull()
  answer(`GET ${ONE}`, exampleThread)
  ;(await button(root, 'Unblock')).click()
  await until(() => dialog.querySelector('[name=text]'))
  const bodies = await Promise.all(sent('PUT', '/block').map((one) => one.json()))
  expect(bodies).toEqual([{ is_blocked: true }, { is_blocked: false }])
})

test('becomes a request, to which it then leads', async () => {
  const { root, dialog } = await openOne()
  const request_uuid = '6f1c2d3e-4b5a-4c6d-8e7f-00000000d001'
  answer(`POST ${ONE}/request`, { request_uuid }, 201)
  answer(`GET ${ONE}`, { ...exampleThread, conversation: { ...exampleConversation, request_uuid } })
  ;(await button(root, 'More')).click()
  ;(await button(root, 'Turn into request')).click()
  const link = await until(() => dialog.querySelector<HTMLAnchorElement>(`a[href$="${request_uuid}"]`))
  expect(link.pathname).toBe('/app/requests')
})

test('what was deleted meanwhile does not stay in sight', async () => {
  const { root, dialog, field } = await openOne()
  await type(await field(), 'Hello?')
  answer(`GET ${ONE}`, { message: 'Not found' }, 404)
  answer(`POST ${ONE}/messages`, { message: 'Not found' }, 404)
  ;(await button(root, 'Send')).click()
  await until(() => dialog.textContent?.includes('or it was deleted'))
  expect(dialog.querySelector('.chat-message')).toBeNull()
})

test('is handed over to a colleague, or ended', async () => {
  const { root } = await openOne()
  answer(`POST ${ONE}/end`, undefined, 204)
  ;(await button(root, 'End chat')).click()
  const question = await until(() =>
    root.querySelector<HTMLDialogElement>('dialog[open] dialog[open], dialog[open] ~ dialog[open]')
  )
  expect(question.textContent).toContain('Nobody can write in it afterwards.')
  expect(sent('POST', '/end')).toEqual([])
  ;(await button(question, 'End chat')).click()
  await until(() => sent('POST', '/end').length === 1)
  await until(() => !root.querySelector('dialog[open]') && path() === '/app/messenger')
})

test('what somebody else has taken over says so', async () => {
  answer(`GET ${ONE}`, { message: 'Not found' }, 404)
  const root = await visit(`?id=${exampleConversation.uuid}`)
  await until(() => root.querySelector('dialog[open]')?.textContent?.includes('taken it over'))
})

test('says by hand, and by nothing else, that answers come later', async () => {
  answer(`GET ${CALL}/presence`, { away_until: null })
  answer(`PUT ${CALL}/presence`, { away_until: '2099-01-15T23:00:00Z' })
  const root = await visit()
  const toggle = await until(() => root.querySelector<HTMLElement>('[role=switch]'))
  expect(toggle.getAttribute('aria-checked')).toBe('false')
  toggle.click()
  await until(() => toggle.getAttribute('aria-checked') === 'true')
  await until(() => root.textContent?.includes('until the end of the day'))
  expect(await sent('PUT', '/presence')[0]?.json()).toEqual({ is_away: true })
})

test('who has no card says nothing of answers', async () => {
  answer(`GET ${CALL}/presence`, { away_until: null })
  const root = await visit('', initOf({ me: { ...exampleAdvisorMe, alias: null, roles: ['orgadmin'] } }))
  await until(() => root.querySelector('tbody tr'))
  expect(root.querySelector('[role=switch]')).toBeNull()
})

test('shows that the visitor is writing, and says that an answer is being written', async () => {
  const conversation = { ...exampleConversation, is_typing: true }
  answer(`GET ${ONE}`, { ...exampleThread, conversation })
  answer(`POST ${ONE}/typing`, undefined, 204)
  const { dialog, field } = await openOne()
  await until(() => dialog.querySelector('.chat-typing')?.textContent === 'Vera Huber is writing')
  type(await field(), 'Of course')
  type(await field(), 'Of course, gladly')
  await until(() => sent('POST', '/typing').length)
  expect(sent('POST', '/typing')).toHaveLength(1)
})

test('sends a document to the visitor', async () => {
  const [, document] = exampleFiles
  const { dialog } = await openOne()
  answer(`POST ${ONE}/files`, document, 201)
  answer(`GET ${ONE}`, { ...exampleThread, messages: [...exampleMessages, document] })
  const input = await until(() => dialog.querySelector<HTMLInputElement>('input[type=file]'))
  const given = new DataTransfer()
  given.items.add(new File(['%PDF'], 'offer.pdf', { type: 'application/pdf' }))
  input.files = given.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await until(() => dialog.textContent?.includes('Save offer.pdf'))
  const [request] = requests.filter(({ url }) => url.includes('/files?'))
  expect([request?.method, request?.headers.get('file-name')]).toEqual(['POST', 'offer.pdf'])
})

test('is handed over to others than who has it', async () => {
  const { branches, advisors } = exampleInboxOfAll
  const [first, ...others] = advisors
  const advisor = { ...exampleConversation.advisor, uuid: first?.uuid ?? '' }
  answer('GET /api/v1/contact-requests/choices', { branches, advisors })
  answer(`GET ${ONE}`, { ...exampleThread, conversation: { ...exampleConversation, advisor } })
  const { root, dialog } = await openOne()
  ;(await button(root, 'More')).click()
  ;(await button(root, 'Hand over')).click()
  await until(() => dialog.querySelector('[name=advisor]'))
  const offered = (await openCombobox(dialog, 'advisor')).map(nameOf)
  expect(offered).toEqual(others.map(({ full_name }) => full_name))
})
