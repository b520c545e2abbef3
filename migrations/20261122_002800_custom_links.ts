import type { Knex } from 'knex'

/** The values entered so far are complete URLs. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('custom_links', (t) => {
    t.string('pattern', 500).notNullable().defaultTo('{value}')
    t.boolean('is_retired').notNullable().defaultTo(false)
  })

export const down = (knex: Knex) =>
  knex.schema.alterTable('custom_links', (t) => {
    t.dropColumn('pattern')
    t.dropColumn('is_retired')
  })
