import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'
import { noticeChanges } from './notice-changes.ts'

const KEY_MAX = 510

/** Paths that lead elsewhere. Their hits are in a table of their own: counting must not drop cached answers. */
export async function up(knex: Knex) {
  await knex.schema.createTable('redirections', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    t.string('path', 255).notNullable()
    t.string('path_key', KEY_MAX).notNullable()
    t.string('target', 2000).notNullable()
    /** The key of the target if that is one of the institution's own paths. */
    t.string('target_key', KEY_MAX)
    t.integer('status').notNullable()
    t.boolean('is_active').notNullable()
    t.text('search_words').notNullable()
    t.string('changed_at', 20).notNullable()
    t.primary(['tenant_id', 'uuid'])
    t.unique(['tenant_id', 'path_key'])
    t.index(['tenant_id', 'changed_at'])
  })
  await knex.schema.createTable('redirection_hits', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('redirection_uuid', 36).notNullable()
    t.integer('hits').notNullable()
    t.string('last_hit_at', 20).notNullable()
    t.primary(['tenant_id', 'redirection_uuid'])
    t.foreign(['tenant_id', 'redirection_uuid'])
      .references(['tenant_id', 'uuid'])
      .inTable('redirections')
      .onDelete('CASCADE')
  })
  await guardTenants(knex)
  await noticeChanges(knex, ['redirections'])
}

export async function down(knex: Knex) {
  for (const table of ['redirection_hits', 'redirections']) await knex.schema.dropTable(table)
}
