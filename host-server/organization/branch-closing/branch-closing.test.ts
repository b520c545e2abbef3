import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formOfPerson, type Person } from '#contract/people'
import { storeEvent, storeGuest } from '../../booking/branch-events/testing/events.ts'
import { MINUTE } from '../../core/base/clock.ts'
import { appointmentRow } from '../../testing/appointment-row.ts'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const ALIAS = 'graz-herrengasse'

let site: Site
let admin: string
let graz: string
let wien: string

const knex = () => site.app.knex
const of = (uuid: string) => `/api/v1/organizations/${uuid}/closing`
const ask = (method: string, path: string, asked: RequestOptions = {}) =>
  request(site, method, path, { cookie: admin, ...asked })
const asGuest = (path: string, asked: RequestOptions = {}) => request(site, 'GET', path, asked)
const close = (uuid = graz) => ask('POST', of(uuid))
const people = (uuid: string) => knex()('advisors').where({ organization_uuid: uuid })
const leave = (uuid: string) => people(uuid).update({ deactivated_at: '2026-11-01T00:00:00Z' })
const closedAt = async (uuid = graz) => (await knex()('organizations').where({ uuid }).first('closed_at')).closed_at
const ahead = (uuid: string) =>
  knex()('appointments')
    .whereIn('advisor_uuid', people(uuid).select('uuid'))
    .where('starts_at', '>', '2026-11-23T07:00')

/** An appointment of someone of the branch, an hour from now. */
async function appointment() {
  const { tenant_id, uuid: advisor_uuid } = await people(graz).first('tenant_id', 'uuid')
  const { uuid: topic_uuid } = await knex()('appointment_topics').where({ tenant_id }).first('uuid')
  const starts = site.clock.time.getTime() + 60 * MINUTE
  await knex()('appointments').insert(appointmentRow({ tenant_id, advisor_uuid, topic_uuid, starts }))
}

beforeAll(async () => {
  site = await startDemoSite()
  admin = await signIn(site, 'admin@demo.example')
  const uuidOf = async (alias: string) => (await knex()('organizations').where({ alias }).first('uuid')).uuid
  graz = await uuidOf(ALIAS)
  wien = await uuidOf('wien-innere-stadt')
})
afterAll(() => site.stop())

beforeEach(async () => {
  await knex()('organizations').update({ closed_at: null, public_profile_enabled: true })
  await people(graz).update({ deactivated_at: null })
})

/** Nobody works there, and no appointments are to come. */
async function empty() {
  await leave(graz)
  await ahead(graz).update({ state: 'cancelled' })
}

describe('who may not close', () => {
  test('guests, advisors and managers of single branches', async () => {
    const cookies = await Promise.all(['advisor', 'branch'].map((who) => signIn(site, `${who}@demo.example`)))
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect((await ask(method, of(graz), { cookie: undefined })).status).toBe(401)
      for (const cookie of cookies) expect((await ask(method, of(graz), { cookie })).status).toBe(403)
    }
  })

  test('another institution does not find the branch', async () => {
    await empty()
    const cookie = await signIn(site, 'admin@nordbank.example', NORDBANK)
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await ask(method, of(graz), { cookie, ...NORDBANK })).status).toBe(404)
    expect(await closedAt()).toBeNull()
  })
})

describe('a branch cannot be closed', () => {
  test('while someone works there', async () => {
    const { status, body } = await close()
    expect([status, body.message]).toEqual([409, expect.stringContaining('Hier arbeiten noch Personen.')])
    expect((await ask('GET', of(graz))).body.advisors).toBeGreaterThan(0)
    expect(await closedAt()).toBeNull()
  })

  test('while appointments are to come, also those of people who have left', async () => {
    await leave(graz)
    await appointment()
    const { body } = await ask('GET', of(graz))
    expect([body.advisors, body.appointments]).toEqual([0, 1])
    expect((await close()).status).toBe(409)
    expect(await closedAt()).toBeNull()
  })

  test('while guests are registered for an event to come', async () => {
    await empty()
    const { tenant_id } = await knex()('organizations').where({ uuid: graz }).first('tenant_id')
    const switched = (effective_state: boolean) =>
      knex()('tenant_modules').where({ tenant_id, module_name: 'branch-events' }).update({ effective_state })
    await switched(true)
    const uuid = await storeEvent(knex(), { tenant_id, organization_uuid: graz })
    expect((await ask('GET', of(graz))).body.events).toBe(0)
    await storeGuest(knex(), tenant_id, uuid, { state: 'waiting' })
    expect((await ask('GET', of(graz))).body.events).toBe(1)
    const { status, body } = await close()
    expect([status, body.message]).toEqual([409, expect.stringContaining('Veranstaltungen mit angemeldeten Gästen')])
    await switched(false)
    const off = await close()
    expect([off.status, off.body.message]).toEqual([
      409,
      expect.stringContaining('das Modul „Veranstaltungen“ ist aus')
    ])
    await switched(true)
    expect(await closedAt()).toBeNull()
    await knex()('branch_events').where({ uuid }).delete()
  })

  test('twice, nor reopened while it is open', async () => {
    await empty()
    expect((await close()).status).toBe(200)
    expect((await close()).status).toBe(409)
    expect((await ask('DELETE', of(graz))).status).toBe(200)
    expect((await ask('DELETE', of(graz))).status).toBe(409)
  })
})

