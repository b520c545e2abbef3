import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, expectFits, launch, PHONE, visit } from '../../testing/browser.ts'
import { ownSite } from '../../testing/own-site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const card = `${ownSite().host}/wallet-card/anna-gruber`
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1'

test.each([
  ['light', true],
  ['dark', false]
] as const)(
  'the holder of a card turns notifications off and on in the %s, with script: %s',
  async (colorScheme, javaScriptEnabled) => {
    const phone = { ...PHONE, userAgent: IPHONE, colorScheme, javaScriptEnabled, acceptDownloads: true }
    const { page } = await visit(browser, phone)
    const look = async (what: string) => {
      await expectFits(page, what)
      if (javaScriptEnabled) await expectAccessible(page, what)
      const folder = process.env.LOOK_FOLDER
      if (folder) await page.screenshot({ path: `${folder}/${colorScheme} ${what}.png`, fullPage: true })
    }
    await page.goto(card)
    expect(await page.getByRole('heading', { name: 'Ihre Karte' }).count()).toBe(0)
    await look('without a card')
    await page.locator('main input[type=checkbox]').check()
    await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Zu Apple Wallet hinzufügen' }).click()
    ])
    await page.goto(card)
    await page.getByText('Mitteilungen sind eingeschaltet').waitFor()
    await look('with a card')
    await page.getByRole('button', { name: 'Mitteilungen ausschalten' }).click()
    await page.getByText('Mitteilungen sind ausgeschaltet').waitFor()
    await look('with notifications off')
    await page.goto(card)
    await page.getByRole('button', { name: 'Mitteilungen erlauben' }).click()
    await page.getByText('Mitteilungen sind eingeschaltet').waitFor()
    await page.context().close()
  }
)
