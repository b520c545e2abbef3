import type { Knex } from 'knex'

/** A year of all branches is read from the index alone, without looking up rows among those of every advisor. */
export async function up(knex: Knex) {
  await knex.raw(
    `create index report_days_totals on report_days (tenant_id, day, metric, organization_uuid, count)
      where advisor_uuid = ''`
  )
}

export async function down(knex: Knex) {
  await knex.raw('drop index report_days_totals')
}
