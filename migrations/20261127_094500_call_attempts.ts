import type { Knex } from 'knex'

/** Among what staff note with a request are calls that did not reach its customer. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('contact_request_replies', (t) => t.boolean('is_attempt').notNullable().defaultTo(false))

export const down = (knex: Knex) => knex.schema.alterTable('contact_request_replies', (t) => t.dropColumn('is_attempt'))
