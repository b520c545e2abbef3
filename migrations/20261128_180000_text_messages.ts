import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** Text messages: who has agreed to them, which numbers have ended them, and what was sent. */
export async function up(knex: Knex) {
  await knex.schema.createTable('text_consents', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('uuid', 36).notNullable()
    // of one of both
    t.string('appointment_uuid', 36)
    t.string('entry_uuid', 36)
    t.string('number', 16).notNullable()
    t.string('version', 12).notNullable()
    t.string('created_at', 20).notNullable()
    t.string('ended_at', 20)
    t.primary(['tenant_id', 'uuid'])
    t.unique(['tenant_id', 'appointment_uuid'])
    t.unique(['tenant_id', 'entry_uuid'])
    t.foreign(['tenant_id', 'appointment_uuid'])
      .references(['tenant_id', 'uuid'])
      .inTable('appointments')
      .onDelete('CASCADE')
    t.foreign(['tenant_id', 'entry_uuid'])
      .references(['tenant_id', 'uuid'])
      .inTable('waitlist_entries')
      .onDelete('CASCADE')
  })
  await knex.schema.createTable('text_stops', (t) => {
    t.string('tenant_id', 36).notNullable()
    // of the number, with a key that the table does not have
    t.string('number_hash', 43).notNullable()
    t.string('created_at', 20).notNullable()
    t.primary(['tenant_id', 'number_hash'])
  })
  await knex.schema.createTable('text_replies', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('id_hash', 64).notNullable()
    t.string('created_at', 20).notNullable()
    t.primary(['tenant_id', 'id_hash'])
    t.index(['created_at'])
  })
  await knex.schema.createTable('text_messages', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('uuid', 36).notNullable()
    // one for each event
    t.string('event_key', 100).notNullable()
    t.string('event', 20).notNullable()
    t.string('number_end', 3).notNullable()
    t.string('state', 10).notNullable()
    t.string('fault', 10)
    t.string('detail', 200).notNullable().defaultTo('')
    t.integer('parts').notNullable()
    // in hundredths of a cent
    t.integer('cost')
    t.string('created_at', 20).notNullable()
    t.primary(['tenant_id', 'uuid'])
    t.unique(['tenant_id', 'event_key'])
    t.index(['tenant_id', 'created_at'])
    t.index(['created_at'])
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  for (const table of ['text_messages', 'text_replies', 'text_stops', 'text_consents']) {
    await knex.schema.dropTable(table)
  }
}
