import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { Locale } from '#contract/locales'
import type { Person } from '#contract/people'
import type { RowFate } from '#contract/people-import'
import { instant } from '../core/clock.ts'
import { Unprocessable } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { textsIn } from '../core/texts.ts'
import { troubleOf } from '../core/trouble.ts'
import { leaveTime } from '../outbox/leave-time.ts'
import { enqueue, type Handlers, type Job, type JobContext } from '../outbox/outbox.ts'
import { actingAs } from '../people/acting.ts'
import * as people from '../people/people.repository.ts'
import { check, isMoved } from '../people/people.rules.ts'
import { change, create, read } from '../people/people.service.ts'
import type { Cells } from './people-import.file.ts'
import { find } from './people-import.find.ts'
import type { ImportRecord, RowRecord, Stage } from './people-import.repository.ts'
import * as repository from './people-import.repository.ts'
import { type Known, readRow, sentences } from './people-import.row.ts'

const KIND = 'people-import'
/** SQLite's one connection is held as long as it takes to write so many. */
const BATCH = 10

/** Works on the rows that come after a line; the key tells a second job for the same ones. */
export const jobAfter = ({ uuid, run }: Pick<ImportRecord, 'uuid' | 'run'>, line: number): Job => ({
  kind: KIND,
  dedupe_key: `${KIND}:${uuid}:${run}:${line}`,
  payload: { uuid, run }
})

type Fate = Pick<RowRecord, 'errors' | 'person' | 'moves_sign_in'> & { fate: RowFate }

/** Whom it was written to: whoever gets an account goes by that from then on. */
async function write(call: Call, stage: Stage, form: Parameters<typeof create>[1], before: Person | undefined) {
  const row = before && (await people.find(call.db, before.uuid))
  const moves_sign_in = Boolean(row && isMoved(row, form))
  if (stage === 2) {
    const { uuid } = await (before ? change(call, before.uuid, form) : create(call, form))
    return { person: uuid, moves_sign_in }
  }
  await check(call, call.db, form, row)
  return { person: before?.uuid, moves_sign_in }
}

function refusedBy(failure: unknown, { t }: Call, cells: Cells, person?: string): Fate {
  if (!(failure instanceof Unprocessable)) throw failure
  return { fate: 'refused', errors: sentences(failure.body.errors as Record<string, string[]>, cells, t), person }
}

async function fateFor(call: Call, known: Known, cells: Cells, stage: Stage, person?: string): Promise<Fate> {
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

/** What becomes of a row: found out by the same rules that hold when it is written. One row may name by alias whom another names by address. */
async function fateOf(call: Call, known: Known, { uuid, row, stage }: Asked): Promise<Fate> {
  const person = await find(call, { ...row.cells, import_uuid: uuid })
  const before = person && (await repository.findLineOf(call.db, uuid, person, row.line))
  if (!before) return fateFor(call, known, row.cells, stage, person)
  return { fate: 'refused', errors: [call.t('people-import.twice', { line: String(before) })], person }
}

const STAGES: Partial<Record<ImportRecord['state'], Stage>> = { checking: 0, running: 1 }

/** The next rows in one transaction, with the job for those after them: whatever breaks off begins anew with these. */
async function batch(context: JobContext, uuid: string, run: number, size: number, treat?: () => Fate): Promise<void> {
  const now = context.services.clock.now()
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
      await letOthersIn()
      const fate =
        treat?.() ??
        (await fateOf(call, known, { uuid, row, stage: next }).catch((failure) => refusedBy(failure, call, row.cells)))
      await repository.updateRow(trx, uuid, { line: row.line, stage: next, moves_sign_in: false, ...fate })
    }
    const last = rows.at(-1)
    if (last) await enqueue(trx, now, jobAfter(record, last.line))
    else await repository.update(trx, uuid, { state: stage ? 'done' : 'checked', finished_at: instant(now) })
  })
}

/** A row that breaks more than itself is left out, so that the others are not kept waiting for it. */
async function step(context: JobContext, uuid: string, run: number): Promise<void> {
  const { log } = context.services
  try {
    return await batch(context, uuid, run, BATCH)
  } catch (failure) {
    if (troubleOf(failure)) throw failure
    log.error({ err: failure, import: uuid }, 'rows of people could not be taken together')
  }
  try {
    await batch(context, uuid, run, 1)
  } catch (failure) {
    if (troubleOf(failure)) throw failure
    const record = await repository.find(context.db, uuid)
    const t = textsIn((record?.locale ?? 'en') as Locale)
    await batch(context, uuid, run, 1, () => ({ fate: 'refused', errors: [t('people-import.row-failed')] }))
  }
}

export const peopleImportJobs: Handlers = {
  [KIND]: ({ uuid, run }, context) => leaveTime(context, () => step(context, String(uuid), Number(run)))
}
