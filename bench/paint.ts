import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import type { Stand } from './bench-server.ts'
import { median } from './load.ts'
import { launchBrowser, PHONE, visit } from './phone.ts'
import { hangPhoto } from './photo.ts'

export interface PaintRow {
  what: string
  besideWhat: string
  /** Until the largest contentful paint, the median of the rounds. */
  milliseconds: number
  beside: number
  /** The median of the rounds' ratios. */
  ratio: number
  target?: number
}

const ROUNDS = 5
const ALIAS = 'anna-gruber'
/** After the last byte: paints after that are not part of loading. */
const IDLE_MS = 300

declare global {
  interface Window {
    largest: number
  }
}

/** Of visitors who come from another site, as nearly all do: any page then begins in a process of its own. */
const largestPaint = (browser: Browser, url: string, elsewhere: string): Promise<number> =>
  visit(browser, PHONE, async (page) => {
    await page.goto(elsewhere)
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) window.largest = startTime
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(IDLE_MS)
    return page.evaluate(() => window.largest)
  })

/** The visible part of the card as plain HTML, with its picture inlined. */
async function plainCard(host: string, photo: string) {
  const page = await (await fetch(`${host}/app/profile/${ALIAS}`)).text()
  const text = page
    .replace(/^.*?<body>|<(script|advisor-cookie-banner)[\s\S]*?<\/\1>/gs, '')
    .replace(/<picture>.*?<\/picture>/gs, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/\n{2,}/g, '</p><p>')
  const picture = Buffer.from(await (await fetch(host + photo)).arrayBuffer())
  const image = `<img src="PICTURE" alt="" width="156" height="156">`
  return { text: `${image}<p>${text}</p>`, image, picture }
}

const document = (body: string, head = '') =>
  `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bank</title>${head}<body style="margin: 16px; font: 16px/1.5 sans-serif">${body}`

async function serve(handle: RequestListener) {
  const server = createServer(handle)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** A bank's own server: the plain HTML, and its page with the card on it. */
async function serveBank(host: string, photo: string) {
  const { text: words, image, picture } = await plainCard(host, photo)
  const embed = `<script type="module" async src="${host}/embed.js"></script>`
  const link = (inner: string) =>
    document(
      `<h1>Bank</h1><advisor-card alias="${ALIAS}"><a href="${host}/app/profile/${ALIAS}">${inner}</a></advisor-card>`,
      embed
    )
  const pages: Record<string, string> = {
    '/': document(''),
    '/floor': document(words.replace('PICTURE', '/picture.webp')),
    '/drawn': link(`${image.replace('PICTURE', host + photo)}<br>Mag. Anna Gruber`),
    '/named': link('Mag. Anna Gruber')
  }
  const files = new Map(Object.entries(pages).map(([path, text]) => [path, gzipSync(text)]))
  return serve(({ url = '' }, response) => {
    if (url === '/picture.webp') return response.writeHead(200, { 'content-type': 'image/webp' }).end(picture)
    response.writeHead(files.has(url) ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip'
    })
    response.end(files.get(url))
  })
}

const FLOOR = 'static HTML, same picture and words'

/** How soon the card is visible, on our page and on a bank's, beside a page of plain HTML. */
export async function paints(stand: Stand): Promise<PaintRow[]> {
  const { host } = stand
  const { server, origin } = await serveBank(host, await hangPhoto(stand))
  const browser = await launchBrowser()
  const elsewhere = origin.replace('127.0.0.1', 'elsewhere.localhost')
  const urls = {
    floor: `${origin}/floor`,
    card: `${host}/app/profile/${ALIAS}`,
    drawn: `${origin}/drawn`,
    named: `${origin}/named`
  }
  const seen: Record<keyof typeof urls, number[]> = { floor: [], card: [], drawn: [], named: [] }
  try {
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const name of Object.keys(urls) as (keyof typeof urls)[]) {
        const took = await largestPaint(browser, urls[name], elsewhere)
        if (round >= 0) seen[name].push(took)
      }
    }
  } finally {
    await browser.close()
    server.close().closeAllConnections()
  }
  const row = (what: string, name: keyof typeof urls, target?: number): PaintRow => ({
    what,
    besideWhat: FLOOR,
    milliseconds: median(seen[name]),
    beside: median(seen.floor),
    ratio: median(seen[name].map((took, index) => took / (seen.floor[index] ?? 1))),
    ...(target && { target })
  })
  return [
    row('/app/profile/', 'card', 1.2),
    row('advisor-card on a bank’s page, picture inside the tag', 'drawn', 1.2),
    row('the same, a name inside the tag', 'named')
  ]
}
