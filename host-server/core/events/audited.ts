import { found } from '../base/failures.ts'
import { refuseOutdated, revisionOf } from '../base/revision.ts'
import type { Call } from '../http/http.ts'
import type { TenantDb } from '../tenancy/tenant-db.ts'
import { type Fields, record, type Subject } from './audit-record.ts'

/** How objects of one kind are read and logged. */
interface Kind<T, Id extends string> {
  /** Serialises writers of the whole kind until the transaction ends; not needed if `read` locks the row. */
  lock?(trx: TenantDb, call: Call): Promise<unknown>
  /** Undefined if it does not exist. */
  read(trx: TenantDb, id: Id, call: Call): Promise<T | undefined>
  /** The object's name in the log; undefined if the change is not logged. */
  subject(one: NoInfer<T>, call: Call): Subject | undefined
  /** The fields for the log, without secrets. */
  fields(one: NoInfer<T>, trx: TenantDb): Fields | Promise<Fields>
  /** What a save replaces, and its revision is of; all that is read if absent. */
  revised?(one: NoInfer<T>): unknown
  /** What the refusal of an outdated save says that it is by now; if absent, forms load it again. */
  present?(one: NoInfer<T>, call: Call): object
}

/**
 * The only way to write what the audit log covers: in one transaction it locks, reads, writes, reads again and records.
 * If `write` throws, nothing is changed.
 */
export function audited<T, Id extends string = string>(kind: Kind<T, Id>) {
  const { lock, read, subject, fields, revised = (one: T) => one, present } = kind
  const locked = <R>(call: Call, work: (trx: TenantDb) => Promise<R>): Promise<R> =>
    call.db.transaction(async (trx) => {
      await lock?.(trx, call)
      return work(trx)
    })
  return {
    /** `write` returns the id of the new row. */
    create: (call: Call, write: (trx: TenantDb) => Promise<Id>): Promise<T> =>
      locked(call, async (trx) => {
        const after = found(await read(trx, await write(trx), call))
        await record(trx, call, subject(after, call), undefined, await fields(after, trx))
        return after
      }),

    /** @throws Conflict if it is no longer what has been `seen`, by its revision, unless the same is there already */
    change: (
      call: Call,
      id: Id,
      write: (trx: TenantDb, before: T) => Promise<unknown>,
      seen: string | undefined = ''
    ): Promise<T> =>
      locked(call, async (trx) => {
        const before = found(await read(trx, id, call))
        const auditFields = await fields(before, trx)
        await write(trx, before)
        const after = found(await read(trx, id, call))
        if (seen) refuseOutdated(seen, revisionOf(revised(before)), revisionOf(revised(after)), present?.(before, call))
        await record(trx, call, subject(after, call), auditFields, await fields(after, trx))
        return after
      }),

    remove: (call: Call, id: Id, write: (trx: TenantDb, before: T) => Promise<unknown>): Promise<void> =>
      locked(call, async (trx) => {
        const before = found(await read(trx, id, call))
        const auditFields = await fields(before, trx)
        await write(trx, before)
        await record(trx, call, subject(before, call), auditFields, undefined)
      })
  }
}
