import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** Apps that show one-time codes, and the codes that help without them. */
export async function up(knex: Knex) {
  await knex.schema.createTable('second_factors', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('user_uuid', 36).notNullable()
    t.text('secret').notNullable()
    // of the last code that was used: none is accepted twice
    t.integer('last_counter').notNullable()
    t.string('created_at', 20).notNullable()
    t.primary(['tenant_id', 'user_uuid'])
    t.foreign(['tenant_id', 'user_uuid']).references(['tenant_id', 'uuid']).inTable('users').onDelete('CASCADE')
  })
  await knex.schema.createTable('recovery_codes', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('user_uuid', 36).notNullable()
    t.string('code_hash', 64).notNullable()
    t.primary(['tenant_id', 'user_uuid', 'code_hash'])
    t.foreign(['tenant_id', 'user_uuid']).references(['tenant_id', 'uuid']).inTable('users').onDelete('CASCADE')
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.dropTable('recovery_codes')
  await knex.schema.dropTable('second_factors')
}
