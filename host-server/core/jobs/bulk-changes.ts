import { randomUUID } from 'node:crypto'
import { type BulkChange, LEFT_OUT_SHOWN } from '#contract/bulk-changes'
import type { Locale } from '#contract/locales'
import { DAY, instant } from '../base/clock.ts'
import { found, NotFound, Refusal, Unprocessable } from '../base/failures.ts'
import { textsIn } from '../base/intl.ts'
import { giveWay, slicesOf } from '../base/slices.ts'
import { asUnavailable } from '../db/db-unavailable.ts'
import { olderThan, type RetentionRule } from '../db/retention-rule.ts'
import type { Call } from '../http/http.ts'
import type { TenantDb } from '../tenancy/tenant-db.ts'
import type { ChangeRecord, Subject } from './bulk-changes.repository.ts'
import * as repository from './bulk-changes.repository.ts'
import type { Fate } from './bulk-changes.tables.ts'
import { enqueue, type Handlers, type Job, type JobContext } from './outbox.ts'
import { yieldTime } from './yield-time.ts'

/** They contain names; what was changed stays in the audit log. */
const CHANGES_KEPT = 30 * DAY

export const bulkChangesRetention: RetentionRule = {
  kind: 'import',
  ...olderThan(CHANGES_KEPT, 'bulk_changes', 'tenant_id', 'uuid')
}

interface Outcome {
  fate: Fate
  reasons: readonly string[]
}

interface BulkParts<Form> {
  /** Names its jobs, and is the scope of its texts. */
  of: string
  /** As many are changed in a transaction, which blocks SQLite's only connection. */
  batch: number
  /** Serialises it with other changes of the same things. */
  lock(trx: TenantDb): Promise<unknown>
  /** A call on behalf of the user who started it; undefined if they may no longer do so. */
  actingAs(context: JobContext, trx: TenantDb, record: ChangeRecord): Promise<Call | undefined>
  /** Changes one, by the same rules as its form, with an entry in the audit log. @returns whether anything had to change */
  change(call: Call, form: Form, subject: string): Promise<boolean>
}

const leftOut = (...reasons: string[]): Outcome => ({ fate: 'left-out', reasons })

async function viewOf(db: TenantDb, { uuid, state, created_at, finished_at }: ChangeRecord): Promise<BulkChange> {
  const counts = await repository.countFates(db, uuid)
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return {
    uuid,
    created_at,
    finished_at,
    state: state === 'preparing' ? 'running' : state,
    total,
    processed: total - (counts.get(null) ?? 0),
    changed: counts.get('changed') ?? 0,
    same: counts.get('same') ?? 0,
    left_out: counts.get('left-out') ?? 0,
    those_left_out: await repository.findLeftOut(db, uuid, LEFT_OUT_SHOWN)
  }
}

/** One change of many people or branches, made in the background in batches; those that cannot be changed are left out. */
export function bulkChanges<Form extends object>({ of, batch: BATCH, lock, actingAs, change }: BulkParts<Form>) {
  /** The job for those after a place; the key makes a duplicate for the same ones impossible. */
  const jobAfter = (uuid: string, place: number): Job => ({
    kind: of,
    dedupe_key: `${of}:${uuid}:${place}`,
    payload: { uuid }
  })

  function reasonsOf(failure: unknown, { t }: Call): Outcome {
    if (failure instanceof NotFound) return leftOut(t(`${of}.gone`))
    if (failure instanceof Unprocessable)
      return leftOut(...Object.values(failure.body.errors as Record<string, string[]>).flat())
    if (failure instanceof Refusal) return leftOut(t(failure.message))
    throw failure
  }

  const changeOne = (call: Call, form: Form, subject: string): Promise<Outcome> =>
    change(call, form, subject).then(
      (isChanged) => ({ fate: isChanged ? 'changed' : 'same', reasons: [] }),
      (failure) => reasonsOf(failure, call)
    )

  /** Changes the next ones and enqueues the job for those after them in one transaction, so that after a crash these are repeated. */
  async function batch(context: JobContext, uuid: string, size: number, failed?: (locale: Locale) => Outcome) {
    const now = context.app.clock.now()
    await context.db.transaction(async (trx) => {
      await lock(trx)
      const record = await repository.lock(trx, uuid)
      if (record?.state !== 'running') return
      const call = await actingAs(context, trx, record)
      if (!call) return void (await repository.update(trx, uuid, { state: 'cancelled', finished_at: instant(now) }))
      const turns = await repository.findNext(trx, uuid, size)
      for (const { place, subject } of turns) {
        await giveWay()
        const outcome =
          failed?.(record.locale as Locale) ?? (await changeOne(call, JSON.parse(record.form) as Form, subject))
        await repository.updateRow(trx, uuid, place, outcome.fate, outcome.reasons)
      }
      const last = turns.at(-1)
      if (last) await enqueue(trx, now, jobAfter(uuid, last.place))
      else await repository.update(trx, uuid, { state: 'done', finished_at: instant(now) })
    })
  }

  /** After an unexpected failure, changes the next one alone, and leaves it out if that fails again, so that it does not block the others. */
  async function step(context: JobContext, uuid: string): Promise<void> {
    const attempts = [
      () => batch(context, uuid, BATCH),
      () => batch(context, uuid, 1),
      () => batch(context, uuid, 1, (locale) => leftOut(textsIn(locale)(`${of}.failed`)))
    ]
    for (const [at, attempt] of attempts.entries()) {
      try {
        return await attempt()
      } catch (failure) {
        if (asUnavailable(failure) || at === attempts.length - 1) throw failure
        context.app.log.error({ err: failure, change: uuid }, `${of}: a batch failed, and is repeated one by one`)
      }
    }
  }

  /** Stores for whom a change is, in short transactions, and enqueues it. */
  async function start({ db, app, user, locale }: Call, form: Form, subjects: readonly Subject[]): Promise<BulkChange> {
    const now = app.clock.now()
    const record: ChangeRecord = {
      uuid: randomUUID(),
      of,
      state: 'preparing',
      form: JSON.stringify(form),
      user_uuid: user?.uuid ?? '',
      locale,
      created_at: instant(now),
      finished_at: null
    }
    const { uuid } = record
    await repository.insert(db, record)
    const turns = subjects.map((subject, place) => ({ ...subject, place }))
    for await (const some of slicesOf(turns)) await repository.insertRows(db, uuid, some)
    return db.transaction(async (trx) => {
      await repository.update(trx, uuid, { state: 'running' })
      await enqueue(trx, now, jobAfter(uuid, -1))
      return viewOf(trx, { ...record, state: 'running' })
    })
  }

  const read = async ({ db }: Call, uuid: string): Promise<BulkChange> =>
    viewOf(db, found(await repository.find(db, of, uuid)))

  const jobs: Handlers = { [of]: ({ uuid }, context) => yieldTime(context, () => step(context, String(uuid))) }

  return { start, read, jobs }
}
