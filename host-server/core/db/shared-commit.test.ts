import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect } from './db.ts'
import { inSharedTransaction } from './shared-commit.ts'

let folder: string
let knex: Knex
let said: string[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'advisor-widgets-commit-'))
  knex = connect({ DATA_DIR: folder })
  await knex.schema.createTable('rows', (t) => {
    t.integer('number').primary()
    t.integer('parent').references('number').inTable('rows')
  })
  said = []
  knex.on('query', ({ sql }: { sql: string }) => {
    if (/^(?:commit|rollback)/i.test(sql)) said.push(sql.replace(';', '').toLowerCase())
  })
})
afterEach(async () => {
  await knex.destroy()
  rmSync(folder, { recursive: true })
})

const insert = (number: number) =>
  inSharedTransaction(knex, async (trx) => {
    await trx('rows').insert({ number })
    return number
  })

const refuse = (number: number) =>
  inSharedTransaction(knex, async (trx) => {
    await trx('rows').insert({ number })
    throw new Error(`not ${number}`)
  })

/** At COMMIT the database refuses its row. */
const insertOrphan = () =>
  inSharedTransaction(knex, async (trx) => {
    await trx.raw('pragma defer_foreign_keys = on')
    await trx('rows').insert({ number: 100, parent: 99 })
  })

const stored = () => knex('rows').orderBy('number').pluck('number')
const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)
const statuses = (all: readonly PromiseSettledResult<unknown>[]) => all.map(({ status }) => status)

test('those that wait for the connection share a COMMIT, and each gets its own answer', async () => {
  expect(await Promise.all(from(1, 20).map(insert))).toEqual(from(1, 20))
  expect(await stored()).toEqual(from(1, 20))
  expect(said).toEqual(['commit', 'commit', 'commit'])
})

test('one alone has a COMMIT of its own', async () => {
  for (const number of from(1, 3)) await insert(number)
  expect(said).toEqual(['commit', 'commit', 'commit'])
})

test('nobody is answered before the COMMIT', async () => {
  const each = from(1, 3).map((number) => insert(number).then(() => said.push(`answered ${number}`)))
  await Promise.all(each)
  expect(said).toEqual(['commit', 'answered 1', 'answered 2', 'answered 3'])
})

test('what one throws is thrown to it alone, and undoes nothing of the others', async () => {
  const all = await Promise.allSettled([insert(1), refuse(2), insert(3), insert(3), insert(4)])
  expect(all).toMatchObject([
    { value: 1 },
    { reason: new Error('not 2') },
    { value: 3 },
    { reason: { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' } },
    { value: 4 }
  ])
  expect(await stored()).toEqual([1, 3, 4])
})

test('after a failure groups begin small, and grow with each COMMIT', async () => {
  await Promise.allSettled([insert(1), refuse(2)])
  said.length = 0
  await Promise.all(from(10, 9).map(insert))
  // one, two, four, and the other two
  expect(said).toEqual(['commit', 'commit', 'commit', 'commit'])
})

test('if the COMMIT fails, all who share it are told, and nothing of them is stored', async () => {
  const all = await Promise.allSettled([insert(1), insertOrphan(), insert(2)])
  expect(statuses(all)).toEqual(['rejected', 'rejected', 'rejected'])
  await knex.raw('rollback')
  expect(await stored()).toEqual([])
  await insert(3)
  expect(await stored()).toEqual([3])
})

test('without a connection all who wait are told', async () => {
  await knex.destroy()
  expect(statuses(await Promise.allSettled([insert(1), insert(2)]))).toEqual(['rejected', 'rejected'])
})
