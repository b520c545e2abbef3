import type { Knex } from 'knex'
import type pg from 'pg'

/** Whether a connection pooler answers for PostgreSQL: then the process that works is not the one that was connected to. */
export async function isPooled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid !== (client as pg.Client & { processID: number }).processID
}

const IDENTITY = `select current_database() || ' ' || system_identifier as name from pg_control_system()`

/**
 * Why `client`, which is connected to the address in `DATABASE_DIRECT_URL` or else `DATABASE_URL`, does not hear what
 * is written by `knex`; undefined if it does.
 */
export async function deafness(client: pg.Client, knex: Knex): Promise<'pooled' | 'elsewhere' | undefined> {
  if (await isPooled(client)) return 'pooled'
  const [own, other] = await Promise.all([client.query(IDENTITY), knex.raw(IDENTITY)])
  return own.rows[0].name === other.rows[0].name ? undefined : 'elsewhere'
}
