import { randomUUID } from 'node:crypto'
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

const host = () => ownSite().host

async function check(page: Page, step: string) {
  await expectFits(page, step)
  await expectAccessible(page, step)
}

/** Registers by the form of the page, without script or with it. */
async function register(page: Page, path: string, [first, last, email]: readonly [string, string, string]) {
  await page.goto(path)
  await page.getByLabel('Vorname').fill(first)
  await page.getByLabel('Nachname').fill(last)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await ticketCounts(page)
  await page.locator('.visitor-form [type=submit]').click()
}

/** Confirms by the link of the mail. @returns the path of the guest's page */
async function confirm(page: Page, email: string) {
  const [asked] = await mailsTo(email, 1)
  const link = new URL(/https?:\S+\/event-registrations\/[\w-]{43}/.exec(asked?.text ?? '')?.[0] ?? '').pathname
  await page.goto(host() + link)
  await page.getByRole('heading', { name: 'Möchten Sie kommen?' }).waitFor()
  await check(page, 'what is to be confirmed')
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  return link
}

test('an event is announced, registered for on a phone, full, cancelled by one guest and given to the next, who is checked in', async () => {
  // what a first attempt has left is another event's
  const attempt = randomUUID().slice(0, 8)
  const title = `Fasching ${attempt}`
  const [first, second] = [`erika-${attempt}@seminar.example`, `fritz-${attempt}@seminar.example`]
  const desk = await visit(browser, DESK)
  await login(desk.page, 'admin@demo.example')
  await desk.page.goto(`${host()}/app/account-admin/branch-events`)
  await desk.page.getByRole('button', { name: 'Veranstaltung hinzufügen' }).click()
  const form = desk.page.locator('dialog[open]')
  await form.getByLabel('Titel auf Deutsch').fill(title)
  await form.locator('[name=starts_at]').fill('2031-03-04T18:00')
  await form.locator('[name=ends_at]').fill('2031-03-04T19:30')
  await form.locator('[name=seats]').fill('1')
  await form.getByLabel('Veröffentlicht').check()
  await check(desk.page, 'the form')
  await form.getByRole('button', { name: 'Speichern' }).click()
  // what is missing is said at its field, and nothing that was typed is lost
  await form.locator('.errors p').first().waitFor()
  await form.locator('[name=organization_uuid]').fill('Innere Stadt')
  await form.getByRole('option').first().click()
  await form.getByRole('button', { name: 'Speichern' }).click()
  const row = desk.page.getByRole('row', { name: new RegExp(title) })
  await row.waitFor()
  await check(desk.page, 'the list')
  const address = (await row.getByRole('link', { name: 'Seite öffnen' }).getAttribute('href')) ?? ''
  const path = host() + new URL(address).pathname

  const { page } = await visit(browser, PHONE)
  await register(page, path, ['Erika', 'Erste', first])
  await page.getByText('Noch ein Schritt').waitFor()
  await check(page, 'what is left to do')
  const link = await confirm(page, first)
  await page.getByRole('heading', { name: 'Sie sind angemeldet' }).waitFor()
  await page.goto(path)
  await page.getByText('Ausgebucht').waitFor()
  await check(page, 'full')
  await register(page, path, ['Fritz', 'Zweiter', second])
  await page.getByText('Noch ein Schritt').waitFor()
  await confirm(page, second)
  await page.getByRole('heading', { name: 'Sie stehen auf der Warteliste' }).waitFor()
  // it would not be sent any more once Fritz has a seat
  await mailsTo(second, 2)

  await page.goto(host() + link)
  await check(page, 'the guest’s own page')
  await page.getByRole('link', { name: 'Anmeldung absagen' }).click()
  await page.getByRole('heading', { name: 'Anmeldung absagen?' }).waitFor()
  await check(page, 'the question')
  await page.getByRole('button', { name: 'Anmeldung absagen' }).click()
  await page.getByRole('heading', { name: 'Sie haben abgesagt' }).waitFor()
  const told = await mailsTo(second, 3)
  expect(told.map(({ subject }) => subject)).toContain(`Sie haben einen Platz: ${title}`)
  expect(told.map(({ text }) => text).join()).not.toMatch(/Erika|Erste/)

  await row.getByRole('link', { name: /Gäste/ }).click()
  const box = desk.page.getByRole('checkbox', { name: 'Fritz Zweiter ist gekommen' })
  await box.check()
  await desk.page.getByText('1 von 1 gekommen').waitFor()
  await check(desk.page, 'the list at the door')
  await desk.page.reload()
  await box.waitFor()
  expect(await box.isChecked()).toBe(true)
})
