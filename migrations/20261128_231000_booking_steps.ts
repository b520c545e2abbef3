import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

const ofStep = (t: Knex.CreateTableBuilder) => {
  t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
  t.string('day', 10).notNullable()
  t.string('step', 10).notNullable()
  t.string('reason', 10).notNullable()
  t.string('campaign', 40).notNullable()
  t.string('page', 255).notNullable()
  t.string('widget', 10).notNullable()
  t.string('advisor_uuid', 36).notNullable()
  t.string('organization_uuid', 36).notNullable()
  t.string('topic_uuid', 36).notNullable()
}

const KEY = ['step', 'reason', 'campaign', 'page', 'widget', 'advisor_uuid', 'organization_uuid', 'topic_uuid']

/** How far visitors come on the way to a talk, by day; and with each appointment, by what it is counted. */
export async function up(knex: Knex) {
  await knex.schema.createTable('booking_steps', (t) => {
    ofStep(t)
    t.integer('count').notNullable()
    t.primary(['tenant_id', 'day', ...KEY])
  })
  await knex.schema.createTable('booking_step_visitors', (t) => {
    ofStep(t)
    t.string('visitor', 43).notNullable()
    t.string('expires_at', 20).notNullable()
    t.primary(['tenant_id', 'day', 'visitor', ...KEY])
    t.index(['expires_at'])
  })
  await knex.schema.alterTable('appointments', (t) => {
    t.string('page', 255).notNullable().defaultTo('')
    t.string('widget', 10).notNullable().defaultTo('')
    t.boolean('any_advisor').notNullable().defaultTo(false)
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.alterTable('appointments', (t) => t.dropColumns('page', 'widget', 'any_advisor'))
  for (const table of ['booking_step_visitors', 'booking_steps']) await knex.schema.dropTable(table)
}
