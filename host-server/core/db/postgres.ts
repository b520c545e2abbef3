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
  /** Outside of a transaction, a test writes nothing (`TenantDb.forTest`). */
  isReadOnly?: boolean
}

/** @throws for a write of a test outside of a transaction, which nothing would take back */
export function refuseWriteOfTest({ sql, queryContext }: { sql: string; queryContext?: TenantContext }): void {
  if (queryContext?.isReadOnly && !/^\s*(?:select|with)\b/i.test(sql))
    throw new Error('A test writes in transactions only')
}

/** For tables without tenants: setting the tenant would cost a statement. */
export const NO_TENANT: TenantContext = { tenantId: null }

/** The setting for the server's own statements across tenants: retention, outbox, migrations. */
const EVERY_TENANT = '*'

/** knex marks the connection of a transaction. */
type Connection = pg.Client & { __knexTxId?: string }

interface Statement {
  sql: string
  /** Of a compiled statement. */
  name?: string
  options?: { name?: string }
  queryContext?: TenantContext
  response?: { command: string }
}

/** Milliseconds. */
const TIMEOUTS = { statement_timeout: 5000, lock_timeout: 4000, idle_in_transaction_session_timeout: 10_000 } as const

/** Waiting for a lock, as in every transaction that has not lifted it. */
export const WAITS_FOR_LOCKS = `set local lock_timeout = ${TIMEOUTS.lock_timeout}`

/** Poolers refuse timeouts when a connection starts, and share connections; elsewhere this would cost each statement. */
const BEGIN_POOLED = ['begin', ...Object.entries(TIMEOUTS).map(([name, ms]) => `set local ${name} = ${ms}`)].join('; ')

interface Settings {
  isPooled: boolean
  /** Part of the names of prepared statements; undefined where they have none. */
  edition: number | undefined
}

const settingsOf = ({ connectionSettings }: Knex.Client) => connectionSettings as Settings

const beginOf = (client: Knex.Client) => (settingsOf(client).isPooled ? BEGIN_POOLED : 'begin')

/** Until the transaction ends: the next one on the connection may be another client's, behind a pooler. */
const setTenant = (tenantId: string) => `set local app.tenant_id = ${pg.escapeLiteral(tenantId)}`

/** The tenant of each connection's transaction. */
const tenantOf = new WeakMap<pg.Client, string>()

/** Whose transaction begins with its first statement, in the same round trip. */
const notYetBegun = new WeakSet<pg.Client>()

/** Why each connection's transaction cannot go on. */
const causes = new WeakMap<pg.Client, Failure>()

interface Failure extends Error {
  code?: string
}

const IN_FAILED_TRANSACTION = '25P02'

/** Statements that were sent behind one that failed fail because of it. */
function causeOf(connection: pg.Client, failure: Failure): Failure {
  const cause = causes.get(connection)
  if (cause && failure.code === IN_FAILED_TRANSACTION) return Object.assign(new Error(cause.message), cause)
  causes.set(connection, failure)
  return failure
}

