import * as v from 'valibot'
import { Departure, formOfPerson, type PersonForm, PersonForm as PersonSchema } from '#contract/people'
import { instant } from '../../core/base/clock.ts'
import { Conflict, NotFound, Unprocessable } from '../../core/base/failures.ts'
import { record } from '../../core/events/audit-record.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { isConfigured } from '../openid/openid.settings.ts'
import { revokeCredentials } from '../people/account-closing.ts'
import { refuseErased } from '../people/being-erased.service.ts'
import { deactivate, reactivate } from '../people/departures.service.ts'
import { invite } from '../people/invitations.service.ts'
import * as people from '../people/people.repository.ts'
import { administratorFault, isAddressChanged } from '../people/people.rules.ts'
import * as service from '../people/people.service.ts'
import { isUninvited } from '../people/person.ts'
import { NOBODY, type Operation, patched, type UserDraft, wholeUser } from './scim.draft.ts'
import * as repository from './scim.repository.ts'
import { draftOf, versionOf } from './scim.resources.ts'
import { followGroups } from './scim.roles.service.ts'
import { ScimError } from './scim-error.ts'

/** The call within its transaction. */
type Within = Call & { trx: TenantDb }

/** One change after the other, so that checks for uniqueness and for the last administrator hold. */
const locked = <T>(call: Call, work: (within: Within) => Promise<T>): Promise<T> =>
  call.db.transaction(async (trx) => {
    await people.lock(trx)
    return work({ ...call, db: trx, trx })
  })

/** @throws NotFound */
export async function findRow(db: TenantDb, uuid: string): Promise<repository.UserRow> {
  const row = await repository.findUser(db, uuid)
  if (!row) throw new NotFound()
  return row
}

/** @throws ScimError if the directory has read another version */
export function refuseOld(expected: string | undefined, version: string) {
  if (expected && expected !== '*' && !expected.split(/\s*,\s*/).includes(version)) throw new ScimError('version-old')
}

async function refuseLastAdministrator(within: Within, uuid: string) {
  const row = await service.find(within, uuid, within.trx)
  if (await administratorFault(within, within.trx, row)) throw new ScimError('last-administrator')
}

interface Place {
  /** Undefined: as before. */
  uuid?: string | null
  /** What the directory called a branch and is none here. */
  unknown?: string
}

/** The branch, by its name or alias. Where a person is sent whole, an unknown one is left out. */
async function placeOf({ trx }: Within, wanted: UserDraft, before: UserDraft, isWhole: boolean): Promise<Place> {
  const { department } = wanted
  if (department === before.department) return {}
  if (!department) return { uuid: null }
  const key = department.toLowerCase()
  const branches = await repository.findBranches(trx)
  const branch = branches.find(({ name }) => name.toLowerCase() === key) ?? branches.find(({ alias }) => alias === key)
  if (!branch && isWhole) return { unknown: department }
  if (!branch) throw new ScimError('branch-unknown', department)
  if (branch.closed_at) throw new ScimError('branch-closed', department)
  return { uuid: branch.uuid }
}

const FIELDS: Record<string, string> = {
  first_name: 'name.givenName',
  last_name: 'name.familyName',
  email_address: 'emails.value'
}

function checked(form: unknown): PersonForm {
  const read = v.safeParse(PersonSchema, form)
  if (read.success) return read.output
  const field = v.getDotPath(read.issues[0]) ?? ''
  throw new ScimError('value-wrong', FIELDS[field] ?? field)
}

const namesOf = ({ givenName, familyName, email }: UserDraft) => ({
  first_name: givenName,
  last_name: familyName,
  email_address: email
})

/** What the administration's own rules refuse, such as a branch for an advisor, is refused here, too. */
async function obeying<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (failure) {
    if (failure instanceof Unprocessable) {
      const errors = failure.body.errors as Record<string, string[]>
      throw new ScimError('person-refused', Object.values(errors).flat().join(' '))
    }
    if (failure instanceof Conflict) {
      throw new ScimError(failure.message === 'people.being-erased' ? 'being-erased' : 'branch-is-closed')
    }
    throw failure
  }
}

