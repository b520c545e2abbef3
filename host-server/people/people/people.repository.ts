import type { Role } from '#contract/access'
import type { ContactOption } from '#contract/contact-options'
import { byName, sortedBy } from '../../core/base/collation.ts'
import { allOf, readInSlices } from '../../core/base/slices.ts'
import type { NewRow, TableName, Tables } from '../../core/tenancy/query.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** A person: an account, a card, or both. */
export interface PersonRow {
  /** Null without an account. */
  user_uuid: string | null
  /** Null without a card. */
  advisor_uuid: string | null
  account_email: string | null
  account_name: string | null
  account_first_name: string | null
  account_last_name: string | null
  can_enter: number | null
  account_deactivated_at: string | null
  last_sign_in_at: string | null
  alias: string | null
  first_name: string | null
  last_name: string | null
  title_prefix: string | null
  title_suffix: string | null
  position: string | null
  card_email: string | null
  phone_number: string | null
  photo: string | null
  is_institutional: boolean | null
  card_deactivated_at: string | null
  organization_uuid: string | null
  invited_at: string | null
  invited_until: string | null
  second_factor_since: string | null
}

/** The branches of a manager; undefined for a user who sees everyone. */
export type Scope = readonly string[] | undefined

export const findManagedBranches = (db: TenantDb, user_uuid: string): Promise<string[]> =>
  db.table('organization_managers').where({ user_uuid }).orderBy('organization_uuid').pluck('organization_uuid')

/** Which branches some users manage, as pairs. */
export const findManagers = (db: TenantDb, users: readonly string[]) =>
  db.table('organization_managers').whereIn('user_uuid', users).select('user_uuid', 'organization_uuid')

const CARD = [
  'a.uuid as advisor_uuid',
  'a.alias',
  'a.first_name',
  'a.last_name',
  'a.title_prefix',
  'a.title_suffix',
  'a.position',
  'a.email_address as card_email',
  'a.phone_number',
  'a.photo',
  'a.is_institutional',
  'a.deactivated_at as card_deactivated_at'
] as const

const ACCOUNT = [
  'u.uuid as user_uuid',
  'u.email_address as account_email',
  'u.full_name as account_name',
  'u.first_name as account_first_name',
  'u.last_name as account_last_name',
  'u.deactivated_at as account_deactivated_at',
  'u.last_sign_in_at',
  'i.sent_at as invited_at',
  'i.expires_at as invited_until',
  'f.created_at as second_factor_since'
] as const

/** The card's branch takes precedence. */
const BRANCH = 'coalesce(a.organization_uuid, b.organization_uuid)'

/** With a password, or by the institution's own sign-in service. */
const CAN_ENTER = `(u.password_hash <> '' or exists (select 1 from openid_identities d
  where d.tenant_id = u.tenant_id and d.user_uuid = u.uuid))`

/** The same, but only by the sign-in service if the institution does not accept passwords. */
const MAY_ENTER = `${CAN_ENTER} and (not exists (select 1 from tenant_settings s
  where s.tenant_id = u.tenant_id and s.name = 'openid_password_sign_in' and s.value = 'false')
  or exists (select 1 from openid_identities d where d.tenant_id = u.tenant_id and d.user_uuid = u.uuid))`

const accounts = (db: TenantDb) =>
  db
    .table('users as u')
    .leftJoin('advisors as a', (on) => on.on('a.tenant_id', 'u.tenant_id').on('a.uuid', 'u.advisor_uuid'))
    .leftJoin('staff_branches as b', (on) => on.on('b.tenant_id', 'u.tenant_id').on('b.user_uuid', 'u.uuid'))
    .leftJoin('invitations as i', (on) => on.on('i.tenant_id', 'u.tenant_id').on('i.user_uuid', 'u.uuid'))
    .leftJoin('second_factors as f', (on) => on.on('f.tenant_id', 'u.tenant_id').on('f.user_uuid', 'u.uuid'))
    .select(...CARD, ...ACCOUNT, db.raw<{ organization_uuid: string | null }>(`${BRANCH} as organization_uuid`))
    .select(db.raw<{ can_enter: number }>(`case when ${CAN_ENTER} then 1 else 0 end as can_enter`))

const NO_ACCOUNT = `not exists (select 1 from users u where u.tenant_id = a.tenant_id and u.advisor_uuid = a.uuid)`

const bareCards = (db: TenantDb) =>
  db
    .table('advisors as a')
    .whereRaw(NO_ACCOUNT)
    .whereNull('a.erased_at')
    .select(...CARD, 'a.organization_uuid')

/** The account columns of a card without an account. */
const WITHOUT = {
  user_uuid: null,
  account_email: null,
  account_name: null,
  account_first_name: null,
  account_last_name: null,
  account_deactivated_at: null,
  last_sign_in_at: null,
  can_enter: null,
  invited_at: null,
  invited_until: null,
  second_factor_since: null
}

/** The cards without an account that have an address, two at most. */
export const findBareCards = (db: TenantDb, email: string) =>
  bareCards(db).whereRaw('lower(a.email_address) = ?', [email.toLowerCase()]).orderBy('a.uuid').limit(2)

