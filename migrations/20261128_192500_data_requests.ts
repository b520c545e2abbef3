import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** What people ask of their data, with when it is due; who asked is blank once they are erased. */
export async function up(knex: Knex) {
  await knex.schema.createTable('data_requests', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    t.string('reference', 40).notNullable()
    t.string('kind', 20).notNullable()
    t.string('origin', 20).notNullable()
    // `unconfirmed` until a visitor has opened the mail
    t.string('state', 20).notNullable()
    t.string('email', 254).notNullable()
    t.string('phone', 40).notNullable()
    t.string('name', 255).notNullable()
    t.string('language', 20).notNullable()
    t.string('arrived_on', 10).notNullable()
    t.string('due_on', 10).notNullable()
    t.text('extension').notNullable()
    t.text('outcome').notNullable()
    t.string('user_name', 255).notNullable()
    t.string('done_by', 255)
    // the erasure that answers it
    t.string('erasure_uuid', 36)
    // of the link in the latest mail
    t.string('token_hash', 64)
    t.string('expires_at', 20)
    t.string('sent_at', 20)
    t.string('fetched_at', 20)
    t.string('created_at', 20).notNullable()
    t.string('finished_at', 20)
    t.primary(['tenant_id', 'uuid'])
    t.unique(['tenant_id', 'token_hash'])
    t.index(['tenant_id', 'due_on'])
  })
  await guardTenants(knex)
}

export const down = (knex: Knex) => knex.schema.dropTable('data_requests')
