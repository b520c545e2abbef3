import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import type { Stand } from './bench-server.ts'
import { median } from './load.ts'
import { launchBrowser, PHONE, toldNumber, visit } from './phone.ts'

export interface UsableRow {
  what: string
  /** The median of the rounds. */
  milliseconds: number
  target: number
}

const ROUNDS = 5
const ALIAS = 'anna-gruber'
/** A task longer than this blocks what a visitor does. */
const LONG_MS = 50
/** After the last byte. */
const IDLE_MS = 300

declare global {
  interface Window {
    blocked: number
  }
}

/** From the start of the navigation until something in the tag can be used. */
const usableAfter = (browser: Browser, url: string, tag: string, selector: string) =>
  visit(browser, PHONE, async (page, session) => {
    // as text: the runner of these files would give the function a helper that the page does not have
    await page.addInitScript(`requestAnimationFrame(function look() {
      if (document.querySelector('${tag}')?.shadowRoot?.querySelector('${selector}')) tell(String(performance.now()))
      else requestAnimationFrame(look)
    })`)
    const { told } = await toldNumber(session)
    await page.goto(url)
    return told
  })

/** Total blocking time: what all long tasks take beyond 50 ms, as Lighthouse counts it. */
const blockingTime = (browser: Browser, url: string) =>
  visit(browser, PHONE, async (page) => {
    await page.addInitScript((long) => {
      window.blocked = 0
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.blocked += duration - long
      }).observe({ type: 'longtask', buffered: true })
    }, LONG_MS)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(IDLE_MS)
    return page.evaluate(() => window.blocked)
  })

/** How soon a visitor can book on a phone, and how long our own pages block it. */
export async function usable({ host }: Stand): Promise<UsableRow[]> {
  const bank = `<!doctype html><html lang="de"><meta name="viewport" content="width=device-width"><title>Bank</title>
    <script type="module" async src="${host}/embed.js"></script><advisor-booking alias="${ALIAS}"></advisor-booking>`
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(bank))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const measures: [what: string, target: number, measure: (browser: Browser) => Promise<number>][] = [
    [
      'advisor-booking on a bank’s page, until a topic can be chosen',
      1200,
      (b) => usableAfter(b, origin, 'advisor-booking', '.option')
    ],
    ['/book, total blocking time', 150, (b) => blockingTime(b, `${host}/book/${ALIAS}`)],
    ['/app/profile, total blocking time', 150, (b) => blockingTime(b, `${host}/app/profile/${ALIAS}`)]
  ]
  const browser = await launchBrowser()
  try {
    const rows: UsableRow[] = []
    for (const [what, target, measure] of measures) {
      const seen: number[] = []
      for (let round = -1; round < ROUNDS; round += 1) {
        const took = await measure(browser)
        if (round >= 0) seen.push(took)
      }
      rows.push({ what, target, milliseconds: median(seen) })
    }
    return rows
  } finally {
    await browser.close()
    server.close().closeAllConnections()
  }
}
