import type { Knex } from 'knex'

/** What the log is searched by: names without case and accents, which SQLite ignores for ASCII only. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('audit_log', (t) => t.text('search_words').notNullable().defaultTo(''))

export const down = (knex: Knex) => knex.schema.alterTable('audit_log', (t) => t.dropColumn('search_words'))
