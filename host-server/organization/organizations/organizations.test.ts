import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BRANCH_PAGE_MAX } from '#contract/branch-pages'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const LIST = '/api/v1/organizations'
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const ALL = 'metadata,address,opening_hours'

let site: Site
let admin: string
let manager: string
let own: string
let other: string
let foreign: string

const knex = () => site.app.knex
const uuidOf = async (alias: string) => (await knex()('organizations').where({ alias }).first('uuid')).uuid as string
const of = (uuid: string, rest = '') => `${LIST}/${uuid}${rest}`
const get = (path: string, asked: RequestOptions = {}) => request(site, 'GET', path, { cookie: manager, ...asked })
const put = (path: string, body: unknown, asked: RequestOptions = {}) =>
  request(site, 'PUT', path, { cookie: manager, body, ...asked })
const read = async (uuid = own) => (await get(of(uuid, `?with=${ALL}`), { cookie: admin })).body
const log = async () => (await get('/api/v1/audit-log?object=organization', { cookie: admin })).body.entries

beforeAll(async () => {
  site = await startDemoSite()
  const cookies = await Promise.all(['admin', 'branch'].map((account) => signIn(site, `${account}@demo.example`)))
  ;[admin = '', manager = ''] = cookies
  own = await uuidOf('wien-innere-stadt')
  other = await uuidOf('graz-herrengasse')
  foreign = await uuidOf('lisboa-chiado')
})
afterAll(() => site.stop())

const names = { name: 'Filiale Wien 1', alias: 'wien-1' }
const place = {
  street: 'Graben 1',
  zip: '1010',
  city: 'Wien',
  phone_number: '+43 1 999',
  time_zone: 'Europe/Vienna',
  latitude: 48.2,
  longitude: 16.37
}
const week = [{ day: 1, start_time: '08:15', end_time: '12:30' }]
const writes: [string, unknown][] = [
  ['', names],
  ['/metadata', { publicName: 'Alpenbank am Graben' }],
  ['/public-profile', { publicProfileEnabled: false }],
  ['/address', place],
  ['/opening-hours', week]
]
const reads = ['', `?with=${ALL}`, '/advisors', '/meta-tags']

async function as(account: string | undefined, host = 'localhost'): Promise<RequestOptions> {
  return { host, cookie: account && (await signIn(site, account, { host })) }
}

