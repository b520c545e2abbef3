import * as v from 'valibot'
import type { Access } from '#contract/access'
import { Alias } from '#contract/values'
import { Forbidden } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { reaches } from '../people/scope.service.ts'
import { type AdvisorRow, findAdvisor, findEver } from './advisor.repository.ts'
import { isOffered } from './contact-options.service.ts'

/** Staff may read what visitors are not offered, since they choose among it in forms. */
const mayPass = (call: Call, access: Access) =>
  !access.public ||
  !access.option ||
  isOffered(access.option, call.advisor, call.tenant) ||
  (call.ctx.method === 'GET' && call.user)

/** Whether the advisor has what the rule asks of those who are booked, also where somebody stands in for them. */
export const isBooked = ({ is_institutional }: AdvisorRow, access: Access) =>
  access.public || !access.institutional || is_institutional

/** Their own calendar is open to branch managers too, wherever they belong; another branch's advisor does not exist for them. */
const isReached = async (call: Call, { alias, organization_uuid }: AdvisorRow, access: Access) =>
  (!access.public && access.self && call.user?.alias === alias) || reaches(call, access, organization_uuid)

/** Who is deactivated exists only for what concerns their past. */
async function findIn(db: TenantDb, alias: string, access: Access): Promise<AdvisorRow | undefined> {
  if (!v.is(Alias, alias)) return undefined
  const former = !access.public && access.deactivated ? await findEver(db, alias) : undefined
  return former ?? findAdvisor(db, alias)
}

/** Finds the advisor in the path, and sets them as `call.host` too. */
export async function resolveAdvisor(call: Call, alias: string, access: Access): Promise<boolean> {
  const advisor = await findIn(call.db, alias, access)
  if (!advisor || !(await isReached(call, advisor, access))) return false
  call.advisor = advisor
  call.host = advisor
  if (!mayPass(call, access) || !isBooked(advisor, access)) throw new Forbidden()
  return true
}
