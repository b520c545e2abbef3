import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** By what a service tells that a calendar has changed; without one, it is only looked at every few minutes. */
export async function up(knex: Knex) {
  await knex.schema.createTable('external_subscriptions', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('advisor_uuid', 36).notNullable()
    t.string('calendar_uuid', 36).notNullable()
    // ours: the end of the address at which we are told
    t.string('channel', 36)
    // the service's
    t.text('subscription_id')
    t.text('resource_id')
    t.string('started_at', 20)
    t.string('expires_at', 20)
    t.string('tried_at', 20).notNullable()
    // a reading was asked for that has not begun
    t.string('asked_at', 20)
    t.primary(['tenant_id', 'advisor_uuid'])
    t.index(['tenant_id', 'channel'])
    t.foreign(['tenant_id', 'advisor_uuid'])
      .references(['tenant_id', 'advisor_uuid'])
      .inTable('external_calendars')
      .onDelete('CASCADE')
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.dropTable('external_subscriptions')
}
