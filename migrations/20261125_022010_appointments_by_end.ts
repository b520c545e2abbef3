import type { Knex } from 'knex'

/** Those that a closure affects are read in the order of time. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('appointments', (t) => t.index(['tenant_id', 'ends_at', 'uuid'], 'appointments_by_end'))

export const down = (knex: Knex) =>
  knex.schema.alterTable('appointments', (t) => t.dropIndex(['tenant_id', 'ends_at', 'uuid'], 'appointments_by_end'))
