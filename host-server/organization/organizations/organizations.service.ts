import { randomUUID } from 'node:crypto'
import type { Role } from '#contract/access'
import {
  type ListedOrganization,
  type Opening,
  type Organization,
  type OrganizationAddress,
  type OrganizationForm,
  type OrganizationMetadata,
  type OrganizationNames,
  openingFaults
} from '#contract/organizations'
import type { MetaTag } from '#contract/tenant'
import { Conflict, Forbidden, found, Unprocessable } from '../../core/base/failures.ts'
import { revisionOf } from '../../core/base/revision.ts'
import { freeSlug, slugOf } from '../../core/base/slug.ts'
import { record } from '../../core/events/audit-record.ts'
import { audited } from '../../core/events/audited.ts'
import { photoOf } from '../../core/files/media.files.ts'
import type { Call } from '../../core/http/http.ts'
import { isDuplicate, type TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findOpenings } from '../branches/branches.repository.ts'
import { metaFor } from '../branches/branches.service.ts'
import type { Manager, OrganizationRow } from './organizations.repository.ts'
import * as repository from './organizations.repository.ts'

type User = Pick<Call, 'user'>

const allFor = ({ user }: User, roles: readonly Role[]): Manager =>
  roles.some((role) => user?.roles.includes(role)) ? undefined : (user?.uuid ?? '')

/** The scope in which a user administers the branches' own data: names, addresses, hours, texts. */
export const managerOf = (call: User): Manager => allFor(call, ['accountadmin', 'orgs-manager'])

/** The scope in which a user edits what the branches' public pages say. */
export const editorOf = (call: User): Manager =>
  allFor(call, ['accountadmin', 'orgs-manager', 'organizations-profiles-editor'])

/** The scope in which a user sees people, appointments and figures: for a manager of all branches too, only those assigned. */
export const insiderOf = (call: User): Manager => allFor(call, ['accountadmin'])

const addressOf = ({ street, zip, city }: OrganizationRow) => ({ street, zip, city })

const metadataOf = ({ public_name, public_profile_enabled }: OrganizationRow): OrganizationMetadata[] => [
  { name: 'publicName', value: public_name ?? '' },
  { name: 'publicProfileEnabled', value: Boolean(public_profile_enabled) }
]

export const isOpen = ({ closed_at }: { closed_at: string | null }) => closed_at === null

/** The branches whose people and figures the user may see, by name. */
export const findKnown = (call: Call) => repository.findAll(call.db, insiderOf(call))

/** Every branch, by name. */
export const findAll = (db: TenantDb) => repository.findAll(db, undefined)

const listed = (row: OrganizationRow, advisors: number): ListedOrganization => {
  const { uuid, name, alias: slug, closed_at } = row
  return { uuid, name, slug, advisors, closed_at, address: addressOf(row), metadata: metadataOf(row) }
}

export async function list(call: Call): Promise<ListedOrganization[]> {
  const rows = await repository.findAll(call.db, managerOf(call))
  return rows.map((row) => listed(row, row.advisors))
}

/** A branch that the user administers. @throws NotFound for any other, whether it exists or not. */
export async function find(call: Call, uuid: string, db: TenantDb = call.db): Promise<OrganizationRow> {
  return found(await repository.find(db, uuid, managerOf(call)))
}

/** Whether the user may see the people of a branch and their appointments, not only the branch's own data. */
export async function isInside(call: Call, uuid: string): Promise<boolean> {
  return Boolean(await repository.find(call.db, uuid, insiderOf(call)))
}

const PLACE = ['street', 'zip', 'city', 'phone_number', 'time_zone', 'latitude', 'longitude'] as const

/** What can be saved of a branch itself, besides its week. */
const REVISED = ['name', 'alias', 'public_name', ...PLACE] as const satisfies (keyof OrganizationRow)[]

const revisionOfBranch = (row: OrganizationRow, week: readonly Opening[]): string =>
  revisionOf([REVISED.map((name) => row[name]), week])

/** A branch that is to be changed, locked, as it is when its revision is the given one or none is. @throws Conflict */
async function lockAt(call: Call, trx: TenantDb, uuid: string, revision: string | undefined): Promise<OrganizationRow> {
  const row = await lock(trx, uuid, call)
  if (revision !== undefined && revision !== revisionOfBranch(row, await findOpenings(trx, uuid)))
    throw new Conflict('organizations.changed-elsewhere')
  return row
}

type Relation = 'metadata' | 'address' | 'opening_hours'

export async function read(call: Call, uuid: string, relations: readonly Relation[]): Promise<Organization> {
  const row = await find(call, uuid)
  const opening_hours = await findOpenings(call.db, uuid)
  const { name, alias: slug, phone_number, time_zone, latitude, longitude, closed_at, photo } = row
  const isAsked = (relation: Relation) => relations.includes(relation)
  return {
    uuid,
    name,
    slug,
    phone_number,
    time_zone,
    latitude,
    longitude,
    closed_at,
    revision: revisionOfBranch(row, opening_hours),
    ...photoOf(photo),
    ...(isAsked('metadata') && { metadata: metadataOf(row) }),
    ...(isAsked('address') && { address: addressOf(row) }),
    ...(isAsked('opening_hours') && { opening_hours })
  }
}

