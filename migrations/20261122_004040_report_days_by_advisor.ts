import type { Knex } from 'knex'

/**
 * The days at a period's edges are summed by advisor from the index alone: looking up their rows took longer than all
 * months.
 */
export async function up(knex: Knex) {
  await knex.schema.alterTable('report_days', (t) => {
    t.dropIndex(['tenant_id', 'day'])
    t.index(['tenant_id', 'day', 'metric', 'advisor_uuid', 'count'], 'report_days_by_advisor')
  })
}

export async function down(knex: Knex) {
  await knex.schema.alterTable('report_days', (t) => {
    t.dropIndex(['tenant_id', 'day', 'metric', 'advisor_uuid', 'count'], 'report_days_by_advisor')
    t.index(['tenant_id', 'day'])
  })
}
