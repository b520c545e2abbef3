import type { Knex } from 'knex'

/** What staff wrote to the customer with a change. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('appointment_history', (t) => t.text('message').notNullable().defaultTo(''))

export const down = (knex: Knex) => knex.schema.alterTable('appointment_history', (t) => t.dropColumn('message'))
