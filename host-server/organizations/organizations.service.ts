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
import { record } from '../audit/audit.service.ts'
import { findOpenings } from '../branches/branches.repository.ts'
import { metaFor } from '../branches/branches.service.ts'
import { Forbidden, NotFound, Unprocessable } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { freeSlug, slugOf } from '../core/slug.ts'
import { isDuplicate, type TenantDb } from '../core/tenant-db.ts'
import type { Manager, OrganizationRow } from './organizations.repository.ts'
import * as repository from './organizations.repository.ts'

type User = Pick<Call, 'user'>

const allFor = ({ user }: User, roles: readonly Role[]): Manager =>
  roles.some((role) => user?.roles.includes(role)) ? undefined : (user?.uuid ?? '')

/** Of which branches somebody administers what is their own: names, addresses, hours, texts. */
export const managerOf = (call: User): Manager => allFor(call, ['accountadmin', 'orgs-manager'])

/** Of which branches somebody knows the people, their appointments and the figures: a manager of all, those assigned. */
export const insiderOf = (call: User): Manager => allFor(call, ['accountadmin'])

const addressOf = ({ street, zip, city }: OrganizationRow) => ({ street, zip, city })

const metadataOf = ({ public_name, public_profile_enabled }: OrganizationRow): OrganizationMetadata[] => [
  { name: 'publicName', value: public_name ?? '' },
  { name: 'publicProfileEnabled', value: Boolean(public_profile_enabled) }
]

/** The branches whose people and figures the user knows, by name. */
export const findKnown = (call: Call) => repository.findAll(call.db, insiderOf(call))

/** Every branch, by name. */
export const findAll = (db: TenantDb) => repository.findAll(db, undefined)

const listed = (row: OrganizationRow, advisors: number): ListedOrganization => {
  const { uuid, name, alias: slug } = row
  return { uuid, name, slug, advisors, address: addressOf(row), metadata: metadataOf(row) }
}

export async function list(call: Call): Promise<ListedOrganization[]> {
  const rows = await repository.findAll(call.db, managerOf(call))
  return rows.map((row) => listed(row, row.advisors))
}

/** A branch that the user administers; any other is not found, whether it exists or not. */
export async function find(call: Call, uuid: string, db: TenantDb = call.db): Promise<OrganizationRow> {
  const found = await repository.find(db, uuid, managerOf(call))
  if (!found) throw new NotFound()
  return found
}

/** Whether the user knows the people of a branch and their appointments, beside what is the branch's own. */
export async function isInside(call: Call, uuid: string): Promise<boolean> {
  return Boolean(await repository.find(call.db, uuid, insiderOf(call)))
}

type Relation = 'metadata' | 'address' | 'opening_hours'

