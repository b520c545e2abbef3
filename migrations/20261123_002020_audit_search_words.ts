import type { Knex } from 'knex'

/** What the log is searched by: names without capitals and accents, which SQLite takes away from ASCII alone. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('audit_log', (t) => t.text('search_words').notNullable().defaultTo(''))

export const down = (knex: Knex) => knex.schema.alterTable('audit_log', (t) => t.dropColumn('search_words'))
