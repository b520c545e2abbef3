import type { RowOutcome } from '#contract/file-imports'
import type { Locale } from '#contract/locales'
import { instant } from '../base/clock.ts'
import { Conflict, Unprocessable } from '../base/failures.ts'
import { textsIn } from '../base/intl.ts'
import { giveWay } from '../base/slices.ts'
import { asUnavailable } from '../db/db-unavailable.ts'
import type { Cells } from '../files/file-columns.ts'
import type { Call } from '../http/http.ts'
import { type ImportParts, sentences } from './file-imports.parts.ts'
import { importRepository, type RowRecord } from './file-imports.repository.ts'
import type { ImportRecord, Stage } from './file-imports.tables.ts'
import { enqueue, type Handlers, type Job, type JobContext } from './outbox.ts'
import { yieldTime } from './yield-time.ts'

/** Rows per transaction, which blocks SQLite's only connection. */
export const BATCH = 10

/** The job for the rows after a line; the key makes a duplicate for the same rows impossible. */
export const jobAfter = (of: string, { uuid, run }: Pick<ImportRecord, 'uuid' | 'run'>, line: number): Job => ({
  kind: of,
  dedupe_key: `${of}:${uuid}:${run}:${line}`,
  payload: { uuid, run }
})

interface RowResult {
  fate: RowOutcome
  errors: string[]
  subject?: string | undefined
  kept?: object | undefined
}

interface Turn {
  uuid: string
  row: RowRecord
  stage: Stage
}

const STAGES: Partial<Record<ImportRecord['state'], Stage>> = { checking: 0, running: 1 }

/** The rows of a file are checked and written in the background, by one set of rules. */
export function importJobs<Column extends string, Known, Kept extends object>(
  parts: ImportParts<Column, Known, Kept>
): Handlers {
  const { of, tables, know, find, take, actingAs } = parts
  const repository = importRepository(tables)

  function refusedBy(failure: unknown, { t }: Call, cells: Cells<Column>, subject?: string): RowResult {
    if (failure instanceof Conflict) return { fate: 'refused', errors: [t(failure.message)], subject }
    if (!(failure instanceof Unprocessable)) throw failure
    const errors = sentences(parts, failure.body.errors as Record<string, string[]>, cells, t)
    return { fate: 'refused', errors, subject }
  }

  /** The outcome of a row; the check applies the same rules as the import. Refuses a subject that an earlier row has identified by another key. */
  async function outcomeOf(call: Call, known: Known, { uuid, row, stage }: Turn): Promise<RowResult> {
    const cells = row.cells as Cells<Column>
    let subject: string | undefined
    try {
      subject = await find(call, cells, uuid)
      const before = subject && (await repository.findLineOf(call.db, uuid, subject, row.line))
      if (before) return { fate: 'refused', errors: [call.t(`${of}.twice`, { line: String(before) })], subject }
      return { errors: [], ...(await take(call, known, { cells, stage, subject })) }
    } catch (failure) {
      return refusedBy(failure, call, cells, subject)
    }
  }

  /** Processes the next rows and enqueues the job for those after them in one transaction, so that after a crash these rows are repeated. */
  async function batch(context: JobContext, uuid: string, run: number, size: number, treat?: () => RowResult) {
    const now = context.app.clock.now()
    await context.db.transaction(async (trx) => {
      const record = await repository.lock(trx, uuid)
      const stage = record && STAGES[record.state]
      if (!record || stage === undefined || record.run !== run) return
      const call = await actingAs(context, trx, record)
      if (!call) return void (await repository.update(trx, uuid, { state: 'cancelled' }))
      const rows = await repository.findAtStage(trx, uuid, stage, size)
      const known = await know(trx)
      const next = (stage + 1) as Stage
      for (const row of rows) {
        await giveWay()
        const { fate, errors, subject, kept } = treat?.() ?? (await outcomeOf(call, known, { uuid, row, stage: next }))
        const columns = { [tables.subject]: subject ?? null, ...kept }
        await repository.updateRow(trx, uuid, { line: row.line, stage: next, fate, errors }, columns)
      }
      const last = rows.at(-1)
      if (last) await enqueue(trx, now, jobAfter(of, record, last.line))
      else await repository.update(trx, uuid, { state: stage ? 'done' : 'checked', finished_at: instant(now) })
    })
  }

  /** After an unexpected failure, processes the next row alone, and refuses it if it fails again, so that it does not block the others. */
  async function step(context: JobContext, uuid: string, run: number): Promise<void> {
    const { log } = context.app
    try {
      return await batch(context, uuid, run, BATCH)
    } catch (failure) {
      if (asUnavailable(failure)) throw failure
      log.error({ err: failure, import: uuid }, `${of}: a batch failed, and rows are imported one by one`)
    }
    try {
      await batch(context, uuid, run, 1)
    } catch (failure) {
      if (asUnavailable(failure)) throw failure
      const record = await repository.find(context.db, uuid)
      const t = textsIn((record?.locale ?? 'en') as Locale)
      await batch(context, uuid, run, 1, () => ({ fate: 'refused', errors: [t(`${of}.row-failed`)] }))
    }
  }

  return { [of]: ({ uuid, run }, context) => yieldTime(context, () => step(context, String(uuid), Number(run))) }
}
