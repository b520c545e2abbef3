import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'
import { noticeChanges } from './notice-changes.ts'

export async function up(knex: Knex) {
  await knex.schema.createTable('content_menus', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.integer('version').notNullable()
    t.text('menus').notNullable()
    t.string('author', 255).notNullable()
    t.string('saved_at', 20).notNullable()
    t.primary(['tenant_id'])
  })
  await guardTenants(knex)
  await noticeChanges(knex, ['content_menus'])
}

export const down = (knex: Knex) => knex.schema.dropTable('content_menus')
