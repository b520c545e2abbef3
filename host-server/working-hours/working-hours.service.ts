import { type DayErrors, type KeptWeek, type RangeFault, rangeFaults, type WorkingHours } from '#contract/working-hours'
import { Unprocessable } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import type { Translate } from '../core/texts.ts'
import { findWeeksFor } from '../default-hours/default-hours.repository.ts'
import { heldWeek, keptWeeks, nearest } from '../default-hours/kept-week.ts'
import * as repository from './working-hours.repository.ts'

/** Every fault in the reader's language, one entry a day. */
function dayErrors(faults: readonly RangeFault[], t: Translate): DayErrors {
  const days = [...new Set(faults.map(({ day }) => day))]
  return days.map((day) => {
    const errors: DayErrors[number]['errors'] = {}
    for (const { field, code } of faults.filter((fault) => fault.day === day)) {
      errors[field] = [...new Set([...(errors[field] ?? []), t(`working-hours.${code}`)])]
    }
    return { day, errors }
  })
}

/** Refuses a week, naming every wrong day. */
export function checkWeek(hours: WorkingHours, t: Translate): void {
  const errors = dayErrors(rangeFaults(hours), t)
  if (errors.length) throw new Unprocessable(errors)
}

/** Replaces an advisor's whole week, or refuses it naming every wrong day. */
export async function save(db: TenantDb, advisorUuid: string, hours: WorkingHours, t: Translate): Promise<void> {
  checkWeek(hours, t)
  await db.transaction(async (trx) => {
    await trx.reviseCalendar(advisorUuid)
    await repository.own(trx, advisorUuid, true)
    await repository.replace(trx, advisorUuid, hours)
  })
}

/** Gives up an advisor's own week: the branch's or the institution's holds again. */
export const giveUp = (db: TenantDb, advisorUuid: string): Promise<void> =>
  db.transaction(async (trx) => {
    await trx.reviseCalendar(advisorUuid)
    await repository.own(trx, advisorUuid, false)
    await repository.replace(trx, advisorUuid, [])
  })

/** The week by which an advisor can be booked: their own, or the one that they keep. */
export async function findHeldWeek(db: TenantDb, advisorUuid: string): Promise<WorkingHours> {
  const own = await repository.find(db, advisorUuid)
  if (own.length) return own
  return heldWeek(own, await keptWeeks(db).where('a.uuid', advisorUuid).select('d.organization_uuid', 'd.hours'))
}

/** The week that holds for an advisor without one of their own, and whether it does. */
export async function findKept({ db, advisor, tenant }: Call): Promise<KeptWeek> {
  const own = await repository.find(db, advisor.uuid)
  const week = nearest(await findWeeksFor(db, advisor.organization_uuid))
  const of = week && (week.organization_uuid === null ? 'institution' : 'branch')
  return {
    is_kept: !own.length && !advisor.own_week,
    of: of ?? null,
    name: of === 'institution' ? tenant.name : advisor.organization_name,
    hours: week ? JSON.parse(week.hours) : []
  }
}
