import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'
import { noticeChanges, unnotice } from './notice-changes.ts'

/** `host-server/core/db/cache-invalidation.ts` listens on this channel; the columns name the row's tenant. */
const NOTICED = {
  tenants: 'id',
  tenant_domains: 'tenant_id',
  tenant_settings: 'tenant_id',
  tenant_modules: 'tenant_id',
  organizations: 'tenant_id',
  advisors: 'tenant_id',
  appointment_topics: 'tenant_id',
  advisor_topics: 'tenant_id',
  advisor_appointment_types: 'tenant_id',
  working_hours: 'tenant_id',
  holidays: 'tenant_id',
  calendar_overrides: 'tenant_id'
}

const isPostgres = (knex: Knex) => knex.client.dialect === 'postgresql'

const NOTICE = `create function notice_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('advisor_widgets_changes', to_jsonb(coalesce(new, old)) ->> tg_argv[0]);
  return null;
end $$`

export async function up(knex: Knex) {
  await knex.schema.createTable('calendars', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('advisor_uuid', 36).notNullable()
    t.integer('revision').notNullable()
    t.primary(['tenant_id', 'advisor_uuid'])
    t.foreign(['tenant_id', 'advisor_uuid']).references(['tenant_id', 'uuid']).inTable('advisors').onDelete('CASCADE')
  })
  if (!isPostgres(knex)) return
  await guardTenants(knex)
  await knex.raw(NOTICE)
  for (const [table, column] of Object.entries(NOTICED)) await noticeChanges(knex, [table], column)
}

export async function down(knex: Knex) {
  if (isPostgres(knex)) {
    await unnotice(knex, Object.keys(NOTICED))
    await knex.raw('drop function notice_change()')
  }
  await knex.schema.dropTable('calendars')
}
