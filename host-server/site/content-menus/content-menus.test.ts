import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exampleContentMenus } from '#contract/examples/content-menus.example'
import { request, signIn } from '../../testing/client.ts'
import { MONDAY, NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const MENUS = '/api/v1/content-menus'
const PAGES = '/api/v1/content-pages'
const LINK = { type: 'link', id: 'a', labels: { de: 'Karriere', en: '' }, href: 'https://www.bank.example/jobs' }

let site: Site
let cookie: string
let tenant_id: string

beforeAll(async () => {
  site = await startDemoSite()
  const { knex } = site.app
  tenant_id = (await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')).tenant_id
  await knex('tenant_modules').where({ module_name: 'cms' }).update({ effective_state: true })
  const person = { email_address: 'content@demo.example', full_name: 'Clara Inhalt', password_hash: '-' }
  const uuid = randomUUID()
  await knex('users').insert({ tenant_id, uuid, ...person })
  await knex('user_roles').insert({ tenant_id, user_uuid: uuid, role: 'content-manager' })
  cookie = await signIn(site, person.email_address)
})
afterAll(() => site.stop())
beforeEach(async () => {
  site.clock.time = MONDAY
  for (const table of ['content_menus', 'content_pages', 'audit_log']) await site.app.knex(table).delete()
})

const ask = (method: string, path = MENUS, body?: unknown) => request(site, method, path, { cookie, body })
const save = (header: unknown[], version = 0, footer: unknown[] = []) =>
  ask('PUT', MENUS, { version, menus: { header, footer } })
const entry = (one: object, ...entries: object[]) => ({ ...one, entries })
const link = (change: object = {}) => entry({ ...LINK, ...change })
const toPage = (page: string, change: object = {}) => ({
  type: 'page',
  id: page.slice(0, 8) || 'a',
  labels: { de: '', en: '' },
  page,
  ...change
})
const visit = (path: string, host = 'localhost') =>
  request(site, 'GET', path, { headers: { accept: 'text/html', 'accept-language': 'de' }, host })
const navOf = (html: string, kind = 'site-menu') =>
  new RegExp(`<nav [^>]*class="${kind}[ "].*?</nav>`, 's').exec(html)?.[0] ?? ''
const linksOf = (html: string, kind?: string) =>
  [...navOf(html, kind).matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, text]) => `${text} ${href}`)

/** A page, public unless it is to stay a draft. */
async function add(path: string, { isDraft = false, title = path, en = '' } = {}): Promise<string> {
  const { uuid } = (await ask('POST', PAGES, { title, path, language: 'de' })).body
  if (en) {
    const text = (name: string) => ({ title: name, description: '', blocks: [] })
    await ask('PUT', `${PAGES}/${uuid}`, { version: 1, content: { de: text(title), en: text(en) } })
  }
  if (!isDraft)
    await ask('PUT', `${PAGES}/${uuid}/publication`, { version: en ? 2 : 1, publish_at: null, withdraw_at: null })
  return uuid
}

