import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TYPING_MS } from '#contract/conversations'
import { exampleContactOffer } from '#contract/examples/contact-requests.example'
import {
  exampleChatTimes,
  exampleMessages,
  exampleOfferBooked,
  exampleOffered,
  exampleVisitorThread
} from '#contract/examples/conversations.example'
import { mount, type, until } from '../../testing/mount.ts'
import { answer, json, never, requests } from '../../testing/network.ts'
import '../contact-requests/contact-form.element.ts'

const TOKEN = 'k'.repeat(43)
const READ = 'GET /api/v1/conversation'
const SEND = 'POST /api/v1/conversation/messages'

const KEPT = 'advisor-conversation:anna'
beforeEach(() => {
  answer('GET /api/v1/advisors/anna/contact-offer', exampleContactOffer)
  answer('GET /api/v1/advisors/anna/chat-times', exampleChatTimes)
  answer('GET /api/v1/proof-of-work', {})
  answer(READ, exampleVisitorThread)
  answer(`${READ}/news`, () => never())
  answer('PUT /api/v1/conversation/seen', undefined, 204)
})
afterEach(() => {
  sessionStorage.removeItem(KEPT)
  history.replaceState(null, '', location.href.split('#')[0])
})

const asked = (method: string, end: string) =>
  requests.filter((one) => one.method === method && new URL(one.url).pathname.endsWith(end))

async function visit(hash = '#anna') {
  location.hash = hash
  const { root } = await mount('<advisor-contact-form kind="messenger" mode="page"></advisor-contact-form>')
  const find = <E extends HTMLElement = HTMLElement>(selector: string) => until(() => root.querySelector<E>(selector))
  const write = async (name: string, value: string) => type(await find<HTMLInputElement>(`[name=${name}]`), value)
  const submit = async () => (await find('[type=submit]')).click()
  const texts = () => [...root.querySelectorAll('.chat-text')].map((one) => one.textContent)
  return { root, find, write, submit, texts }
}

async function resume() {
  const visited = await visit(`#/${TOKEN}`)
  await visited.find('.chat-message')
  return visited
}

test('before the first message nothing is stored, and nothing of a conversation is asked', async () => {
  const { find, root } = await visit()
  await find('[name=text]')
  await until(() => root.textContent?.includes('open today: 09:00–12:30'))
  expect(sessionStorage.getItem(KEPT)).toBeNull()
  expect(requests.filter(({ url }) => /\/conversation/.test(url))).toEqual([])
})

test('says at each field what is missing, and what the server refuses', async () => {
  const { root, find, write, submit } = await visit()
  await submit()
  await until(() => root.querySelectorAll('.error-summary li').length === 2)
  await write('name', 'Vera Huber')
  await write('email', 'vera')
  await write('text', 'Hello')
  await submit()
  await until(() => root.querySelectorAll('.error-summary li').length === 1)
  await write('email', 'vera@example.at')
  answer('POST /api/v1/advisors/anna/conversations', () =>
    json({ message: 'No', errors: { email: ['Please enter an address'] } }, 422)
  )
  await submit()
  await until(() => root.querySelector('.error-summary')?.textContent?.includes('Please enter an address'))
  expect((await find<HTMLTextAreaElement>('[name=text]')).value).toBe('Hello')
})

test('begins once, keeps the key in this window, and moves the focus to the next message', async () => {
  const { root, find, write, submit, texts } = await visit()
  await write('name', 'Vera Huber')
  await write('text', 'Hello')
  answer('POST /api/v1/advisors/anna/conversations', () => json({ token: TOKEN }, 201))
  await submit()
  await find('.chat-message')
  expect(texts()).toEqual(exampleMessages.map(({ text }) => text))
  expect(sessionStorage.getItem(KEPT)).toBe(TOKEN)
  await until(() => (root as ShadowRoot).activeElement?.getAttribute('name') === 'text')
  const [read] = asked('GET', '/conversation')
  expect([read?.headers.get('conversation-token'), read?.url.includes(TOKEN)]).toEqual([TOKEN, false])
  await until(() => asked('GET', '/news').length === 1)
})

test('a link resumes it; what comes is fetched after the last known message, and read aloud', async () => {
  const { root, texts } = await resume()
  let tell: ((text: string) => void) | undefined
  const log = root.querySelector('[role=log]')
  expect(log?.getAttribute('aria-label')).toBe('Messages')
  answer(READ, ({ url }: Request) => {
    const after = Number(new URL(url).searchParams.get('after'))
    const next = { ...exampleMessages[1], seq: 4, client_id: 'd'.repeat(32), text: 'One more thing' }
    return json({ ...exampleVisitorThread, messages: after < 4 ? [next] : [] })
  })
  answer(`${READ}/news`, () => {
    const stream = new ReadableStream({
      start(controller) {
        tell = (text) => controller.enqueue(new TextEncoder().encode(text))
      }
    })
    return new Response(stream)
  })
  dispatchEvent(new Event('online'))
  await until(() => texts().includes('One more thing'))
  tell?.('event: cha')
  tell?.('nge\ndata: {}\n\n')
  await until(() => asked('GET', '/conversation').at(-1)?.url.endsWith('after=4'))
  expect(texts().filter((text) => text === 'One more thing')).toHaveLength(1)
})

