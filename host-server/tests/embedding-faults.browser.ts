import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DESK, launch, visit } from '../testing/browser.ts'
import { type HostileSite, startHostileSite } from '../testing/hostile-site.ts'
import { ownSite } from '../testing/own-site.ts'
import { type Behaviour, startUnsteadyHost, type UnsteadyHost } from '../testing/unsteady-host.ts'

const ALIAS = 'anna-gruber'
const site = ownSite()
const origin = site.foreign.replace('localhost', 'nordbank.localhost')

let host: UnsteadyHost
let hostile: HostileSite
let browser: Browser
beforeAll(async () => {
  host = await startUnsteadyHost(site.host)
  hostile = await startHostileSite(origin, host.origin, ALIAS)
  browser = await launch([`--host-resolver-rules=MAP ${new URL(origin).host} 127.0.0.1:${hostile.port}`])
})
afterAll(async () => {
  await browser.close()
  await Promise.all([hostile.stop(), host.stop()])
})
beforeEach(() => {
  host.fare('well')
  host.asked.length = 0
})

interface Heard {
  type: string
  detail: { reason?: string }
  target: string
}
declare const bank: { counted: number; heard: Heard[] }

const EMBED = /embed\.js/
const CHUNKS = /\/cdn\/elements\//
/** What is loaded once a time is chosen. */
const LATER_STEPS = /\/cdn\/elements\/later-steps/
const API = /\/api\//

const TAGS = '#page > advisor-booking, #page > p advisor-whatsapp-button, advisor-topics'
const inline = (page: Page) => page.locator('#page > advisor-booking:not([mode])')
const button = (widget: Locator, name: string | RegExp) => widget.getByRole('button', { name })
const fallback = (page: Page) => inline(page).getByRole('link', { name: 'Termin ohne Skript' })
/** Other walks take the first of a day, so these take the last. */
const slots = (widget: Locator) => widget.getByRole('button', { name: /^\d\d:\d\d/ })
const PATIENT = { timeout: 20_000 }
/** The tags that reported a failed load. */
const failedTags = (page: Page) =>
  page.evaluate(() => bank.heard.filter(({ type }) => type === 'advisor-error').map(({ target }) => target))

async function open(prepare?: (page: Page) => Promise<void>) {
  const { page, faults } = await visit(browser, DESK, [origin, host.origin])
  await prepare?.(page)
  await page.goto(`${origin}/strict`, { waitUntil: 'commit' })
  await page.locator('#count').waitFor()
  return { page, faults }
}

/** The page's own scripts run, and no widget threw an exception into it; browsers report missing files themselves. */
async function expectUnharmed(page: Page, faults: string[]) {
  await page.locator('#own').click()
  await page.locator('#count').click()
  expect(await page.locator('#count').textContent()).toBe('React 1')
  expect(await page.evaluate(() => bank.counted)).toBe(1)
  const own = faults.filter((fault) => !/Failed to load|MIME type|net::ERR|CORS policy/.test(fault))
  expect(own).toEqual([])
}

const BAD: [Behaviour, string, RegExp][] = (['away', 'failing', 'garbled'] as const).flatMap((mood) => [
  [mood, 'embed.js', EMBED],
  [mood, 'the elements', CHUNKS],
  [mood, 'the API', API]
])

test.each(BAD)('with the host %s for %s, the page is unharmed and shows working links', async (mood, what, paths) => {
  host.fare(mood, paths)
  const { page, faults } = await open()
  if (what !== 'embed.js') {
    const tags = await page.locator(TAGS).evaluateAll((found) => found.map(({ localName }) => localName))
    await expect.poll(async () => (await failedTags(page)).toSorted(), PATIENT).toEqual(expect.arrayContaining(tags))
    const events = await page.evaluate(() => bank.heard)
    expect(events.every(({ type, detail }) => type === 'advisor-error' && detail.reason === 'load')).toBe(true)
  }
  // if a host serves anything but scripts, the browser's parser reports it in its own words
  const parsed = faults.filter((fault) => !/Unexpected token '<'/.test(fault))
  await expectUnharmed(page, mood === 'garbled' ? parsed : faults)
  for (const tag of await page.locator(TAGS).all()) expect(await tag.locator('a').first().isVisible()).toBe(true)
  host.fare('well')
  await fallback(page).click()
  await page.waitForURL(`${host.origin}/book/${ALIAS}`)
})

