import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DESK, launch, login, visit } from '../testing/browser.ts'
import { type HostileSite, startHostileSite } from '../testing/hostile-site.ts'
import { ownSite } from '../testing/own-site.ts'
import { startUnsteadyHost, type UnsteadyHost } from '../testing/unsteady-host.ts'

const ALIAS = 'anna-gruber'
const site = ownSite()
/**
 * One of the demo's embedding origins, on another site than the host's `localhost`, so that cookies are third-party.
 */
const origin = site.foreign.replace('localhost', 'nordbank.localhost')

let host: UnsteadyHost
let hostile: HostileSite
let browser: Browser
beforeAll(async () => {
  host = await startUnsteadyHost(site.host)
  hostile = await startHostileSite(origin, host.origin, ALIAS)
  browser = await launch([
    `--host-resolver-rules=MAP ${new URL(origin).host} 127.0.0.1:${hostile.port}`,
    '--test-third-party-cookie-phaseout'
  ])
})
afterAll(async () => {
  await browser.close()
  await Promise.all([hostile.stop(), host.stop()])
})
beforeEach(() => {
  host.fare('well')
  host.asked.length = 0
})

/** The page's own state, see `hostile-page.ts`. */
interface Heard {
  type: string
  detail: Record<string, unknown>
  target: string
  flags: boolean[]
}
interface Bank {
  counted: number
  heard: Heard[]
  counter: { setState(state: object): void }
  show(...nodes: Node[]): void
  element(name: string, attributes: Record<string, string>, text?: string): HTMLElement
}
declare const bank: Bank
declare const jQuery: ((selector: string) => { trigger(event: string): void }) & { fn: { jquery: string } }

interface Violation {
  directive: string
  source: string
}
declare global {
  interface Window {
    violations: Violation[]
  }
}

const heard = (page: Page) => page.evaluate(() => bank.heard)
const slots = (widget: Locator) => widget.getByRole('button', { name: /^\d\d:\d\d/ })
const button = (widget: Locator | Page, name: string | RegExp) => widget.getByRole('button', { name })
const inline = (page: Page) => page.locator('#page > advisor-booking:not([mode])')

/** The page, with all errors that it reports; jQuery itself violates Trusted Types. */
async function open(path: string, options = DESK) {
  const { page, faults } = await visit(browser, options, [origin, host.origin])
  await page.addInitScript(() => {
    window.violations = []
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      window.violations.push({ directive: violatedDirective, source: sourceFile })
    )
  })
  await page.goto(origin + path)
  const violations = () => page.evaluate(() => window.violations.filter(({ source }) => !source.endsWith('/jquery.js')))
  return { page, faults, violations }
}

async function fillDetails(widget: Locator, email: string) {
  await widget.getByLabel(/Vorname/).fill('Eva')
  await widget.getByLabel(/Nachname/).fill('Trotzdem')
  await widget.getByLabel(/E-Mail/).fill(email)
}

async function book(widget: Locator, email: string) {
  await button(widget, /Kontoeröffnung/).click()
  await button(widget, /Per Video/).click()
  await slots(widget).first().click()
  await fillDetails(widget, email)
  await button(widget, 'Weiter').click()
  await button(widget, 'Jetzt buchen').click()
  await widget.getByRole('heading', { name: 'Ihr Termin ist gebucht' }).waitFor()
}

