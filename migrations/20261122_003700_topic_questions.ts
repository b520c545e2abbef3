import type { Knex } from 'knex'

/** Questions that a topic puts to whoever books it, and what was answered, in the words of that time; both JSON lists. */
export async function up(knex: Knex) {
  await knex.schema.alterTable('appointment_topics', (t) => t.text('questions').notNullable().defaultTo('[]'))
  await knex.schema.alterTable('appointments', (t) => t.text('answers').notNullable().defaultTo('[]'))
}

export async function down(knex: Knex) {
  await knex.schema.alterTable('appointments', (t) => t.dropColumn('answers'))
  await knex.schema.alterTable('appointment_topics', (t) => t.dropColumn('questions'))
}
