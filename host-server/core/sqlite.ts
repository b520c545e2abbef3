import { createRequire } from 'node:module'
import type { Knex } from 'knex'
import { Bounded } from './bounded.ts'

// The one place that names the SQLite driver. libsql ships its binary as a package, so that nothing is compiled or
// downloaded at install, and has better-sqlite3's interface, for which knex has the dialect.
const require = createRequire(import.meta.url)
const Dialect = require('knex/lib/dialects/better-sqlite3/index.js') as typeof Knex.Client
const driver = require('libsql')

export class SqliteClient extends Dialect {
  _driver() {
    return driver
  }
}

interface Connection {
  pragma(text: string): void
  prepare(sql: string): object
}

/** Statements are few and come again and again; preparing one costs as much as running it. */
const STATEMENTS_KEPT = 300

function keepStatements(connection: Connection) {
  const prepare = connection.prepare.bind(connection)
  const statements = new Bounded<object>(STATEMENTS_KEPT)
  connection.prepare = (sql) => {
    const statement = statements.get(sql) ?? prepare(sql)
    statements.set(sql, statement)
    return statement
  }
}

/** One connection: more of them wait for each other's locks. FULL, since an acknowledged booking must survive a power cut. */
export const sqlitePool: Knex.PoolConfig = {
  min: 1,
  max: 1,
  afterCreate(connection: Connection, done: (error: Error | null, connection: Connection) => void) {
    for (const pragma of ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON', 'busy_timeout=5000']) {
      connection.pragma(pragma)
    }
    keepStatements(connection)
    done(null, connection)
  }
}
