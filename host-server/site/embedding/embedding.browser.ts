import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserOffice, openBrowserOffice } from '../../booking/appointments/testing/browser-office.ts'
import { DESK, expectAccessible, expectFits, expectReadable, login, PHONE, visit } from '../../testing/browser.ts'
import { Website } from './testing/website.ts'

let walk: BrowserOffice
let website: Website
let host: string

const STRANGE = `<!doctype html><html lang="de"><head><title>Kontakt</title><style>h1 { color: #0a7 }</style></head>
<body><nav>Menü</nav><main><h1>Kontakt</h1><p>Schreiben Sie uns.</p></main>
<script>document.querySelector('h1').textContent = 'changed by a script'</script></body></html>`

beforeAll(async () => {
  website = await Website.open()
  website.pages.set('/kontakt', { body: STRANGE })
  walk = await openBrowserOffice({ INTERNAL_HOSTS: website.host })
  host = `http://localhost:${walk.node.port}`
})
afterAll(async () => {
  await walk.close()
  await website.close()
})

const frameOf = (page: Page) => page.frameLocator('.embedding iframe')

async function entered(look: typeof DESK, path: string, mail = 'admin@demo.example') {
  const { page, faults } = await visit(walk.browser, look, [host, website.url])
  await login(page, mail, { host, password: 'correct horse battery' })
  await page.goto(host + path)
  return { page, faults }
}

test('an administrator puts a booking on a page of the website, and registers it', async () => {
  const { page } = await entered(DESK, `/app/account-admin/embed?alias=${walk.office.alias}`)
  await frameOf(page)
    .locator('advisor-booking')
    .getByRole('button', { name: /Day and night/ })
    .waitFor()
  await expectAccessible(page, 'the page Embed')
  await expectFits(page, 'the page Embed')
  await expectReadable(page, 'the page Embed')

  await page.getByLabel('Seite', { exact: true }).selectOption('page')
  await page.getByLabel('Adresse der Seite').fill(`${website.url}/kontakt`)
  await page.getByRole('button', { name: 'Seite zeigen' }).press('Enter')
  const frame = frameOf(page)
  await frame.getByRole('heading', { name: 'Kontakt', exact: true }).waitFor()
  await frame
    .locator('h1 ~ advisor-booking')
    .getByRole('button', { name: /Day and night/ })
    .waitFor()
  // the page's own script has not run, nor has it an origin whose cookies or storage it could read
  expect(await frame.getByText('changed by a script').count()).toBe(0)
  const inner = page.frames().find((one) => one.url().includes('/embedding/preview'))
  expect(await inner?.evaluate('origin')).toBe('null')

  await page.getByText(`${website.url} ist noch nicht eingetragen`, { exact: false }).waitFor()
  await page.getByRole('button', { name: `${website.url} eintragen` }).press('Enter')
  await page.getByText('können buchen und Nachrichten senden', { exact: false }).waitFor()
  await expectAccessible(page, 'a page of the website')
  await page.context().close()
})

test('nothing is booked from the preview', async () => {
  const { page } = await entered(DESK, `/app/account-admin/embed?alias=${walk.office.alias}`)
  const inside = frameOf(page).locator('advisor-booking')
  await inside.getByRole('button', { name: /Day and night/ }).click()
  const refused = await page
    .frames()
    .at(-1)
    ?.evaluate(
      `fetch('${host}/api/v1/advisors/${walk.office.alias}/appointments', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }).then(({ status }) => status)`
    )
  expect(refused).toBe(403)
  await page.context().close()
})

test('an advisor takes the code of an own button on a phone', async () => {
  const { page } = await entered(PHONE, '/app/embed', 'advisor@demo.example')
  await page.getByRole('heading', { name: 'Code', exact: false }).scrollIntoViewIfNeeded()
  await page.getByText(`alias="${walk.office.alias}"`, { exact: false }).waitFor()
  await expectFits(page, 'the page Embed on a phone')
  await expectAccessible(page, 'the page Embed on a phone')
  await page.getByLabel('Art der Seite', { exact: true }).selectOption('div')
  await page.getByText('<div data-advisor-widget="booking"', { exact: false }).waitFor()
  await page.context().close()
})
