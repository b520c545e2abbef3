import type { Knex } from 'knex'

export const up = (knex: Knex) =>
  knex.schema.alterTable('content_pages', (t) => t.boolean('is_start').notNullable().defaultTo(false))

export const down = (knex: Knex) => knex.schema.alterTable('content_pages', (t) => t.dropColumn('is_start'))
