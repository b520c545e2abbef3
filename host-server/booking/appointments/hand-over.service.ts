import type { AppointmentType } from '#contract/appointment-types'
import { OPEN_STATES } from '#contract/appointments'
import { type Bookable, findClashing } from '../../calendar/availability/availability.service.ts'
import { entryRemovalJob } from '../../calendar/external-calendar/entry-jobs.service.ts'
import { takesEntries } from '../../calendar/external-calendar/external-calendar.repository.ts'
import { instant } from '../../core/base/clock.ts'
import { fullName, type NameParts } from '../../core/base/full-name.ts'
import { recordEvent as noteEvent } from '../../core/events/report-events.ts'
import { enqueue } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { announce } from './appointments.jobs.ts'
import { advisorOf, eventOwnerOf, findOne, findPreferences, update } from './appointments.repository.ts'
import { cancelAndNotify, timeOf } from './changes.service.ts'
import * as claims from './claims.repository.ts'
import { announceList } from './hand-over.jobs.ts'
import type { Deed } from './history.repository.ts'
import * as holds from './holds.repository.ts'

/** A future appointment that is to be handed over. */
export interface Visit {
  uuid: string
  advisor_uuid: string
  starts_at: string
  ends_at: string
  type: AppointmentType
  topic_uuid: string
  topic: string
  first_name: string
  last_name: string
}

const aheadOf = (db: TenantDb, advisor_uuid: string, now: Date) =>
  db
    .table('appointments as p')
    .join('appointment_topics as t', (on) => on.on('t.tenant_id', 'p.tenant_id').on('t.uuid', 'p.topic_uuid'))
    .where('p.advisor_uuid', advisor_uuid)
    .whereIn('p.state', OPEN_STATES)
    .where('p.starts_at', '>', instant(now))
    .orderBy(['p.starts_at', 'p.uuid'])

const VISIT = [
  'p.uuid',
  'p.advisor_uuid',
  'p.starts_at',
  'p.ends_at',
  'p.type',
  'p.topic_uuid',
  't.topic',
  'p.first_name',
  'p.last_name'
] as const

/** Soonest first. */
export const findVisits = (db: TenantDb, advisor_uuid: string, now: Date): Promise<Visit[]> =>
  aheadOf(db, advisor_uuid, now).select(...VISIT)

/** How many appointments ahead these advisors have, and how many of them have any. */
export async function countAhead(db: TenantDb, advisors: readonly string[], now: Date) {
  if (!advisors.length) return { advisors: 0, appointments: 0 }
  const row = await db
    .table('appointments')
    .whereIn('advisor_uuid', advisors)
    .whereIn('state', OPEN_STATES)
    .where('starts_at', '>', instant(now))
    .first(
      db.raw<{ appointments: number; advisors: number }>(
        'count(*) as appointments, count(distinct advisor_uuid) as advisors'
      )
    )
  return { advisors: Number(row?.advisors ?? 0), appointments: Number(row?.appointments ?? 0) }
}

/** Those that begin within a span, with what matters for choosing who takes them over. */
export const findVisitsIn = (
  db: TenantDb,
  advisor_uuid: string,
  { since, until }: { since: string; until: string },
  now: Date
) =>
  aheadOf(db, advisor_uuid, now)
    .where('p.starts_at', '>=', since)
    .where('p.starts_at', '<', until)
    .select(...VISIT, 'p.state')

/** The grains of one appointment. */
export const findGrainsOf = (db: TenantDb, appointment_uuid: string): Promise<number[]> =>
  db.table('booking_claims').where({ appointment_uuid }).orderBy('grain').pluck('grain')

