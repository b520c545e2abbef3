import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DAY, instant, MINUTE } from '../base/clock.ts'
import { withoutValues } from '../base/log.ts'
import { ServerAway } from '../base/server-away.ts'
import { giveWay } from '../base/slices.ts'
import { isPostgres } from '../db/db.ts'
import { asUnavailable } from '../db/db-unavailable.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import type { CurrentTenant } from '../tenancy/current-tenant.ts'
import { findTenantById } from '../tenancy/current-tenant.ts'
import { compiled, TenantDb } from '../tenancy/tenant-db.ts'
import { outagesOf } from './outages.ts'

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

/** Milliseconds for which a node has a job to itself, from the last renewal; then another one may take it. */
export const LEASE = MINUTE
const RENEW_MS = LEASE / 3
const LIFETIME = DAY
/** How many jobs of a queue run in parallel. */
const BATCH = 10
const POLL_MS = 1000

const rowOf = (now: Date, { kind, dedupe_key, payload, at }: Job) => ({
  uuid: randomUUID(),
  kind,
  dedupe_key,
  payload: JSON.stringify(payload),
  created_at: at ?? instant(now),
  next_at: at ?? instant(now)
})

const insertRows = compiled((db, rows: ReturnType<typeof rowOf>[]) =>
  db.insert('outbox', rows).onConflict(['tenant_id', 'dedupe_key']).ignore()
)

/** Adds jobs inside the caller's transaction. */
export async function enqueue(db: TenantDb, now: Date, ...jobs: Job[]): Promise<void> {
  const rows = jobs.map((job) => rowOf(now, job))
  await insertRows(db, rows)
}

/** Withdraws jobs that have not started, such as the reminder of a cancelled appointment. */
export const withdraw = (db: TenantDb, dedupePrefix: string) =>
  db.table('outbox').where({ state: 'waiting' }).whereLike('dedupe_key', `${dedupePrefix}%`).delete()

/** Deletes jobs with what they contain, also failed ones; what is done contains nothing. */
export const forget = (db: TenantDb, dedupePrefix: string) =>
  db.table('outbox').whereNot({ state: 'done' }).whereLike('dedupe_key', `${dedupePrefix}%`).delete()

/** The keys of the jobs still to be done. */
export const findWaiting = (db: TenantDb, dedupePrefix: string): Promise<string[]> =>
  db.table('outbox').where({ state: 'waiting' }).whereLike('dedupe_key', `${dedupePrefix}%`).pluck('dedupe_key')

/** Leases due jobs of these kinds. On PostgreSQL, rows that another node is leasing are skipped. */
async function claimOf(
  { knex, clock }: AppContext,
  kinds: string[],
  limit: number,
  leaseToken: string
): Promise<OutboxRow[]> {
  if (!kinds.length) return []
  const now = clock.now()
  const due = knex('outbox')
    .where({ state: 'waiting' })
    .whereIn('kind', kinds)
    .andWhere('next_at', '<=', instant(now))
    .andWhere((free) => free.whereNull('lease_until').orWhere('lease_until', '<=', instant(now)))
    .orderBy('next_at')
    .limit(limit)
    .select('uuid')
  if (isPostgres(knex)) due.forUpdate().skipLocked()
  // a plain subquery may be run again for each row, and the limit with it
  return knex
    .withMaterialized('due', due)
    .from('outbox')
    .whereIn('uuid', knex('due').select('uuid'))
    .update({ lease_token: leaseToken, lease_until: instant(now.getTime() + LEASE) })
    .returning(['uuid', 'tenant_id', 'kind', 'payload', 'attempts', 'created_at'])
}

/** Leases up to `room` due jobs, and of those that wait for a server only the one that tries for all. */
async function claim(app: AppContext, kinds: string[], room: number, leaseToken: string): Promise<OutboxRow[]> {
  const outages = outagesOf(app)
  const { free, tries } = outages.divide(kinds)
  const rows = await claimOf(app, free, room, leaseToken)
  for (const { server, kinds: waiting } of tries) {
    const trying = rows.length < room ? await claimOf(app, waiting, 1, leaseToken) : []
    if (trying.length) outages.noteTry(server)
    rows.push(...trying)
  }
  return rows
}

/** Keeps a job while it runs, since a server may take minutes; a node that dies loses it. Returns how to stop that. */
function keepLease({ knex, clock, log }: AppContext, { uuid }: OutboxRow, leaseToken: string): () => void {
  const renew = async () => {
    const lease_until = instant(clock.now().getTime() + LEASE)
    // a job that is done has none, and a renewal that was held up must not shorten a later one
    const shorter = knex('outbox').where({ uuid, lease_token: leaseToken }).where('lease_until', '<', lease_until)
    await shorter.update({ lease_until })
  }
  const timer = setInterval(() => {
    renew().catch((err) => log.warn({ err: asUnavailable(err) ?? err, job: uuid }, 'a lease was not renewed'))
  }, RENEW_MS)
  return () => clearInterval(timer)
}

