import type { Knex } from 'knex'
import { guard, guardTenants } from './guard-tenants.ts'

const isPostgres = (knex: Knex) => knex.client.dialect === 'postgresql'

export async function up(knex: Knex) {
  if (!isPostgres(knex)) return
  await guard(knex, 'tenants', 'id')
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  if (!isPostgres(knex)) return
  const { rows } = await knex.raw(
    "select tablename from pg_policies where schemaname = current_schema() and policyname = 'tenant'"
  )
  for (const { tablename } of rows as { tablename: string }[]) {
    await knex.raw('drop policy tenant on ??', [tablename])
    await knex.raw('alter table ?? no force row level security, disable row level security', [tablename])
  }
}
