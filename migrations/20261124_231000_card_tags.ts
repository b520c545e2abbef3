import type { Knex } from 'knex'

export const up = (knex: Knex) =>
  knex.schema.alterTable('advisors', (t) => t.string('tags', 400).notNullable().defaultTo(''))

export const down = (knex: Knex) => knex.schema.alterTable('advisors', (t) => t.dropColumn('tags'))
