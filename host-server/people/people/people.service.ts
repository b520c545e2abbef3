import { randomUUID } from 'node:crypto'
import { FIRST_APPOINTMENT_TYPES } from '#contract/appointment-types'
import type { Person, PersonChoices, PersonForm } from '#contract/people'
import { CHANGED_MEANWHILE } from '#contract/refusals'
import * as appointmentTypes from '../../booking/appointment-types/appointment-types.repository.ts'
import { staff } from '../../booking/appointments/history.repository.ts'
import { findOnSite, relocate } from '../../booking/appointments/relocation.service.ts'
import { instant } from '../../core/base/clock.ts'
import { Conflict, NotFound } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import { audited } from '../../core/events/audited.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { defaultOptions } from '../advisors/contact-options.service.ts'
import { list as listPasskeys } from '../passkeys/passkeys.repository.ts'
import { revokeCredentials } from './account-closing.ts'
import { type CompletedForm, completed } from './completed-account.ts'
import type { CardParts, PersonRow, Scope } from './people.repository.ts'
import * as repository from './people.repository.ts'
import { check, isAddressChanged } from './people.rules.ts'
import { deactivatedAt, emailOf, keyOf, nameOf, revisionOfPerson, statusOf } from './person.ts'
import { scopeOf } from './scope.service.ts'

const isWithin = (scope: Scope, branch: string | null) => !scope || scope.includes(branch ?? '')

/** A person whom the user may see. @throws NotFound for any other, whether they exist or not. */
export async function find(call: Call, uuid: string, db: TenantDb = call.db): Promise<PersonRow> {
  const row = await repository.find(db, uuid)
  if (!row || !isWithin(await scopeOf({ ...call, db }), row.organization_uuid)) throw new NotFound()
  return row
}

const NO_CARD: CardParts = { assistant_uuid: null, contact_options: [], former_aliases: [], successor: undefined }

/** Null if the successor belongs to a branch that the user may not see. */
async function successorOf(call: Call, db: TenantDb, { successor }: CardParts): Promise<Person['successor']> {
  const row = successor && (await repository.findByCard(db, successor.uuid))
  if (!row || !isWithin(await scopeOf({ ...call, db }), row.organization_uuid)) return null
  return { uuid: keyOf(row), full_name: fullName(nameOf(row)), slug: row.alias ?? '' }
}

const cardOf = (row: PersonRow, { assistant_uuid, contact_options, former_aliases }: CardParts) => ({
  assistant_uuid,
  contact_options,
  former_aliases,
  alias: row.alias ?? '',
  position: row.position ?? '',
  phone_number: row.phone_number ?? '',
  card_email_address: row.card_email ?? '',
  is_institutional: row.advisor_uuid ? Boolean(row.is_institutional) : true,
  profile_picture_url: mediaUrl(row.photo)
})

async function personOf(call: Call, db: TenantDb, row: PersonRow): Promise<Person> {
  const { app, tenant, user } = call
  const uuid = row.user_uuid ?? ''
  const parts = row.advisor_uuid ? await repository.findCardParts(db, row.advisor_uuid) : NO_CARD
  const person: Omit<Person, 'revision'> = {
    ...nameOf(row),
    ...cardOf(row, parts),
    ...(!row.advisor_uuid && { contact_options: defaultOptions(tenant) }),
    uuid: keyOf(row),
    full_name: fullName(nameOf(row)),
    email_address: emailOf(row),
    organization_uuid: row.organization_uuid,
    organization: (await repository.findBranches(db, [row.organization_uuid ?? '']))[0] ?? null,
    roles: (await repository.findRoles(db, uuid)).get(uuid) ?? [],
    managed_organizations: await repository.findManagedBranches(db, uuid),
    has_card: row.advisor_uuid !== null,
    status: statusOf(row, instant(app.clock.now())),
    invitation: row.invited_at && row.invited_until ? { sent_at: row.invited_at, expires_at: row.invited_until } : null,
    deactivated_at: deactivatedAt(row),
    second_factor_since: row.second_factor_since,
    passkeys: uuid ? (await listPasskeys(db, uuid)).length : 0,
    sign_in_lock: null,
    successor: await successorOf(call, db, parts),
    is_self: row.user_uuid !== null && row.user_uuid === user?.uuid,
    time_zone: tenant.time_zone
  }
  // a change of the institution's default is none of the person
  return { ...person, revision: revisionOfPerson({ ...person, contact_options: parts.contact_options }) }
}

export const read = async (call: Call, uuid: string, db: TenantDb = call.db): Promise<Person> =>
  personOf(call, db, await find(call, uuid, db))

async function assistants(db: TenantDb): Promise<PersonChoices['assistants']> {
  const rows = await repository.findAssistants(db)
  return rows.map(({ uuid, first_name, last_name, photo }) => ({
    uuid,
    full_name: `${first_name} ${last_name}`,
    profile_picture_url: mediaUrl(photo),
    branch: ''
  }))
}

export const choices = async ({ db, tenant }: Call): Promise<PersonChoices> => ({
  branches: await repository.findOpenBranches(db),
  assistants: await assistants(db),
  contact_options: defaultOptions(tenant)
})

const assistantName = async (db: TenantDb, { assistant_uuid }: Person): Promise<string> =>
  (assistant_uuid && (await assistants(db)).find(({ uuid }) => uuid === assistant_uuid)?.full_name) || ''

