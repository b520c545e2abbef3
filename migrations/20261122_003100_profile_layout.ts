import type { Knex } from 'knex'

/** Elements of the layout can be hidden on cards without losing their position. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('profile_layouts', (t) => {
    t.boolean('is_visible').notNullable().defaultTo(true)
  })

export const down = (knex: Knex) => knex.schema.alterTable('profile_layouts', (t) => t.dropColumn('is_visible'))