/** Nothing is written of who is being erased, not even what only the directory calls them. @throws ScimError */
const refuseGoing = ({ trx }: Within, { uuid, advisor_uuid }: repository.UserRow) =>
  obeying(() => refuseErased(trx, { user_uuid: uuid, advisor_uuid }))

async function refuseTaken({ trx }: Within, { userName, email }: UserDraft, uuid: string) {
  if (await repository.isUserNameTaken(trx, userName, uuid)) throw new ScimError('user-name-taken', userName)
  const other = await people.findByEmail(trx, email)
  if (other && other.uuid !== uuid) throw new ScimError('address-taken', email)
}

const isOther = (one: PersonForm, other: PersonForm) =>
  (['first_name', 'last_name', 'email_address', 'organization_uuid'] as const).some((name) => one[name] !== other[name])

/** Names, address and branch. @returns what the directory calls a branch and is none here */
async function writePerson(within: Within, uuid: string, wanted: UserDraft, before: UserDraft, isWhole: boolean) {
  const place = await placeOf(within, wanted, before, isWhole)
  const person = formOfPerson(await service.read(within, uuid, within.trx))
  const organization_uuid = place.uuid === undefined ? person.organization_uuid : place.uuid
  if (person.has_card && !organization_uuid) throw new ScimError('branch-required')
  const form = { ...person, ...namesOf(wanted), organization_uuid }
  if (!isOther(form, person)) return place.unknown
  const valid = checked(form)
  const row = await service.find(within, uuid, within.trx)
  if (row.can_enter && isAddressChanged(row, valid)) await refuseLastAdministrator(within, uuid)
  await obeying(() => service.change(within, uuid, valid))
  return place.unknown
}

/** Who can get in neither by password nor by the institution's sign-in service is invited. */
async function inviteWhoCannotEnter(within: Within, uuid: string) {
  if (isConfigured(within.tenant.settings)) return
  if (isUninvited(await service.read(within, uuid, within.trx))) await invite(within, uuid)
}

/** Nothing is handed over: appointments stay in the branch's calendar, where colleagues take them. */
const LEAVING = v.parse(Departure, {})

async function writeState(within: Within, uuid: string, wanted: UserDraft, before: UserDraft) {
  if (before.active && !wanted.active) {
    await refuseLastAdministrator(within, uuid)
    await obeying(() => deactivate(within, uuid, LEAVING))
  }
  if (!before.active && wanted.active) await obeying(() => reactivate(within, uuid))
  const isNewAddress = wanted.email.toLowerCase() !== before.email.toLowerCase()
  if (wanted.active && (!before.active || isNewAddress)) await inviteWhoCannotEnter(within, uuid)
}

const putKnown = (trx: TenantDb, uuid: string, { userName, displayName, externalId }: UserDraft, deleted_at?: string) =>
  repository.putUser(trx, uuid, {
    user_name: userName,
    display_name: displayName,
    external_id: externalId,
    deleted_at: deleted_at ?? null
  })

/** What has been written, and what the directory calls a branch and is none here. */
export interface Written {
  row: repository.UserRow
  unknownBranch: string | undefined
}

async function write(
  within: Within,
  uuid: string,
  wanted: UserDraft,
  before: UserDraft,
  isWhole: boolean
): Promise<Written> {
  await refuseTaken(within, wanted, uuid)
  const unknownBranch = await writePerson(within, uuid, wanted, before, isWhole)
  await putKnown(within.trx, uuid, wanted)
  await writeState(within, uuid, wanted, before)
  return { row: await findRow(within.trx, uuid), unknownBranch }
}

/** The card without an account that has the address, if there is one only: its person gets the account. */
async function findOwnCard({ trx }: Within, email: string): Promise<string | undefined> {
  const [card, other] = await people.findBareCards(trx, email)
  return other ? undefined : card?.advisor_uuid
}

