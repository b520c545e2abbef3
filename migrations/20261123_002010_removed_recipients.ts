import type { Knex } from 'knex'

/** The row of a removed recipient stays, with their own choice whether they want the report. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('external_analyst_assignments', (t) => t.string('removed_at', 20))

export async function down(knex: Knex) {
  await knex('external_analyst_assignments').whereNotNull('removed_at').delete()
  await knex.schema.alterTable('external_analyst_assignments', (t) => t.dropColumn('removed_at'))
}
