import type { Knex } from 'knex'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as rowLevelSecurity from '../../../migrations/20261121_000500_row_level_security.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { TenantDb } from '../tenancy/tenant-db.ts'

let site: Site
let knex: Knex
let own: string
let foreign: string
let db: TenantDb

const hosts = () => knex('tenant_domains').orderBy('host').select('host', 'tenant_id')
const as = <T extends Knex.Raw | Knex.QueryBuilder>(tenantId: string, statement: T): T =>
  statement.queryContext({ tenantId }) as T
interface Tenants {
  distinct(column: 'tenant_id'): { pluck(column: 'tenant_id'): Promise<string[]> }
}
const rows = async (statement: Knex.Raw) => (await statement).rows
const tenantsIn = (statement: Tenants): Promise<string[]> => statement.distinct('tenant_id').pluck('tenant_id')
const day = (tenant_id: string, uuid: string) => ({ tenant_id, uuid, date: '2026-12-31', label: 'closed' })

beforeAll(async () => {
  site = await startDemoSite()
  knex = site.app.knex
  const found = await hosts()
  own = found.find(({ host }) => host === 'localhost').tenant_id
  foreign = found.find(({ host }) => host === 'nordbank.localhost').tenant_id
  db = new TenantDb(knex, own)
})
beforeEach(async () => {
  await knex('holidays').delete()
  await knex('holidays').insert([day(own, 'own'), day(foreign, 'foreign')])
})
afterAll(() => site.stop())

test('every table with a tenant is under row-level security, also for its owner', async () => {
  const open = knex('pg_class as c')
    .join('pg_attribute as a', 'a.attrelid', 'c.oid')
    .where({ 'c.relkind': 'r', 'a.attname': 'tenant_id' })
    .whereNotExists(
      knex('pg_policy').whereRaw('polrelid = c.oid and polwithcheck is not null and c.relforcerowsecurity')
    )
  expect(await open.clone().pluck('c.relname')).toEqual([])
  await knex.raw('alter table holidays no force row level security')
  expect(await open.pluck('c.relname')).toEqual(['holidays'])
  await knex.raw('alter table holidays force row level security')
})

test('a connection without a tenant sees nothing and writes nothing', async () => {
  await knex.transaction(async (trx) => {
    await trx.raw('reset app.tenant_id').queryContext({ tenantId: null })
    const blind = (statement: Knex.Raw) => rows(statement.queryContext({ tenantId: null }))
    expect(await blind(trx.raw('select * from tenants'))).toEqual([])
    expect(await blind(trx.raw('update holidays set label = ? returning uuid', ['x']))).toEqual([])
    await expect(blind(trx.raw("insert into holidays values (?, 'new', '2026-12-30')", [own]))).rejects.toThrow(
      /policy/
    )
    await trx.rollback()
  })
})

test('a tenant’s statement cannot read, change, delete or insert rows of another', async () => {
  const any = (sql: string, ...values: string[]) => rows(as(own, knex.raw(sql, values)))
  expect(await any('select uuid from holidays')).toEqual([{ uuid: 'own' }])
  expect(await any('select id from tenants')).toEqual([{ id: own }])
  expect(await any("update holidays set label = 'x' returning uuid")).toEqual([{ uuid: 'own' }])
  await expect(any('update holidays set tenant_id = ?', foreign)).rejects.toThrow(/policy/)
  await expect(any("insert into holidays values (?, 'new', '2026-12-30')", foreign)).rejects.toThrow(/policy/)
  expect(await any('delete from holidays returning uuid')).toEqual([{ uuid: 'own' }])
  expect(await knex('holidays').select('uuid', 'label')).toEqual([{ uuid: 'foreign', label: 'closed' }])
})

test('a repository’s faulty condition finds no more than the tenant’s own rows', async () => {
  expect(await tenantsIn(db.table('advisors').orWhereNotNull('uuid'))).toEqual([own])
  expect(await db.table('holidays').orWhereRaw('true').delete()).toBe(1)
  const joined = db.table('advisors as a').join('users as u', (on) => on.on(db.raw('true')))
  expect(await joined.distinct('u.tenant_id').pluck('u.tenant_id')).toEqual([own])
})

