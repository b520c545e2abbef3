import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** The contacts that visitors leave with advisors. An institution turns the module on itself. */
export async function up(knex: Knex) {
  await knex.schema.createTable('leads', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    t.string('token_hash', 64).notNullable()
    t.string('advisor_uuid', 36).notNullable()
    t.string('first_name', 100).notNullable()
    t.string('last_name', 100).notNullable()
    t.string('company', 255).notNullable()
    t.string('email', 254).notNullable()
    t.string('phone', 40).notNullable()
    t.text('note').notNullable()
    t.string('language', 10).notNullable()
    t.string('campaign', 255).notNullable()
    t.text('consent_text').notNullable()
    t.string('consent_version', 12).notNullable()
    t.string('state', 20).notNullable()
    t.text('internal_note').notNullable()
    t.text('search_words').notNullable()
    t.string('created_at', 20).notNullable()
    t.primary(['tenant_id', 'uuid'])
    t.unique(['tenant_id', 'token_hash'])
    t.foreign(['tenant_id', 'advisor_uuid']).references(['tenant_id', 'uuid']).inTable('advisors').onDelete('CASCADE')
    t.index(['tenant_id', 'advisor_uuid', 'created_at'])
    t.index(['tenant_id', 'created_at'])
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.dropTable('leads')
}
