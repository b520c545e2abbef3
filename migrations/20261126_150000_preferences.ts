import type { Knex } from 'knex'

/** How staff want to see the app, and on which device a session is. */
export async function up(knex: Knex) {
  await knex.schema.alterTable('users', (t) => {
    /** Null: the institution's. */
    t.string('language', 2)
    t.string('appearance', 6).notNullable().defaultTo('system')
  })
  await knex.schema.alterTable('sessions', (t) => t.string('device', 60).notNullable().defaultTo(''))
}

export async function down(knex: Knex) {
  await knex.schema.alterTable('sessions', (t) => t.dropColumn('device'))
  await knex.schema.alterTable('users', (t) => t.dropColumns('language', 'appearance'))
}
