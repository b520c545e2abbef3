import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/**
 * How long an institution keeps which data, and what was deleted by its age. Chats had a setting; its rows stay for
 * nodes of the version before. Talks that took place stay as figures when their appointments are deleted.
 */
export async function up(knex: Knex) {
  await knex.schema.createTable('retention_periods', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('kind', 40).notNullable()
    t.integer('days').notNullable()
    t.primary(['tenant_id', 'kind'])
  })
  await knex.schema.createTable('retention_runs', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('day', 10).notNullable()
    t.string('kind', 40).notNullable()
    t.integer('removed').notNullable()
    t.string('last_at', 20).notNullable()
    t.primary(['tenant_id', 'day', 'kind'])
  })
  await knex.schema.createTable('past_talks', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('advisor_uuid', 36).notNullable()
    t.string('ends_at', 20).notNullable()
    t.integer('count').notNullable()
    t.primary(['tenant_id', 'advisor_uuid', 'ends_at'])
    t.foreign(['tenant_id', 'advisor_uuid']).references(['tenant_id', 'uuid']).inTable('advisors').onDelete('CASCADE')
    t.index(['tenant_id', 'ends_at'])
  })
  const kept = await knex('tenant_settings').where({ name: 'conversation_days' }).select('tenant_id', 'value')
  for (const { tenant_id, value } of kept) {
    await knex('retention_periods').insert({ tenant_id, kind: 'conversation', days: Number(value) })
  }
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  for (const table of ['past_talks', 'retention_runs', 'retention_periods']) await knex.schema.dropTable(table)
}
