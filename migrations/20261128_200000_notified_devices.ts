import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** Devices on which staff are notified, by the services of their browsers. */
export async function up(knex: Knex) {
  await knex.schema.createTable('notified_devices', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('id', 64).notNullable()
    t.string('user_uuid', 36).notNullable()
    // without a foreign key: sessions end by themselves, and devices are there for the time afterwards
    t.string('session_hash', 64).notNullable()
    t.text('subscription').notNullable()
    t.string('server_key', 90).notNullable()
    t.string('device', 100).notNullable()
    t.boolean('chats').notNullable()
    t.boolean('requests').notNullable()
    t.boolean('appointments').notNullable()
    t.string('created_at', 20).notNullable()
    t.primary(['tenant_id', 'id'])
    t.foreign(['tenant_id', 'user_uuid']).references(['tenant_id', 'uuid']).inTable('users').onDelete('CASCADE')
    t.index(['tenant_id', 'user_uuid'])
  })
  await guardTenants(knex)
}

export const down = (knex: Knex) => knex.schema.dropTable('notified_devices')