/** A new account, perhaps for a card that has none. */
async function insert(within: Within, wanted: UserDraft): Promise<Written> {
  const place = await placeOf(within, wanted, NOBODY, true)
  const card = await findOwnCard(within, wanted.email)
  const before = card && formOfPerson(await service.read(within, card, within.trx))
  const organization_uuid = place.uuid ?? (before ? before.organization_uuid : null)
  const form = checked({ ...before, ...namesOf(wanted), organization_uuid })
  const { uuid } = await obeying(() => (card ? service.change(within, card, form) : service.create(within, form)))
  await putKnown(within.trx, uuid, wanted)
  return { row: await findRow(within.trx, uuid), unknownBranch: place.unknown }
}

const isSamePerson = ({ external_id }: repository.UserRow, { externalId }: UserDraft) =>
  !external_id || !externalId || external_id === externalId

/** Who comes back has neither the rights nor the passwords of before. */
async function revive(within: Within, gone: repository.UserRow) {
  const { trx } = within
  const [holder] = await repository.findHolders(trx, [gone.uuid])
  await people.replaceRoles(trx, gone.uuid, [])
  await people.replaceManagedBranches(trx, gone.uuid, [])
  await revokeCredentials(trx, gone.uuid)
  const subject = service.subjectOf({ uuid: gone.uuid, full_name: gone.account_name })
  await record(trx, within, subject, { roles: holder?.held.join(', ') ?? '' }, { roles: '' })
}

/** Somebody whom the directory has deleted, and who comes back. @throws ScimError if it is somebody else */
async function findReturning({ trx }: Within, wanted: UserDraft): Promise<repository.UserRow | undefined> {
  const byAddress = await repository.findGone(trx, 'email', wanted.email)
  if (byAddress && !isSamePerson(byAddress, wanted)) throw new ScimError('address-taken', wanted.email)
  const gone = byAddress ?? (await repository.findGone(trx, 'userName', wanted.userName))
  return gone && isSamePerson(gone, wanted) ? gone : undefined
}

/** Adds a person: without a password, and invited where the institution has no sign-in service of its own. */
export const create = (call: Call, body: unknown): Promise<Written> =>
  locked(call, async (within) => {
    const wanted = wholeUser(body)
    const gone = await findReturning(within, wanted)
    await refuseTaken(within, wanted, gone?.uuid ?? '')
    if (gone) {
      await refuseGoing(within, gone)
      await revive(within, gone)
      return write(within, gone.uuid, wanted, draftOf(gone), true)
    }
    const { row, unknownBranch } = await insert(within, wanted)
    // of a card without an account, somebody may have left
    const before = draftOf(row)
    await writeState(within, row.uuid, wanted, before)
    if (before.active && wanted.active) await inviteWhoCannotEnter(within, row.uuid)
    return { row: await findRow(within.trx, row.uuid), unknownBranch }
  })

const change = (
  call: Call,
  uuid: string,
  expected: string | undefined,
  edit: (before: UserDraft) => { wanted: UserDraft; isWhole: boolean }
): Promise<Written> =>
  locked(call, async (within) => {
    const row = await findRow(within.trx, uuid)
    const before = draftOf(row)
    refuseOld(expected, versionOf(before))
    await refuseGoing(within, row)
    const { wanted, isWhole } = edit(before)
    return write(within, uuid, wanted, before, isWhole)
  })

export const replace = (call: Call, uuid: string, expected: string | undefined, body: unknown): Promise<Written> =>
  change(call, uuid, expected, (before) => ({ wanted: wholeUser(body, before), isWhole: true }))

export const patch = (call: Call, uuid: string, expected: string | undefined, operations: readonly Operation[]) =>
  change(call, uuid, expected, (before) => ({ wanted: patched(before, operations, uuid), isWhole: false }))

/** Deactivates a person, who is unknown to the directory from then on; erasing is the deletion tool's. */
export const remove = (call: Call, uuid: string, expected: string | undefined): Promise<void> =>
  locked(call, async (within) => {
    const { trx } = within
    const row = await findRow(trx, uuid)
    const before = draftOf(row)
    refuseOld(expected, versionOf(before))
    await refuseGoing(within, row)
    await writeState(within, uuid, { ...before, active: false }, before)
    await repository.leaveGroups(trx, uuid)
    await followGroups(within, trx, [uuid])
    await putKnown(trx, uuid, before, instant(call.app.clock.now()))
  })
