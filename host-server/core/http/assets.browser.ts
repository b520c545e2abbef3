import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBank } from '../../testing/bank.ts'
import { launch } from '../../testing/browser.ts'
import { ownSite } from '../../testing/own-site.ts'

const BUTTON = 'advisor-whatsapp-button a[part=button]'
const TAG = '<advisor-whatsapp-button alias="anna-gruber"><a href="#fallback">Write</a></advisor-whatsapp-button>'

let browser: Browser
const bank = openBank()
let page: Page
let faults: string[]
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
})
beforeEach(async () => {
  faults = []
  page = await browser.newPage()
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  return () => page.close()
})

const { host } = ownSite()

interface Release {
  embed: string
  integrity: Record<string, string>
}
const release = async () => (await (await fetch(`${host}/cdn/integrity.json`)).json()) as Release
const elementOf = ({ integrity }: Release) =>
  Object.keys(integrity).find((path) => path.includes('/whatsapp-button-')) ?? ''

/** A bank's own page, on another origin. */
async function open(head: string, tag = TAG) {
  bank.page = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Bank</title>${head}${tag}`
  await page.goto(bank.origin)
}

const pinned = (path: string, hash = '') =>
  `<script type="module" crossorigin integrity="${hash}" src="${host}${path}"></script>`

/** Replaces the content of a served file. */
const replace = (path: string, change: (source: string) => string) =>
  page.route(`${host}${path}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: change(await answer.text()) })
  })

const untilIdle = () => page.waitForLoadState('networkidle')

test('a loader other than the pinned one does not run', async () => {
  const now = await release()
  await replace(now.embed, (source) => `${source}//`)
  await open(pinned(now.embed, now.integrity[now.embed]))
  await untilIdle()
  expect(faults.join()).toContain('integrity')
  expect(await page.locator('advisor-whatsapp-button').evaluate((element) => element.shadowRoot)).toBeNull()
  expect(await page.getByRole('link', { name: 'Write' }).isVisible()).toBe(true)
})

/** Pins every file, as docs/embed.md describes. */
const pinnedWhole = ({ embed, integrity }: Release) => {
  const map = { integrity: Object.fromEntries(Object.entries(integrity).map(([path, hash]) => [host + path, hash])) }
  return `<script type="importmap">${JSON.stringify(map)}</script>${pinned(embed, integrity[embed])}`
}

test('a page that pins every file runs no other', async () => {
  const now = await release()
  await replace(elementOf(now), (source) => `${source}//`)
  await open(pinnedWhole(now))
  await untilIdle()
  expect(faults.join()).toContain('integrity')
  expect(await page.getByRole('link', { name: 'Write' }).isVisible()).toBe(true)
})

test.each([
  ['the loader', ({ embed, integrity }: Release) => pinned(embed, integrity[embed])],
  ['every file', pinnedWhole]
])('a page that pins %s shows its widgets', async (_what, head) => {
  await open(head(await release()))
  await page.locator(BUTTON).waitFor()
  expect(faults).toEqual([])
})

test('a pinned loader never loads another one', async () => {
  const now = await release()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.route(host + elementOf(now), (route) => route.fulfill({ status: 404 }))
  await open(pinned(now.embed, now.integrity[now.embed]))
  await untilIdle()
  expect(asked).toContain(elementOf(now))
  expect(asked).not.toContain('/embed.js')
  expect(await page.getByRole('link', { name: 'Write' }).isVisible()).toBe(true)
})

test('a cached loader whose files are gone after a release hands over to the newest one', async () => {
  const [, hash = ''] = elementOf(await release()).match(/-(\w{8})\.js/) ?? []
  await replace('/embed.js', (source) => source.replace(hash, '01df11e0'))
  await open(`<script type="module" src="${host}/embed.js"></script>`)
  await page.locator(BUTTON).waitFor()
  // and for tags that are added later
  await page.evaluate((tag) => document.body.insertAdjacentHTML('beforeend', tag), TAG)
  await page.locator(BUTTON).nth(1).waitFor()
  expect(faults.length).toBeGreaterThan(0)
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([])
})

test('if the newest cannot load the file either, the page gets one error event and keeps its fallback', async () => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.route(host + elementOf(await release()), (route) => route.fulfill({ status: 404 }))
  await open(`<script>told = []; addEventListener('advisor-error', (event) => told.push(event.detail.reason))</script>
    <script type="module" src="${host}/embed.js"></script>`)
  await page.waitForFunction('told.length')
  await untilIdle()
  expect(await page.evaluate('told')).toEqual(['load'])
  expect(asked.filter((path) => path === '/embed.js')).toHaveLength(2)
  expect(await page.getByRole('link', { name: 'Write' }).isVisible()).toBe(true)
})

const LOADER = () => `<script type="module" async src="${host}/embed.js"></script>`
const label = (index: number) => page.locator(BUTTON).nth(index).locator('[part=label]')
/** Paths of what is requested from the host from now on. */
function requestsOf(pattern: RegExp) {
  const found: string[] = []
  page.on('request', (request) => pattern.test(request.url()) && found.push(request.url().slice(host.length)))
  return found
}

test('a page that changes its language gets the texts of the new one', async () => {
  await open(LOADER())
  await label(0).waitFor()
  const before = await label(0).textContent()
  await page.evaluate((tag) => {
    document.documentElement.lang = document.documentElement.lang === 'en' ? 'de' : 'en'
    document.body.insertAdjacentHTML('beforeend', tag)
  }, TAG)
  await label(1).waitFor()
  expect(await label(1).evaluate((one) => one.closest('.root')?.getAttribute('lang'))).not.toBe(
    await label(0).evaluate((one) => one.closest('.root')?.getAttribute('lang'))
  )
  expect(before).toBeTruthy()
})

test('a tag that could not be loaded is requested again when the network is back, not with each change of the page', async () => {
  const now = await release()
  const asked = requestsOf(new RegExp(elementOf(now)))
  await page.route(host + elementOf(now), (route) => route.fulfill({ status: 404 }))
  await open(`${pinned(now.embed, now.integrity[now.embed])}<script>
    addEventListener('advisor-error', (event) => event.target.after(document.createElement('p')))</script>`)
  await untilIdle()
  const first = asked.length
  for (let index = 0; index < 5; index += 1)
    await page.evaluate(() => document.body.append(document.createElement('p')))
  await untilIdle()
  expect(asked).toHaveLength(first)
  await page.unroute(host + elementOf(now))
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.locator(BUTTON).waitFor()
})

test('a tag whose attributes come right after it is preloaded once', async () => {
  const asked = requestsOf(/preload/)
  await open(LOADER(), '')
  await untilIdle()
  await page.evaluate(() => {
    const element = document.createElement('advisor-whatsapp-button')
    document.body.append(element)
    element.setAttribute('alias', 'anna-gruber')
    element.setAttribute('lang', 'en')
  })
  await page.locator(BUTTON).waitFor()
  expect(await page.locator(BUTTON).evaluate((one) => one.closest('.root')?.getAttribute('lang'))).toMatch(/^en/)
  expect(asked.length).toBeLessThanOrEqual(2)
})

test('a bad value of one tag leaves the others what was preloaded', async () => {
  const asked = requestsOf(/preload|whatsapp\b(?!-button)/)
  await open(`${LOADER()}<advisor-whatsapp-button alias="{{ alias }}"></advisor-whatsapp-button>`)
  await page.locator(BUTTON).waitFor()
  expect(asked.filter((path) => path.includes('/anna-gruber/whatsapp'))).toEqual([])
})
