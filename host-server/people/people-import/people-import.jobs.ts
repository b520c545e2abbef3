import type { Locale } from '#contract/locales'
import type { Person } from '#contract/people'
import type { RowOutcome } from '#contract/people-import'
import { instant } from '../../core/base/clock.ts'
import { Unprocessable } from '../../core/base/failures.ts'
import { textsIn } from '../../core/base/intl.ts'
import { giveWay } from '../../core/base/slices.ts'
import { asUnavailable } from '../../core/db/db-unavailable.ts'
import type { Call } from '../../core/http/http.ts'
import { enqueue, type Handlers, type Job, type JobContext } from '../../core/jobs/outbox.ts'
import { yieldTime } from '../../core/jobs/yield-time.ts'
import { actingAs } from '../people/acting-user.ts'
import * as people from '../people/people.repository.ts'
import { check, isAddressChanged } from '../people/people.rules.ts'
import { change, create, read } from '../people/people.service.ts'
import type { Cells } from './people-import.file.ts'
import { find } from './people-import.find.ts'
import type { ImportRecord, RowRecord, Stage } from './people-import.repository.ts'
import * as repository from './people-import.repository.ts'
import { type Known, readRow, sentences } from './people-import.row.ts'

const KIND = 'people-import'
/** Rows per transaction, which blocks SQLite's only connection. */
export const BATCH = 10

/** The job for the rows after a line; the key makes a duplicate for the same rows impossible. */
export const jobAfter = ({ uuid, run }: Pick<ImportRecord, 'uuid' | 'run'>, line: number): Job => ({
  kind: KIND,
  dedupe_key: `${KIND}:${uuid}:${run}:${line}`,
  payload: { uuid, run }
})

type RowResult = Pick<RowRecord, 'errors' | 'person' | 'moves_sign_in'> & { fate: RowOutcome }

/** Validates or writes a row. @returns the person's key, which changes when a card gets an account */
async function write(call: Call, stage: Stage, form: Parameters<typeof create>[1], before: Person | undefined) {
  const row = before && (await people.find(call.db, before.uuid))
  const moves_sign_in = Boolean(row && isAddressChanged(row, form))
  if (stage === 2) {
    const { uuid } = await (before ? change(call, before.uuid, form) : create(call, form))
    return { person: uuid, moves_sign_in }
  }
  await check(call, call.db, form, row)
  return { person: before?.uuid, moves_sign_in }
}

function refusedBy(failure: unknown, { t }: Call, cells: Cells, person?: string): RowResult {
  if (!(failure instanceof Unprocessable)) throw failure
  return { fate: 'refused', errors: sentences(failure.body.errors as Record<string, string[]>, cells, t), person }
}

async function applyRow(call: Call, known: Known, cells: Cells, stage: Stage, person?: string): Promise<RowResult> {
  const before = person === undefined ? undefined : await read(call, person)
  const row = readRow(cells, before, known, call.t)
  if ('errors' in row) return { fate: 'refused', errors: row.errors, person }
  if (row.isSame) return { fate: 'same', errors: [], person }
  try {
    const written = await write(call, stage, row.form, before)
    return { fate: before ? 'changed' : 'created', errors: [], ...written }
  } catch (failure) {
    return refusedBy(failure, call, cells, person)
  }
}

interface Asked {
  uuid: string
  row: RowRecord
  stage: Stage
}

/** The outcome of a row; the check applies the same rules as the import. Refuses a person whom an earlier row has identified by another key. */
async function outcomeOf(call: Call, known: Known, { uuid, row, stage }: Asked): Promise<RowResult> {
  const person = await find(call, { ...row.cells, import_uuid: uuid })
  const before = person && (await repository.findLineOf(call.db, uuid, person, row.line))
  if (!before) return applyRow(call, known, row.cells, stage, person)
  return { fate: 'refused', errors: [call.t('people-import.twice', { line: String(before) })], person }
}

const STAGES: Partial<Record<ImportRecord['state'], Stage>> = { checking: 0, running: 1 }

/** Processes the next rows and enqueues the job for those after them in one transaction, so that after a crash these rows are repeated. */
async function batch(
  context: JobContext,
  uuid: string,
  run: number,
  size: number,
  treat?: () => RowResult
): Promise<void> {
  const now = context.app.clock.now()
  await context.db.transaction(async (trx) => {
    const record = await repository.lock(trx, uuid)
    const stage = record && STAGES[record.state]
    if (!record || stage === undefined || record.run !== run) return
    const call = await actingAs(context, trx, record)
    if (!call) return void (await repository.update(trx, uuid, { state: 'cancelled' }))
    const rows = await repository.findAtStage(trx, uuid, stage, size)
    const known = { branches: await repository.findBranches(trx), assistants: await people.findAssistants(trx) }
    const next = (stage + 1) as Stage
    for (const row of rows) {
      await giveWay()
      const outcome =
        treat?.() ??
        (await outcomeOf(call, known, { uuid, row, stage: next }).catch((failure) =>
          refusedBy(failure, call, row.cells)
        ))
      await repository.updateRow(trx, uuid, { line: row.line, stage: next, moves_sign_in: false, ...outcome })
    }
    const last = rows.at(-1)
    if (last) await enqueue(trx, now, jobAfter(record, last.line))
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
    log.error({ err: failure, import: uuid }, 'a batch of people could not be imported: rows are imported one by one')
  }
  try {
    await batch(context, uuid, run, 1)
  } catch (failure) {
    if (asUnavailable(failure)) throw failure
    const record = await repository.find(context.db, uuid)
    const t = textsIn((record?.locale ?? 'en') as Locale)
    await batch(context, uuid, run, 1, () => ({ fate: 'refused', errors: [t('people-import.row-failed')] }))
  }
}

export const peopleImportJobs: Handlers = {
  [KIND]: ({ uuid, run }, context) => yieldTime(context, () => step(context, String(uuid), Number(run)))
}
