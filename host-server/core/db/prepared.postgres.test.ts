import type { Knex } from 'knex'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { type Pooler, startPgbouncer } from '../../testing/pgbouncer.ts'
import { copyPostgres, MIGRATED } from '../../testing/templates.ts'
import { compiled, TenantDb } from '../tenancy/tenant-db.ts'
import { connect } from './db.ts'

const findTenants = compiled((db, name: string) => db.tenant().where({ name }))
const rename = compiled((db, name: string) => db.tenant().update({ name }))

let url: string
let knex: Knex
let db: TenantDb

async function open(DATABASE_URL: string) {
  knex = connect({ DATABASE_URL, DATA_DIR: '' })
  await knex('tenants').insert({ id: 'a', name: 'A', language: 'en', time_zone: 'UTC' })
  db = new TenantDb(knex, 'a')
}

beforeEach(async () => {
  url = await copyPostgres(MIGRATED)
})
afterEach(() => knex.destroy())

const prepared = async () => {
  const { rows } = await knex.raw("select count(*) as count from pg_prepared_statements where name like 'advisor-%'")
  return rows[0].count
}

async function migrate(column: string) {
  const other = new pg.Client(url)
  await other.connect()
  await other.query(`alter table tenants add column ${column} text`)
  await other.end()
}

describe('on a connection of one’s own', () => {
  beforeEach(() => open(url))

  test('a statement is prepared once', async () => {
    for (const name of ['A', 'B', 'A']) expect(await findTenants(db, name)).toHaveLength(name === 'A' ? 1 : 0)
    expect(await prepared()).toBe(1)
  })

  test('after another node’s migration it is prepared anew', async () => {
    await Promise.all(Array.from({ length: 30 }, () => findTenants(db, 'A')))
    await migrate('first_more')
    const found = await Promise.all(Array.from({ length: 30 }, () => findTenants(db, 'A')))
    expect(found.flat().every((row) => 'first_more' in row)).toBe(true)
    expect(found.flat()).toHaveLength(30)
  })

  test('a transaction that meets the migration is repeated as a whole', async () => {
    const work = () =>
      db.transaction(async (trx) => {
        const [{ name = '' } = {}] = await trx.tenant().select('name')
        await rename(trx, `${name}+`)
        return findTenants(trx, `${name}+`)
      })
    expect(await work()).toHaveLength(1)
    await migrate('second_more')
    expect(await work()).toEqual([expect.objectContaining({ name: 'A++', second_more: null })])
  })

  test('a transaction without statements sends nothing', async () => {
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    await db.transaction(async () => {})
    await expect(db.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(sent).not.toHaveBeenCalled()
    sent.mockRestore()
    expect(await findTenants(db, 'A')).toHaveLength(1)
  })

  test('what follows a failed statement names its cause', async () => {
    const causes: unknown[] = []
    const work = db.transaction(async (trx) => {
      const fails = trx.table('tenants' as never).whereRaw('1 / 0 = 1')
      const both = [fails, findTenants(trx, 'A')].map((one) =>
        Promise.resolve(one).catch(({ code }) => causes.push(code))
      )
      await Promise.all(both)
      await findTenants(trx, 'A').catch(({ code }) => causes.push(code))
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(new Set(causes).size).toBe(1)
    expect(causes.length).toBeGreaterThan(1)
    expect(await findTenants(db, 'A')).toHaveLength(1)
  })
})

describe('behind a pooler that it was not told of', () => {
  let pooler: Pooler
  beforeAll(async () => {
    const ignored = 'statement_timeout,lock_timeout,idle_in_transaction_session_timeout'
    pooler = await startPgbouncer(inject('postgres').url, 3, { ignore_startup_parameters: ignored })
  })
  beforeEach(() => open(pooler.behind(url)))
  afterAll(() => pooler?.stop())

  test('statements go on without names once they are mixed up', async () => {
    const ask = () => Promise.all(Array.from({ length: 40 }, () => findTenants(db, 'A')))
    for (let turn = 0; turn < 3; turn += 1) expect((await ask()).flat()).toHaveLength(40)
    const change = () => db.transaction(async (trx) => void (await trx.finish(rename(trx, 'A'))))
    await Promise.all(Array.from({ length: 20 }, change))
  })
})
