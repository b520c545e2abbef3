import type { Knex } from 'knex'

const TABLES = ['appointment_topics', 'topic_texts']

/** What customers bring to a topic, in each language; a JSON list. */
export async function up(knex: Knex) {
  for (const table of TABLES) {
    await knex.schema.alterTable(table, (t) => t.text('documents').notNullable().defaultTo('[]'))
  }
}

export async function down(knex: Knex) {
  for (const table of TABLES) await knex.schema.alterTable(table, (t) => t.dropColumn('documents'))
}
