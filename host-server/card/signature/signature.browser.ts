import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SIGNATURE_GROUNDS, signaturePhotoPath } from '#contract/signature'
import {
  DESK,
  expectAccessible,
  expectFits,
  expectReadable,
  launch,
  login,
  PHONE,
  visit
} from '../../testing/browser.ts'
import { ownSite } from '../../testing/own-site.ts'

const { host } = ownSite()
let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

async function opened(look: typeof DESK, path: string, mail = 'advisor@demo.example') {
  const { page, faults } = await visit(browser, look)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: host })
  await login(page, mail)
  await page.goto(host + path)
  await page.getByRole('button', { name: 'Signatur kopieren' }).waitFor()
  return { page, faults }
}

const preview = (page: Page, at: number) => page.locator('.signature-ground iframe').nth(at).contentFrame()
const areLoaded = (page: Page, at: number) =>
  preview(page, at)
    .locator('body')
    .evaluate((body) => [...body.querySelectorAll('img')].map(({ naturalWidth }) => naturalWidth > 0))

test.each([
  ['at a desk', DESK],
  ['on a phone', PHONE]
])('%s, the signature is legible on light and on dark ground', async (_where, look) => {
  const { page, faults } = await opened(look, '/app/signature')
  for (const [at] of SIGNATURE_GROUNDS.entries()) {
    await preview(page, at).getByText('Mag. Anna Gruber', { exact: true }).waitFor()
    await expect.poll(() => areLoaded(page, at)).toEqual([true, true])
  }
  await expectAccessible(page, 'the page with the signature')
  await expectFits(page, 'the page with the signature')
  await expectReadable(page, 'the page with the signature')
  expect(faults).toEqual([])
  await page.context().close()
})

test('what is copied is pasted into a mail with its formatting, its pictures and its links', async () => {
  const { page } = await opened(DESK, '/app/signature')
  await page.getByRole('button', { name: 'Signatur kopieren' }).press('Enter')
  await page.getByText('Kopiert', { exact: false }).first().waitFor()
  const mail = await page.context().newPage()
  // a program that writes mails, on a page of its own
  await mail.goto(`${host}/embed.js`)
  await mail.evaluate(
    `document.body.innerHTML = '<div contenteditable id="mail"></div>'; document.querySelector('#mail').focus()`
  )
  await mail.keyboard.press('Control+v')
  const written = mail.locator('#mail')
  await written.getByText('Mag. Anna Gruber', { exact: true }).waitFor()
  expect(await written.locator('img').first().getAttribute('src')).toMatch(
    new RegExp(`${signaturePhotoPath('anna-gruber')}$`)
  )
  expect(await written.getByRole('link', { name: 'Termin buchen' }).getAttribute('href')).toMatch(
    /\/book\/anna-gruber\?src=signature$/
  )
  const name = written.getByText('Mag. Anna Gruber', { exact: true })
  expect(await name.evaluate((node) => [getComputedStyle(node).fontSize, getComputedStyle(node).fontWeight])).toEqual([
    '17px',
    '700'
  ])
  await page.context().close()
})

test('an administrator downloads those of a branch', async () => {
  const { page } = await opened(DESK, '/app/account-admin/signatures', 'admin@demo.example')
  await page.getByRole('combobox', { name: 'Filiale' }).click()
  await page.getByRole('option', { name: /Graz/ }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Dateien herunterladen (ZIP)' }).click()
  expect((await saved).suggestedFilename()).toBe('signatures.zip')
  await page.context().close()
})