const findBareCard = (db: TenantDb, uuid: string): Promise<PersonRow | undefined> =>
  bareCards(db)
    .where('a.uuid', uuid)
    .first()
    .then((card) => card && { ...WITHOUT, ...card })

/** In slices: first those with an account. */
export async function* findAll(db: TenantDb, scope: Scope): AsyncGenerator<PersonRow[]> {
  yield* readInSlices<PersonRow>((last, size) => {
    const rows = accounts(db).orderBy('u.uuid').limit(size)
    if (scope) rows.whereIn(db.raw(BRANCH), scope)
    return last?.user_uuid ? rows.where('u.uuid', '>', last.user_uuid) : rows
  })
  yield* readInSlices<PersonRow>(async (last, size) => {
    const rows = bareCards(db).orderBy('a.uuid').limit(size)
    if (scope) rows.whereIn('a.organization_uuid', scope)
    if (last?.advisor_uuid) rows.where('a.uuid', '>', last.advisor_uuid)
    return (await rows).map((card) => ({ ...WITHOUT, ...card }))
  })
}

/** By the account's key, or the card's if there is no account. */
export async function find(db: TenantDb, uuid: string): Promise<PersonRow | undefined> {
  return (await accounts(db).where('u.uuid', uuid).first()) ?? findBareCard(db, uuid)
}

/** By the card. */
export async function findByCard(db: TenantDb, advisor_uuid: string): Promise<PersonRow | undefined> {
  return (await accounts(db).where('a.uuid', advisor_uuid).first()) ?? findBareCard(db, advisor_uuid)
}

/** Roles by account. */
export async function findRoles(db: TenantDb, ...users: string[]): Promise<Map<string, Role[]>> {
  const rows: { user_uuid: string; role: Role }[] = await db
    .table('user_roles')
    .whereIn('user_uuid', users)
    .orderBy('role')
    .select('user_uuid', 'role')
  const found = new Map<string, Role[]>()
  for (const { user_uuid: uuid, role } of rows) found.set(uuid, [...(found.get(uuid) ?? []), role])
  return found
}

/** The accounts with a role. */
export async function findHolders(db: TenantDb, role: Role): Promise<Set<string>> {
  const slices = readInSlices<{ user_uuid: string }>((last, size) => {
    const rows = db.table('user_roles').where({ role }).orderBy('user_uuid').limit(size).select('user_uuid')
    return last ? rows.where('user_uuid', '>', last.user_uuid) : rows
  })
  return new Set((await allOf(slices)).map(({ user_uuid }) => user_uuid))
}

interface NamedBranch {
  uuid: string
  name: string
  city: string
  slug: string
  closed_at: string | null
}

/** All branches by name, also those that are closed. */
export async function findBranches(db: TenantDb, scope?: Scope): Promise<NamedBranch[]> {
  const rows = db.table('organizations').orderBy('uuid').select('uuid', 'name', 'city', 'alias as slug', 'closed_at')
  const found: NamedBranch[] = await (scope ? rows.whereIn('uuid', scope) : rows)
  return sortedBy(found, ({ name }) => name)
}

/** The branches that people can belong to. */
export const findOpenBranches = async (db: TenantDb, scope?: Scope): Promise<NamedBranch[]> =>
  (await findBranches(db, scope)).filter(({ closed_at }) => closed_at === null)

type Assistant = Record<'uuid' | 'first_name' | 'last_name', string> & { photo: string | null }

export async function findAssistants(db: TenantDb): Promise<Assistant[]> {
  const rows: Assistant[] = await db
    .table('assistants')
    .orderBy('uuid')
    .select('uuid', 'first_name', 'last_name', 'photo')
  return byName(rows)
}

export interface CardParts {
  assistant_uuid: string | null
  contact_options: ContactOption[]
  former_aliases: string[]
  successor: { uuid: string; alias: string } | undefined
}

export async function findCardParts(db: TenantDb, advisor_uuid: string): Promise<CardParts> {
  const assistant = await db.table('advisor_assistants').where({ advisor_uuid }).first('assistant_uuid')
  return {
    assistant_uuid: assistant?.assistant_uuid ?? null,
    contact_options: await db.table('advisor_contact_options').where({ advisor_uuid }).orderBy('name').pluck('name'),
    former_aliases: await db.table('advisor_aliases').where({ advisor_uuid }).orderBy('alias').pluck('alias'),
    successor: await db
      .table('advisor_successors as s')
      .join('advisors as a', (on) => on.on('a.tenant_id', 's.tenant_id').on('a.uuid', 's.successor_uuid'))
      .where('s.advisor_uuid', advisor_uuid)
      .first('a.uuid', 'a.alias')
  }
}

/** Serialises changes to the tenant's people, so that checks for the last administrator and for uniqueness hold. */
export const lock = async (trx: TenantDb): Promise<void> => {
  await trx.tenant().forNoKeyUpdate().select('id')
}

