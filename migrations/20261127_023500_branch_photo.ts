import type { Knex } from 'knex'

export const up = (knex: Knex) => knex.schema.alterTable('organizations', (t) => t.string('photo', 100))

export const down = (knex: Knex) => knex.schema.alterTable('organizations', (t) => t.dropColumn('photo'))
