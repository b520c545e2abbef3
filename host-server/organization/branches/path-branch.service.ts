import * as v from 'valibot'
import { type Access, managesBranchCalendar } from '#contract/access'
import { Alias } from '#contract/values'
import { Gone } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { waysFor } from '../../core/pages/public-frame.ts'
import { opens, reaches } from '../../people/people/scope.service.ts'
import { type BranchRow, findAnyBranch, findBranch, isClosed } from './branch.repository.ts'

/** Who manages a branch's calendar reads what can be booked there, also while customers cannot. */
async function findHidden(call: Call, alias: string): Promise<BranchRow | undefined> {
  if (call.ctx.method !== 'GET' || !call.user) return undefined
  const branch = await findAnyBranch(call.db, alias)
  const isOpen = branch && !branch.closed_at
  return isOpen && (await opens(call, managesBranchCalendar, branch.uuid)) ? branch : undefined
}

/** Of a branch that is closed by now, visitors learn that, and where they can go on. */
async function refuseClosed({ db, app, tenant, t }: Call, alias: string): Promise<undefined> {
  if (!(await isClosed(db, alias))) return undefined
  const base = baseUrl(app.config, tenant)
  const ways = waysFor(tenant, t).map(({ href, label }) => ({ href: new URL(href, base).href, label }))
  throw new Gone('branches.gone', { ways })
}

async function findManaged(call: Call, alias: string, access: Access): Promise<BranchRow | undefined> {
  const branch = await findAnyBranch(call.db, alias)
  return branch && (await reaches(call, access, branch.uuid)) ? branch : undefined
}

/** Finds the branch in the path, for calls about any of its advisors. */
export async function resolveBranch(call: Call, alias: string, access: Access): Promise<boolean> {
  if (!v.is(Alias, alias)) return false
  const branch = access.public
    ? ((await findBranch(call.db, alias)) ?? (await findHidden(call, alias)) ?? (await refuseClosed(call, alias)))
    : await findManaged(call, alias, access)
  if (!branch) return false
  call.host = branch
  return true
}
