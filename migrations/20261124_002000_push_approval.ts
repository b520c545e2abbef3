import type { Knex } from 'knex'

/** Notifications that wait for a second person. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('wallet_notifications', (t) => {
    t.boolean('is_held').notNullable().defaultTo(false)
    t.string('approved_at', 20)
    t.string('approver_uuid', 36)
    t.string('approver_name', 255)
  })

export const down = (knex: Knex) =>
  knex.schema.alterTable('wallet_notifications', (t) =>
    t.dropColumns('is_held', 'approved_at', 'approver_uuid', 'approver_name')
  )
