import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleConversations } from '#contract/examples/conversations.example'
import { exampleNotifiedDevices } from '#contract/examples/device-notices.example'
import { initOf, open, prepareApp } from '../../app/testing.ts'
import { until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const CALL = '/api/v1/me/notified-devices'
const ENDPOINT = 'https://push.example/send/1'

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const idOf = async () => hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(ENDPOINT)))

/** The browser's own part, whose service is a stranger's. */
let permission: NotificationPermission
let answered: NotificationPermission
let isSubscribed: boolean
let failure: Error | undefined
const asked: string[] = []

const subscription = {
  endpoint: ENDPOINT,
  options: { applicationServerKey: null },
  toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
  unsubscribe: async () => {
    isSubscribed = false
    return true
  }
}
const registration = {
  pushManager: {
    getSubscription: async () => (isSubscribed ? subscription : null),
    subscribe: async () => {
      asked.push('subscribe')
      if (failure) throw failure
      isSubscribed = true
      return subscription
    }
  }
} as unknown as ServiceWorkerRegistration

beforeEach(() => {
  permission = 'default'
  answered = 'granted'
  isSubscribed = false
  failure = undefined
  asked.length = 0
  const Notification = {
    get permission() {
      return permission
    },
    async requestPermission() {
      asked.push('permission')
      permission = answered
      return answered
    }
  }
  vi.stubGlobal('Notification', Notification)
  const { serviceWorker } = navigator
  vi.spyOn(serviceWorker, 'register').mockResolvedValue(registration)
  vi.spyOn(serviceWorker, 'getRegistration').mockImplementation(async () => registration)
  vi.spyOn(serviceWorker, 'ready', 'get').mockResolvedValue(registration)
  answer('GET /api/v1/conversations', exampleConversations)
  answer(`GET ${CALL}`, exampleNotifiedDevices)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The list as the server has it once this device is in it. */
async function withOwn(changes = {}) {
  const own = { ...exampleNotifiedDevices.devices[1], id: await idOf(), device: 'Chrome, Windows', ...changes }
  answer(`GET ${CALL}`, { ...exampleNotifiedDevices, devices: [own, ...exampleNotifiedDevices.devices] })
}
const sent = (method: string) => requests.filter((one) => one.method === method && one.url.includes(CALL))

async function show() {
  const { root } = await open('/messenger', initOf(), '.conversations')
  const press = (text: string) =>
    until(() => [...root.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent === text))
  ;(await press('Notify me on this device')).click()
  const dialog = await until(() => root.querySelector<HTMLElement>('dialog[open]'))
  await until(() => dialog.querySelector('.help[role=status]'))
  const toggle = () => dialog.querySelector<HTMLElement>('[role=switch]')
  const says = (text: string) => until(() => dialog.querySelector('.help[role=status]')?.textContent?.includes(text))
  return { root, dialog, toggle, says }
}

test('asks the browser for nothing before a press, then subscribes and tells the server', async () => {
  const { dialog, toggle, says } = await show()
  await says('Your browser asks for permission first')
  expect([asked, toggle()?.getAttribute('aria-checked')]).toEqual([[], 'false'])
  answer(`POST ${CALL}`, { id: await idOf() }, 201)
  await withOwn()
  toggle()?.click()
  await says('Until you turn it off')
  expect(asked).toEqual(['permission', 'subscribe'])
  expect(await sent('POST')[0]?.json()).toEqual({
    endpoint: ENDPOINT,
    p256dh: 'p'.repeat(87),
    auth: 'a'.repeat(22),
    chats: true,
    requests: false,
    appointments: false
  })
  expect(toggle()?.getAttribute('aria-checked')).toBe('true')
  dialog.querySelector<HTMLElement>('[name=requests]')?.click()
  await until(() => sent('POST').length === 2)
  expect(await sent('POST')[1]?.json()).toMatchObject({ chats: true, requests: true, appointments: false })
})

test('turns it off here, and on another device', async () => {
  permission = 'granted'
  isSubscribed = true
  answer(`PUT ${CALL}/${await idOf()}/session`, undefined, 204)
  await withOwn()
  const { dialog, toggle, says } = await show()
  await until(() => toggle()?.getAttribute('aria-checked') === 'true')
  // tells the server who signs in here
  await until(() => sent('PUT').length === 1)
  const other = 'b'.repeat(64)
  answer(`DELETE ${CALL}/${other}`, undefined, 204)
  dialog.querySelector<HTMLElement>('[aria-label="Turn off notifications: Safari, iPhone"]')?.click()
  await until(() => sent('DELETE').length === 1)
  await until(() => sent('GET').length === 2)
  await until(() => toggle()?.getAttribute('aria-disabled') === null)
  expect(isSubscribed).toBe(true)
  answer(`DELETE ${CALL}/${await idOf()}`, undefined, 204)
  answer(`GET ${CALL}`, exampleNotifiedDevices)
  toggle()?.click()
  await says('Your browser asks for permission first')
  expect([isSubscribed, sent('DELETE').length]).toEqual([false, 2])
})

test.each([
  ['is not given', 'default', 'The browser has no permission'],
  ['is refused', 'denied', 'Your browser blocks notifications']
] as const)('says what to do where the permission %s', async (_, reply, text) => {
  answered = reply
  const { toggle, says } = await show()
  toggle()?.click()
  await says(text)
  expect([asked, sent('POST')]).toEqual([['permission'], []])
  expect(toggle() === null).toBe(reply === 'denied')
})

test('says where the browser cannot reach its service', async () => {
  failure = new DOMException('Registration failed - push service error', 'AbortError')
  const { toggle, says } = await show()
  toggle()?.click()
  await says('could not reach its notification service')
  expect(sent('POST')).toEqual([])
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 'Add to Home Screen'],
  ['Mozilla/5.0 (Windows NT 10.0) Old/1.0', 'This browser cannot show notifications']
])('explains why a browser that cannot notify does not (%s)', async (agent, text) => {
  const { PushManager } = globalThis
  Reflect.deleteProperty(globalThis, 'PushManager')
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  try {
    const { toggle, says } = await show()
    await says(text)
    expect([toggle(), asked]).toEqual([null, []])
  } finally {
    Object.assign(globalThis, { PushManager })
  }
})

test('a person without a card is asked about chats alone', async () => {
  permission = 'granted'
  isSubscribed = true
  answer(`PUT ${CALL}/${await idOf()}/session`, undefined, 204)
  await withOwn()
  const { root } = await open(
    '/messenger',
    initOf({ me: { roles: ['orgadmin'], alias: null, full_name: 'Eva' } }),
    '.conversations'
  )
  const button = await until(() =>
    [...root.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent === 'Notify me on this device')
  )
  button.click()
  await until(() => root.querySelector('dialog[open] [name=chats]'))
  expect(root.querySelector('dialog[open] [name=requests]')).toBeNull()
})
