import type { Knex } from 'knex'

/** Every request for a photo asks whose it is. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('advisors', (t) => t.index(['tenant_id', 'photo'], 'advisors_by_photo'))

export const down = (knex: Knex) =>
  knex.schema.alterTable('advisors', (t) => t.dropIndex(['tenant_id', 'photo'], 'advisors_by_photo'))
