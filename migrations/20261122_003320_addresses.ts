import type { Knex } from 'knex'

const INDEXES = ['users', 'advisors'] as const
const nameOf = (table: string) => `${table}_tenant_id_lower_email_address_index`

const isPostgres = (knex: Knex) => knex.client.dialect === 'postgresql'

/**
 * People are looked up by e-mail address, ignoring case: for each row of a file, and at every sign-in. Under row-level
 * security PostgreSQL would not use such an index, since `lower` is not leakproof.
 */
export async function up(knex: Knex) {
  if (isPostgres(knex)) return
  for (const table of INDEXES) {
    await knex.raw(`create index ${nameOf(table)} on ${table} (tenant_id, lower(email_address))`)
  }
}

export async function down(knex: Knex) {
  if (isPostgres(knex)) return
  for (const table of INDEXES) await knex.raw(`drop index ${nameOf(table)}`)
}
