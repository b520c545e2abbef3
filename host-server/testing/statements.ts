import type { Knex } from 'knex'

/** How other writers' changes are noticed: at any moment, by itself. */
const BY_ITSELF = /pg_notify|data_version/

/** The SQL statements sent while the work is done; those that begin and end a transaction count too. */
export async function statementsOf(knex: Knex, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const note = ({ sql }: { sql: string }) => {
    if (!BY_ITSELF.test(sql)) statements.push(sql)
  }
  knex.on('query', note)
  await work().finally(() => knex.off('query', note))
  return statements
}
