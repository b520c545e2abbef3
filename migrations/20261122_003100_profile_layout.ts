import type { Knex } from 'knex'

/** What stands in the layout may be kept from cards without losing its place. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('profile_layouts', (t) => {
    t.boolean('is_visible').notNullable().defaultTo(true)
  })

export const down = (knex: Knex) => knex.schema.alterTable('profile_layouts', (t) => t.dropColumn('is_visible'))
