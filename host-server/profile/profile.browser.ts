import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { DESK, expectAccessible, launch, PHONE, visit } from '../core/testing/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const card = (rest = '') => `${inject('site').host}/app/profile/anna-gruber${rest}`

test.each([
  ['a phone', PHONE],
  ['a dark phone', { ...PHONE, colorScheme: 'dark' as const }],
  ['a desk', DESK]
])('on %s the card is whole, its widgets work, and nothing reaches beyond the edge', async (_where, options) => {
  const { page, faults } = await visit(browser, options)
  await page.goto(card())
  await page.getByRole('heading', { level: 1, name: 'Mag. Anna Gruber' }).waitFor()
  await page.getByRole('link', { name: /WhatsApp/ }).waitFor()
  await page.getByRole('button', { name: 'Termin buchen' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page, 'the card')
  expect(faults).toEqual([])
})

test('without script a visitor reads who it is and comes to the booking', async () => {
  const { page } = await visit(browser, { ...PHONE, javaScriptEnabled: false })
  await page.goto(card())
  await page.getByRole('link', { name: 'Termin buchen' }).click()
  expect(new URL(page.url()).pathname).toBe('/book/anna-gruber')
})

test.each(['#termin', '#Appointment'])('%s opens the booking on the card', async (hash) => {
  const { page } = await visit(browser, DESK)
  await page.goto(card(hash))
  await page.getByRole('dialog').waitFor()
})