describe('on how many websites the booking was shown is told before a branch is closed', () => {
  const WEBSITES = ['https://www.bank.example', 'https://m.bank.example']
  const embeds = async () => (await ask('GET', of(graz))).body.embeds
  let tenant_id: string

  beforeAll(async () => {
    ;({ tenant_id } = await knex()('organizations').where({ uuid: graz }).first('tenant_id'))
    const body = { embed_origins: WEBSITES.join(' ') }
    expect((await ask('PATCH', '/api/v1/settings', { body })).status).toBe(200)
  })
  afterAll(() => ask('PATCH', '/api/v1/settings', { body: { embed_origins: '' } }))
  beforeEach(() => knex()('embedding_days').delete())
  const shown = (widget: string, origin: string, day: string, tenant = tenant_id) =>
    knex()('embedding_days').insert({ tenant_id: tenant, day, origin, widget })

  test('not of other websites, other widgets, other institutions, or longer ago', async () => {
    const { tenant_id: theirs } = await knex()('tenant_domains').where({ host: NORDBANK.host }).first('tenant_id')
    const [www = '', m = ''] = WEBSITES
    await shown('booking', 'https://gone.example', '2026-11-23')
    await shown('card', www, '2026-11-23')
    await shown('booking', www, '2026-11-23', theirs)
    await shown('booking', m, '2026-10-20')
    expect(await embeds()).toBe(0)
  })

  test('each website once, while anything may be embedded and booked', async () => {
    for (const origin of WEBSITES) for (const day of ['2026-11-23', '2026-11-01']) await shown('booking', origin, day)
    expect(await embeds()).toBe(2)
    for (const module_name of ['embed', 'online-appointments']) {
      const module = () => knex()('tenant_modules').where({ tenant_id, module_name })
      await module().update({ effective_state: false })
      expect(await embeds()).toBe(0)
      await module().update({ effective_state: true })
    }
  })
})

