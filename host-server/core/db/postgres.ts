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
  sql: string
  queryContext?: TenantContext
  response?: { command: string }
}

/** Milliseconds. */
const TIMEOUTS = { statement_timeout: 5000, lock_timeout: 4000, idle_in_transaction_session_timeout: 10_000 } as const

/** Waiting for a lock, as in every transaction that has not lifted it. */
export const WAITS_FOR_LOCKS = `set local lock_timeout = ${TIMEOUTS.lock_timeout}`

/** Poolers refuse timeouts when a connection starts, and share connections; elsewhere this would cost each statement. */
const BEGIN_POOLED = ['begin', ...Object.entries(TIMEOUTS).map(([name, ms]) => `set local ${name} = ${ms}`)].join('; ')

const beginOf = ({ connectionSettings }: Knex.Client) =>
  (connectionSettings as { isPooled: boolean }).isPooled ? BEGIN_POOLED : 'begin'

/** Until the transaction ends: the next one on the connection may be another client's, behind a pooler. */
const seeing = (tenantId: string) => `set local app.tenant_id = ${pg.escapeLiteral(tenantId)}`

/** The tenant of each connection's transaction. */
const sights = new WeakMap<pg.Client, string>()

/** A statement of its own is a transaction of its own, pipelined: one round trip. */
async function runAlone(client: Knex.Client, connection: pg.Client, statement: Statement): Promise<Statement> {
  const { queryContext: { tenantId } = { tenantId: EVERY_TENANT } } = statement
  const begin = beginOf(client)
  await Promise.all([
    connection.query(tenantId === null ? begin : `${begin}; ${seeing(tenantId)}`),
    execute.call(client, connection, statement),
    connection.query('commit')
  ])
  return statement
}

/** Sets the transaction's tenant if it differs from the last one, pipelined ahead of the statement. */
async function see(connection: pg.Client, { tenantId }: TenantContext): Promise<void> {
  if (tenantId === null || sights.get(connection) === tenantId) return
  sights.set(connection, tenantId)
  await connection.query(seeing(tenantId))
}

/** Runs a statement of a transaction as the tenant of its context, or as the server itself. */
async function runWithin(client: Knex.Client, connection: pg.Client, statement: Statement): Promise<Statement> {
  // BEGIN, COMMIT and ROLLBACK have no context
  const isOfTransaction = !('queryContext' in statement)
  const begins = isOfTransaction && statement.sql === 'BEGIN;'
  if (begins) sights.delete(connection)
  const seen = isOfTransaction ? undefined : see(connection, statement.queryContext ?? { tenantId: EVERY_TENANT })
  try {
    await Promise.all([seen, begins ? connection.query(beginOf(client)) : execute.call(client, connection, statement)])
    // a setting made since a savepoint is rolled back with it
    if (statement.response?.command === 'ROLLBACK') sights.delete(connection)
    return statement
  } catch (failure) {
    sights.delete(connection)
    throw failure
  }
}

/**
 * PostgreSQL with every statement bound to one tenant or to the server itself, so that row-level security can enforce
 * it, also behind a pooler that gives each transaction another connection.
 */
export class PostgresClient extends Dialect {
  /** A statement of a transaction is repeated with it. */
  _query(connection: Connection, statement: Statement): Promise<Statement> {
    if (connection.__knexTxId) return runWithin(this, connection, statement)
    return retried(() => runAlone(this, connection, statement))
  }
}

/** Parameters in the URL, such as `sslmode` and `application_name`, take precedence over these. */
export const postgresConnection = (connectionString: string, isPooled: boolean) =>
  ({
    connectionString,
    application_name: 'advisor-widgets',
    // for `beginOf`; pg ignores it
    isPooled,
    ...(!isPooled && TIMEOUTS),
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    pipeline: true
  }) as Knex.PgConnectionConfig
