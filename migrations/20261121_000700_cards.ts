import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'
import { noticeChanges, unnotice } from './notice-changes.ts'

const TABLES = [
  'assistants',
  'advisor_assistants',
  'advisor_contact_options',
  'text_description_types',
  'text_descriptions',
  'custom_links',
  'advisor_custom_links',
  'profile_layouts'
]

const ofAdvisor = (t: Knex.CreateTableBuilder) => {
  t.string('tenant_id', 36).notNullable()
  t.string('advisor_uuid', 36).notNullable()
  t.foreign(['tenant_id', 'advisor_uuid']).references(['tenant_id', 'uuid']).inTable('advisors').onDelete('CASCADE')
}

const ofTenant = (t: Knex.CreateTableBuilder) => {
  t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
  t.string('uuid', 36).notNullable()
  t.primary(['tenant_id', 'uuid'])
}

const pointsAt = (t: Knex.CreateTableBuilder, column: string, table: string) =>
  t.foreign(['tenant_id', column]).references(['tenant_id', 'uuid']).inTable(table).onDelete('CASCADE')

/** What a card shows besides the advisor's own row (spec §3). */
export async function up(knex: Knex) {
  await knex.schema.createTable('assistants', (t) => {
    ofTenant(t)
    t.string('first_name', 100).notNullable()
    t.string('last_name', 100).notNullable()
    t.string('photo', 100)
    t.string('phone_number', 40).notNullable().defaultTo('')
    t.string('email_address', 254).notNullable().defaultTo('')
  })
  await knex.schema.createTable('advisor_assistants', (t) => {
    ofAdvisor(t)
    t.string('assistant_uuid', 36).notNullable()
    t.primary(['tenant_id', 'advisor_uuid'])
    pointsAt(t, 'assistant_uuid', 'assistants')
  })
  await knex.schema.createTable('advisor_contact_options', (t) => {
    ofAdvisor(t)
    t.string('name', 40).notNullable()
    t.primary(['tenant_id', 'advisor_uuid', 'name'])
  })
  await knex.schema.createTable('text_description_types', (t) => {
    ofTenant(t)
    t.string('title', 255).notNullable()
    t.string('place', 40).notNullable()
    t.integer('position').notNullable()
  })
  await knex.schema.createTable('text_descriptions', (t) => {
    ofAdvisor(t)
    t.string('type_uuid', 36).notNullable()
    t.text('value').notNullable()
    t.primary(['tenant_id', 'advisor_uuid', 'type_uuid'])
    pointsAt(t, 'type_uuid', 'text_description_types')
  })
  await knex.schema.createTable('custom_links', (t) => {
    ofTenant(t)
    t.string('icon', 40).notNullable()
    t.string('label', 255).notNullable()
    t.integer('position').notNullable()
  })
  await knex.schema.createTable('advisor_custom_links', (t) => {
    ofAdvisor(t)
    t.string('link_uuid', 36).notNullable()
    t.text('value').notNullable()
    t.primary(['tenant_id', 'advisor_uuid', 'link_uuid'])
    pointsAt(t, 'link_uuid', 'custom_links')
  })
  await knex.schema.createTable('profile_layouts', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('section', 40).notNullable()
    t.string('element', 40).notNullable()
    t.integer('position').notNullable()
    t.primary(['tenant_id', 'section', 'element'])
  })
  await guardTenants(knex)
  await noticeChanges(knex, TABLES)
}

export async function down(knex: Knex) {
  await unnotice(knex, TABLES)
  for (const table of TABLES.toReversed()) await knex.schema.dropTable(table)
}
