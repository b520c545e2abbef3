import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const NOTICE = { title: 'Alpenbank', body: 'New request', path: '/app/requests?id=1', tag: 'a' }

const ADDRESS = new URL(NOTICE.path, location.origin).href

interface Window {
  url: string
  focused: boolean
}

/** What a worker's surroundings have been asked. */
const asked: unknown[] = []
let windows: Window[] = []
const surroundings = {
  registration: {
    showNotification: async (title: string, { body, tag, data }: { body: string; tag: string; data: unknown }) =>
      asked.push(['show', title, body, tag, data])
  },
  clients: {
    matchAll: async () => windows.map((one) => ({ ...one, focus: async () => asked.push(['focus', one.url]) })),
    openWindow: async (url: string) => asked.push(['open', url])
  }
}

beforeAll(async () => {
  Object.assign(globalThis, surroundings)
  await import('./notices-worker.ts')
})
beforeEach(() => {
  asked.length = 0
  windows = []
})
afterAll(() => {
  for (const name of Object.keys(surroundings)) Reflect.deleteProperty(globalThis, name)
})

/** Tells the worker of an event, and waits as long as it wants to be kept. */
async function tell(type: string, rest: object) {
  let lasting: Promise<unknown> = Promise.resolve()
  const waitUntil = (work: Promise<unknown>) => {
    lasting = work
  }
  dispatchEvent(Object.assign(new Event(type), { waitUntil, ...rest }))
  await lasting
}
const push = () => tell('push', { data: { json: () => NOTICE } })
const click = () => tell('notificationclick', { notification: { data: NOTICE, close: () => asked.push(['close']) } })

test('shows what has come', async () => {
  await push()
  expect(asked).toEqual([['show', 'Alpenbank', 'New request', 'a', NOTICE]])
})

test('shows nothing while the app is in front, and does beside a visitor’s page', async () => {
  windows = [{ url: 'https://bank.example/app/messenger', focused: true }]
  await push()
  expect(asked).toEqual([])
  windows = [
    { url: 'https://bank.example/app/messenger', focused: false },
    { url: 'https://bank.example/search', focused: true }
  ]
  await push()
  expect(asked).toHaveLength(1)
})

test('a message without content is none', async () => {
  await tell('push', { data: null })
  expect(asked).toEqual([])
})

test('a press opens what it is about, or the window that shows it', async () => {
  await click()
  expect(asked).toEqual([['close'], ['open', ADDRESS]])
  asked.length = 0
  windows = [{ url: ADDRESS, focused: false }]
  await click()
  expect(asked).toEqual([['close'], ['focus', ADDRESS]])
})
