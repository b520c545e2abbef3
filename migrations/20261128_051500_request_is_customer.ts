import type { Knex } from 'knex'

/** Whether who writes says to be a customer already, as with appointments; null where nobody asked or answered. */
export const up = (knex: Knex) => knex.schema.alterTable('contact_requests', (t) => t.boolean('is_customer'))

export const down = (knex: Knex) => knex.schema.alterTable('contact_requests', (t) => t.dropColumn('is_customer'))
