import type { Knex } from 'knex'
import { CommandError } from '../../core/cli/command.ts'
import { appliedMigrations, newerMigrations } from '../../core/db/migrations.ts'

/** Whether the database contains no tenant. */
export async function isEmpty(knex: Knex): Promise<boolean> {
  if (!(await knex.schema.hasTable('tenants'))) return true
  return !(await knex.select('id').from('tenants').first())
}

export async function expectKnown(applied: readonly string[]): Promise<void> {
  if (!applied.length) throw new CommandError('The file is not a backup of advisor-widgets.')
  const newer = await newerMigrations(applied)
  if (newer.length) {
    throw new CommandError(
      `The backup was made by a newer version (${newer.join(', ')}). Restore it with that version or a later one.`
    )
  }
}

/** A backup of an older version is accepted, of a newer one not: this build would not know its schema. */
export const expectKnownSchema = async (knex: Knex) => expectKnown(await appliedMigrations(knex))
