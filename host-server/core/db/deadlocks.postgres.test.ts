import type { Knex } from 'knex'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyPostgres, MIGRATED } from '../../testing/templates.ts'
import { connect, withStartLock } from './db.ts'

let knex: Knex
let other: pg.Client

beforeEach(async () => {
  const DATABASE_URL = await copyPostgres(MIGRATED)
  other = new pg.Client(DATABASE_URL.replace('advisor:advisor', 'postgres:postgres'))
  await other.connect()
  // whose time is over first looks for a deadlock, and is the one to fail
  await other.query(`alter database ${other.database} set deadlock_timeout to '1s'`)
  await other.query("set deadlock_timeout to '1min'")
  knex = connect({ DATABASE_URL, DATA_DIR: '' })
})
afterEach(async () => {
  await other.end()
  await knex.destroy()
})

const locks = (table: string) => other.query(`lock table ${table} in access exclusive mode`)

const WAITING =
  'select 1 from pg_locks l join pg_database d on d.oid = l.database where datname = current_database() and not granted'

/** Waits until a statement of another connection waits for a lock. */
const isWaiting = () => expect.poll(async () => (await other.query(WAITING)).rowCount).toBe(1)

async function deadlockWith(victim: () => Promise<unknown>, [first, second]: [string, string]) {
  await other.query('begin')
  await locks(second)
  const outcome = victim()
  await isWaiting()
  await locks(first)
  await other.query('commit')
  return outcome
}

test('a read that meets a deadlock with a migration is repeated', async () => {
  const read = () =>
    knex('wallet_passes as p')
      .leftJoin('wallet_registrations as r', 'r.serial', 'p.serial')
      .select('p.serial')
      .then((rows) => rows)
  expect(await deadlockWith(read, ['wallet_passes', 'wallet_registrations'])).toEqual([])
})

test('a migration that meets a deadlock with a request is repeated', async () => {
  let times = 0
  const migrating = () =>
    withStartLock(knex, async (trx) => {
      times += 1
      await trx.raw('lock table wallet_passes in access exclusive mode')
      await trx.raw('lock table wallet_registrations in access exclusive mode')
      return 'migrated'
    })
  expect(await deadlockWith(migrating, ['wallet_passes', 'wallet_registrations'])).toBe('migrated')
  expect(times).toBe(2)
})
