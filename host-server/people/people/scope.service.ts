import { type Access, type MemberAccess, managesCards, type Role } from '#contract/access'
import type { Call } from '../../core/http/http.ts'
import { insiderOf } from '../../organization/organizations/organizations.service.ts'
import * as repository from './people.repository.ts'

type User = Pick<Call, 'db' | 'user'>

const openersOf = ({ anyRole = [], delegates = [] }: MemberAccess): readonly Role[] => [...anyRole, ...delegates]

/** Those of a rule's roles that the user has. */
const heldOf = ({ user }: User, rule: MemberAccess) => openersOf(rule).filter((role) => user?.roles.includes(role))

/**
 * Administrators and managers of cards see everyone, branch managers the people of the assigned branches. Of a rule,
 * only the roles that it names count: a branch manager who also looks after cards sees no more appointments for it.
 */
export async function scopeOf(call: User, rule?: MemberAccess): Promise<repository.Scope> {
  const held = rule ? heldOf(call, rule) : (call.user?.roles ?? [])
  if (managesCards.anyRole.some((role) => held.includes(role))) return undefined
  const insider = insiderOf(call)
  return insider === undefined ? undefined : repository.findManagedBranches(call.db, insider)
}

/** Branch managers are the only ones for whom a role does not open every branch. */
const LIMITED: Role = 'orgadmin'

/** Whether one of a rule's roles opens people of a branch to the user. */
export async function opens(call: User, rule: MemberAccess, organization_uuid: string): Promise<boolean> {
  if (!heldOf(call, rule).length) return false
  const scope = await scopeOf(call, rule)
  return !scope || scope.includes(organization_uuid)
}

/**
 * Whether a rule that opens an advisor or a branch to branch managers does so for the user's branches. It says nothing
 * about users without such a role, whom the rule itself refuses.
 */
export async function reaches(call: User, access: Access, organization_uuid: string): Promise<boolean> {
  const openers = access.public ? [] : openersOf(access)
  if (access.public || !openers.includes(LIMITED)) return true
  return !openers.some((role) => call.user?.roles.includes(role)) || opens(call, access, organization_uuid)
}
