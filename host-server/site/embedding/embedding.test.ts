import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { Website } from './testing/website.ts'

const PATH = '/api/v1/embedding'
const TAG = { tag: 'advisor-booking', attributes: { alias: 'anna-gruber', mode: 'popup' }, look: {} }
const ORIGINS = ['https://www.bank.example', 'https://bank.example']

let site: Site
let website: Website
let admin: string
let advisor: string

beforeAll(async () => {
  website = await Website.open()
  site = await startDemoSite({}, { INTERNAL_HOSTS: website.host })
  admin = await signIn(site, 'admin@demo.example')
  advisor = await signIn(site, 'advisor@demo.example')
})
afterAll(async () => {
  await site.stop()
  await website.close()
})
beforeEach(async () => {
  website.pages.clear()
  website.asked.length = 0
  await site.app.knex('tenant_settings').where({ name: 'embed_origins' }).delete()
})

const read = (cookie = admin, asked = {}) => request(site, 'GET', PATH, { cookie, ...asked })
const register = (origins: unknown, cookie = admin) =>
  request(site, 'POST', `${PATH}/origins`, { cookie, body: { origins }, headers: { 'accept-language': 'en' } })
const stored = async () =>
  (await site.app.knex('tenant_settings').where({ name: 'embed_origins' }).first('value'))?.value
const turn = (isOn: boolean) =>
  site.app.knex('tenant_modules').where({ module_name: 'embed' }).update({ effective_state: isOn })

function preview(query: Record<string, string> = {}, { tag = TAG as unknown, cookie = admin } = {}) {
  const search = new URLSearchParams({ tag: typeof tag === 'string' ? tag : JSON.stringify(tag), ...query })
  return request(site, 'GET', `${PATH}/preview?${search}`, { cookie, headers: { 'accept-language': 'en' } })
}

describe('refused are', () => {
  test.each([
    ['a guest', undefined, 401],
    ['an analyst, who looks after no page', 'analyst@demo.example', 403]
  ])('%s', async (_who, account, status) => {
    const cookie = account ? await signIn(site, account) : ''
    for (const { status: given } of [
      await read(cookie),
      await preview({}, { cookie }),
      await register(ORIGINS, cookie)
    ])
      expect(given).toBe(status)
    expect(await stored()).toBeUndefined()
  })

  test('everyone while the module is off', async () => {
    await turn(false)
    try {
      for (const { status } of [await read(), await preview(), await register(ORIGINS)]) expect(status).toBe(403)
    } finally {
      await turn(true)
    }
  })

  test('an advisor who registers a website', async () => {
    expect((await register(ORIGINS, advisor)).status).toBe(403)
    expect(await stored()).toBeUndefined()
  })

  test.each([
    ['no website', []],
    ['an address with a path', ['https://bank.example/contact']],
    ['a website without encryption', ['http://bank.example']],
    ['what would end a policy', ['https://bank.example;img-src *']],
    ['more than anyone needs', ['a', 'b', 'c', 'd', 'e'].map((name) => `https://${name}.example`)]
  ])('%s', async (_what, origins) => {
    const { status, body } = await register(origins)
    expect([status, Object.keys(body.errors).length]).toEqual([422, 1])
    expect(await stored()).toBeUndefined()
  })

  test.each([
    ['what is no JSON', '{'],
    ['a tag that we do not have', { ...TAG, tag: 'advisor-nothing' }],
    ['the tag with a personal token', { ...TAG, tag: 'advisor-reschedule', attributes: { token: 'x' } }],
    ['a tag without its advisor', { ...TAG, attributes: {} }],
    ['an attribute that it does not have', { ...TAG, attributes: { alias: 'anna-gruber', onload: 'x' } }],
    ['a colour that is none', { ...TAG, look: { '--advisor-primary': 'red;background:url(//evil.example)' } }],
    ['a property that it does not read', { ...TAG, look: { 'background-image': '#ffffff' } }]
  ])('a preview of %s', async (_what, tag) => {
    expect((await preview({}, { tag })).status).toBe(422)
  })

  test.each(['ftp://bank.example/', 'javascript:alert(1)', 'http://bank.example/', 'bank.example'])(
    'a preview on %s',
    async (page) => {
      expect((await preview({ page })).status).toBe(422)
    }
  )
})