test('everything works on the hostile page, and each event fires once', async () => {
  // the host's cookie is in the browser, and must not travel
  const { page, faults, violations } = await open('/')
  const other = await page.context().newPage()
  await login(other, 'advisor@demo.example')
  await other.close()
  host.asked.length = 0
  await page.goto(origin)
  await book(inline(page), 'hostile@visitor.example')
  const [token] =
    (await inline(page).locator('a[href*="/appointments/"]').last().getAttribute('href'))?.split('/').slice(-1) ?? []

  await page.evaluate((given) => bank.show(bank.element('advisor-reschedule', { token: given })), token ?? '')
  const moving = page.locator('advisor-reschedule')
  await slots(moving).first().click()
  await moving.getByRole('button', { name: /verschieben/i }).click()
  await moving
    .getByRole('status')
    .filter({ hasText: /verschoben/ })
    .waitFor()

  const contact = page.locator('#react advisor-whatsapp-button a[part=button]').first()
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), { once: true }))
  await contact.click()
  expect(await contact.getAttribute('href')).toMatch(/^https:\/\/wa\.me\//)

  const events = (await heard(page)).filter(({ type }) => type !== 'advisor-ready')
  expect(events.map(({ type, detail }) => [type, detail])).toEqual([
    ...['topic', 'type', 'slot', 'details', 'review', 'done'].map((step) => ['advisor-step', { step }]),
    [
      'advisor-booked',
      {
        topic: expect.stringMatching(/^[\w-]{36}$/),
        topic_name: expect.stringMatching(/\w/),
        type: 'online',
        alias: expect.stringMatching(/^[\w-]+$/)
      }
    ],
    ['advisor-rescheduled', {}],
    ['advisor-contact', { channel: 'whatsapp' }]
  ])
  const all = await heard(page)
  expect(all.every(({ flags }) => flags.every(Boolean))).toBe(true)
  // four buttons, two bookings, the topics, and the reschedule element that was added later
  expect(all.filter(({ type }) => type === 'advisor-ready')).toHaveLength(8)
  expect(host.asked.filter(({ cookie }) => cookie)).toEqual([])
  expect(await violations()).toEqual([])
  expect(faults).toEqual([])
})

test('a reload shows the confirmation again, and the bank’s page keeps nothing that opens the appointment', async () => {
  const { page, faults } = await open('/')
  await book(inline(page), 'reloaded@visitor.example')
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  await page.waitForFunction(() => JSON.stringify({ ...sessionStorage }).includes('\\"done\\"'))
  const [link = ''] = await inline(page)
    .locator('a[href*="/appointments/"]')
    .evaluateAll((all) => all.map(String))
  expect(await kept()).not.toMatch(new RegExp(`reloaded@|${link.split('/')[4]}`))
  await page.reload()
  await inline(page).getByRole('heading', { name: 'Ihr Termin ist gebucht' }).waitFor()
  await inline(page).getByText('Per Video').waitFor()
  expect(await inline(page).locator('a[href*="/appointments/"]').count()).toBe(0)
  await button(inline(page), 'Weiteren Termin buchen').click()
  await inline(page).getByRole('heading', { name: 'Worum geht es?' }).waitFor()
  expect(faults).toEqual([])
})

test('the page’s own scripts and styles are unaffected by the widgets', async () => {
  host.fare('away', /embed\.js/)
  const { page } = await open('/')
  await page.locator('#count').waitFor()
  const traces = () =>
    page.evaluate(() => ({
      globals: Reflect.ownKeys(window).map(String).toSorted(),
      head: document.head.childElementCount,
      sheets: document.adoptedStyleSheets.length,
      body: document.body.childElementCount,
      cookie: document.cookie,
      look: ['#own', 'h1', 'main', '#count'].map((selector) => {
        const { color, padding, fontFamily, display } = getComputedStyle(document.querySelector(selector) as Element)
        return [color, padding, fontFamily, display]
      }),
      natives: [Element.prototype.attachShadow, fetch, history.replaceState, customElements.define].map(String)
    }))
  const alone = await traces()
  host.fare('well')
  await page.reload()
  await inline(page).getByRole('heading', { name: 'Worum geht es?' }).waitFor()
  expect(await traces()).toEqual(alone)
  await page.locator('#own').click()
  await page.locator('#count').click()
  expect(await page.locator('#count').textContent()).toBe('React 1')
  expect(await page.evaluate(() => bank.counted)).toBe(1)
  const own = await page.evaluate(() => [jQuery.fn.jquery.split('.')[0], typeof jQuery('#own').trigger])
  expect(own).toEqual(['3', 'function'])
})

