import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** Who has unsubscribed from a branch's weekly report, and the keys in the mails' unsubscribe links. */
export async function up(knex: Knex) {
  await knex.schema.alterTable('external_analyst_assignments', (t) => t.string('stopped_at', 20))
  await knex.schema.createTable('weekly_report_tokens', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('token_hash', 64).notNullable()
    t.string('assignment_uuid', 36).notNullable()
    t.string('created_at', 20).notNullable()
    t.primary(['tenant_id', 'token_hash'])
    t.foreign(['tenant_id', 'assignment_uuid'])
      .references(['tenant_id', 'uuid'])
      .inTable('external_analyst_assignments')
      .onDelete('CASCADE')
    t.index(['tenant_id', 'assignment_uuid'])
    t.index(['created_at'])
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.dropTable('weekly_report_tokens')
  await knex.schema.alterTable('external_analyst_assignments', (t) => t.dropColumn('stopped_at'))
}