/** All that is sent without waiting leaves in one packet: each costs as much as a small statement. */
function gather({ connection: { stream } }: pg.Client): void {
  if (stream.writableCorked) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** A statement of its own is a transaction of its own, pipelined: one round trip. */
async function runAlone(client: Knex.Client, connection: pg.Client, statement: Statement): Promise<Statement> {
  const { queryContext: { tenantId } = { tenantId: EVERY_TENANT } } = statement
  const begin = beginOf(client)
  await Promise.all([
    connection.query(tenantId === null ? begin : `${begin}; ${setTenant(tenantId)}`),
    execute.call(client, connection, statement),
    connection.query('commit')
  ])
  return statement
}

/**
 * Begins the transaction unless it has begun, and sets its tenant if it differs from the last one, ahead of the
 * statement. Sent as one, so that no statement of a tenant can run outside the transaction.
 */
async function prepareFor(client: Knex.Client, connection: pg.Client, tenantId: string | null): Promise<void> {
  const isSeen = tenantId === null || tenantOf.get(connection) === tenantId
  const parts = [notYetBegun.delete(connection) ? beginOf(client) : [], isSeen ? [] : setTenant(tenantId)].flat()
  if (!isSeen) tenantOf.set(connection, tenantId)
  if (parts.length) await connection.query(parts.join('; '))
}

const ENDS = /^(?:COMMIT|ROLLBACK);?$/

/** Runs a statement of a transaction as the tenant of its context, or as the server itself. */
async function runWithin(client: Knex.Client, connection: pg.Client, statement: Statement): Promise<Statement> {
  // BEGIN, COMMIT and ROLLBACK have no context
  const isOfTransaction = !('queryContext' in statement)
  if (isOfTransaction && statement.sql === 'BEGIN;') {
    tenantOf.delete(connection)
    causes.delete(connection)
    notYetBegun.add(connection)
    return statement
  }
  if (isOfTransaction && notYetBegun.has(connection) && ENDS.test(statement.sql)) {
    notYetBegun.delete(connection)
    return statement
  }
  const { tenantId } = isOfTransaction ? NO_TENANT : (statement.queryContext ?? { tenantId: EVERY_TENANT })
  const prepared = prepareFor(client, connection, tenantId)
  try {
    await Promise.all([prepared, execute.call(client, connection, statement)])
    // a setting made since a savepoint is rolled back with it
    if (statement.response?.command === 'ROLLBACK') {
      tenantOf.delete(connection)
      causes.delete(connection)
    }
    return statement
  } catch (failure) {
    tenantOf.delete(connection)
    throw causeOf(connection, failure as Failure)
  }
}

/** PostgreSQL parses and plans a statement with a name once per connection. */
function prepared(client: Knex.Client, statement: Statement): Statement {
  const { edition } = settingsOf(client)
  if (!statement.name) return statement
  return { ...statement, options: edition === undefined ? {} : { name: `${statement.name}-${edition}` } }
}

/** A migration has changed the columns of a prepared statement, for which it must be prepared anew. */
const OUTDATED = '0A000'
/** Unknown, or known already: a pooler nobody told us of gives each transaction another connection. */
const MIXED_UP = new Set(['26000', '42P05'])

/** What fails because of its name is repeated with another one, or without. */
function rename(client: Knex.Client, { options }: Statement, { code = '' }: Failure): void {
  const settings = settingsOf(client)
  if (!options?.name || settings.edition === undefined) return
  if (MIXED_UP.has(code)) settings.edition = undefined
  else if (code === OUTDATED && options.name.endsWith(`-${settings.edition}`)) settings.edition += 1
}

/**
 * PostgreSQL with every statement bound to one tenant or to the server itself, so that row-level security can enforce
 * it, also behind a pooler that gives each transaction another connection.
 */
export class PostgresClient extends Dialect {
  /** A statement of a transaction is repeated with it. */
  async _query(connection: Connection, statement: Statement): Promise<Statement> {
    refuseWriteOfTest(statement)
    const run = connection.__knexTxId ? runWithin : runAlone
    const once = () => {
      gather(connection)
      const named = prepared(this, statement)
      return run(this, connection, named).catch((failure) => {
        rename(this, named, failure)
        throw failure
      })
    }
    return connection.__knexTxId ? once() : retried(once)
  }
}

/** Parameters in the URL, such as `sslmode` and `application_name`, take precedence over these. */
export const postgresConnection = (connectionString: string, isPooled: boolean) =>
  ({
    connectionString,
    application_name: 'advisor-widgets',
    // ours; pg ignores them
    isPooled,
    edition: isPooled ? undefined : 0,
    ...(!isPooled && TIMEOUTS),
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    pipeline: true
  }) as Knex.PgConnectionConfig