test.each([
  ['elements', CHUNKS],
  ['answers', API]
])(
  'with the host’s %s slow, the page does not wait, and shows links until the widgets are loaded',
  async (_what, paths) => {
    host.fare('slow', EMBED)
    const { page, faults } = await open()
    await page.waitForLoadState('domcontentloaded')
    await expectUnharmed(page, faults)
    for (const [mood, next] of [['slow', paths], ['well']] as const) {
      await expect.poll(() => host.waiting()).toBeGreaterThan(0)
      expect(await fallback(page).isVisible()).toBe(true)
      host.fare(mood, next)
    }
    await button(inline(page), /Kontoeröffnung/).waitFor()
    await fallback(page).waitFor({ state: 'hidden' })
    expect(await failedTags(page)).toEqual([])
  }
)

test.each([
  ['the elements', CHUNKS],
  ['the API', API]
])('once the network is back, %s are loaded', async (_what, paths) => {
  host.fare('away', paths)
  const { page } = await open()
  await expect.poll(async () => (await failedTags(page)).length, PATIENT).toBeGreaterThanOrEqual(5)
  host.fare('well')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await button(inline(page), /Kontoeröffnung/).waitFor()
  await page.locator('#inline a[part=button]').waitFor()
})

test('if an advisor’s offer cannot be loaded, the widget shows a retry button and the link, and recovers by itself', async () => {
  host.fare('failing', /\/api\/v1\/(advisors|appointment-topics)/)
  // a read that fails is left out of what is preloaded
  const { page } = await open(async (shown) => {
    await shown.route('**/api/v1/preload?*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), answers: {} } })
    })
  })
  await button(inline(page), 'Noch einmal versuchen').waitFor()
  expect(await fallback(page).isVisible()).toBe(true)
  host.fare('well')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await button(inline(page), /Kontoeröffnung/).waitFor()
})

async function chooseSlot(page: Page) {
  const widget = inline(page)
  await button(widget, /Kontoeröffnung/).click()
  await button(widget, /Per Video/).click()
  await slots(widget).last().waitFor()
}

test('steps that cannot be loaded during a booking can be retried', async () => {
  const { page } = await open()
  const widget = inline(page)
  host.fare('away', LATER_STEPS)
  await chooseSlot(page)
  const chosen = (await slots(widget).last().textContent())?.slice(0, 5) ?? ''
  await slots(widget).last().click()
  await button(widget, 'Noch einmal versuchen').click()
  await expect.poll(() => failedTags(page)).toEqual(['advisor-booking', 'advisor-booking'])
  expect(await fallback(page).isVisible()).toBe(true)
  host.fare('well')
  await button(widget, 'Noch einmal versuchen').click()
  await widget.getByLabel(/Vorname/).waitFor()
  await widget.getByText(chosen).first().waitFor()
})

test('the input stays while the host is down, and the booking succeeds once it is back', async () => {
  const { page } = await open()
  const widget = inline(page)
  await chooseSlot(page)
  await slots(widget).last().click()
  await widget.getByLabel(/Vorname/).fill('Eva')
  await widget.getByLabel(/Nachname/).fill('Wartet')
  await widget.getByLabel(/E-Mail/).fill('waits@visitor.example')
  await button(widget, 'Weiter').click()
  host.fare('away')
  await button(widget, 'Jetzt buchen').click()
  await button(widget, 'Noch einmal versuchen').waitFor()
  expect(await failedTags(page)).toEqual(['advisor-booking'])
  await widget.getByText('waits@visitor.example').waitFor()
  host.fare('well')
  await button(widget, 'Noch einmal versuchen').click()
  await widget.getByRole('heading', { name: 'Ihr Termin ist gebucht' }).waitFor()
})

test('on a page that is not registered, the widget says so with the link, and the console once which setting', async () => {
  const stranger = `http://127.0.0.1:${hostile.port}`
  const { page } = await visit(browser, DESK, [stranger, host.origin])
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.goto(`${stranger}/calm`, { waitUntil: 'commit' })
  const said = inline(page).getByText('Diese Seite ist noch nicht für Buchungen und Nachrichten freigeschaltet.')
  await inline(page).getByRole('heading', { name: 'Worum geht es?' }).waitFor()
  await said.waitFor()
  await chooseSlot(page)
  // the same twice: late in the day, the first one with free times may have a single one
  for (let turn = 0; turn < 2; turn += 1) {
    const refused = page.waitForResponse((one) => one.url().endsWith('/holds') && one.status() === 403)
    await slots(inline(page)).last().click()
    await refused
    await said.waitFor()
  }
  expect(warnings.filter((text) => text.includes('Register this website'))).toEqual([
    `Register this website: ${host.origin}/app/account-admin/embed?website=${stranger}`
  ])
  await fallback(page).click()
  await page.waitForURL(`${host.origin}/book/${ALIAS}`)
})
