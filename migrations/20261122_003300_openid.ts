import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** Which account a user of a sign-in service has here, and the token that ends the session there too. */
export async function up(knex: Knex) {
  await knex.schema.createTable('openid_identities', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('issuer', 255).notNullable()
    t.string('subject', 255).notNullable()
    t.string('user_uuid', 36).notNullable()
    t.string('linked_at', 20).notNullable()
    t.primary(['tenant_id', 'issuer', 'subject'])
    t.unique(['tenant_id', 'issuer', 'user_uuid'])
    t.foreign(['tenant_id', 'user_uuid']).references(['tenant_id', 'uuid']).inTable('users').onDelete('CASCADE')
  })
  await knex.schema.createTable('openid_sessions', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('id_hash', 64).primary().references('id_hash').inTable('sessions').onDelete('CASCADE')
    t.text('id_token').notNullable()
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  for (const table of ['openid_sessions', 'openid_identities']) await knex.schema.dropTable(table)
}
