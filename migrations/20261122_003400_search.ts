import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'
import { noticeChanges } from './notice-changes.ts'

/**
 * Visitors' searches, and the profiles opened from them: a row each, which reports count by day. Nothing identifies the
 * visitor: no address, no browser, and of the query only folded words. Also the languages of advisors.
 */
export async function up(knex: Knex) {
  await knex.schema.createTable('search_log', (t) => {
    t.increments('id')
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    /** In the institution's zone, `YYYY-MM-DD`. */
    t.string('day', 10).notNullable()
    t.string('created_at', 20).notNullable()
    /**
     * `search`, once for its first page; or `front_search_by_advisor_name` for a profile opened from a search by name.
     */
    t.string('action', 40).notNullable()
    /** Of a search: `name`, `place`, `topic`, `language`, `branch`, in this order, with commas between them. */
    t.string('searched_by', 60).notNullable().defaultTo('')
    /** Of a search by name or place: its words, folded and truncated, without possible numbers and e-mail addresses. */
    t.string('words', 60).notNullable().defaultTo('')
    /** Of a search: the number of advisors found. */
    t.integer('hits')
    /** `page` is the host's own page, `widget` the tag. */
    t.string('source', 10).notNullable()
    /** Alias of the search form, if one was used. */
    t.string('form', 64)
    /**
     * Of a search: the requested branch, else that of the best match; of a profile: the advisor's. It may have been
     * deleted since.
     */
    t.string('organization_uuid', 36)
    /** The advisor whose profile was opened. */
    t.string('advisor_alias', 64)
    t.index(['tenant_id', 'day'])
    t.index(['created_at'])
  })
  await knex.schema.createTable('search_forms', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    t.string('alias', 64).notNullable()
    t.string('name', 255).notNullable()
    /** Fields, presets and layout as JSON, since they are read and written as a whole. */
    t.text('definition').notNullable()
    t.string('changed_at', 20).notNullable()
    t.primary(['tenant_id', 'uuid'])
    t.unique(['tenant_id', 'alias'])
  })
  await knex.schema.alterTable('advisor_settings', (t) => {
    /** Two-letter codes with commas between them; empty means the institution's own language. */
    t.string('languages', 60).notNullable().defaultTo('')
  })
  await guardTenants(knex)
  await noticeChanges(knex, ['search_forms'])
}

export async function down(knex: Knex) {
  await knex.schema.alterTable('advisor_settings', (t) => t.dropColumn('languages'))
  for (const table of ['search_forms', 'search_log']) await knex.schema.dropTable(table)
}
