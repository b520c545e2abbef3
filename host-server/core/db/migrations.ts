import type { Knex } from 'knex'
import { migrationSource } from '../../../migrations/index.ts'
import { isPostgres } from './db.ts'

const known = () => migrationSource.getMigrations([])

/** The applied migrations according to the database; none if it is empty. */
export async function appliedMigrations(knex: Knex): Promise<string[]> {
  try {
    return await knex('knex_migrations').orderBy('id').pluck('name')
  } catch (failure) {
    const { code, message } = failure as { code?: string; message: string }
    const none = isPostgres(knex) ? code === '42P01' : /no such table/.test(message)
    if (none) return []
    throw failure
  }
}

/**
 * Migrations of this build that have not been applied. Those that only the database has are a newer build's, and no
 * error.
 */
export async function pendingMigrations(knex: Knex): Promise<string[]> {
  const applied = new Set(await appliedMigrations(knex))
  return (await known()).filter((name) => !applied.has(name))
}

/** The migrations that a newer build has applied. */
export async function newerMigrations(applied: readonly string[]): Promise<string[]> {
  const ours = new Set(await known())
  return applied.filter((name) => !ours.has(name))
}
