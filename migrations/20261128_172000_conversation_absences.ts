import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** Advisors who have said that they answer later, and until when. */
export async function up(knex: Knex) {
  await knex.schema.createTable('conversation_absences', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('advisor_uuid', 36).notNullable()
    t.string('expires_at', 20).notNullable()
    t.primary(['tenant_id', 'advisor_uuid'])
    t.foreign(['tenant_id', 'advisor_uuid']).references(['tenant_id', 'uuid']).inTable('advisors').onDelete('CASCADE')
  })
  await guardTenants(knex)
}

export const down = (knex: Knex) => knex.schema.dropTable('conversation_absences')
