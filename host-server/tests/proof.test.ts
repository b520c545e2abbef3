import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PROOF_NEEDED } from '#contract/refusals'
import { PERIODS } from '#contract/retention'
import { routes } from '../api.ts'
import { request, signIn } from '../testing/client.ts'
import { MONDAY, PASSWORD, startDemoSite } from '../testing/demo-site.ts'
import type { Sample } from '../testing/samples.ts'
import type { Site } from '../testing/site.ts'
import { key, samplesOf, sendSample } from './support/sample-requests.ts'

const ENDPOINTS = routes.map(({ endpoint }) => endpoint)

/** What exports people, erases, decides who may do what, changes secrets or reaches every customer, by its path. */
const HARMFUL = [
  /^GET .*\/(advisors-export\/(csv|xlsx)|audit-log\/(export|stream)|signatures\/(csv|zip)|branch-events\/:uuid\/registrations\/csv|leads\/(csv|vcf))$/,
  /^POST .*\/deletion-tool\/erasures(\/:uuid\/(approval|continuation))?$/,
  /^POST .*\/deletion-tool\/personal-data\/handover$/,
  /^PUT .*\/deletion-tool\/retention\/:kind$/,
  /^(POST|PUT) .*\/people(\/:uuid)?$/,
  /^DELETE .*\/people\/:uuid\/second-factor$/,
  /^POST .*\/people-changes$/,
  /^POST .*\/people-imports\/:uuid\/start$/,
  /^(PUT|DELETE) .*\/organizations\/:uuid\/managers\/:person$/,
  /^(PUT|PATCH) .*\/settings$/,
  /^POST .*\/api-tokens$/,
  /^(POST .*\/webhooks|PUT .*\/webhooks\/:uuid(\/secret)?)$/,
  /^POST .*\/wallet-cards\/(test-)?notifications(\/:uuid\/approval)?$/,
  /^PUT .*\/wallet-cards\/notifications\/:uuid$/
]
/** An advisor's own settings are nobody else's. */
const OWN = /\/advisors\/:alias\//

let site: Site
let samples: Record<string, Sample>

beforeAll(async () => {
  site = await startDemoSite({ appointments: true }, { LOAD_TEST: '1' })
  samples = await samplesOf(site, 'anna-gruber')
  const { knex } = site.app
  const admin = await knex('users')
    .where({ email_address: 'admin@demo.example' })
    .first('tenant_id', 'uuid as user_uuid')
  const roles = ['profile-delete-manager', 'marketing-manager'].map((role) => ({ ...admin, role }))
  await knex('user_roles').insert(roles).onConflict(['tenant_id', 'user_uuid', 'role']).ignore()
  await knex('tenant_modules').update({ effective_state: true })
})
beforeEach(() => {
  site.clock.time = MONDAY
})
afterAll(() => site.stop())

/** A session whose user signed in a while ago. */
async function stale(): Promise<string> {
  const cookie = await signIn(site, 'admin@demo.example')
  site.clock.time = new Date(site.clock.time.getTime() + 15 * 60_000 + 1000)
  return cookie
}
const prove = (cookie: string, body: object) => request(site, 'POST', '/api/v1/me/proof', { cookie, body })
const refusal = { status: 403, body: expect.objectContaining({ code: PROOF_NEEDED }) }

test('whatever could harm declares that it needs a proof, and nothing else does', () => {
  const declared = ENDPOINTS.filter(({ shape }) => shape.proof).map(key)
  const harmful = ENDPOINTS.map(key).filter((one) => !OWN.test(one) && HARMFUL.some((pattern) => pattern.test(one)))
  expect(declared.toSorted()).toEqual(harmful.toSorted())
})

test.each(
  ENDPOINTS.filter(({ shape }) => shape.proof === 'always').map((endpoint) => [key(endpoint), endpoint] as const)
)('%s is refused to a session without a proof of the last quarter of an hour', async (name, endpoint) => {
  expect(await sendSample(site, endpoint, samples[name] ?? {}, { cookie: await stale() })).toMatchObject(refusal)
})

