import type { Knex } from 'knex'

/** Where an appointment was booked, and the campaign of the visit; a request is found by what was booked from it. */
export async function up(knex: Knex) {
  await knex.schema.alterTable('appointments', (t) => {
    t.string('source', 20).notNullable().defaultTo('')
    t.string('source_site', 255).notNullable().defaultTo('')
    t.string('campaign', 40).notNullable().defaultTo('')
  })
  await knex.schema.alterTable('contact_requests', (t) => t.index(['tenant_id', 'appointment_uuid']))
}

export async function down(knex: Knex) {
  await knex.schema.alterTable('contact_requests', (t) => t.dropIndex(['tenant_id', 'appointment_uuid']))
  await knex.schema.alterTable('appointments', (t) => t.dropColumns('source', 'source_site', 'campaign'))
}
