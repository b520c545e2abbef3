import type { Knex } from 'knex'
import { Refused } from '../core/command.ts'
import { appliedMigrations, newerMigrations } from '../core/migrations.ts'

/** Whether nobody's data is in the database. */
export async function isEmpty(knex: Knex): Promise<boolean> {
  if (!(await knex.schema.hasTable('tenants'))) return true
  return !(await knex.select('id').from('tenants').first())
}

export async function expectKnown(applied: readonly string[]): Promise<void> {
  if (!applied.length) throw new Refused('The file is not a backup of advisor-widgets.')
  const newer = await newerMigrations(applied)
  if (newer.length) {
    throw new Refused(
      `The backup is of a newer version (${newer.join(', ')}). Restore it with that version or a later one.`
    )
  }
}

/** A backup of an older version is welcome, of a newer one not: this build would not know its schema. */
export const expectKnownSchema = async (knex: Knex) => expectKnown(await appliedMigrations(knex))
