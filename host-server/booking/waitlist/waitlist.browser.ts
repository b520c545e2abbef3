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
const EMAIL = 'willi@waiting.example'

async function check(page: Page, step: string) {
  await expectFits(page, step)
  await expectAccessible(page, step)
}

/** Chooses topic and type, and comes to the free times. */
async function toTimes(page: Page) {
  await page.goto(`${host()}/book/anna-gruber`)
  const tag = page.locator('advisor-booking')
  await tag.locator('button.option').first().click()
  await tag.locator('button.option', { hasText: 'In der Filiale' }).click()
  await tag.locator('button.slot').first().waitFor()
  return tag
}

async function details(page: Page, email: string) {
  const tag = page.locator('advisor-booking')
  await tag.getByLabel('Vorname').fill('Willi')
  await tag.getByLabel('Nachname').fill('Wartet')
  await tag.getByLabel('E-Mail').fill(email)
}

/** The list shows all its columns, and no word of it goes on in the next line. */
async function checkList(page: Page, step: string) {
  await expectFits(page, step)
  const broken = await page.evaluate(() => {
    const box = document.querySelector('.table-box')
    const words = [...document.querySelectorAll('.waitlist .table :is(th, td) *, .waitlist .table :is(th, td)')]
      .flatMap((one) => [...one.childNodes].filter((node) => node instanceof Text))
      .flatMap((text) => [...(text as Text).data.matchAll(/[\p{L}\d.@]+/gu)].map((word) => ({ text, word })))
    const cut = words.filter(({ text, word: { 0: word, index } }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
    })
    return [(box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0), ...cut.map(({ word }) => word[0])]
  })
  expect(broken, step).toEqual([0])
}

const linkIn = (text: string, pattern: RegExp) => new URL(pattern.exec(text)?.[0] ?? '').pathname

test('a visitor joins on a phone, is offered what an advisor frees by hand, and accepts it; the desk sees it', async () => {
  const visitor = await visit(browser, PHONE)
  const { page } = visitor
  const tag = await toTimes(page)
  await tag.getByRole('button', { name: 'Keine Zeit passt?' }).click()
  await tag.getByRole('heading', { name: 'Auf die Warteliste' }).waitFor()
  await tag
    .locator('.waitlist-join')
    .getByText(/^Zeitzone der Filiale: /)
    .waitFor()
  await check(page, 'the form of the waitlist')
  for (const day of ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag'])
    await tag.getByRole('checkbox', { name: day }).uncheck()
  await tag.getByRole('button', { name: 'Eintragen' }).click()
  await tag.locator('.error-summary').waitFor()
  await details(page, EMAIL)
  await tag.getByRole('button', { name: 'Eintragen' }).click()
  await tag.locator('.error-summary', { hasText: 'Dieses Feld darf nicht leer sein' }).waitFor()
  expect(await tag.getByLabel('Nachname').inputValue()).toBe('Wartet')
  for (const day of ['Montag', 'Mittwoch', 'Freitag']) await tag.getByRole('checkbox', { name: day }).check()
  await tag.getByRole('button', { name: 'Eintragen' }).click()
  await tag.getByRole('heading', { name: 'Noch ein Schritt' }).waitFor()
  await check(page, 'what is left to do')
  await tag.getByRole('button', { name: 'Zurück zu den Zeiten' }).click()
  await tag.locator('button.slot').first().waitFor()

  const [joined] = await mailsTo(EMAIL, 1)
  const place = linkIn(joined?.text ?? '', /https?:\S+\/waitlist\/[\w-]{43}/)
  await page.goto(host() + place)
  await page.getByRole('heading', { name: 'Möchten Sie warten?' }).waitFor()
  await check(page, 'what is to be confirmed')
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await page.getByText(/Sie stehen auf Platz \d/).waitFor()
  await check(page, 'the place')

  const desk = await visit(browser, DESK)
  await login(desk.page, 'advisor@demo.example')
  await desk.page.goto(`${host()}/app/waitlist`)
  const row = desk.page.getByRole('row', { name: /Willi Wartet/ })
  await row.waitFor()
  await check(desk.page, 'the list')
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
    [320, 700],
    [768, 900],
    [1280, 900]
  ] as const) {
    await desk.page.setViewportSize({ width, height })
    await checkList(desk.page, `the list at ${width} px`)
  }
  await row.getByRole('button', { name: /^Zeit anbieten/ }).click()
  const dialog = desk.page.getByRole('dialog')
  await dialog.getByRole('radio').first().check()
  await check(desk.page, 'the times that can be offered')
  await dialog.getByRole('button', { name: 'Zeit anbieten' }).click()
  await row.getByText('Angeboten', { exact: true }).waitFor()

  await page.goto(host() + place)
  await page.getByRole('button', { name: 'Zeit annehmen' }).waitFor()
  await check(page, 'the offer')
  await page.getByRole('button', { name: 'Zeit annehmen' }).click()
  await page.waitForURL(/\/appointments\/[\w-]{43}/)
  await desk.page.reload()
  await row.waitFor({ state: 'detached' })
  expect([visitor.faults, desk.faults]).toEqual([[], []])
  await Promise.all([page.context().close(), desk.page.context().close()])
})

test('a visitor without script joins from the times, on a page that fits and is accessible', async () => {
  const email = 'plain@waiting.example'
  const { page, faults } = await visit(browser, { ...PHONE, javaScriptEnabled: false })
  await page.goto(`${host()}/book/anna-gruber`)
  await page.locator('a.option').first().click()
  await page.locator('a.option', { hasText: 'In der Filiale' }).click()
  await page.getByRole('link', { name: 'Keine Zeit passt?' }).click()
  await page.getByRole('heading', { name: 'Auf die Warteliste' }).waitFor()
  await page.getByText(/^Zeitzone der Filiale: /).waitFor()
  const twin = await visit(browser, PHONE)
  await twin.page.goto(page.url())
  for (const width of [320, 390, 1280]) {
    await twin.page.setViewportSize({ width, height: 800 })
    await check(twin.page, `the form at ${width} px`)
  }
  await ticketCounts(page)
  await page.getByLabel('Vorname').fill('Willi')
  await page.getByLabel('E-Mail').fill(email)
  await page.getByRole('checkbox', { name: 'Freitag' }).uncheck()
  await page.getByRole('button', { name: 'Eintragen' }).click()
  await page.getByRole('link', { name: 'Nachname darf nicht leer sein' }).click()
  expect(await page.getByRole('checkbox', { name: 'Freitag' }).isChecked()).toBe(false)
  await page.getByLabel('Nachname').fill('Wartet')
  await page.getByRole('button', { name: 'Eintragen' }).click()
  await page.getByRole('heading', { name: 'Noch ein Schritt' }).waitFor()
  const [joined] = await mailsTo(email, 1)
  await page.goto(host() + linkIn(joined?.text ?? '', /https?:\S+\/waitlist\/[\w-]{43}/))
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await page.getByText(/Sie stehen auf Platz \d/).waitFor()
  expect([faults, twin.faults]).toEqual([[], []])
  await Promise.all([page.context().close(), twin.page.context().close()])
})
