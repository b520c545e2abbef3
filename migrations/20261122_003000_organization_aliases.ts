import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'
import { noticeChanges, unnotice } from './notice-changes.ts'

const TABLES = ['organization_aliases']

/** Former aliases of branches: printed and linked URLs outlast a renaming. */
export async function up(knex: Knex) {
  await knex.schema.createTable('organization_aliases', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('alias', 64).notNullable()
    t.string('organization_uuid', 36).notNullable()
    t.primary(['tenant_id', 'alias'])
    t.foreign(['tenant_id', 'organization_uuid'])
      .references(['tenant_id', 'uuid'])
      .inTable('organizations')
      .onDelete('CASCADE')
  })
  await guardTenants(knex)
  await noticeChanges(knex, TABLES)
}

export async function down(knex: Knex) {
  await unnotice(knex, TABLES)
  for (const table of TABLES) await knex.schema.dropTable(table)
}
