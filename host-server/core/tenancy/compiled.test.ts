import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { compiled, TenantDb } from './tenant-db.ts'

let site: Site
let knex: Knex
let own: TenantDb
let foreign: TenantDb

beforeAll(async () => {
  site = await startDemoSite()
  knex = site.app.knex
  const ids: string[] = await knex('tenants').orderBy('name').pluck('id')
  ;[own, foreign] = ids.map((id) => new TenantDb(knex, id)) as [TenantDb, TenantDb]
})
afterAll(() => site.stop())

const settings = compiled((db, names: readonly string[]) =>
  db.table('tenant_settings').whereIn('name', names).orderBy('name').select('name', 'value')
)
const insert = compiled((db, row: { name: string; value: string }) => db.insert('tenant_settings', { ...row }))

test.each([
  ['computes', compiled((db, name: string) => db.table('tenants').where('name', `${name}!`)), ['a']],
  ['compares', compiled((db, at: number) => db.table('tenants').where('name', String(at > 1))), [2]],
  ['writes JSON', compiled((db, name: string) => db.table('tenants').where('name', JSON.stringify({ name }))), ['a']]
] as [string, (db: TenantDb, value: unknown) => Promise<unknown>, [unknown]][])(
  'a statement that %s from a value is refused',
  (_what, statement, [value]) => {
    expect(() => statement(own, value)).toThrow('a compiled statement takes its values as they are')
  }
)

test('a date is refused, which would be taken for an object without values', () => {
  const since = compiled((db, at: Date) => db.table('tenants').where('name', String(at)))
  expect(() => since(own, new Date())).toThrow(/texts, numbers, lists and plain objects/)
})

test('each tenant sees and writes its own rows, in turn and at the same time', async () => {
  await insert(own, { name: 'compiled-own', value: '1' })
  await insert(foreign, { name: 'compiled-own', value: '2' })
  const asked = [own, foreign, own, foreign]
  const seen = await Promise.all(asked.map((db) => settings(db, ['compiled-own'])))
  expect(seen.map(([row]) => row?.value)).toEqual(['1', '2', '1', '2'])
})

test('lists of different lengths, none included, are different statements', async () => {
  await insert(own, { name: 'compiled-a', value: 'a' })
  await insert(own, { name: 'compiled-b', value: 'b' })
  const found = async (...names: string[]) => (await settings(own, names)).map(({ value }) => value)
  expect(await found('compiled-a', 'compiled-b')).toEqual(['a', 'b'])
  expect(await found('compiled-b')).toEqual(['b'])
  expect(await found()).toEqual([])
  expect(await found('compiled-b', 'compiled-x', 'compiled-a')).toEqual(['a', 'b'])
})

test('flags and missing values decide what a statement looks like', async () => {
  const find = compiled((db, { name, isOther }: { name?: string; isOther: boolean }) => {
    const all = db.table('tenant_settings').whereLike('name', 'compiled-_').orderBy('name')
    if (name === undefined) return all.pluck('name')
    return (isOther ? all.whereNot({ name }) : all.where({ name })).pluck('name')
  })
  expect(await find(own, { isOther: false })).toEqual(['compiled-a', 'compiled-b'])
  expect(await find(own, { name: 'compiled-a', isOther: false })).toEqual(['compiled-a'])
  expect(await find(own, { name: 'compiled-a', isOther: true })).toEqual(['compiled-b'])
})

test('values are bound, whatever is in them', async () => {
  const value = `'; drop table tenants; -- ? $1 \\? "`
  await insert(own, { name: 'compiled-quoted', value })
  expect(await settings(own, ['compiled-quoted'])).toEqual([{ name: 'compiled-quoted', value }])
})

test('what a transaction has written is seen in it, and gone with it', async () => {
  const work = own.transaction(async (trx) => {
    await insert(trx, { name: 'compiled-gone', value: '' })
    expect(await settings(trx, ['compiled-gone'])).toHaveLength(1)
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(await settings(own, ['compiled-gone'])).toEqual([])
})

test('statements that nobody waits for run in their order, and all are committed', async () => {
  await own.transaction(async (trx) => {
    await trx.finish(
      insert(trx, { name: 'compiled-first', value: '' }),
      settings(trx, ['compiled-first']).then((rows) => expect(rows).toHaveLength(1)),
      insert(trx, { name: 'compiled-second', value: '' })
    )
  })
  expect(await settings(own, ['compiled-first', 'compiled-second'])).toHaveLength(2)
})

test.each([0, 1, 2])(
  'if the last statement number %i fails, nothing is committed, and its failure is thrown',
  async (at) => {
    const names = ['compiled-x', 'compiled-y', 'compiled-z'].with(at, 'compiled-a')
    const work = own.transaction(async (trx) => {
      await insert(trx, { name: 'compiled-w', value: '' })
      await trx.finish(...names.map((name) => insert(trx, { name, value: '' })))
      return 'done'
    })
    await expect(work).rejects.toMatchObject({
      code: expect.stringMatching(/^(23505|SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE))$/)
    })
    expect(await settings(own, ['compiled-w', 'compiled-x', 'compiled-y', 'compiled-z'])).toEqual([])
  }
)

test('those who listen to statements hear of it', async () => {
  const heard: string[] = []
  const note = (_: unknown, { sql }: { sql: string }) => heard.push(sql)
  knex.on('query-response', note)
  await settings(own, ['compiled-a'])
  knex.removeListener('query-response', note)
  expect(heard).toEqual([expect.stringContaining('tenant_settings')])
})
