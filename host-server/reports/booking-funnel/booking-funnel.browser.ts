import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BookingFunnel } from '#contract/booking-funnel'
import { flushSteps } from '../../core/events/booking-steps.queue.ts'
import { DESK, launch } from '../../testing/browser.ts'
import { request, signIn } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { allowRedirects } from './testing/poster.ts'

const BANK = 'https://www.bank.example'
const DAY = 86_400_000
const ALIAS = 'anna-gruber'

let folder: string
let site: Site
let browser: Browser
let cookie: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'advisor-widgets-'))
  site = await startDemoSite({}, { LOAD_TEST: '1', DATA_DIR: folder })
  site.clock.time = new Date()
  cookie = await signIn(site, 'admin@demo.example')
  await allowRedirects(site, 'www.bank.example')
  expect((await ask('PUT', '/api/v1/settings', { embed_origins: BANK })).status).toBe(204)
  const poster = { path: '/plakat-graz', target: `${BANK}/beratung?src=plakat` }
  expect((await ask('POST', '/api/v1/redirections', poster)).status).toBe(201)
  // Chromium asks before a public page may reach this machine
  browser = await launch(['--disable-features=LocalNetworkAccessChecks'])
})
afterAll(async () => {
  await browser.close()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (method: string, path: string, body?: object) => request(site, method, path, { cookie, body })
const host = () => site.origin.replace('127.0.0.1', 'localhost')

/** A page of the bank's own website, on which the booking opens in a popup. */
async function atBank(extraHTTPHeaders: Record<string, string> = {}): Promise<Page> {
  const context = await browser.newContext({
    ...DESK,
    locale: 'de-AT',
    // what is called headless counts as a program
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    extraHTTPHeaders
  })
  const page = await context.newPage()
  const body = `<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>Bank</title>
    <script type="module" async src="${host()}/embed.js"></script>
    <advisor-booking alias="${ALIAS}" mode="popup"></advisor-booking>`
  await page.route(`${BANK}/**`, (route) => route.fulfill({ body, contentType: 'text/html' }))
  return page
}

/** Follows the poster's address as the browser would; where it leads is a page of this test. */
async function follow(page: Page): Promise<void> {
  const answer = await page.context().request.get(`${host()}/plakat-graz`, { maxRedirects: 0 })
  await page.goto(answer.headers().location ?? '')
}

async function book(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Termin buchen' }).click()
  await page.locator('.at-topic .option').first().click()
  await page.locator('.at-type .option').first().click()
  await page.locator('.at-slot .times .slot').first().click()
  const values = { first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example', phone: '+43 664 1234567' }
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value)
  for (const box of await page.locator('.at-details [required]:not([name])').all()) await box.fill('x')
  await page.locator('.at-details .button.primary').click()
  await page.locator('.at-review .button.primary').click()
  await page.locator('.at-done').waitFor()
}

async function counts(query = ''): Promise<number[]> {
  await flushSteps(site.app)
  const today = site.clock.now()
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  const period = `from=${day(today.getTime() - 120 * DAY)}&to=${day(today.getTime() + DAY)}`
  const { body } = await ask('GET', `/api/v1/reports/sessions/booking-steps?${period}${query}`)
  return (body as BookingFunnel).steps.map(({ count }) => count)
}

test('from the short address of a poster through a popup on another website to a talk that is held', async () => {
  const page = await atBank()
  await follow(page)
  expect(page.url()).toBe(`${BANK}/beratung?src=plakat`)
  expect(await counts('&campaign=plakat')).toEqual([1, 0, 0, 0, 0, 0])
  await book(page)
  const query = `&campaign=plakat&page=www.bank.example&widget=popup`
  await expect.poll(() => counts(query)).toEqual([1, 1, 1, 1, 1, 0])
  expect(await page.context().cookies()).toEqual([])
  site.clock.time = new Date(site.clock.time.getTime() + 90 * DAY)
  cookie = await signIn(site, 'admin@demo.example')
  expect(await counts(query)).toEqual([1, 1, 1, 1, 1, 1])
  expect(await counts(`${query}&advisor=${ALIAS}`)).toEqual([0, 1, 1, 1, 1, 1])
  site.clock.time = new Date()
  cookie = await signIn(site, 'admin@demo.example')
})

test('a browser that asks not to be counted books, and nothing is told or counted', async () => {
  const before = await counts()
  const page = await atBank({ 'Sec-GPC': '1' })
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const told: string[] = []
  page.on('request', (one) => one.url().includes('/booking-steps') && told.push(one.url()))
  await follow(page)
  await book(page)
  expect(told).toEqual([])
  expect(await counts()).toEqual(before)
})
