import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page, Request, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as tags from '#contract/tags'
import { openBank } from '../testing/bank.ts'
import { launch } from '../testing/browser.ts'
import { ownSite } from '../testing/own-site.ts'

const { host } = ownSite()
const ALIASES = ['anna-gruber', 'lukas-hofer', 'emre-yildiz', 'johanna-pichler', 'birgit-koestler']

let browser: Browser
const bank = openBank()
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
})

interface Cost {
  requests: string[]
  /** Bytes as transferred, compressed; without headers and refused responses. */
  bytes: number
}

const pageWith = (markup: string) => `<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>Bank</title>
  <script type="module" async src="${host}/embed.js"></script>${markup}`

/** What a browser loads for a foreign page that contains only this, until nothing more is loaded. */
async function costOf(markup: string, works: (page: Page) => Promise<unknown>): Promise<Cost> {
  bank.page = pageWith(markup)
  const context = await browser.newContext()
  const page = await context.newPage()
  const asked: Request[] = []
  page.on('request', (request) => request.url().startsWith(host) && asked.push(request))
  await page.goto(bank.origin)
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
 * this file and copy the values from the failure, with bytes rounded up to the next 500 that is at least 100 away, since
 * the hashes in file names vary them.
 */
const BOUNDS: [tag: string, attributes: string, works: string, requests: number, bytes: number][] = [
  ['advisor-whatsapp-button', 'alias="anna-gruber"', 'a[part=button]', 4, 12_000],
  ['advisor-vcard-button', 'alias="anna-gruber"', '[part=button]', 5, 13_000],
  ['advisor-card', 'alias="anna-gruber"', '.card', 14, 30_000],
  ['advisor-wallet-button', 'alias="anna-gruber"', '[part=button]', 5, 13_500],
  ['advisor-messenger-button', 'alias="anna-gruber"', '[part=button]', 5, 13_500],
  ['advisor-share-button', 'alias="anna-gruber"', '[part=button]', 5, 12_500],
  ['advisor-contact-form', 'alias="anna-gruber"', 'form', 10, 30_000],
  ['advisor-search', '', 'form', 6, 23_000],
  ['advisor-list', 'limit="6"', '.listed-person', 11, 24_000],
  ['advisor-events', 'branch="wien-innere-stadt"', '.shown-event', 5, 15_500],
  ['advisor-booking', 'alias="anna-gruber"', '.option', 9, 36_000],
  ['advisor-booking', 'alias="anna-gruber" mode="popup"', '[part=button]', 5, 15_500],
  ['advisor-reschedule', 'token="unknown"', '.notice', 10, 29_500],
  ['advisor-topics', 'alias="anna-gruber"', 'form', 9, 39_500],
  ['advisor-appointment-types', 'alias="anna-gruber"', 'form', 8, 25_250],
  ['advisor-working-hours', 'alias="anna-gruber"', 'form, .general-error', 9, 31_250],
  ['advisor-whatsapp-settings', 'alias="anna-gruber"', 'form, .general-error', 9, 26_500],
  ['advisor-push-form', '', 'form', 10, 48_000]
]

test('every tag has its bounds', () => {
  const named = new Set(BOUNDS.map(([tag]) => tag))
  expect([...named].toSorted()).toEqual(
    Object.values(tags)
      .map(({ tag }) => tag)
      .toSorted()
  )
})

test.each(BOUNDS)('%s %s alone costs no more than its budget', async (tag, attributes, works, requests, bytes) => {
  const cost = await costOf(`<${tag} ${attributes}></${tag}>`, found(`${tag} ${works}`))
  expect(cost.requests.length, cost.requests.join('\n')).toBeLessThanOrEqual(requests)
  expect(cost.bytes).toBeLessThanOrEqual(bytes)
  // nothing is loaded twice
  expect(new Set(cost.requests).size).toBe(cost.requests.length)
})

/**
 * What the loader requests in one tick, and what is requested only after that has been answered, without pictures and
 * what is refused.
 */
async function tripsOf(
  markup: string,
  works: (page: Page) => Promise<unknown>
): Promise<{ second: string[]; third: string[] }> {
  bank.page = pageWith(markup)
  const context = await browser.newContext()
  const page = await context.newPage()
  let held: Route[] | undefined = []
  const late: Request[] = []
  await page.route(`${host}/**`, (route) => {
    if (held && !route.request().url().endsWith('/embed.js')) return void held.push(route)
    if (!held) late.push(route.request())
    return route.continue()
  })
  await page.goto(bank.origin)
  for (let seen = 0; seen < 3 || seen < held.length; ) {
    seen = held.length
    await sleep(300)
  }
  const second = held
  held = undefined
  for (const route of second) await route.continue()
  await works(page)
  const answered = await Promise.all(late.map(async (request) => ({ request, response: await request.response() })))
  await context.close()
  const pathOf = (request: Request) => request.url().slice(host.length)
  const third = answered.filter(({ response }) => response?.ok()).map(({ request }) => pathOf(request))
  return {
    second: second.map((route) => pathOf(route.request())),
    third: third.filter((path) => !path.startsWith('/media/'))
  }
}

const WORKING: [tag: string, attributes: string, works: string][] = [
  ...BOUNDS.map(([tag, attributes, works]): [string, string, string] => [tag, attributes, works]),
  ['advisor-booking', 'branch="graz-herrengasse"', '.option'],
  ['advisor-contact-form', 'alias="anna-gruber" kind="callback"', 'form']
]

test.each(WORKING)('%s %s works after two trips, with files that are compiled while they load', async (...row) => {
  const [tag, attributes, works] = row
  const { second, third } = await tripsOf(`<${tag} ${attributes}></${tag}>`, found(`${tag} ${works}`))
  expect(third).toEqual([])
  const files = second.filter((path) => path.startsWith('/cdn/elements/'))
  expect(files.length).toBeGreaterThan(1)
  for (const file of files)
    expect(await (await fetch(host + file)).text(), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

const isApi = (path: string) => path.startsWith('/api/')

test('fifty buttons share one runtime and one answer', async () => {
  const tag = (index: number) =>
    `<advisor-whatsapp-button alias="${ALIASES[index % ALIASES.length]}"></advisor-whatsapp-button>`
  const one = await costOf(tag(0), found('a[part=button]'))
  const fifty = await costOf(many(50, tag), (page) => page.waitForFunction(ready, 'advisor-whatsapp-button'))
  expect(fifty.requests.filter((path) => !isApi(path)).toSorted()).toEqual(
    one.requests.filter((path) => !isApi(path)).toSorted()
  )
  const tags = ALIASES.map((alias) => `whatsapp-button;alias=${alias}`)
  expect(fifty.requests.filter(isApi)).toEqual([expect.stringContaining(`/api/v1/preload?locale=de&tags=${tags}&`)])
})

test('ten tags of one advisor cost one answer', async () => {
  const names = ['whatsapp', 'vcard', 'wallet', 'share', 'messenger'].map((name) => `advisor-${name}-button`)
  const all = [...names, ...names].map((tag) => `<${tag} alias="anna-gruber"></${tag}>`).join('')
  const { requests } = await costOf(all, async (page) => {
    for (const tag of names) await page.waitForFunction(ready, tag)
  })
  expect(requests.filter(isApi)).toHaveLength(1)
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
  expect(requests.filter((path) => isApi(path) && !path.startsWith('/api/v1/preload?'))).toEqual([])
  expect(requests.filter(isApi)).toHaveLength(1)
})
