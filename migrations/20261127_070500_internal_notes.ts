import type { Knex } from 'knex'

/** Beside what customers and staff write to each other stands what staff note for a colleague. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('contact_request_replies', (t) => t.boolean('is_internal').notNullable().defaultTo(false))

export const down = (knex: Knex) =>
  knex.schema.alterTable('contact_request_replies', (t) => t.dropColumn('is_internal'))