describe('refused are', () => {
  test.each([
    ['a guest', undefined, 401],
    ['an advisor', 'advisor@demo.example', 403],
    ['an administrator of another institution, for its own', 'admin@nordbank.example', 200]
  ])('%s', async (_who, account, status) => {
    await save([link()])
    const host = account?.endsWith('nordbank.example') ? NORDBANK.host : 'localhost'
    const own = account ? await signIn(site, account, { host }) : ''
    const seen = await request(site, 'GET', MENUS, { cookie: own, host })
    expect([seen.status, JSON.stringify(seen.body).includes('Karriere')]).toEqual([status, false])
    const body = { version: 1, menus: { header: [], footer: [] } }
    expect((await request(site, 'PUT', MENUS, { cookie: own, host, body })).status).toBe(status === 200 ? 409 : status)
    expect((await ask('GET')).body.menus.header).toHaveLength(1)
  })

  test.each([
    ['a script as address', link({ href: 'javascript:alert(1)' }), 'menus.header.0.href'],
    ['an address of another scheme', link({ href: 'ftp://x.example' }), 'menus.header.0.href'],
    ['an address that leaves the host', link({ href: '//x.example' }), 'menus.header.0.href'],
    ['a link without an address', link({ href: ' ' }), 'menus.header.0.href'],
    ['a link without a label', link({ labels: { de: ' ', en: '' } }), 'menus.header.0.labels'],
    ['a page that nobody has chosen', entry(toPage('')), 'menus.header.0.page'],
    ['a page that is not there', entry(toPage(randomUUID())), 'menus.header.0.page'],
    ['such a page below another', entry(LINK, toPage(randomUUID())), 'menus.header.0.entries.0.page'],
    ['a label of several lines', link({ labels: { de: 'a\nb', en: '' } }), 'menus.header.0.labels.de'],
    ['a field of its own', link({ onclick: 'alert(1)' }), undefined],
    ['a third level', entry(LINK, entry({ ...LINK, id: 'b' }, { ...LINK, id: 'c' })), undefined],
    ['a heading below another entry', entry(LINK, { type: 'heading', id: 'b', labels: LINK.labels }), undefined]
  ])('%s', async (_what, header, field) => {
    const { status, body } = await save([header])
    expect(status).toBe(422)
    if (field) expect(Object.keys(body.errors)).toEqual([field])
    expect((await ask('GET')).body.version).toBe(0)
  })

  test('an id that is there twice, and more entries than a menu has', async () => {
    expect((await save([link(), link()])).status).toBe(422)
    expect((await save(Array.from({ length: 31 }, (_, at) => link({ id: `a${at}` })))).status).toBe(422)
  })

  test.each(['cms', 'content-management'])(
    'everyone while the module %s is off, as nobody would see a menu',
    async (name) => {
      const modules = () => site.app.knex('tenant_modules').where({ module_name: name })
      await modules().update({ effective_state: false })
      const answers = [await ask('GET'), await save([link()])]
      await modules().update({ effective_state: true })
      expect(answers.map(({ status }) => status)).toEqual([403, 403])
    }
  )

  test('a page of another institution', async () => {
    const own = await signIn(site, 'admin@nordbank.example', { host: NORDBANK.host })
    const form = { title: 'Nord', path: 'nord', language: 'de' }
    const made = await request(site, 'POST', PAGES, { cookie: own, host: NORDBANK.host, body: form })
    expect(made.status).toBe(201)
    expect((await save([entry(toPage(made.body.uuid))])).status).toBe(422)
  })
})

test('of two editors, the second learns what the first has saved, and nothing is lost', async () => {
  expect((await save([link()])).body.version).toBe(1)
  const { status, body } = await save([link({ id: 'b' })])
  expect([status, body.version, body.author, body.message]).toEqual([
    409,
    1,
    'Clara Inhalt',
    'Die Menüs wurden inzwischen an anderer Stelle gespeichert.'
  ])
  expect(body.menus.header).toEqual([link()])
  expect((await save([link(), link({ id: 'b' })], 1)).body.version).toBe(2)
})

