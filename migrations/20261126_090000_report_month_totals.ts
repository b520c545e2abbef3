import type { Knex } from 'knex'

/**
 * Whole months of branches, as of advisors already: a year's report added up the days of all branches. The index leads
 * to the rows of a month and metric, of branches and of advisors.
 */
export async function up(knex: Knex) {
  await knex.schema.alterTable('report_months', (t) =>
    t.index(['tenant_id', 'month', 'metric', 'advisor_uuid', 'organization_uuid', 'count'], 'report_months_by_advisor')
  )
  await knex.raw(
    `insert into report_months (tenant_id, organization_uuid, advisor_uuid, metric, count, month)
      select tenant_id, organization_uuid, '', metric, sum(count), substr(day, 1, 7) from report_days
      where advisor_uuid = '' group by tenant_id, organization_uuid, metric, substr(day, 1, 7)`
  )
}

export async function down(knex: Knex) {
  await knex('report_months').where({ advisor_uuid: '' }).delete()
  await knex.schema.alterTable('report_months', (t) =>
    t.dropIndex(
      ['tenant_id', 'month', 'metric', 'advisor_uuid', 'organization_uuid', 'count'],
      'report_months_by_advisor'
    )
  )
}
