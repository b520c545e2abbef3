import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'
import { noticeChanges, unnotice } from './notice-changes.ts'

const TABLES = ['opening_hours', 'organization_texts']

const ofBranch = (t: Knex.CreateTableBuilder) => {
  t.string('tenant_id', 36).notNullable()
  t.string('organization_uuid', 36).notNullable()
  t.foreign(['tenant_id', 'organization_uuid'])
    .references(['tenant_id', 'uuid'])
    .inTable('organizations')
    .onDelete('CASCADE')
}

/** What a branch's public page shows besides the branch's own row. */
export async function up(knex: Knex) {
  await knex.schema.alterTable('organizations', (t) => {
    t.string('phone_number', 40).notNullable().defaultTo('')
    t.boolean('public_profile_enabled').notNullable().defaultTo(true)
  })
  // several spans a day: many branches close at noon
  await knex.schema.createTable('opening_hours', (t) => {
    ofBranch(t)
    t.integer('day').notNullable()
    t.string('start_time', 5).notNullable()
    t.string('end_time', 5).notNullable()
    t.primary(['tenant_id', 'organization_uuid', 'day', 'start_time'])
    t.check('day between 1 and 7')
    t.check('start_time < end_time')
  })
  await knex.schema.createTable('organization_texts', (t) => {
    ofBranch(t)
    t.integer('position').notNullable()
    t.string('title', 255).notNullable()
    t.text('value').notNullable()
    t.primary(['tenant_id', 'organization_uuid', 'position'])
  })
  await guardTenants(knex)
  await noticeChanges(knex, TABLES)
}

export async function down(knex: Knex) {
  await unnotice(knex, TABLES)
  for (const table of TABLES.toReversed()) await knex.schema.dropTable(table)
  for (const column of ['phone_number', 'public_profile_enabled']) {
    await knex.schema.alterTable('organizations', (t) => t.dropColumn(column))
  }
}
