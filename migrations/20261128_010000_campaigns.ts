import type { Knex } from 'knex'

/** Finds the hits of campaigns among those of all kinds. */
export async function up(knex: Knex) {
  await knex.raw("create index advisor_hits_campaigns on advisor_hits (tenant_id, day) where kind like '%:%'")
}

export async function down(knex: Knex) {
  await knex.raw('drop index advisor_hits_campaigns')
}