/** The grains of an advisor's appointments. */
export async function findGrains(db: TenantDb, advisor_uuid: string): Promise<Map<string, number[]>> {
  const rows = await db
    .table('booking_claims')
    .where({ advisor_uuid })
    .whereNotNull('appointment_uuid')
    .orderBy('grain')
    .select('appointment_uuid', 'grain')
  const found = new Map<string, number[]>()
  for (const { appointment_uuid, grain } of rows) {
    if (appointment_uuid) found.set(appointment_uuid, [...(found.get(appointment_uuid) ?? []), grain])
  }
  return found
}

/** The appointments that a successor cannot take: claimed, busy, absent or outside working hours. */
export async function findClashes(
  db: TenantDb,
  visits: readonly Visit[],
  successor: Bookable,
  now: Date
): Promise<Visit[]> {
  const [first] = visits
  if (!first) return []
  const grains = await findGrains(db, first.advisor_uuid)
  const asked = visits.map((visit) => ({ ...visit, grains: grains.get(visit.uuid) ?? [] }))
  const unfit = new Set(await findClashing(db, successor, asked, now))
  return visits.filter(({ uuid }) => unfit.has(uuid))
}

/**
 * Locks all calendars until the transaction ends, in a fixed order, so that two hand-overs cannot deadlock.
 * Visitors' holds with the leaving advisor are dropped.
 */
export async function lockCalendars(trx: TenantDb, leaver: string, successors: readonly string[], now: Date) {
  for (const uuid of [...new Set([leaver, ...successors])].toSorted()) await trx.reviseCalendar(uuid)
  await trx.table('booking_holds').where({ advisor_uuid: leaver }).delete()
  for (const uuid of successors) await holds.removeExpired(trx, uuid, instant(now))
}

/** Another time than the present one, and what it takes up. */
export interface NewTime {
  starts_at: string
  ends_at: string
  grains: readonly number[]
}

/**
 * Hands appointments over to a successor and notifies both sides: each customer, and the successor once. The caller has
 * locked both calendars, and has found another time there, if a single one is to be moved as well.
 */
export async function handOver(
  trx: TenantDb,
  visits: readonly Visit[],
  successor: Bookable & NameParts,
  deed: Deed,
  at?: NewTime
): Promise<void> {
  const { now } = deed
  const [first] = visits
  if (!first) return
  const grains = await findGrains(trx, first.advisor_uuid)
  const hadEntries = await takesEntries(trx, first.advisor_uuid)
  const { reminder_hours } = await findPreferences(trx, successor.uuid)
  const isListed = visits.length > 1
  for (const { uuid, advisor_uuid } of visits) {
    const found = await findOne(trx, { uuid, advisor_uuid })
    if (!found) continue
    const time = at && { starts_at: at.starts_at, ends_at: at.ends_at }
    const changed = { advisor_uuid: successor.uuid, time_zone: successor.time_zone, ...time }
    await update(trx, found, changed)
    await claims.remove(trx, { appointment_uuid: uuid })
    await claims.insert(trx, successor.uuid, at?.grains ?? grains.get(uuid) ?? [], { appointment_uuid: uuid })
    const hands = { before: advisorOf(found), after: fullName(successor) }
    const next = { ...found, ...changed, sequence: found.sequence + 1, reminder_hours, isListed, hands }
    await announce(trx, { ...next, ...(at && { previous: timeOf(found) }) }, 'handed-over', deed)
    if (at) await noteEvent(trx, now, eventOwnerOf(found), 'moved')
    if (hadEntries) await enqueue(trx, now, entryRemovalJob(next, advisor_uuid))
  }
  if (isListed) await announceList(trx, { to: successor.uuid, about: 'taken', visits }, now)
}

/** Cancels appointments on behalf of the institution. */
export async function cancelAll(trx: TenantDb, visits: readonly Visit[], cancel_reason: string, deed: Deed) {
  for (const { uuid, advisor_uuid } of visits) {
    const found = await findOne(trx, { uuid, advisor_uuid })
    if (found) await cancelAndNotify(trx, found, { cancelled_by: 'advisor', cancel_reason }, deed)
  }
}
