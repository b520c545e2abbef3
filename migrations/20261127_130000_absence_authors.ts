import type { Knex } from 'knex'

/** Who has entered an absence or a blocked time, by name as in the history of appointments; empty of earlier ones. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('calendar_overrides', (t) => t.string('author_name').notNullable().defaultTo(''))

export const down = (knex: Knex) => knex.schema.alterTable('calendar_overrides', (t) => t.dropColumn('author_name'))
