import type { Knex } from 'knex'
import { migrations } from './all.ts'

/** Listed rather than read from a folder, so that the built server carries them inside. */
export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => Object.keys(migrations),
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const migration = migrations[name]
    if (!migration) throw new Error(`Unknown migration ${name}`)
    return migration
  }
}
