import type { Knex } from 'knex'

/** Since when an advisor advises, and the certificates: one per line, its year after a tab. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('advisors', (t) => {
    t.integer('advising_since')
    t.string('certificates', 600).notNullable().defaultTo('')
  })

export const down = (knex: Knex) =>
  knex.schema.alterTable('advisors', (t) => t.dropColumns('advising_since', 'certificates'))
