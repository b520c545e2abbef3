import { createRequire } from 'node:module'
import type { Knex } from 'knex'
import pg from 'pg'

// the dialect is not among what knex exports, and a client of ours must be its subclass
const require = createRequire(import.meta.url)
type Execute = (connection: pg.Client, statement: Statement) => Promise<Statement>
const Dialect = require('knex/lib/dialects/postgres/index.js') as typeof Knex.Client
const execute = (Dialect.prototype as unknown as { _query: Execute })._query

// counts come as bigint, which pg hands over as text
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** The `queryContext` of a statement: whose rows it may touch; null when it touches no tenant's at all. */
export interface Sight {
  tenantId: string | null
}

/** For what is counted across tenants: saying whose rows are seen would cost a statement. */
export const NO_TENANT: Sight = { tenantId: null }

/** What row-level security lets statements see that belong to the house: sweeping, the outbox, migrations. */
const EVERY_TENANT = '*'

interface Statement {
  queryContext?: Sight
  response?: { command: string }
}

const sights = new WeakMap<pg.Client, string>()

/** Says whose rows the connection may see, where that differs from what was said last; sent ahead in the same packet. */
async function see(connection: pg.Client, { tenantId }: Sight): Promise<void> {
  if (tenantId === null || sights.get(connection) === tenantId) return
  sights.set(connection, tenantId)
  await connection.query(`set app.tenant_id to ${pg.escapeLiteral(tenantId)}`)
}

/** PostgreSQL for which every statement is one tenant's or the house's, so that row-level security can hold it to that. */
export class PostgresClient extends Dialect {
  async _query(connection: pg.Client, statement: Statement): Promise<Statement> {
    const { queryContext: sight = { tenantId: EVERY_TENANT } } = statement
    // BEGIN, COMMIT and ROLLBACK come without a context
    const seen = 'queryContext' in statement ? see(connection, sight) : undefined
    try {
      await Promise.all([seen, execute.call(this, connection, statement)])
      // a setting that was made in a transaction goes with it
      if (statement.response?.command === 'ROLLBACK') sights.delete(connection)
      return statement
    } catch (failure) {
      sights.delete(connection)
      throw failure
    }
  }
}

/** Parameters in the URL, such as `sslmode` and `application_name`, come before these. */
export const postgresConnection = (connectionString: string) =>
  ({
    connectionString,
    application_name: 'advisor-widgets',
    statement_timeout: 5000,
    lock_timeout: 4000,
    idle_in_transaction_session_timeout: 10_000,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    pipeline: true
  }) as Knex.PgConnectionConfig
