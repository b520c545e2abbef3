import type { Knex } from 'knex'

/** Finds the searches whose words are still retained. */
export async function up(knex: Knex) {
  await knex.raw("create index search_log_words on search_log (created_at) where words <> ''")
}

export async function down(knex: Knex) {
  await knex.raw('drop index search_log_words')
}
