import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** Keys with which programs of an institution call the API. */
export async function up(knex: Knex) {
  await knex.schema.createTable('api_tokens', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    t.string('name', 100).notNullable()
    t.string('token_hash', 64).notNullable()
    t.string('last_four', 4).notNullable()
    t.text('scopes').notNullable()
    t.string('created_at', 20).notNullable()
    // no reference: a token outlives the account of who has made it
    t.string('created_by', 36).notNullable()
    t.string('expires_at', 20)
    t.string('last_used_at', 20)
    t.string('revoked_at', 20)
    t.primary(['tenant_id', 'uuid'])
    t.unique(['tenant_id', 'token_hash'])
  })
  await guardTenants(knex)
}

export const down = (knex: Knex) => knex.schema.dropTable('api_tokens')
