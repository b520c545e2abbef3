import type { DefaultHours } from '#contract/default-hours'
import type { WorkingHours } from '#contract/working-hours'
import { revisionOf } from '../../core/base/revision.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { find as findBranch, openingFields } from '../../organization/organizations/organizations.service.ts'
import { bookableOpenings, checkWeek } from '../working-hours/working-hours.service.ts'
import * as repository from './default-hours.repository.ts'
import { nearest } from './inherited-week.repository.ts'

/** The default hours of a branch that the user manages, or of the institution. */
export async function read(call: Call, branchUuid?: string): Promise<DefaultHours> {
  const { db } = call
  if (branchUuid) await findBranch(call, branchUuid)
  const week = nearest(await repository.findWeeksFor(db, branchUuid))
  const is_own = Boolean(week) && week?.organization_uuid === (branchUuid ?? null)
  const opening_hours = branchUuid && !is_own ? await bookableOpenings(db, branchUuid) : []
  const hours: WorkingHours = week ? JSON.parse(week.hours) : []
  return {
    hours,
    is_own,
    revision: revisionOf(is_own ? hours : null),
    ...(await repository.count(db, branchUuid)),
    ...(opening_hours?.length && { opening_hours })
  }
}

const weekOf = async (trx: TenantDb, uuid: string | null): Promise<WorkingHours | undefined> => {
  const rows = await repository.findWeeksFor(trx, uuid ?? undefined)
  const row = rows.find(({ organization_uuid }) => organization_uuid === uuid)
  return row && JSON.parse(row.hours)
}

const sorted = (week: WorkingHours) => week.toSorted((a, b) => a.day - b.day || (a.start_time < b.start_time ? -1 : 1))

/** The hours of a branch that the user administers, or of the institution. */
const weeks = (uuid: string | null) =>
  audited({
    lock: (trx) => trx.lockTenant(),
    read: async (trx, id, call) => ({
      id,
      name: uuid ? (await findBranch(call, uuid, trx)).name : call.tenant.name,
      week: await weekOf(trx, uuid)
    }),
    subject: ({ id, name }) => ({ object: 'working-hours', id, name }),
    fields: ({ week }) => week && openingFields(week),
    revised: ({ week }) => week ?? null
  })

/** Replaces the default hours; throws Unprocessable with the errors of each day, and Conflict. */
export async function save(
  call: Call,
  uuid: string | null,
  hours: WorkingHours,
  revision?: string
): Promise<WorkingHours> {
  checkWeek(hours, call.t)
  const week = sorted(hours)
  await weeks(uuid).change(call, uuid ?? call.db.tenantId, (trx) => repository.put(trx, uuid, week), revision)
  return week
}

export async function inherit(call: Call, uuid: string): Promise<void> {
  await weeks(uuid).change(call, uuid, (trx) => repository.remove(trx, uuid))
}
