import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserOffice, openBrowserOffice } from '../../booking/appointments/testing/browser-office.ts'
import { DESK, expectAccessible, expectFits, login, PHONE, visit } from '../../testing/browser.ts'
import { KEYS } from '../../testing/inputs.ts'
import { until } from '../../testing/until.ts'
import { PushServer } from './testing/push-server.ts'

let walk: BrowserOffice
let push: PushServer
let host: string

beforeAll(async () => {
  push = await PushServer.open()
  walk = await openBrowserOffice({ INTERNAL_HOSTS: push.host, LOAD_TEST: '1' })
  host = `http://localhost:${walk.node.port}`
})
afterAll(async () => {
  await walk.close()
  await push.close()
})

/** A browser without a window has no permission to give and no service to ask: the rest is the browser's own. */
async function stubService(page: Page, name: string) {
  await page.exposeFunction('subscribeAtDouble', (serverKey: string) => push.subscribe(name, serverKey))
  await page.addInitScript(`(() => {
    const KEPT = 'subscription of the double'
    const shaped = ({ endpoint, p256dh, auth }) => ({
      endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => { localStorage.removeItem(KEPT); return true }
    })
    let permission = localStorage.getItem(KEPT) ? 'granted' : 'default'
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = async () => { permission = 'granted'; return permission }
    PushManager.prototype.getSubscription = async () => {
      const kept = localStorage.getItem(KEPT)
      return kept && shaped(JSON.parse(kept))
    }
    PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
      if (!userVisibleOnly) throw new Error('must be visible')
      const key = btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)))
      const given = await window.subscribeAtDouble(key.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''))
      localStorage.setItem(KEPT, JSON.stringify(given))
      return shaped(given)
    }
  })()`)
}

async function openMessenger(name: string, look: BrowserContextOptions) {
  const { page, faults } = await visit(walk.browser, look, [host])
  await stubService(page, name)
  await login(page, 'advisor@demo.example', { host, password: 'correct horse battery' })
  await page.goto(`${host}/app/messenger`)
  return { page, faults }
}

test.each([
  ['desk', DESK],
  ['phone', PHONE]
] as const)(
  'an advisor turns it on at a %s, is told of a chat without a word of it, and turns it off',
  async (name, look) => {
    const { page, faults } = await openMessenger(name, look)
    await KEYS.press(page.getByRole('button', { name: 'Auf diesem Gerät benachrichtigen' }))
    const toggle = page.getByRole('switch', { name: 'Benachrichtigungen auf diesem Gerät' })
    await toggle.waitFor()
    expect(await page.evaluate('navigator.serviceWorker.getRegistration("/app/")')).toBeUndefined()
    await expectAccessible(page, 'turned off')
    await expectFits(page, 'turned off')
    await KEYS.press(toggle)
    await page.getByLabel('Chats, die auf eine Antwort warten').waitFor()
    await expectAccessible(page, 'turned on')
    await expectFits(page, 'turned on')
    const begun = await fetch(`${host}/api/v1/advisors/${walk.office.alias}/conversations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: host },
      body: JSON.stringify({ client_id: `${name}-0123456789abcdef`, name: 'Vera Visitor', text: 'Geheime Frage' })
    })
    expect(begun.status).toBe(201)
    await until(() => push.received.some(({ browser }) => browser === name))
    const received = push.received.find(({ browser }) => browser === name)
    expect(JSON.stringify(received)).not.toMatch(/Vera|Visitor|Geheime/)
    const worker = await page.evaluate(
      'navigator.serviceWorker.ready.then(({ scope, active }) => [scope, active.scriptURL])'
    )
    expect(worker).toEqual([`${host}/app/`, `${host}/app/notices-worker.js`])
    await page.goto(host + received?.notice.path)
    await page.getByRole('dialog').getByText('Geheime Frage').waitFor()
    // the device is known again, and listed once
    await page.goto(`${host}/app/messenger`)
    await page.getByRole('button', { name: 'Auf diesem Gerät benachrichtigen' }).click()
    await page.getByLabel('Chats, die auf eine Antwort warten').waitFor()
    expect(await page.locator('.notified-device').count()).toBe(0)
    await toggle.click()
    await page.getByText('Ihr Browser fragt zuerst').waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  }
)

test('a browser that blocks notifications says what to do, and asks for nothing', async () => {
  const { page, faults } = await visit(walk.browser, DESK, [host])
  await login(page, 'advisor@demo.example', { host, password: 'correct horse battery' })
  await page.goto(`${host}/app/online-appointments/settings/index`)
  await page.getByRole('button', { name: 'Auf diesem Gerät benachrichtigen' }).click()
  await page.getByText('Ihr Browser blockiert Benachrichtigungen').waitFor()
  await expectAccessible(page, 'blocked')
  expect([await page.getByRole('switch', { name: /auf diesem Gerät/ }).count(), faults]).toEqual([0, []])
})
