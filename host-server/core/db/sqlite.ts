import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Knex } from 'knex'
import { LRUCache } from 'lru-cache'
import { refuseWriteOfTest, type TenantContext } from './postgres.ts'

// The only file that imports the SQLite driver. libsql ships its binary as a package, so that nothing is compiled or
// downloaded at install, and has better-sqlite3's interface, for which knex has a dialect.
const require = createRequire(import.meta.url)
type Execute = (connection: Connection, statement: Statement) => Promise<Statement>
const Dialect = require('knex/lib/dialects/better-sqlite3/index.js') as typeof Knex.Client
const execute = (Dialect.prototype as unknown as { _query: Execute })._query
const driver = require('libsql')

interface Connection {
  pragma(text: string): void
  prepare(sql: string): Prepared
  close(): void
}

interface Prepared {
  readonly reader: boolean
  columns(): { name: string; type: string | null }[]
}

interface Statement {
  sql: string
  response?: unknown
  queryContext?: TenantContext
}

interface Failure {
  code: string
  message: string
  rawCode?: number
}

/** The extended result codes that libsql does not name, by primary code. */
const NAMES: Record<number, string> = { 8: 'READONLY', 10: 'IOERR', 13: 'FULL', 14: 'CANTOPEN' }

/** If a file cannot be opened, libsql writes the code into the message only. */
const codeOf = ({ rawCode, message }: Failure) =>
  rawCode ?? Number(/^ConnectionFailed\(.*: (\d+)"\)$/.exec(message)?.[1])

function named(failure: Failure): Failure {
  const name = NAMES[codeOf(failure) & 0xff]
  if (name) failure.code = `SQLITE_${name}`
  return failure
}

const isBarred = ({ code }: Failure) => code === 'SQLITE_READONLY' || code === 'SQLITE_CANTOPEN'

/** Few different statements run again and again, and preparing one costs as much as running it. */
const STATEMENTS_KEPT = 300

/** After one of these a statement may return other columns. */
const CHANGES_SCHEMA = /^\s*(?:create|alter|drop)\b/i

function keepStatements(connection: Connection) {
  const prepare = connection.prepare.bind(connection)
  const statements = new LRUCache<string, Prepared>({ max: STATEMENTS_KEPT })
  connection.prepare = (sql) => {
    if (CHANGES_SCHEMA.test(sql)) {
      statements.clear()
      return prepare(sql)
    }
    const known = statements.get(sql)
    if (known) return known
    const statement = prepare(sql)
    // asked for with every run
    Object.defineProperty(statement, 'reader', { value: statement.reader })
    statements.set(sql, statement)
    return statement
  }
}

const flagsOf = new WeakMap<Prepared, readonly string[]>()

/** The columns of a result that the schema declares as boolean. */
function flagsIn(prepared: Prepared): readonly string[] {
  const known = flagsOf.get(prepared)
  if (known) return known
  const flags = prepared.columns().flatMap(({ name, type }) => (type === 'boolean' ? name : []))
  flagsOf.set(prepared, flags)
  return flags
}

/** SQLite has no booleans: it stores and returns 0 and 1. */
function readFlags(connection: Connection, { sql, response }: Statement): void {
  if (!Array.isArray(response) || !response.length) return
  for (const name of flagsIn(connection.prepare(sql))) {
    for (const row of response) if (typeof row[name] === 'number') row[name] = row[name] === 1
  }
}

/** FULL, since an acknowledged booking must survive a power cut; what is deleted is overwritten. */
const PRAGMAS = ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON', 'busy_timeout=5000', 'secure_delete=ON']

function open(file: string): Connection {
  try {
    const connection: Connection = new driver(file)
    for (const pragma of PRAGMAS) connection.pragma(pragma)
    keepStatements(connection)
    return connection
  } catch (failure) {
    throw named(failure as Failure)
  }
}

function canWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

const isOurs = (file: string) => [dirname(file), file, `${file}-wal`, `${file}-shm`].filter(existsSync).every(canWrite)

/**
 * libsql closes a connection only when its statements are garbage-collected; until then SQLite would share the
 * read-only file handle.
 */
async function collectClosed(): Promise<void> {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  await nextTurn()
}

/**
 * Connections that could not write because another process had written since they read: libsql leaves them at what they
 * saw then, for ever.
 */
const outdated = new WeakSet<Connection>()

export class SqliteClient extends Dialect {
  /** A connection opened while nothing could be written stays usable for reading until that is over. */
  barred: Connection | undefined

  _driver() {
    return driver
  }

  get file(): string {
    return (this.connectionSettings as { filename: string }).filename
  }

  async validateConnection(connection: Connection): Promise<boolean> {
    return !outdated.has(connection) && (connection !== this.barred || !isOurs(this.file))
  }

  /** In a read-only folder WAL cannot create its files; the database is then opened as immutable. */
  async acquireRawConnection(): Promise<Connection> {
    if (this.barred) {
      this.barred = undefined
      await collectClosed()
    }
    try {
      return open(this.file)
    } catch (failure) {
      if (!isBarred(failure as Failure) || !existsSync(this.file) || existsSync(`${this.file}-wal`)) throw failure
      return open(`${pathToFileURL(this.file)}?immutable=1`)
    }
  }

  /** Cached statements would keep the database open. */
  async destroyRawConnection(connection: Connection): Promise<void> {
    connection.close()
    Reflect.deleteProperty(connection, 'prepare')
    if (outdated.has(connection)) await collectClosed()
  }

  async _query(connection: Connection, statement: Statement): Promise<Statement> {
    refuseWriteOfTest(statement)
    try {
      const answered = await execute.call(this, connection, statement)
      readFlags(connection, answered)
      return answered
    } catch (failure) {
      if (isBarred(named(failure as Failure))) this.barred = connection
      if ((failure as Failure).code === 'SQLITE_BUSY_SNAPSHOT') outdated.add(connection)
      throw failure
    }
  }
}

/** One connection: more of them would wait for each other's locks. */
export const sqlitePool: Knex.PoolConfig = { min: 1, max: 1 }
