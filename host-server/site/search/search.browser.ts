import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBank } from '../../testing/bank.ts'
import { DESK, expectAccessible, expectFits, launch, NARROW, PHONE, visit } from '../../testing/browser.ts'
import { expectFocus, KEYS } from '../../testing/inputs.ts'
import { ownSite } from '../../testing/own-site.ts'

const { host } = ownSite()
const PAGE = `<!doctype html><html lang="de"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
  <title>Bank</title><main style="max-width:1100px;margin:24px auto;padding:0 16px"><h1>Beratung</h1>
  <advisor-search><a href="${host}/search">Beratung finden</a></advisor-search></main>
  <script type="module" async src="${host}/embed.js"></script>`

let browser: Browser
const bank = openBank(PAGE)
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
})

const foreign = () => bank.origin

async function looksWell(page: Page, state: string) {
  await expectFits(page, state)
  await expectAccessible(page, state)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${state}.png`, fullPage: true })
}

const found = (page: Page, words: string | RegExp) => page.getByRole('heading', { level: 2, name: words })
const field = (page: Page, label: string) => page.getByRole('searchbox', { name: label })

test('without script a search has a URL, results and further pages', async () => {
  const { page } = await visit(browser, { ...PHONE, javaScriptEnabled: false })
  await page.goto(`${host}/search`)
  await field(page, 'Name').fill('Grubr')
  await page.getByRole('button', { name: 'Suchen' }).tap()
  await found(page, '1 Person gefunden').waitFor()
  expect(await field(page, 'Name').inputValue()).toBe('Grubr')
  await page.getByRole('link', { name: 'Zurücksetzen' }).tap()
  await found(page, '12 Personen gefunden').waitFor()
  await page.getByLabel('Filiale').selectOption({ label: 'Alpenbank Graz' })
  await page.getByRole('button', { name: 'Suchen' }).tap()
  await found(page, /Personen gefunden/).waitFor()
  await page
    .getByRole('link', { name: /^Termin buchen bei/ })
    .first()
    .tap()
  await page.waitForURL(/\/book\//)
})

test.each([
  ['light', DESK],
  ['dark', { ...NARROW, colorScheme: 'dark' as const }],
  ['narrowest', { ...NARROW, viewport: { width: 320, height: 640 } }]
])('the page is complete and accessible, %s', async (look, options) => {
  const { page, faults } = await visit(browser, options)
  await page.goto(`${host}/search`)
  await looksWell(page, `page-start-${look}`)
  await page.goto(`${host}/search?place=Wien`)
  await found(page, /gefunden/).waitFor()
  await looksWell(page, `page-found-${look}`)
  await page.goto(`${host}/search?name=Xylophon&place=Wien`)
  await looksWell(page, `page-none-${look}`)
  expect(faults).toEqual([])
})

test('by keyboard alone the results change without a reload, and each search has a URL', async () => {
  const { page, faults } = await visit(browser, NARROW)
  const requested: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && requested.push(request.url()))
  await page.goto(`${host}/search?place=Salzburg`)
  await page.locator('advisor-search form').waitFor()
  await page.waitForFunction(() => document.querySelector('advisor-search')?.shadowRoot?.querySelector('slot'))
  await page.waitForLoadState('networkidle')
  await KEYS.reach(field(page, 'Name'))
  await page.keyboard.type('gruber')
  await KEYS.reach(field(page, 'Ort oder Postleitzahl'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await found(page, '1 Person gefunden').waitFor()
  await expectFocus(page.getByRole('region', { name: 'Ergebnisse' }))
  expect(new URL(page.url()).search).toBe('?name=gruber')
  await looksWell(page, 'page-taken')
  await page.goBack()
  await page
    .getByRole('link', { name: /Salzburg/ })
    .first()
    .waitFor()
  expect(requested).toHaveLength(1)
  expect(faults).toEqual([])
})

test('opening a profile from a search by name is reported once, without the query', async () => {
  const { page, faults } = await visit(browser, DESK)
  const reported: string[] = []
  page.on(
    'request',
    (request) => request.url().endsWith('/frontend-logs/log') && reported.push(request.postData() ?? '')
  )
  await page.goto(`${host}/search?name=Gruber`)
  await page
    .getByRole('link', { name: /Anna Gruber/ })
    .first()
    .click()
  await page.waitForURL(`${host}/app/profile/anna-gruber`)
  await expect.poll(() => reported.length).toBe(1)
  await page.reload()
  await page.getByRole('button', { name: 'Termin buchen' }).waitFor()
  expect(reported.map((body) => JSON.parse(body))).toEqual([
    {
      action: 'front_search_by_advisor_name',
      advisorAlias: 'anna-gruber',
      data: { from: '/search', to: '/app/profile/anna-gruber', type: 'profile' }
    }
  ])
  expect(faults).toEqual([])
})

test.each([
  ['light', DESK],
  ['dark', { ...NARROW, colorScheme: 'dark' as const }]
])('on a foreign page the tag finds advisors and links to profile and booking, %s', async (look, options) => {
  const { page, faults } = await visit(browser, options, [host, foreign()])
  await page.goto(foreign())
  await page.getByRole('button', { name: 'Suchen' }).waitFor()
  await looksWell(page, `tag-start-${look}`)
  await KEYS.reach(field(page, 'Ort oder Postleitzahl'))
  await page.keyboard.type('Grahz')
  await page.keyboard.press('Enter')
  await found(page, /Personen gefunden/).waitFor()
  await looksWell(page, `tag-found-${look}`)
  const book = page.getByRole('link', { name: /^Termin buchen bei/ }).first()
  expect(await book.getAttribute('href')).toMatch(new RegExp(`^${host}/book/`))
  await KEYS.reach(field(page, 'Name'))
  await page.keyboard.type('Xylophon')
  await page.keyboard.press('Enter')
  await found(page, /niemanden gefunden/).waitFor()
  await looksWell(page, `tag-none-${look}`)
  await page.route('**/api/v1/search/advisors*', (way) =>
    way.fulfill({ status: 429, body: '{}', headers: { 'Access-Control-Allow-Origin': '*', 'Retry-After': '60' } })
  )
  await page.getByRole('button', { name: 'Suchen' }).click()
  await page.getByRole('alert').getByRole('button').waitFor()
  expect(await field(page, 'Name').inputValue()).toBe('Xylophon')
  expect(faults.filter((fault) => !fault.includes('429'))).toEqual([])
})
