import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserOffice, openBrowserOffice } from '../../booking/appointments/testing/browser-office.ts'
import { openBank } from '../../testing/bank.ts'
import { DESK, expectAccessible, expectFits, expectReadable, login, PHONE, visit } from '../../testing/browser.ts'

const PATH = '/app/account-admin/embed/health'
/** Not that of a headless browser, which counts as a bot. */
const VISITOR = { ...DESK, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' }

const bank = openBank()
let walk: BrowserOffice
let host: string

beforeAll(async () => {
  walk = await openBrowserOffice()
  host = `http://localhost:${walk.node.port}`
  bank.page = `<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>Bank</title>
    <script type="module" async src="${host}/embed.js"></script>
    <advisor-booking alias="${walk.office.alias}"><a href="/">Termin</a></advisor-booking>`
})
afterAll(() => walk.close())

const policy = (connect: string) =>
  `default-src 'none'; img-src data: ${host}; script-src ${host}; connect-src ${connect}; report-uri ${host}/api/v1/policy-reports`

async function opened(content: string) {
  bank.headers = { 'Content-Security-Policy': content }
  const { page } = await visit(walk.browser, VISITOR, [host, bank.origin])
  await page.goto(bank.origin)
  return page
}

/** Looks again until the server has written what it has noticed. */
async function said(page: Page, text: string) {
  await expect
    .poll(async () => {
      await page.goto(host + PATH)
      await page.locator('.websites').first().waitFor()
      return page.getByText(text, { exact: true }).count()
    })
    .toBeGreaterThan(0)
}

test('an administrator sees why a website fails, mends it, and sees that it works', async () => {
  const { page, faults } = await visit(walk.browser, DESK, [host, bank.origin])
  await login(page, 'admin@demo.example', { host, password: 'correct horse battery' })

  // nothing may be sent from there yet
  const visitor = await opened(policy(host))
  const path = `${host}/api/v1/advisors/${walk.office.alias}/appointments`
  const send = `fetch('${path}', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })`
  expect(await visitor.evaluate(`${send}.then(({ status }) => status)`)).toBe(403)
  await visitor.context().close()
  await said(page, 'Nicht eingetragen')
  await expectAccessible(page, 'a website that is refused')
  // anybody can send a name: a press on this page does not register it
  expect(await page.getByRole('button', { name: /eintragen/ }).count()).toBe(0)
  await page.getByRole('link', { name: 'Unter „Einbetten“ nachsehen' }).press('Enter')
  await page.getByRole('button', { name: `${bank.origin} eintragen` }).press('Enter')
  await page.getByText(`Besucherinnen und Besucher von ${bank.origin} können buchen`).waitFor()
  await said(page, 'Kein Widget gesehen')

  // the policy blocks what the widget asks for
  const blocked = await opened(policy("'none'"))
  await said(page, 'Von der eigenen Policy blockiert')
  await blocked.context().close()
  const row = page.getByRole('listitem').filter({ hasText: bank.origin })
  await row.getByText(`connect-src ${host}`, { exact: true }).waitFor()
  await expectAccessible(page, 'a website that is blocked')
  await expectFits(page, 'a website that is blocked')
  await expectReadable(page, 'a website that is blocked')

  // with what the page says, it works and is seen
  const mended = await opened(policy(host))
  await mended
    .locator('advisor-booking')
    .getByRole('button', { name: /Day and night/ })
    .waitFor()
  await mended.context().close()
  await said(page, 'Immer die neueste')
  await row.getByText('Heute', { exact: true }).waitFor()
  await row.getByText('Terminbuchung', { exact: true }).waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})

test('the page fits a phone, whatever a website is called, and Embed leads there', async () => {
  const origin = 'https://kampagne-fuer-junge-menschen.beispielbank.example'
  const headers = { origin, 'user-agent': VISITOR.userAgent, 'content-type': 'application/json' }
  const path = `${host}/api/v1/advisors/${walk.office.alias}/appointments`
  expect((await fetch(path, { method: 'POST', headers, body: '{}' })).status).toBe(403)
  const { page } = await visit(walk.browser, PHONE, [host])
  await login(page, 'admin@demo.example', { host, password: 'correct horse battery' })
  await page.goto(`${host}/app/account-admin/embed`)
  await page.getByRole('link', { name: 'Ansehen, ob Widgets dort funktionieren' }).tap()
  await page.waitForURL(`**${PATH}`)
  await said(page, origin)
  await page.getByRole('link', { name: 'Unter „Einbetten“ nachsehen' }).waitFor()
  await expectFits(page, 'the health of websites on a phone')
  await expectAccessible(page, 'the health of websites on a phone')
  await page.context().close()
})
