import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** Appointments as they were written into calendars at services, and what their advisors have changed of them there. */
export async function up(knex: Knex) {
  await knex.schema.createTable('external_entries', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('advisor_uuid', 36).notNullable()
    t.string('appointment_uuid', 36).notNullable()
    // noted before the service is asked, whose answer may be lost
    t.text('entry_id')
    // put back after it was removed there, it is another entry
    t.integer('copy').notNullable().defaultTo(0)
    // as last written
    t.integer('sequence')
    t.string('starts_at', 20).notNullable()
    t.string('ends_at', 20).notNullable()
    t.string('written_at', 20)
    t.boolean('is_seen').notNullable().defaultTo(false)
    t.string('change', 10)
    t.string('changed_starts_at', 20)
    t.string('changed_ends_at', 20)
    t.primary(['tenant_id', 'advisor_uuid', 'appointment_uuid'])
    t.foreign(['tenant_id', 'advisor_uuid'])
      .references(['tenant_id', 'advisor_uuid'])
      .inTable('external_calendars')
      .onDelete('CASCADE')
    t.foreign(['tenant_id', 'appointment_uuid'])
      .references(['tenant_id', 'uuid'])
      .inTable('appointments')
      .onDelete('CASCADE')
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.dropTable('external_entries')
}
