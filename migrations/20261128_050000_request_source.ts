import type { Knex } from 'knex'

/** Where a request was written, and the campaign of the visit, as with appointments. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('contact_requests', (t) => {
    t.string('source', 20).notNullable().defaultTo('')
    t.string('source_site', 255).notNullable().defaultTo('')
    t.string('campaign', 40).notNullable().defaultTo('')
  })

export const down = (knex: Knex) =>
  knex.schema.alterTable('contact_requests', (t) => t.dropColumns('source', 'source_site', 'campaign'))
