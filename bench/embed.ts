import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Browser } from 'playwright-core'
import type { Stand } from './bench-server.ts'
import { median } from './load.ts'
import { type Condition, launchBrowser, SLOW_NETWORK, SLOW_PROCESSOR, toldNumber, visit } from './phone.ts'

export interface EmbedRow {
  what: string
  /** The bytes that a browser receives, including headers and the request for the advisor's number. */
  bytes: number
  requests: number
  /** From the start of the script to a button that can be clicked, the median of the rounds. */
  milliseconds: number
  /** The median of the rounds' ratios to the plain element. */
  ratio: number
  /** The same to React. */
  toReact: number
  target?: number
}

const ROUNDS = 21
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
    if (found) tell(String(performance.now() - since))
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

/** One visit, without the costs of the page itself. */
const measure = (browser: Browser, url: string, condition: Condition): Promise<Visit> =>
  visit(browser, condition, async (page, session) => {
    const own = new Set<string>()
    const sizes: number[] = []
    session.on('Network.requestWillBeSent', ({ requestId, type }) => {
      if (type === 'Script' || type === 'Fetch') own.add(requestId)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (own.has(requestId)) sizes.push(encodedDataLength)
    })
    const { told } = await toldNumber(session)
    await page.goto(url)
    const milliseconds = await told
    return { milliseconds, bytes: sizes.reduce((sum, one) => sum + one, 0), requests: sizes.length }
  })

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

const NAMES = { plain: 'plain custom element', ours: TAG, react: 'React 19 and react-dom' }
type Variant = keyof typeof NAMES

async function compare(browser: Browser, origin: string, { of, condition, target }: (typeof CONDITIONS)[number]) {
  const visits: Record<Variant, Visit[]> = { plain: [], ours: [], react: [] }
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [name, seen] of Object.entries(visits)) {
      const one = await measure(browser, `${origin}/${name}`, condition)
      if (round >= 0) seen.push(one)
    }
  }
  const ratioTo = (name: Variant, seen: Visit[]) =>
    median(seen.map(({ milliseconds }, index) => milliseconds / (visits[name][index]?.milliseconds ?? 1)))
  return Object.entries(visits).map(([name, seen]): EmbedRow => {
    const isOurs = name === 'ours'
    return {
      what: `${NAMES[name as Variant]}, ${of}`,
      bytes: median(seen.map(({ bytes }) => bytes)),
      requests: median(seen.map(({ requests }) => requests)),
      milliseconds: median(seen.map(({ milliseconds }) => milliseconds)),
      ratio: ratioTo('plain', seen),
      toReact: ratioTo('react', seen),
      ...(isOurs && { target })
    }
  })
}

const CONDITIONS = [
  { of: 'processor four times slower', condition: SLOW_PROCESSOR, target: 2 },
  { of: '150 ms and 1.6 Mbit/s', condition: SLOW_NETWORK, target: 1.25 }
]

/** What a page with one button costs, beside a plain element and beside React. */
export async function embeds({ host }: Stand): Promise<EmbedRow[]> {
  const { server, origin } = await servePages(host)
  const browser = await launchBrowser()
  try {
    const rows: EmbedRow[] = []
    for (const condition of CONDITIONS) rows.push(...(await compare(browser, origin, condition)))
    return rows
  } finally {
    await browser.close()
    server.close().closeAllConnections()
  }
}
