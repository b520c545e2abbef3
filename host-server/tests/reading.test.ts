import type { GenericSchema } from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint'
import { PERSONAL_LISTS, type PersonalList } from '#contract/personal-lists'
import { routes } from '../api.ts'
import { HOUR, instant } from '../core/base/clock.ts'
import { newToken } from '../core/http/api-token.ts'
import { hashToken } from '../core/security/tokens.ts'
import { request, signIn } from '../testing/client.ts'
import { NORDBANK, startDemoSite } from '../testing/demo-site.ts'
import type { Sample } from '../testing/samples.ts'
import type { Site } from '../testing/site.ts'
import { statementsOf } from '../testing/statements.ts'
import { key, samplesOf, sendSample } from './support/sample-requests.ts'

const endpoints = routes.map(({ endpoint }) => endpoint).filter(({ shape }) => !shape.access.public)

/** How somebody is reached, what they are called as a customer, and what is noted about them. */
const PERSONAL = new Set([
  ...['email', 'email_address', 'phone', 'phone_number', 'number_end'],
  ...['actor_name', 'other_names', 'customer', 'first_name', 'last_name', 'internal_note', 'last_text']
])

type Node = GenericSchema & {
  entries?: Record<string, Node>
  item?: Node
  wrapped?: Node
  options?: readonly Node[]
  pipe?: readonly Node[]
}

/** The keys of an answer; of its lists alone, if asked. */
function keysOf(node: Node, isInList: boolean): string[] {
  const { entries = {}, item, wrapped, options = [], pipe = [] } = node
  const parts = [...Object.values(entries), ...(wrapped ? [wrapped] : []), ...options]
  const inner = pipe.filter((one) => one !== node && one.kind === 'schema') as Node[]
  return [
    ...(isInList ? Object.keys(entries) : []),
    ...(item ? keysOf(item, true) : []),
    ...[...parts, ...inner].filter((one) => typeof one === 'object').flatMap((one) => keysOf(one, isInList))
  ]
}

const IN_THE_PAGE = ['text/event-stream', 'image/png', 'text/html; charset=utf-8']

/** Writes answer what was written, which is in the log as such; a POST may be a search. */
function isPersonal({ method, shape: { answers, stream } }: Endpoint): boolean {
  if (method !== 'GET' && method !== 'POST') return false
  if (stream) return !IN_THE_PAGE.includes(stream)
  const answer = answers[200] as Node | undefined
  return Boolean(answer && keysOf(answer, method === 'GET').some((name) => PERSONAL.has(name)))
}

const listOf = ({ shape: { reading } }: Endpoint): PersonalList | undefined =>
  typeof reading === 'string' ? reading : reading && 'exports' in reading ? reading.exports : undefined

test('whatever answers with personal data declares the list whose readers are logged, or why they are not', () => {
  const silent = endpoints.filter((one) => isPersonal(one) && !one.shape.reading)
  expect(silent.map(key)).toEqual([])
})

test('what is public and what has no personal data is not declared', () => {
  const open = routes.filter(({ endpoint: { shape } }) => shape.access.public && shape.reading)
  const idle = endpoints.filter((one) => one.shape.reading && !isPersonal(one) && !listOf(one))
  expect([...open.map(({ endpoint }) => key(endpoint)), ...idle.map(key)]).toEqual([])
})

test('every list is that of an endpoint', () => {
  expect([...new Set(endpoints.flatMap((one) => listOf(one) ?? []))].toSorted()).toEqual(PERSONAL_LISTS.toSorted())
})

let site: Site
let samples: Record<string, Sample>

beforeAll(async () => {
  site = await startDemoSite({ appointments: true })
  samples = await samplesOf(site, 'anna-gruber')
  const { knex } = site.app
  const admin = await knex('users')
    .where({ email_address: 'admin@demo.example' })
    .first('tenant_id', 'uuid as user_uuid')
  const role = { ...admin, role: 'profile-delete-manager' }
  await knex('user_roles').insert(role).onConflict(['tenant_id', 'user_uuid', 'role']).ignore()
  await knex('tenant_modules').update({ effective_state: true })
})
afterAll(() => site.stop())

const rows = () => site.app.knex('audit_log').where({ object: 'personal-list' })
const nextHour = () => {
  site.clock.time = new Date(site.clock.time.getTime() + HOUR)
}
const people = (cookie: string, query = '') => request(site, 'GET', `/api/v1/people${query}`, { cookie })

test.each(endpoints.filter(listOf).map((endpoint) => [key(endpoint), endpoint] as const))(
  '%s is in the log once it is answered, and not when it is refused',
  async (name, endpoint) => {
    nextHour()
    await rows().delete()
    const sample = samples[name] ?? {}
    const stranger = await signIn(site, 'analyst@demo.example')
    const refused = await sendSample(site, endpoint, sample, { cookie: stranger })
    if (refused.status >= 400) expect(await rows()).toEqual([])
    await rows().delete()
    const { status } = await sendSample(site, endpoint, sample, { cookie: await signIn(site, 'admin@demo.example') })
    const action = typeof endpoint.shape.reading === 'string' ? 'read' : 'exported'
    const expected = [{ action, object_id: listOf(endpoint) }]
    expect([status, await rows().select('action', 'object_id')]).toEqual([status, status < 300 ? expected : []])
  }
)

test('pages, searches and reloads within an hour are one entry for each account, and cost one statement', async () => {
  nextHour()
  await rows().delete()
  const cookie = await signIn(site, 'admin@demo.example')
  const first = await statementsOf(site.app.knex, () => people(cookie))
  const again = await statementsOf(site.app.knex, () => people(cookie))
  expect(first.filter((sql) => /audit_log/.test(sql))).toHaveLength(1)
  expect(again.filter((sql) => /audit_log/.test(sql))).toHaveLength(0)
  await people(cookie, '?q=gruber&sort=branch')
  await people(await signIn(site, 'admin@demo.example'))
  expect(await rows()).toHaveLength(1)
  await people(await signIn(site, 'branch@demo.example'))
  expect(await rows()).toHaveLength(2)
  nextHour()
  await people(await signIn(site, 'admin@demo.example'))
  expect(await rows()).toHaveLength(3)
})

test('another institution’s readers are in its own log', async () => {
  nextHour()
  await rows().delete()
  const cookie = await signIn(site, 'admin@nordbank.example', NORDBANK)
  await request(site, 'GET', '/api/v1/people', { cookie, ...NORDBANK })
  const [{ tenant_id }] = await rows()
  expect(await site.app.knex('tenant_domains').where({ tenant_id, host: NORDBANK.host })).toHaveLength(1)
})

test('a program’s reading is under the name of its token', async () => {
  nextHour()
  await rows().delete()
  const { tenant_id } = await site.app.knex('users').where({ email_address: 'admin@demo.example' }).first('tenant_id')
  const token = newToken()
  await site.app.knex('api_tokens').insert({
    tenant_id,
    uuid: crypto.randomUUID(),
    name: 'CRM',
    token_hash: hashToken(token),
    last_four: token.slice(-4),
    scopes: JSON.stringify(site.app.scopes),
    created_at: instant(site.clock.time),
    created_by: crypto.randomUUID()
  })
  const headers = { authorization: `Bearer ${token}` }
  expect((await request(site, 'GET', '/api/v1/people', { headers })).status).toBe(200)
  expect(await rows()).toMatchObject([{ actor_name: `CRM (API …${token.slice(-4)})`, object_id: 'people' }])
})
