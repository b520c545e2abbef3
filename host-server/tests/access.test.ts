import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ASSIGNABLE_ROLES, decide, isAssignable, modulesOf, ROLES, type Role } from '#contract/access'
import type { Endpoint } from '#contract/endpoint'
import { MODULES, SWITCHABLE_MODULES, type SwitchableModule } from '#contract/module-names'
import { formOfPerson } from '#contract/people'
import { TURNED_OFF } from '#contract/refusals'
import { scopeOf } from '#contract/token-scopes'
import { NOTE_MAX, Uuid } from '#contract/values'
import { routes } from '../api.ts'
import { instant } from '../core/base/clock.ts'
import { newToken } from '../core/http/api-token.ts'
import { hashToken } from '../core/security/tokens.ts'
import { request, signIn, type TestResponse } from '../testing/client.ts'
import { startDemoSite } from '../testing/demo-site.ts'
import type { Known, Sample } from '../testing/samples.ts'
import type { Site } from '../testing/site.ts'
import { measure, poison } from './support/poison.ts'
import {
  builtAnswers,
  exceedingTexts,
  idsOf,
  key,
  samplesOf,
  sendSample,
  UNKNOWN,
  undeclaredStatuses
} from './support/sample-requests.ts'

const ALIAS = 'anna-gruber'
const FOREIGN_HOST = 'nordbank.localhost'
const endpoints = routes.map(({ endpoint }) => endpoint)

let site: Site
let samples: Record<string, Sample>
/** Ids of the other tenant, by the name under which samples contain one. */
let foreign: Known['own']

beforeAll(async () => {
  site = await startDemoSite({ appointments: true }, { LOAD_TEST: '1' })
  foreign = await idsOf(site, FOREIGN_HOST)
  samples = await samplesOf(site, ALIAS)
})
afterAll(() => site.stop())

const send = (endpoint: Endpoint, sample: Sample, cookie?: string, host = 'localhost'): Promise<TestResponse> =>
  sendSample(site, endpoint, sample, { cookie, host })

/** An account with only this role and no advisor. */
async function accountWith(role: Role, name = `${role.toLowerCase()}-only`): Promise<string> {
  const { knex } = site.app
  const { tenant_id } = await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  const uuid = randomUUID()
  const email_address = `${name}@demo.example`
  await knex('users').insert({ tenant_id, uuid, email_address, full_name: role, password_hash: '-' })
  await knex('user_roles').insert({ tenant_id, user_uuid: uuid, role })
  return signIn(site, email_address)
}

interface Persona {
  me: { roles?: string[]; alias?: string | null; is_institutional?: boolean }
  cookie?: string
}

const cookieOf = (account: string) => signIn(site, `${account}@demo.example`)

async function colleague(): Promise<Persona> {
  const { knex } = site.app
  const { alias } = await knex('users as u')
    .join('advisors as a', 'a.uuid', 'u.advisor_uuid')
    .where({ 'u.email_address': 'second@demo.example' })
    .first('a.alias')
  return { me: { roles: ['stduser'], alias, is_institutional: true }, cookie: await cookieOf('second') }
}

const PERSONAS: [name: string, enter: () => Promise<Persona>][] = [
  ['a guest', async () => ({ me: {} })],
  ...ROLES.map((role): [string, () => Promise<Persona>] => [
    `somebody who is nothing but ${role}`,
    async () => ({ me: { roles: [role] }, cookie: await accountWith(role) })
  ]),
  [
    'the advisor',
    async () => ({
      me: { roles: ['stduser'], alias: ALIAS, is_institutional: true },
      cookie: await cookieOf('advisor')
    })
  ],
  ['another advisor of the tenant', colleague],
  [
    'an advisor who is not institutional',
    async () => ({
      me: { roles: ['stduser'], alias: 'external', is_institutional: false },
      cookie: await cookieOf('external')
    })
  ],
  [
    'a user of the other tenant',
    async () => ({ me: {}, cookie: await signIn(site, 'advisor@nordbank.example', { host: FOREIGN_HOST }) })
  ]
]

