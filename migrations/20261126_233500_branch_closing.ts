import type { Knex } from 'knex'

/** When a branch was closed; nothing of it is deleted. */
export const up = (knex: Knex) => knex.schema.alterTable('organizations', (t) => t.string('closed_at', 20))

export const down = (knex: Knex) => knex.schema.alterTable('organizations', (t) => t.dropColumn('closed_at'))
