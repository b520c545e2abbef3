import type { Knex } from 'knex'

const TABLES = ['appointments', 'contact_requests']

/** The language in which the visitor booked or wrote; '' is the institution's. */
export async function up(knex: Knex): Promise<void> {
  for (const table of TABLES) {
    await knex.schema.alterTable(table, (t) => t.string('language', 2).notNullable().defaultTo(''))
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const table of TABLES) await knex.schema.alterTable(table, (t) => t.dropColumn('language'))
}