/** A person for the audit log, with the names of branches and assistant. */
async function auditFields(db: TenantDb, person: Person) {
  const names = new Map((await repository.findBranches(db)).map(({ uuid, name }) => [uuid, name]))
  const { first_name, last_name, email_address, roles, has_card } = person
  const { alias, title_prefix, title_suffix, position, phone_number, card_email_address, is_institutional } = person
  return {
    first_name,
    last_name,
    email_address,
    branch: names.get(person.organization_uuid ?? '') ?? '',
    roles: roles.join(', '),
    managed_branches: person.managed_organizations.map((uuid) => names.get(uuid)).join(', '),
    ...(has_card && {
      alias,
      title_prefix,
      title_suffix,
      position,
      phone_number,
      card_email_address,
      is_institutional,
      assistant: await assistantName(db, person),
      contact_options: person.contact_options.join(', ')
    })
  }
}

export const subjectOf = (person: Pick<Person, 'uuid' | 'full_name'>) => ({
  object: 'user' as const,
  id: person.uuid,
  name: person.full_name
})

const accountColumns = ({ first_name, last_name, email_address }: PersonForm) => ({
  first_name,
  last_name,
  email_address,
  full_name: `${first_name} ${last_name}`
})

const cardColumns = (form: PersonForm) => ({
  first_name: form.first_name,
  last_name: form.last_name,
  position: form.position,
  title_prefix: form.title_prefix,
  title_suffix: form.title_suffix,
  phone_number: form.phone_number,
  alias: form.alias,
  email_address: form.card_email_address,
  is_institutional: form.is_institutional,
  // `check` refuses a card without a branch
  organization_uuid: form.organization_uuid ?? undefined
})
type CardColumns = ReturnType<typeof cardColumns>

/** A change of branch is also one of the calendar, since time zone and holidays are the branch's, and of on-site appointments. */
async function changeCard(trx: TenantDb, uuid: string, columns: CardColumns, isMoved: boolean, now: Date) {
  if (!isMoved) return repository.updateAdvisor(trx, uuid, columns)
  await trx.reviseCalendar(uuid)
  const visits = await findOnSite(trx, uuid, now)
  await repository.updateAdvisor(trx, uuid, columns)
  await relocate(trx, visits, { now, by: staff(undefined) })
}

async function saveCard(trx: TenantDb, form: CompletedForm, before: PersonRow | undefined, now: Date): Promise<string> {
  const uuid = before?.advisor_uuid ?? randomUUID()
  const { alias } = form
  const columns = cardColumns(form)
  if (!before?.alias) {
    await repository.insertAdvisor(trx, uuid, columns)
    await appointmentTypes.replace(trx, uuid, FIRST_APPOINTMENT_TYPES)
  } else {
    if (before.alias !== alias) await repository.reserveAlias(trx, uuid, before.alias, alias)
    await changeCard(trx, uuid, columns, before.organization_uuid !== form.organization_uuid, now)
  }
  await repository.replaceAssistant(trx, uuid, form.assistant_uuid)
  await repository.replaceContactOptions(trx, uuid, form.contact_options)
  return uuid
}

/** Saves the account. A person who only had a card gets an account with the card's key, so that URLs stay valid. */
async function saveAccount(
  trx: TenantDb,
  form: PersonForm,
  before: PersonRow | undefined,
  advisor_uuid: string | null
) {
  const uuid = before ? keyOf(before) : randomUUID()
  const columns = { ...accountColumns(form), advisor_uuid }
  if (before?.user_uuid) await repository.updateUser(trx, uuid, columns)
  else await repository.insertUser(trx, uuid, { ...columns, deactivated_at: (before && deactivatedAt(before)) ?? null })
  if (before && isAddressChanged(before, form)) await revokeCredentials(trx, uuid)
  return uuid
}

/** Saves what is valid, once `approve` has nothing against it. */
async function save(
  call: Call,
  trx: TenantDb,
  form: CompletedForm,
  before?: PersonRow,
  approve?: () => void
): Promise<string> {
  await check(call, trx, form, before)
  approve?.()
  const advisorUuid = form.has_card ? await saveCard(trx, form, before, call.app.clock.now()) : null
  const uuid = await saveAccount(trx, form, before, advisorUuid)
  await repository.replaceRoles(trx, uuid, form.roles)
  await repository.replaceManagedBranches(trx, uuid, form.managed_organizations)
  await repository.replaceStaffBranch(trx, uuid, form.has_card ? null : form.organization_uuid)
  return uuid
}

const people = audited<Person>({
  lock: repository.lock,
  read: (trx, id, call) => read(call, id, trx),
  subject: subjectOf,
  fields: (person, trx) => auditFields(trx, person)
})

/** Adds a person, within the call's transaction if it has one, as in an import; `approve` may refuse what is valid. */
export const create = (call: Call, form: PersonForm, approve?: () => void): Promise<Person> =>
  people.create(call, async (trx) => save(call, trx, await completed({ ...call, db: trx }, form), undefined, approve))

/** Accepts a repeated change, since a response may have been lost. */
function refuseOutdated(before: Person, form: PersonForm, revision: string) {
  const isCurrent = before.revision === revision || before.revision === revisionOfPerson(form)
  if (!isCurrent) throw new Conflict('people.changed-meanwhile', { code: CHANGED_MEANWHILE })
}

/** Without a revision, the caller has read the person in the same transaction. */
type Wanted = PersonForm & { revision?: string }

/** Changes a person, within the call's transaction if it has one. @throws Conflict if the revision is outdated */
export const change = (
  call: Call,
  uuid: string,
  { revision, ...wanted }: Wanted,
  approve?: (before: Person) => void
): Promise<Person> =>
  people.change(call, uuid, async (trx, before) => {
    const row = await find(call, uuid, trx)
    const form = await completed({ ...call, db: trx }, wanted, row)
    if (revision !== undefined) refuseOutdated(before, form, revision)
    await save(call, trx, form, row, () => approve?.(before))
  })
