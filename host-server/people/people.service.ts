import { randomUUID } from 'node:crypto'
import { formOfPerson, type Person, type PersonChoices, type PersonForm } from '#contract/people'
import { fullName } from '../advisors/full-name.ts'
import { record } from '../audit/audit.service.ts'
import { instant } from '../core/clock.ts'
import { Conflict, NotFound } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { mediaUrl } from '../media/media.files.ts'
import { letInAnew } from './closing.ts'
import { completed } from './completed.ts'
import { scopeOf } from './people.list.ts'
import type { CardParts, PersonRow, Scope } from './people.repository.ts'
import * as repository from './people.repository.ts'
import { check, isMoved } from './people.rules.ts'
import { deactivatedAt, emailOf, keyOf, revisionOf, statusOf, whoIs } from './person.ts'

const isWithin = (scope: Scope, branch: string | null) => !scope || scope.includes(branch ?? '')

/** Somebody whom the user may see; anybody else is not found, whether they exist or not. */
export async function find(call: Call, uuid: string, db: TenantDb = call.db): Promise<PersonRow> {
  const row = await repository.find(db, uuid)
  if (!row || !isWithin(await scopeOf({ ...call, db }), row.organization_uuid)) throw new NotFound()
  return row
}

const NO_CARD: CardParts = { assistant_uuid: null, contact_options: [], former_aliases: [], successor: undefined }

/** A manager does not hear of people of other branches, whoever follows whom. */
async function successorOf(call: Call, db: TenantDb, { successor }: CardParts): Promise<Person['successor']> {
  const row = successor && (await repository.findByCard(db, successor.uuid))
  if (!row || !isWithin(await scopeOf({ ...call, db }), row.organization_uuid)) return null
  return { uuid: keyOf(row), full_name: fullName(whoIs(row)), slug: row.alias ?? '' }
}

const cardOf = (row: PersonRow, { assistant_uuid, contact_options, former_aliases }: CardParts) => ({
  ...{ assistant_uuid, contact_options: contact_options as Person['contact_options'], former_aliases },
  ...{ alias: row.alias ?? '', position: row.position ?? '', phone_number: row.phone_number ?? '' },
  card_email_address: row.card_email ?? '',
  is_institutional: row.advisor_uuid ? Boolean(row.is_institutional) : true,
  profile_picture_url: mediaUrl(row.photo)
})

async function personOf(call: Call, db: TenantDb, row: PersonRow): Promise<Person> {
  const { services, tenant, user } = call
  const uuid = row.user_uuid ?? ''
  const parts = row.advisor_uuid ? await repository.findCardParts(db, row.advisor_uuid) : NO_CARD
  const person: Omit<Person, 'revision'> = {
    ...whoIs(row),
    ...cardOf(row, parts),
    uuid: keyOf(row),
    full_name: fullName(whoIs(row)),
    email_address: emailOf(row),
    organization_uuid: row.organization_uuid,
    organization: (await repository.findBranches(db, [row.organization_uuid ?? '']))[0] ?? null,
    roles: (await repository.findRoles(db, uuid)).get(uuid) ?? [],
    managed_organizations: await repository.findManagedBranches(db, uuid),
    has_card: row.advisor_uuid !== null,
    status: statusOf(row, instant(services.clock.now())),
    invitation: row.invited_at && row.invited_until ? { sent_at: row.invited_at, expires_at: row.invited_until } : null,
    deactivated_at: deactivatedAt(row),
    successor: await successorOf(call, db, parts),
    is_self: row.user_uuid !== null && row.user_uuid === user?.uuid,
    time_zone: tenant.time_zone
  }
  return { ...person, revision: revisionOf(formOfPerson(person)) }
}

export const read = async (call: Call, uuid: string, db: TenantDb = call.db): Promise<Person> =>
  personOf(call, db, await find(call, uuid, db))

async function assistants(db: TenantDb): Promise<PersonChoices['assistants']> {
  const rows = await repository.findAssistants(db)
  return rows.map(({ uuid, first_name, last_name }) => ({ uuid, full_name: `${first_name} ${last_name}` }))
}

export const choices = async ({ db }: Call): Promise<PersonChoices> => ({
  branches: await repository.findBranches(db),
  assistants: await assistants(db)
})

const assistantName = async (db: TenantDb, { assistant_uuid }: Person): Promise<string> =>
  (assistant_uuid && (await assistants(db)).find(({ uuid }) => uuid === assistant_uuid)?.full_name) || ''

