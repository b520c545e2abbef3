import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  DESK,
  expectAccessible,
  expectFits,
  launch,
  login,
  mailsTo,
  PHONE,
  ticketCounts,
  visit
} from '../../testing/browser.ts'
import { ownSite } from '../../testing/own-site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const EMAIL = 'stand@visitor.example'

/** Leaves a contact from the card, as who has scanned its code at a stand does. */
async function leave(page: Page) {
  await page.goto(`${ownSite().host}/app/profile/anna-gruber?src=fair`)
  await page.locator('.card-more summary').click()
  await page.getByRole('link', { name: 'Kontakt austauschen' }).click()
  await page.getByRole('heading', { name: /Kontakt mit .*Anna Gruber austauschen/ }).waitFor()
  await expectFits(page, 'the form')
  await page.getByLabel(/Vorname/).fill('Stefan')
  await page.getByLabel(/E-Mail-Adresse/).fill(EMAIL)
  await page.getByRole('button', { name: 'Kontakt senden' }).click()
  await page.getByRole('link', { name: /Nachname darf nicht leer sein/ }).click()
  await page.getByLabel(/Nachname/).fill('Stand')
  await page.getByLabel(/Firma/).fill('Holzer & Söhne')
  await page.getByRole('checkbox', { name: /einverstanden/ }).check()
  await ticketCounts(page)
  await page.getByRole('button', { name: 'Kontakt senden' }).click()
  await page.getByRole('heading', { name: /Ihr Kontakt ist angekommen/ }).waitFor()
  await expectFits(page, 'thanks')
}

test('a visitor leaves a contact on a phone without script; the advisor finds, notes and exports it', async () => {
  const phone = await visit(browser, { ...PHONE, javaScriptEnabled: false })
  await leave(phone.page)
  const [thanks] = await mailsTo(EMAIL, 1)
  const { page, faults } = await visit(browser, DESK)
  await login(page, 'advisor@demo.example')
  await page.goto(`${ownSite().host}/app/leads?campaign=fair&q=stand`)
  await page.getByRole('button', { name: 'Stefan Stand' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Holzer & Söhne').waitFor()
  await expectAccessible(page, 'a lead')
  await dialog.getByLabel(/Interne Notiz/).fill('Anrufen')
  await dialog.getByRole('button', { name: 'Speichern', exact: true }).click()
  await page.getByText('Lead gespeichert').waitFor()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Als vCards herunterladen' }).click()
  const file = await readFile(await (await saved).path(), 'utf8')
  expect(file).toContain('ORG:Holzer & Söhne')
  expect(file.match(/BEGIN:VCARD/g)).toHaveLength(1)
  const [link = ''] = /http\S+\/shared-contact\/[\w-]{43}/.exec(thanks?.text ?? '') ?? []
  await phone.page.goto(link)
  await expectFits(phone.page, 'deleting')
  await phone.page.getByRole('button', { name: 'Kontaktdaten löschen' }).click()
  await phone.page.getByRole('heading', { name: 'Ihre Kontaktdaten sind gelöscht' }).waitFor()
  await page.reload()
  await page.getByText('Zu diesen Filtern gibt es keine Leads.').waitFor()
  expect([...faults, ...phone.faults]).toEqual([])
})

test.each([
  ['a phone', PHONE],
  ['a desk', DESK]
] as const)('the leads fit %s and are accessible', async (_, options) => {
  const { page, faults } = await visit(browser, options)
  await login(page, 'branch@demo.example')
  await page.goto(`${ownSite().host}/app/leads`)
  await page.locator('.lead-row').first().waitFor()
  await expectFits(page, 'the leads')
  await expectAccessible(page, 'the leads')
  expect(faults).toEqual([])
})
