import { afterAll, beforeAll, expect, test } from 'vitest'
import { later, type Office, openOffice, TUESDAY } from '../../booking/appointments/testing/office.ts'
import { signIn } from '../../testing/client.ts'
import { sweep } from './retention.ts'

let office: Office

beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.site.stop())

test('rows locked by another node are skipped without waiting', async () => {
  const { knex, tenantId: tenant_id, site } = office
  for (let at = 0; at < 2; at += 1) await signIn(site, 'advisor@demo.example')
  const limits = ['a', 'b'].map((key) => ({ key, points: 1, expire: site.clock.now().getTime() }))
  await knex('rate_limits').insert(limits)
  const done = { tenant_id, kind: 'note', payload: '{}', state: 'done', created_at: '2026-01-01T00:00:00Z' }
  await knex('outbox').insert(['a', 'b'].map((uuid) => ({ ...done, uuid, dedupe_key: uuid })))
  site.clock.time = new Date(later(TUESDAY, 0))
  const tables = ['sessions', 'rate_limits', 'outbox']
  await knex.transaction(async (other) => {
    for (const table of tables) await other(table).limit(1).forUpdate()
    await sweep(site.app)
    for (const table of tables) expect(await other(table)).toHaveLength(1)
  })
  await Promise.all([sweep(site.app), sweep(site.app)])
  for (const table of tables) expect(await knex(table)).toEqual([])
})
