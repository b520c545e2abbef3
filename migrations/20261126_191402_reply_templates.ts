import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

export async function up(knex: Knex) {
  await knex.schema.createTable('reply_templates', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    t.string('name', 255).notNullable()
    t.text('text').notNullable()
    t.primary(['tenant_id', 'uuid'])
  })
  await guardTenants(knex)
}

export const down = (knex: Knex) => knex.schema.dropTable('reply_templates')
