import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../api.ts'
import { allPages } from '../pages.ts'
import { request } from '../testing/client.ts'
import { startDemoSite } from '../testing/demo-site.ts'
import type { Site } from '../testing/site.ts'

/** What answers outside the lists of endpoints and pages, and what nothing answers. */
const OTHERS = [
  ...['/healthz', '/readyz', '/embed.js', '/cdn/manifest.json', '/cdn/gone.js', '/pages.css', '/book.css'],
  ...['/contact.css', '/answered.js', '/signed-out.js', '/pages.js', '/nowhere', '/api/nowhere', '/%E0%A4%A']
]

const VALUES: Record<string, string> = { alias: 'anna-gruber', slug: 'anna-gruber', kind: 'basic' }
const filled = (path: string) =>
  path.replace(/\{\*\w+\}/g, 'x').replace(/:(\w+)/g, (_, name) => VALUES[name] ?? 'x'.repeat(8))

const declared = [...routes.map(({ endpoint }) => endpoint), ...allPages]
const all: { method: string; path: string }[] = [
  ...declared.map(({ method, path }) => ({ method, path: filled(path) })),
  ...OTHERS.map((path) => ({ method: 'GET', path }))
]
const written = declared
  .filter(({ method }) => method === 'POST')
  .map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`))
const NOWHERE = /nowhere|gone|%E0/
const reads = [...new Set(all.filter(({ method }) => method === 'GET').map(({ path }) => path))].filter(
  (path) => !written.some((one) => one.test(path)) && !NOWHERE.test(path)
)

const HEADERS = {
  'content-security-policy': /default-src 'none'/,
  'x-content-type-options': /^nosniff$/
}
/** What no browser shows as a document needs no more. */
const DATA = /^\/(api\/v1|cdn)\/|^\/embed\.js$/
const OF_DOCUMENTS = {
  'referrer-policy': /^(same-origin|no-referrer)$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/
}

let site: Site
beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site.stop())

/** The status and body of a request as it is written. */
async function raw(...lines: string[]) {
  const { port } = new URL(site.origin)
  const socket = connect(Number(port), '127.0.0.1')
  // the server cuts what is still pending off when its client has ended
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  const answer = await text(socket)
  return { status: Number(answer.slice(9, 12)), body: answer.slice(answer.indexOf('\r\n\r\n')) }
}

describe(`over all ${all.length} routes`, () => {
  test('every answer and refusal has the security headers', async () => {
    const faults: string[] = []
    for (const { method, path } of all) {
      const { headers, status } = await request(site, method, path, { headers: { accept: 'text/html' } })
      const asked = { ...HEADERS, ...(!DATA.test(path) && OF_DOCUMENTS) }
      for (const [name, pattern] of Object.entries(asked))
        if (!pattern.test(String(headers[name]))) faults.push(`${method} ${path} ${status}: ${name} ${headers[name]}`)
    }
    expect(faults).toEqual([])
  })

  test('what can only be read refuses to be written', async () => {
    expect(reads.length).toBeGreaterThan(100)
    const faults: string[] = []
    for (const path of reads) {
      const { status, headers } = await request(site, 'POST', path, { body: {} })
      if (status !== 405 || !headers.allow) faults.push(`${path}: ${status}, Allow: ${headers.allow}`)
    }
    expect(faults).toEqual([])
  })

  test('a request to two hosts is refused', async () => {
    const faults: string[] = []
    for (const { method, path } of all) {
      const { status } = await raw(`${method} ${path} HTTP/1.1`, 'Host: localhost', 'host: nordbank.localhost')
      if (status !== 400) faults.push(`${method} ${path}: ${status}`)
    }
    expect(faults).toEqual([])
  })

  test('an absolute URI is answered by the host that it names', async () => {
    const faults: string[] = []
    for (const { method, path } of all) {
      const own = await raw(`${method} ${path} HTTP/1.1`, 'Host: nordbank.localhost')
      const absolute = await raw(`${method} http://nordbank.localhost${path} HTTP/1.1`, 'Host: localhost')
      if (absolute.status !== own.status) faults.push(`${method} ${path}: ${absolute.status} instead of ${own.status}`)
    }
    expect(faults).toEqual([])
  })
})

test('an absolute URI decides the institution, also of a page in the cache', async () => {
  const search = async (target: string, host: string) => (await raw(`GET ${target} HTTP/1.1`, `Host: ${host}`)).body
  for (let time = 0; time < 2; time += 1) {
    expect(await search('/search', 'localhost')).toContain('Alpenbank')
    const named = await search('http://nordbank.localhost/search', 'localhost')
    expect(named).toContain('Nordbank')
    expect(named).not.toContain('Alpenbank')
  }
})

test.each([
  'ftp://localhost/search',
  'http://user:word@localhost/search',
  'localhost/search',
  'http:///',
  'http://a b/'
])('the target %s is refused', async (target) => {
  expect((await raw(`GET ${target} HTTP/1.1`, 'Host: localhost')).status).toBe(400)
})

test('an absolute URI of an unknown host is not answered', async () => {
  expect((await raw('GET http://evil.example/search HTTP/1.1', 'Host: localhost')).status).toBe(421)
})

describe('where the address is a secret', () => {
  const secrets = allPages.filter(
    ({ method, path, isForStaff }) => method === 'GET' && !isForStaff && /:(token|key)\b/.test(path)
  )
  const open = async (path: string) =>
    (await request(site, 'GET', path, { headers: { accept: 'text/html' } })).headers as Record<string, string>
  const policyOf = async (path: string) => (await open(path))['content-security-policy']

  beforeAll(async () => {
    const { knex } = site.app
    const { tenant_id } = await knex('advisors').where({ alias: 'anna-gruber' }).first('tenant_id')
    await knex('tenant_settings').insert({ tenant_id, name: 'cookie_sources', value: 'https://stats.example' })
  })
  afterAll(() => site.app.knex('tenant_settings').where({ name: 'cookie_sources' }).delete())

  test('other pages may load scripts of the institution', async () => {
    expect(await policyOf('/app/profile/anna-gruber')).toContain('https://stats.example')
  })

  test.each(secrets.map(({ path }) => path))('%s loads none, and no link carries the address', async (path) => {
    const { 'content-security-policy': policy, 'referrer-policy': referrer } = await open(filled(path))
    expect(referrer).toBe('no-referrer')
    expect(policy).not.toContain('stats.example')
  })
})
