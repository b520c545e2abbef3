import type { Knex } from 'knex'

/** What staff note for themselves about an appointment, and who has booked it. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('appointments', (t) => {
    t.text('internal_note').notNullable().defaultTo('')
    t.string('booked_by', 10).notNullable().defaultTo('')
  })

export const down = (knex: Knex) =>
  knex.schema.alterTable('appointments', (t) => t.dropColumns('internal_note', 'booked_by'))
