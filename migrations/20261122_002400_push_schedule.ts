import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** Notifications that are scheduled, counted while they are sent, and withdrawn; cards whose holder is known. */
export async function up(knex: Knex) {
  await knex.schema.alterTable('wallet_notifications', (t) => {
    /** When it is to be sent. */
    t.string('due_at', 20).notNullable().defaultTo('')
    t.string('started_at', 20)
    t.string('withdrawn_at', 20)
    /** Why phones are woken again. */
    t.string('withdrawal_uuid', 36)
    t.string('withdrawer_uuid', 36)
    t.string('withdrawer_name', 255)
    /** To the sender's own cards only. */
    t.boolean('is_test').notNullable().defaultTo(false)
    t.index(['tenant_id', 'due_at'])
  })
  await knex('wallet_notifications').update({ due_at: knex.ref('created_at'), started_at: knex.ref('created_at') })
  await knex.schema.createTable('wallet_deliveries', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('notification_uuid', 36).notNullable()
    t.string('platform', 10).notNullable()
    /** The serial after which the next batch of cards begins. */
    t.string('batch', 32).notNullable()
    t.integer('delivered').notNullable()
    t.integer('gone').notNullable()
    /** Of the last attempt. */
    t.integer('failed').notNullable()
    t.primary(['tenant_id', 'notification_uuid', 'platform', 'batch'])
    t.foreign(['tenant_id', 'notification_uuid'])
      .references(['tenant_id', 'uuid'])
      .inTable('wallet_notifications')
      .onDelete('CASCADE')
  })
  await knex.schema.alterTable('wallet_passes', (t) => {
    /** The user who claimed the card as their own. */
    t.string('owner_user_uuid', 36)
    t.index(['tenant_id', 'owner_user_uuid'])
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.alterTable('wallet_passes', (t) => {
    t.dropIndex(['tenant_id', 'owner_user_uuid'])
    t.dropColumn('owner_user_uuid')
  })
  await knex.schema.dropTable('wallet_deliveries')
  await knex.schema.alterTable('wallet_notifications', (t) => {
    t.dropIndex(['tenant_id', 'due_at'])
    t.dropColumns(
      ...['due_at', 'started_at', 'withdrawn_at', 'withdrawal_uuid', 'withdrawer_uuid', 'withdrawer_name', 'is_test']
    )
  })
}
