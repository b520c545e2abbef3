import type { Knex } from 'knex'
import { migrations } from './all.ts'

/** Imported rather than read from a folder, so that they are part of the bundled server. */
export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => Object.keys(migrations),
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const migration = migrations[name]
    if (!migration) throw new Error(`Unknown migration ${name}`)
    return migration
  }
}
