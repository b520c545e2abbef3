import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

const ofDay = (t: Knex.CreateTableBuilder) => {
  t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
  t.string('day', 10).notNullable()
  t.string('kind', 50).notNullable()
  // a hit stays counted when its advisor is deleted; a branch's name has `branch/` before it
  t.string('advisor_alias', 80).notNullable()
}

/** The visitors counted today, and the counts of each advisor or branch. */
export async function up(knex: Knex) {
  await knex.schema.createTable('hit_visitors', (t) => {
    ofDay(t)
    t.string('visitor', 43).notNullable()
    t.string('expires_at', 20).notNullable()
    t.primary(['tenant_id', 'day', 'kind', 'advisor_alias', 'visitor'])
    t.index(['expires_at'])
  })
  await knex.schema.createTable('advisor_hits', (t) => {
    ofDay(t)
    t.integer('count').notNullable()
    t.primary(['tenant_id', 'day', 'kind', 'advisor_alias'])
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  for (const table of ['advisor_hits', 'hit_visitors']) await knex.schema.dropTable(table)
}
