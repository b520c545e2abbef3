import type { Knex } from 'knex'

/** What browsers report goes after a while, the oldest first. */
export const up = (knex: Knex) => knex.schema.alterTable('frontend_logs', (t) => t.index(['created_at']))

export const down = (knex: Knex) => knex.schema.alterTable('frontend_logs', (t) => t.dropIndex(['created_at']))