/** Every computed style within a widget except the font and what depends on the available width. */
const looks = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const measured =
      /size$|width|height|inset|^(top|left|right|bottom)$|origin|font-family|margin|^(row|column)-|grid-template/
    return [...(element.shadowRoot as ShadowRoot).querySelectorAll('.root, .root *')].flatMap((one, index) => {
      const style = getComputedStyle(one)
      if (style.display === 'contents') return []
      const names = [...style].filter((name) => !name.startsWith('--') && !measured.test(name))
      return names.map((name) => `${index} ${one.localName} ${name}: ${style.getPropertyValue(name)}`)
    })
  })

const DRAWN = {
  '#page > advisor-booking:not([mode])': 'h2',
  '#popup': 'button',
  'advisor-topics': 'form',
  '#stand advisor-whatsapp-button': 'a[part=button]'
}

async function drawn(path: string) {
  const { page } = await open(path)
  const widgets: Record<string, string[]> = {}
  for (const [selector, found] of Object.entries(DRAWN)) {
    await page.locator(selector).locator(found).first().waitFor()
    widgets[selector] = await looks(page, selector)
  }
  return widgets
}

test('no style of the page affects a widget', async () => {
  const calm = await drawn('/calm')
  const hostile = await drawn('/')
  for (const selector in DRAWN) {
    expect(calm[selector]?.length, selector).toBeGreaterThan(300)
    expect(
      hostile[selector]?.filter((one, index) => one !== calm[selector]?.[index]),
      selector
    ).toEqual([])
  }
})

test('elements that scripts add, move, clone and remove start up and clean up', async () => {
  const { page, faults, violations } = await open('/strict')
  await slotsOrTopics(page)
  await page.evaluate((alias) => {
    const { element, show } = bank
    const moved = document.querySelector('#page > advisor-booking') as Element
    const late = element('div', { 'data-advisor-widget': 'whatsapp-button' })
    late.dataset.alias = alias
    const wrapped = document.createElement('section')
    wrapped.append(late, element('advisor-whatsapp-button', { alias, id: 'added' }))
    wrapped.append(wrapped.cloneNode(true), moved)
    show(wrapped)
  }, ALIAS)
  await expect.poll(() => page.locator('#page a[part=button]').count()).toBe(4)
  await button(page.locator('#page advisor-booking'), /Kontoeröffnung/).click()
  for (const round of [1, 2, 3]) {
    await page.evaluate(() => bank.show())
    await page.evaluate(
      ([alias, text]) => {
        const link = bank.element('a', { href: 'https://wa.me/43' }, text)
        const tag = bank.element('advisor-booking', { alias, mode: 'popup' })
        tag.append(link)
        bank.show(tag)
      },
      [ALIAS, `page ${round}`] as const
    )
    await button(page.locator('#page advisor-booking'), 'Termin buchen').click()
    await button(page.locator('#page dialog'), /Kontoeröffnung|Per Video/)
      .first()
      .waitFor()
  }
  await page.evaluate(() => bank.show())
  // what React has mounted, React must be able to unmount
  await page.evaluate(() => bank.counter.setState({ shown: false }))
  expect(await page.locator('#react advisor-whatsapp-button').count()).toBe(0)
  await page.evaluate(() => bank.counter.setState({ shown: true }))
  await expect.poll(() => page.locator('#react a[part=button]').count()).toBe(2)
  expect(await violations()).toEqual([])
  expect(faults).toEqual([])
})

const slotsOrTopics = (page: Page) => button(inline(page), /Kontoeröffnung/).waitFor()

test('the form of a signed-in advisor on a foreign page is refused with an error', async () => {
  const { page, violations } = await open('/strict')
  const form = page.locator('advisor-topics')
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect
    .poll(async () => (await heard(page)).filter(({ type }) => type === 'advisor-error'))
    .toEqual([
      { type: 'advisor-error', detail: { reason: 'save' }, target: 'advisor-topics', flags: [true, true, true] }
    ])
  expect(await violations()).toEqual([])
})
