import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** Issued cards, each with its holder's answer; who the holder is, is not stored. */
export async function up(knex: Knex) {
  await knex.schema.createTable('wallet_passes', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('serial', 32).notNullable()
    t.string('advisor_uuid', 36).notNullable()
    t.string('kind', 10).notNullable()
    t.string('token_hash', 64).notNullable()
    t.string('created_at', 20).notNullable()
    t.string('notifications_at', 20)
    t.primary(['tenant_id', 'serial'])
    t.unique(['tenant_id', 'token_hash'])
    t.foreign(['tenant_id', 'advisor_uuid']).references(['tenant_id', 'uuid']).inTable('advisors').onDelete('CASCADE')
    t.index(['tenant_id', 'advisor_uuid'])
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.dropTable('wallet_passes')
}
