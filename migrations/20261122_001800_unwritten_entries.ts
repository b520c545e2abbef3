import type { Knex } from 'knex'

/** Since when entries could not be written to an advisor's external calendar. */
export async function up(knex: Knex) {
  await knex.schema.alterTable('external_calendars', (t) => t.string('unwritten_since', 20))
}

export async function down(knex: Knex) {
  await knex.schema.alterTable('external_calendars', (t) => t.dropColumn('unwritten_since'))
}
