import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BranchPageContent, EMPTY_BRANCH_PAGE } from '#contract/branch-pages'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

let site: Site
let admin: string
let manager: string
let own: string
let other: string

const PAGE = '/app/filiale/wien-innere-stadt'
const path = (uuid: string, rest = '') => `/api/v1/branch-pages/${uuid}${rest}`
const ask = (method: string, url: string, body?: unknown, cookie = manager) =>
  request(site, method, url, { cookie, body })
const shown = async (url = PAGE, language = 'de') =>
  (await request(site, 'GET', url, { headers: { accept: 'text/html', 'accept-language': language } })).text
const words = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }]
})
const content = (change: Partial<BranchPageContent> = {}): BranchPageContent => ({ ...EMPTY_BRANCH_PAGE, ...change })
const text = (title: string, place: 'top' | 'main' | 'side' = 'main') => ({
  id: title.toLowerCase(),
  place,
  title: { de: title },
  doc: { de: words(`${title} im Text`) }
})
const save = (version: number, saved: BranchPageContent, cookie = manager) =>
  ask('PUT', path(own), { version, content: saved }, cookie)
const publish = (version: number, publish_at: string | null = null) =>
  ask('PUT', path(own, '/publication'), { version, publish_at })

beforeAll(async () => {
  site = await startDemoSite()
  site.clock.time = new Date('2026-11-23T10:00:00Z')
  const branches = site.app.knex('organizations')
  own = (await branches.clone().where({ alias: 'wien-innere-stadt' }).first('uuid')).uuid
  other = (await branches.clone().where({ alias: 'salzburg-altstadt' }).first('uuid')).uuid
})
beforeEach(async () => {
  site.clock.time = new Date('2026-11-23T10:00:00Z')
  ;[admin, manager] = (await Promise.all(
    ['admin', 'branch'].map((account) => signIn(site, `${account}@demo.example`))
  )) as [string, string]
  for (const table of ['branch_page_versions', 'branch_pages']) await site.app.knex(table).delete()
})
afterAll(() => site.stop())

test('branch managers edit the pages of their branches, and no others', async () => {
  const { body } = await ask('GET', '/api/v1/branch-pages')
  expect(body.map(({ uuid }: { uuid: string }) => uuid)).toContain(own)
  expect(body.map(({ uuid }: { uuid: string }) => uuid)).not.toContain(other)
  for (const [method, rest, sent] of [
    ['GET', ''],
    ['PUT', '', { version: 0, content: content() }],
    ['GET', '/versions'],
    ['PUT', '/publication', { version: 1, publish_at: null }],
    ['DELETE', '/publication'],
    ['POST', '/restorations', { version: 1 }]
  ] as const) {
    expect([method, rest, (await ask(method, path(other, rest), sent)).status]).toEqual([method, rest, 404])
    const foreign = await signIn(site, 'admin@nordbank.example', NORDBANK)
    const crossed = await request(site, method, path(own, rest), { cookie: foreign, body: sent, ...NORDBANK })
    expect(crossed.status).toBe(404)
  }
})

test('the role for branches’ pages opens all of them, and nothing else of the branches', async () => {
  const { uuid, tenant_id } = await site.app.knex('users').where({ email_address: 'marketing@demo.example' }).first()
  const role = { tenant_id, user_uuid: uuid, role: 'organizations-profiles-editor' }
  await site.app.knex('user_roles').insert(role)
  const editor = await signIn(site, 'marketing@demo.example')
  expect((await ask('GET', path(other), undefined, editor)).status).toBe(200)
  expect((await ask('GET', '/api/v1/organizations-profiles/configurations/editor', undefined, editor)).body).toEqual({
    prefix: 'filiale',
    publicNameMax: 255,
    most: { texts: 20, services: 30, links: 12, photos: 12 }
  })
  for (const closed of ['/api/v1/organizations', `/api/v1/organizations/${own}`, '/api/v1/holidays']) {
    expect([closed, (await ask('GET', closed, undefined, editor)).status]).toEqual([closed, 403])
  }
  await site.app.knex('user_roles').where(role).delete()
})

