import { createHash } from 'node:crypto'
import { CALENDAR_SERVICES, LOCKED_FAULTS, LOOKED_AT_MINUTES } from '#contract/smm-calendar'
import { DAY, HOUR, instant, MINUTE } from '../../core/base/clock.ts'
import { enqueue, type Job } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { accessTo, type Place } from './access.service.ts'
import type { Busy, BusyQuery } from './busy.ts'
import { CalendarError } from './calendar-error.ts'
import { findEntries } from './entries.repository.ts'
import { entryJob } from './entry-jobs.service.ts'
import type { CalendarRow, Known } from './external-calendar.repository.ts'
import * as repository from './external-calendar.repository.ts'
import { type Priority, runInWorker } from './in-worker.ts'
import type { Reading } from './providers/provider.ts'
import { changesIn, isOutdated, movesTimes, noteChanges } from './service-entries.service.ts'
import { remove as endSubscription } from './subscriptions.repository.ts'
import { tendSubscription } from './subscriptions.service.ts'
import { noteSync } from './syncs.repository.ts'

/** Beyond the longest booking window, which is a year. */
const AHEAD = 400 * DAY
const EVERY = LOOKED_AT_MINUTES * MINUTE

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
  const written = await findEntries(db, advisorUuid, instant(since))
  const entries = Object.fromEntries(
    written.flatMap(({ appointment_uuid, entry_id }) => (entry_id ? [[appointment_uuid, entry_id]] : []))
  )
  return { question: { since, until, zone, own: appointments.map(({ uuid }) => uuid), entries }, appointments }
}

/** Whether an appointment's entry is missing, surplus, at another time or still tentative. */
function needsRepair({ uuid, state, starts_at, ends_at }: Known, { own }: Busy): boolean {
  const there = own[uuid]
  if (state === 'cancelled') return Boolean(there)
  if (there?.starts_at !== starts_at || there.ends_at !== ends_at) return true
  return there.isTentative && state !== 'requested'
}

const isService = ({ kind }: CalendarRow) => CALENDAR_SERVICES.some((service) => service === kind)

/** What is written at a service, and what its advisor has changed of it. */
async function findNews(trx: TenantDb, { advisor_uuid }: CalendarRow, asked: AdvisorAndZone, read: Busy, now: Date) {
  const entries = await findEntries(trx, advisor_uuid, instant(asked.question.since))
  return { entries, changes: changesIn(entries, asked.appointments, read, now) }
}

/** Which appointments a calendar has lost or does not have; what an advisor has changed at a service is noted instead. */
async function brokenBy(
  trx: TenantDb,
  row: CalendarRow,
  asked: AdvisorAndZone,
  read: Busy,
  now: Date
): Promise<(one: Known) => boolean> {
  if (row.kind === 'caldav') return (one) => needsRepair(one, read)
  if (!isService(row)) return () => false
  const { entries, changes } = await findNews(trx, row, asked, read, now)
  await noteChanges(trx, changes)
  const byAppointment = new Map(entries.map((entry) => [entry.appointment_uuid, entry]))
  return (one) => isOutdated(one, byAppointment.get(one.uuid))
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
  asked: AdvisorAndZone,
  read: Busy,
  now: Date
): Promise<void> {
  const { uuid, unwritten_since } = row
  const isBroken = await brokenBy(trx, row, asked, read, now)
  const broken = asked.appointments.filter((one) => one.ends_at > instant(now) && isBroken(one))
  if (!broken.length && unwritten_since) await repository.setUnwrittenSince(trx, row, null)
  if (!broken.length) return
  const waiting = await repository.findWaiting(trx, keysOf(broken.map((one) => entryJob(one))))
  const jobs = broken.filter((one) => !waiting.has(entryJob(one).dedupe_key)).map((one) => entryJob(one, uuid))
  await repository.deleteFinished(trx, keysOf(jobs), instant(now.getTime() - BETWEEN_REPAIRS))
  if (jobs.length) await enqueue(trx, now, ...jobs)
}

/** Stores the busy times. Raises the calendar's revision only if they have changed, or where our entries are. */
function storeBusy(db: TenantDb, row: CalendarRow, asked: AdvisorAndZone, { busy, state }: Reading, now: Date) {
  const busy_hash = hashOf(busy)
  const isChanged = busy_hash !== row.busy_hash
  return db.transaction(async (trx) => {
    const isMoved = isService(row) && movesTimes((await findNews(trx, row, asked, busy, now)).changes)
    if (isChanged || isMoved) await trx.reviseCalendar(row.advisor_uuid)
    const fresh = { busy_hash, fetched_at: instant(now), failing_since: null, fault: null, attempts: 0 }
    const next_at = instant(now.getTime() + EVERY)
    // hundreds of events are not written again if there is nothing new
    const continued = state !== undefined && state !== row.state && { state }
    if (!(await repository.update(trx, row, { ...fresh, ...continued, next_at }))) return
    await noteSync(trx, row.advisor_uuid, null, now)
    if (isChanged) await repository.replaceBusy(trx, row.advisor_uuid, busy.busy)
    await repair(trx, row, asked, busy, now)
  })
}

/**
 * Schedules a retry after 5, 10, 20 … minutes, up to two hours, or when the service wants it. The last busy times stay.
 * While somebody waits, a large calendar at a service is not read to its end: then the background goes on, which has time.
 */
function recordFailure(
  db: TenantDb,
  row: CalendarRow,
  { fault, retryAfter }: CalendarError,
  priority: Priority,
  now: Date
) {
  const isHurried = priority === 'interactive' && fault === 'away' && !retryAfter
  const delay = isHurried ? 0 : EVERY * 2 ** row.attempts
  const wait = retryAfter ? retryAfter * 1000 : delay
  return db.transaction(async (trx) => {
    const isSame = await repository.update(trx, row, {
      failing_since: row.failing_since ?? instant(now),
      fault,
      attempts: isHurried ? row.attempts : row.attempts + 1,
      next_at: instant(now.getTime() + Math.min(wait, 2 * HOUR))
    })
    if (!isSame) return
    await noteSync(trx, row.advisor_uuid, fault, now)
    // without access, notifications that still come are of no use; a token may end before its time, and is replaced once
    if (fault === row.fault && LOCKED_FAULTS.includes(fault)) await endSubscription(trx, row.advisor_uuid)
  })
}

/** Reads an advisor's calendar; if that fails, the last busy times stay and the failure is recorded. */
export async function refresh(place: Place, row: CalendarRow, priority: Priority): Promise<void> {
  const { app, db } = place
  const { config, clock } = app
  try {
    const source = await accessTo(place, row)
    const asked = await queryOf(db, row.advisor_uuid, clock.now())
    const { question } = asked
    const task = { kind: 'read', source, question, state: row.state, internalHosts: config.INTERNAL_HOSTS } as const
    await storeBusy(db, row, asked, await runInWorker(task, priority), clock.now())
    await tendSubscription(place, row)
  } catch (failure) {
    if (!(failure instanceof CalendarError)) throw failure
    await recordFailure(db, row, failure, priority, clock.now())
  }
}