/** The account with an e-mail address, ignoring case. */
export const findByEmail = (db: TenantDb, email: string): Promise<{ uuid: string } | undefined> =>
  db.table('users').whereRaw('lower(email_address) = ?', [email.toLowerCase()]).first('uuid')

/** Whether another card has the alias, or used to have it. */
export async function isTaken(db: TenantDb, alias: string, advisor_uuid: string): Promise<boolean> {
  const now = await db.table('advisors').where({ alias }).whereNot({ uuid: advisor_uuid }).first('uuid')
  const once = await db.table('advisor_aliases').where({ alias }).whereNot({ advisor_uuid }).first('alias')
  return Boolean(now || once)
}

/** The present and former aliases of cards that begin with `start`. */
export async function findAliases(db: TenantDb, start: string): Promise<Set<string>> {
  const like = (table: 'advisors' | 'advisor_aliases') =>
    db.table(table).where('alias', 'like', `${start}%`).pluck('alias')
  return new Set([...(await like('advisors')), ...(await like('advisor_aliases'))])
}

/** Reserves a card's former alias for redirects, and releases the new one in case it was a former one. */
export async function reserveAlias(db: TenantDb, advisor_uuid: string, former: string, alias: string): Promise<void> {
  await db.table('advisor_aliases').where({ advisor_uuid, alias }).delete()
  await db.insert('advisor_aliases', { advisor_uuid, alias: former }).onConflict(['tenant_id', 'alias']).ignore()
}

type UserColumns = Partial<Tables['users']>
type AdvisorColumns = Partial<Tables['advisors']>

export const insertUser = (trx: TenantDb, uuid: string, columns: UserColumns) =>
  trx.insert('users', { uuid, password_hash: '', ...columns })

export const updateUser = (trx: TenantDb, uuid: string, columns: UserColumns) =>
  trx.table('users').where({ uuid }).update(columns)

export const insertAdvisor = (trx: TenantDb, uuid: string, columns: AdvisorColumns) =>
  trx.insert('advisors', { uuid, ...columns })

export const updateAdvisor = (trx: TenantDb, uuid: string, columns: AdvisorColumns) =>
  trx.table('advisors').where({ uuid }).update(columns)

/** Replaces existing rows. */
async function replace<T extends TableName>(
  trx: TenantDb,
  table: T,
  there: { delete(): Promise<number> },
  rows: readonly NewRow<T>[]
): Promise<void> {
  await there.delete()
  if (rows.length) await trx.insert(table, rows)
}

export const replaceRoles = (trx: TenantDb, user_uuid: string, roles: readonly Role[]) =>
  replace(
    trx,
    'user_roles',
    trx.table('user_roles').where({ user_uuid }),
    roles.map((role) => ({ user_uuid, role }))
  )

export const replaceManagedBranches = (trx: TenantDb, user_uuid: string, uuids: readonly string[]) =>
  replace(
    trx,
    'organization_managers',
    trx.table('organization_managers').where({ user_uuid }),
    uuids.map((organization_uuid) => ({ user_uuid, organization_uuid }))
  )

export const replaceStaffBranch = (trx: TenantDb, user_uuid: string, organization_uuid: string | null) =>
  replace(
    trx,
    'staff_branches',
    trx.table('staff_branches').where({ user_uuid }),
    organization_uuid ? [{ user_uuid, organization_uuid }] : []
  )

export const replaceContactOptions = (trx: TenantDb, advisor_uuid: string, names: readonly ContactOption[]) =>
  replace(
    trx,
    'advisor_contact_options',
    trx.table('advisor_contact_options').where({ advisor_uuid }),
    names.map((name) => ({ advisor_uuid, name }))
  )

/** Leaves the row of an unchanged assistant, with its setting whether they receive requests. */
export async function replaceAssistant(trx: TenantDb, advisor_uuid: string, assistant_uuid: string | null) {
  const mine = () => trx.table('advisor_assistants').where({ advisor_uuid })
  const before = await mine().first('assistant_uuid')
  if ((before?.assistant_uuid ?? null) === assistant_uuid) return
  await replace(trx, 'advisor_assistants', mine(), assistant_uuid ? [{ advisor_uuid, assistant_uuid }] : [])
}

const administrators = (trx: TenantDb) =>
  trx
    .table('user_roles as r')
    .join('users as u', (on) => on.on('u.tenant_id', 'r.tenant_id').on('u.uuid', 'r.user_uuid'))
    .where('r.role', 'accountadmin')
    .whereRaw(MAY_ENTER)
    .whereNull('u.deactivated_at')

/** The administrators who can sign in. */
export const findAdministrators = (trx: TenantDb): Promise<string[]> =>
  administrators(trx).orderBy('u.uuid').pluck('u.uuid')

/** The number of administrators who can sign in, without one. */
export async function countOtherAdministrators(trx: TenantDb, user_uuid: string): Promise<number> {
  const [row] = await administrators(trx).whereNot('u.uuid', user_uuid).count('* as count')
  return Number(row?.count)
}

export const findUser = (db: TenantDb, uuid: string) =>
  db.table('users').where({ uuid }).first('uuid', 'email_address', 'full_name', 'advisor_uuid', 'deactivated_at')
