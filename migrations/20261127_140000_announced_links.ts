import type { Knex } from 'knex'

/** The link of a video appointment that the latest mail to its customer contained; empty where none did. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('appointments', (t) => t.string('announced_url', 500).notNullable().defaultTo(''))

export const down = (knex: Knex) => knex.schema.alterTable('appointments', (t) => t.dropColumn('announced_url'))
