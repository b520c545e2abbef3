import type { BranchManagers } from '#contract/branch-managers'
import { formOfPerson, type PersonForm } from '#contract/people'
import { Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { find } from '../../organization/organizations/organizations.service.ts'
import { lock } from '../people/people.repository.ts'
import * as people from '../people/people.service.ts'
import { findCandidates } from './branch-managers.repository.ts'

/** Without the role, an assigned branch shows no appointments and requests. */
const manages = ({ is_manager, has_role }: { is_manager: boolean; has_role: boolean }) => is_manager && has_role

/** The managers of a branch, and who could become one. @throws NotFound for an unknown branch */
export async function read(call: Call, uuid: string): Promise<BranchManagers> {
  const { closed_at } = await find(call, uuid)
  const accounts = await findCandidates(call.db, uuid)
  return {
    is_closed: Boolean(closed_at),
    managers: accounts.filter(manages),
    candidates: accounts.filter((account) => !manages(account))
  }
}

/** Changes the account by the rules of its form, with its entry in the audit log. @throws Unprocessable for someone who can be no manager */
const change = (call: Call, uuid: string, person: string, to: (form: PersonForm) => PersonForm) =>
  call.db.transaction(async (trx) => {
    const within = { ...call, db: trx }
    await lock(trx)
    await find(within, uuid)
    const known = (await findCandidates(trx, uuid)).some((one) => one.uuid === person)
    if (!known) throw new Unprocessable({ person: [call.t('branch-managers.unknown')] })
    await people.change(within, person, to(formOfPerson(await people.read(within, person))))
    return read(within, uuid)
  })

const withRole = (roles: PersonForm['roles']): PersonForm['roles'] =>
  roles.includes('orgadmin') ? roles : [...roles, 'orgadmin']

/** Assigns a branch to an account, which becomes a branch manager unless it is one already. */
export const assign = (call: Call, uuid: string, person: string): Promise<BranchManagers> =>
  change(call, uuid, person, (form) => ({
    ...form,
    roles: withRole(form.roles),
    managed_organizations: [...new Set([...form.managed_organizations, uuid])]
  }))

/** Takes a branch from an account, which keeps its roles. */
export const release = (call: Call, uuid: string, person: string): Promise<BranchManagers> =>
  change(call, uuid, person, (form) => ({
    ...form,
    managed_organizations: form.managed_organizations.filter((one) => one !== uuid)
  }))
