import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** Visitors and advisors write to each other; messages are numbered, and go with their conversation. */
export async function up(knex: Knex) {
  await knex.schema.createTable('conversations', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('uuid', 36).notNullable()
    t.string('token_hash', 64).notNullable()
    t.string('advisor_uuid', 36).notNullable()
    t.string('name', 100).notNullable()
    t.string('email', 254).notNullable()
    t.string('language', 2).notNullable()
    t.text('search_words').notNullable()
    t.string('campaign', 40).notNullable()
    t.string('created_at', 20).notNullable()
    t.string('last_at', 20).notNullable()
    t.string('changed_at', 20).notNullable()
    t.string('ended_at', 20)
    t.integer('revision').notNullable()
    t.integer('last_seq').notNullable()
    t.integer('last_seq_visitor').notNullable()
    t.integer('last_seq_staff').notNullable()
    t.integer('seen_visitor').notNullable()
    t.integer('seen_staff').notNullable()
    t.primary(['tenant_id', 'uuid'])
    t.unique(['tenant_id', 'token_hash'])
    t.foreign(['tenant_id', 'advisor_uuid']).references(['tenant_id', 'uuid']).inTable('advisors').onDelete('CASCADE')
    t.index(['tenant_id', 'advisor_uuid', 'last_at'])
    t.index(['tenant_id', 'last_at'])
    t.index(['tenant_id', 'changed_at'])
  })
  await knex.schema.createTable('conversation_messages', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('conversation_uuid', 36).notNullable()
    t.integer('seq').notNullable()
    t.string('client_id', 64).notNullable()
    t.boolean('is_from_visitor').notNullable()
    t.string('author_uuid', 36)
    t.string('author_name', 255).notNullable()
    t.text('text').notNullable()
    t.string('created_at', 20).notNullable()
    t.primary(['tenant_id', 'conversation_uuid', 'seq'])
    t.unique(['tenant_id', 'conversation_uuid', 'client_id'])
    t.foreign(['tenant_id', 'conversation_uuid'])
      .references(['tenant_id', 'uuid'])
      .inTable('conversations')
      .onDelete('CASCADE')
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.dropTable('conversation_messages')
  await knex.schema.dropTable('conversations')
}