export async function findAdvisors(call: Call, uuid: string) {
  await find(call, uuid)
  if (!(await isInside(call, uuid))) throw new Forbidden()
  return repository.findAdvisors(call.db, uuid)
}

export async function findMetaTags(call: Call, uuid: string): Promise<MetaTag[]> {
  const row = await find(call, uuid)
  return [{ controller: 'organizations', name: 'detail', ...metaFor(row, call) }]
}

/** A branch that the user administers, locked until the transaction ends. @throws NotFound for any other */
export const lock = async (trx: TenantDb, uuid: string, call: Call): Promise<OrganizationRow> =>
  found(await repository.lock(trx, uuid, managerOf(call)))

export const subject = ({ uuid: id, name }: OrganizationRow) => ({ object: 'organization' as const, id, name })

const FIELDS = ['public_name', 'public_profile_enabled', ...PLACE] as const satisfies (keyof OrganizationRow)[]

const branches = audited({
  read: lock,
  subject,
  fields: (row) => Object.fromEntries(FIELDS.map((name) => [name, row[name]]))
})

/** Updates columns of the branch, and records the change in the audit log. */
async function write(call: Call, uuid: string, columns: Partial<OrganizationRow>, revision?: string): Promise<void> {
  await branches.change(call, uuid, async (trx) => {
    await lockAt(call, trx, uuid, revision)
    await repository.update(trx, uuid, columns)
  })
}

const taken = ({ t }: Call) => new Unprocessable({ alias: [t('organizations.alias-taken')] })

/** Another request may have taken the alias between the check and the write. */
const orTaken = (call: Call) => (failure: unknown) => {
  throw isDuplicate(failure) ? taken(call) : failure
}

/** The URL already has the kind before the name (`/filiale/…`). */
const withoutKind = (name: string) => name.replace(/^(filiale|zweigstelle|branch)\s+/i, '')

async function aliasFor(call: Call, trx: TenantDb, { alias, name }: OrganizationForm, uuid: string): Promise<string> {
  const slug = alias || slugOf(withoutKind(name), 'branch')
  if (!alias) return freeSlug(slug, await repository.findAliases(trx, slug))
  if (await repository.isTaken(trx, alias, uuid)) throw taken(call)
  return alias
}

/** Adds a branch, without a public page: that is switched on once its data is complete. */
export const create = (call: Call, form: OrganizationForm): Promise<ListedOrganization> =>
  call.db
    .transaction(async (trx) => {
      const uuid = randomUUID()
      const entry = { ...form, alias: await aliasFor(call, trx, form, uuid), time_zone: call.tenant.time_zone }
      await repository.insert(trx, { uuid, ...entry, public_name: null, public_profile_enabled: false })
      await record(trx, call, { object: 'organization', id: uuid, name: form.name }, undefined, entry)
      return listed(await find(call, uuid, trx), 0)
    })
    .catch(orTaken(call))

/**
 * The former alias keeps redirecting to the branch, so that no other branch can take it. The audit log names the branch
 * as it was before.
 */
export const rename = (
  call: Call,
  uuid: string,
  { name, alias }: OrganizationNames,
  revision?: string
): Promise<void> =>
  call.db
    .transaction(async (trx) => {
      const before = await lockAt(call, trx, uuid, revision)
      const isMoved = alias !== before.alias
      if (isMoved && (await repository.isTaken(trx, alias, uuid))) throw taken(call)
      if (isMoved) await repository.reserveAlias(trx, uuid, before.alias, alias)
      await repository.update(trx, uuid, { name, alias })
      await record(trx, call, subject(before), { name: before.name, alias: before.alias }, { name, alias })
    })
    .catch(orTaken(call))

export const renamePublicly = (call: Call, uuid: string, public_name: string, revision?: string): Promise<void> =>
  write(call, uuid, { public_name }, revision)

export const publish = (call: Call, uuid: string, public_profile_enabled: boolean): Promise<void> =>
  write(call, uuid, { public_profile_enabled })

export const move = (call: Call, uuid: string, address: OrganizationAddress, revision?: string): Promise<void> =>
  write(call, uuid, address, revision)

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** A week for the audit log, by weekday. */
export const openingFields = (week: readonly Opening[]) =>
  Object.fromEntries(
    WEEKDAYS.map((name, index) => {
      const spans = week
        .filter(({ day }) => day === index + 1)
        .toSorted((a, b) => (a.start_time < b.start_time ? -1 : 1))
      return [name, spans.map(({ start_time, end_time }) => `${start_time}–${end_time}`).join(', ')]
    })
  )

const openings = audited({
  read: async (trx, id, call) => ({ branch: await lock(trx, id, call), week: await findOpenings(trx, id) }),
  subject: ({ branch }) => subject(branch),
  fields: ({ week }) => openingFields(week)
})

/** Replaces the week. @throws Unprocessable naming every invalid time. */
export async function openAt(call: Call, uuid: string, week: readonly Opening[], revision?: string): Promise<void> {
  const { t } = call
  const faults = openingFaults(week)
  const errors = faults.map(({ at, field, code }) => [`${at}.${field}`, [t(`organizations.hours-${code}`)]])
  if (errors.length) throw new Unprocessable(Object.fromEntries(errors))
  await openings.change(call, uuid, async (trx) => {
    await lockAt(call, trx, uuid, revision)
    await repository.replaceOpenings(trx, uuid, week)
  })
}
