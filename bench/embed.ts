import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { type Browser, chromium } from 'playwright-core'
import { chromiumPath } from '../scripts/chromium.ts'
import type { Stand } from './bench-server.ts'
import { median } from './load.ts'

export interface EmbedRow {
  what: string
  /** The bytes that a browser receives, including headers and the request for the advisor's number. */
  bytes: number
  requests: number
  /** From the start of the script to a button that can be clicked, the median of the rounds. */
  milliseconds: number
  /** The median of the rounds' ratios to the plain element. */
  ratio: number
  target?: number
}

const ROUNDS = 15
/** Lighthouse's mid-range phone. */
const SLOWED = 4
const TAG = 'advisor-whatsapp-button'

/** The same button without a framework: an element, a shadow root, a request, a link. */
const PLAIN = `
customElements.define('${TAG}', class extends HTMLElement {
  async connectedCallback() {
    const root = this.attachShadow({ mode: 'open' })
    root.innerHTML = '<style>a { padding: 12px; color: #fff; background: #1d3f8a }</style><a>WhatsApp</a>'
    const answer = await fetch(HOST + '/api/v1/advisors/' + this.getAttribute('alias') + '/whatsapp')
    const { phoneNumber } = await answer.json()
    root.querySelector('a').href = 'https://wa.me/' + phoneNumber.slice(1)
  }
})`

const REACT = `
import { createElement, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
function Button({ alias }) {
  const [channel, setChannel] = useState()
  useEffect(() => {
    fetch(HOST + '/api/v1/advisors/' + alias + '/whatsapp').then((answer) => answer.json()).then(setChannel)
  }, [alias])
  const href = channel && 'https://wa.me/' + channel.phoneNumber.slice(1)
  return createElement('a', { href, style: { padding: 12, color: '#fff', background: '#1d3f8a' } }, 'WhatsApp')
}
customElements.define('${TAG}', class extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' })
    createRoot(root).render(createElement(Button, { alias: this.getAttribute('alias') }))
  }
})`

async function bundle(contents: string, host: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { HOST: JSON.stringify(host), 'process.env.NODE_ENV': '"production"' }
  })
  return outputFiles[0]?.text ?? ''
}

const pageWith = (script: string) => `<!doctype html><html lang="de"><title>Bank</title>
<script>
  const since = performance.now()
  addEventListener('DOMContentLoaded', function look() {
    const found = document.querySelector('${TAG}').shadowRoot?.querySelector('a[href*="wa.me"]')
    if (found) window.took = performance.now() - since
    else setTimeout(look)
  })
</script>
<script type="module" src="${script}"></script>
<${TAG} alias="anna-gruber"></${TAG}>`

interface Visit {
  bytes: number
  requests: number
  milliseconds: number
}

/** One visit with an empty cache on a slowed processor, without the costs of the page itself. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const own = new Set<string>()
  const sizes: number[] = []
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script' || type === 'Fetch') own.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (own.has(requestId)) sizes.push(encodedDataLength)
  })
  await page.goto(url)
  const took = await page.waitForFunction(() => (window as unknown as { took?: number }).took)
  const milliseconds = Number(await took.jsonValue())
  await context.close()
  return { milliseconds, bytes: sizes.reduce((sum, one) => sum + one, 0), requests: sizes.length }
}

/** Three variants of a bank's page, on an origin other than the host's. */
async function servePages(host: string): Promise<{ server: Server; origin: string }> {
  const files: Record<string, string> = {
    '/plain.js': await bundle(PLAIN, host),
    '/react.js': await bundle(REACT, host),
    '/plain': pageWith('/plain.js'),
    '/react': pageWith('/react.js'),
    '/ours': pageWith(`${host}/embed.js`)
  }
  const compressed = new Map(Object.entries(files).map(([path, text]) => [path, gzipSync(text)]))
  const server = createServer(({ url = '' }, response) => {
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html'
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'gzip' })
    response.end(compressed.get(url))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** What a page with one button costs, beside a plain element and beside React. */
export async function embeds({ host }: Stand): Promise<EmbedRow[]> {
  const { server, origin } = await servePages(host)
  const browser = await chromium.launch({
    ...(chromiumPath() && { executablePath: chromiumPath() }),
    args: ['--no-sandbox', '--disable-gpu']
  })
  const visits: Record<'plain' | 'ours' | 'react', Visit[]> = { plain: [], ours: [], react: [] }
  try {
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const [name, seen] of Object.entries(visits)) {
        const one = await visit(browser, `${origin}/${name}`)
        if (round >= 0) seen.push(one)
      }
    }
  } finally {
    await browser.close()
    server.close().closeAllConnections()
  }
  const row = (what: string, seen: Visit[], target?: number): EmbedRow => ({
    what,
    bytes: median(seen.map(({ bytes }) => bytes)),
    requests: median(seen.map(({ requests }) => requests)),
    milliseconds: median(seen.map(({ milliseconds }) => milliseconds)),
    ratio: median(seen.map(({ milliseconds }, index) => milliseconds / (visits.plain[index]?.milliseconds ?? 1))),
    target
  })
  return [
    row('plain custom element', visits.plain),
    row('advisor-whatsapp-button', visits.ours, 2),
    row('React 19 and react-dom', visits.react)
  ]
}
