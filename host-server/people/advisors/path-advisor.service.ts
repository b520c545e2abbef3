import * as v from 'valibot'
import { Alias } from '#contract/values'
import type { Call } from '../../core/http/http.ts'
import { findAdvisor } from './advisor.repository.ts'

/** Finds the advisor in the path, and sets them as `call.host` too. */
export async function resolveAdvisor(call: Call, alias: string): Promise<boolean> {
  const advisor = v.is(Alias, alias) ? await findAdvisor(call.db, alias) : undefined
  if (!advisor) return false
  call.advisor = advisor
  call.host = advisor
  return true
}