describe('refused where it is needed', () => {
  const person = async (cookie: string, email: string) => {
    const { uuid } = await site.app.knex('users').where({ email_address: email }).first('uuid')
    return (await request(site, 'GET', `/api/v1/people/${uuid}`, { cookie })).body
  }

  test.each([
    { map_tile_url: 'https://tiles.example/{z}/{x}/{y}.png' },
    { second_factor_roles: 'accountadmin' },
    { scim_roles: '{"Everybody":["accountadmin"]}' },
    { erasure_approval: 'true' },
    { push_approval: 'false' }
  ])('settings that are secrets, or say who signs in how, has which roles, or decides with whom: %o', async (body) => {
    const cookie = await stale()
    expect(await request(site, 'PATCH', '/api/v1/settings', { cookie, body })).toMatchObject(refusal)
    expect(await request(site, 'PUT', '/api/v1/settings', { cookie, body })).toMatchObject(refusal)
  })

  test('other settings are saved, and a secret that stays', async () => {
    const cookie = await stale()
    const body = { home_page: 'https://www.alpenbank.example', map_tile_url: '' }
    const { map_tile_url } = (await request(site, 'GET', '/api/v1/settings', { cookie })).body
    const answer = await request(site, 'PATCH', '/api/v1/settings', { cookie, body: { ...body, map_tile_url } })
    expect(answer.status).toBe(200)
  })

  test('a person’s roles and sign-in address; the rest is saved', async () => {
    const cookie = await stale()
    const email = 'second@demo.example'
    const { formOfPerson } = await import('#contract/people')
    const before = await person(cookie, email)
    const put = (changes: object) =>
      request(site, 'PUT', `/api/v1/people/${before.uuid}`, {
        cookie,
        body: { ...formOfPerson(before), revision: before.revision, ...changes }
      })
    expect(await put({ roles: ['accountadmin'] })).toMatchObject(refusal)
    expect(await put({ email_address: 'thief@demo.example' })).toMatchObject(refusal)
    // what would be refused is not asked for
    expect((await put({ email_address: 'branch@demo.example' })).status).toBe(422)
    const own = await person(cookie, 'admin@demo.example')
    const body = { ...formOfPerson(own), revision: own.revision, roles: ['stduser'] }
    expect((await request(site, 'PUT', `/api/v1/people/${own.uuid}`, { cookie, body })).status).toBe(422)
    expect((await put({ position: 'Beraterin' })).status).toBe(200)
  })

  test('for how long data is kept, if it is a period that can be', async () => {
    const cookie = await stale()
    const put = (days: number) =>
      request(site, 'PUT', '/api/v1/deletion-tool/retention/lead', { cookie, body: { days } })
    expect((await put(PERIODS.lead.max + 1)).status).toBe(422)
    expect(await put(PERIODS.lead.max)).toMatchObject(refusal)
  })

  test('the branches that somebody manages', async () => {
    const cookie = await stale()
    const before = await person(cookie, 'branch@demo.example')
    expect(before.managed_organizations).not.toEqual([])
    const { formOfPerson } = await import('#contract/people')
    const body = { ...formOfPerson(before), revision: before.revision, managed_organizations: [] }
    expect(await request(site, 'PUT', `/api/v1/people/${before.uuid}`, { cookie, body })).toMatchObject(refusal)
  })

  test('where events go; what a webhook is told of, and whether, is saved', async () => {
    const body = samples['POST /api/v1/webhooks']?.body as object
    const admin = await signIn(site, 'admin@demo.example')
    const { body: added } = await request(site, 'POST', '/api/v1/webhooks', { cookie: admin, body })
    const cookie = await stale()
    const put = (changes: object) =>
      request(site, 'PUT', `/api/v1/webhooks/${added.uuid}`, { cookie, body: { ...body, ...changes } })
    expect(await put({ url: 'https://thief.example/' })).toMatchObject(refusal)
    expect(await put({ events: ['person.created'], is_on: false })).toMatchObject({ status: 200 })
    expect(await site.app.knex('webhooks').where({ uuid: added.uuid }).first()).toMatchObject({ url: added.url })
  })

  test('a new person with a role, and many people’s roles', async () => {
    const cookie = await stale()
    const sample = samples['POST /api/v1/people']?.body as object
    const post = (roles: string[]) =>
      request(site, 'POST', '/api/v1/people', { cookie, body: { ...sample, email_address: 'new@demo.example', roles } })
    expect(await post(['accountadmin'])).toMatchObject(refusal)
    const changes = samples['POST /api/v1/people-changes']?.body as object
    const change = (changed: object) =>
      request(site, 'POST', '/api/v1/people-changes', { cookie, body: { ...changes, kind: 'give-role', ...changed } })
    expect(await change({ role: 'analyst' })).toMatchObject(refusal)
    // what would be refused is not asked for
    expect((await change({ role: undefined })).status).toBe(422)
  })

  test('whom to erase, once the name that was typed is theirs', async () => {
    const cookie = await stale()
    const { uuid, full_name } = await person(cookie, 'analyst@demo.example')
    expect((await request(site, 'POST', `/api/v1/people/${uuid}/deactivation`, { cookie, body: {} })).status).toBe(200)
    const erase = (confirmation: string) =>
      request(site, 'POST', '/api/v1/deletion-tool/erasures', {
        cookie,
        body: { by: 'staff', value: uuid, confirmation }
      })
    expect((await erase('Somebody Else')).status).toBe(422)
    expect(await erase(full_name)).toMatchObject(refusal)
    expect((await request(site, 'GET', `/api/v1/people/${uuid}`, { cookie })).status).toBe(200)
  })
})

describe('proved', () => {
  test('what is wrong, missing or of another kind proves nothing', async () => {
    const cookie = await stale()
    for (const [by, given] of [
      ['password', 'wrong'],
      ['password', ''],
      ['code', '123456'],
      ['passkey', '{}'],
      ['service', '']
    ])
      expect([by, (await prove(cookie, { by, given })).status]).toEqual([by, 422])
    expect((await request(site, 'GET', '/api/v1/advisors-export/csv', { cookie })).status).toBe(403)
    expect((await prove('', { by: 'password', given: PASSWORD })).status).toBe(401)
  })

  test('the password opens what was refused, for this session and a quarter of an hour', async () => {
    const cookie = await stale()
    const other = await signIn(site, 'admin@demo.example')
    const ways = async () => (await request(site, 'GET', '/api/v1/me/proof', { cookie })).body
    expect(await ways()).toEqual({ by: 'password', has_passkeys: false, is_proved: false })
    expect((await prove(cookie, { by: 'password', given: PASSWORD })).status).toBe(204)
    expect((await ways()).is_proved).toBe(true)
    const csv = (of: string) => request(site, 'GET', '/api/v1/advisors-export/csv', { cookie: of })
    expect((await csv(cookie)).status).toBe(200)
    site.clock.time = new Date(site.clock.time.getTime() + 15 * 60_000 + 1000)
    for (const one of [cookie, other]) expect(await csv(one)).toMatchObject(refusal)
  })
})
