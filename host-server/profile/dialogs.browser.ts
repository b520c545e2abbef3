import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, expectFocus, expectReadable, focusIn, launch, type Visit, visit } from '../core/testing/browser.ts'
import { ownSite } from '../core/testing/own-site.ts'

/** More than any dialog has that can be focused. */
const ROUND = 16
/** Spec §2. */
const WIDTH = 600

let browser: Browser
let card: Visit
beforeAll(async () => {
  browser = await launch()
  card = await visit(browser, { ...DESK, reducedMotion: 'reduce' })
  card.page.setDefaultTimeout(10_000)
  await card.page.goto(`${ownSite().host}/app/profile/anna-gruber`)
})
afterAll(() => browser.close())

async function openByEnter(page: Page, button: Locator, title: string) {
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  await dialog.waitFor()
  // what it shows may come later than it does
  await page.waitForLoadState('networkidle')
  return dialog
}

/** Forwards and backwards the focus comes round, past the browser's bars and nothing else. */
async function expectHeld(page: Page, dialog: Locator) {
  for (const key of ['Tab', 'Shift+Tab']) {
    const places = new Set<string | undefined>()
    for (let presses = 0; presses < ROUND; presses += 1) {
      await page.keyboard.press(key)
      places.add(await focusIn(dialog))
    }
    expect([...places].toSorted(), key).toEqual(['bars', 'here'])
  }
}

const widthOf = (dialog: Locator) => dialog.evaluate((node) => node.getBoundingClientRect().width)

const PHONE_WIDTH = 390

/** A booking takes the whole of a phone; the others leave an edge. */
test.each<[name: string, edge: number, title?: string]>([
  ['Termin buchen', 0],
  ['Um Rückruf bitten', 12],
  ['Terminwunsch senden', 12],
  ['Nachricht senden', 12],
  ['Kontakt speichern', 12],
  ['Zur Wallet hinzufügen', 12],
  ['Chat', 12],
  ['Teilen', 12, 'Karte teilen']
])('%s opens by keyboard, keeps the focus, reads well, and gives the focus back', async (name, edge, title = name) => {
  const { page, faults } = card
  const button = page.getByRole('button', { name, exact: true })
  const dialog = await openByEnter(page, button, title)
  await expectFocus(dialog)
  await expectHeld(page, dialog)
  expect(await widthOf(dialog)).toBe(WIDTH)
  await expectReadable(page, name)
  await page.setViewportSize({ width: PHONE_WIDTH, height: 844 })
  expect(await widthOf(dialog)).toBe(PHONE_WIDTH - 2 * edge)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expectFocus(button)
  await page.setViewportSize({ width: 1280, height: 900 })
  await openByEnter(page, button, title)
  // it hears of the background a moment after it is seen
  await expect
    .poll(async () => {
      await page.mouse.click(2, 2)
      return dialog.isVisible()
    })
    .toBe(false)
  await expectFocus(button)
  expect(faults).toEqual([])
})
