import * as v from 'valibot'
import { Alias } from '#contract/values'
import type { Call } from '../../core/http/http.ts'
import { findBranch } from './branch.repository.ts'

/** Finds the branch in the path, for calls about any of its advisors. */
export async function resolveBranch(call: Call, alias: string): Promise<boolean> {
  const branch = v.is(Alias, alias) ? await findBranch(call.db, alias) : undefined
  if (!branch) return false
  call.host = branch
  return true
}
