import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import knex, { type Knex } from 'knex'
import { migrationSource } from '../../../migrations/index.ts'
import type { Config } from '../base/config.ts'
import { PostgresClient, postgresConnection, WAITS_FOR_LOCKS } from './postgres.ts'
import { retried } from './retried.ts'
import { SqliteClient, sqlitePool } from './sqlite.ts'

/**
 * Callers get the error if there is no connection, or if it breaks; knex would also print stacks and statements beside
 * the log.
 */
const log = {
  warn(message: string) {
    if (!/^(Acquire connection|Connection) error/i.test(message)) console.error(message)
  }
}

export const sqliteFile = (dataDir: string) => join(dataDir, 'advisor-widgets.sqlite')

// errors are logged: their messages must not contain the values of statements
function sqlite(dataDir: string): Knex {
  mkdirSync(dataDir, { recursive: true })
  return knex({
    client: SqliteClient,
    connection: { filename: sqliteFile(dataDir) },
    useNullAsDefault: true,
    compileSqlOnError: false,
    pool: sqlitePool,
    acquireConnectionTimeout: 5000,
    log
  })
}

const postgres = (connectionString: string, isPooled: boolean, max = 10): Knex =>
  knex({
    client: PostgresClient,
    connection: postgresConnection(connectionString, isPooled),
    pool: { min: 0, max },
    compileSqlOnError: false,
    acquireConnectionTimeout: 5000,
    log
  })

/** SQLite in `DATA_DIR`, or the PostgreSQL that `DATABASE_URL` names, behind a pooler if there is a way around it. */
export function connect(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'> & Partial<Pick<Config, 'DATABASE_POOL' | 'DATABASE_DIRECT_URL'>>
): Knex {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_POOL, DATA_DIR } = config
  const isPooled = DATABASE_DIRECT_URL !== undefined
  return DATABASE_URL ? postgres(DATABASE_URL, isPooled, DATABASE_POOL) : sqlite(DATA_DIR)
}

export const isPostgres = (db: Knex) => db.client.config.client === PostgresClient

/** Lifts the timeouts, since other nodes wait for the lock during a migration, and takes the lock. */
const PATIENT = `set local lock_timeout = 0; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0; select pg_advisory_xact_lock(7238461); ${WAITS_FOR_LOCKS}`

/**
 * Serialises work at the start of nodes, in one transaction: a node that dies leaves no lock. Repeated after a deadlock
 * with the requests of older nodes.
 */
export const withStartLock = <T>(db: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> =>
  retried((attempt) =>
    db.transaction(async (trx) => {
      if (isPostgres(db)) await trx.raw(PATIENT)
      // writes, so that no other process does until the end; not at first, since a full disk would refuse it
      else if (attempt) await trx.raw('pragma user_version = 0')
      return work(trx)
    })
  )

/** Migrates the schema. Migrations of a newer build do not stop an older node. */
export const migrate = (db: Knex): Promise<[batch: number, applied: string[]]> =>
  withStartLock(db, async (trx) => {
    const [, missing] = await trx.migrate.list({ migrationSource, disableMigrationsListValidation: true })
    // nothing is written then, so that a node can start on a full disk
    if (missing.length === 0) return [0, []]
    // knex's own lock would outlive a node that is killed during a migration without a transaction
    await trx.migrate.forceFreeMigrationsLock({ migrationSource })
    return trx.migrate.latest({ migrationSource, disableMigrationsListValidation: true })
  })
