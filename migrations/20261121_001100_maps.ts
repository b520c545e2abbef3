import type { Knex } from 'knex'

/** The location of a branch, and the map that cards show once it is drawn: a name in `media`. */
export async function up(knex: Knex) {
  await knex.schema.alterTable('organizations', (t) => {
    t.double('latitude')
    t.double('longitude')
    t.string('map_image', 100)
  })
}

export async function down(knex: Knex) {
  for (const column of ['latitude', 'longitude', 'map_image']) {
    await knex.schema.alterTable('organizations', (t) => t.dropColumn(column))
  }
}
