import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/**
 * The phones that hold a card, and the last change of each card, numbered per tenant. The number is taken while the
 * tenant's row is locked, so that numbers are committed in order.
 */
export async function up(knex: Knex) {
  await knex.schema.createTable('wallet_revisions', (t) => {
    t.string('tenant_id', 36).notNullable().primary().references('id').inTable('tenants').onDelete('CASCADE')
    t.integer('revision').notNullable()
  })
  await knex.schema.alterTable('wallet_passes', (t) => {
    t.integer('revision').notNullable().defaultTo(0)
    t.string('changed_at', 20).notNullable().defaultTo('')
  })
  await knex('wallet_passes').update({ changed_at: knex.ref('created_at') })
  await knex.schema.createTable('wallet_registrations', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('device', 100).notNullable()
    t.string('serial', 32).notNullable()
    t.string('push_token', 200).notNullable()
    t.string('created_at', 20).notNullable()
    t.primary(['tenant_id', 'device', 'serial'])
    t.foreign(['tenant_id', 'serial']).references(['tenant_id', 'serial']).inTable('wallet_passes').onDelete('CASCADE')
    t.index(['tenant_id', 'serial'])
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.dropTable('wallet_registrations')
  await knex.schema.alterTable('wallet_passes', (t) => {
    t.dropColumn('revision')
    t.dropColumn('changed_at')
  })
  await knex.schema.dropTable('wallet_revisions')
}