test('what is sent stands there at once, waits while there is no connection, and arrives once', async () => {
  const { root, write, submit, texts } = await resume()
  answer(SEND, () => Promise.reject(new TypeError('no connection')))
  await write('text', 'Is that right?')
  await submit()
  await until(
    () =>
      root.querySelector('.pending') && root.querySelector('.chat > div > [role=status]:not(.chat-typing)')?.textContent
  )
  const taken = { ...exampleMessages[0], seq: 4, text: 'Is that right?' }
  answer(SEND, async (request: Request) => json({ ...taken, client_id: (await request.json()).client_id }, 201))
  dispatchEvent(new Event('online'))
  await until(() => !root.querySelector('.pending'))
  expect(texts().filter((text) => text === 'Is that right?')).toHaveLength(1)
  const keys = await Promise.all(asked('POST', '/messages').map(async (one) => (await one.json()).client_id))
  expect(new Set(keys).size).toBe(1)
})

test('a limit says until when, and the text stays', async () => {
  const { root, find, write, submit } = await resume()
  answer(SEND, () => json({ message: 'Too many' }, 429, { 'retry-after': '150' }))
  await write('text', 'Hello?')
  await submit()
  await until(() => root.textContent?.includes('in 3 minutes'))
  expect((await find<HTMLTextAreaElement>('[name=text]')).value).toBe('Hello?')
})

test('two presses send once, and nothing is called wrong', async () => {
  const { root, find, write, texts } = await resume()
  const taken = { ...exampleMessages[0], seq: 4, text: 'Hello?' }
  answer(SEND, async (request: Request) => json({ ...taken, client_id: (await request.json()).client_id }, 201))
  await write('text', 'Hello?')
  const send = await find('[type=submit]')
  send.click()
  send.click()
  await until(() => texts().includes('Hello?') && !root.querySelector('.pending'))
  expect([asked('POST', '/messages').length, root.querySelector('[aria-invalid=true]')]).toEqual([1, null])
})

test('what is refused loses neither what waits behind it nor what is being typed', async () => {
  const { root, find, write, submit } = await resume()
  answer(SEND, () => Promise.reject(new TypeError('no connection')))
  for (const [nth, text] of ['First', 'Second'].entries()) {
    await write('text', text)
    await submit()
    await until(() => root.querySelectorAll('.pending').length === nth + 1)
  }
  await write('text', 'Third')
  answer(SEND, () => json({ message: 'Too many' }, 429, { 'retry-after': '150' }))
  dispatchEvent(new Event('online'))
  await until(() => root.textContent?.includes('in 3 minutes'))
  expect((await find<HTMLTextAreaElement>('[name=text]')).value).toBe('First\n\nSecond\n\nThird')
  expect(root.querySelector('.pending')).toBeNull()
})

test('an empty message is named at its field', async () => {
  const { root, submit } = await resume()
  await submit()
  await until(() => root.textContent?.includes('cannot be empty'))
  expect(asked('POST', '/messages')).toEqual([])
})

const BOOK = 'POST /api/v1/conversation/offers/4/appointment'
const offeredIn = (rest: object = {}) =>
  answer(READ, {
    conversation: { ...exampleVisitorThread.conversation, ...rest },
    messages: [...exampleMessages, exampleOffered]
  })
const buttonIn = (root: ParentNode, text: string) =>
  [...root.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent?.trim() === text)
const timesIn = (root: ParentNode) => [...root.querySelectorAll<HTMLButtonElement>('.chat-times button')]

test('an offered time is booked with one press, and then nothing of the offer can be pressed', async () => {
  offeredIn()
  const { root } = await resume()
  const [first] = await until(() => (timesIn(root).length === 2 ? timesIn(root) : undefined))
  expect(root.textContent).toMatch(/Free times: Mortgage.*At the branch with Mag. Anna Gruber/s)
  answer(BOOK, () => json(exampleOfferBooked, 201))
  answer(READ, {
    ...exampleVisitorThread,
    messages: [...exampleMessages, exampleOffered, exampleOfferBooked]
  })
  first?.click()
  first?.click()
  await until(() => root.querySelector('.chat-offer a'))
  expect(root.textContent).toMatch(/Appointment booked: Tuesday,? 20 January 2099/)
  expect(timesIn(root)).toEqual([])
  const [sent, ...none] = asked('POST', '/appointment')
  expect([await sent?.json(), none]).toEqual([expect.objectContaining({ starts_at: '2099-01-20T08:00:00Z' }), []])
})

