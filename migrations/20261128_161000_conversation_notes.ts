import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** What colleagues note, in a table that no visitor's request reads; whom nobody answers any more; and what became a request. */
export async function up(knex: Knex) {
  await knex.schema.createTable('conversation_notes', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('conversation_uuid', 36).notNullable()
    t.text('text').notNullable()
    t.string('author_name', 255).notNullable()
    t.string('changed_at', 20).notNullable()
    t.primary(['tenant_id', 'conversation_uuid'])
    t.foreign(['tenant_id', 'conversation_uuid'])
      .references(['tenant_id', 'uuid'])
      .inTable('conversations')
      .onDelete('CASCADE')
  })
  await knex.schema.alterTable('conversations', (t) => {
    t.string('blocked_at', 20)
    t.string('request_uuid', 36)
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.alterTable('conversations', (t) => t.dropColumns('blocked_at', 'request_uuid'))
  await knex.schema.dropTable('conversation_notes')
}
