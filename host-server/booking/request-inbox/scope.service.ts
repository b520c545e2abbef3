import type { InboxQuery } from '#contract/request-inbox'
import { sortedBy } from '../../core/base/collation.ts'
import { found } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findManagedBranches } from '../../people/people/people.repository.ts'
import * as colleagues from './colleagues.repository.ts'
import type { InboxRow, Scope } from './request-inbox.repository.ts'
import * as repository from './request-inbox.repository.ts'

/** Only branch managers see others' requests by branch: managers of the branches' own data do not. */
export async function scopeOf({ user, db }: Pick<Call, 'user' | 'db'>): Promise<Scope> {
  const card = user?.advisor_uuid ?? null
  if (user?.roles.includes('accountadmin')) return { isAll: true, branches: [], card }
  const isManager = user?.roles.includes('orgadmin')
  return { isAll: false, branches: isManager ? await findManagedBranches(db, user?.uuid ?? '') : [], card }
}

export const manages = ({ isAll, branches }: Scope, { organization_uuid }: { organization_uuid: string }) =>
  isAll || branches.includes(organization_uuid)

/** A request that the user may answer. @throws NotFound for any other, whether it exists or not */
export const findKnown = async (call: Call, uuid: string): Promise<InboxRow> =>
  found(await repository.find(call.db, await scopeOf(call), uuid))

/** The branches among which a user chooses; advisors see no others' requests. */
export async function branchesOf(db: TenantDb, { isAll, branches }: Scope) {
  if (!isAll && !branches.length) return []
  return sortedBy(await colleagues.findBranches(db, isAll ? undefined : branches), ({ name }) => name)
}

/** The branch whose advisors the list can be narrowed to. */
export const chosenBranch = (branches: readonly { uuid: string }[], { organization_uuid }: InboxQuery) =>
  branches.find(({ uuid }, _, { length }) => uuid === organization_uuid || (!organization_uuid && length === 1))?.uuid
