import type { Knex } from 'knex'

/** Online appointments may have a link of their own, in place of the advisor's. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('appointments', (t) => t.string('meeting_url', 500).notNullable().defaultTo(''))

export const down = (knex: Knex) => knex.schema.alterTable('appointments', (t) => t.dropColumn('meeting_url'))
