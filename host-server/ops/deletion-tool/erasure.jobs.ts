import type { PersonKey } from '#contract/deletion-tool'
import { instant } from '../../core/base/clock.ts'
import { isPostgres } from '../../core/db/db.ts'
import { record } from '../../core/events/audit-record.ts'
import { type ErasedPage, inOrder, type Person } from '../../core/jobs/erasing.ts'
import { ledgerFile, noteErasure } from '../../core/jobs/erasure-ledger.ts'
import { enqueue, findWaiting, forget, type Handlers, type Job, type JobContext } from '../../core/jobs/outbox.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { answerErased } from '../data-requests/erased.service.ts'
import type { ErasureRow } from './deletion-tool.repository.ts'
import * as repository from './deletion-tool.repository.ts'

/** The job for the next page; the key makes a second one for the same page impossible. */
export const pageJob = ({ uuid, kind, page }: Pick<ErasureRow, 'uuid' | 'kind' | 'page'>): Job => ({
  kind: 'erasure',
  dedupe_key: `erasure:${uuid}:${kind}:${page}`,
  payload: { uuid }
})

const jobsOf = ({ uuid }: Pick<ErasureRow, 'uuid'>) => `erasure:${uuid}:`

/** Whether nothing goes on with an erasure any more: its job was given up, since a server was away for too long. */
export async function isStalled(db: TenantDb, row: Pick<ErasureRow, 'uuid' | 'state'>): Promise<boolean> {
  if (row.state !== 'running' || (await findWaiting(db, jobsOf(row))).length) return false
  // it may have ended since it was read
  return (await repository.find(db, row.uuid))?.state === 'running'
}

/** Goes on with an erasure whose job was given up after a day; false for one that still works or waits for approval. */
export async function goOn(trx: TenantDb, now: Date, row: ErasureRow): Promise<boolean> {
  if (!(await isStalled(trx, row))) return false
  await forget(trx, jobsOf(row))
  await enqueue(trx, now, pageJob(row))
  return true
}

const keyOf = ({ known_by: by, value }: ErasureRow): PersonKey => ({ by, value })

/** SQLite keeps what was written before in its journal until that is emptied. */
const emptyJournal = ({ knex }: AppContext) =>
  isPostgres(knex) ? undefined : knex.raw('pragma wal_checkpoint(truncate)')

type Messages = NonNullable<ErasedPage['messages']>

const withMessages = (row: ErasureRow, more: Messages = []) =>
  JSON.stringify([...(JSON.parse(row.messages) as Messages), ...more])

/** Before anything is destroyed: a backup that is restored later still has it. */
async function note({ app, db }: JobContext, row: ErasureRow, until: string): Promise<void> {
  if (row.noted_at) return
  await noteErasure(ledgerFile(app.config), db.tenantId, keyOf(row), until)
  await repository.update(db, row.uuid, { noted_at: instant(app.clock.now()) })
}

async function finish({ app, db }: JobContext, row: ErasureRow, messages: string): Promise<void> {
  const finished_at = instant(app.clock.now())
  const { uuid, reference, user_uuid, user_name } = row
  await db.transaction(async (trx) => {
    await repository.update(trx, uuid, {
      state: 'done',
      value: '',
      name: '',
      finished_at,
      messages,
      done: row.done + 1
    })
    const subject = { object: 'erasure', id: uuid, name: reference } as const
    const actor = { app, user: { uuid: user_uuid, full_name: user_name } }
    await record(trx, actor, subject, { erasure_state: 'running' }, { erasure_state: 'done' })
    await answerErased(trx, actor, row, finished_at)
  })
  await emptyJournal(app)
}

/** Erases the next page and enqueues the one after it, so that after a crash this one is repeated. */
async function eraseNext({ uuid }: Record<string, unknown>, context: JobContext): Promise<void> {
  const { app, db } = context
  const row = await repository.find(db, String(uuid))
  if (row?.state !== 'running') return
  const until = row.begun_at ?? row.created_at
  const person: Person = { ...keyOf(row), until }
  await note(context, row, until)
  const erasers = inOrder(app.erasers)
  const at = Math.max(
    0,
    erasers.findIndex(({ kind }) => kind === row.kind)
  )
  const { done, messages } = (await erasers[at]?.erase?.(context, person, row.page)) ?? { done: true }
  const said = withMessages(row, messages)
  const next = erasers[at + 1]
  if (done && !next) return finish(context, row, said)
  const step = done
    ? { kind: next?.kind ?? '', page: 0, done: row.done + 1 }
    : { kind: erasers[at]?.kind ?? '', page: row.page + 1 }
  await db.transaction(async (trx) => {
    await repository.update(trx, row.uuid, { ...step, messages: said })
    await enqueue(trx, app.clock.now(), pageJob({ uuid: row.uuid, ...step }))
  })
}

export const erasureJobs: Handlers = { erasure: eraseNext }
