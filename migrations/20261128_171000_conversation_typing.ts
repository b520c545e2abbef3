import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** Until when each side is shown as writing, with counters by which open windows learn of it; and which conversations are gone. */
export async function up(knex: Knex) {
  await knex.schema.alterTable('conversations', (t) => {
    t.string('typing_visitor', 20)
    t.string('typing_staff', 20)
    t.integer('typed_visitor').notNullable().defaultTo(0)
    t.integer('typed_staff').notNullable().defaultTo(0)
  })
  await knex.schema.createTable('deleted_conversations', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('uuid', 36).notNullable()
    t.string('advisor_uuid', 36).notNullable()
    t.string('created_at', 20).notNullable()
    t.primary(['tenant_id', 'uuid'])
    t.index(['created_at'])
    t.foreign(['tenant_id', 'advisor_uuid']).references(['tenant_id', 'uuid']).inTable('advisors').onDelete('CASCADE')
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.dropTable('deleted_conversations')
  await knex.schema.alterTable('conversations', (t) =>
    t.dropColumns('typing_visitor', 'typing_staff', 'typed_visitor', 'typed_staff')
  )
}
