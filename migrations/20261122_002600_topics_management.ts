import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'
import { noticeChanges } from './notice-changes.ts'

/** Topics can be retired, and have texts in other languages. */
export async function up(knex: Knex) {
  await knex.schema.alterTable('appointment_topics', (t) => {
    /** Since when it is no longer offered; null while it is. */
    t.string('retired_at', 20)
  })
  await knex.schema.createTable('topic_texts', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('topic_uuid', 36).notNullable()
    t.string('language', 2).notNullable()
    t.string('topic', 255).notNullable()
    t.string('comment', 255).notNullable().defaultTo('')
    t.primary(['tenant_id', 'topic_uuid', 'language'])
    t.foreign(['tenant_id', 'topic_uuid'])
      .references(['tenant_id', 'uuid'])
      .inTable('appointment_topics')
      .onDelete('CASCADE')
  })
  // whether a topic was ever booked, and how many advisors offer it, without reading all rows
  await knex.schema.alterTable('appointments', (t) => t.index(['tenant_id', 'topic_uuid', 'ends_at']))
  await knex.schema.alterTable('advisor_topics', (t) => t.index(['tenant_id', 'topic_uuid']))
  await guardTenants(knex)
  await noticeChanges(knex, ['topic_texts'])
}

export async function down(knex: Knex) {
  await knex.schema.alterTable('advisor_topics', (t) => t.dropIndex(['tenant_id', 'topic_uuid']))
  await knex.schema.alterTable('appointments', (t) => t.dropIndex(['tenant_id', 'topic_uuid', 'ends_at']))
  await knex.schema.dropTable('topic_texts')
  await knex.schema.alterTable('appointment_topics', (t) => t.dropColumn('retired_at'))
}
