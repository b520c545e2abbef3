import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** By day and website, what pages load and what goes wrong; and of which faults administrators have been told. */
export async function up(knex: Knex) {
  await knex.schema.createTable('website_days', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('day', 10).notNullable()
    t.string('origin', 255).notNullable()
    t.string('kind', 20).notNullable()
    t.string('detail', 80).notNullable()
    t.integer('count').notNullable()
    t.primary(['tenant_id', 'day', 'origin', 'kind', 'detail'])
  })
  await knex.schema.createTable('website_notices', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('origin', 255).notNullable()
    t.string('fault', 20).notNullable()
    t.string('day', 10).notNullable()
    t.primary(['tenant_id', 'origin', 'fault'])
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.dropTable('website_notices')
  await knex.schema.dropTable('website_days')
}
