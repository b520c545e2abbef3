import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** Changes of many people at once, and the outcome for each of them. */
export async function up(knex: Knex) {
  await knex.schema.createTable('people_changes', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    t.string('state', 20).notNullable()
    t.string('kind', 20).notNullable()
    t.string('organization_uuid', 36)
    t.string('role', 40)
    t.string('user_uuid', 36).notNullable()
    t.string('locale', 20).notNullable()
    t.string('created_at', 20).notNullable()
    t.string('finished_at', 20)
    t.primary(['tenant_id', 'uuid'])
    t.index(['tenant_id', 'created_at'])
  })
  await knex.schema.createTable('people_change_rows', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('change_uuid', 36).notNullable()
    t.integer('place').notNullable()
    t.string('person', 36).notNullable()
    t.string('full_name', 600).notNullable()
    /** Null until the person has had their turn. */
    t.string('fate', 10)
    t.text('reasons').notNullable()
    t.primary(['tenant_id', 'change_uuid', 'place'])
    t.index(['tenant_id', 'change_uuid', 'fate', 'place'])
    t.foreign(['tenant_id', 'change_uuid'])
      .references(['tenant_id', 'uuid'])
      .inTable('people_changes')
      .onDelete('CASCADE')
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  for (const table of ['people_change_rows', 'people_changes']) await knex.schema.dropTable(table)
}
