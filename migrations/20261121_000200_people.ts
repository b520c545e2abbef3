import type { Knex } from 'knex'

export async function up(knex: Knex) {
  await knex.schema.createTable('organizations', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    t.string('alias', 64).notNullable()
    t.string('name', 255).notNullable()
    t.string('public_name', 255)
    t.string('street', 255).notNullable()
    t.string('zip', 20).notNullable()
    t.string('city', 255).notNullable()
    t.string('time_zone', 64).notNullable()
    t.primary(['tenant_id', 'uuid'])
    t.unique(['tenant_id', 'alias'])
  })
  await knex.schema.createTable('advisors', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('uuid', 36).notNullable()
    t.string('alias', 64).notNullable()
    t.string('organization_uuid', 36).notNullable()
    t.string('first_name', 100).notNullable()
    t.string('last_name', 100).notNullable()
    t.string('title_prefix', 50).notNullable().defaultTo('')
    t.string('title_suffix', 50).notNullable().defaultTo('')
    t.string('position', 255).notNullable().defaultTo('')
    t.string('email_address', 254).notNullable()
    t.string('phone_number', 40).notNullable().defaultTo('')
    t.string('photo', 100)
    t.boolean('is_institutional').notNullable().defaultTo(false)
    t.boolean('whatsapp_enable').notNullable().defaultTo(false)
    t.string('whatsapp_id', 255).notNullable().defaultTo('')
    t.primary(['tenant_id', 'uuid'])
    t.unique(['tenant_id', 'alias'])
    t.foreign(['tenant_id', 'organization_uuid']).references(['tenant_id', 'uuid']).inTable('organizations')
  })
  await knex.schema.createTable('users', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    t.string('email_address', 254).notNullable()
    t.string('full_name', 255).notNullable()
    t.string('password_hash', 255).notNullable()
    t.string('advisor_uuid', 36)
    t.primary(['tenant_id', 'uuid'])
    t.unique(['tenant_id', 'email_address'])
    t.foreign(['tenant_id', 'advisor_uuid']).references(['tenant_id', 'uuid']).inTable('advisors')
  })
  await knex.schema.createTable('user_roles', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('user_uuid', 36).notNullable()
    t.string('role', 40).notNullable()
    t.primary(['tenant_id', 'user_uuid', 'role'])
    t.foreign(['tenant_id', 'user_uuid']).references(['tenant_id', 'uuid']).inTable('users').onDelete('CASCADE')
  })
  await knex.schema.createTable('sessions', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('id_hash', 64).primary()
    t.string('user_uuid', 36).notNullable()
    t.string('created_at', 20).notNullable()
    t.string('seen_at', 20).notNullable()
    t.foreign(['tenant_id', 'user_uuid']).references(['tenant_id', 'uuid']).inTable('users').onDelete('CASCADE')
    t.index(['tenant_id', 'user_uuid'])
  })
  await knex.schema.createTable('password_resets', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('token_hash', 64).primary()
    t.string('user_uuid', 36).notNullable()
    t.string('expires_at', 20).notNullable()
    t.foreign(['tenant_id', 'user_uuid']).references(['tenant_id', 'uuid']).inTable('users').onDelete('CASCADE')
  })
}

export async function down(knex: Knex) {
  for (const table of ['password_resets', 'sessions', 'user_roles', 'users', 'advisors', 'organizations']) {
    await knex.schema.dropTable(table)
  }
}
