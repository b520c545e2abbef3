import { isAssignable } from '#contract/access'
import type { Person, PersonForm } from '#contract/people'
import { Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { refuseErased } from './being-erased.service.ts'
import type { PersonRow } from './people.repository.ts'
import * as repository from './people.repository.ts'
import { deactivatedAt } from './person.ts'

type Errors = Record<string, string[]>

const isAdministrator = (roles: readonly string[]) => roles.includes('accountadmin')

/** Whether the account's e-mail address changes, ignoring case: the new one may belong to another person. */
export const isAddressChanged = ({ account_email }: PersonRow, { email_address }: PersonForm) =>
  Boolean(account_email) && account_email?.toLowerCase() !== email_address.toLowerCase()

/** Whether a new account may do more than any account. */
export const givesRoles = ({ roles }: Pick<PersonForm, 'roles'>) => roles.some((role) => role !== 'stduser')

type Access = 'roles' | 'managed_organizations' | 'email_address'

const isOther = (one: readonly string[], other: readonly string[]) => one.toSorted().join() !== other.toSorted().join()

/** Whether a change says anew who signs in, what they may do, or in which branches. */
export const changesAccess = (before: Pick<Person, Access>, after: Pick<PersonForm, Access>) =>
  isOther(before.roles, after.roles) ||
  isOther(before.managed_organizations, after.managed_organizations) ||
  before.email_address?.toLowerCase() !== after.email_address.toLowerCase()

/** The error if administrators would remove their own role, or that of the last one. */
export async function administratorFault(
  { user, t }: Call,
  trx: TenantDb,
  before: PersonRow | undefined
): Promise<string | undefined> {
  const uuid = before?.user_uuid
  if (!uuid || deactivatedAt(before)) return undefined
  if (!isAdministrator((await repository.findRoles(trx, uuid)).get(uuid) ?? [])) return undefined
  if (uuid === user?.uuid) return t('people.own-administration')
  return (await repository.countOtherAdministrators(trx, uuid)) ? undefined : t('people.last-administrator')
}

/** A new sign-in address revokes the credentials, so it is refused for oneself and for the last administrator. */
async function addressFault(call: Call, trx: TenantDb, form: PersonForm, before: PersonRow | undefined) {
  if (!before?.can_enter || !isAddressChanged(before, form)) return undefined
  if (before.user_uuid === call.user?.uuid) return call.t('people.own-address')
  return administratorFault(call, trx, before)
}

/** Roles change only with the module, and only to those that grant something; held ones may stay. */
async function roleFault({ t, tenant }: Call, trx: TenantDb, form: PersonForm, before: PersonRow | undefined) {
  const uuid = before?.user_uuid
  const held: readonly string[] = (uuid && (await repository.findRoles(trx, uuid)).get(uuid)) || []
  const added = form.roles.filter((role) => !held.includes(role))
  const isChanged = added.length > 0 || held.some((role) => !(form.roles as readonly string[]).includes(role))
  if (isChanged && !tenant.modules.has('roles-management')) return t('people.roles-off')
  return added.every(isAssignable) ? undefined : t('people.role-not-assignable')
}

/** Who belongs to a branch already may stay while it is closed, but not begin to be an advisor there. */
const comesTo = ({ organization_uuid, has_card }: PersonForm, before: PersonRow | undefined) =>
  organization_uuid !== before?.organization_uuid || (has_card && !before?.advisor_uuid)

async function placeFaults(
  { t }: Call,
  trx: TenantDb,
  form: PersonForm,
  before: PersonRow | undefined
): Promise<Errors> {
  const branches = new Map((await repository.findBranches(trx)).map((branch) => [branch.uuid, branch]))
  const { organization_uuid, managed_organizations, has_card } = form
  const unknown = [t('people.branch-unknown')]
  const managed = before?.user_uuid ? await repository.findManagedBranches(trx, before.user_uuid) : []
  const added = managed_organizations.filter((uuid) => !managed.includes(uuid))
  const isClosed = Boolean(branches.get(organization_uuid ?? '')?.closed_at) && comesTo(form, before)
  return {
    ...(organization_uuid && !branches.has(organization_uuid) && { organization_uuid: unknown }),
    ...(isClosed && { organization_uuid: [t('people.branch-closed')] }),
    ...(!organization_uuid && has_card && { organization_uuid: [t('errors.branch-required')] }),
    ...(added.some((uuid) => branches.get(uuid)?.closed_at) && { managed_organizations: [t('people.managed-closed')] }),
    ...(managed_organizations.some((uuid) => !branches.has(uuid)) && { managed_organizations: unknown })
  }
}

async function cardFaults({ t }: Call, trx: TenantDb, form: PersonForm, advisorUuid: string): Promise<Errors> {
  const { alias, assistant_uuid } = form
  const assistants = assistant_uuid ? await repository.findAssistants(trx) : []
  const isUnknown = assistant_uuid && !assistants.some(({ uuid }) => uuid === assistant_uuid)
  return {
    ...(alias && (await repository.isTaken(trx, alias, advisorUuid)) && { alias: [t('people.alias-taken')] }),
    ...(isUnknown && { assistant_uuid: [t('people.assistant-unknown')] })
  }
}

/** Validates a form; the caller holds the lock on people. @throws Unprocessable with all errors, Conflict for who is being erased */
export async function check(call: Call, trx: TenantDb, form: PersonForm, before?: PersonRow): Promise<void> {
  const { t } = call
  if (before) await refuseErased(trx, before)
  const sameMail = await repository.findByEmail(trx, form.email_address)
  const isTaken = sameMail && sameMail.uuid !== before?.user_uuid
  const address = isTaken ? t('people.email-taken') : await addressFault(call, trx, form, before)
  const keepsRole = isAdministrator(form.roles)
  const administration = keepsRole ? undefined : await administratorFault(call, trx, before)
  const roles = administration ?? (await roleFault(call, trx, form, before))
  const errors: Errors = {
    ...(address && { email_address: [address] }),
    ...(roles && { roles: [roles] }),
    ...(before?.advisor_uuid && !form.has_card && { has_card: [t('people.card-stays')] }),
    ...(await placeFaults(call, trx, form, before)),
    ...(form.has_card && (await cardFaults(call, trx, form, before?.advisor_uuid ?? '')))
  }
  if (Object.keys(errors).length) throw new Unprocessable(errors)
}
