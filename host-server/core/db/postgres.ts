import { createRequire } from 'node:module'
import type { Knex } from 'knex'
import pg from 'pg'
import { retried } from './retried.ts'

// knex does not export the dialect, and our client must be a subclass of it
const require = createRequire(import.meta.url)
type Execute = (connection: pg.Client, statement: Statement) => Promise<Statement>
const Dialect = require('knex/lib/dialects/postgres/index.js') as typeof Knex.Client
const execute = (Dialect.prototype as unknown as { _query: Execute })._query

// counts are bigint, which pg returns as text
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** The `queryContext` of a statement: the tenant whose rows it may touch; null if it touches none. */
export interface TenantContext {
  tenantId: string | null
}

/** For tables without tenants: setting the tenant would cost a statement. */
export const NO_TENANT: TenantContext = { tenantId: null }

/** The setting for the server's own statements across tenants: retention, outbox, migrations. */
const EVERY_TENANT = '*'

/** knex marks the connection of a transaction. */
type Connection = pg.Client & { __knexTxId?: string }

interface Statement {
  queryContext?: TenantContext
  response?: { command: string }
}

const sights = new WeakMap<pg.Client, string>()

/** Sets the connection's tenant if it differs from the last one, pipelined ahead of the statement. */
async function see(connection: pg.Client, { tenantId }: TenantContext): Promise<void> {
  if (tenantId === null || sights.get(connection) === tenantId) return
  sights.set(connection, tenantId)
  await connection.query(`set app.tenant_id to ${pg.escapeLiteral(tenantId)}`)
}

/** Runs a statement as the tenant of its context, or as the server itself. */
async function runSeen(client: Knex.Client, connection: pg.Client, statement: Statement): Promise<Statement> {
  const { queryContext: sight = { tenantId: EVERY_TENANT } } = statement
  // BEGIN, COMMIT and ROLLBACK have no context
  const seen = 'queryContext' in statement ? see(connection, sight) : undefined
  try {
    await Promise.all([seen, execute.call(client, connection, statement)])
    // a setting made in a transaction is rolled back with it
    if (statement.response?.command === 'ROLLBACK') sights.delete(connection)
    return statement
  } catch (failure) {
    sights.delete(connection)
    throw failure
  }
}

/**
 * PostgreSQL with every statement bound to one tenant or to the server itself, so that row-level security can enforce
 * it.
 */
export class PostgresClient extends Dialect {
  /** A statement of a transaction is repeated with it. */
  _query(connection: Connection, statement: Statement): Promise<Statement> {
    const run = () => runSeen(this, connection, statement)
    return connection.__knexTxId ? run() : retried(run)
  }
}

/** Parameters in the URL, such as `sslmode` and `application_name`, take precedence over these. */
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
