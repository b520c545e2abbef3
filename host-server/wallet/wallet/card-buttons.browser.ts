import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, expectAccessible, expectFits, launch, PHONE, visit } from '../../testing/browser.ts'
import { ownSite } from '../../testing/own-site.ts'

const { host, foreign } = ownSite()
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** A foreign page with both buttons. */
async function open(options: typeof PHONE) {
  const visitor = await visit(browser, options)
  const { page } = visitor
  await page.goto(foreign)
  await page.evaluate(() => {
    const tags = '<advisor-wallet-button alias="anna-gruber"></advisor-wallet-button>'
    document.body.insertAdjacentHTML('afterbegin', `${tags}${tags.replaceAll('wallet', 'vcard')}`)
  })
  const buttonOf = (name: string) => page.locator(`advisor-${name}-button`).first().locator('[part=button]')
  await buttonOf('wallet').waitFor()
  await buttonOf('vcard').waitFor()
  return { ...visitor, buttonOf }
}

test.each([
  ['an iPhone', IPHONE, 'Zu Apple Wallet hinzufügen'],
  ['an Android phone', ANDROID, /Wallet|Karte/]
])('on %s the buttons of a foreign page lead directly to the card and the contact', async (where, userAgent, take) => {
  const { page, buttonOf, faults } = await open({ ...PHONE, userAgent, acceptDownloads: true })
  await expectFits(page, where)
  await expectAccessible(page, where)
  const [file] = await Promise.all([page.waitForEvent('download'), buttonOf('vcard').tap()])
  expect([file.url(), file.suggestedFilename()]).toEqual([`${host}/v-card/anna-gruber.vcf`, 'anna-gruber.vcf'])
  const [card] = await Promise.all([page.waitForEvent('popup'), buttonOf('wallet').tap()])
  await card.getByRole('button', { name: take }).first().waitFor()
  expect(card.url()).toBe(`${host}/wallet-card/anna-gruber`)
  expect(await card.locator('main svg[role=img]').count()).toBe(0)
  expect(await page.locator('dialog[open]').count()).toBe(0)
  expect(faults).toEqual([])
  await page.context().close()
})

test.each(['wallet', 'vcard'])('on a desk the %s button shows the code, and a link beside it', async (name) => {
  const { page, buttonOf, faults } = await open(DESK)
  await buttonOf(name).click()
  const dialog = page.locator('dialog[open]')
  await dialog.locator('svg[role=img]').waitFor()
  await dialog.getByRole('link', { name: 'Herunterladen' }).waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})
