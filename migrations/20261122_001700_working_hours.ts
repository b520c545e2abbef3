import type { Knex } from 'knex'

const DAY = ['tenant_id', 'advisor_uuid', 'day']

async function identify(knex: Knex, columns: readonly string[]) {
  await knex.schema.alterTable('working_hours', (t) => t.dropPrimary())
  await knex.schema.alterTable('working_hours', (t) => t.primary(columns))
}

/** A day may have several ranges, each identified by its start. */
export const up = (knex: Knex) => identify(knex, [...DAY, 'start_time'])

/** Each day keeps its first range only. */
export async function down(knex: Knex) {
  const earlier = knex('working_hours as e')
    .whereRaw('e.tenant_id = working_hours.tenant_id and e.advisor_uuid = working_hours.advisor_uuid')
    .whereRaw('e.day = working_hours.day and e.start_time < working_hours.start_time')
  await knex('working_hours').whereExists(earlier).delete()
  await identify(knex, DAY)
}