test('a time that was taken meanwhile says so and offers others, which are booked as well', async () => {
  offeredIn()
  const { root } = await resume()
  const [first] = await until(() => (timesIn(root).length === 2 ? timesIn(root) : undefined))
  answer(BOOK, () => json({ message: 'No longer free', slots: ['2099-01-22T09:00:00Z'] }, 409))
  const focused: (string | null)[] = []
  root.addEventListener('focusin', ({ target }) => focused.push((target as Element).getAttribute('role')))
  first?.click()
  await until(() => root.querySelector('.chat-offer [role=alert]')?.textContent === 'No longer free')
  await until(() => focused.includes('alert'))
  const [other, ...none] = timesIn(root)
  expect([other?.textContent, none]).toEqual([expect.stringContaining('22'), []])
  answer(BOOK, () => json(exampleOfferBooked, 201))
  other?.click()
  await until(() => asked('POST', '/appointment').length === 2)
})

test('asks for what an appointment needs and nobody has said, at its fields', async () => {
  offeredIn({ name: 'Vera', has_email: false })
  const { root, find, write } = await resume()
  const [first] = await until(() => (timesIn(root).length === 2 ? timesIn(root) : undefined))
  first?.click()
  const submit = async () => (await find('.chat-offer [type=submit]')).click()
  await submit()
  await until(() => root.querySelectorAll('.chat-offer [aria-invalid=true]').length === 2)
  expect(asked('POST', '/appointment')).toEqual([])
  await write('last_name', 'Huber')
  await write('email', 'vera@example.at')
  answer(BOOK, () => json({ message: 'No', errors: { email: ['Please enter an address'] } }, 422))
  await submit()
  await until(() => root.querySelector('.chat-offer')?.textContent?.includes('Please enter an address'))
  expect((await find<HTMLInputElement>('.chat-offer [name=last_name]')).value).toBe('Huber')
})

test('times that are over, and those of an ended chat, cannot be pressed', async () => {
  const past = { ...exampleOffered, offer: { ...exampleOffered.offer, starts: ['2020-01-20T08:00:00Z'] } }
  answer(READ, { ...exampleVisitorThread, messages: [...exampleMessages, past] })
  const { root } = await resume()
  await until(() => root.textContent?.includes('These times are over'))
  expect(timesIn(root)).toEqual([])
})

test('an ended one takes no message, and another one can be begun', async () => {
  const ended = { ...exampleVisitorThread.conversation, ended_at: '2027-01-15T10:00:00Z' }
  answer(READ, { ...exampleVisitorThread, conversation: ended })
  const { root } = await resume()
  expect(root.querySelector('textarea')).toBeNull()
  expect(root.textContent).toContain('This chat has ended.')
  const { slug } = exampleVisitorThread.conversation.advisor
  answer(`GET /api/v1/advisors/${slug}/contact-offer`, exampleContactOffer)
  answer(`GET /api/v1/advisors/${slug}/chat-times`, exampleChatTimes)
  buttonIn(root, 'Start another chat')?.click()
  await until(() => root.querySelector('[name=email]'))
  expect(location.hash).toBe(`#${slug}`)
})

test('is deleted once that is confirmed, and nothing of it stays', async () => {
  const { root } = await resume()
  // with whom it began, before it was handed over
  sessionStorage.setItem(KEPT, TOKEN)
  buttonIn(root, 'Delete my chat')?.click()
  const question = await until(() => root.querySelector<HTMLElement>('dialog[open]'))
  expect(question.textContent).toContain('This cannot be undone.')
  expect(asked('DELETE', '/conversation')).toEqual([])
  answer('DELETE /api/v1/conversation', { message: 'Later' }, 503)
  buttonIn(question, 'Delete my chat')?.click()
  await until(() => root.querySelector('.notice.danger'))
  expect(root.querySelectorAll('.chat-message').length).toBeGreaterThan(0)
  answer('DELETE /api/v1/conversation', undefined, 204)
  buttonIn(root, 'Delete my chat')?.click()
  buttonIn(await until(() => root.querySelector<HTMLElement>('dialog[open]')), 'Delete my chat')?.click()
  await until(() => root.textContent?.includes('Your chat has been deleted.'))
  expect([root.querySelector('.chat-message'), sessionStorage.length]).toEqual([null, 0])
  const [said, next] = ['.notice', 'button'].map((one) => root.querySelector(one)?.getBoundingClientRect())
  expect((next?.top ?? 0) - (said?.bottom ?? 0)).toBeGreaterThan(4)
  await until(() => (root as ShadowRoot).activeElement?.getAttribute('role') === 'status')
})

