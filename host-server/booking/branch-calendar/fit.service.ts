import { type Bookable, findFitting } from '../../calendar/availability/availability.service.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findGrains, type Visit } from '../appointments/hand-over.service.ts'
import { findOffering } from './branch-calendar.repository.ts'
import type { Wanted } from './proposals.service.ts'

/** How appointments of an advisor fit some colleagues. */
export interface Fit {
  /** It fits into the colleague's calendar. */
  isFree: (colleague: string, visit: Visit) => boolean
  /** The colleague offers its topic and type. */
  isOffered: (colleague: string, visit: Visit) => boolean
}

/** As many statements for ten colleagues as for one. */
export async function findFit(
  db: TenantDb,
  branch: Pick<Bookable, 'organization_uuid' | 'time_zone'>,
  visits: readonly Visit[],
  colleagues: readonly string[],
  now: Date
): Promise<Fit> {
  const isOffered = await findOffering(db, colleagues)
  const grains = await findGrains(db, visits[0]?.advisor_uuid ?? '')
  const booked = visits.map((visit) => ({ ...visit, grains: grains.get(visit.uuid) ?? [] }))
  const fitting = await findFitting(db, branch, colleagues, booked, now)
  return { isOffered, isFree: (colleague, { uuid }) => fitting.get(uuid)?.has(colleague) ?? false }
}

/** Who of the colleagues could take an appointment: first those who offer it. */
export const wantedOf = (fit: Fit, colleagues: readonly string[], visit: Visit): Wanted => ({
  uuid: visit.uuid,
  free: colleagues
    .filter((uuid) => fit.isFree(uuid, visit))
    .map((uuid) => ({ uuid, is_offered: fit.isOffered(uuid, visit) }))
    .toSorted((a, b) => Number(b.is_offered) - Number(a.is_offered))
})
