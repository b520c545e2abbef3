import type { Knex } from 'knex'
import { LRUCache } from 'lru-cache'
import { type Compiled, compile, run, shapeOf, type Value, withPlaces } from '../db/compiled.ts'
import { isPostgres } from '../db/db.ts'
import type { TenantContext } from '../db/postgres.ts'
import { retried } from '../db/retried.ts'
import { inSharedTransaction } from '../db/shared-commit.ts'
import type { Fragment, From, Inserted, NewRow, Query, Scope, TableName } from './query.ts'

type Write = (db: TenantDb) => Promise<void>

/**
 * A database as one tenant sees it: the only handle that repositories take, so that a query cannot forget its tenant.
 * Inside `transaction` only the handle it passes may be used: SQLite has one connection.
 */
export class TenantDb {
  readonly #knex: Knex
  readonly tenantId: string
  readonly #isTransaction: boolean
  /** That of the transaction, if this class has begun it. */
  readonly #connection: object | undefined
  /** What is sent together with COMMIT. */
  readonly #last: Promise<unknown>[] = []
  /** In a test, whose transactions are rolled back: what is written afterwards nevertheless. */
  readonly #lasting: Write[] | undefined

  constructor(knex: Knex, tenantId: string, isTransaction = false, connection?: object, lasting?: Write[]) {
    this.#knex = knex
    this.tenantId = tenantId
    this.#isTransaction = isTransaction
    this.#connection = connection
    this.#lasting = lasting
  }

