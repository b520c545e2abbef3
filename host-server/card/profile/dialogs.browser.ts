import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, expectReadable, launch, type Visit, visit } from '../../testing/browser.ts'
import { expectFocus, focusIn } from '../../testing/inputs.ts'
import { ownSite } from '../../testing/own-site.ts'

/** More than the focusable elements of any dialog. */
const ROUND = 16
/** Spec §2. */
const WIDTH = 600

let browser: Browser
let card: Visit
beforeAll(async () => {
  browser = await launch()
  card = await visit(browser, { ...DESK, reducedMotion: 'reduce' })
  await card.page.goto(`${ownSite().host}/app/profile/anna-gruber`)
  await card.page.locator('.card-more summary').click()
})
afterAll(() => browser.close())

async function openByEnter(page: Page, button: Locator, title: string) {
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  await dialog.waitFor()
  // its content may load after it opens
  await page.waitForLoadState('networkidle')
  return dialog
}

/** Tab and Shift+Tab cycle within the dialog; only the browser's own bars come in between. */
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

/** The booking fills a phone's screen; the others leave a margin. */
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
  // the booking's button also says when the next time is free
  const button = page.getByRole('button', { name: new RegExp(`^${name}( Nächste freie Zeit.*)?$`) })
  const dialog = await openByEnter(page, button, title)
  await expectFocus(dialog)
  await expectHeld(page, dialog)
  expect(await widthOf(dialog)).toBe(WIDTH)
  await expectReadable(page, name)
  await page.setViewportSize({ width: PHONE_WIDTH, height: 844 })
  // without what the page keeps for its scroll bar, where that takes room
  const screen = await page.evaluate(() => document.documentElement.getBoundingClientRect().width)
  expect(await widthOf(dialog)).toBe(screen - 2 * edge)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expectFocus(button)
  await page.setViewportSize({ width: 1280, height: 900 })
  await openByEnter(page, button, title)
  // clicks on the backdrop are handled only shortly after it appears
  await expect
    .poll(async () => {
      await page.mouse.click(2, 2)
      return dialog.isVisible()
    })
    .toBe(false)
  await expectFocus(button)
  expect(faults).toEqual([])
})
