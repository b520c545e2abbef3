import { found } from '../base/failures.ts'
import type { Call } from '../http/http.ts'
import type { TenantDb } from '../tenancy/tenant-db.ts'
import { type Fields, record, type Subject } from './audit-record.ts'

/** How things of one kind are read and logged. */
interface Kind<T, Id extends string> {
  /** Writers of all of them take turns from here until the transaction ends; where `read` locks a row, none is needed. */
  lock?(trx: TenantDb, call: Call): Promise<unknown>
  /** Undefined where there is none. */
  read(trx: TenantDb, id: Id, call: Call): Promise<T | undefined>
  /** What the log calls it; undefined where the change is none of its business. */
  subject(one: NoInfer<T>, call: Call): Subject | undefined
  /** What the log says of it; nothing that is secret. */
  fields(one: NoInfer<T>, trx: TenantDb): Fields | Promise<Fields>
}

/**
 * The one way in which something that the log knows is written: in a transaction, locked, read, written, read again and
 * recorded. What `write` throws undoes it all.
 */
export function audited<T, Id extends string = string>({ lock, read, subject, fields }: Kind<T, Id>) {
  const locked = <R>(call: Call, work: (trx: TenantDb) => Promise<R>): Promise<R> =>
    call.db.transaction(async (trx) => {
      await lock?.(trx, call)
      return work(trx)
    })
  return {
    /** `write` gives the id of what it has added. */
    create: (call: Call, write: (trx: TenantDb) => Promise<Id>): Promise<T> =>
      locked(call, async (trx) => {
        const after = found(await read(trx, await write(trx), call))
        await record(trx, call, subject(after, call), undefined, await fields(after, trx))
        return after
      }),

    change: (call: Call, id: Id, write: (trx: TenantDb, before: T) => Promise<unknown>): Promise<T> =>
      locked(call, async (trx) => {
        const before = found(await read(trx, id, call))
        const told = await fields(before, trx)
        await write(trx, before)
        const after = found(await read(trx, id, call))
        await record(trx, call, subject(after, call), told, await fields(after, trx))
        return after
      }),

    remove: (call: Call, id: Id, write: (trx: TenantDb, before: T) => Promise<unknown>): Promise<void> =>
      locked(call, async (trx) => {
        const before = found(await read(trx, id, call))
        const told = await fields(before, trx)
        await write(trx, before)
        await record(trx, call, subject(before, call), told, undefined)
      })
  }
}