describe('websites', () => {
  test('are registered beside those that are there, once, and recorded in the audit log', async () => {
    expect((await register([ORIGINS[0]])).body).toEqual({ origins: [ORIGINS[0]] })
    expect((await register(ORIGINS)).body).toEqual({ origins: ORIGINS })
    expect(await stored()).toBe(ORIGINS.join(' '))
    expect((await read()).body.origins).toEqual(ORIGINS)
    const { body } = await request(site, 'GET', '/api/v1/audit-log?object=setting&object_id=embed_origins', {
      cookie: admin
    })
    expect(body.entries.map(({ changes }: { changes: object[] }) => changes)).toEqual([
      [{ field: 'value', before: ORIGINS[0], after: ORIGINS.join(' ') }],
      [{ field: 'value', before: '', after: ORIGINS[0] }]
    ])
  })

  test('that two administrators register at the same time are both there', async () => {
    await Promise.all(ORIGINS.map((origin) => register([origin])))
    expect((await stored()).split(' ').toSorted()).toEqual(ORIGINS.toSorted())
  })

  test('are those of the own institution', async () => {
    await register(ORIGINS)
    const other = await signIn(site, 'admin@nordbank.example', NORDBANK)
    const { body } = await read(other, NORDBANK)
    expect(body.origins).toEqual([])
    expect(JSON.stringify(body)).not.toContain('anna-gruber')
  })
})

test('an advisor chooses nobody else, an administrator everyone', async () => {
  const names = async (cookie: string) =>
    (await read(cookie)).body.advisors.map(({ alias }: { alias: string }) => alias)
  expect(await names(advisor)).toEqual(['anna-gruber'])
  expect((await names(admin)).length).toBeGreaterThan(2)
})