export async function read(call: Call, uuid: string, relations: readonly Relation[]): Promise<Organization> {
  const row = await find(call, uuid)
  const { name, alias: slug, phone_number, time_zone, latitude, longitude } = row
  const isAsked = (relation: Relation) => relations.includes(relation)
  return {
    ...{ uuid, name, slug, phone_number, time_zone, latitude, longitude },
    ...(isAsked('metadata') && { metadata: metadataOf(row) }),
    ...(isAsked('address') && { address: addressOf(row) }),
    ...(isAsked('opening_hours') && { opening_hours: (await findOpenings(call.db, uuid)) as Opening[] })
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

type Work = (trx: TenantDb, before: OrganizationRow) => Promise<void>

/** Changes a branch that the user administers, with nobody else at it meanwhile. */
export const change = (call: Call, uuid: string, work: Work): Promise<void> =>
  call.db.transaction(async (trx) => {
    const before = await repository.lock(trx, uuid, managerOf(call))
    if (!before) throw new NotFound()
    await work(trx, before)
  })

const subject = ({ uuid: id, name }: OrganizationRow) => ({ object: 'organization' as const, id, name })

/** Writes columns of the branch's own row, and that they were changed. */
async function write(call: Call, trx: TenantDb, before: OrganizationRow, columns: Partial<OrganizationRow>) {
  await repository.update(trx, before.uuid, columns)
  const names = Object.keys(columns) as (keyof OrganizationRow)[]
  const old = Object.fromEntries(names.map((name) => [name, before[name]]))
  await record(trx, call, subject(before), old, columns)
}

const taken = ({ t }: Call) => new Unprocessable({ alias: [t('organizations.alias-taken')] })

/** Somebody else may have taken it between the look and the write. */
const orTaken = (call: Call) => (failure: unknown) => {
  throw isDuplicate(failure) ? taken(call) : failure
}

/** Its kind stands before the name in the address already. */
const withoutKind = (name: string) => name.replace(/^(filiale|zweigstelle|branch)\s+/i, '')

async function aliasFor(call: Call, trx: TenantDb, { alias, name }: OrganizationForm, uuid: string): Promise<string> {
  const slug = alias || slugOf(withoutKind(name), 'branch')
  if (!alias) return freeSlug(slug, await repository.findAliases(trx, slug))
  if (await repository.isTaken(trx, alias, uuid)) throw taken(call)
  return alias
}

/** Adds a branch. It gets its public page once somebody who has filled it in switches that on. */
export const create = (call: Call, form: OrganizationForm): Promise<ListedOrganization> =>
  call.db
    .transaction(async (trx) => {
      const uuid = randomUUID()
      const told = { ...form, alias: await aliasFor(call, trx, form, uuid), time_zone: call.tenant.time_zone }
      await repository.insert(trx, { uuid, ...told, public_name: null, public_profile_enabled: false })
      await record(trx, call, { object: 'organization', id: uuid, name: form.name }, undefined, told)
      return listed(await find(call, uuid, trx), 0)
    })
    .catch(orTaken(call))

async function renameIn(call: Call, trx: TenantDb, before: OrganizationRow, names: OrganizationNames) {
  const { alias } = names
  if (alias !== before.alias) {
    if (await repository.isTaken(trx, alias, before.uuid)) throw taken(call)
    await repository.keepAlias(trx, before.uuid, before.alias, alias)
  }
  await write(call, trx, before, names)
}

/** The address that the branch leaves leads to it still, so that nobody else may have it. */
export const rename = (call: Call, uuid: string, names: OrganizationNames): Promise<void> =>
  change(call, uuid, (trx, before) => renameIn(call, trx, before, names)).catch(orTaken(call))

export const renamePublicly = (call: Call, uuid: string, public_name: string): Promise<void> =>
  change(call, uuid, (trx, before) => write(call, trx, before, { public_name }))

export const publish = (call: Call, uuid: string, public_profile_enabled: boolean): Promise<void> =>
  change(call, uuid, (trx, before) => write(call, trx, before, { public_profile_enabled }))

export const move = (call: Call, uuid: string, address: OrganizationAddress): Promise<void> =>
  change(call, uuid, (trx, before) => write(call, trx, before, address))

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** A week as the log tells it, day by day. */
export const told = (week: readonly Opening[]) =>
  Object.fromEntries(
    WEEKDAYS.map((name, index) => {
      const spans = week
        .filter(({ day }) => day === index + 1)
        .toSorted((a, b) => (a.start_time < b.start_time ? -1 : 1))
      return [name, spans.map(({ start_time, end_time }) => `${start_time}–${end_time}`).join(', ')]
    })
  )

/** Replaces the week, or refuses it naming every wrong time. */
export async function openAt(call: Call, uuid: string, week: readonly Opening[]): Promise<void> {
  const { t } = call
  const faults = openingFaults(week)
  const errors = faults.map(({ at, field, code }) => [`${at}.${field}`, [t(`organizations.hours-${code}`)]])
  if (errors.length) throw new Unprocessable(Object.fromEntries(errors))
  await change(call, uuid, async (trx, before) => {
    const old = (await findOpenings(trx, uuid)) as Opening[]
    await repository.replaceOpenings(trx, uuid, week)
    await record(trx, call, subject(before), told(old), told(week))
  })
}
