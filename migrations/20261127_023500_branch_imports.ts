import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** Files of branches, row by row, like those of people. */
export async function up(knex: Knex) {
  await knex.schema.createTable('branch_imports', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    t.string('state', 20).notNullable()
    /** Counts the starts, so that jobs of an earlier start are not confused with those of this one. */
    t.integer('run').notNullable()
    t.string('user_uuid', 36).notNullable()
    t.string('user_name', 255).notNullable()
    t.string('locale', 20).notNullable()
    t.string('file_name', 255).notNullable()
    t.text('ignored_columns').notNullable()
    t.string('created_at', 20).notNullable()
    t.string('finished_at', 20)
    t.primary(['tenant_id', 'uuid'])
    t.index(['tenant_id', 'created_at'])
  })
  await knex.schema.createTable('branch_import_rows', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('import_uuid', 36).notNullable()
    t.integer('line').notNullable()
    /** 0 uploaded, 1 checked, 2 done. */
    t.integer('stage').notNullable()
    t.string('fate', 10)
    t.text('cells').notNullable()
    t.text('errors').notNullable()
    t.string('branch', 36)
    t.primary(['tenant_id', 'import_uuid', 'line'])
    t.index(['tenant_id', 'import_uuid', 'branch'])
    t.foreign(['tenant_id', 'import_uuid'])
      .references(['tenant_id', 'uuid'])
      .inTable('branch_imports')
      .onDelete('CASCADE')
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  for (const table of ['branch_import_rows', 'branch_imports']) await knex.schema.dropTable(table)
}
