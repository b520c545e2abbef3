import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** On which days a registered website has shown which widget. */
export async function up(knex: Knex) {
  await knex.schema.createTable('embedding_days', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('day', 10).notNullable()
    t.string('origin', 255).notNullable()
    t.string('widget', 40).notNullable()
    t.primary(['tenant_id', 'day', 'origin', 'widget'])
  })
  await guardTenants(knex)
}

export const down = (knex: Knex) => knex.schema.dropTable('embedding_days')
