import { afterAll, beforeAll, expect, test } from 'vitest'
import { book, hold, later, type Office, openOffice, pass, TUESDAY } from '../../booking/appointments/testing/office.ts'
import { request, signIn } from '../../testing/client.ts'
import { DAY, instant } from '../base/clock.ts'
import { sweep } from './retention.ts'

let office: Office

beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.site.stop())

const left = async (...tables: string[]) => {
  const rows = await Promise.all(tables.map((table) => office.knex(table)))
  return rows.map(({ length }) => length)
}

test('only expired rows are removed', async () => {
  const { knex, tenantId: tenant_id, site } = office
  await book(office, TUESDAY, {}, { headers: { 'idempotency-key': 'kept-0123456789abcdef' } })
  await hold(office, later(TUESDAY, 60))
  await knex('spent_proofs').insert({ tenant_id, signature: 'a', expires_at: later(TUESDAY, 0) })
  await knex('rate_limits').insert({ key: 'a', points: 1, expire: site.clock.now().getTime() + 60_000 })
  const tables = ['booking_holds', 'idempotency_keys', 'spent_proofs', 'rate_limits', 'booking_claims', 'appointments']
  await sweep(site.app)
  expect(await left(...tables)).toEqual([1, 1, 1, 1, 4, 1])
  pass(office, 5)
  await sweep(site.app)
  expect(await left(...tables)).toEqual([0, 1, 1, 0, 2, 1])
  pass(office, 24 * 60)
  await sweep(site.app)
  expect(await left(...tables)).toEqual([0, 0, 0, 0, 2, 1])
})

test('the text of a search is deleted after eight weeks, but not the search itself', async () => {
  const { knex, tenantId: tenant_id, site } = office
  const search = (words: string, created_at: string) => ({
    tenant_id,
    day: created_at.slice(0, 10),
    created_at,
    words,
    action: 'search',
    searched_by: 'name',
    source: 'page'
  })
  const now = site.clock.now().getTime()
  const ago = (days: number) => new Date(now - days * 24 * 3_600_000).toISOString().replace(/\.\d+/, '')
  await knex('search_log').insert([search('huber', ago(57)), search('gruber', ago(55))])
  await sweep(site.app)
  expect(await knex('search_log').orderBy('id').pluck('words')).toEqual(['', 'gruber'])
})

test('browser reports are deleted after 90 days', async () => {
  const { knex, tenantId: tenant_id, site } = office
  const now = site.clock.now().getTime()
  const logged = (days: number) => ({
    tenant_id,
    action: 'client_error',
    data: JSON.stringify({ message: String(days) }),
    created_at: instant(now - days * DAY)
  })
  await knex('frontend_logs').insert([logged(91), logged(89)])
  await sweep(site.app)
  expect(await knex('frontend_logs').pluck('data')).toEqual(['{"message":"89"}'])
})

test('ended sessions and finished or dead jobs are deleted, waiting jobs stay', async () => {
  const { knex, tenantId: tenant_id, site } = office
  const row = (uuid: string, state: string) => ({
    tenant_id,
    uuid,
    kind: 'note',
    dedupe_key: uuid,
    payload: '{}',
    state,
    created_at: later(TUESDAY, 0)
  })
  await knex('outbox').delete()
  await knex('outbox').insert([row('done', 'done'), row('dead', 'dead'), row('waiting', 'waiting')])
  const cookie = await signIn(site, 'advisor@demo.example')
  await sweep(site.app)
  expect((await request(site, 'GET', '/api/v1/me', { cookie })).body.alias).toBe('anna-gruber')
  pass(office, 40 * 24 * 60)
  await sweep(site.app)
  expect(await knex('outbox').orderBy('uuid').pluck('uuid')).toEqual(['waiting'])
  expect(await knex('sessions')).toEqual([])
})
