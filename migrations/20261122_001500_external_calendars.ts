import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** Advisors' external calendars, and their busy times. */
export async function up(knex: Knex) {
  await knex.schema.createTable('external_calendars', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('advisor_uuid', 36).notNullable()
    // a new one each time a calendar is connected
    t.string('uuid', 36).notNullable()
    t.string('kind', 10).notNullable()
    // location and login, encrypted
    t.text('source').notNullable()
    // a hash of the busy times below: if they have not changed, they are not written again
    t.string('busy_hash', 64).notNullable()
    t.string('fetched_at', 20)
    t.string('failing_since', 20)
    t.string('fault', 20)
    t.integer('attempts').notNullable().defaultTo(0)
    t.string('next_at', 20).notNullable()
    t.primary(['tenant_id', 'advisor_uuid'])
    t.foreign(['tenant_id', 'advisor_uuid']).references(['tenant_id', 'uuid']).inTable('advisors').onDelete('CASCADE')
    t.index(['next_at'])
  })
  // neither adjacent nor overlapping
  await knex.schema.createTable('external_busy', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('advisor_uuid', 36).notNullable()
    t.string('starts_at', 20).notNullable()
    t.string('ends_at', 20).notNullable()
    t.primary(['tenant_id', 'advisor_uuid', 'starts_at'])
    t.foreign(['tenant_id', 'advisor_uuid'])
      .references(['tenant_id', 'advisor_uuid'])
      .inTable('external_calendars')
      .onDelete('CASCADE')
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  for (const table of ['external_busy', 'external_calendars']) await knex.schema.dropTable(table)
}
