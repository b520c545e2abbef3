import * as v from 'valibot'
import { type DayErrors, type InheritedWeek, type RangeFault, rangeFaults, WorkingHours } from '#contract/working-hours'
import { Unprocessable } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import type { Translate } from '../../core/base/intl.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findOpenings } from '../../organization/branches/branches.repository.ts'
import { openingFields } from '../../organization/organizations/organizations.service.ts'
import { findWeeksFor } from '../default-hours/default-hours.repository.ts'
import { effectiveWeek, inheritableWeeks, nearest } from '../default-hours/inherited-week.repository.ts'
import * as repository from './working-hours.repository.ts'

/** All faults in the user's language, one entry per day. */
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

/** Throws Unprocessable with the errors of each day. */
export function checkWeek(hours: WorkingHours, t: Translate): void {
  const errors = dayErrors(rangeFaults(hours), t)
  if (errors.length) throw new Unprocessable(errors)
}

/** A branch's opening hours as booking hours; undefined if they are not of full and half hours. */
export async function bookableOpenings(db: TenantDb, branch: string): Promise<WorkingHours | undefined> {
  const week = await findOpenings(db, branch)
  return v.is(WorkingHours, week) && !rangeFaults(week).length ? week : undefined
}

const weeks = audited<WorkingHours>({
  lock: (trx, { advisor }) => trx.reviseCalendar(advisor.uuid),
  read: (trx, advisorUuid) => repository.find(trx, advisorUuid),
  subject: (_, { advisor }) => ({ object: 'working-hours', id: advisor.uuid, name: fullName(advisor) }),
  fields: openingFields
})

const replaceOwn = (call: Call, hours: WorkingHours, isOwn: boolean, revision?: string): Promise<WorkingHours> => {
  const { uuid } = call.advisor
  const replace = async (trx: TenantDb) => {
    await repository.own(trx, uuid, isOwn)
    await repository.replace(trx, uuid, hours)
  }
  return weeks.change(call, uuid, replace, revision)
}

/** Replaces an advisor's own hours; throws Unprocessable with the errors of each day, and Conflict. */
export async function save(call: Call, hours: WorkingHours, revision?: string): Promise<WorkingHours> {
  checkWeek(hours, call.t)
  return replaceOwn(call, hours, true, revision)
}

/** Removes an advisor's own hours: those of the branch or the institution are inherited again. */
export const inherit = (call: Call): Promise<WorkingHours> => replaceOwn(call, [], false)

/** The hours in effect for an advisor: their own, or inherited ones. */
export async function findEffectiveWeek(db: TenantDb, advisorUuid: string): Promise<WorkingHours> {
  const own = await repository.find(db, advisorUuid)
  if (own.length) return own
  return effectiveWeek(
    own,
    await inheritableWeeks(db).where('a.uuid', advisorUuid).select('d.organization_uuid', 'd.hours')
  )
}

/** The hours that an advisor without own hours inherits, and whether they do. */
export async function findInherited({ db, advisor, tenant }: Call): Promise<InheritedWeek> {
  const own = await repository.find(db, advisor.uuid)
  const week = nearest(await findWeeksFor(db, advisor.organization_uuid))
  const of = week && (week.organization_uuid === null ? 'institution' : 'branch')
  const opening_hours = own.length ? undefined : await bookableOpenings(db, advisor.organization_uuid)
  return {
    is_kept: !own.length && !advisor.own_week,
    ...(opening_hours?.length && { opening_hours }),
    of: of ?? null,
    name: of === 'institution' ? tenant.name : advisor.organization_name,
    hours: week ? JSON.parse(week.hours) : []
  }
}
