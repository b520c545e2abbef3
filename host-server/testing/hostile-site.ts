import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { calmCss, hostileCss, hostileListener, hostilePage, hostileScript } from './hostile-page.ts'

const require = createRequire(import.meta.url)

const SCRIPTS: Record<string, () => string | Buffer> = {
  '/jquery.js': () => readFileSync(require.resolve('jquery/dist/jquery.js')),
  '/react.js': () => readFileSync(require.resolve('react-16/umd/react.production.min.js')),
  '/react-dom.js': () => readFileSync(require.resolve('react-dom-16/umd/react-dom.production.min.js')),
  '/listen.js': () => hostileListener,
  '/page.js': () => hostileScript
}

const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'"

/** The policy from docs/embed.md, and nothing more; the page's own scripts and styles come from itself. */
const policy = (host: string) =>
  `default-src 'none'; script-src 'self' ${host}; connect-src ${host}; img-src ${host} data:; style-src 'self'; base-uri https://elsewhere.example`

export interface HostileSite {
  port: number
  /** `/` loads jQuery and only reports Trusted Types; `/strict` enforces them; `/calm` has no styles of its own. */
  stop(): Promise<void>
}

/** A bank's site that interferes with everything. `origin` is its origin in the browser. */
export async function startHostileSite(origin: string, host: string, alias: string): Promise<HostileSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin)
    const code = SCRIPTS[pathname]
    if (code) return response.setHeader('Content-Type', 'text/javascript').end(code())
    if (pathname.endsWith('.css')) {
      const isCalm = pathname === '/calm/page.css'
      return response.setHeader('Content-Type', 'text/css').end(isCalm ? calmCss : hostileCss)
    }
    const isStrict = pathname === '/strict'
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Security-Policy', policy(host) + (isStrict ? `; ${TRUSTED_TYPES}` : ''))
    response.setHeader('Content-Security-Policy-Report-Only', TRUSTED_TYPES)
    const page = hostilePage({ own: origin, host, alias, jquery: !isStrict })
    response.end(pathname === '/calm' ? page.replace('/page.css', '/calm/page.css') : page)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      })
  }
}