  /** The same for a test: transactions do everything and are rolled back, and nothing can be written outside of them. */
  forTest(): TenantDb {
    return new TenantDb(this.#knex, this.tenantId, false, undefined, [])
  }

  /** A write that stays also where it is a test: what a request costs its sender, such as a proof of work. */
  async lasting(write: Write): Promise<void> {
    if (!this.#lasting) return write(this)
    if (!this.#isTransaction) return write(new TenantDb(this.#knex, this.tenantId))
    this.#lasting.push(write)
    await write(this)
  }

  get #context(): TenantContext {
    const isReadOnly = this.#lasting !== undefined && !this.#isTransaction
    return { tenantId: this.tenantId, ...(isReadOnly && { isReadOnly }) }
  }

  /** Whether statements run in another process, where they hold nobody up. */
  get isElsewhere(): boolean {
    return isPostgres(this.#knex)
  }

  /** On PostgreSQL row-level security limits the statement to the tenant. */
  #rows(from: string) {
    return this.#knex(from).queryContext(this.#context)
  }

  /** The tenant's rows of a table, to read, update or delete. `from` may contain an alias: `appointments as a`. */
  table<F extends From>(from: F): Query<Scope<F>> {
    const name = from.split(' as ').at(-1)
    // knex's builder under our types, which know the columns of every table in the statement
    return this.#rows(from).where(`${name}.tenant_id`, this.tenantId) as object as Query<Scope<F>>
  }

  /** The tenant's own row. */
  tenant(): Query<Scope<'tenants'>> {
    return this.#rows('tenants').where({ id: this.tenantId }) as object as Query<Scope<'tenants'>>
  }

  /** Raw SQL for what the builder cannot express; `R` are the columns that it adds to the result. */
  raw = <R = unknown>(sql: string, bindings: readonly Knex.RawBinding[] = []): Fragment<R> =>
    this.#knex.raw(sql, bindings)

  /** Inserts rows with the tenant's id; await it, or continue with `onConflict`. */
  insert<T extends TableName>(table: T, rows: NewRow<T> | readonly NewRow<T>[]): Inserted<Scope<T>> {
    const list = Array.isArray(rows) ? rows : [rows]
    const statement = this.#rows(table).insert(list.map((row) => ({ ...row, tenant_id: this.tenantId })))
    return statement as object as Inserted<Scope<T>>
  }

  /**
   * Increments the revision of an advisor's calendar. Writers of one calendar are serialised: this row is locked first,
   * until the transaction ends, so that they cannot deadlock.
   */
  async reviseCalendar(advisorUuid: string): Promise<void> {
    await revise(this, advisorUuid)
  }

  /** Serialises writers of what the institution has only once: each reads what the previous one has left. */
  async lockTenant(): Promise<void> {
    await this.tenant().forNoKeyUpdate().select('id')
  }

  /**
   * Serialises bookings with any advisor of a branch until the transaction ends; calendars are locked after it. Writers
   * of a single calendar do not wait.
   */
  async lockBranch(uuid: string): Promise<void> {
    await lockBranch(this, uuid)
  }

  /** Runs a statement of `compiled`. */
  run<G extends unknown[], R>(build: Build<G, R>, known: LRUCache<string, Compiled>, given: G): Promise<R> {
    const values: Value[] = [this.tenantId]
    const shape = `${isPostgres(this.#knex)} ${shapeOf(given, values)}`
    const statement = known.get(shape) ?? this.#compile(build, given)
    known.set(shape, statement)
    return run(this.#knex, this.#connection, statement, values, this.#context) as Promise<R>
  }

  /** The tenant's id is the first value. */
  #compile<G extends unknown[], R>(build: Build<G, R>, given: G): Compiled {
    const [tenantId, ...places] = withPlaces([this.tenantId, ...given], 0) as [string, ...G]
    return compile(this.#knex, build(new TenantDb(this.#knex, tenantId), ...places), given)
  }

  /**
   * The last statements of a transaction, compiled ones. PostgreSQL gets them together with COMMIT, which it refuses
   * after a failure; SQLite would not.
   */
  async finish(...statements: unknown[]): Promise<void> {
    const all = Promise.all(statements)
    // only `transaction` looks for failures at its end
    if (!isPostgres(this.#knex) || !this.#connection) return void (await all)
    this.#last.push(all)
    // `transaction` throws it
    all.catch(() => {})
  }

  /** If COMMIT fails, SQLite's only connection is still inside the transaction. */
  async #leaveTransaction(failure: unknown): Promise<void> {
    const stuck = /^commit|within a transaction/i.test((failure as Error).message) && !isPostgres(this.#knex)
    if (stuck) await this.#knex.raw('rollback').catch(() => {})
  }

  /**
   * All or nothing; after a serialisation failure or a deadlock it is retried, three times. Short ones of SQLite's share
   * a COMMIT if several wait for the connection.
   */
  async transaction<T>(work: (trx: TenantDb) => Promise<T>, { isShort = false } = {}): Promise<T> {
    if (this.#isTransaction) return work(this)
    const isShared = isShort && !this.#lasting && !isPostgres(this.#knex)
    const inTransaction: typeof inSharedTransaction = isShared
      ? inSharedTransaction
      : (knex, within) => knex.transaction(within)
    return retried(async () => {
      let first: unknown
      // if the ROLLBACK fails too, as on a dead connection or a full disk, knex reports only that
      const report = (reason: unknown) => {
        first = reason
        throw reason
      }
      try {
        const last: Promise<unknown>[] = []
        const lasting: Write[] | undefined = this.#lasting && []
        const answer = await inTransaction(this.#knex, async (trx) => {
          const mine = new TenantDb(trx, this.tenantId, true, await trx.client.acquireConnection(), lasting)
          const done = await work(mine).catch(report)
          if (lasting) throw new Tested(await Promise.all(mine.#last).then(() => done, report), lasting)
          last.push(...mine.#last)
          return done
        })
        await Promise.all(last)
        return answer
      } catch (last) {
        if (last instanceof Tested) return last.end(new TenantDb(this.#knex, this.tenantId)) as T
        await this.#leaveTransaction(last)
        throw first ?? last
      }
    })
  }
}

/** Ends the transaction of a test once everything has succeeded. */
class Tested extends Error {
  readonly #answer: unknown
  readonly #lasting: readonly Write[]

  constructor(answer: unknown, lasting: readonly Write[]) {
    super('a test is rolled back')
    this.#answer = answer
    this.#lasting = lasting
  }

  async end(db: TenantDb): Promise<unknown> {
    for (const write of this.#lasting) await write(db)
    return this.#answer
  }
}

/** Makes a statement of values, which it may only pass on. */
type Build<G extends unknown[], R> = (db: TenantDb, ...given: G) => Promise<R>

/** Of a statement with lists: one for each length. */
const SHAPES_KEPT = 200

/**
 * A statement that is compiled once: `build` must return what the builder has made, and may only pass on the texts and
 * numbers that it is given. What lists, flags and missing values make of it is told apart.
 */
export function compiled<G extends unknown[], R>(build: Build<G, R>): Build<G, R> {
  const known = new LRUCache<string, Compiled>({ max: SHAPES_KEPT })
  return (db, ...given) => db.run(build, known, given)
}

const revise = compiled((db, advisor_uuid: string) =>
  db
    .insert('calendars', { advisor_uuid, revision: 1 })
    .onConflict(['tenant_id', 'advisor_uuid'])
    .merge({ revision: db.raw('calendars.revision + 1') })
)

const lockBranch = compiled((db, uuid: string) =>
  db.table('organizations').where({ uuid }).forNoKeyUpdate().select('uuid')
)

const UNIQUE = new Set(['23505', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE'])

/** Whether a write failed because the row exists already, in a certain table if one is named. */
export function isDuplicate(failure: unknown, name?: TableName): boolean {
  const { code = '', table, message } = (failure ?? {}) as { code?: string; table?: string; message?: string }
  if (!UNIQUE.has(code)) return false
  // SQLite names it in its message only
  return !name || table === name || Boolean(message?.includes(`failed: ${name}.`))
}

const REFERENCED = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'])

/** Whether a row could not be deleted because another one references it. */
export const isReferenced = (failure: unknown) => REFERENCED.has((failure as { code?: string })?.code ?? '')
