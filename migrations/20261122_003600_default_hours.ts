import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'
import { noticeChanges, unnotice } from './notice-changes.ts'

/** Default hours for advisors without own hours, and closures of several days or a part of a day. */
export async function up(knex: Knex) {
  await knex.schema.createTable('default_weeks', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    /** The branch's id, or the tenant's. */
    t.string('uuid', 36).notNullable()
    t.string('organization_uuid', 36)
    /** JSON as in the API. */
    t.text('hours').notNullable()
    t.primary(['tenant_id', 'uuid'])
    t.foreign(['tenant_id', 'organization_uuid'])
      .references(['tenant_id', 'uuid'])
      .inTable('organizations')
      .onDelete('CASCADE')
  })
  await guardTenants(knex)
  await noticeChanges(knex, ['default_weeks'])
  // own hours may be empty, and then there are no rows that show it
  await knex.schema.alterTable('advisors', (t) => t.boolean('own_week').notNullable().defaultTo(false))
  await knex.schema.alterTable('holidays', (t) => {
    t.string('kind', 20).notNullable().defaultTo('holiday')
    /** Null for a single day. */
    t.string('last_date', 10)
    t.string('start_time', 5)
    t.string('end_time', 5)
  })
}

/** Closures of a part of a day, or of several days, would become others: they are deleted. */
export async function down(knex: Knex) {
  await knex('holidays').whereNotNull('start_time').orWhereRaw('last_date <> date').delete()
  for (const name of ['kind', 'last_date', 'start_time', 'end_time']) {
    await knex.schema.alterTable('holidays', (t) => t.dropColumn(name))
  }
  await knex.schema.alterTable('advisors', (t) => t.dropColumn('own_week'))
  await unnotice(knex, ['default_weeks'])
  await knex.schema.dropTable('default_weeks')
}
