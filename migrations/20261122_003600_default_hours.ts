import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'
import { noticeChanges, unnotice } from './notice-changes.ts'

/** Weeks for advisors who have none of their own, and closures that last or take a part of a day. */
export async function up(knex: Knex) {
  await knex.schema.createTable('default_weeks', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    /** The branch's, or the tenant's own id. */
    t.string('uuid', 36).notNullable()
    t.string('organization_uuid', 36)
    /** As it travels. */
    t.text('hours').notNullable()
    t.primary(['tenant_id', 'uuid'])
    t.foreign(['tenant_id', 'organization_uuid'])
      .references(['tenant_id', 'uuid'])
      .inTable('organizations')
      .onDelete('CASCADE')
  })
  await guardTenants(knex)
  await noticeChanges(knex, ['default_weeks'])
  // an own week may be empty, and then has no rows to tell of it
  await knex.schema.alterTable('advisors', (t) => t.boolean('own_week').notNullable().defaultTo(false))
  await knex.schema.alterTable('holidays', (t) => {
    t.string('kind', 20).notNullable().defaultTo('holiday')
    /** Without one it is a single day. */
    t.string('last_date', 10)
    t.string('start_time', 5)
    t.string('end_time', 5)
  })
}

/** What took a part of a day, or was longer, would close other days: it goes. */
export async function down(knex: Knex) {
  await knex('holidays').whereNotNull('start_time').orWhereRaw('last_date <> date').delete()
  for (const name of ['kind', 'last_date', 'start_time', 'end_time']) {
    await knex.schema.alterTable('holidays', (t) => t.dropColumn(name))
  }
  await knex.schema.alterTable('advisors', (t) => t.dropColumn('own_week'))
  await unnotice(knex, ['default_weeks'])
  await knex.schema.dropTable('default_weeks')
}
