import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TopicAdvisor } from '#contract/topics-management'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

let site: Site
let cookie: string
let path: string
let foreign: string

/** Advances the clock by a second: the log is sorted by time. */
const call = (method: string, body?: unknown, asked = {}) => {
  site.clock.time = new Date(site.clock.time.getTime() + 1000)
  return request(site, method, path, { cookie, body, ...asked })
}
const advisors = async (): Promise<TopicAdvisor[]> => (await call('GET')).body.advisors
const uuidsOf = (all: readonly TopicAdvisor[]) => all.map(({ uuid }) => uuid).toSorted()
const having = async (has: boolean) => uuidsOf((await advisors()).filter(({ has_topic }) => has_topic === has))

beforeAll(async () => {
  site = await startDemoSite()
  cookie = await signIn(site, 'admin@demo.example')
  const [topic] = (await request(site, 'GET', '/api/v1/appointment-topics')).body
  path = `/api/v1/appointment-topics/${topic.uuid}/advisors`
  const { tenant_id } = await site.app.knex('tenant_domains').where(NORDBANK).first('tenant_id')
  foreign = (await site.app.knex('advisors').where({ tenant_id }).first('uuid')).uuid
})
afterAll(() => site.stop())

test.each([
  ['a guest', undefined, 401],
  ['an advisor', 'advisor@demo.example', 403],
  ['a branch manager', 'branch@demo.example', 403]
])('%s neither sees nor changes who has a topic', async (_who, account, status) => {
  const before = await advisors()
  const other = { cookie: account && (await signIn(site, account)) }
  expect((await call('GET', undefined, other)).status).toBe(status)
  expect((await call('PATCH', { assign: uuidsOf(before), withdraw: [] }, other)).status).toBe(status)
  expect(await advisors()).toEqual(before)
})

test.each([
  ['a missing list', { assign: [] }],
  ['a name instead of a uuid', { assign: ['anna-gruber'], withdraw: [] }],
  ['a key that is not declared', { assign: [], withdraw: [], all: true }],
  ['too many', { assign: Array.from({ length: 5001 }, () => UNKNOWN), withdraw: [] }]
])('%s is refused', async (_what, body) => {
  const before = await advisors()
  expect((await call('PATCH', body)).status).toBe(422)
  expect(await advisors()).toEqual(before)
})

test('an unknown advisor and another tenant’s give the same 404, and no one is assigned', async () => {
  const before = await advisors()
  const [theirs, unknown] = [
    await call('PATCH', { assign: [...uuidsOf(before), foreign], withdraw: [] }),
    await call('PATCH', { assign: [...uuidsOf(before), UNKNOWN], withdraw: [] })
  ]
  expect([theirs.status, theirs.body]).toEqual([404, unknown.body])
  expect(await advisors()).toEqual(before)
})

test('every advisor is listed once with their branch', async () => {
  const { body } = await call('GET')
  const branches = new Set(body.branches.map(({ uuid }: { uuid: string }) => uuid))
  expect(new Set(uuidsOf(body.advisors)).size).toBe(body.advisors.length)
  for (const { organization_uuid } of body.advisors) expect(branches).toContain(organization_uuid)
  expect(body.advisors).toContainEqual(
    expect.objectContaining({ slug: 'anna-gruber', full_name: 'Mag. Anna Gruber', has_topic: true })
  )
})

test('assigning it to all answers with those newly assigned, and the inverse request undoes it', async () => {
  const [had, lacked] = [await having(true), await having(false)]
  const { body } = await call('PATCH', { assign: [...had, ...lacked], withdraw: [] })
  expect([body.assigned.toSorted(), body.withdrawn]).toEqual([lacked, []])
  expect(await having(false)).toEqual([])
  await call('PATCH', { assign: body.withdrawn, withdraw: body.assigned })
  expect([await having(true), await having(false)]).toEqual([had, lacked])
})

test('withdrawal wins over assignment; the log names both, and a request without effect is not logged', async () => {
  const [had, lacked] = [await having(true), await having(false)]
  const [loser, gainer] = [had[0] as string, lacked[0] as string]
  const nameOf = async (uuid: string) => (await advisors()).find((one) => one.uuid === uuid)?.full_name
  const change = { assign: [gainer, loser], withdraw: [loser] }
  expect((await call('PATCH', change)).body).toEqual({ assigned: [gainer], withdrawn: [loser] })
  const entries = async () => (await request(site, 'GET', '/api/v1/audit-log?object=topic', { cookie })).body.entries
  const [entry, ...rest] = await entries()
  expect(entry.changes).toEqual([
    { field: 'assigned', before: null, after: await nameOf(gainer) },
    { field: 'withdrawn', before: null, after: await nameOf(loser) }
  ])
  expect((await call('PATCH', change)).body).toEqual({ assigned: [], withdrawn: [] })
  expect(await entries()).toHaveLength(rest.length + 1)
  await call('PATCH', { assign: [loser], withdraw: [gainer] })
})

test('fifty concurrent changes, in opposite directions and by the advisor, do not interleave', async () => {
  const all = uuidsOf(await advisors())
  const own = await signIn(site, 'advisor@demo.example')
  const [topic] = (await request(site, 'GET', '/api/v1/appointment-topics')).body
  const body = (turn: number) => (turn % 2 ? { assign: all, withdraw: [] } : { assign: [], withdraw: all.toReversed() })
  const calls = Array.from({ length: 50 }, (_, turn) =>
    turn % 5
      ? call('PATCH', body(turn))
      : request(site, 'PUT', '/api/v1/advisors/anna-gruber/appointment-topics', {
          cookie: own,
          body: [{ uuid: topic.uuid }]
        })
  )
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 204]))
  const anna = (await advisors()).find(({ slug }) => slug === 'anna-gruber')?.uuid
  const others = (await having(true)).filter((uuid) => uuid !== anna)
  expect([0, all.length - 1]).toContain(others.length)
})

test('a retired topic cannot be assigned', async () => {
  const retirement = path.replace('/advisors', '/retirement')
  await request(site, 'PUT', retirement, { cookie })
  const before = await advisors()
  expect((await call('PATCH', { assign: uuidsOf(before), withdraw: [] })).status).toBe(409)
  expect(await advisors()).toEqual(before)
  await request(site, 'DELETE', retirement, { cookie })
})
