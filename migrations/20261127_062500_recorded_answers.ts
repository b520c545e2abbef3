import type { Knex } from 'knex'

/** Beside the replies to a request stand the answers of its customer that staff have recorded. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('contact_request_replies', (t) => t.boolean('is_from_customer').notNullable().defaultTo(false))

export const down = (knex: Knex) =>
  knex.schema.alterTable('contact_request_replies', (t) => t.dropColumn('is_from_customer'))
