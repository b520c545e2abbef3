import jsQR from 'jsqr'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, expectAccessible, launch, PHONE, visit } from '../../testing/browser.ts'
import { ownSite } from '../../testing/own-site.ts'
import { filesOf, passJson } from './testing/pass-file.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const { host } = ownSite()
const card = `${host}/wallet-card/anna-gruber`
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36'

test.each([
  ['an iPhone', { ...PHONE, userAgent: IPHONE }],
  ['an Android phone', { ...PHONE, userAgent: ANDROID }],
  ['a small dark phone', { ...PHONE, viewport: { width: 320, height: 640 }, colorScheme: 'dark' as const }],
  ['a desk', DESK]
])('on %s the page is complete, its checkbox is empty, and nothing overflows', async (where, options) => {
  const { page, faults } = await visit(browser, options)
  await page.goto(card)
  await page.getByRole('heading', { level: 1, name: 'Mag. Anna Gruber' }).waitFor()
  expect(await page.locator('main input[type=checkbox]').isChecked()).toBe(false)
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isWide).toBe(false)
  await expectAccessible(page, where)
  expect(faults).toEqual([])
  await page.context().close()
})

test.each([true, false])('the form downloads the pass, with script: %s', async (javaScriptEnabled) => {
  const { page } = await visit(browser, { ...PHONE, userAgent: IPHONE, javaScriptEnabled, acceptDownloads: true })
  await page.goto(card)
  await page.locator('main input[type=checkbox]').check()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Zu Apple Wallet hinzufügen' }).click()
  ])
  expect(file.suggestedFilename()).toBe('anna-gruber.pkpass')
  const pass = passJson(filesOf(Buffer.concat(await (await file.createReadStream()).toArray())))
  expect(pass.description).toBe('Karte von Mag. Anna Gruber, Alpenbank')
  expect(pass.generic.backFields.at(-1).changeMessage).toBe('%@')
  await page.context().close()
})

test('the QR code leads a phone to the same page', async () => {
  const { page } = await visit(browser, DESK)
  await page.goto(card)
  const drawn = await page.locator('main svg[role=img]').screenshot()
  const { data, info } = await sharp(drawn).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(card)
  await page.context().close()
})

test('the button on a page leads here, by keyboard and back', async () => {
  const { page, faults } = await visit(browser, DESK)
  await page.goto(`${host}/app/profile/anna-gruber`)
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<advisor-wallet-button alias="anna-gruber">')
  })
  const button = page.locator('advisor-wallet-button').first().locator('[part=button]')
  await button.focus()
  await page.keyboard.press('Enter')
  await page.locator('dialog[open]').getByRole('link').waitFor()
  await expectAccessible(page, 'the dialog')
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  expect(await button.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one)).toBe(true)
  expect(faults).toEqual([])
  await page.context().close()
})
