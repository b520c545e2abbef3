import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

const ofBranch = (t: Knex.CreateTableBuilder) => {
  t.string('tenant_id', 36).notNullable()
  t.string('organization_uuid', 36).notNullable()
  t.string('user_uuid', 36).notNullable()
  t.foreign(['tenant_id', 'organization_uuid'])
    .references(['tenant_id', 'uuid'])
    .inTable('organizations')
    .onDelete('CASCADE')
  t.foreign(['tenant_id', 'user_uuid']).references(['tenant_id', 'uuid']).inTable('users').onDelete('CASCADE')
}

/** Who manages a branch, and who receives its reports. */
export async function up(knex: Knex) {
  await knex.schema.createTable('organization_managers', (t) => {
    ofBranch(t)
    t.primary(['tenant_id', 'user_uuid', 'organization_uuid'])
  })
  await knex.schema.createTable('external_analyst_assignments', (t) => {
    ofBranch(t)
    t.string('uuid', 36).notNullable()
    t.primary(['tenant_id', 'uuid'])
    t.unique(['tenant_id', 'organization_uuid', 'user_uuid'])
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  for (const table of ['external_analyst_assignments', 'organization_managers']) await knex.schema.dropTable(table)
}
