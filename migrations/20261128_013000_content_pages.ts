import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'
import { noticeChanges } from './notice-changes.ts'

/** What belongs to a page goes with it. */
function ofPage(t: Knex.CreateTableBuilder) {
  t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
  t.string('page_uuid', 36).notNullable()
  t.foreign(['tenant_id', 'page_uuid']).references(['tenant_id', 'uuid']).inTable('content_pages').onDelete('CASCADE')
}

export async function up(knex: Knex) {
  await knex.schema.createTable('content_pages', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    t.string('path', 64).notNullable()
    t.integer('version').notNullable()
    t.integer('public_version')
    t.integer('publish_version')
    t.string('publish_at', 20)
    t.string('withdraw_at', 20)
    t.boolean('was_public').notNullable().defaultTo(false)
    t.primary(['tenant_id', 'uuid'])
    t.unique(['tenant_id', 'path'])
  })
  await knex.schema.createTable('content_page_versions', (t) => {
    ofPage(t)
    t.integer('version').notNullable()
    t.string('title', 255).notNullable()
    t.string('languages', 20).notNullable()
    t.text('content').notNullable()
    t.string('author', 255).notNullable()
    t.string('saved_at', 20).notNullable()
    t.primary(['tenant_id', 'page_uuid', 'version'])
  })
  await knex.schema.createTable('content_page_paths', (t) => {
    ofPage(t)
    t.string('path', 64).notNullable()
    t.primary(['tenant_id', 'path'])
    t.index(['tenant_id', 'page_uuid'])
  })
  await knex.schema.createTable('content_page_pictures', (t) => {
    ofPage(t)
    t.string('picture', 32).notNullable()
    t.primary(['tenant_id', 'page_uuid', 'picture'])
    t.index(['tenant_id', 'picture'])
  })
  await guardTenants(knex)
  await noticeChanges(knex, ['content_pages'])
}

export async function down(knex: Knex) {
  for (const table of ['content_page_pictures', 'content_page_paths', 'content_page_versions', 'content_pages']) {
    await knex.schema.dropTable(table)
  }
}
