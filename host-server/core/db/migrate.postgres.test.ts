import { tmpdir } from 'node:os'
import type { Knex } from 'knex'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrationSource } from '../../../migrations/index.ts'
import { emptyPostgres } from '../../testing/templates.ts'
import { connect, migrate } from './db.ts'

let nodes: Knex[]

beforeEach(async () => {
  const DATABASE_URL = await emptyPostgres()
  nodes = [1, 2, 3].map(() => connect({ DATABASE_URL, DATA_DIR: tmpdir(), DATABASE_POOL: 1 }))
})
afterEach(() => Promise.all(nodes.map((node) => node.destroy())))

const migrateAll = async () => (await Promise.all(nodes.map(migrate))).map(([, applied]) => applied)

test('nodes that start together on an empty database migrate it once, each with a single connection', async () => {
  const applied = await migrateAll()
  expect(applied.toSorted((a, b) => a.length - b.length)).toEqual([[], [], await migrationSource.getMigrations([])])
})

test('a lock left behind by a dead node does not block others', async () => {
  await migrateAll()
  await nodes[0]?.('knex_migrations_lock').update({ is_locked: 1 })
  expect(await migrateAll()).toEqual([[], [], []])
})

test('migrations of a newer build do not stop an older node', async () => {
  await migrateAll()
  await nodes[0]?.('knex_migrations').insert({ name: '20991231_000000_later', batch: 2 })
  expect(await migrateAll()).toEqual([[], [], []])
})
