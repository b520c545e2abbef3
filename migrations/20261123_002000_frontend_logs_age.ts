import type { Knex } from 'knex'

/** Reports of browsers are deleted after a while, the oldest first. */
export const up = (knex: Knex) => knex.schema.alterTable('frontend_logs', (t) => t.index(['created_at']))

export const down = (knex: Knex) => knex.schema.alterTable('frontend_logs', (t) => t.dropIndex(['created_at']))
