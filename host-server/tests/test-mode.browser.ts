import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBank } from '../testing/bank.ts'
import { expectAccessible, launch, login, PHONE, visit } from '../testing/browser.ts'
import { ownSite } from '../testing/own-site.ts'

const { host, foreign } = ownSite()
/** A registered website. */
const website = foreign.replace('localhost', 'nordbank.localhost')
const EMAIL = 'tester@visitor.example'
const PAGE = `<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>Bank</title>
  <script type="module" async src="${host}/embed.js"></script>
  <advisor-card alias="anna-gruber" mode="full" test></advisor-card>`

let browser: Browser
const bank = openBank(PAGE)
beforeAll(async () => {
  const { port } = new URL(bank.origin)
  browser = await launch([`--host-resolver-rules=MAP ${new URL(website).host} 127.0.0.1:${port}`])
})
afterAll(() => browser.close())

const DONE = 'Das war ein Test: Es wurde nichts gebucht und keine Nachricht oder E-Mail gesendet.'

async function fill(dialog: ReturnType<Page['locator']>) {
  await dialog.getByLabel(/Vorname/).fill('Tina')
  await dialog.getByLabel(/Nachname/).fill('Testet')
  await dialog.getByLabel(/E-Mail/).fill(EMAIL)
}

/** What the advisor has of the visitor. */
async function kept() {
  const { page } = await visit(browser)
  await login(page, 'advisor@demo.example')
  const answers = await page.evaluate(async () => {
    const read = async (path: string) => (await fetch(path)).text()
    return Promise.all(['advisors/anna-gruber/appointments', 'contact-requests'].map((one) => read(`/api/v1/${one}`)))
  })
  await page.context().close()
  return answers
}

test('on a foreign page a card in test mode books and sends nothing, and says so', async () => {
  const { page: visited } = await visit(browser, PHONE)
  await visited.goto(`${website}/offer`)
  await visited.getByRole('button', { name: 'Termin buchen' }).first().click()
  const dialog = visited.locator('dialog[open]')
  await dialog.getByText(/^Testmodus/).waitFor()
  await expectAccessible(visited, 'booking in test mode')
  await dialog.getByRole('button', { name: 'Kontoeröffnung' }).click()
  await dialog.getByRole('button', { name: /Video/ }).click()
  await dialog.locator('.times .slot').first().click()
  await fill(dialog)
  await dialog.getByRole('button', { name: 'Weiter' }).click()
  await dialog.getByRole('button', { name: 'Jetzt buchen' }).click()
  await dialog.getByText(DONE).waitFor()
  await visited.keyboard.press('Escape')
  await visited.locator('.card-more summary').click()
  await visited.locator('advisor-contact-form[kind=basic] button[part=button]').click()
  const form = visited.locator('dialog[open]')
  await fill(form)
  await form.getByLabel(/Nachricht/).fill('Nur ein Test')
  await form.getByRole('button', { name: 'Senden' }).click()
  await form.getByText(DONE).waitFor()
  const [appointments, requests] = await kept()
  expect(appointments).toContain('starts_at')
  expect(requests).toContain('"requests"')
  expect(`${appointments}${requests}`).not.toContain(EMAIL)
})
