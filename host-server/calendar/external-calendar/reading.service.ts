import { createHash } from 'node:crypto'
import { DAY, HOUR, instant, MINUTE } from '../../core/base/clock.ts'
import { enqueue, type Job } from '../../core/jobs/outbox.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { Busy, BusyQuery } from './busy.ts'
import { CalendarError } from './calendar-error.ts'
import { entryJob } from './entry-jobs.service.ts'
import type { CalendarRow, Known } from './external-calendar.repository.ts'
import * as repository from './external-calendar.repository.ts'
import { type Priority, runInWorker } from './in-worker.ts'
import { decryptSource } from './source.ts'

/** Beyond the longest booking window, which is a year. */
const AHEAD = 400 * DAY
const EVERY = 5 * MINUTE

export const hashOf = ({ busy }: Busy) => createHash('sha256').update(JSON.stringify(busy)).digest('hex')

export interface AdvisorAndZone {
  question: BusyQuery
  appointments: readonly Known[]
}

/** The query for an advisor's calendar. Its window moves once a day, so that results are comparable in between. */
export async function queryOf(db: TenantDb, advisorUuid: string, now: Date): Promise<AdvisorAndZone> {
  const since = Math.floor(now.getTime() / DAY) * DAY
  const until = since + AHEAD
  const [zone, appointments] = [
    await repository.findZone(db, advisorUuid),
    await repository.findAppointments(db, advisorUuid, instant(since), instant(until))
  ]
  return { question: { since, until, zone, own: appointments.map(({ uuid }) => uuid) }, appointments }
}

/** Whether an appointment's entry is missing, surplus, at another time or still tentative. */
function needsRepair({ uuid, state, starts_at, ends_at }: Known, { own }: Busy): boolean {
  const there = own[uuid]
  if (state === 'cancelled') return Boolean(there)
  if (there?.starts_at !== starts_at || there.ends_at !== ends_at) return true
  return there.isTentative && state !== 'requested'
}

/** How long to wait before an entry that was written, but is still missing, is written again. */
const BETWEEN_REPAIRS = 6 * HOUR

const keysOf = (jobs: readonly Job[]) => jobs.map(({ dedupe_key }) => dedupe_key)

/**
 * Enqueues the entries that a calendar has lost, or did not get while it was unavailable, except those that are waiting
 * or were attempted recently.
 */
export async function repair(
  trx: TenantDb,
  row: CalendarRow,
  { appointments }: AdvisorAndZone,
  read: Busy,
  now: Date
): Promise<void> {
  const { uuid, kind, unwritten_since } = row
  if (kind !== 'caldav') return
  const broken = appointments.filter((one) => one.ends_at > instant(now) && needsRepair(one, read))
  if (!broken.length && unwritten_since) await repository.setUnwrittenSince(trx, row, null)
  if (!broken.length) return
  const waiting = await repository.findWaiting(trx, keysOf(broken.map((one) => entryJob(one))))
  const jobs = broken.filter((one) => !waiting.has(entryJob(one).dedupe_key)).map((one) => entryJob(one, uuid))
  await repository.deleteFinished(trx, keysOf(jobs), instant(now.getTime() - BETWEEN_REPAIRS))
  if (jobs.length) await enqueue(trx, now, ...jobs)
}

/** Stores the busy times. Raises the calendar's revision only if they have changed. */
function storeBusy(db: TenantDb, row: CalendarRow, asked: AdvisorAndZone, read: Busy, now: Date): Promise<void> {
  const busy_hash = hashOf(read)
  const isChanged = busy_hash !== row.busy_hash
  return db.transaction(async (trx) => {
    if (isChanged) await trx.reviseCalendar(row.advisor_uuid)
    const fresh = { busy_hash, fetched_at: instant(now), failing_since: null, fault: null, attempts: 0 }
    const next_at = instant(now.getTime() + EVERY)
    if (!(await repository.update(trx, row, { ...fresh, next_at }))) return
    if (isChanged) await repository.replaceBusy(trx, row.advisor_uuid, read.busy)
    await repair(trx, row, asked, read, now)
  })
}

/** Schedules a retry after 5, 10, 20 … minutes, up to two hours. The last busy times stay. */
function recordFailure(db: TenantDb, row: CalendarRow, fault: CalendarRow['fault'], now: Date) {
  const wait = Math.min(EVERY * 2 ** row.attempts, 2 * HOUR)
  return repository.update(db, row, {
    failing_since: row.failing_since ?? instant(now),
    fault,
    attempts: row.attempts + 1,
    next_at: instant(now.getTime() + wait)
  })
}

/** Reads an advisor's calendar; if that fails, the last busy times stay and the failure is recorded. */
export async function refresh(app: AppContext, db: TenantDb, row: CalendarRow, priority: Priority): Promise<void> {
  const { config, clock } = app
  try {
    const source = decryptSource(config, db.tenantId, row)
    if (!source) throw new CalendarError('secret')
    const asked = await queryOf(db, row.advisor_uuid, clock.now())
    const task = { kind: 'read', source, question: asked.question, internalHosts: config.INTERNAL_HOSTS } as const
    const { busy } = await runInWorker(task, priority)
    await storeBusy(db, row, asked, busy, clock.now())
  } catch (failure) {
    if (!(failure instanceof CalendarError)) throw failure
    await recordFailure(db, row, failure.fault, clock.now())
  }
}
