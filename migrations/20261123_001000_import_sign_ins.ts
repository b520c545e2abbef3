import type { Knex } from 'knex'

/** Which rows of a file change a sign-in address. */
export async function up(knex: Knex) {
  await knex.schema.alterTable('people_import_rows', (t) => {
    t.boolean('moves_sign_in').notNullable().defaultTo(false)
  })
}

export async function down(knex: Knex) {
  await knex.schema.alterTable('people_import_rows', (t) => {
    t.dropColumn('moves_sign_in')
  })
}
