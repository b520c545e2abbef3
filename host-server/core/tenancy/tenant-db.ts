import type { Knex } from 'knex'
import { isPostgres } from '../db/db.ts'
import type { TenantContext } from '../db/postgres.ts'
import { retried } from '../db/retried.ts'
import type { Fragment, From, Inserted, NewRow, Query, Scope, TableName } from './query.ts'

/**
 * A database as one tenant sees it: the only handle that repositories take, so that a query cannot forget its tenant.
 * Inside `transaction` only the handle it passes may be used: SQLite has one connection.
 */
export class TenantDb {
  readonly #knex: Knex
  readonly tenantId: string
  readonly isTransaction: boolean

  constructor(knex: Knex, tenantId: string, isTransaction = false) {
    this.#knex = knex
    this.tenantId = tenantId
    this.isTransaction = isTransaction
  }

  /** On PostgreSQL row-level security limits the statement to the tenant. */
  #rows(from: string) {
    return this.#knex(from).queryContext({ tenantId: this.tenantId } satisfies TenantContext)
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
    await this.insert('calendars', { advisor_uuid: advisorUuid, revision: 1 })
      .onConflict(['tenant_id', 'advisor_uuid'])
      .merge({ revision: this.raw('calendars.revision + 1') })
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
    await this.table('organizations').where({ uuid }).forNoKeyUpdate().select('uuid')
  }

  /** If COMMIT fails, SQLite's only connection is still inside the transaction. */
  async #leaveTransaction(failure: unknown): Promise<void> {
    const stuck = /^commit|within a transaction/i.test((failure as Error).message) && !isPostgres(this.#knex)
    if (stuck) await this.#knex.raw('rollback').catch(() => {})
  }

  /** All or nothing; after a serialisation failure or a deadlock it is retried, three times. */
  async transaction<T>(work: (trx: TenantDb) => Promise<T>): Promise<T> {
    if (this.isTransaction) return work(this)
    return retried(async () => {
      let first: unknown
      // if the ROLLBACK fails too, as on a dead connection or a full disk, knex reports only that
      const report = (reason: unknown) => {
        first = reason
        throw reason
      }
      try {
        return await this.#knex.transaction((trx) => work(new TenantDb(trx, this.tenantId, true)).catch(report))
      } catch (last) {
        await this.#leaveTransaction(last)
        throw first ?? last
      }
    })
  }
}

const UNIQUE = new Set(['23505', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE'])

/** Whether a write failed because the row exists already. */
export const isDuplicate = (failure: unknown) => UNIQUE.has((failure as { code?: string })?.code ?? '')

const REFERENCED = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'])

/** Whether a row could not be deleted because another one references it. */
export const isReferenced = (failure: unknown) => REFERENCED.has((failure as { code?: string })?.code ?? '')
