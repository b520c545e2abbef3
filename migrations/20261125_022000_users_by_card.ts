import type { Knex } from 'knex'

/** Lists and exports of people ask for each card whose it is. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('users', (t) => t.index(['tenant_id', 'advisor_uuid'], 'users_by_card'))

export const down = (knex: Knex) =>
  knex.schema.alterTable('users', (t) => t.dropIndex(['tenant_id', 'advisor_uuid'], 'users_by_card'))
