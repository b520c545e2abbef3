import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, expectAccessible, expectFits, launch, mailsTo, PHONE, visit } from '../../testing/browser.ts'
import { ownSite } from '../../testing/own-site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const branch = (rest = '') => `${ownSite().host}/app/filiale/wien-innere-stadt${rest}`

test.each([
  ['a phone', PHONE],
  ['a dark phone', { ...PHONE, colorScheme: 'dark' as const }],
  ['the narrowest phone', { ...PHONE, viewport: { width: 320, height: 640 } }],
  ['a desk', DESK]
])('on %s the page of a branch is complete and does not overflow', async (_where, options) => {
  const { page, faults } = await visit(browser, options)
  await page.goto(branch())
  await page.getByRole('heading', { level: 1, name: 'Alpenbank Wien Innere Stadt' }).waitFor()
  await page.getByRole('button', { name: 'Termin buchen' }).waitFor()
  await expectFits(page, 'the branch')
  await expectAccessible(page, 'the branch')
  expect(faults).toEqual([])
})

test('without script a visitor finds an advisor, and gets to the branch’s booking page', async () => {
  const { page } = await visit(browser, { ...PHONE, javaScriptEnabled: false })
  await page.goto(branch())
  await page.getByLabel('Name oder Funktion suchen').fill('yildiz')
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('1 Person gefunden').waitFor()
  expect(await page.locator('#team h3').allTextContents()).toEqual(['Emre Yıldız, MSc'])
  await page.getByRole('link', { name: 'Termin buchen' }).click()
  expect(new URL(page.url()).pathname).toBe('/book/branch/wien-innere-stadt')
  await page.getByRole('link', { name: /Kontoeröffnung/ }).waitFor()
})

test('a visitor books any free advisor, and learns who it is', async () => {
  const { page, faults } = await visit(browser, DESK)
  const email = 'anyone@visitor.example'
  await page.goto(branch('#termin'))
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Termin mit Alpenbank Wien Innere Stadt').waitFor()
  await dialog.getByRole('button', { name: /Kontoeröffnung/ }).click()
  await dialog.getByRole('button', { name: /In der Filiale/ }).click()
  await dialog
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first()
    .click()
  await dialog.getByLabel(/Vorname/).fill('Vera')
  await dialog.getByLabel(/Nachname/).fill('Visitor')
  await dialog.getByLabel(/E-Mail/).fill(email)
  await dialog.getByRole('button', { name: 'Weiter' }).click()
  await dialog.getByText('Kärntner Straße 21, 1010 Wien').first().waitFor()
  await dialog.getByRole('button', { name: 'Jetzt buchen' }).click()
  await dialog.getByRole('heading', { name: 'Ihr Termin ist gebucht' }).waitFor()
  expect(await dialog.textContent()).toMatch(/Termin mit (?!Alpenbank)/)
  await expectAccessible(page, 'the booking at a branch')
  expect(faults).toEqual([])
  expect(await mailsTo(email, 1)).toHaveLength(1)
})