describe('on the institution’s own pages', () => {
  test('stand the entries with their order and level, the present page, and nothing without entries', async () => {
    const home = await add('zuhause', { title: 'Zuhause' })
    const loan = await add('kredit', { title: 'Kredit' })
    expect((await visit('/p/kredit')).text).not.toMatch(/class="(site-menu|skip)/)
    await save([link(), entry(toPage(home), toPage(loan))], 0, [
      entry({ type: 'heading', id: 'h', labels: { de: 'Die Bank', en: '' } }, { ...LINK, id: 'b' }),
      entry({ type: 'heading', id: 'e', labels: { de: 'Leer', en: '' } })
    ])
    const { text: html } = await visit('/p/kredit')
    expect(linksOf(html)).toEqual(['Karriere https://www.bank.example/jobs', 'Zuhause /p/zuhause', 'Kredit /p/kredit'])
    expect(navOf(html)).toMatch(/<summary>Zuhause<\/summary>/)
    expect(navOf(html)).toMatch(/<a href="\/p\/kredit" aria-current="page">/)
    expect(linksOf(html, 'site-menu-footer')).toEqual(['Karriere https://www.bank.example/jobs'])
    expect(navOf(html, 'site-menu-footer')).toContain('<span>Die Bank</span>')
    expect(html).not.toContain('Leer')
    expect(html).toMatch(/<a href="#main" class="skip button">Zum Inhalt springen<\/a>.*<main id="main"/s)
  })

  test('never stands a draft, a planned or a withdrawn page; what is below it moves up', async () => {
    const home = await add('zuhause')
    const draft = await add('entwurf', { isDraft: true, title: 'Streng geheim' })
    const loan = await add('kredit')
    await save([entry(toPage(draft, { labels: { de: 'Auch geheim', en: '' } }), toPage(loan))])
    const shown = async () => linksOf((await visit('/p/zuhause')).text)
    expect((await visit('/p/zuhause')).text).not.toMatch(/geheim/)
    expect(await shown()).toEqual(['kredit /p/kredit'])
    await ask('PUT', `${PAGES}/${draft}/publication`, {
      version: 1,
      publish_at: '2026-11-23T09:00',
      withdraw_at: '2026-11-23T10:00'
    })
    expect(await shown()).toEqual(['kredit /p/kredit'])
    site.clock.time = new Date('2026-11-23T08:00:00Z')
    expect(await shown()).toEqual(['Auch geheim /p/entwurf', 'kredit /p/kredit'])
    site.clock.time = new Date('2026-11-23T09:00:00Z')
    expect(await shown()).toEqual(['kredit /p/kredit'])
    expect(home).toBeTruthy()
  })

  test('a page that moves keeps its entry, and its former address leads to it', async () => {
    const home = await add('zuhause')
    await save([entry(toPage(home))])
    expect(linksOf((await visit('/p/zuhause')).text)).toEqual(['zuhause /p/zuhause'])
    await ask('PUT', `${PAGES}/${home}/path`, { path: 'wohnen' })
    expect((await visit('/p/zuhause')).headers.location).toBe('/p/wohnen')
    expect(linksOf((await visit('/p/wohnen')).text)).toEqual(['zuhause /p/wohnen'])
  })

  test('a page that is deleted leaves the menus, and those who edit them learn of it', async () => {
    const home = await add('zuhause')
    const loan = await add('kredit')
    const menu = [entry(toPage(home), toPage(loan), { ...LINK, id: 'b' })]
    await save(menu)
    await ask('DELETE', `${PAGES}/${home}`)
    const { body } = await ask('GET')
    expect([body.version, body.menus.header.map(({ id }: { id: string }) => id)]).toEqual([2, [loan.slice(0, 8), 'b']])
    expect((await save(menu, 1)).status).toBe(409)
    const refused = await save(menu, 2)
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      {
        'menus.header.0.page': [
          'Diese Seite wurde gelöscht. Bitte wählen Sie eine andere, oder entfernen Sie den Eintrag.'
        ]
      }
    ])
  })

  test('stands each label in the reader’s language, else in another one that says which', async () => {
    const home = await add('zuhause', { title: 'Zuhause', en: 'Home' })
    const loan = await add('kredit', { title: 'Kredit' })
    await save([entry(toPage(home)), entry(toPage(loan)), link({ labels: { de: 'Karriere', en: 'Careers' } })])
    const { text: html } = await visit('/p/zuhause?lang=en')
    expect(linksOf(html).map((one) => one.split(' ')[0])).toEqual(['Home', 'Kredit', 'Careers'])
    expect(navOf(html)).toContain('<a href="/p/kredit" lang="de">')
    expect(navOf((await visit('/p/zuhause')).text)).not.toContain('lang=')
  })

  test('are printed from the cache until a page or a menu is written', async () => {
    const home = await add('zuhause')
    await save([link()])
    const karriere = async () => linksOf((await visit('/p/zuhause')).text)
    expect(await karriere()).toHaveLength(1)
    // past the application, so that nothing is noticed
    await site.app.knex('content_pages').where({ uuid: 'none' }).delete()
    await save([link(), link({ id: 'b', labels: { de: 'Presse', en: '' } })], 1)
    expect(await karriere()).toHaveLength(2)
    expect(home).toBeTruthy()
  })

  test('stand markup and links as text, whatever the database holds', async () => {
    await add('zuhause')
    await save([link()])
    const bad = [
      link({ labels: { de: '<script>alert(1)</script>', en: '' } }),
      link({ id: 'b', href: 'javascript:alert(1)' }),
      { type: 'html', id: 'c' }
    ]
    for (const menus of ['', '{', '[]', '{"header":7}', JSON.stringify({ header: bad, footer: null })]) {
      await site.app.knex('content_menus').update({ menus })
      await ask('GET')
      const { status, text: html } = await visit(`/p/zuhause?at=${menus.length}`)
      expect(status).toBe(200)
      expect(html).not.toMatch(/<script>alert|javascript:/)
    }
  })

  test('stands no menu while the module is off, and of no other institution', async () => {
    await add('zuhause')
    await save([link()])
    const module = () => site.app.knex('tenant_modules').where({ tenant_id, module_name: 'content-management' })
    await module().update({ effective_state: false })
    expect(linksOf((await visit('/p/zuhause')).text)).toEqual([])
    expect((await ask('GET')).status).toBe(403)
    await module().update({ effective_state: true })
    expect(linksOf((await visit('/p/zuhause')).text)).toHaveLength(1)
  })
})

test('a change is in the audit log with its lines before and after', async () => {
  await save([link()])
  await save([link(), link({ id: 'b', labels: { de: 'Presse', en: '' } })], 1)
  const rows = await site.app.knex('audit_log').where({ object: 'content-menu' })
  const changes = rows.flatMap((row) => JSON.parse(row.changes))
  expect(changes).toContainEqual({ field: 'menu_header', before: 'Karriere', after: 'Karriere, Presse' })
})

test('the example is what the server answers', async () => {
  const { body } = await save([link()])
  expect(Object.keys(body).toSorted()).toEqual(Object.keys(exampleContentMenus).toSorted())
})