describe('a new branch', () => {
  const form = { name: 'Filiale Linz Landstraße', street: 'Landstraße 1', zip: '4020', city: 'Linz' }
  const add = (body: object = form, asked: RequestOptions = {}) =>
    request(site, 'POST', LIST, { cookie: admin, body, ...asked })
  const count = async () => (await knex()('organizations')).length

  test.each([
    ['a guest', undefined, 401],
    ['an advisor', 'advisor@demo.example', 403],
    ['a manager of some branches', 'branch@demo.example', 403]
  ])('is not added by %s', async (_who, account, status) => {
    const before = await count()
    expect((await add(form, await as(account))).status).toBe(status)
    expect(await count()).toBe(before)
  })

  test.each([
    ['without a name', { name: ' ' }, 'name'],
    ['without a place', { city: '' }, 'city'],
    ['without a postcode', { zip: '' }, 'zip'],
    ['with an invalid URL', { alias: 'Linz!' }, 'alias'],
    ['with the address of another one', { alias: 'graz-herrengasse' }, 'alias']
  ])('%s is refused at its field', async (_what, change, field) => {
    const before = await count()
    const { status, body } = await add({ ...form, ...change })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    expect(await count()).toBe(before)
  })

  test('has a URL made from its name, the institution’s time zone and no public page yet, and is in the audit log', async () => {
    const { status, body } = await add()
    const { name, city } = form
    expect(status).toBe(201)
    expect(body).toMatchObject({ name, slug: 'linz-landstrasse', advisors: 0, address: { city } })
    expect(body.metadata).toContainEqual({ name: 'publicProfileEnabled', value: false })
    expect((await add()).body.slug).toBe('linz-landstrasse-2')
    expect(await read(body.uuid)).toMatchObject({ name, time_zone: 'Europe/Vienna', opening_hours: [] })
    expect((await request(site, 'GET', '/app/filiale/linz-landstrasse')).status).toBe(404)
    const entry = { action: 'created', object_id: body.uuid, object_name: name }
    expect(await log()).toContainEqual(expect.objectContaining(entry))
    await knex()('organizations').whereLike('alias', 'linz-%').delete()
  })

  test('of two concurrent requests for one URL, one gets it', async () => {
    const answers = await Promise.all([add({ ...form, alias: 'linz' }), add({ ...form, alias: 'linz' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
    await knex()('organizations').where({ alias: 'linz' }).delete()
  })
})

describe('access', () => {
  test.each([
    ['a guest', undefined, 401],
    ['an advisor', 'advisor@demo.example', 403],
    ['a marketing manager', 'marketing@demo.example', 403],
    ['an analyst', 'analyst@demo.example', 403]
  ])('%s neither reads nor changes a branch', async (_who, account, status) => {
    const before = await read()
    const asked = await as(account)
    for (const rest of reads) expect((await get(of(own, rest), asked)).status).toBe(status)
    for (const [rest, body] of writes) expect((await put(of(own, rest), body, asked)).status).toBe(status)
    expect((await get(LIST, asked)).status).toBe(status)
    expect(await read()).toEqual(before)
  })

  test('for a branch manager, other branches and those of other tenants look as if they did not exist', async () => {
    const before = [await read(other), await knex()('organizations').where({ uuid: foreign }).first()]
    for (const rest of reads) {
      const unknown = await get(of(UNKNOWN, rest))
      expect(unknown.status).toBe(404)
      for (const uuid of [other, foreign]) expect((await get(of(uuid, rest))).text).toBe(unknown.text)
    }
    for (const [rest, body] of writes) {
      for (const uuid of [other, foreign, UNKNOWN]) expect((await put(of(uuid, rest), body)).status).toBe(404)
    }
    expect([await read(other), await knex()('organizations').where({ uuid: foreign }).first()]).toEqual(before)
  })

  test('a manager of all branches edits any branch’s own data, but sees people, appointments and figures only of those assigned', async () => {
    const user = await knex()('users').where({ email_address: 'branch@demo.example' }).first('uuid', 'tenant_id')
    const role = { tenant_id: user.tenant_id, user_uuid: user.uuid, role: 'orgs-manager' }
    await knex()('user_roles').insert(role)
    const day = '2027-03-02'
    const statuses = async (uuid: string) => {
      const paths = [
        ...[`${of(uuid)}?with=${ALL}`, of(uuid, '/meta-tags'), of(uuid, '/default-hours')],
        ...[of(uuid, '/advisors'), `/api/v1/holidays/appointments?date=${day}&organization_uuid=${uuid}`],
        `/api/v1/reports/sessions?organization_uuid=${uuid}`
      ]
      const answers = []
      for (const path of paths) answers.push((await get(path)).status)
      return answers
    }
    expect(await statuses(own)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await statuses(other)).toEqual([200, 200, 200, 403, 200, 404])
    expect(await statuses(foreign)).toEqual([404, 404, 404, 404, 404, 404])
    const booked = (uuid: string) => get(`/api/v1/holidays/appointments?date=${day}&organization_uuid=${uuid}`)
    const hidden = [(await booked(own)).body.are_hidden, (await booked(other)).body.are_hidden]
    expect(hidden).toEqual([false, true])
    const { branches } = (await get('/api/v1/reports')).body
    expect(branches.map(({ uuid }: { uuid: string }) => uuid)).toEqual([own])
    const people = (await get('/api/v1/people')).body
    expect(people.branches.map(({ uuid }: { uuid: string }) => uuid)).toEqual([own])
    const { opening_hours } = await read(other)
    expect((await put(of(other, '/opening-hours'), opening_hours)).status).toBe(204)
    const closure = { kind: 'closure', label: 'Umbau', date: day, organization_uuid: other }
    const { status, body } = await request(site, 'POST', '/api/v1/holidays', { cookie: manager, body: closure })
    expect(status).toBe(201)
    await knex()('holidays').where({ uuid: body.uuid }).delete()
    await knex()('user_roles').where(role).delete()
  })

  test('an administrator does not see the branches of another tenant', async () => {
    expect((await get(of(foreign), { cookie: admin })).status).toBe(404)
    expect((await put(of(foreign), names, { cookie: admin })).status).toBe(404)
  })

  test('a branch manager without the role is refused, whatever is assigned', async () => {
    const user = await knex()('users').where({ email_address: 'branch@demo.example' }).first('uuid')
    const role = { user_uuid: user.uuid, role: 'orgadmin' }
    const { tenant_id } = await knex()('user_roles').where(role).first('tenant_id')
    await knex()('user_roles').where(role).delete()
    expect((await get(of(own))).status).toBe(403)
    await knex()('user_roles').insert({ tenant_id, ...role })
  })

  test('with the module organizations-profiles off, the public name cannot be changed', async () => {
    const module = () => knex()('tenant_modules').where({ module_name: 'organizations-profiles' })
    await module().update({ effective_state: false })
    expect((await put(of(own, '/metadata'), { publicName: 'X' })).status).toBe(403)
    expect((await put(of(own, '/public-profile'), { publicProfileEnabled: false })).status).toBe(403)
    await module().update({ effective_state: true })
  })
})

describe('the list', () => {
  test('an unknown filter is refused', async () => {
    for (const query of ['filters[administrable]=false', 'filters[city]=Wien']) {
      expect((await get(`${LIST}?${query}`)).status).toBe(422)
    }
  })

  test('an administrator and a manager of all branches get all of the tenant, a branch manager theirs', async () => {
    const { tenant_id } = await knex()('organizations').where({ uuid: own }).first('tenant_id')
    const { uuid: user_uuid } = await knex()('users').where({ email_address: 'analyst@demo.example' }).first('uuid')
    await knex()('user_roles').insert({ tenant_id, user_uuid, role: 'orgs-manager' })
    const lists = await Promise.all(
      [admin, await signIn(site, 'analyst@demo.example'), manager].map((cookie) =>
        get(`${LIST}?filters[administrable]=true`, { cookie })
      )
    )
    await knex()('user_roles').where({ user_uuid, role: 'orgs-manager' }).delete()
    const slugs = lists.map(({ body }) => body.map(({ slug }: { slug: string }) => slug))
    const all = ['graz-herrengasse', 'salzburg-altstadt', 'wien-innere-stadt']
    expect(slugs).toEqual([all, all, ['wien-innere-stadt']])
  })

  test('a branch manager of another tenant gets the branch that is theirs there', async () => {
    const cookie = await signIn(site, 'branch@nordbank.example', NORDBANK)
    const { body } = await get(LIST, { ...NORDBANK, cookie })
    expect(body.map(({ slug }: { slug: string }) => slug)).toEqual(['london-cornhill'])
  })

  test('shows name, public name, city and number of advisors', async () => {
    const { body } = await get(LIST)
    expect(body).toEqual([
      {
        uuid: own,
        name: 'Filiale Wien Innere Stadt',
        slug: 'wien-innere-stadt',
        advisors: 4,
        closed_at: null,
        address: { street: 'Kärntner Straße 21', zip: '1010', city: 'Wien' },
        metadata: [
          { name: 'publicName', value: 'Alpenbank Wien Innere Stadt' },
          { name: 'publicProfileEnabled', value: true }
        ]
      }
    ])
  })
})

describe('a branch', () => {
  test('includes the requested relations, and unknown ones are refused', async () => {
    expect(Object.keys((await get(of(own))).body)).not.toContain('address')
    expect(Object.keys((await get(of(own, '?with=metadata,address'))).body)).toEqual(
      expect.arrayContaining(['metadata', 'address'])
    )
    expect((await get(of(own, '?with=opening_hours'))).body.opening_hours).toHaveLength(5)
    expect((await get(of(own, '?with=users'))).status).toBe(422)
  })

  test('lists its advisors by name, and its metadata for search engines', async () => {
    const { body } = await get(of(own, '/advisors'))
    expect(body).toHaveLength(4)
    expect(body[0]).toEqual({
      uuid: expect.any(String),
      slug: expect.any(String),
      profile_picture_url: expect.any(String),
      full_name: expect.any(String),
      position: expect.any(String),
      email_address: expect.stringContaining('@')
    })
    expect((await get(of(own, '/meta-tags'))).body).toEqual([
      {
        controller: 'organizations',
        name: 'detail',
        title: 'Alpenbank Wien Innere Stadt – Öffnungszeiten und Team',
        description:
          'Alpenbank Wien Innere Stadt: Öffnungszeiten, Adresse und Ihre Ansprechpersonen. Termin online vereinbaren.',
        og_title: 'Alpenbank Wien Innere Stadt',
        og_description: 'Öffnungszeiten, Adresse und Termine der Alpenbank Wien Innere Stadt.'
      }
    ])
  })
})

describe('names', () => {
  const REQUIRED = 'Dieses Feld darf nicht leer sein.'
  const ALIAS =
    'Erlaubt sind nur Kleinbuchstaben ohne Umlaute, Ziffern und dazwischen Bindestriche, höchstens 64 Zeichen.'
  const TAKEN = 'Diese URL gehört oder gehörte zu einer anderen Filiale. Bitte wählen Sie eine andere.'

  test.each([
    ['no name', { ...names, name: ' ' }, { name: [REQUIRED] }],
    ['no URL', { ...names, alias: '' }, { alias: [REQUIRED] }],
    ['a URL with an umlaut', { ...names, alias: 'währing' }, { alias: [ALIAS] }],
    ['a URL with capitals', { ...names, alias: 'Wien' }, { alias: [ALIAS] }],
    ['a URL with a slash', { ...names, alias: 'wien/1' }, { alias: [ALIAS] }],
    ['a URL that ends in a hyphen', { ...names, alias: 'wien-' }, { alias: [ALIAS] }],
    ['a URL of another branch', { ...names, alias: 'graz-herrengasse' }, { alias: [TAKEN] }]
  ])('%s is refused with a field error', async (_what, body, errors) => {
    const before = await read()
    const refused = await put(of(own), body)
    expect([refused.status, refused.body.errors]).toEqual([422, errors])
    expect(await read()).toEqual(before)
  })

  test.each([
    ['', {}, { name: expect.anything(), alias: expect.anything() }],
    ['', { ...names, uuid: UNKNOWN }, { uuid: expect.anything() }],
    ['/metadata', { publicName: '' }, { publicName: [REQUIRED] }],
    ['/metadata', { publicName: 'x'.repeat(256) }, { publicName: expect.anything() }],
    ['/public-profile', {}, { publicProfileEnabled: expect.anything() }],
    ['/public-profile', { publicProfileEnabled: 'false' }, { publicProfileEnabled: expect.anything() }]
  ])('%s %j is refused', async (rest, body, errors) => {
    const refused = await put(of(own, rest), body)
    expect([refused.status, refused.body.errors]).toEqual([422, errors])
  })

  test('the URL of another tenant’s branch is free here', async () => {
    expect((await put(of(own), { ...names, alias: 'lisboa-chiado' })).status).toBe(204)
    expect((await put(of(own), { ...names, alias: 'wien-innere-stadt' })).status).toBe(204)
  })

  test('a renamed branch has a new URL, and its former ones redirect there', async () => {
    const page = (path: string) => request(site, 'GET', path, { headers: { accept: 'text/html' } })
    expect((await put(of(own), names)).status).toBe(204)
    expect((await put(of(own), { ...names, alias: 'wien-graben' })).status).toBe(204)
    expect((await page('/app/filiale/wien-graben')).status).toBe(200)
    for (const [from, to] of [
      ['/app/f/wien-innere-stadt?q=anna', '/app/f/wien-graben?q=anna'],
      ['/app/filiale/wien-1', '/app/filiale/wien-graben']
    ] as const) {
      const { status, headers } = await page(from)
      expect([status, headers.location, headers['cache-control']]).toEqual([301, to, 'no-cache'])
    }
    // widgets embedded under a former alias keep working
    expect((await request(site, 'GET', '/api/v1/branches/wien-innere-stadt')).body.slug).toBe('wien-graben')
  })

  test('no other branch can take a former URL, but the branch itself can return to it', async () => {
    const refused = await put(of(other), { name: 'Graz', alias: 'wien-1' }, { cookie: admin })
    expect(refused.body.errors).toEqual({ alias: [TAKEN] })
    expect((await put(of(own), { ...names, alias: 'wien-innere-stadt' })).status).toBe(204)
    const { status } = await request(site, 'GET', '/app/f/wien-innere-stadt', { headers: { accept: 'text/html' } })
    expect(status).toBe(200)
  })

  test('of two concurrent requests for one URL, one gets it', async () => {
    const bodies = [own, other].map((uuid) => put(of(uuid), { name: 'Zugleich', alias: 'zugleich' }, { cookie: admin }))
    const statuses = (await Promise.all(bodies)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([204, 422])
    await put(of(own), { name: 'Filiale Wien', alias: 'wien-innere-stadt' }, { cookie: admin })
    await put(of(other), { name: 'Filiale Graz', alias: 'graz-herrengasse' }, { cookie: admin })
  })

  test('a change of name and of public name is in the audit log, once', async () => {
    await knex()('audit_log').delete()
    await put(of(own), { name: 'Filiale Wien Eins', alias: 'wien-innere-stadt' })
    await put(of(own), { name: 'Filiale Wien Eins', alias: 'wien-innere-stadt' })
    await put(of(own, '/metadata'), { publicName: 'Alpenbank Wien Eins' })
    const entries = await log()
    const changes = entries.flatMap(({ changes }: { changes: unknown }) => changes)
    expect(changes).toHaveLength(2)
    expect(changes).toContainEqual({ field: 'name', before: 'Filiale Wien', after: 'Filiale Wien Eins' })
    expect(changes).toContainEqual({
      field: 'public_name',
      before: 'Alpenbank Wien Innere Stadt',
      after: 'Alpenbank Wien Eins'
    })
    expect(entries[0]).toMatchObject({ object: 'organization', object_id: own, action: 'changed' })
    expect((await read()).metadata[0].value).toBe('Alpenbank Wien Eins')
  })

  test('without a public page a branch is not found, until it has one again, and both changes are in the audit log', async () => {
    await knex()('audit_log').delete()
    const page = async () =>
      (await request(site, 'GET', '/app/f/wien-innere-stadt', { headers: { accept: 'text/html' } })).status
    const found = async () => (await request(site, 'GET', '/api/v1/branches/wien-innere-stadt')).status
    const publish = (publicProfileEnabled: boolean) => put(of(own, '/public-profile'), { publicProfileEnabled })
    expect((await publish(false)).status).toBe(204)
    expect([await page(), await found(), (await read()).metadata[1].value]).toEqual([404, 404, false])
    expect((await publish(true)).status).toBe(204)
    expect((await publish(true)).status).toBe(204)
    expect([await page(), await found(), (await read()).metadata[1].value]).toEqual([200, 200, true])
    const changes = (await log()).flatMap((one: { changes: object[] }) => one.changes)
    expect(changes).toHaveLength(2)
    expect(changes).toContainEqual({ field: 'public_profile_enabled', before: 'true', after: 'false' })
    expect(changes).toContainEqual({ field: 'public_profile_enabled', before: 'false', after: 'true' })
  })
})

describe('address', () => {
  test.each([
    ['street', ''],
    ['zip', ' '],
    ['city', 'x'.repeat(256)],
    ['phone_number', 'call us'],
    ['time_zone', 'Europe/Nowhere'],
    ['latitude', 91],
    ['longitude', '16'],
    ['longitude', null]
  ])('%s %j is refused with a field error', async (field, value) => {
    const before = await read()
    const refused = await put(of(own, '/address'), { ...place, [field]: value })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]])
    expect(await read()).toEqual(before)
  })

  test('is saved and audited, and the public page shows it', async () => {
    expect((await put(of(own, '/address'), { ...place, time_zone: 'Europe/Lisbon' })).status).toBe(204)
    const { address, time_zone, latitude, phone_number } = await read()
    expect(address).toEqual({ street: 'Graben 1', zip: '1010', city: 'Wien' })
    expect([time_zone, latitude, phone_number]).toEqual(['Europe/Lisbon', 48.2, '+43 1 999'])
    const { text } = await request(site, 'GET', '/app/f/wien-innere-stadt', { headers: { accept: 'text/html' } })
    expect(text).toContain('Graben 1')
    const [entry] = (await log()).filter(({ changes }: { changes: { field: string }[] }) =>
      changes.some(({ field }) => field === 'street')
    )
    expect(entry.changes).toContainEqual({ field: 'time_zone', before: 'Europe/Vienna', after: 'Europe/Lisbon' })
    expect(entry.changes.map(({ field }: { field: string }) => field)).not.toContain('city')
  })
})

describe('opening hours', () => {
  const on = (day: number, start_time: string, end_time: string) => ({ day, start_time, end_time })

  test.each([
    ['a time that does not exist', [on(1, '25:00', '12:00')], '0.start_time'],
    ['no end', [on(1, '08:00', '')], '0.end_time'],
    ['an end before the start', [on(1, '08:00', '12:00'), on(2, '14:00', '09:00')], '1.end_time'],
    ['times that overlap', [on(1, '08:00', '12:00'), on(1, '11:30', '14:00')], '1.start_time'],
    ['one time twice', [on(1, '08:00', '12:00'), on(1, '08:00', '12:00')], '1.start_time'],
    ['an eighth day', [on(8, '08:00', '12:00')], '0.day']
  ])('%s is reported at its index', async (_what, body, field) => {
    const before = await read()
    const refused = await put(of(own, '/opening-hours'), body)
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]])
    expect(await read()).toEqual(before)
  })

  test('several periods a day are saved and sorted, and audited by weekday', async () => {
    const given = [on(5, '08:15', '12:30'), on(1, '13:30', '17:45'), on(1, '08:15', '12:30')]
    expect((await put(of(own, '/opening-hours'), given)).status).toBe(204)
    expect((await read()).opening_hours).toEqual([given[2], given[1], given[0]])
    const [entry] = (await log()).filter(({ changes }: { changes: { field: string }[] }) =>
      changes.some(({ field }) => field === 'monday')
    )
    expect(entry.changes).toContainEqual({ field: 'monday', before: '08:00–17:00', after: '08:15–12:30, 13:30–17:45' })
    expect(entry.changes).toContainEqual({ field: 'tuesday', before: '08:00–18:30', after: '' })
  })

  test('a branch may have none', async () => {
    expect((await put(of(own, '/opening-hours'), [])).status).toBe(204)
    expect((await read()).opening_hours).toEqual([])
  })
})

