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
  await page.getByRole('button', { name: 'Teilen' }).waitFor()
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

/** Compares the layout before and after the widgets load. */
test.each([
  ['a phone', PHONE],
  ['a desk', DESK]
])('on %s nothing shifts when the widgets load', async (_where, options) => {
  const { page } = await visit(browser, options)
  await page.route('**/embed.js', async (route) => {
    await page.getByRole('link', { name: 'Termin buchen' }).waitFor()
    await route.continue()
  })
  await page.goto(card())
  const edges = () =>
    page.locator('.card-contact li').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  const before = await edges()
  await page.getByRole('button', { name: 'Kontakt speichern' }).waitFor()
  await page.getByRole('button', { name: 'Nachricht senden' }).waitFor()
  await page.getByRole('button', { name: 'Termin buchen' }).waitFor()
  expect(await edges()).toEqual(before)
})

test('without script every contact option is a working link', async () => {
  const { page } = await visit(browser, { ...PHONE, javaScriptEnabled: false })
  await page.goto(card())
  const links = await page
    .locator('.card-contact a')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
  expect(links).toHaveLength(11)
  for (const link of links) {
    const answer = await page.request.get(link, { maxRedirects: 0 })
    expect([200, 302], link).toContain(answer.status())
  }
})
