import type { Knex } from 'knex'

export async function up(knex: Knex) {
  await knex.schema.createTable('tenants', (t) => {
    t.string('id', 36).primary()
    t.string('name', 255).notNullable()
    t.string('language', 20).notNullable()
    t.string('time_zone', 64).notNullable()
    t.string('base_url', 255)
  })
  await knex.schema.createTable('tenant_domains', (t) => {
    t.string('host', 255).primary()
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
  })
  await knex.schema.createTable('tenant_settings', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('name', 100).notNullable()
    t.text('value').notNullable()
    t.primary(['tenant_id', 'name'])
  })
  await knex.schema.createTable('tenant_modules', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('module_name', 40).notNullable()
    t.boolean('effective_state').notNullable()
    t.primary(['tenant_id', 'module_name'])
  })
  await knex.schema.createTable('media', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('name', 100).notNullable()
    t.string('content_type', 50).notNullable()
    t.binary('bytes').notNullable()
    t.primary(['tenant_id', 'name'])
  })
}

export async function down(knex: Knex) {
  for (const table of ['media', 'tenant_modules', 'tenant_settings', 'tenant_domains', 'tenants']) {
    await knex.schema.dropTable(table)
  }
}
