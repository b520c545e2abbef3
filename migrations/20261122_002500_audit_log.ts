import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** Administrative changes. A row stays when its actor or its object is deleted. */
export async function up(knex: Knex) {
  await knex.schema.createTable('audit_log', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    t.string('at', 20).notNullable()
    t.string('actor_uuid', 36).notNullable()
    t.string('actor_name', 255).notNullable()
    t.string('action', 10).notNullable()
    t.string('object', 30).notNullable()
    t.string('object_id', 255).notNullable()
    t.string('object_name', 255).notNullable()
    /** JSON: a list of field, before and after. */
    t.text('changes').notNullable()
    t.primary(['tenant_id', 'uuid'])
    t.index(['tenant_id', 'at'])
    t.index(['tenant_id', 'object', 'object_id'])
  })
  await guardTenants(knex)
}

export const down = (knex: Knex) => knex.schema.dropTable('audit_log')
