import type pg from 'pg'

/**
 * Whether a pooler answers for PostgreSQL: it gives each connection a number of its own. In transaction mode it takes
 * another one of the server's connections for each transaction, so that nothing heard on one is heard for long.
 */
export async function isPooled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid !== (client as pg.Client & { processID: number }).processID
}