test('the server itself sees every tenant, before, in and after a transaction of one', async () => {
  const seen = async (handle: Knex) => (await tenantsIn(handle('holidays'))).length
  for (const fails of [false, true]) {
    expect(await seen(knex)).toBe(2)
    const work = db.transaction(async (trx) => {
      expect(await trx.table('holidays').orWhereRaw('true')).toHaveLength(1)
      if (fails) throw new Error('no')
    })
    await work.catch(() => {})
    expect(await seen(knex)).toBe(2)
  }
})

test('rolling back to a savepoint also restores the tenant', async () => {
  await knex.transaction(async (trx) => {
    const tenants = () => tenantsIn(as(own, trx('holidays')))
    expect(await tenants()).toEqual([own])
    const inner = trx.transaction(async (inner) => {
      expect(await tenantsIn(as(foreign, inner('holidays')))).toEqual([foreign])
      throw new Error('no')
    })
    await inner.catch(() => {})
    expect(await tenants()).toEqual([own])
  })
})

test('concurrent statements of two tenants on one connection do not mix', async () => {
  await knex.transaction(async (trx) => {
    const both = Array.from({ length: 40 }, (_, index) => (index % 3 ? own : foreign))
    const seen = await Promise.all(both.map((tenant) => tenantsIn(as(tenant, trx('holidays')))))
    expect(seen).toEqual(both.map((tenant) => [tenant]))
  })
})

test('a transaction’s tenant is set once, and not at all for tables without tenants', async () => {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  /** What was sent from the beginning to the end of those transactions, or by itself, that name a table. */
  const sentWith = (table: string) => {
    const parts = new Map<unknown, string[]>()
    const found: string[][] = []
    for (const [at, [first]] of sent.mock.calls.entries()) {
      const statement = String((first as unknown as { text?: string }).text ?? first).toLowerCase()
      const part = [...(parts.get(sent.mock.contexts[at]) ?? []), statement]
      const isOver = !part[0]?.startsWith('begin') || /^(commit|rollback)/.test(statement)
      parts.set(sent.mock.contexts[at], isOver ? [] : part)
      if (isOver && part.some((one) => one.includes(table))) found.push(part)
    }
    return found
  }
  const settings = (part: string[]) => part.filter((one) => one.includes('set local app.tenant_id')).length
  await db.transaction(async (trx) => {
    for (let at = 0; at < 5; at += 1) await trx.table('holidays')
  })
  expect(sentWith('"holidays"').map(settings)).toEqual([1])
  await site.app.limits.take({ name: 'test', points: 100, seconds: 60 }, { id: 'a' })
  const taken = sentWith('rate_limits')
  expect(taken.length).toBeGreaterThan(0)
  expect(taken.map(settings)).toEqual(taken.map(() => 0))
  sent.mockRestore()
})

test('nothing of a tenant stays on a connection', async () => {
  await db.table('holidays')
  await db.transaction((trx) => trx.table('holidays'))
  const connection = await knex.client.acquireConnection()
  const { rows: left } = await connection.query("select current_setting('app.tenant_id', true) as tenant")
  await knex.client.releaseConnection(connection)
  expect(left).toEqual([{ tenant: '' }])
})

test.each(['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])(
  'there is a %s',
  async (name) => {
    const shown = async (handle: Knex) => (await rows(handle.raw(`show ${name}`)))[0][name]
    expect(await shown(knex)).toMatch(/^([45]|10)s$/)
    expect(await knex.transaction(shown)).toMatch(/^([45]|10)s$/)
  }
)

test('the policies can be removed and restored', async () => {
  await knex.transaction(async (trx) => {
    await rowLevelSecurity.down(trx)
    expect(await trx('pg_policies').pluck('tablename')).toEqual([])
    await rowLevelSecurity.up(trx)
    expect((await trx('pg_policies').pluck('tablename')).length).toBeGreaterThan(20)
    await trx.rollback()
  })
})
