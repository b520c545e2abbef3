import { createHash } from 'node:crypto'
import { DAY, HOUR, instant, MINUTE } from '../core/clock.ts'
import type { Services } from '../core/services.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { enqueue, type Job } from '../outbox/outbox.ts'
import { apart, type Patience } from './apart.ts'
import type { Busy, Question } from './busy.ts'
import { entryJob } from './entry-job.ts'
import type { CalendarRow, Known } from './external-calendar.repository.ts'
import * as repository from './external-calendar.repository.ts'
import { openSource } from './source.ts'
import { CalendarTrouble } from './trouble.ts'

/** As far ahead as anything can be booked, and a year is enough for that. */
const AHEAD = 400 * DAY
const EVERY = 5 * MINUTE

export const hashOf = ({ busy }: Busy) => createHash('sha256').update(JSON.stringify(busy)).digest('hex')

export interface Asked {
  question: Question
  appointments: readonly Known[]
}

/** What is asked of an advisor's calendar now. The window moves once a day, so that what is read stays alike meanwhile. */
export async function questionOf(db: TenantDb, advisorUuid: string, now: Date): Promise<Asked> {
  const since = Math.floor(now.getTime() / DAY) * DAY
  const until = since + AHEAD
  const [zone, appointments] = [
    await repository.findZone(db, advisorUuid),
    await repository.findAppointments(db, advisorUuid, instant(since), instant(until))
  ]
  return { question: { since, until, zone, own: appointments.map(({ uuid }) => uuid) }, appointments }
}

/** Whether an appointment does not stand in the calendar as it should: when, and whether it is confirmed. */
function isAmiss({ uuid, state, starts_at, ends_at }: Known, { own }: Busy): boolean {
  const there = own[uuid]
  if (state === 'cancelled') return Boolean(there)
  if (there?.starts_at !== starts_at || there.ends_at !== ends_at) return true
  return there.isTentative && state !== 'requested'
}

/** So long is left alone what was written and does not stand there all the same. */
const BETWEEN_REPAIRS = 6 * HOUR

const keysOf = (jobs: readonly Job[]) => jobs.map(({ dedupe_key }) => dedupe_key)

/**
 * Has the entries written anew that a calendar has lost, or never got while it was away. What is being tried already, or
 * was lately to no avail, is left to later.
 */
export async function repair(
  trx: TenantDb,
  row: CalendarRow,
  { appointments }: Asked,
  read: Busy,
  now: Date
): Promise<void> {
  const { uuid, kind, unwritten_since } = row
  if (kind !== 'caldav') return
  const amiss = appointments.filter((one) => one.ends_at > instant(now) && isAmiss(one, read))
  if (!amiss.length && unwritten_since) await repository.noteWriting(trx, row, null)
  if (!amiss.length) return
  const waiting = await repository.findWaiting(trx, keysOf(amiss.map((one) => entryJob(one))))
  const jobs = amiss.filter((one) => !waiting.has(entryJob(one).dedupe_key)).map((one) => entryJob(one, uuid))
  await repository.forgetTried(trx, keysOf(jobs), instant(now.getTime() - BETWEEN_REPAIRS))
  if (jobs.length) await enqueue(trx, now, ...jobs)
}

/** Keeps what was read. The calendar's revision is raised only where that differs from what was known. */
function keep(db: TenantDb, row: CalendarRow, asked: Asked, read: Busy, now: Date): Promise<void> {
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

/** 5, 10, 20 … minutes up to two hours. What was read last stays. */
function note(db: TenantDb, row: CalendarRow, fault: CalendarRow['fault'], now: Date) {
  const wait = Math.min(EVERY * 2 ** row.attempts, 2 * HOUR)
  return repository.update(db, row, {
    failing_since: row.failing_since ?? instant(now),
    fault,
    attempts: row.attempts + 1,
    next_at: instant(now.getTime() + wait)
  })
}

/** Reads an advisor's calendar anew; one that cannot be read leaves its last busy times, and says since when. */
export async function refresh(services: Services, db: TenantDb, row: CalendarRow, patience: Patience): Promise<void> {
  const { config, clock } = services
  try {
    const source = openSource(config, db.tenantId, row)
    if (!source) throw new CalendarTrouble('secret')
    const asked = await questionOf(db, row.advisor_uuid, clock.now())
    const task = { kind: 'read', source, question: asked.question, internalHosts: config.INTERNAL_HOSTS } as const
    const { busy } = await apart(task, patience)
    await keep(db, row, asked, busy, clock.now())
  } catch (failure) {
    if (!(failure instanceof CalendarTrouble)) throw failure
    await note(db, row, failure.fault, clock.now())
  }
}
