import { randomUUID } from 'node:crypto'
import { DAY, instant, MINUTE } from '../base/clock.ts'
import { withoutValues } from '../base/log.ts'
import { isPostgres } from '../db/db.ts'
import { asUnavailable } from '../db/db-unavailable.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import type { CurrentTenant } from '../tenancy/current-tenant.ts'
import { findTenantById } from '../tenancy/current-tenant.ts'
import { TenantDb } from '../tenancy/tenant-db.ts'

/** Work that must happen once a transaction is committed, and never before: it is written in the same transaction. */
export interface Job {
  kind: string
  /** A second job with the same key is not added. */
  dedupe_key: string
  payload: Record<string, unknown>
  /** Not before this time; immediately if absent. */
  at?: string
}

export interface JobContext {
  app: AppContext
  tenant: CurrentTenant
  db: TenantDb
}

/** The handlers by kind of job; a job whose handler throws is retried later. */
export type Handlers = Record<string, (payload: Record<string, unknown>, context: JobContext) => Promise<void>>

interface OutboxRow {
  uuid: string
  tenant_id: string
  kind: string
  payload: string
  attempts: number
  created_at: string
}

/** Milliseconds for which a node has a job to itself; then another one may take it. */
export const LEASE = MINUTE
const LIFETIME = DAY
const BATCH = 10

const rowOf = (now: Date, { kind, dedupe_key, payload, at }: Job) => ({
  uuid: randomUUID(),
  kind,
  dedupe_key,
  payload: JSON.stringify(payload),
  created_at: at ?? instant(now),
  next_at: at ?? instant(now)
})

/** Adds jobs inside the caller's transaction. */
export async function enqueue(db: TenantDb, now: Date, ...jobs: Job[]): Promise<void> {
  const rows = jobs.map((job) => rowOf(now, job))
  await db.insert('outbox', rows).onConflict(['tenant_id', 'dedupe_key']).ignore()
}

/** Withdraws jobs that have not started, such as the reminder of a cancelled appointment. */
export const withdraw = (db: TenantDb, dedupePrefix: string) =>
  db.table('outbox').where({ state: 'waiting' }).whereLike('dedupe_key', `${dedupePrefix}%`).delete()

/** The keys of the jobs still to be done. */
export const findWaiting = (db: TenantDb, dedupePrefix: string): Promise<string[]> =>
  db.table('outbox').where({ state: 'waiting' }).whereLike('dedupe_key', `${dedupePrefix}%`).pluck('dedupe_key')

/** Leases the due jobs of these kinds. On PostgreSQL, rows that another node is leasing are skipped. */
function claim({ knex, clock }: AppContext, kinds: string[], leaseToken: string): Promise<OutboxRow[]> {
  const now = clock.now()
  const due = knex('outbox')
    .where({ state: 'waiting' })
    .whereIn('kind', kinds)
    .andWhere('next_at', '<=', instant(now))
    .andWhere((free) => free.whereNull('lease_until').orWhere('lease_until', '<=', instant(now)))
    .orderBy('next_at')
    .limit(BATCH)
    .select('uuid')
  if (isPostgres(knex)) due.forUpdate().skipLocked()
  return knex('outbox')
    .whereIn('uuid', due)
    .update({ lease_token: leaseToken, lease_until: instant(now.getTime() + LEASE) })
    .returning(['uuid', 'tenant_id', 'kind', 'payload', 'attempts', 'created_at'])
}

/** 2, 4, 8 … seconds up to an hour, with jitter, so that nodes do not retry simultaneously. */
const backOff = (attempts: number) => Math.min(1000 * 2 ** (attempts + 1), 60 * MINUTE) * (0.75 + Math.random() / 2)

async function finish({ knex, clock, log }: AppContext, row: OutboxRow, leaseToken: string, failure?: Error) {
  const mine = knex('outbox').where({ uuid: row.uuid, lease_token: leaseToken })
  if (!failure) return mine.update({ state: 'done', payload: '{}', next_at: null, lease_until: null, last_error: null })
  const now = clock.now().getTime()
  const reason = withoutValues(failure.message, failure)
  const dead = now - Date.parse(row.created_at) > LIFETIME
  log.error({ kind: row.kind, job: row.uuid, attempts: row.attempts + 1, dead, reason }, 'a job failed')
  return mine.update({
    state: dead ? 'dead' : 'waiting',
    attempts: row.attempts + 1,
    next_at: instant(now + backOff(row.attempts)),
    lease_until: null,
    last_error: reason.slice(0, 500)
  })
}

async function run(app: AppContext, handlers: Handlers, row: OutboxRow, leaseToken: string): Promise<void> {
  try {
    const handle = handlers[row.kind]
    const tenant = await findTenantById(app.knex, row.tenant_id)
    if (!handle || !tenant) throw new Error(`No handler for ${row.kind}`)
    await handle(JSON.parse(row.payload), { app, tenant, db: new TenantDb(app.knex, row.tenant_id) })
    await finish(app, row, leaseToken)
  } catch (failure) {
    await finish(app, row, leaseToken, failure as Error)
  }
}

/** Runs the due jobs and returns their number. */
export async function drain(app: AppContext, handlers: Handlers): Promise<number> {
  const leaseToken = randomUUID()
  const rows = await claim(app, Object.keys(handlers), leaseToken)
  await Promise.all(rows.map((row) => run(app, handlers, row, leaseToken)))
  return rows.length
}

/** Polls every second, and again immediately after finding jobs. `stop` waits for running jobs. */
function startQueue(app: AppContext, handlers: Handlers): { stop(): Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()
  const tick = async () => {
    try {
      while (!stopped && (await drain(app, handlers)));
    } catch (err) {
      app.log.error({ err: asUnavailable(err) ?? err }, 'the outbox could not be read')
    }
    if (!stopped) timer = setTimeout(next, 1000)
  }
  const next = () => {
    running = tick()
  }
  timer = setTimeout(next, 100)
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    }
  }
}

/** Each queue runs at its own pace. */
export function startOutbox(app: AppContext, queues: readonly Handlers[]): { stop(): Promise<void> } {
  const started = queues.map((handlers) => startQueue(app, handlers))
  return { stop: async () => void (await Promise.all(started.map((queue) => queue.stop()))) }
}