/** 2, 4, 8 … seconds up to an hour, with jitter, so that nodes do not retry simultaneously. */
const backOff = (attempts: number) => Math.min(1000 * 2 ** (attempts + 1), 60 * MINUTE) * (0.75 + Math.random() / 2)

/** What a day was too short for; the others that wait for the same server are not tried any more either. */
const giveUp = ({ knex }: AppContext, kinds: readonly string[], now: number, last_error: string) =>
  knex('outbox')
    .where({ state: 'waiting' })
    .whereIn('kind', kinds)
    .where('created_at', '<', instant(now - LIFETIME))
    .update({ state: 'dead', lease_until: null, last_error })

async function finish(app: AppContext, row: OutboxRow, leaseToken: string, failure?: Error) {
  const { knex, clock, log } = app
  const mine = knex('outbox').where({ uuid: row.uuid, lease_token: leaseToken })
  if (!failure) return mine.update({ state: 'done', payload: '{}', next_at: null, lease_until: null, last_error: null })
  const now = clock.now().getTime()
  const reason = withoutValues(failure.message, failure).slice(0, 500)
  const dead = now - Date.parse(row.created_at) > LIFETIME
  const isAway = failure instanceof ServerAway
  log.error({ kind: row.kind, job: row.uuid, attempts: row.attempts + 1, dead, reason }, 'a job failed')
  await mine.update({
    state: dead ? 'dead' : 'waiting',
    attempts: row.attempts + 1,
    // at the end of the line, so that the next try is another job's
    next_at: instant(isAway ? now : now + backOff(row.attempts)),
    lease_until: null,
    last_error: reason
  })
  if (isAway && dead) await giveUp(app, outagesOf(app).begin(failure.server, row.kind), now, reason)
}

/** Whether a server is away is known before the job is free again. */
function noteOutage(app: AppContext, { kind }: OutboxRow, failure?: Error): void {
  if (failure instanceof ServerAway) outagesOf(app).begin(failure.server, kind)
  else outagesOf(app).end(kind)
}

async function handle(app: AppContext, handlers: Handlers, row: OutboxRow): Promise<Error | undefined> {
  try {
    const work = handlers[row.kind]
    const tenant = await findTenantById(app.knex, row.tenant_id)
    if (!work || !tenant) throw new Error(`No handler for ${row.kind}`)
    await work(JSON.parse(row.payload), { app, tenant, db: new TenantDb(app.knex, row.tenant_id) })
    return undefined
  } catch (failure) {
    return failure as Error
  }
}

async function run(app: AppContext, handlers: Handlers, row: OutboxRow, leaseToken: string): Promise<void> {
  const letGo = keepLease(app, row, leaseToken)
  // ten jobs of one batch start and end one after the other: together they would hold up everybody else
  await giveWay()
  const failure = await handle(app, handlers, row).finally(letGo)
  noteOutage(app, row, failure)
  await giveWay()
  await finish(app, row, leaseToken, failure)
}

/** Begins to run due jobs, at most `room`. */
async function begin(app: AppContext, handlers: Handlers, room = BATCH): Promise<Promise<void>[]> {
  const leaseToken = randomUUID()
  const rows = await claim(app, Object.keys(handlers), room, leaseToken)
  return rows.map((row) => run(app, handlers, row, leaseToken))
}

/** Runs the due jobs and returns their number. */
export async function drain(app: AppContext, handlers: Handlers): Promise<number> {
  const begun = await begin(app, handlers)
  await Promise.all(begun)
  return begun.length
}

/**
 * Polls every second, and again immediately after finding jobs. A batch is waited for, but no longer than a second:
 * a slow server then delays its own jobs only. `stop` waits for running jobs.
 */
function startQueue(app: AppContext, handlers: Handlers): { stop(): Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout
  let polling: Promise<void> = Promise.resolve()
  const running = new Set<Promise<void>>()
  const report = (err: unknown) => app.log.error({ err: asUnavailable(err) ?? err }, 'the outbox could not be read')
  const track = (job: Promise<void>) => {
    const tracked = job.catch(report).finally(() => running.delete(tracked))
    running.add(tracked)
    return tracked
  }
  const fill = async () => {
    while (!stopped) {
      const begun = (await begin(app, handlers, BATCH - running.size)).map(track)
      if (!begun.length) return
      await Promise.race([Promise.all(begun), sleep(POLL_MS, undefined, { ref: false })])
      if (running.size === BATCH) await Promise.race(running)
    }
  }
  const next = () => {
    polling = fill()
      .catch(report)
      .then(() => {
        if (!stopped) timer = setTimeout(next, POLL_MS)
      })
  }
  timer = setTimeout(next, 100)
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await polling
      await Promise.all(running)
    }
  }
}

/** Each queue runs at its own pace. */
export function startOutbox(app: AppContext, queues: readonly Handlers[]): { stop(): Promise<void> } {
  const started = queues.map((handlers) => startQueue(app, handlers))
  return { stop: async () => void (await Promise.all(started.map((queue) => queue.stop()))) }
}
