import type { Knex } from 'knex'

/** What advisors have entered so far are whole addresses. */
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