test('says before it is deleted that the request made of it stays', async () => {
  const { conversation } = exampleVisitorThread
  answer(READ, { ...exampleVisitorThread, conversation: { ...conversation, has_request: true } })
  const { root } = await resume()
  buttonIn(root, 'Delete my chat')?.click()
  const question = await until(() => root.querySelector<HTMLElement>('dialog[open]'))
  expect(question.textContent).toContain('so does the request')
})

test('leads to where all data can be asked for, if there is such a page', async () => {
  const { root } = await resume()
  const link = await until(() => root.querySelector<HTMLAnchorElement>('a[href*="/my-data/of/"]'))
  expect([link.pathname, link.textContent]).toEqual([`/my-data/of/${TOKEN}`, 'Get or delete all my data'])
  const { conversation } = exampleVisitorThread
  answer(READ, { ...exampleVisitorThread, conversation: { ...conversation, has_data_page: false } })
  const without = await resume()
  expect(without.root.querySelector('a[href*="/my-data/of/"]')).toBeNull()
})

test('is sent by e-mail where there is an address and an answer, and a limit says until when', async () => {
  const { root } = await resume()
  answer('POST /api/v1/conversation/transcript', () => json({ message: 'Too many' }, 429, { 'retry-after': '150' }))
  buttonIn(root, 'Send chat by e-mail')?.click()
  await until(() => root.textContent?.includes('in 3 minutes'))
  answer('POST /api/v1/conversation/transcript', undefined, 202)
  buttonIn(root, 'Send chat by e-mail')?.click()
  await until(() => root.textContent?.includes('We send the chat to your e-mail address'))
  expect(root.textContent).not.toContain('in 3 minutes')
})

test('is not sent by e-mail without an address, nor before there is an answer', async () => {
  const { conversation } = exampleVisitorThread
  answer(READ, { ...exampleVisitorThread, conversation: { ...conversation, has_email: false } })
  const { root } = await resume()
  expect([buttonIn(root, 'Send chat by e-mail'), Boolean(buttonIn(root, 'Delete my chat'))]).toEqual([undefined, true])
})

test('one that is no longer there says so, and listens no more', async () => {
  answer(READ, { message: 'Not found' }, 404)
  answer(`${READ}/news`, { message: 'Not found' }, 404)
  const { root } = await visit(`#/${TOKEN}`)
  await until(() => root.textContent?.includes('no longer exists'))
})

test('says what is usual in opening hours, and that the advisor has said to answer later instead', async () => {
  const first = await visit()
  await until(() => first.root.textContent?.includes('usually comes within 15 minutes'))
  answer('GET /api/v1/advisors/anna/chat-times', { ...exampleChatTimes, away_until: '2099-01-15T23:00:00Z' })
  const { root } = await visit()
  await until(() => root.querySelector('.notice')?.textContent?.includes('cannot answer right now'))
  expect(root.textContent).not.toContain('usually')
})

test('what is not known of answers is not said', async () => {
  answer('GET /api/v1/advisors/anna/chat-times', { open_today: null, answers_within: null, away_until: null })
  const { root, find } = await visit()
  await find('[name=text]')
  expect(root.textContent).not.toMatch(/open today|closed|usually|right now/)
})

test('shows that an answer is being written, until nothing more is heard of it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { conversation } = exampleVisitorThread
  answer(READ, { ...exampleVisitorThread, conversation: { ...conversation, is_typing: true } })
  const { root } = await resume()
  const shown = () => root.querySelector('.chat-typing[role=status]')?.textContent
  await until(() => shown() === 'An answer is being written')
  vi.advanceTimersByTime(TYPING_MS)
  vi.useRealTimers()
  await until(() => shown() === '')
})

test('says now and then that one is writing, and nothing of an empty field', async () => {
  answer('POST /api/v1/conversation/typing', undefined, 204)
  const { write } = await resume()
  await write('text', ' ')
  expect(asked('POST', '/typing')).toEqual([])
  for (const text of ['S', 'Se', 'Servus']) await write('text', text)
  expect(asked('POST', '/typing')).toHaveLength(1)
  expect(asked('POST', '/typing')[0]?.headers.get('conversation-token')).toBe(TOKEN)
})

test('stands below the heading of its page, without one of its own', async () => {
  const { root, find } = await visit()
  await find('[name=text]')
  expect(root.querySelector('h1, h2, h3')).toBeNull()
  const resumed = await resume()
  expect(resumed.root.querySelector('h1, h2, h3')).toBeNull()
})
