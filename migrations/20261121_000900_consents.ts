import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

export async function up(knex: Knex) {
  await knex.schema.createTable('consents', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    t.string('created_at', 20).notNullable()
    t.string('version', 12).notNullable()
    t.text('choice').notNullable()
    t.primary(['tenant_id', 'uuid'])
    t.index(['created_at'])
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.dropTable('consents')
}
