import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/**
 * Online appointments may have a room of their own with the institution's video service. Its address is derived and
 * signed when someone enters; the table has only how the service is doing. Deleted with the appointment.
 */
export async function up(knex: Knex) {
  await knex.schema.alterTable('appointments', (t) => t.boolean('has_video_room').notNullable().defaultTo(false))
  await knex.schema.createTable('video_rooms', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('appointment_uuid', 36).notNullable()
    t.string('provider', 20).notNullable()
    t.string('made_at', 20)
    t.string('failing_since', 20)
    t.primary(['tenant_id', 'appointment_uuid'])
    t.foreign(['tenant_id', 'appointment_uuid'])
      .references(['tenant_id', 'uuid'])
      .inTable('appointments')
      .onDelete('CASCADE')
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.dropTable('video_rooms')
  await knex.schema.alterTable('appointments', (t) => t.dropColumn('has_video_room'))
}
