import type { Knex } from 'knex'

/** Of which branches the advisors are whose card holders are notified, one a line, as when it was written. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('wallet_notifications', (t) => t.text('branches').notNullable().defaultTo(''))

export const down = (knex: Knex) => knex.schema.alterTable('wallet_notifications', (t) => t.dropColumn('branches'))
