import type { Knex } from 'knex'

const UNGUARDED = `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and a.attname = 'tenant_id'
    and not c.relforcerowsecurity order by 1`

/**
 * On PostgreSQL a statement sees the rows of the tenant that its connection names, with `*` all of them, and otherwise
 * none.
 */
export async function guard(knex: Knex, table: string, column: string): Promise<void> {
  const own = "current_setting('app.tenant_id', true)"
  await knex.raw('alter table ?? enable row level security, force row level security', [table])
  await knex.raw(`create policy tenant on ?? using (${own} in ('*', ??)) with check (${own} in ('*', ??))`, [
    table,
    column,
    column
  ])
}

/** Guards every table with a `tenant_id` that is not guarded yet; a migration that creates one ends with this. */
export async function guardTenants(knex: Knex): Promise<void> {
  if (knex.client.dialect !== 'postgresql') return
  const { rows } = await knex.raw(UNGUARDED)
  for (const { name } of rows as { name: string }[]) await guard(knex, name, 'tenant_id')
}
