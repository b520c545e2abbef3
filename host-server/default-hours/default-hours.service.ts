import type { DefaultHours } from '#contract/default-hours'
import type { WorkingHours } from '#contract/working-hours'
import { record } from '../audit/audit.service.ts'
import type { Call } from '../core/http.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { find as findBranch, told } from '../organizations/organizations.service.ts'
import { checkWeek } from '../working-hours/working-hours.service.ts'
import * as repository from './default-hours.repository.ts'
import { nearest } from './kept-week.ts'

/** Of a branch that the user administers, or of the institution. */
export async function read(call: Call, branchUuid?: string): Promise<DefaultHours> {
  const { db } = call
  if (branchUuid) await findBranch(call, branchUuid)
  const week = nearest(await repository.findWeeksFor(db, branchUuid))
  const is_own = Boolean(week) && week?.organization_uuid === (branchUuid ?? null)
  return { hours: week ? JSON.parse(week.hours) : [], is_own, ...(await repository.count(db, branchUuid)) }
}

const weekOf = async (trx: TenantDb, uuid: string | null): Promise<WorkingHours | undefined> => {
  const rows = await repository.findWeeksFor(trx, uuid ?? undefined)
  const row = rows.find(({ organization_uuid }) => organization_uuid === uuid)
  return row && JSON.parse(row.hours)
}

const sorted = (week: WorkingHours) => week.toSorted((a, b) => a.day - b.day || (a.start_time < b.start_time ? -1 : 1))

type Work = (trx: TenantDb) => Promise<unknown>

/** Writes the week of one, and that it was changed. */
const change = (call: Call, uuid: string | null, after: WorkingHours | undefined, work: Work): Promise<void> =>
  call.db.transaction(async (trx) => {
    const name = uuid ? (await findBranch(call, uuid, trx)).name : call.tenant.name
    await trx.lockTenant()
    const before = await weekOf(trx, uuid)
    await work(trx)
    if (!before && !after) return
    const changed = { object: 'working-hours', id: uuid ?? trx.tenantId, name } as const
    await record(trx, call, changed, before && told(before), after && told(after))
  })

/** Replaces a week, or refuses it naming every wrong day. */
export async function save(call: Call, uuid: string | null, hours: WorkingHours): Promise<void> {
  checkWeek(hours, call.t)
  const week = sorted(hours)
  await change(call, uuid, week, (trx) => repository.put(trx, uuid, week))
}

export const inherit = (call: Call, uuid: string): Promise<void> =>
  change(call, uuid, undefined, (trx) => repository.remove(trx, uuid))
