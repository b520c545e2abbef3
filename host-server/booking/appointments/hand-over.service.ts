import type { AppointmentType } from '#contract/appointment-types'
import { OPEN_STATES } from '#contract/appointments'
import { type Bookable, findClashing } from '../../calendar/availability/availability.service.ts'
import { entryRemovalJob } from '../../calendar/external-calendar/entry-jobs.service.ts'
import { takesEntries } from '../../calendar/external-calendar/external-calendar.repository.ts'
import { instant } from '../../core/base/clock.ts'
import { enqueue } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { announce } from './appointments.jobs.ts'
import { findOne, findPreferences, update } from './appointments.repository.ts'
import { cancelAndNotify } from './changes.service.ts'
import * as claims from './claims.repository.ts'
import * as holds from './holds.repository.ts'

/** A future appointment of an advisor who is leaving. */
export interface Visit {
  uuid: string
  advisor_uuid: string
  starts_at: string
  ends_at: string
  type: AppointmentType
  topic: string
  first_name: string
  last_name: string
}

/** Soonest first. */
export const findVisits = (db: TenantDb, advisor_uuid: string, now: Date): Promise<Visit[]> =>
  db
    .table('appointments as p')
    .join('appointment_topics as t', (on) => on.on('t.tenant_id', 'p.tenant_id').on('t.uuid', 'p.topic_uuid'))
    .where('p.advisor_uuid', advisor_uuid)
    .whereIn('p.state', OPEN_STATES)
    .where('p.starts_at', '>', instant(now))
    .orderBy(['p.starts_at', 'p.uuid'])
    .select('p.uuid', 'p.advisor_uuid', 'p.starts_at', 'p.ends_at', 'p.type', 't.topic', 'p.first_name', 'p.last_name')

async function findGrains(db: TenantDb, advisor_uuid: string): Promise<Map<string, number[]>> {
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
 * Locks both calendars until the transaction ends, in a fixed order, so that two hand-overs cannot deadlock.
 * Visitors' holds with the leaving advisor are dropped.
 */
export async function lockCalendars(trx: TenantDb, leaver: string, successor: string | undefined, now: Date) {
  const both = [leaver, ...(successor ? [successor] : [])]
  for (const uuid of both.toSorted()) await trx.reviseCalendar(uuid)
  await trx.table('booking_holds').where({ advisor_uuid: leaver }).delete()
  if (successor) await holds.removeExpired(trx, successor, instant(now))
}

/** Hands appointments over to a successor and notifies both sides; the caller has locked both calendars. */
export async function handOver(trx: TenantDb, visits: readonly Visit[], successor: Bookable, now: Date): Promise<void> {
  const [first] = visits
  if (!first) return
  const grains = await findGrains(trx, first.advisor_uuid)
  const hadEntries = await takesEntries(trx, first.advisor_uuid)
  const { reminder_hours } = await findPreferences(trx, successor.uuid)
  for (const { uuid, advisor_uuid } of visits) {
    const found = await findOne(trx, { uuid, advisor_uuid })
    if (!found) continue
    await update(trx, found, { advisor_uuid: successor.uuid, time_zone: successor.time_zone })
    await claims.remove(trx, { appointment_uuid: uuid })
    await claims.insert(trx, successor.uuid, grains.get(uuid) ?? [], { appointment_uuid: uuid })
    const next = { ...found, advisor_uuid: successor.uuid, sequence: found.sequence + 1, reminder_hours }
    await announce(trx, next, 'handed-over', now)
    if (hadEntries) await enqueue(trx, now, entryRemovalJob(next, advisor_uuid))
  }
}

/** Cancels appointments on behalf of the institution. */
export async function cancelAll(trx: TenantDb, visits: readonly Visit[], cancel_reason: string, now: Date) {
  for (const { uuid, advisor_uuid } of visits) {
    const found = await findOne(trx, { uuid, advisor_uuid })
    if (found) await cancelAndNotify(trx, found, { cancelled_by: 'advisor', cancel_reason }, now)
  }
}
