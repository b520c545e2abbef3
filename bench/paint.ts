import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { BRANCH_PAGE, layOutPublicPages, OWN_PAGE } from '../host-server/testing/public-pages.ts'
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
const CARD = `/app/profile/${ALIAS}`
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

/** The words of a page as plain HTML, and its picture as large as there: from edge to edge of a phone. */
async function plainPage(host: string, path: string, photo: string) {
  const page = await (await fetch(host + path)).text()
  const text = page
    .replace(/^.*?<body>|<(script|advisor-cookie-banner)[\s\S]*?<\/\1>/gs, '')
    .replace(/<picture>.*?<\/picture>/gs, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/\n{2,}/g, '</p><p>')
  const picture = Buffer.from(await (await fetch(host + photo)).arrayBuffer())
  const { width, height } = await sharp(picture).metadata()
  const image = `<img src="PICTURE" alt="" width="${width}" height="${height}" style="width: 100%; height: auto">`
  return { text: `${image}<p>${text}</p>`, picture }
}

/** The first picture of a page. */
async function pictureOn(host: string, path: string): Promise<string> {
  const page = await (await fetch(host + path)).text()
  const [, picture = ''] = /<main[\s\S]*?<img[^>]* src="(\/media\/[^"]+)"/.exec(page) ?? []
  return picture
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
  const { text: words, picture } = await plainPage(host, CARD, photo)
  const [branch, own] = await Promise.all(
    [BRANCH_PAGE, OWN_PAGE].map(async (path) => plainPage(host, path, await pictureOn(host, path)))
  )
  const embed = `<script type="module" async src="${host}/embed.js"></script>`
  const link = (inner: string) =>
    document(
      `<h1>Bank</h1><advisor-card alias="${ALIAS}"><a href="${host}/app/profile/${ALIAS}">${inner}</a></advisor-card>`,
      embed
    )
  const pages: Record<string, string> = {
    '/': document(''),
    '/floor': document(words.replace('PICTURE', '/picture.webp')),
    '/branch': document(branch?.text.replace('PICTURE', '/branch.webp') ?? ''),
    '/own': document(own?.text.replace('PICTURE', '/own.webp') ?? ''),
    '/drawn': link(`<img src="${host + photo}" alt="" width="156" height="156"><br>Mag. Anna Gruber`),
    '/named': link('Mag. Anna Gruber')
  }
  const files = new Map(Object.entries(pages).map(([path, text]) => [path, gzipSync(text)]))
  return serve(({ url = '' }, response) => {
    const file = { '/picture.webp': picture, '/branch.webp': branch?.picture, '/own.webp': own?.picture }[url]
    if (file) return response.writeHead(200, { 'content-type': 'image/webp' }).end(file)
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
  await layOutPublicPages(stand.office.knex, new Date())
  const { server, origin } = await serveBank(host, await hangPhoto(stand))
  const browser = await launchBrowser()
  const elsewhere = origin.replace('127.0.0.1', 'elsewhere.localhost')
  const urls = {
    floor: `${origin}/floor`,
    branchFloor: `${origin}/branch`,
    ownFloor: `${origin}/own`,
    card: host + CARD,
    branch: host + BRANCH_PAGE,
    own: host + OWN_PAGE,
    drawn: `${origin}/drawn`,
    named: `${origin}/named`
  }
  const names = Object.keys(urls) as (keyof typeof urls)[]
  const seen = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<keyof typeof urls, number[]>
  try {
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const name of names) {
        const took = await largestPaint(browser, urls[name], elsewhere)
        if (round >= 0) seen[name].push(took)
      }
    }
  } finally {
    await browser.close()
    server.close().closeAllConnections()
  }
  const row = (
    what: string,
    name: keyof typeof urls,
    target?: number,
    floor: keyof typeof urls = 'floor'
  ): PaintRow => ({
    what,
    besideWhat: FLOOR,
    milliseconds: median(seen[name]),
    beside: median(seen[floor]),
    ratio: median(seen[name].map((took, index) => took / (seen[floor][index] ?? 1))),
    ...(target && { target })
  })
  return [
    row('/app/profile/', 'card', 1.2),
    row('a branch’s page', 'branch', 1.3, 'branchFloor'),
    row('a page of the institution’s own', 'own', 1.3, 'ownFloor'),
    row('advisor-card on a bank’s page, picture inside the tag', 'drawn', 1.2),
    row('the same, a name inside the tag', 'named')
  ]
}
