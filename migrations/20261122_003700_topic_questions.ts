import type { Knex } from 'knex'

/** A topic's questions to visitors, and their answers with the questions as they were then; both JSON lists. */
export async function up(knex: Knex) {
  await knex.schema.alterTable('appointment_topics', (t) => t.text('questions').notNullable().defaultTo('[]'))
  await knex.schema.alterTable('appointments', (t) => t.text('answers').notNullable().defaultTo('[]'))
}

export async function down(knex: Knex) {
  await knex.schema.alterTable('appointments', (t) => t.dropColumn('answers'))
  await knex.schema.alterTable('appointment_topics', (t) => t.dropColumn('questions'))
}
