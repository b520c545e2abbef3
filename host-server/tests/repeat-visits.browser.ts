import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBank } from '../testing/bank.ts'
import { launch } from '../testing/browser.ts'
import { ownSite } from '../testing/own-site.ts'
import { startUnsteadyHost, type UnsteadyHost } from '../testing/unsteady-host.ts'

let browser: Browser
let context: BrowserContext
let host: UnsteadyHost
const bank = openBank()
beforeAll(async () => {
  browser = await launch()
  host = await startUnsteadyHost(ownSite().host)
  bank.page = `<!doctype html><html lang="de"><title>Bank</title>
    <link rel="icon" href="data:,"><script type="module" async src="${host.origin}/embed.js"></script>
    <advisor-whatsapp-button alias="anna-gruber"></advisor-whatsapp-button>`
})
afterAll(async () => {
  await browser.close()
  await host.stop()
})
beforeEach(async () => {
  context = await browser.newContext()
})
afterEach(() => context.close())

/** A visit that ends when the button works; the paths that the host was asked for. */
async function visit() {
  const before = host.asked.length
  const page = await context.newPage()
  await page.goto(bank.origin)
  await page.locator('a[part=button]').waitFor()
  await page.close()
  return host.asked.slice(before).map(({ path }) => path)
}

test('a visitor who returns within a minute waits for nothing', async () => {
  host.fare('well')
  expect(await visit()).toHaveLength(4)
  host.fare('away')
  expect(await visit()).toEqual([])
})

test('one who returns later sees the button while the next answers are on their way', async () => {
  const isPreload = (path: string) => path.startsWith('/api/v1/preload')
  host.fare('well')
  host.age(600)
  await visit()
  host.fare('slow')
  const asked = await visit()
  expect(asked.filter(isPreload)).toHaveLength(1)
  expect(asked.filter((path) => !isPreload(path))).toEqual(['/embed.js'])
  expect(host.waiting()).toBe(2)
})
