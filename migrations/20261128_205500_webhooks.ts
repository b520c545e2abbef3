import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** Programs of an institution that are told what happens, and what they were told. */
export async function up(knex: Knex) {
  await knex.schema.createTable('webhooks', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    t.string('name', 100).notNullable()
    t.string('url', 500).notNullable()
    t.text('events').notNullable()
    t.boolean('is_on').notNullable()
    t.text('secret').notNullable()
    t.text('previous_secret')
    t.string('previous_until', 20)
    t.string('failing_since', 20)
    t.string('disabled_at', 20)
    t.primary(['tenant_id', 'uuid'])
  })
  await knex.schema.createTable('webhook_deliveries', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('uuid', 36).notNullable()
    t.string('webhook_uuid', 36).notNullable()
    t.string('event_uuid', 36).notNullable()
    t.string('type', 60).notNullable()
    t.string('subject_uuid', 36).notNullable()
    t.string('alias', 64)
    t.string('occurred_at', 20).notNullable()
    t.string('created_at', 20).notNullable()
    t.string('state', 20).notNullable()
    t.integer('attempts').notNullable()
    t.integer('status')
    t.string('fault', 20).notNullable()
    t.integer('duration')
    t.string('next_at', 20)
    t.primary(['tenant_id', 'uuid'])
    t.foreign(['tenant_id', 'webhook_uuid']).references(['tenant_id', 'uuid']).inTable('webhooks').onDelete('CASCADE')
    t.index(['tenant_id', 'webhook_uuid', 'created_at'])
    t.index(['created_at'])
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.dropTable('webhook_deliveries')
  await knex.schema.dropTable('webhooks')
}
