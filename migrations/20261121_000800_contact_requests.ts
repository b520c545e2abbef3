import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

export async function up(knex: Knex) {
  await knex.schema.createTable('contact_requests', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('uuid', 36).notNullable()
    t.string('advisor_uuid', 36).notNullable()
    t.string('kind', 20).notNullable()
    t.string('first_name', 100).notNullable()
    t.string('last_name', 100).notNullable()
    t.string('email', 254).notNullable()
    t.string('phone', 40).notNullable()
    t.text('note').notNullable()
    t.string('date', 10)
    t.string('start_time', 5)
    t.string('end_time', 5)
    t.string('time_zone', 64).notNullable()
    t.string('created_at', 20).notNullable()
    t.string('done_at', 20)
    t.primary(['tenant_id', 'uuid'])
    t.foreign(['tenant_id', 'advisor_uuid']).references(['tenant_id', 'uuid']).inTable('advisors').onDelete('CASCADE')
    t.index(['tenant_id', 'advisor_uuid', 'created_at'])
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.dropTable('contact_requests')
}
