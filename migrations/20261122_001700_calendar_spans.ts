import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'
import { noticeChanges, unnotice } from './notice-changes.ts'

/** Blocked and extra time in local time, once or repeated by a rule. */
export async function up(knex: Knex) {
  await knex.schema.createTable('calendar_spans', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('advisor_uuid', 36).notNullable()
    t.string('uuid', 36).notNullable()
    t.string('kind', 20).notNullable()
    t.string('date', 10).notNullable()
    t.string('start_time', 5).notNullable()
    t.string('end_time', 5).notNullable()
    t.string('label', 255).notNullable()
    /** Empty for a span that is not repeated. */
    t.string('rrule', 255).notNullable()
    /** Days separated by commas. */
    t.text('exceptions').notNullable()
    t.string('last_day', 10).notNullable()
    // the client chooses the uuid, so a duplicate must not reveal other calendars
    t.primary(['tenant_id', 'advisor_uuid', 'uuid'])
    t.index(['tenant_id', 'advisor_uuid', 'last_day'])
    t.foreign(['tenant_id', 'advisor_uuid']).references(['tenant_id', 'uuid']).inTable('advisors').onDelete('CASCADE')
  })
  await guardTenants(knex)
  await noticeChanges(knex, ['calendar_spans'])
}

export async function down(knex: Knex) {
  await unnotice(knex, ['calendar_spans'])
  await knex.schema.dropTable('calendar_spans')
}
