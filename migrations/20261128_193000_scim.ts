import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** People and groups as a directory sends them, the roles that groups have given, and what could not be taken. */
export async function up(knex: Knex) {
  const ofTenant = (t: Knex.CreateTableBuilder) =>
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
  const ofUser = (t: Knex.CreateTableBuilder) => {
    t.string('user_uuid', 36).notNullable()
    t.foreign(['tenant_id', 'user_uuid']).references(['tenant_id', 'uuid']).inTable('users').onDelete('CASCADE')
  }
  await knex.schema.createTable('scim_users', (t) => {
    ofTenant(t)
    ofUser(t)
    t.string('external_id', 255)
    t.string('user_name', 255).notNullable()
    // without capitals, as the server writes them: the databases differ in that
    t.string('user_name_key', 255).notNullable()
    t.string('display_name', 255).notNullable()
    t.string('display_name_key', 255).notNullable()
    t.string('deleted_at', 20)
    t.primary(['tenant_id', 'user_uuid'])
    t.index(['tenant_id', 'user_name_key'])
    t.index(['tenant_id', 'external_id'])
  })
  await knex.schema.createTable('scim_groups', (t) => {
    ofTenant(t)
    t.string('uuid', 36).notNullable()
    t.string('external_id', 255)
    t.string('display_name', 255).notNullable()
    t.string('display_name_key', 255).notNullable()
    t.integer('revision').notNullable().defaultTo(1)
    t.primary(['tenant_id', 'uuid'])
    t.unique(['tenant_id', 'display_name_key'])
  })
  await knex.schema.createTable('scim_members', (t) => {
    ofTenant(t)
    t.string('group_uuid', 36).notNullable()
    ofUser(t)
    t.primary(['tenant_id', 'group_uuid', 'user_uuid'])
    t.index(['tenant_id', 'user_uuid'])
    t.foreign(['tenant_id', 'group_uuid']).references(['tenant_id', 'uuid']).inTable('scim_groups').onDelete('CASCADE')
  })
  await knex.schema.createTable('scim_roles', (t) => {
    ofTenant(t)
    ofUser(t)
    t.string('role', 40).notNullable()
    t.primary(['tenant_id', 'user_uuid', 'role'])
  })
  await knex.schema.createTable('scim_problems', (t) => {
    ofTenant(t)
    t.string('kind', 10).notNullable()
    t.string('subject', 255).notNullable()
    t.string('reason', 40).notNullable()
    t.string('detail', 255).notNullable()
    t.string('created_at', 20).notNullable()
    t.primary(['tenant_id', 'kind', 'subject'])
    t.index(['created_at'])
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  for (const table of ['scim_problems', 'scim_roles', 'scim_members', 'scim_groups', 'scim_users']) {
    await knex.schema.dropTable(table)
  }
}