/** What the log tells of a person: branches and the assistant by their names. */
async function told(db: TenantDb, person: Person) {
  const names = new Map((await repository.findBranches(db)).map(({ uuid, name }) => [uuid, name]))
  const { first_name, last_name, email_address, roles, has_card } = person
  const { alias, title_prefix, title_suffix, position, phone_number, card_email_address, is_institutional } = person
  return {
    ...{ first_name, last_name, email_address },
    branch: names.get(person.organization_uuid ?? '') ?? '',
    roles: roles.join(', '),
    managed_branches: person.managed_organizations.map((uuid) => names.get(uuid)).join(', '),
    ...(has_card && {
      ...{ alias, title_prefix, title_suffix, position, phone_number, card_email_address, is_institutional },
      ...{ assistant: await assistantName(db, person), contact_options: person.contact_options.join(', ') }
    })
  }
}

export const subjectOf = (person: Pick<Person, 'uuid' | 'full_name'>) => ({
  object: 'user' as const,
  id: person.uuid,
  name: person.full_name
})

const accountColumns = ({ first_name, last_name, email_address }: PersonForm) => ({
  ...{ first_name, last_name, email_address },
  full_name: `${first_name} ${last_name}`
})

const cardColumns = (form: PersonForm) => ({
  ...{ first_name: form.first_name, last_name: form.last_name, position: form.position },
  ...{ title_prefix: form.title_prefix, title_suffix: form.title_suffix, phone_number: form.phone_number },
  alias: form.alias,
  email_address: form.card_email_address,
  is_institutional: form.is_institutional,
  organization_uuid: form.organization_uuid
})

/** The card's row, with its address of today; a calendar whose branch has changed has another zone and other holidays. */
async function saveCard(trx: TenantDb, form: PersonForm, before: PersonRow | undefined): Promise<string> {
  const uuid = before?.advisor_uuid ?? randomUUID()
  const { alias } = form
  const columns = cardColumns(form)
  if (!before?.alias) await repository.insertAdvisor(trx, uuid, columns)
  else {
    if (before.alias !== alias) await repository.keepAlias(trx, uuid, before.alias, alias)
    if (before.organization_uuid !== form.organization_uuid) await trx.reviseCalendar(uuid)
    await repository.updateAdvisor(trx, uuid, columns)
  }
  await repository.replaceAssistant(trx, uuid, form.assistant_uuid)
  await repository.replaceContactOptions(trx, uuid, form.contact_options)
  return uuid
}

/** The account's row: whoever had a card alone gets one under the card's key, so that addresses of pages stay. */
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
  if (before && isMoved(before, form)) await letInAnew(trx, uuid)
  return uuid
}

/** Takes a form that is completed. */
async function save(call: Call, trx: TenantDb, form: PersonForm, before?: PersonRow): Promise<string> {
  await check(call, trx, form, before)
  const advisorUuid = form.has_card ? await saveCard(trx, form, before) : null
  const uuid = await saveAccount(trx, form, before, advisorUuid)
  await repository.replaceRoles(trx, uuid, form.roles)
  await repository.replaceManagedBranches(trx, uuid, form.managed_organizations)
  await repository.replaceStaffBranch(trx, uuid, form.has_card ? null : form.organization_uuid)
  return uuid
}

/** Adds a person. Part of a transaction where the call's handle is one, as for files of many. */
export const create = (call: Call, form: PersonForm): Promise<Person> =>
  call.db.transaction(async (trx) => {
    await repository.lock(trx)
    const person = await read(call, await save(call, trx, await completed(trx, form)), trx)
    await record(trx, call, subjectOf(person), undefined, await told(trx, person))
    return person
  })

/** The same change twice is one: an answer may have been lost on its way. */
function refuseOutdated(before: Person, form: PersonForm, revision: string) {
  const isCurrent = before.revision === revision || before.revision === revisionOf(form)
  if (!isCurrent) throw new Conflict('people.changed-meanwhile')
}

/** Without a revision whatever is there is read within the same transaction. */
type Wanted = PersonForm & { revision?: string }

/** Changes a person, as far as the form differs, and where it was filled from what is there still; in a transaction as `create`. */
export const change = (call: Call, uuid: string, { revision, ...wanted }: Wanted): Promise<Person> =>
  call.db.transaction(async (trx) => {
    await repository.lock(trx)
    const row = await find(call, uuid, trx)
    const form = await completed(trx, wanted, row)
    const before = await personOf(call, trx, row)
    if (revision !== undefined) refuseOutdated(before, form, revision)
    const person = await read(call, await save(call, trx, form, row), trx)
    await record(trx, call, subjectOf(person), await told(trx, before), await told(trx, person))
    return person
  })
