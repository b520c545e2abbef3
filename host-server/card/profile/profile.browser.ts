import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, expectAccessible, expectFits, launch, PHONE, visit } from '../../testing/browser.ts'
import { ownSite } from '../../testing/own-site.ts'
import { expectScreenshot } from '../../testing/screenshots.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const card = (rest = '') => `${ownSite().host}/app/profile/anna-gruber${rest}`

/** What depends on the day of the test is taken away, and the map, which is drawn after the start. */
function freeze() {
  for (const part of document.querySelectorAll('.card-map, .card-map-link + .help')) part.remove()
  for (const part of document.querySelectorAll<HTMLElement>('.card-times, .card-hint, .card-today')) {
    if (part.matches('.card-times')) part.style.display = 'none'
    else part.textContent = '–'
  }
}

const dark = { colorScheme: 'dark' as const }

test.each([
  ['a phone', 'card-390', PHONE],
  ['a dark phone', 'card-390-dark', { ...PHONE, ...dark }],
  ['a desk', 'card-1280', DESK],
  ['a dark desk', 'card-1280-dark', { ...DESK, ...dark }]
])('on %s the card is complete, looks unchanged, and does not overflow', async (_where, name, options) => {
  const { page, faults } = await visit(browser, options)
  await page.goto(card())
  await page.getByRole('heading', { level: 1, name: 'Mag. Anna Gruber' }).waitFor()
  await page.getByRole('link', { name: /WhatsApp/ }).waitFor()
  await page.getByRole('button', { name: 'Termin buchen' }).waitFor()
  await expectFits(page, name)
  await page.locator('advisor-vcard-button [part=button]').waitFor()
  await page.evaluate(freeze)
  await expectScreenshot(page, name)
  await expectAccessible(page, 'the card')
  expect(faults).toEqual([])
})

test('without script a visitor sees whose card it is and gets to the booking', async () => {
  const { page } = await visit(browser, { ...PHONE, javaScriptEnabled: false })
  await page.goto(card())
  await page.getByRole('link', { name: 'Termin buchen' }).click()
  expect(new URL(page.url()).pathname).toBe('/book/anna-gruber')
})

const HASHES: [hash: string, title: string][] = [
  ['#termin', 'Termin buchen'],
  ['#Appointment', 'Termin buchen'],
  ['#Contact-request', 'Nachricht senden'],
  ['#KONTAKTANFRAGE', 'Nachricht senden'],
  ['#appointment-request', 'Terminwunsch senden'],
  ['#Terminwunsch', 'Terminwunsch senden'],
  ['#callback-request', 'Um Rückruf bitten'],
  ['#Rueckrufwunsch', 'Um Rückruf bitten'],
  ['#chat', 'Chat'],
  ['#Chat', 'Chat'],
  ['#save-contact', 'Kontakt speichern'],
  ['#Kontakt-Speichern', 'Kontakt speichern']
]

test.each(HASHES)(
  '%s opens its dialog on the card, Escape closes it, and the focus comes back',
  async (hash, title) => {
    const { page, faults } = await visit(browser, DESK)
    await page.goto(card(hash))
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).hash).toBe('')
    expect(faults).toEqual([])
  }
)

test('#whatsapp leads to the channel', async () => {
  const { page } = await visit(browser, PHONE)
  await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await page.goto(card('#WhatsApp'))
  await page.waitForURL(/^https:\/\/wa\.me\/4312345678\?/)
})

interface Shifts {
  /** The texts that moved, in the order in which they did. */
  shifts: string[]
}

/** Opens the disclosure by script, since the browser takes what moves after a press as wanted, and watches from then on. */
async function openAndWatch(more: Element) {
  more.setAttribute('open', '')
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  const shifts: string[] = []
  Object.assign(window, { shifts } satisfies Shifts)
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[]
    shifts.push(...entries.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent ?? '')))
  }).observe({ type: 'layout-shift' })
}

/** Compares the layout before and after the widgets load, and asks the browser what moved in between. */
test.each([
  ['a phone', PHONE],
  ['a desk', DESK]
])('on %s nothing shifts when the widgets load', async (_where, options) => {
  const { page } = await visit(browser, options)
  await page.route('**/embed.js', async (route) => {
    await page.locator('.card-more').evaluate(openAndWatch)
    await route.continue()
  })
  await page.goto(card())
  await page.locator('.card-more[open] li').first().waitFor()
  const edges = () =>
    page
      .locator('.card-lead, .card-contact li')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  const before = await edges()
  const buttons = page.locator('.card-contact').getByRole('button')
  for (const name of ['Termin buchen', 'Kontakt speichern', 'Nachricht senden', 'Chat', 'Teilen']) {
    await buttons.filter({ hasText: name }).waitFor()
  }
  expect(await edges()).toEqual(before)
  expect(await page.evaluate(() => (window as unknown as Shifts).shifts)).toEqual([])
})

test('a free time opens the booking at that time, which asks for the topic and takes it', async () => {
  const { page, faults } = await visit(browser, DESK)
  await page.goto(card())
  const time = page.locator('.card-time').last()
  const start = await time.textContent()
  await page.getByRole('button', { name: 'Termin buchen' }).waitFor()
  await time.click()
  const dialog = page.getByRole('dialog', { name: 'Termin buchen' })
  await dialog.getByRole('button', { name: 'Kontoeröffnung' }).click()
  await dialog.getByRole('button', { name: 'Telefon' }).click()
  await dialog.getByRole('heading', { name: 'Wie erreichen wir Sie?' }).waitFor()
  await dialog.getByText(`${start} ist bis`).waitFor()
  expect(faults).toEqual([])
})

test('without script a free time leads through topic and type to the details', async () => {
  const { page } = await visit(browser, { ...PHONE, javaScriptEnabled: false })
  await page.goto(card())
  await page.locator('.card-time').last().click()
  await page.getByRole('link', { name: 'Kontoeröffnung' }).click()
  await page.getByRole('link', { name: 'Telefon' }).click()
  await page.getByRole('heading', { name: 'Wie erreichen wir Sie?' }).waitFor()
  expect(new URL(page.url()).searchParams.get('starts_at')).toMatch(/^\d{4}-/)
})

test('without script every contact option is a working link', async () => {
  const { page } = await visit(browser, { ...PHONE, javaScriptEnabled: false })
  await page.goto(card())
  const linksIn = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
  const links = await linksIn('.card-contact a')
  expect(links.length - (await linksIn('.card-times a')).length).toBe(14)
  for (const link of links) {
    const answer = await page.request.get(link, { maxRedirects: 0 })
    expect([200, 302], link).toContain(answer.status())
  }
})
