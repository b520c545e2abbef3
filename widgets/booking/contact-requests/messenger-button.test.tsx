import { afterEach, expect, test, vi } from 'vitest'
import { exampleContactOffer } from '#contract/examples/contact-requests.example'
import { exampleChatTimes, exampleVisitorThread } from '#contract/examples/conversations.example'
import { mountButton } from '../../testing/dialog-button.ts'
import { drawn, type, until } from '../../testing/mount.ts'
import { answer, json, never, requests, translationsOf } from '../../testing/network.ts'
import { turn } from '../../testing/turn.ts'
import './messenger-button.element.ts'

afterEach(() => history.replaceState(null, '', location.href.split('#')[0]))

// an advisor's options load once per page, so each test has an advisor of its own
let count = 0
async function visit({ offer = exampleContactOffer as object, status = 200, host = '' } = {}) {
  count += 1
  const alias = `anna-${count}`
  answer(`GET /api/v1/advisors/${alias}/contact-offer`, offer, status, host || undefined)
  answer('GET /api/v1/proof-of-work', {}, 200, host || undefined)
  answer(`GET /api/v1/advisors/${alias}/chat-times`, exampleChatTimes, 200, host || undefined)
  const button = await mountButton(
    `<advisor-messenger-button alias="${alias}" ${host && `host="${host}"`}><a href="#">Write</a></advisor-messenger-button>`
  )
  return { alias, ...button }
}

test.each(['', '#Chat'])(
  'while the channel is switched off nothing is shown, and no hash opens anything (%s)',
  async (hash) => {
    location.hash = hash
    const { root } = await visit({ offer: { ...exampleContactOffer, kinds: ['basic', 'appointment', 'callback'] } })
    await until(() => root.firstElementChild && !root.querySelector('slot'))
    expect(root.querySelector('button, a, dialog')).toBeNull()
  }
)

test('keeps the content of the tag until the advisor’s options have loaded', async () => {
  const { element, root } = await visit({ offer: {}, status: 500 })
  await new Promise((resolve) => element.addEventListener('advisor-error', resolve))
  expect(root.querySelector('slot')).not.toBeNull()
})

test('lets a guest write in a popup that keeps the input and asks for no account', async () => {
  const { alias, root, find, open, close, nextEvent } = await visit()
  expect((await find('button[part=button]')).textContent).toBe('Chat')
  await open()
  const write = async (name: string, value: string) => type(await find<HTMLInputElement>(`[name=${name}]`), value)
  await write('text', 'Servus')
  await close()
  await open()
  expect((await find<HTMLTextAreaElement>('[name=text]')).value).toBe('Servus')
  expect(root.querySelector('a[href*=login]')).toBeNull()
  const values = { name: 'Maria Huber', email: 'maria@example.at' }
  for (const [name, value] of Object.entries(values)) await write(name, value)
  const path = `/api/v1/advisors/${alias}/conversations`
  answer(`POST ${path}`, () => json({ token: 'x'.repeat(43) }, 201))
  const message = nextEvent('advisor-sent')
  answer('GET /api/v1/conversation', exampleVisitorThread)
  answer('GET /api/v1/conversation/news', () => never())
  answer('PUT /api/v1/conversation/seen', undefined, 204)
  ;(await find('[type=submit]')).click()
  expect((await message).detail).toEqual({ kind: 'messenger', alias })
  const sent = requests.find(({ url }) => url.endsWith(path))
  expect(await sent?.json()).toMatchObject({ text: 'Servus', ...values })
  await find('[role=log] .chat-message')
})

test('the browser’s Back closes the chat and stays on the page', async () => {
  const { root, open } = await visit()
  await open()
  await turn(-1)
  expect(root.querySelector('dialog[open]')).toBeNull()
})

test.each(['#Chat', '#chat', '#CHAT'])('%s in the address opens it, each time', async (hash) => {
  const { expectOpensAt } = await visit()
  await expectOpensAt(hash)
})

test('treats everyone as a guest on another origin, without asking for the session', async () => {
  const { find } = await visit({ host: 'https://messenger.example' })
  await find('button[part=button]')
  expect(requests.some(({ url }) => url === 'https://messenger.example/api/v1/me')).toBe(false)
})

test('a popup that was closed before its texts came does not open by itself once the network is back', async () => {
  const host = 'https://away.example'
  const { root, open, close } = await visit({ host })
  const asked = () => requests.filter(({ url }) => url.startsWith(`${host}/api/v1/translations`))
  answer('GET /api/v1/translations', () => Promise.reject(new TypeError('offline')), 200, host)
  const dialog = await open()
  expect(dialog.querySelector('[aria-busy=true]')).not.toBeNull()
  await until(() => asked().length === 1)
  await close()
  answer(
    'GET /api/v1/translations',
    translationsOf(() => 'en'),
    200,
    host
  )
  await until(() => {
    dispatchEvent(new Event('online'))
    return asked().length > 1
  })
  await drawn()
  expect(root.querySelector('dialog[open]')).toBeNull()
  const again = await open()
  await until(() => again.querySelector('[name=text]'))
})

test('on another origin no link contains the key to the conversation', async () => {
  const host = 'https://messenger.example'
  const { alias, root, find, open } = await visit({ host })
  await open()
  const token = 'x'.repeat(43)
  for (const [name, value] of Object.entries({ name: 'Maria Huber', text: 'Servus' }))
    type(await find<HTMLInputElement>(`[name=${name}]`), value)
  answer(`POST /api/v1/advisors/${alias}/conversations`, { token }, 201, host)
  answer('GET /api/v1/conversation', exampleVisitorThread, 200, host)
  answer('GET /api/v1/conversation/news', () => never(), 200, host)
  answer('PUT /api/v1/conversation/seen', undefined, 204, host)
  ;(await find('[type=submit]')).click()
  const link = await find<HTMLButtonElement>('.chat-link button')
  expect([root.innerHTML.includes(token), document.documentElement.outerHTML.includes(token)]).toEqual([false, false])
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  link.click()
  expect(opened).toHaveBeenCalledWith(`${host}/messenger#/${token}`, '_blank', 'noopener')
  opened.mockRestore()
})