describe('a closed branch', () => {
  beforeEach(async () => {
    await empty()
    expect((await close()).body).toMatchObject({ closed_at: site.clock.time.toISOString().replace('.000', '') })
  })

  test('has no public page, cannot be booked, and is not found', async () => {
    for (const path of [`/app/filiale/${ALIAS}`, `/book/branch/${ALIAS}`]) {
      const { status, text } = await asGuest(path, { headers: { accept: 'text/html' } })
      expect([status, text]).toEqual([410, expect.stringContaining('Diese Filiale ist geschlossen.')])
    }
    await knex()('organizations').where({ uuid: graz }).update({ public_profile_enabled: false })
    for (const path of [`/app/filiale/${ALIAS}`, `/book/branch/${ALIAS}`])
      expect((await asGuest(path, { headers: { accept: 'text/html' } })).status).toBe(404)
    await knex()('organizations').where({ uuid: graz }).update({ public_profile_enabled: true })
    expect((await asGuest('/sitemap.xml')).text).not.toContain(ALIAS)
    expect((await asGuest('/app/search', { headers: { accept: 'text/html' } })).text).not.toContain(ALIAS)
  })

  test('tells tags that it is closed, and where its customers can go on', async () => {
    const paths = ['', `/availability?topic=${randomUUID()}&type=online&from=2027-01-01&to=2027-01-01`]
    for (const path of paths) {
      const { status, body } = await asGuest(`/api/v1/branches/${ALIAS}${path}`)
      expect([status, body.message]).toEqual([410, expect.stringContaining('Diese Filiale ist geschlossen.')])
      expect(body.ways[0]).toEqual({ href: expect.stringMatching(/^http:.*\/search$/), label: expect.any(String) })
    }
    expect((await ask('GET', `/api/v1/branches/${ALIAS}`)).status).toBe(410)
    await knex()('organizations').where({ uuid: graz }).update({ public_profile_enabled: false })
    expect((await asGuest(`/api/v1/branches/${ALIAS}`)).status).toBe(404)
    expect((await asGuest('/api/v1/branches/nowhere')).status).toBe(404)
  })

  test('says in the check of what can be booked that it is closed', async () => {
    const { status, body } = await ask('GET', `/api/v1/branches/${ALIAS}/bookability`)
    expect([status, body]).toEqual([200, expect.objectContaining({ closed_at: await closedAt(), advisors: [] })])
  })

  test('gets no managers: neither on its page, nor by a person’s form; those that it has can be removed', async () => {
    const { uuid: person } = await knex()('users').where({ email_address: 'branch@demo.example' }).first('uuid')
    const managers = `/api/v1/organizations/${graz}/managers`
    expect((await ask('GET', managers)).body.is_closed).toBe(true)
    const refused = await ask('PUT', `${managers}/${person}`)
    expect([refused.status, JSON.stringify(refused.body.errors)]).toEqual([422, expect.stringContaining('geschlossen')])
    const read = async () => (await ask('GET', `/api/v1/people/${person}`)).body as Person
    const form = formOfPerson(await read())
    const change = async (managed_organizations: readonly string[]) => {
      const { revision } = await read()
      return ask('PUT', `/api/v1/people/${person}`, { body: { ...form, managed_organizations, revision } })
    }
    const { status, body } = await change([...form.managed_organizations, graz])
    expect([status, Object.keys(body.errors)]).toEqual([422, ['managed_organizations']])
    const { tenant_id } = await knex()('users').where({ uuid: person }).first('tenant_id')
    await knex()('organization_managers').insert({ tenant_id, user_uuid: person, organization_uuid: graz })
    expect((await change([...form.managed_organizations, graz])).status).toBe(200)
    expect((await ask('DELETE', `${managers}/${person}`)).status).toBe(200)
    expect((await read()).managed_organizations).toEqual(form.managed_organizations)
  })

  test('is not offered where branches are chosen, and is listed with its date', async () => {
    const names = async (path: string) => JSON.stringify((await ask('GET', path)).body)
    for (const path of ['/api/v1/branch-calendars', '/api/v1/people/choices', '/api/v1/people'])
      expect(await names(path)).not.toContain(`"name":"Filiale Graz`)
    const { body } = await ask('GET', '/api/v1/organizations')
    expect(body.find(({ uuid }: { uuid: string }) => uuid === graz).closed_at).toBe(await closedAt())
  })

  test('takes nobody in: neither by form, nor among many, nor by reactivation', async () => {
    const { uuid: account } = await knex()('users').where({ email_address: 'advisor@demo.example' }).first('uuid')
    const { body: anna } = await ask('GET', `/api/v1/people/${account}`)
    const choice = { people: { uuids: [account] }, kind: 'branch', organization_uuid: graz }
    const many = await ask('POST', '/api/v1/people-changes', { body: choice })
    expect([many.status, many.body.errors.organization_uuid]).toEqual([
      422,
      [expect.stringContaining('Diese Filiale ist geschlossen.')]
    ])
    const left = await people(graz).first('uuid')
    const owner = await knex()('users').where({ advisor_uuid: left.uuid }).first('uuid')
    const back = await ask('DELETE', `/api/v1/people/${owner?.uuid ?? left.uuid}/deactivation`)
    expect([back.status, back.body.message]).toEqual([409, expect.stringContaining('ist geschlossen')])
    expect(anna.organization_uuid).toBe(wien)
  })

  test('keeps everything, and is reopened as it was, with both in the audit log', async () => {
    const kept = await people(graz).count('* as count')
    expect((await ask('DELETE', of(graz))).body.closed_at).toBeNull()
    expect(await people(graz).count('* as count')).toEqual(kept)
    expect((await asGuest(`/api/v1/branches/${ALIAS}`)).status).toBe(200)
    const { entries } = (await ask('GET', '/api/v1/audit-log?object=organization')).body
    const changes = entries.slice(0, 2).map(({ changes: [change] }: { changes: unknown[] }) => change)
    expect(changes).toEqual([
      { field: 'status', before: 'closed', after: 'open' },
      { field: 'status', before: 'open', after: 'closed' }
    ])
  })
})
