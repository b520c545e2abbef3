import type { Knex } from 'knex'

const COLUMNS = ['tenant_id', 'organization_uuid', 'deactivated_at']

/** Lists of branches count their advisors: without it each branch reads those of the whole tenant. */
export const up = (knex: Knex) => knex.schema.alterTable('advisors', (t) => t.index(COLUMNS, 'advisors_by_branch'))

export const down = (knex: Knex) =>
  knex.schema.alterTable('advisors', (t) => t.dropIndex(COLUMNS, 'advisors_by_branch'))
