import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** Events of branches and who has registered for them. An institution turns the module on itself. */
export async function up(knex: Knex) {
  await knex.schema.createTable('branch_events', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    t.string('organization_uuid', 36).notNullable()
    t.string('state', 20).notNullable()
    // JSON objects, a text for each language
    t.text('title').notNullable()
    t.text('description').notNullable()
    t.string('starts_at', 20).notNullable()
    t.string('ends_at', 20).notNullable()
    t.string('place', 20).notNullable()
    t.string('address', 255).notNullable()
    t.string('online_url', 500).notNullable()
    t.integer('seats').notNullable()
    // until when guests can register; null until it starts
    t.string('closes_at', 20)
    // rises with each time and place: calendar programs and mails tell versions apart by it
    t.integer('revision').notNullable()
    t.text('cancel_reason').notNullable()
    t.primary(['tenant_id', 'uuid'])
    t.foreign(['tenant_id', 'organization_uuid'])
      .references(['tenant_id', 'uuid'])
      .inTable('organizations')
      .onDelete('CASCADE')
    t.index(['tenant_id', 'organization_uuid', 'starts_at'])
  })
  await knex.schema.createTable('event_registrations', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    t.string('token_hash', 64).notNullable()
    t.string('event_uuid', 36).notNullable()
    t.string('state', 20).notNullable()
    t.string('first_name', 100).notNullable()
    t.string('last_name', 100).notNullable()
    t.string('email', 254).notNullable()
    t.integer('seats').notNullable()
    t.string('language', 10).notNullable()
    t.string('campaign', 255).notNullable()
    t.string('created_at', 20).notNullable()
    // when the guest left, else the end of the event
    t.string('ends_at', 20).notNullable()
    t.string('attended_at', 20)
    t.primary(['tenant_id', 'uuid'])
    t.unique(['tenant_id', 'token_hash'])
    t.foreign(['tenant_id', 'event_uuid'])
      .references(['tenant_id', 'uuid'])
      .inTable('branch_events')
      .onDelete('CASCADE')
    t.index(['tenant_id', 'event_uuid', 'state', 'created_at'])
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex('tenant_modules').where({ module_name: 'branch-events' }).delete()
  await knex.schema.dropTable('event_registrations')
  await knex.schema.dropTable('branch_events')
}