test('the configurations have the URLs of branch pages, the editor’s only for its users', async () => {
  const of = (name: string, asked: RequestOptions = {}) =>
    request(site, 'GET', `/api/v1/organizations-profiles/configurations/${name}`, asked)
  expect((await of('profile')).body).toEqual({ prefix: 'filiale' })
  expect((await of('profile', NORDBANK)).body).toEqual({ prefix: 'filiale' })
  expect((await of('editor')).status).toBe(401)
  expect((await of('editor', { cookie: manager })).body).toEqual({
    prefix: 'filiale',
    publicNameMax: 255,
    most: BRANCH_PAGE_MAX
  })
})

describe('two who change the same branch', () => {
  const based = writes.filter(([rest]) => rest !== '/public-profile')
  const at = (rest: string, revision: string) => of(own, `${rest}?revision=${revision}`)
  const cases = based.flatMap(([rest, body]) =>
    based.map(
      ([other, theirs]) => [`${rest || 'name'} after ${other || 'name'}`, { rest, body, other, theirs }] as const
    )
  )

  test.each(cases)(
    'nothing is written over what has changed since it was read: %s',
    async (_what, { rest, body, other, theirs }) => {
      await knex()('organizations')
        .where({ uuid: own })
        .update({ street: 'Kohlmarkt 1', public_name: 'Alpenbank', name: 'Wien' })
      await put(of(own, '/opening-hours'), [])
      const { revision } = await read()
      expect((await put(at(other, revision), theirs, { cookie: admin })).status).toBe(204)
      const before = await read()
      expect(before.revision).not.toBe(revision)
      const refused = await put(at(rest, revision), body)
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'Nicht gespeichert: Dasselbe wurde inzwischen an anderer Stelle geändert'
      ])
      expect(await read()).toEqual(before)
      expect((await put(at(rest, before.revision), body)).status).toBe(204)
      // without a revision, as other programs do, whatever is there is replaced
      expect((await put(of(own, rest), body)).status).toBe(204)
    }
  )
})
