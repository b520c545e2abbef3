import type { Knex } from 'knex'

/**
 * Whether the visitor says to be a customer already; null where nobody asked or answered. An institution chooses to ask:
 * until now the module was on everywhere without an effect.
 */
export async function up(knex: Knex) {
  await knex.schema.alterTable('appointments', (t) => t.boolean('is_customer'))
  await knex('tenant_modules').where({ module_name: 'is-already-customer' }).update({ effective_state: false })
}

export const down = (knex: Knex) => knex.schema.alterTable('appointments', (t) => t.dropColumn('is_customer'))
