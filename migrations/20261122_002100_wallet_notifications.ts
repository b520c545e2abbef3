import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** What was sent to the holders of cards: when, by whom, to whose cards. The row is the record and is never deleted. */
export async function up(knex: Knex) {
  await knex.schema.createTable('wallet_notifications', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    t.string('text', 255).notNullable()
    t.string('link', 500).notNullable()
    /** Uuids, separated by commas. */
    t.text('advisors').notNullable()
    t.string('created_at', 20).notNullable()
    t.string('sender_uuid', 36).notNullable()
    t.string('sender_name', 255).notNullable()
    /** The number of devices to reach. */
    t.integer('subscribers').notNullable()
    /** Its number among the tenant's changes, which makes each text unique for a phone. */
    t.integer('revision').notNullable()
    t.string('finished_at', 20)
    t.primary(['tenant_id', 'uuid'])
    t.index(['tenant_id', 'created_at'])
  })
  await knex.schema.alterTable('wallet_passes', (t) => {
    t.string('notification_uuid', 36)
  })
  await knex.schema.alterTable('wallet_registrations', (t) => {
    /** The notification for which the phone was last woken. */
    t.string('woken_for', 36)
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.alterTable('wallet_registrations', (t) => t.dropColumn('woken_for'))
  await knex.schema.alterTable('wallet_passes', (t) => t.dropColumn('notification_uuid'))
  await knex.schema.dropTable('wallet_notifications')
}