test('with the module off nobody edits a page, and a preview leads nowhere', async () => {
  await save(0, content({ texts: [text('Sommer')] }))
  const { preview } = (await ask('GET', path(own))).body
  const { tenant_id } = await site.app.knex('organizations').where({ uuid: own }).first('tenant_id')
  const module = site.app.knex('tenant_modules').where({ tenant_id, module_name: 'organizations-profiles' })
  await module.clone().update({ effective_state: false })
  expect((await ask('GET', path(own), undefined, admin)).status).toBe(403)
  expect((await request(site, 'GET', new URL(preview).pathname)).status).toBe(404)
  await module.clone().update({ effective_state: true })
})

test.each([
  ['a text without a heading', { texts: [{ ...text('A'), title: {} }] }, 'content.texts.0.title'],
  ['a heading without a text', { texts: [{ ...text('A'), doc: {} }] }, 'content.texts.0.doc'],
  ['a heading with blanks below it', { texts: [{ ...text('A'), doc: { de: words(' ') } }] }, 'content.texts.0.doc'],
  [
    'a link to a script',
    { links: [{ id: 'a', label: { de: 'Hier' }, href: 'javascript:alert(1)' }] },
    'content.links.0.href'
  ],
  ['a service without a name', { services: [{ id: 'a', name: { de: '' }, text: {} }] }, 'content.services.0.name'],
  [
    'an action that leads nowhere safe',
    { action: { label: { de: 'Los' }, href: 'http://bank.example' } },
    'content.action.href'
  ]
])('%s is refused at its place', async (_, change, field) => {
  const { status, body } = await save(0, content(change as Partial<BranchPageContent>))
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test('a page begins with the texts of the branch, and a draft does not change what is public', async () => {
  const { body } = await ask('GET', path(own))
  expect([body.version, body.state, body.content.texts[0].title]).toEqual([0, 'draft', { de: 'Willkommen' }])
  expect(await shown()).toContain('<h2>Willkommen</h2>')
  expect((await save(0, content({ texts: [text('Sommer')] }))).body.version).toBe(1)
  expect(await shown()).not.toContain('Sommer')
  expect(await shown()).toContain('<h2>Willkommen</h2>')
  await publish(1)
  expect(await shown()).toContain('<h2>Sommer</h2>')
  expect(await shown()).not.toContain('Willkommen')
})

test('the page has what editors have written, each part where it belongs', async () => {
  const href = 'https://www.alpenbank.example/aktion'
  const written = content({
    texts: [text('Unten'), text('Oben', 'top'), text('Daneben', 'side')],
    services: [{ id: 's', name: { de: 'Schließfächer' }, text: { de: 'Auf Anfrage' } }],
    access: { parking: { de: 'Tiefgarage' }, arrival: {}, accessibility: {} },
    links: [{ id: 'l', label: { de: 'Preise' }, href: '/p/preise' }],
    action: { label: { de: 'Zur Aktion' }, href }
  })
  await save(0, written)
  await publish(1)
  const page = await shown()
  const places = [
    'Zur Aktion',
    'Tiefgarage',
    'Daneben',
    'Preise',
    '<h2>Oben',
    'id="team"',
    '<h2>Unten',
    'Schließfächer'
  ]
  expect(places.map((part) => page.indexOf(part))).toEqual(
    places.map((part) => page.indexOf(part)).toSorted((a, b) => a - b)
  )
  expect(places.every((part) => page.includes(part))).toBe(true)
  expect(page).toContain('Parken')
  expect(page).not.toContain('Öffentliche Verkehrsmittel')
  // in the other language, what there is not is marked as what it is
  expect(await shown(PAGE, 'en')).toContain('<h2><span lang="de">Oben</span></h2>')
})

test('a heading alone that was saved before is no empty box, and can be given its text', async () => {
  await save(0, content({ texts: [text('Sommer')] }))
  const versions = site.app.knex('branch_page_versions').where({ organization_uuid: own })
  const alone = content({
    texts: [{ ...text('Sommer'), doc: { de: { type: 'doc', content: [{ type: 'paragraph' }] } } }]
  })
  await versions.update({ content: JSON.stringify(alone) })
  await publish(1)
  expect(await shown()).not.toContain('<h2>Sommer</h2>')
  expect((await ask('GET', path(own))).body.content.texts[0].title).toEqual({ de: 'Sommer' })
})

test('the team is in the order of the page, and those whom it hides are not shown but can be booked', async () => {
  const names = (page: string) => [...page.matchAll(/<h3><a href="\/app\/profile\/([^"]+)"/g)].map(([, name]) => name)
  const { team } = (await ask('GET', path(own))).body
  const before = names(await shown())
  expect(before).toHaveLength(4)
  const [first, , , last] = team.map(({ uuid }: { uuid: string }) => uuid)
  await save(0, content({ team: { first: [last], hidden: [first] } }))
  await publish(1)
  expect(names(await shown())).toEqual([before[3], before[1], before[2]])
  expect((await request(site, 'GET', '/api/v1/branches/wien-innere-stadt')).body.offers.length).toBeGreaterThan(0)
})

test('a preview shows a draft to those who have the link, for a week, and to no search engine', async () => {
  await save(0, content({ texts: [text('Herbst')] }))
  const { pathname } = new URL((await ask('GET', path(own))).body.preview)
  const page = await request(site, 'GET', pathname, { headers: { accept: 'text/html' } })
  expect(page.text).toContain('<h2>Herbst</h2>')
  expect(page.headers['x-robots-tag']).toContain('noindex')
  expect(page.headers['cache-control']).toContain('no-store')
  for (const forged of [pathname.replace('/1/', '/2/'), `${pathname}0`, pathname.replace(own, other)]) {
    expect((await request(site, 'GET', forged)).status).toBe(404)
  }
  site.clock.time = new Date('2026-11-30T10:00:01Z')
  expect((await request(site, 'GET', pathname)).status).toBe(404)
})

test('a version is published at its time, and a plan can be dropped', async () => {
  await save(0, content({ texts: [text('Jetzt')] }))
  await publish(1)
  await save(1, content({ texts: [text('Advent')] }))
  expect((await publish(2, '2026-11-20T08:00')).status).toBe(422)
  expect((await publish(2, '2026-11-29T08:10')).status).toBe(422)
  expect((await publish(3)).status).toBe(404)
  const planned = (await publish(2, '2026-11-29T08:00')).body
  expect(planned).toMatchObject({
    state: 'public',
    public_version: 1,
    publish_version: 2,
    publish_at: '2026-11-29T07:00:00Z'
  })
  site.clock.time = new Date('2026-11-29T06:59:59Z')
  expect(await shown()).toContain('<h2>Jetzt</h2>')
  site.clock.time = new Date('2026-11-29T07:00:00Z')
  expect(await shown()).toContain('<h2>Advent</h2>')
  await save(2, content({ texts: [text('Winter')] }))
  await publish(3, '2026-12-01T08:00')
  await ask('DELETE', path(own, '/publication'))
  site.clock.time = new Date('2026-12-02T08:00:00Z')
  expect(await shown()).toContain('<h2>Advent</h2>')
})

test('a second editor gets what the first has saved, and versions can be restored', async () => {
  await save(0, content({ texts: [text('Erste')] }))
  const late = await save(0, content({ texts: [text('Zweite')] }), admin)
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({ version: 1, content: { texts: [{ title: { de: 'Erste' } }] } })
  await save(1, content({ texts: [text('Zweite')] }), admin)
  const { status, body } = await ask('POST', path(own, '/restorations'), { version: 1 })
  expect([status, body.version, body.content.texts[0].title.de]).toEqual([201, 3, 'Erste'])
  const versions = (await ask('GET', path(own, '/versions'))).body
  expect(versions.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1])
})

test('photos are shown with their words and the part that was chosen; those of other branches are refused', async () => {
  const body = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const upload = (uuid: string, cookie: string) =>
    request(site, 'POST', path(uuid, '/pictures'), { cookie, body, headers: { 'content-type': 'image/png' } })
  expect((await upload(other, manager)).status).toBe(404)
  const [mine, theirs] = [(await upload(own, manager)).body, (await upload(other, admin)).body]
  const photo = (file: object, focus = { x: 20, y: 80 }) => ({
    id: 'p1',
    ...file,
    focus,
    alt: { de: 'Der Eingang' },
    is_decorative: false
  })
  const foreign = await save(0, content({ photos: [photo(theirs)] as never }))
  expect([foreign.status, foreign.body.errors]).toEqual([
    422,
    { 'content.photos.0.picture': ['Dieses Bild ist nicht vorhanden. Bitte laden Sie es noch einmal hoch.'] }
  ])
  expect((await save(0, content({ photos: [{ ...photo(mine), alt: {} }] as never }))).status).toBe(422)
  expect((await save(0, content({ photos: [photo(mine)] as never }))).status).toBe(200)
  await publish(1)
  const page = await shown()
  expect(page).toMatch(/<img data-photo="p1"[^>]*alt="Der Eingang"/)
  expect(page).toContain('[data-photo="p1"]{object-position:20% 80%}')
  expect((await request(site, 'GET', `/media/${mine.picture}-page720.webp`)).status).toBe(200)
  const zoomed = { x: 20, y: 80, zoom: 150 }
  for (const zoom of [99, 301, 120.5]) {
    const refused = await save(1, content({ photos: [photo(mine, { ...zoomed, zoom } as never)] as never }))
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['content.photos.0.focus.zoom']])
  }
  expect((await save(1, content({ photos: [photo(mine, zoomed as never)] as never }))).status).toBe(200)
  await publish(2)
  const larger = await shown()
  expect(larger).toContain('[data-photo="p1"]{object-position:20% 80%;transform:scale(1.5);transform-origin:20% 80%}')
  expect(larger).toMatch(/sizes="\(min-width: 860px\) 600px, 128vw"/)
})

