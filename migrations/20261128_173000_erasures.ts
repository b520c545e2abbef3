import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** Erasures of customers, with their progress; who was erased is blank once it is done. */
export async function up(knex: Knex) {
  await knex.schema.createTable('erasures', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    t.string('reference', 40).notNullable()
    t.string('state', 20).notNullable()
    t.string('known_by', 10).notNullable()
    t.string('value', 254).notNullable()
    t.string('name', 255).notNullable()
    /** JSON: what was there when it began. */
    t.text('kinds').notNullable()
    // the kind that is being erased, and how often it has been asked
    t.string('kind', 40).notNullable()
    t.integer('page').notNullable()
    t.integer('done').notNullable()
    /** JSON. */
    t.text('messages').notNullable()
    t.string('user_uuid', 36).notNullable()
    t.string('user_name', 255).notNullable()
    t.string('approver_name', 255)
    t.string('created_at', 20).notNullable()
    t.string('begun_at', 20)
    // when it was written to the ledger outside of the backup
    t.string('noted_at', 20)
    t.string('finished_at', 20)
    t.primary(['tenant_id', 'uuid'])
    t.index(['tenant_id', 'created_at'])
  })
  await guardTenants(knex)
}

export const down = (knex: Knex) => knex.schema.dropTable('erasures')
