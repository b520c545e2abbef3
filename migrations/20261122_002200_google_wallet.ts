import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** Which cards are in a Google Wallet according to Google's callbacks, and what was sent to Google about them. */
export async function up(knex: Knex) {
  await knex.schema.alterTable('wallet_passes', (t) => {
    /** Null if no one has it in a Google Wallet, or no longer. */
    t.string('saved_at', 20)
    /** The expiry of Google's last callback about it: an older one that arrives late is ignored. */
    t.string('google_word_until', 20)
  })
  await knex.schema.createTable('google_classes', (t) => {
    t.string('tenant_id', 36).notNullable().primary().references('id').inTable('tenants').onDelete('CASCADE')
    /** A fingerprint of what Google has stored. */
    t.string('fingerprint', 64).notNullable()
  })
  await knex.schema.createTable('google_messages', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('serial', 32).notNullable()
    t.string('notification_uuid', 36).notNullable()
    t.string('message_type', 20).notNullable()
    t.string('begun_at', 20).notNullable()
    /** Null as long as it is unknown whether Google has it. */
    t.string('told_at', 20)
    t.primary(['tenant_id', 'serial', 'notification_uuid'])
    t.foreign(['tenant_id', 'serial']).references(['tenant_id', 'serial']).inTable('wallet_passes').onDelete('CASCADE')
    t.index(['tenant_id', 'notification_uuid', 'serial'])
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.dropTable('google_messages')
  await knex.schema.dropTable('google_classes')
  await knex.schema.alterTable('wallet_passes', (t) => {
    t.dropColumn('saved_at')
    t.dropColumn('google_word_until')
  })
}
