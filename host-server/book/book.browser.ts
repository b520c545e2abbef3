import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { DESK, launch, PHONE, visit } from '../core/testing/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const plain = (options: BrowserContextOptions) => visit(browser, { ...options, javaScriptEnabled: false })
const book = (rest = '') => `${inject('site').host}/book/anna-gruber${rest}`
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })

test('what was typed goes back through every step and comes again', async () => {
  const { page } = await plain(PHONE)
  await page.goto(book())
  await page.getByRole('link', { name: /Kontoeröffnung/ }).click()
  await page.getByRole('link', { name: /Online-Beratung/ }).click()
  await page
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first()
    .click()
  await page.getByLabel(/Vorname/).fill('Vera')
  for (const step of [/Wann/, /beraten/, /Worum/]) {
    await page.getByRole('button', { name: 'Zurück' }).click()
    await heading(page, step).waitFor()
  }
  await page.getByRole('button', { name: /Vorsorge/ }).click()
  await page.getByRole('button', { name: /Telefon/ }).click()
  await page
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first()
    .click()
  await heading(page, /Wie erreichen/).waitFor()
  expect(await page.getByLabel(/Vorname/).inputValue()).toBe('Vera')
})

/** How far things have moved since the page began, as the browser counts it. */
async function shiftsOf(page: Page, address: string) {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address)
  await page.locator('advisor-booking .flow').getByRole('heading', { level: 2 }).last().waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
}

test.each([
  ['a phone', PHONE],
  ['a desk', DESK]
])('with script the widget takes the place of the forms on %s, and nothing moves', async (_where, options) => {
  const { page, faults } = await visit(browser, options)
  expect(await shiftsOf(page, book())).toBeLessThan(0.001)
  await page
    .locator('advisor-booking')
    .getByRole('button', { name: /Kontoeröffnung/ })
    .click()
  await page.getByRole('button', { name: /Online-Beratung/ }).click()
  await page.locator('advisor-booking').getByRole('grid').waitFor()
  expect(await page.locator('a.option').first().isVisible()).toBe(false)
  expect(faults).toEqual([])
})

test('a link to a topic and a type opens the widget there, and the forms without script', async () => {
  const without = await plain(PHONE)
  await without.page.goto(book())
  await without.page.getByRole('link', { name: /Kontoeröffnung/ }).click()
  await without.page.getByRole('link', { name: /Online-Beratung/ }).click()
  const { page } = await visit(browser, PHONE)
  await page.goto(without.page.url())
  await page.locator('advisor-booking').getByRole('grid').waitFor()
  expect(await page.locator('advisor-booking').textContent()).toContain('Kontoeröffnung')
})