const STATUS = { unauthenticated: 401, forbidden: 403 } as const

test('every endpoint has a sample and an access rule', () => {
  expect(endpoints.map(key).toSorted()).toEqual(Object.keys(samples).toSorted())
  for (const { shape } of endpoints) expect(shape.access).toBeTypeOf('object')
})

test.each(PERSONAS)('every endpoint answers %s according to its access rule', async (_name, enter) => {
  const { me, cookie } = await enter()
  const faults: string[] = []
  for (const endpoint of endpoints) {
    const sample = samples[key(endpoint)] ?? {}
    const { status } = await send(endpoint, sample, cookie)
    const subject = { me, alias: sample.params?.alias, isModuleOn: () => true, isTopicsEnabled: true }
    const verdict = decide(endpoint.shape.access, subject)
    const right = verdict === 'granted' ? status < 500 && status !== 401 && status !== 403 : status === STATUS[verdict]
    if (!right) faults.push(`${key(endpoint)} answered ${status}, the rule says ${verdict}`)
  }
  expect(faults).toEqual([])
})

const embedding = { headers: { origin: 'https://anywhere.example' } }
const statusOf = async (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  (await request(site, 'GET', path, { headers })).status

/** What the modules do that guard no endpoint. */
const DEEDS: Partial<Record<SwitchableModule, () => Promise<unknown>>> = {
  searchengine: () => statusOf('/search'),
  advisorlist: () => statusOf('/advisors'),
  async 'is-already-customer'() {
    const { body } = await request(site, 'GET', '/api/v1/appointment-topics', { host: FOREIGN_HOST })
    return body[0].questions ?? []
  },
  messenger: () => statusOf(`/contact/${ALIAS}/messenger`),
  'call-me-back': () => statusOf(`/contact/${ALIAS}/callback`),
  'share-buttons': () => statusOf(`/share-buttons/redirect/button-click?advisorAlias=${ALIAS}&socialMediaType=email`),
  embed: () => statusOf('/api/v1/tenant', embedding.headers),
  sitemap: () => statusOf('/sitemap.xml'),
  async 'roles-management'() {
    const cookie = await signIn(site, 'admin@demo.example')
    const { uuid } = await site.app.knex('users').where({ email_address: 'analyst@demo.example' }).first('uuid')
    const { body } = await request(site, 'GET', `/api/v1/people/${uuid}`, { cookie })
    const form = { ...formOfPerson(body), revision: body.revision }
    const roles = body.roles.includes('marketing-manager') ? ['analyst'] : ['analyst', 'marketing-manager']
    return (await request(site, 'PUT', `/api/v1/people/${uuid}`, { cookie, body: { ...form, roles } })).status
  }
}

describe('without its module', () => {
  const switched = (module_name: SwitchableModule, effective_state: boolean) =>
    site.app.knex('tenant_modules').where({ module_name }).update({ effective_state })

  test.each(SWITCHABLE_MODULES)('%s refuses everyone what it stands for', async (module) => {
    const cookies = [undefined, await signIn(site, 'advisor@demo.example'), await signIn(site, 'admin@demo.example')]
    const guarded = endpoints.filter(({ shape }) => modulesOf(shape.access).includes(module))
    const deed = DEEDS[module]
    expect(guarded.length > 0 || deed, 'switches nothing').toBeTruthy()
    const before = await deed?.()
    await switched(module, false)
    for (const endpoint of guarded) {
      for (const cookie of cookies) {
        const { status, body } = await send(endpoint, samples[key(endpoint)] ?? {}, cookie)
        expect([status, body.code], `${key(endpoint)} with its module off`).toEqual([403, TURNED_OFF])
      }
    }
    if (deed) expect(await deed()).not.toEqual(before)
    await switched(module, true)
    if (deed) expect(await deed()).toEqual(before)
  })

  test('every module can be turned on and off, and no other name', async () => {
    const cookie = await signIn(site, 'admin@demo.example')
    expect(SWITCHABLE_MODULES.toSorted()).toEqual(MODULES.toSorted())
    const body = { module_name: 'fax', effective_state: true }
    expect((await request(site, 'PUT', '/api/v1/modules', { cookie, body })).status).toBe(422)
  })
})

describe('an API token', () => {
  const everything = () => site.app.scopes
  const inEveryRequest = (token: string) => ({ authorization: `Bearer ${token}`, origin: undefined })

  async function tokenWith(scopes: readonly string[], host = 'localhost'): Promise<string> {
    const { tenant_id } = await site.app.knex('tenant_domains').where({ host }).first('tenant_id')
    const token = newToken()
    const row = { name: 'CRM', token_hash: hashToken(token), last_four: token.slice(-4), created_by: randomUUID() }
    const created_at = instant(site.clock.time)
    const all = { ...row, tenant_id, uuid: randomUUID(), scopes: JSON.stringify(scopes), created_at }
    await site.app.knex('api_tokens').insert(all)
    return token
  }

  /** What its answers should be, by the access rules. */
  async function faultsOf(scopes: readonly string[], token: string): Promise<string[]> {
    const faults: string[] = []
    for (const endpoint of endpoints) {
      const headers = { ...samples[key(endpoint)]?.headers, ...inEveryRequest(token) }
      const { status } = await sendSample(site, endpoint, samples[key(endpoint)] ?? {}, { headers })
      const scope = scopeOf(endpoint)
      const isOpen = endpoint.shape.access.public || (scope && scopes.includes(scope))
      const right = isOpen ? status < 500 && status !== 401 && status !== 403 : status === 403
      if (!right) faults.push(`${key(endpoint)} answered ${status} to ${scope ?? 'none'}`)
    }
    return faults
  }

  test('of another institution opens nothing', async () => {
    const token = await tokenWith(everything(), FOREIGN_HOST)
    for (const endpoint of endpoints.filter(({ shape }) => !shape.access.public)) {
      const headers = inEveryRequest(token)
      const { status } = await sendSample(site, endpoint, samples[key(endpoint)] ?? {}, { headers })
      expect([key(endpoint), status]).toEqual([key(endpoint), 401])
    }
  })

  test('without a scope opens what is public alone', async () => {
    expect(await faultsOf([], await tokenWith([]))).toEqual([])
  })

  test('with every scope opens what administrators do for the institution', async () => {
    expect(await faultsOf(everything(), await tokenWith(everything()))).toEqual([])
  })

  test('with one scope opens what it says, and nothing else', async () => {
    for (const scope of everything())
      expect([scope, await faultsOf([scope], await tokenWith([scope]))]).toEqual([scope, []])
  }, 300_000)

  test('is kept from what gives rights, and from what concerns one person', () => {
    const closed = endpoints.filter((endpoint) => !endpoint.shape.access.public && !scopeOf(endpoint)).map(key)
    for (const one of [
      'POST /api/v1/api-tokens',
      'POST /api/v1/embedding/origins',
      'POST /api/v1/webhooks',
      'PATCH /api/v1/settings',
      'PUT /api/v1/people/:uuid',
      'PUT /api/v1/modules'
    ])
      expect(closed).toContain(one)
    expect(closed).toContain('PATCH /api/v1/me/preferences')
    expect(closed).toContain('PUT /api/v1/organizations/:uuid/managers/:person')
    expect(closed.filter((one) => one.includes('deletion-tool')).length).toBeGreaterThan(5)
  })
})

describe('a role', () => {
  /** The endpoints that a role opens to an account without a card. */
  const grants = (role: Role) => {
    const subject = (roles: Role[]) => ({ me: { roles }, isModuleOn: () => true, isTopicsEnabled: true })
    return endpoints.filter(
      ({ shape }) => decide(shape.access, subject([role])) !== decide(shape.access, subject(['stduser']))
    )
  }

  test.each(ASSIGNABLE_ROLES.filter((role) => role !== 'stduser'))('%s grants something', (role) => {
    expect(grants(role)).not.toEqual([])
  })

  const OTHERS = ROLES.filter((role) => !isAssignable(role))
  test.each(OTHERS)('%s, which grants nothing, cannot be assigned', async (role) => {
    expect(grants(role)).toEqual([])
    const cookie = await signIn(site, 'admin@demo.example')
    const person = { first_name: 'Ida', last_name: 'Rolle', email_address: 'ida.rolle@demo.example' }
    const body = { ...person, roles: [role] }
    const { status, body: answer } = await request(site, 'POST', '/api/v1/people', { cookie, body })
    expect([status, Object.keys(answer.errors)]).toEqual([422, ['roles']])
    const { uuid } = await site.app.knex('users').where({ email_address: 'analyst@demo.example' }).first('uuid')
    const { body: held } = await request(site, 'GET', `/api/v1/people/${uuid}`, { cookie })
    const form = { ...formOfPerson(held), revision: held.revision, roles: [...held.roles, role] }
    const put = await request(site, 'PUT', `/api/v1/people/${uuid}`, { cookie, body: form })
    expect([put.status, Object.keys(put.body.errors)]).toEqual([422, ['roles']])
    const change = { people: { q: 'analyst' }, kind: 'give-role', role }
    expect((await request(site, 'POST', '/api/v1/people-changes', { cookie, body: change })).status).toBe(422)
    const settings = { openid_roles: JSON.stringify({ Chefs: role }) }
    expect((await request(site, 'PATCH', '/api/v1/settings', { cookie, body: settings })).status).toBe(422)
  })
})

describe('an id of another tenant', () => {
  const FIELDS = ['alias', 'uuid', 'topic', 'organization_uuid'] as const

  /** The sample with one id replaced wherever it occurs; undefined if it contains none by that name. */
  function withId(sample: Sample, field: string, value: string): Sample | undefined {
    let found = false
    const replace = (part: unknown): unknown => {
      if (Array.isArray(part)) return part.map(replace)
      if (part === null || typeof part !== 'object') return part
      return Object.fromEntries(
        Object.entries(part).map(([name, old]) => {
          // a topic is also what administrators call it
          if (name !== field || (name === 'topic' && !v.is(Uuid, old))) return [name, replace(old)]
          found = true
          return [name, value]
        })
      )
    }
    const changed = replace(sample) as Sample
    return found ? changed : undefined
  }

  const rowsOf = async (host: string) => {
    const { knex } = site.app
    const { tenant_id } = await knex('tenant_domains').where({ host }).first('tenant_id')
    const tables = [
      'advisors',
      'appointments',
      'booking_claims',
      'booking_holds',
      'calendar_overrides',
      'calendar_spans',
      'contact_requests',
      'holidays',
      'outbox',
      'wallet_notifications'
    ]
    tables.push('organizations', 'opening_hours', 'external_analyst_assignments')
    tables.push('redirections', 'custom_links', 'advisor_custom_links')
    tables.push('working_hours', 'advisor_topics', 'advisor_appointment_types', 'appointment_topics', 'frontend_logs')
    tables.push('topic_texts', 'users', 'user_roles', 'organization_managers', 'staff_branches', 'invitations')
    tables.push('default_weeks', 'search_forms')
    const rows = await Promise.all(tables.map((table) => knex(table).where({ tenant_id })))
    return rows.map((list) => list.map((row) => JSON.stringify(row)).toSorted())
  }

  test('is answered like one that does not exist, in path, query and body, and nothing changes', async () => {
    const before = await rowsOf(FOREIGN_HOST)
    const [own, admin, marketing] = await Promise.all(
      ['advisor', 'admin', 'marketing'].map((account) => signIn(site, `${account}@demo.example`))
    )
    const eraser = await accountWith('profile-delete-manager', 'eraser')
    const cookieFor = ({ access }: Endpoint['shape']) => {
      if (access.public || !(access.roles || access.anyRole)) return own
      if (access.roles?.includes('profile-delete-manager')) return eraser
      return access.roles?.includes('marketing-manager') ? marketing : admin
    }
    let compared = 0
    for (const endpoint of endpoints) {
      const cookie = cookieFor(endpoint.shape)
      for (const field of FIELDS) {
        const sample = samples[key(endpoint)] ?? {}
        const theirs = withId(sample, field, foreign[field])
        const unknown = withId(sample, field, field === 'alias' ? 'nobody-at-all' : UNKNOWN)
        if (!theirs || !unknown) continue
        const [one, other] = [await send(endpoint, theirs, cookie), await send(endpoint, unknown, cookie)]
        expect(one.status, `${key(endpoint)} with a foreign ${field}`).toBe(404)
        expect([one.status, one.body]).toEqual([other.status, other.body])
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(20)
    expect(await rowsOf(FOREIGN_HOST)).toEqual(before)
  })
})

test('no endpoint answers with a status that the API documentation does not name', async () => {
  const cookie = await signIn(site, 'admin@demo.example')
  for (const endpoint of endpoints) {
    const sample = samples[key(endpoint)] ?? {}
    await sendSample(site, endpoint, sample, { cookie, headers: { origin: 'https://anywhere.example' } })
    await sendSample(site, endpoint, sample, { cookie, host: 'nowhere.example' })
    if (endpoint.method === 'GET') continue
    await sendSample(site, endpoint, { ...sample, body: undefined }, { cookie })
    await sendSample(site, endpoint, sample, { cookie, body: '{', headers: { 'content-type': 'application/json' } })
    await sendSample(site, endpoint, sample, { cookie, body: 'x', headers: { 'content-type': 'text/strange' } })
    await sendSample(site, endpoint, sample, { cookie, body: `"${'x'.repeat(300_000)}"` })
  }
  expect(undeclaredStatuses()).toEqual([])
})

test('answers that the server does not parse are as declared', async () => {
  const unparsed = endpoints.filter(({ shape }) => shape.built)
  for (const endpoint of unparsed) await sendSample(site, endpoint, samples[key(endpoint)] ?? {})
  expect(builtAnswers().map(key).toSorted()).toEqual(unparsed.map(key).toSorted())
})

test('no endpoint answers with a text that is longer than the API documentation says', async () => {
  const { knex } = site.app
  const { tenant_id: tenantId } = await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  const cookie = await signIn(site, 'admin@demo.example')
  const refused = 'ä'.repeat(100_000)
  const writing = endpoints.filter(({ method }) => method !== 'GET')
  for (const endpoint of writing) {
    const sample = samples[key(endpoint)] ?? {}
    const body = { [refused]: refused, ...(sample.body as object) }
    await sendSample(site, endpoint, { ...sample, body }, { cookie })
    const fields = Object.fromEntries(Object.keys((sample.body as object) ?? {}).map((name) => [name, [refused]]))
    await sendSample(site, endpoint, { ...sample, body: fields }, { cookie })
  }
  const full = await measure(knex, 0)
  const lengths = Object.fromEntries(Object.entries(full).map(([name, length]) => [name, Math.min(length, NOTE_MAX)]))
  // within an address it is a little longer
  await knex.transaction((trx) => poison({ knex: trx, tenantId, lengths }, 'ä'.repeat(NOTE_MAX - 100)))
  for (const account of ['admin', 'advisor', 'branch', 'marketing', 'analyst']) {
    const asker = await signIn(site, `${account}@demo.example`)
    for (const endpoint of endpoints.filter(({ method }) => method === 'GET'))
      await sendSample(site, endpoint, samples[key(endpoint)] ?? {}, { cookie: asker })
  }
  expect(exceedingTexts()).toEqual([])
})