test('a page that nobody has saved yet has no link to look at it', async () => {
  const { body } = await ask('GET', path(own))
  expect([body.version, 'preview' in body]).toEqual([0, false])
  expect((await save(0, content())).body.preview).toContain(`/app/filiale/preview/${own}/1/`)
})

test('says who administers the branch itself, and not only its page', async () => {
  const isAdministered = async (cookie: string) =>
    (await ask('GET', path(own), undefined, cookie)).body.branch.is_administered
  expect([await isAdministered(manager), await isAdministered(admin)]).toEqual([true, true])
  const { uuid, tenant_id } = await site.app.knex('users').where({ email_address: 'marketing@demo.example' }).first()
  const role = { tenant_id, user_uuid: uuid, role: 'organizations-profiles-editor' }
  await site.app.knex('user_roles').insert(role)
  const editor = await signIn(site, 'marketing@demo.example')
  expect(await isAdministered(editor)).toBe(false)
  const refused = await ask('PUT', `/api/v1/organizations/${own}/metadata`, { publicName: 'x' }, editor)
  expect(refused.status).toBe(403)
  await site.app.knex('user_roles').where(role).delete()
})

test('every change is in the log', async () => {
  await site.app.knex('audit_log').delete()
  await save(0, content())
  await publish(1)
  const rows = await site.app.knex('audit_log').where({ object: 'organization', object_id: own })
  expect(rows).toHaveLength(2)
})

test('of a branch whose place has changed, a map is to come; without a place there is none', async () => {
  const branch = () => site.app.knex('organizations').where({ uuid: own })
  const { tenant_id, ...before } = await branch().first('tenant_id', 'latitude', 'longitude', 'map_image')
  const tiles = { map_tile_url: 'https://tiles.example/{z}/{x}/{y}.png', map_attribution: '© Karte' }
  const settings = Object.entries(tiles).map(([name, value]) => ({ tenant_id, name, value }))
  await site.app.knex('tenant_settings').insert(settings).onConflict(['tenant_id', 'name']).merge()
  const mapWith = async (change: Record<string, unknown>) => {
    await branch().update(change)
    const { map, is_map_coming } = (await ask('GET', path(own))).body.branch
    return [map, is_map_coming]
  }
  expect(await mapWith({ latitude: 47.1, longitude: 15.1, map_image: null })).toEqual([null, true])
  expect(await mapWith({ latitude: null, longitude: null })).toEqual([null, false])
  await branch().update(before)
  await site.app.knex('tenant_settings').where({ tenant_id }).whereIn('name', Object.keys(tiles)).delete()
})
