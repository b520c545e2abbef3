import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** What belongs to a branch goes with it. */
function ofBranch(t: Knex.CreateTableBuilder) {
  t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
  t.string('organization_uuid', 36).notNullable()
  t.foreign(['tenant_id', 'organization_uuid'])
    .references(['tenant_id', 'uuid'])
    .inTable('organizations')
    .onDelete('CASCADE')
}

/** What editors write of branches' public pages. */
export async function up(knex: Knex) {
  await knex.schema.createTable('branch_pages', (t) => {
    ofBranch(t)
    t.integer('version').notNullable()
    t.integer('public_version')
    t.integer('publish_version')
    t.string('publish_at', 20)
    t.primary(['tenant_id', 'organization_uuid'])
  })
  await knex.schema.createTable('branch_page_versions', (t) => {
    ofBranch(t)
    t.integer('version').notNullable()
    t.text('content').notNullable()
    t.string('author', 255).notNullable()
    t.string('saved_at', 20).notNullable()
    t.primary(['tenant_id', 'organization_uuid', 'version'])
  })
  await knex.schema.createTable('branch_page_pictures', (t) => {
    ofBranch(t)
    t.string('picture', 32).notNullable()
    t.primary(['tenant_id', 'organization_uuid', 'picture'])
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  for (const table of ['branch_page_pictures', 'branch_page_versions', 'branch_pages']) {
    await knex.schema.dropTable(table)
  }
}
