import * as v from 'valibot'
import type { Access } from '#contract/access'
import { Alias } from '#contract/values'
import { Forbidden } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { findAdvisor } from './advisor.repository.ts'
import { isOffered } from './contact-options.service.ts'

/** Staff may read what visitors are not offered, since they choose among it in forms. */
const mayPass = (call: Call, access: Access) =>
  !access.public ||
  !access.option ||
  isOffered(access.option, call.advisor, call.tenant) ||
  (call.ctx.method === 'GET' && call.user)

/** Finds the advisor in the path, and sets them as `call.host` too. */
export async function resolveAdvisor(call: Call, alias: string, access: Access): Promise<boolean> {
  const advisor = v.is(Alias, alias) ? await findAdvisor(call.db, alias) : undefined
  if (!advisor) return false
  call.advisor = advisor
  call.host = advisor
  if (!mayPass(call, access)) throw new Forbidden()
  return true
}
