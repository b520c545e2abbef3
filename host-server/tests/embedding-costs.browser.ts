import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from '../testing/browser.ts'
import { ownSite } from '../testing/own-site.ts'

const { host } = ownSite()
const ALIASES = ['anna-gruber', 'lukas-hofer', 'emre-yildiz', 'johanna-pichler', 'birgit-koestler']

let browser: Browser
let bank: Server
let body = ''
beforeAll(async () => {
  browser = await launch()
  bank = createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end(body))
  await new Promise<void>((done) => bank.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  await browser.close()
  bank.close()
})

interface Cost {
  requests: string[]
  /** Bytes as transferred, compressed; without headers and refused responses. */
  bytes: number
}

/** What a browser loads for a foreign page that contains only this, until nothing more is loaded. */
async function costOf(markup: string, works: (page: Page) => Promise<unknown>): Promise<Cost> {
  body = `<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>Bank</title>
    <script type="module" async src="${host}/embed.js"></script>${markup}`
  const context = await browser.newContext()
  const page = await context.newPage()
  const asked: Request[] = []
  page.on('request', (request) => request.url().startsWith(host) && asked.push(request))
  await page.goto(`http://localhost:${(bank.address() as AddressInfo).port}`)
  await works(page)
  for (let finished = 0; finished < asked.length; ) {
    finished = asked.length
    await Promise.all(asked.map((request) => request.response()))
    await sleep(300)
  }
  const sizes = await Promise.all(asked.map(sizeOf))
  await context.close()
  return {
    requests: asked.map((request) => request.url().slice(host.length)),
    bytes: sizes.reduce((sum, size) => sum + size, 0)
  }
}

/** A refusal whose body is not read never finishes. */
async function sizeOf(request: Request) {
  const response = await request.response()
  return response?.ok() ? (await request.sizes()).responseBodySize : 0
}

const found = (selector: string) => (page: Page) => page.locator(selector).first().waitFor()
const many = (count: number, markup: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => markup(i)).join('')

/**
 * The most requests and bytes that a tag may cost alone on a page. To raise a number after a worthwhile change, run
 * this file and copy the values from the failure, with bytes rounded up to the next 500.
 */
const BOUNDS: [tag: string, attributes: string, works: string, requests: number, bytes: number][] = [
  ['advisor-whatsapp-button', 'alias="anna-gruber"', 'a[part=button]', 5, 11_500],
  ['advisor-vcard-button', 'alias="anna-gruber"', '[part=button]', 6, 12_500],
  ['advisor-card', 'alias="anna-gruber"', '.card', 20, 31_500],
  ['advisor-wallet-button', 'alias="anna-gruber"', '[part=button]', 7, 13_000],
  ['advisor-messenger-button', 'alias="anna-gruber"', '[part=button]', 6, 13_500],
  ['advisor-share-button', 'alias="anna-gruber"', '[part=button]', 6, 12_500],
  ['advisor-contact-form', 'alias="anna-gruber"', 'form', 12, 30_000],
  ['advisor-search', '', 'form', 8, 24_000],
  ['advisor-booking', 'alias="anna-gruber"', '.option', 15, 38_000],
  ['advisor-booking', 'alias="anna-gruber" mode="popup"', '[part=button]', 6, 17_500],
  ['advisor-reschedule', 'token="unknown"', '.notice', 11, 30_000],
  ['advisor-topics', 'alias="anna-gruber"', 'form', 13, 40_000],
  ['advisor-appointment-types', 'alias="anna-gruber"', 'form', 10, 25_500],
  ['advisor-working-hours', 'alias="anna-gruber"', 'form, .general-error', 10, 31_500],
  ['advisor-whatsapp-settings', 'alias="anna-gruber"', 'form, .general-error', 10, 26_500],
  ['advisor-push-form', '', 'form', 11, 46_600]
]

test.each(BOUNDS)('%s %s alone costs no more than its budget', async (tag, attributes, works, requests, bytes) => {
  const cost = await costOf(`<${tag} ${attributes}></${tag}>`, found(`${tag} ${works}`))
  expect(cost.requests.length, cost.requests.join('\n')).toBeLessThanOrEqual(requests)
  expect(cost.bytes).toBeLessThanOrEqual(bytes)
  // nothing is loaded twice
  expect(new Set(cost.requests).size).toBe(cost.requests.length)
})

test('fifty buttons share one runtime and send one request per advisor', async () => {
  const tag = (index: number) =>
    `<advisor-whatsapp-button alias="${ALIASES[index % ALIASES.length]}"></advisor-whatsapp-button>`
  const one = await costOf(tag(0), found('a[part=button]'))
  const fifty = await costOf(many(50, tag), (page) => page.waitForFunction(ready, 'advisor-whatsapp-button'))
  const api = (path: string) => path.startsWith('/api/')
  expect(fifty.requests.filter((path) => !api(path)).toSorted()).toEqual(
    one.requests.filter((path) => !api(path)).toSorted()
  )
  const asked = fifty.requests.filter(api).map((path) => path.split('?')[0])
  expect(asked.toSorted()).toEqual(
    [...ALIASES.map((alias) => `/api/v1/advisors/${alias}/whatsapp`), '/api/v1/translations'].toSorted()
  )
})

/** Waits until every such tag has rendered something. */
const ready = (tag: string) =>
  [...document.querySelectorAll(tag)].every((one) => one.shadowRoot?.querySelector('[part=button]'))

test('fifty booking widgets with one advisor load as much as one', async () => {
  const tag = '<advisor-booking alias="anna-gruber"></advisor-booking>'
  const options = '[alias=anna-gruber] .option'
  const one = await costOf(tag, found(options))
  const fifty = await costOf(tag.repeat(50), (page) =>
    page.locator('advisor-booking').nth(49).locator('.option').first().waitFor()
  )
  expect(fifty.requests.toSorted()).toEqual(one.requests.toSorted())
})

test('fifty popups request nothing before they are opened', async () => {
  const tag = (index: number) =>
    `<advisor-booking mode="popup" alias="${ALIASES[index % ALIASES.length]}"></advisor-booking>`
  const { requests } = await costOf(many(50, tag), (page) => page.waitForFunction(ready, 'advisor-booking'))
  const asked = requests.filter((path) => path.startsWith('/api/')).map((path) => path.split('?')[0])
  expect(asked.toSorted()).toEqual(['/api/v1/tenant', '/api/v1/translations'])
})
