import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/**
 * Calendars at services that tell what has changed since the last reading, from which the next one continues; and how the
 * readings of the last hours have gone.
 */
export async function up(knex: Knex) {
  await knex.schema.alterTable('external_calendars', (t) => t.text('state'))
  await knex.schema.createTable('external_syncs', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('advisor_uuid', 36).notNullable()
    // readings with the same outcome are one row
    t.string('started_at', 20).notNullable()
    t.string('ended_at', 20).notNullable()
    t.string('fault', 20)
    t.integer('readings').notNullable()
    t.primary(['tenant_id', 'advisor_uuid', 'started_at'])
    t.foreign(['tenant_id', 'advisor_uuid'])
      .references(['tenant_id', 'advisor_uuid'])
      .inTable('external_calendars')
      .onDelete('CASCADE')
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.dropTable('external_syncs')
  await knex.schema.alterTable('external_calendars', (t) => t.dropColumn('state'))
}
