import type { Role } from '#contract/access'
import type { OpenIdRoles } from '#contract/openid'
import type { SettingName } from '#contract/settings'
import { Unprocessable } from '../../core/base/failures.ts'
import { recordAll } from '../../core/events/audit-record.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findErased } from '../people/being-erased.service.ts'
import { findAdministrators } from '../people/people.repository.ts'
import { subjectOf } from '../people/people.service.ts'
import * as repository from './scim.repository.ts'
import { ScimError } from './scim-error.ts'

/** A group as a mapping may name it: by its name, or by its id here or in the directory. */
interface Named {
  uuid: string
  display_name: string
  external_id: string | null
}

function mappingIn(text: string): Map<string, Role[]> {
  const mapping: OpenIdRoles = text ? JSON.parse(text) : {}
  return new Map(Object.entries(mapping).map(([name, roles]) => [repository.keyOf(name.trim()), [roles].flat()]))
}

/** The roles that a group gives. */
export function rolesOfGroup(text: string): (group: Named) => Role[] {
  const mapping = mappingIn(text)
  return ({ uuid, display_name, external_id }) => [
    ...new Set([display_name, uuid, external_id ?? ''].flatMap((name) => mapping.get(repository.keyOf(name)) ?? []))
  ]
}

async function wantedOf(trx: TenantDb, people: readonly string[], text: string): Promise<Map<string, Set<Role>>> {
  const rolesOf = rolesOfGroup(text)
  const wanted = new Map<string, Set<Role>>(people.map((uuid) => [uuid, new Set()]))
  for (const { user_uuid, ...group } of await repository.findMemberships(trx, people)) {
    for (const role of rolesOf(group)) wanted.get(user_uuid)?.add(role)
  }
  return wanted
}

interface Change {
  holder: repository.Holder
  added: Role[]
  taken: Role[]
  forgotten: Role[]
}

/** What groups have given goes with the last group that gives it; what was given by hand stays. */
function changeOf(holder: repository.Holder, wanted: ReadonlySet<Role>): Change {
  const { held, given } = holder
  const added = [...wanted].filter((role) => !held.includes(role))
  const forgotten = given.filter((role) => !wanted.has(role))
  return { holder, added, taken: forgotten.filter((role) => held.includes(role)), forgotten }
}

async function refuseLastAdministrator(trx: TenantDb, changes: readonly Change[]) {
  const losers = new Set(
    changes
      .filter(({ holder, taken }) => holder.isActive && taken.includes('accountadmin'))
      .map(({ holder }) => holder.uuid)
  )
  if (!losers.size) return
  const administrators = await findAdministrators(trx)
  if (administrators.every((uuid) => losers.has(uuid))) throw new ScimError('last-administrator')
}

const pairsOf = (changes: readonly Change[], name: 'added' | 'taken' | 'forgotten') =>
  changes.flatMap((change) => change[name].map((role) => ({ user_uuid: change.holder.uuid, role })))

const listOf = (roles: readonly Role[]) => roles.toSorted().join(', ')

/**
 * Gives some people the roles of their groups, and takes those that no group gives any more. The caller holds the lock
 * on people. @throws ScimError if no administrator would be left
 */
export async function followGroups(call: Call, trx: TenantDb, people: readonly string[], mapping?: string) {
  if (!people.length) return
  const wanted = await wantedOf(trx, people, mapping ?? (await repository.findMapping(trx)))
  const isErased = await findErased(trx)
  // whose name is gone from the log must not come back into it
  const holders = (await repository.findHolders(trx, people)).filter(
    ({ uuid, advisor_uuid }) => !isErased({ user_uuid: uuid, advisor_uuid })
  )
  const changes = holders.map((holder) => changeOf(holder, wanted.get(holder.uuid) ?? new Set()))
  await refuseLastAdministrator(trx, changes)
  await repository.giveRoles(trx, pairsOf(changes, 'added'))
  await repository.takeRoles(trx, pairsOf(changes, 'taken'), pairsOf(changes, 'forgotten'))
  await recordAll(
    trx,
    call,
    changes.map(({ holder, added, taken }) => ({
      changed: subjectOf(holder),
      before: { roles: listOf(holder.held) },
      after: { roles: listOf([...holder.held.filter((role) => !taken.includes(role)), ...added]) }
    }))
  )
}

/** The same for everybody after a change of the setting. @throws Unprocessable if no administrator would be left */
export async function followSetting(call: Call, trx: TenantDb, { scim_roles }: Partial<Record<SettingName, string>>) {
  if (scim_roles === undefined) return
  try {
    await followGroups(call, trx, await repository.findGrouped(trx), scim_roles)
  } catch (failure) {
    if (!(failure instanceof ScimError)) throw failure
    throw new Unprocessable({ scim_roles: [call.t('people.last-administrator')] })
  }
}
