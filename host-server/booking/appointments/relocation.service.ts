import { OPEN_STATES } from '#contract/appointments'
import { instant } from '../../core/base/clock.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { addressLines } from './appointment-view.service.ts'
import { announce } from './appointments.jobs.ts'
import { findOne, update } from './appointments.repository.ts'
import { type AppointmentDetails, findDetailsOf } from './details.repository.ts'
import { announceList } from './hand-over.jobs.ts'
import type { Deed } from './history.repository.ts'

/** Appointments ahead that take place where their advisors work. */
const onSite = (db: TenantDb, advisors: readonly string[], now: Date) =>
  db
    .table('appointments')
    .whereIn('advisor_uuid', advisors)
    .where('type', 'in-branch')
    .whereIn('state', OPEN_STATES)
    .where('starts_at', '>', instant(now))

/** How many customers' appointments would take place elsewhere if these advisors changed their branch. */
export async function countOnSite(db: TenantDb, advisors: readonly string[], now: Date): Promise<number> {
  if (!advisors.length) return 0
  const row = await onSite(db, advisors, now).first(db.raw<{ count: number }>('count(*) as count'))
  return Number(row?.count ?? 0)
}

/** Those of an advisor, with the place that they have now. */
export const findOnSite = async (db: TenantDb, advisor_uuid: string, now: Date): Promise<AppointmentDetails[]> =>
  findDetailsOf(db, await onSite(db, [advisor_uuid], now).pluck('uuid'))

/**
 * Tells the customers of an advisor who has changed branch where their appointments take place now, and the advisor
 * once. The caller has locked the calendar.
 */
export async function relocate(trx: TenantDb, visits: readonly AppointmentDetails[], deed: Deed): Promise<void> {
  const [first] = visits
  if (!first) return
  const { advisor_uuid } = first
  const time_zone = (await findOne(trx, { uuid: first.uuid, advisor_uuid }))?.branch_time_zone ?? first.time_zone
  for (const visit of visits) {
    await update(trx, visit, { time_zone })
    const previous_place = addressLines(visit).filter(Boolean)
    const next = { ...visit, sequence: visit.sequence + 1, previous_place, isListed: true }
    await announce(trx, next, 'relocated', deed)
  }
  await announceList(trx, { to: advisor_uuid, about: 'relocated', visits }, deed.now)
}
