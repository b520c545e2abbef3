import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** Pictures and documents of conversations; each belongs to a message, and all go with the conversation. */
export async function up(knex: Knex) {
  await knex.schema.createTable('conversation_files', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('conversation_uuid', 36).notNullable()
    t.integer('seq').notNullable()
    t.integer('size').notNullable()
    t.binary('bytes').notNullable()
    t.string('created_at', 20).notNullable()
    t.primary(['tenant_id', 'conversation_uuid', 'seq'])
    t.index(['created_at'])
    t.foreign(['tenant_id', 'conversation_uuid', 'seq'])
      .references(['tenant_id', 'conversation_uuid', 'seq'])
      .inTable('conversation_messages')
      .onDelete('CASCADE')
  })
  await guardTenants(knex)
}

export const down = (knex: Knex) => knex.schema.dropTable('conversation_files')
