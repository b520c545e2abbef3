import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** The entries of the audit log in one order, as hashes; those that have no number yet are added by a job. */
export async function up(knex: Knex) {
  await knex.schema.createTable('audit_chain', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.integer('seq').notNullable()
    t.string('entry_uuid', 36).notNullable()
    t.string('at', 20).notNullable()
    /** Null once the entry was rewritten by an erasure or has gone by its age. */
    t.string('salt', 43)
    t.string('content', 43).notNullable()
    t.string('hash', 43).notNullable()
    t.primary(['tenant_id', 'seq'])
    t.unique(['tenant_id', 'entry_uuid'])
  })
  await knex.schema.alterTable('audit_log', (t) => {
    t.integer('seq')
    t.index(['tenant_id', 'seq'])
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.alterTable('audit_log', (t) => t.dropIndex(['tenant_id', 'seq']))
  await knex.schema.alterTable('audit_log', (t) => t.dropColumn('seq'))
  await knex.schema.dropTable('audit_chain')
}
