import type { ErasedKey } from '#contract/deletion-tool'
import { instant } from '../../core/base/clock.ts'
import { textsIn } from '../../core/base/intl.ts'
import { isPostgres } from '../../core/db/db.ts'
import { record } from '../../core/events/audit-record.ts'
import { type ErasedPage, inOrder } from '../../core/jobs/erasing.ts'
import { ledgerFile, noteErasure } from '../../core/jobs/erasure-ledger.ts'
import { enqueue, findWaiting, forget, type Handlers, type Job, type JobContext } from '../../core/jobs/outbox.ts'
import { staffInOrder } from '../../core/jobs/staff-erasing.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { find as findMember, pseudonymsOf } from '../../people/people/member.repository.ts'
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

const keyOf = ({ known_by: by, value }: ErasureRow): ErasedKey => ({ by, value })

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

type Step = (context: JobContext, page: number) => Promise<ErasedPage>

/** Erases a page of what one table or noun has of a customer. */
const customerSteps = (
  app: AppContext,
  { value, ...row }: Pick<ErasureRow, 'value' | 'known_by' | 'begun_at' | 'created_at'>
) =>
  inOrder(app.erasers).map(({ kind: name, erase }) => ({
    name: name as string,
    run: (async (context, page) => {
      const { known_by: by, begun_at, created_at } = row
      if (by === 'staff') throw new Error('no customer')
      return (await erase?.(context, { by, value, until: begun_at ?? created_at }, page)) ?? { done: true }
    }) satisfies Step
  }))

const staffSteps = (app: AppContext, { uuid, value }: Pick<ErasureRow, 'uuid' | 'value'>) =>
  staffInOrder(app.staffErasers).map(({ name, erase }) => ({
    name,
    run: (async (context) => {
      const known = await findMember(context.db, value)
      const t = textsIn(context.tenant.language)
      const pseudonyms = pseudonymsOf(uuid, (code) => t('deletion-tool.pseudonym', { code }))
      return (known && (await erase?.(context, { ...known, ...pseudonyms }))) ?? { done: true }
    }) satisfies Step
  }))

/** What is done one after the other, each by its name. */
export const stepsOf = (
  app: AppContext,
  row: Pick<ErasureRow, 'uuid' | 'value' | 'known_by' | 'begun_at' | 'created_at'>
): readonly { name: string; run: Step }[] => (row.known_by === 'staff' ? staffSteps(app, row) : customerSteps(app, row))

/** Erases the next page and enqueues the one after it, so that after a crash this one is repeated. */
async function eraseNext({ uuid }: Record<string, unknown>, context: JobContext): Promise<void> {
  const { app, db } = context
  const row = await repository.find(db, String(uuid))
  if (row?.state !== 'running') return
  const until = row.begun_at ?? row.created_at
  await note(context, row, until)
  const steps = stepsOf(app, row)
  const at = Math.max(
    0,
    steps.findIndex(({ name }) => name === row.kind)
  )
  const { done, messages } = (await steps[at]?.run(context, row.page)) ?? { done: true }
  const said = withMessages(row, messages)
  const next = steps[at + 1]
  if (done && !next) return finish(context, row, said)
  const step = done
    ? { kind: next?.name ?? '', page: 0, done: row.done + 1 }
    : { kind: steps[at]?.name ?? '', page: row.page + 1 }
  await db.transaction(async (trx) => {
    await repository.update(trx, row.uuid, { ...step, messages: said })
    await enqueue(trx, app.clock.now(), pageJob({ uuid: row.uuid, ...step }))
  })
}

export const erasureJobs: Handlers = { erasure: eraseNext }
