import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { JobContext } from '../../core/jobs/outbox.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { runningErasure } from '../../ops/deletion-tool/testing/running-erasure.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { find as findMember, type Known } from '../people/member.repository.ts'
import { accountEraser } from '../people/people.erasing.ts'
import { connect, type Send } from './testing/provider.ts'

const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error'
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

let site: Site
let send: Send
let admin: string
let tenant: string
let sent = 0

beforeAll(async () => {
  site = await startDemoSite()
  send = await connect(site)
  admin = await signIn(site, 'admin@demo.example')
  tenant = (await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')).tenant_id
})
afterAll(() => site.stop())
beforeEach(() => {
  sent++
})

const find = (filter: string) => send('GET', `/Users?filter=${encodeURIComponent(filter)}`)
const account = (email: string) =>
  site.app
    .knex('users')
    .where({ tenant_id: tenant, email_address: email })
    .first('uuid', 'advisor_uuid', 'deactivated_at')

const body = (name: string, rest: object = {}) => ({
  userName: `${name}@bank.example`,
  externalId: name,
  name: { givenName: 'Eva', familyName: 'Moser' },
  emails: [{ value: `${name}@bank.example`, type: 'work', primary: true }],
  ...rest
})

async function create(name: string, rest: object = {}): Promise<string> {
  const { status, body: made } = await send('POST', '/Users', body(name, rest))
  expect(status).toBe(201)
  return made.id
}

const patch = (id: string, ...Operations: object[]) => send('PATCH', `/Users/${id}`, { Operations })

const said = ({
  status,
  body: { scimType, schemas }
}: {
  status: number
  body: { scimType?: string; schemas: string[] }
}) => [status, scimType, schemas[0] === ERROR]

const overview = async () => (await request(site, 'GET', '/api/v1/scim', { cookie: admin })).body

describe('what is refused', () => {
  test('no token, in the protocol’s own words and with a challenge', async () => {
    for (const path of ['/Users', '/Groups', '/ServiceProviderConfig', '/nothing']) {
      const { status, headers, body: answer } = await request(site, 'GET', `/scim/v2${path}`)
      expect([path, status, answer.status, answer.schemas]).toEqual([path, 401, '401', [ERROR]])
      expect(headers['content-type']).toBe('application/scim+json; charset=utf-8')
      expect(headers['www-authenticate']).toMatch(/^Bearer/)
    }
  })

  test('the session of an administrator', async () => {
    const { status } = await request(site, 'GET', '/scim/v2/Users', { cookie: admin })
    expect(status).toBe(401)
  })

  test('a token of another kind, of another institution, or that was revoked', async () => {
    const kinds = [await connect(site, { scopes: ['advisors-management:read', 'administration:read'] })]
    for (const other of kinds) expect(said(await other('GET', '/Users'))).toEqual([403, undefined, true])
    const theirs = await connect(site, NORDBANK)
    const { Resources } = (await theirs('GET', '/Users?count=200')).body
    expect(Resources.map(({ userName }: { userName: string }) => userName)).not.toContain('admin@demo.example')
    const token = (authorization: string, host = 'localhost') =>
      request(site, 'GET', '/scim/v2/Users', { host, headers: { authorization, origin: undefined } })
    const { body: made } = await request(site, 'POST', '/api/v1/api-tokens', {
      cookie: admin,
      body: { name: 'Okta', scopes: ['scim'] }
    })
    const bearer = `Bearer ${made.token}`
    expect((await token(bearer)).status).toBe(200)
    expect(said(await token(bearer, NORDBANK.host))).toEqual([401, undefined, true])
    expect(said(await token(`${bearer}x`))).toEqual([401, undefined, true])
    await request(site, 'DELETE', `/api/v1/api-tokens/${made.uuid}`, { cookie: admin })
    expect(said(await token(bearer))).toEqual([401, undefined, true])
  })

  test('other parts of the API for a token of a directory', async () => {
    const { body: made } = await request(site, 'POST', '/api/v1/api-tokens', {
      cookie: admin,
      body: { name: 'Okta', scopes: ['scim'] }
    })
    for (const path of ['/api/v1/people', '/api/v1/scim', '/api/v1/settings']) {
      const headers = { authorization: `Bearer ${made.token}`, origin: undefined }
      expect([path, (await request(site, 'GET', path, { headers })).status]).toEqual([path, 403])
    }
  })

  test.each([
    ['an object that is none', '[]', 400, 'invalidSyntax'],
    ['JSON that is none', '{"userName"', 400, 'invalidSyntax'],
    ['nothing', '{}', 400, 'invalidSyntax'],
    ['no name', body('x', { userName: undefined }), 400, 'invalidValue'],
    ['a name with control characters', body('x', { userName: 'a\u0000b' }), 400, 'invalidValue'],
    ['a name that is too long', body('x', { userName: 'x'.repeat(256) }), 400, 'invalidValue'],
    ['an address that is none', body('x', { emails: [{ value: 'x', primary: true }] }), 400, 'invalidValue'],
    ['no address', { ...body('x'), emails: [], userName: 'eva' }, 400, 'invalidValue'],
    ['no last name', body('x', { name: { givenName: 'Eva' } }), 400, 'invalidValue'],
    [
      'a first name that is too long',
      body('x', { name: { givenName: 'x'.repeat(101), familyName: 'M' } }),
      400,
      'invalidValue'
    ],
    ['a state that is none', body('x', { active: 'perhaps' }), 400, 'invalidValue'],
    ['the name of another', body('x', { userName: 'ADMIN@demo.example' }), 409, 'uniqueness'],
    [
      'the address of another',
      body('x', { emails: [{ value: 'advisor@demo.example', primary: true }] }),
      409,
      'uniqueness'
    ]
  ])('a person with %s', async (_what, given, status, type) => {
    const before = await site.app.knex('users').count('* as count')
    expect(said(await send('POST', '/Users', given))).toEqual([status, type, true])
    expect(await site.app.knex('users').count('* as count')).toEqual(before)
  })

  test('a body that is too large', async () => {
    const answer = await send('POST', '/Users', body('large', { displayName: 'x'.repeat(300_000) }))
    expect(said(answer)).toEqual([413, undefined, true])
  })

  test.each([
    ['an operation that is none', { op: 'move', path: 'active', value: true }, 'invalidSyntax'],
    ['a path that is none', { op: 'replace', path: 'active[', value: true }, 'invalidPath'],
    ['an unknown path', { op: 'replace', path: 'shoeSize', value: '42' }, 'invalidPath'],
    ['an unknown attribute without a path', { op: 'replace', value: { shoeSize: '42' } }, 'invalidPath'],
    ['an attribute of the prototype', { op: 'replace', path: '__proto__', value: 'x' }, 'invalidPath'],
    ['what is not kept', { op: 'add', path: 'nickName', value: 'Evi' }, 'invalidPath'],
    ['what is not kept, of the extension', { op: 'add', path: `${ENTERPRISE}:manager`, value: 'x' }, 'invalidPath'],
    ['what is read-only', { op: 'replace', path: 'id', value: 'x' }, 'mutability'],
    ['groups at a person', { op: 'add', path: 'groups', value: [{ value: 'x' }] }, 'mutability'],
    [
      'another address than that at work',
      { op: 'replace', path: 'emails[type eq "home"].value', value: 'x@y.at' },
      'noTarget'
    ],
    ['a removal without a path', { op: 'remove' }, 'noTarget'],
    ['a removal of the name', { op: 'remove', path: 'userName' }, 'invalidValue'],
    ['a name of nothing', { op: 'replace', path: 'name.familyName', value: '' }, 'invalidValue'],
    ['a branch that is none', { op: 'replace', path: `${ENTERPRISE}:department`, value: 'Nowhere' }, 'invalidValue'],
    ['no value', { op: 'replace' }, 'invalidValue']
  ])('a change with %s, together with what would be right', async (_what, operation, type) => {
    const id = await create(`refused-${sent}`)
    const answer = await patch(id, { op: 'replace', path: 'name.givenName', value: 'Ida' }, operation)
    expect(said(answer)).toEqual([400, type, true])
    expect((await send('GET', `/Users/${id}`)).body.name.givenName).toBe('Eva')
  })

  test.each([
    'userName co "a"',
    'userName eq',
    'userName eq "a" or userName eq "b"',
    'not (userName eq "a")',
    'shoeSize eq "42"',
    'password eq "x"',
    'userName eq "a',
    'userName eq "\\u0000"',
    '(userName eq "a"',
    `${'('.repeat(400)}userName eq "a"${')'.repeat(399)}`,
    `userName eq "${'x'.repeat(2000)}"`,
    'emails[type eq "work" eq "a"',
    '[]',
    'constructor eq "x"'
  ])('the filter %s', async (filter) => {
    expect(said(await find(filter))).toEqual([
      400,
      filter.startsWith('emails[') ? expect.anything() : 'invalidFilter',
      true
    ])
  })

  test.each(['startIndex=one', 'count=1.5', 'count=1&count=2', 'startIndex=99999999999'])(
    'paging by %s',
    async (query) => {
      expect(said(await send('GET', `/Users?${query}`))).toEqual([400, 'invalidValue', true])
    }
  )

  test.each([
    ['POST', '/Schemas'],
    ['PUT', '/Users'],
    ['DELETE', '/Groups'],
    ['POST', '/Users/00000000-0000-4000-8000-000000000000']
  ])('%s %s', async (method, path) => {
    const answer = await send(method, path, {})
    expect([answer.status, answer.body.schemas, answer.headers.allow]).toEqual([
      405,
      [ERROR],
      expect.stringMatching(/GET/)
    ])
  })

  test.each(['/Nothing', '/Users/x', '/Users/00000000-0000-4000-8000-000000000000', '/Schemas/x', '/Users/a/b'])(
    'what is not there: %s',
    async (path) => {
      const answer = await send('GET', path)
      expect([answer.status, answer.body.status, answer.body.schemas]).toEqual([404, '404', [ERROR]])
    }
  )

  test('everything while people cannot be managed', async () => {
    const put = (effective_state: boolean) =>
      request(site, 'PUT', '/api/v1/modules', {
        cookie: admin,
        body: { module_name: 'advisors-management', effective_state }
      })
    const before = (await send('GET', '/Users')).status
    await put(false)
    const off = await send('GET', '/Users')
    await put(true)
    expect([before, off.status]).toEqual([200, 403])
  })
})

test('the people of another institution are neither seen nor reached', async () => {
  const other = await connect(site, NORDBANK)
  const id = await create('ours')
  for (const [method, given] of [
    ['GET', undefined],
    ['PUT', body('ours')],
    ['PATCH', { Operations: [{ op: 'replace', path: 'active', value: false }] }],
    ['DELETE', undefined]
  ] as const) {
    expect([method, (await other(method, `/Users/${id}`, given)).status]).toEqual([method, 404])
  }
  expect((await other('GET', '/Users?filter=userName%20eq%20%22ours@bank.example%22')).body.totalResults).toBe(0)
  // and each may have one of the same name
  expect((await other('POST', '/Users', body('ours'))).status).toBe(201)
  const group = await other('POST', '/Groups', { displayName: 'Theirs', members: [{ value: id }] })
  expect(said(group)).toEqual([400, 'invalidValue', true])
  expect((await send('GET', `/Users/${id}`)).body.active).toBe(true)
})

describe('people', () => {
  test('are invited, without a password, where there is no sign-in service', async () => {
    const id = await create('invited')
    const { password_hash } = await site.app.knex('users').where({ uuid: id }).first('password_hash')
    expect(password_hash).toBe('')
    expect(await site.app.knex('invitations').where({ user_uuid: id })).toHaveLength(1)
  })

  test('are not invited where there is one, which finds them by their address', async () => {
    const put = (openid_issuer: string, openid_client_id: string) =>
      request(site, 'PATCH', '/api/v1/settings', { cookie: admin, body: { openid_issuer, openid_client_id } })
    expect((await put('https://login.bank.example', 'widgets')).status).toBe(200)
    const id = await create('by-openid')
    await put('', '')
    expect(await site.app.knex('invitations').where({ user_uuid: id })).toEqual([])
    expect(await site.app.knex('users').where({ uuid: id }).first('password_hash')).toEqual({ password_hash: '' })
  })

  test('get the account of their card, if it has none', async () => {
    const card = await account('advisor@demo.example')
    await site.app.knex('users').where({ uuid: card.uuid }).delete()
    await site.app.knex('advisors').where({ uuid: card.advisor_uuid }).update({ email_address: 'card@bank.example' })
    const id = await create('card')
    expect(id).toBe(card.advisor_uuid)
    expect((await account('card@bank.example')).advisor_uuid).toBe(card.advisor_uuid)
  })

  test('who are inactive from the beginning are not invited, until they are active', async () => {
    const id = await create('later', { active: 'False' })
    expect((await send('GET', `/Users/${id}`)).body.active).toBe(false)
    expect(await site.app.knex('invitations').where({ user_uuid: id })).toEqual([])
    await patch(id, { op: 'replace', path: 'active', value: true })
    expect(await site.app.knex('invitations').where({ user_uuid: id })).toHaveLength(1)
  })

  test('belong to the branch that their department names, by name or alias; another one is left out and shown', async () => {
    const [one, other] = await site.app
      .knex('organizations')
      .where({ tenant_id: tenant })
      .whereNull('closed_at')
      .orderBy('name')
    const id = await create('placed', { [ENTERPRISE]: { department: one.name.toUpperCase() } })
    const read = async () => (await send('GET', `/Users/${id}`)).body[ENTERPRISE]
    expect(await read()).toEqual({ department: one.name })
    await patch(id, { op: 'Replace', path: `${ENTERPRISE}:department`, value: other.alias })
    expect(await read()).toEqual({ department: other.name })
    await send('PUT', `/Users/${id}`, body('placed', { [ENTERPRISE]: { department: 'Treasury' } }))
    expect(await read()).toEqual({ department: other.name })
    const isOurs = ({ subject }: { subject: string }) => subject === 'placed@bank.example'
    const shown = async () => (await overview()).problems.filter(isOurs)
    expect(await shown()).toMatchObject([{ reason: 'branch-unknown', detail: 'Treasury' }])
    await patch(id, { op: 'remove', path: `${ENTERPRISE}:department` })
    expect(await read()).toBeUndefined()
    expect(await shown()).toEqual([])
  })

  test('who only have a whole name get both from it, and both follow it', async () => {
    const id = await create('whole', { name: undefined, displayName: 'Anna Maria Huber' })
    const read = async () => (await send('GET', `/Users/${id}`)).body.name
    expect(await read()).toMatchObject({ givenName: 'Anna Maria', familyName: 'Huber' })
    await patch(id, { op: 'replace', path: 'displayName', value: 'Anna Maria Wolf' })
    expect(await read()).toMatchObject({ givenName: 'Anna Maria', familyName: 'Wolf' })
    await patch(id, { op: 'replace', value: { displayName: 'Wolf, A.', 'name.familyName': 'Berger' } })
    expect(await read()).toMatchObject({ givenName: 'Anna Maria', familyName: 'Berger' })
    expect((await find('displayName eq "wolf, a."')).body.Resources).toMatchObject([{ id }])
  })

  test('whose address changes are signed out, and lose the passwords of the former one', async () => {
    const id = await create('moved')
    await site.app.knex('users').where({ uuid: id }).update({ password_hash: 'x' })
    const cookie = await signIn(site, 'moved@bank.example')
    await patch(id, { op: 'replace', path: 'emails.value', value: 'moved2@bank.example' })
    expect((await request(site, 'GET', '/api/v1/me/sessions', { cookie })).status).toBe(401)
    expect(await site.app.knex('users').where({ uuid: id }).first('password_hash')).toEqual({ password_hash: '' })
  })

  test('the log names the directory that has changed them', async () => {
    const id = await create('logged')
    await patch(id, { op: 'replace', path: 'active', value: false })
    const rows = await site.app.knex('audit_log').where({ object: 'user', object_id: id })
    expect(rows.length).toBeGreaterThanOrEqual(2)
    for (const row of rows) expect(row.actor_name).toMatch(/^Entra/)
  })
})

describe('somebody who leaves', () => {
  test('is refused with the next request; active again, they sign in again', async () => {
    const { uuid } = await account('second@demo.example')
    const cookie = await signIn(site, 'second@demo.example')
    const me = async () => (await request(site, 'GET', '/api/v1/me/sessions', { cookie })).status
    expect(await me()).toBe(200)
    await patch(uuid, { op: 'Replace', path: 'active', value: 'False' })
    expect(await me()).toBe(401)
    await patch(uuid, { op: 'Replace', path: 'active', value: 'True' })
    expect(await me()).toBe(401)
    const again = await signIn(site, 'second@demo.example')
    expect((await request(site, 'GET', '/api/v1/me/sessions', { cookie: again })).status).toBe(200)
  })

  test('is deactivated by DELETE, is not found by the directory, and stays in the administration', async () => {
    const id = await create('deleted')
    expect((await send('DELETE', `/Users/${id}`)).status).toBe(204)
    for (const method of ['GET', 'DELETE']) expect((await send(method, `/Users/${id}`)).status).toBe(404)
    expect((await find('externalId eq "deleted"')).body.totalResults).toBe(0)
    const person = await request(site, 'GET', `/api/v1/people/${id}`, { cookie: admin })
    expect(person.body.status).toBe('deactivated')
  })

  test('comes back as the same person, without the rights and the password of before', async () => {
    const id = await create('returning')
    await site.app.knex('users').where({ uuid: id }).update({ password_hash: 'x' })
    await site.app.knex('user_roles').insert({ tenant_id: tenant, user_uuid: id, role: 'analyst' })
    await send('DELETE', `/Users/${id}`)
    const { status, body: made } = await send(
      'POST',
      '/Users',
      body('returning', { name: { givenName: 'Eva', familyName: 'Berg' } })
    )
    expect([status, made.id, made.active, made.name.familyName]).toEqual([201, id, true, 'Berg'])
    expect(await site.app.knex('user_roles').where({ user_uuid: id })).toEqual([])
    expect(await site.app.knex('users').where({ uuid: id }).first('password_hash')).toEqual({ password_hash: '' })
  })

  test('neither comes back nor is changed while they are being erased, and administrators see why', async () => {
    const id = await create('erased')
    await patch(id, { op: 'replace', path: 'active', value: false })
    await site.app.knex('erasures').insert(runningErasure(tenant, id))
    expect(said(await patch(id, { op: 'replace', path: 'active', value: true }))).toEqual([409, 'mutability', true])
    const other = { familyName: 'Anders' }
    for (const answer of [
      await patch(id, { op: 'replace', path: 'name.familyName', value: other.familyName }),
      await patch(id, { op: 'replace', path: 'displayName', value: other.familyName }),
      await send('PUT', `/Users/${id}`, body('erased', { name: { givenName: 'Eva', ...other }, active: false })),
      await send('DELETE', `/Users/${id}`)
    ]) {
      expect(said(answer)).toEqual([409, 'mutability', true])
    }
    for (const table of ['users', 'scim_users', 'audit_log'])
      expect(JSON.stringify(await site.app.knex(table)), table).not.toContain(other.familyName)
    expect((await overview()).problems).toContainEqual(
      expect.objectContaining({ subject: 'erased@bank.example', reason: 'being-erased' })
    )
    await site.app.knex('erasures').where({ uuid: id }).delete()
    expect((await patch(id, { op: 'replace', path: 'active', value: true })).body.active).toBe(true)
  })

  test('is no longer named among the problems once the account is erased', async () => {
    const id = await create('going')
    await patch(id, { op: 'replace', path: 'active', value: false })
    await site.app.knex('erasures').insert(runningErasure(tenant, id))
    expect((await patch(id, { op: 'replace', path: 'displayName', value: 'Eva' })).status).toBe(409)
    const named = async () => JSON.stringify(await site.app.knex('scim_problems')).includes('going@bank.example')
    expect(await named()).toBe(true)
    const db = new TenantDb(site.app.knex, tenant)
    const member = { ...((await findMember(db, id)) as Known), pseudonym: 'Former staff 1', alias: 'former-1' }
    await accountEraser.erase?.({ db, app: site.app } as JobContext, member)
    expect([await account('going@bank.example'), await named()]).toEqual([undefined, false])
    await site.app.knex('erasures').where({ uuid: id }).delete()
  })

  test('does not leave the account to a new colleague with the same address', async () => {
    const id = await create('namesake')
    await send('DELETE', `/Users/${id}`)
    expect(said(await send('POST', '/Users', body('namesake', { externalId: 'another' })))).toEqual([
      409,
      'uniqueness',
      true
    ])
  })
})

describe('the last administrator', () => {
  const LAST = [409, 'mutability', true]

  test('is neither deactivated nor deleted, nor given another address', async () => {
    const { uuid } = await account('admin@demo.example')
    expect(said(await patch(uuid, { op: 'replace', path: 'active', value: false }))).toEqual(LAST)
    expect(said(await send('DELETE', `/Users/${uuid}`))).toEqual(LAST)
    expect(said(await patch(uuid, { op: 'replace', path: 'emails.value', value: 'x@bank.example' }))).toEqual(LAST)
    const whole = { userName: 'admin@demo.example', active: false }
    expect(said(await send('PUT', `/Users/${uuid}`, whole))).toEqual(LAST)
    expect((await request(site, 'GET', '/api/v1/me/sessions', { cookie: admin })).status).toBe(200)
  })
})

describe('versions', () => {
  test('a change of an older version is refused', async () => {
    const id = await create('versions')
    const { headers, body: read } = await send('GET', `/Users/${id}`)
    expect(headers.etag).toBe(read.meta.version)
    const rename = (name: string, version: string) =>
      send(
        'PATCH',
        `/Users/${id}`,
        { Operations: [{ op: 'replace', path: 'name.givenName', value: name }] },
        { 'if-match': version }
      )
    expect((await rename('Ida', String(headers.etag))).status).toBe(200)
    expect(said(await rename('Ute', String(headers.etag)))).toEqual([412, undefined, true])
    expect((await rename('Ute', '*')).status).toBe(200)
  })

  test('what has not changed is not sent again', async () => {
    const id = await create('unchanged')
    const { headers } = await send('GET', `/Users/${id}`)
    const again = await send('GET', `/Users/${id}`, undefined, { 'if-none-match': String(headers.etag) })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('each change of a group leaves another', async () => {
    const member = await create('of-version')
    const { body: group, headers } = await send('POST', '/Groups', { displayName: 'Versions' })
    const add = (version: string) =>
      send(
        'PATCH',
        `/Groups/${group.id}`,
        { Operations: [{ op: 'add', path: 'members', value: [{ value: member }] }] },
        { 'if-match': version }
      )
    expect((await add(String(headers.etag))).status).toBe(204)
    expect(said(await add(String(headers.etag)))).toEqual([412, undefined, true])
  })
})

describe('lists', () => {
  test('are read page by page, everyone once', async () => {
    const first = (await send('GET', '/Users?startIndex=1&count=3')).body
    expect(first).toMatchObject({ startIndex: 1, itemsPerPage: 3 })
    const seen = new Set<string>()
    for (let at = 1; at <= first.totalResults; at += 3) {
      const { Resources } = (await send('GET', `/Users?startIndex=${at}&count=3`)).body
      for (const { id } of Resources) seen.add(id)
    }
    expect(seen.size).toBe(first.totalResults)
    expect((await send('GET', '/Users?count=0')).body).toMatchObject({
      totalResults: first.totalResults,
      Resources: []
    })
    expect((await send('GET', '/Users?startIndex=-5&count=-1')).body).toMatchObject({ startIndex: 1, Resources: [] })
    expect((await send('GET', '/Users?startIndex=100000')).body).toMatchObject({ Resources: [] })
  })

  test('are narrowed by several conditions', async () => {
    const id = await create('narrow')
    const totals = async (filter: string) => (await find(filter)).body.totalResults
    expect(await totals(`id eq "${id}" and (userName eq "NARROW@bank.example" and externalId eq "narrow")`)).toBe(1)
    expect(await totals(`id eq "${id}" and active eq true`)).toBe(1)
    expect(await totals(`id eq "${id}" and active eq false`)).toBe(0)
    expect(await totals('externalId eq "NARROW"')).toBe(0)
    expect(await totals(`urn:ietf:params:scim:schemas:core:2.0:User:USERNAME EQ "narrow@bank.example"`)).toBe(1)
    expect(await totals('emails[primary eq true and type eq "work"].value eq "narrow@bank.example"')).toBe(1)
    expect(await totals(`id eq "' or '1' = '1"`)).toBe(0)
  })

  test('show the attributes that are asked for', async () => {
    const id = await create('attributes')
    const keys = async (query: string) => Object.keys((await send('GET', `/Users/${id}?${query}`)).body).toSorted()
    expect(await keys('attributes=userName')).toEqual(['id', 'meta', 'schemas', 'userName'])
    expect(await keys('excludedAttributes=emails,name.givenName,groups')).toEqual([
      'active',
      'displayName',
      'externalId',
      'id',
      'meta',
      'schemas',
      'userName'
    ])
  })
})

test('what is supported is described', async () => {
  const { body: config } = await send('GET', '/ServiceProviderConfig')
  expect(config).toMatchObject({ patch: { supported: true }, bulk: { supported: false }, etag: { supported: true } })
  const { body: types } = await send('GET', '/ResourceTypes')
  expect(types.Resources.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual(['/Users', '/Groups'])
  const { body: all } = await send('GET', '/Schemas')
  for (const { id } of all.Resources) expect((await send('GET', `/Schemas/${id}`)).body.id).toBe(id)
})

test('of what could not be taken, the latest 500 stay', async () => {
  const problems = site.app.knex('scim_problems')
  await problems.clone().delete()
  const row = {
    tenant_id: tenant,
    kind: 'user',
    reason: 'name-missing',
    detail: '',
    created_at: '2026-01-01T00:00:00Z'
  }
  const rows = Array.from({ length: 504 }, (_, nth) => ({ ...row, subject: `${nth}@bank.example` }))
  for (let at = 0; at < rows.length; at += 84) await site.app.knex('scim_problems').insert(rows.slice(at, at + 84))
  expect((await send('POST', '/Users', body('last', { emails: [{ value: 'none', primary: true }] }))).status).toBe(400)
  expect(await problems.clone().pluck('subject')).toHaveLength(500)
  expect(await problems.clone().where({ subject: 'last@bank.example' })).toHaveLength(1)
  await problems.clone().delete()
})

test('who could not be written is shown with the reason, until it goes well', async () => {
  const named = async (name: string) =>
    (await overview()).problems.filter(({ subject }: { subject: string }) => subject === name)
  const wrong = body('problem', { emails: [{ value: 'none', primary: true }] })
  await send('POST', '/Users', wrong)
  expect(await named('problem@bank.example')).toMatchObject([
    { kind: 'user', reason: 'value-wrong', detail: 'emails.value' }
  ])
  const id = await create('problem')
  expect(await named('problem@bank.example')).toEqual([])
  await patch(id, { op: 'add', path: 'nickName', value: 'x' })
  expect(await named('problem@bank.example')).toMatchObject([{ reason: 'attribute-not-kept', detail: 'nickname' }])
  await patch(id, { op: 'replace', path: 'active', value: true })
  expect(await named('problem@bank.example')).toEqual([])
})
