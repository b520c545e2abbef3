import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, expectFits, launch, mailsTo, PHONE, ticketCounts, visit } from '../../testing/browser.ts'
import { ownSite } from '../../testing/own-site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const form = (kind: string) => `${ownSite().host}/contact/anna-gruber/${kind}`

/** Checks a copy of the page with axe, in a browser with JavaScript. */
async function lookOver(page: Page, step: string) {
  await expectFits(page, step)
  const body = (await page.content()).replace(/<script[^>]*><\/script>/g, '')
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page: twin } = await visit(browser, { ...PHONE, colorScheme })
    await twin.route(page.url(), (route) => route.fulfill({ body, contentType: 'text/html' }))
    await twin.goto(page.url())
    await expectAccessible(twin, `${step}, ${colorScheme}`)
    await twin.context().close()
  }
}

test('a visitor without JavaScript requests a callback on a phone: errors are listed, input stays, and a mail arrives', async () => {
  const { page, faults } = await visit(browser, { ...PHONE, javaScriptEnabled: false })
  await page.goto(form('callback'))
  await lookOver(page, 'plain form')
  const email = 'plain-call@visitor.example'
  await page.getByLabel(/Vorname/).fill('Vera')
  await page.getByLabel(/E-Mail/).fill(email)
  await page.getByLabel(/Tag/).selectOption({ index: 1 })
  const [from] = await page.getByLabel(/Von/).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Senden' }).click()
  expect(await page.title()).toMatch(/^Fehler: /)
  await lookOver(page, 'plain form with errors')
  await page.getByRole('link', { name: /Nachname darf nicht leer sein/ }).click()
  expect([await page.getByLabel(/Vorname/).inputValue(), await page.getByLabel(/Von/).inputValue()]).toEqual([
    'Vera',
    from
  ])
  await page.getByLabel(/Nachname/).fill('Visitor')
  await page.getByLabel(/Telefon/).fill('+43 1 234567')
  const last = (await page.getByLabel(/Bis/).getByRole('option').count()) - 1
  await page.getByLabel(/Bis/).selectOption({ index: last })
  await ticketCounts(page)
  await page.getByRole('button', { name: 'Senden' }).click()
  await page.getByRole('heading', { name: /Ihre Anfrage ist eingelangt/ }).waitFor()
  await lookOver(page, 'plain form done')
  expect(faults).toEqual([])
  expect(await mailsTo(email, 1)).toHaveLength(1)
})

test('with JavaScript the widget replaces the form', async () => {
  const { page, faults } = await visit(browser, PHONE)
  await page.goto(form('appointment'))
  const widget = page.locator('advisor-contact-form')
  await widget.locator('[part=frame] form').waitFor()
  expect(await page.locator('form[method=post]').isVisible()).toBe(false)
  expect(await widget.getByRole('heading', { name: 'Terminwunsch senden' }).count()).toBe(1)
  await expectAccessible(page, 'widget')
  expect(faults).toEqual([])
})
