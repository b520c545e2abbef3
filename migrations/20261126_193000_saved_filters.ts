import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** Filters of lists that users have saved by name. */
export async function up(knex: Knex) {
  await knex.schema.createTable('saved_filters', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('user_uuid', 36).notNullable()
    t.string('list', 30).notNullable()
    t.string('name', 60).notNullable()
    t.string('search', 600).notNullable()
    t.primary(['tenant_id', 'user_uuid', 'list', 'name'])
    t.foreign(['tenant_id', 'user_uuid']).references(['tenant_id', 'uuid']).inTable('users').onDelete('CASCADE')
  })
  await guardTenants(knex)
}

export const down = (knex: Knex) => knex.schema.dropTable('saved_filters')
