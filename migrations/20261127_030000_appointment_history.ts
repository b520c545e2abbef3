import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** What has happened to an appointment, deleted with it. */
export async function up(knex: Knex) {
  await knex.schema.createTable('appointment_history', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('uuid', 36).notNullable()
    t.string('appointment_uuid', 36).notNullable()
    t.string('created_at', 20).notNullable()
    t.string('what', 20).notNullable()
    t.string('author', 10).notNullable()
    t.string('author_name', 255).notNullable().defaultTo('')
    t.text('before').notNullable().defaultTo('')
    t.text('after').notNullable().defaultTo('')
    t.primary(['tenant_id', 'uuid'])
    t.index(['tenant_id', 'appointment_uuid', 'uuid'])
    t.foreign(['tenant_id', 'appointment_uuid'])
      .references(['tenant_id', 'uuid'])
      .inTable('appointments')
      .onDelete('CASCADE')
  })
  await guardTenants(knex)
}

export const down = (knex: Knex) => knex.schema.dropTable('appointment_history')