describe('the preview', () => {
  test('shows the tag with its link on a sample, in a frame without an origin', async () => {
    const { body, headers } = await preview(
      { sample: 'dark' },
      { tag: { ...TAG, lang: 'en', look: { '--advisor-primary': '#1d3f8a' } } }
    )
    expect(body.replace(/localhost:\d+/g, 'localhost')).toContain(
      '<advisor-booking alias="anna-gruber" mode="popup" lang="en" style="--advisor-primary: #1d3f8a"><a href="http://localhost/book/anna-gruber">Book an appointment</a></advisor-booking>'
    )
    expect(body).toContain('color-scheme: dark')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain('sandbox allow-scripts allow-forms')
    expect(policy).not.toContain('allow-same-origin')
    expect(policy).toContain("form-action 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toMatch(/script-src http:\/\/localhost(?::\d+)?;/)
    expect(headers['cache-control']).toContain('no-store')
  })

  test('writes an attribute as text, whatever it is', async () => {
    const header = '"><script src=//evil.example></script>'
    const { body } = await preview({}, { tag: { tag: 'advisor-topics', attributes: { alias: 'x', header }, look: {} } })
    expect(body).not.toContain('<script src=//evil')
    expect(body).toContain('header="&quot;&gt;&lt;script')
  })

  const PAGE = `<!doctype html><html lang="de"><head><meta http-equiv="refresh" content="0;url=https://evil.example">
    <meta http-equiv="Content-Security-Policy" content="script-src 'none'"><link rel="stylesheet" href="/site.css"></head>
    <body><nav>Menü</nav><main><h1>Kontakt</h1><p>Schreiben Sie uns.</p></main><script>leave()</script></body></html>`
  const at = (path: string) => `${website.url}${path}`
  const order = (html: string) => html.replace(/.*<main>/s, '').replace(/<\/main>.*/s, '')

  test('shows it on a page of the website, below its heading or at its end, with the page’s own addresses', async () => {
    website.pages.set('/kontakt', { body: PAGE })
    const first = (await preview({ page: at('/kontakt') })).body
    expect(order(first)).toMatch(
      /^<h1>Kontakt<\/h1><script [^>]*embed\.js"><\/script><advisor-booking .*<\/advisor-booking><p>/
    )
    expect(first).toContain(`<base href="${at('/kontakt')}">`)
    expect(first).not.toContain('http-equiv')
    const last = (await preview({ page: at('/kontakt'), place: 'end' })).body
    expect(order(last)).toMatch(/<\/p><script .*<\/advisor-booking>$/)
    // drawn anew with each change, fetched once
    expect(website.asked).toEqual(['/kontakt'])
  })

  test.each([
    ['without main', '<div id="content"><h1>A</h1><p>B</p></div>', '<h1>A</h1><script'],
    ['without a heading', '<article><p>B</p></article>', '<article><script'],
    ['with its heading within more', '<main><header><h1>A</h1></header><p>B</p></main>', '<h1>A</h1><script'],
    ['without anything', '', '<body><script']
  ])('finds a place on a page %s', async (what, body, found) => {
    website.pages.set(`/${what}`.replaceAll(' ', '-'), { body })
    expect((await preview({ page: at(`/${what}`.replaceAll(' ', '-')) })).body).toContain(found)
  })

  test.each([
    ['says in its header', 'text/html; charset=iso-8859-1', '<main>Grüße</main>'],
    ['says itself', 'text/html', '<meta charset="windows-1252"><main>Grüße</main>'],
    ['says by a name that nobody knows', 'text/html; charset=klingon', '<main>Gruss</main>']
  ])('reads characters as the page %s', async (what, type, html) => {
    const path = `/${encodeURIComponent(what)}`
    website.pages.set(path, { type, body: Buffer.from(html, 'latin1') })
    expect((await preview({ page: at(path) })).body).toMatch(/Grüße|Gruss/)
  })

  test('of a page with more elements beside each other than a call has arguments is no failure', async () => {
    website.pages.set('/wide', { body: '<br>'.repeat(150_000) })
    expect((await preview({ page: at('/wide') })).body).toContain('<advisor-booking')
  })

  test('of a page as deep as a thousand elements is no failure', async () => {
    website.pages.set('/deep', { body: `${'<div>'.repeat(5000)}x` })
    expect((await preview({ page: at('/deep') })).body).toContain('<advisor-booking')
  })

  test.each([
    ['does not exist', 'missing', undefined, '{host} did not give us this page.'],
    ['is a file', 'file', { type: 'application/pdf', body: '%PDF' }, 'there is a file, not a page.'],
    [
      'leads away',
      'away',
      { status: 302, location: 'https://elsewhere.example/', body: '' },
      'leads to another website'
    ],
    ['is too large', 'large', { body: 'x'.repeat(2 * 1024 * 1024 + 1) }, 'too large']
  ])('of a page that %s says so in its place', async (_what, path, answer, said) => {
    if (answer) website.pages.set(`/${path}`, answer)
    const { status, body } = await preview({ page: at(`/${path}`) })
    expect(status).toBe(200)
    expect(body).toContain(said.replace('{host}', website.host))
    expect(body).not.toContain('<advisor-booking')
  })

  test.each(['https://127.0.0.1/', 'https://169.254.169.254/latest', 'http://localhost:9/'])(
    'fetches nothing from %s, inside our own network',
    async (page) => {
      expect((await preview({ page })).body).toContain('is not on the public internet')
    }
  )
})

test('a page learns whether it may send, as a write from there would', async () => {
  const ask = async (origin?: string, asked = {}) =>
    (await request(site, 'GET', '/api/v1/embedding/status', { headers: origin ? { origin } : {}, ...asked })).body
  await register(['https://www.bank.example'])
  expect(await ask()).toEqual({ is_registered: true })
  expect(await ask('https://www.bank.example')).toEqual({ is_registered: true })
  for (const origin of ['https://bank.example', 'http://www.bank.example', 'null', 'https://evil.example']) {
    expect(await ask(origin), origin).toEqual({ is_registered: false })
  }
})
