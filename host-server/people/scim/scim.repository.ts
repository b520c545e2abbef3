import type { Role } from '#contract/access'
import type { ScimProblem } from '#contract/scim'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { Condition } from './scim.filter.ts'
import { ScimError } from './scim-error.ts'

const KEY_MAX = 255

/** Names are compared without capitals, alike on both databases. */
export const keyOf = (name: string) => name.toLowerCase().slice(0, KEY_MAX)

const users = (db: TenantDb) =>
  db
    .table('users as u')
    .leftJoin('scim_users as s', (on) => on.on('s.tenant_id', 'u.tenant_id').on('s.user_uuid', 'u.uuid'))
    .leftJoin('advisors as a', (on) => on.on('a.tenant_id', 'u.tenant_id').on('a.uuid', 'u.advisor_uuid'))
    .leftJoin('staff_branches as b', (on) => on.on('b.tenant_id', 'u.tenant_id').on('b.user_uuid', 'u.uuid'))
    .leftJoin('organizations as o', (on) =>
      on.on('o.tenant_id', 'u.tenant_id').on('o.uuid', db.raw('coalesce(a.organization_uuid, b.organization_uuid)'))
    )

const COLUMNS = [
  'u.uuid',
  'u.advisor_uuid',
  'u.email_address',
  'u.full_name as account_name',
  'u.first_name as account_first_name',
  'u.last_name as account_last_name',
  'u.deactivated_at as account_deactivated_at',
  'a.first_name',
  'a.last_name',
  'a.title_prefix',
  'a.title_suffix',
  'a.deactivated_at as card_deactivated_at',
  'o.name as branch',
  's.user_name',
  's.external_id',
  's.display_name',
  's.deleted_at'
] as const

/** Deleted by the directory, and not come back: others do not see them any more. */
const GONE = '(s.deleted_at is not null and u.deactivated_at is not null)'

type Clause = readonly [sql: string, bindings: readonly string[]]

const NOTHING: Clause = ['1 = 0', []]

/** Who has not been written by a directory is found by what stands for the name. */
const USER_CLAUSES: Record<string, (value: string) => Clause> = {
  id: (value) => ['u.uuid = ?', [value]],
  externalid: (value) => ['s.external_id = ?', [value]],
  username: (value) => [
    "(s.user_name_key = ? or (coalesce(s.user_name, '') = '' and lower(u.email_address) = ?))",
    [keyOf(value), keyOf(value)]
  ],
  emails: (value) => ['lower(u.email_address) = ?', [keyOf(value)]],
  'emails.value': (value) => ['lower(u.email_address) = ?', [keyOf(value)]],
  displayname: (value) => [
    "(s.display_name_key = ? or (coalesce(s.display_name, '') = '' and u.full_name = ?))",
    [keyOf(value), value]
  ]
}

const member = '(select m.group_uuid from scim_members m where m.tenant_id = g.tenant_id and m.user_uuid = ?)'

const GROUP_CLAUSES: Record<string, (value: string) => Clause> = {
  id: (value) => ['g.uuid = ?', [value]],
  externalid: (value) => ['g.external_id = ?', [value]],
  displayname: (value) => ['g.display_name_key = ?', [keyOf(value)]],
  members: (value) => [`g.uuid in ${member}`, [value]],
  'members.value': (value) => [`g.uuid in ${member}`, [value]]
}

/** Also in paths of PATCH; a person has one address. */
const ALWAYS: Record<string, boolean | string> = { 'emails.type': 'work', 'emails.primary': true }

function clauseOf(known: typeof USER_CLAUSES, { attribute, value }: Condition): Clause {
  if (attribute === 'active' && known === USER_CLAUSES && typeof value === 'boolean') {
    return [`u.deactivated_at is ${value ? '' : 'not '}null`, []]
  }
  if (known === USER_CLAUSES && Object.hasOwn(ALWAYS, attribute)) {
    return ALWAYS[attribute] === value ? ['1 = 1', []] : NOTHING
  }
  const clause = Object.hasOwn(known, attribute) ? known[attribute] : undefined
  if (!clause) throw new ScimError('filter-wrong', attribute)
  return typeof value === 'string' ? clause(value) : NOTHING
}

interface Page {
  /** From 0. */
  offset: number
  limit: number
}

type Which = readonly Condition[]

function someUsers(db: TenantDb, which: Which) {
  const rows = users(db).whereRaw(`not ${GONE}`)
  for (const condition of which) rows.whereRaw(...clauseOf(USER_CLAUSES, condition))
  return rows
}

export async function countUsers(db: TenantDb, which: Which): Promise<number> {
  const [row] = await someUsers(db, which).count('* as count')
  return Number(row?.count)
}

export const findUsers = (db: TenantDb, which: Which, { offset, limit }: Page) =>
  someUsers(db, which)
    .orderBy('u.uuid')
    .limit(limit)
    .offset(offset)
    .select(...COLUMNS)

export type UserRow = Awaited<ReturnType<typeof findUsers>>[number]

export const findUser = (db: TenantDb, uuid: string): Promise<UserRow | undefined> =>
  someUsers(db, [{ attribute: 'id', value: uuid }]).first(...COLUMNS)

/** Another than a certain one who has the name, or is called so by their address. */
export async function isUserNameTaken(db: TenantDb, userName: string, but: string): Promise<boolean> {
  const row = await someUsers(db, [{ attribute: 'username', value: userName }])
    .whereNot('u.uuid', but)
    .first('u.uuid')
  return Boolean(row)
}

/** One whom the directory has deleted, by the name or the address. */
export const findGone = (db: TenantDb, column: 'userName' | 'email', value: string): Promise<UserRow | undefined> =>
  users(db)
    .whereRaw(GONE)
    .whereRaw(...clauseOf(USER_CLAUSES, { attribute: column === 'email' ? 'emails' : 'username', value }))
    .orderBy('u.uuid')
    .first(...COLUMNS)

interface Known {
  user_name: string
  display_name: string
  external_id: string | null
  deleted_at: string | null
}

export const putUser = (trx: TenantDb, user_uuid: string, known: Known) =>
  trx
    .insert('scim_users', {
      user_uuid,
      ...known,
      user_name_key: keyOf(known.user_name),
      display_name_key: keyOf(known.display_name)
    })
    .onConflict(['tenant_id', 'user_uuid'])
    .merge(['user_name', 'user_name_key', 'display_name', 'display_name_key', 'external_id', 'deleted_at'])

export async function countKnown(db: TenantDb): Promise<number> {
  const [row] = await users(db).whereRaw(`not ${GONE}`).whereRaw('s.user_uuid is not null').count('* as count')
  return Number(row?.count)
}

function someGroups(db: TenantDb, which: Which) {
  const rows = db.table('scim_groups as g')
  for (const condition of which) rows.whereRaw(...clauseOf(GROUP_CLAUSES, condition))
  return rows
}

export async function countGroups(db: TenantDb, which: Which): Promise<number> {
  const [row] = await someGroups(db, which).count('* as count')
  return Number(row?.count)
}

const GROUP_COLUMNS = ['g.uuid', 'g.external_id', 'g.display_name', 'g.revision'] as const

export const findGroups = (db: TenantDb, which: Which, { offset, limit }: Page) =>
  someGroups(db, which)
    .orderBy('g.uuid')
    .limit(limit)
    .offset(offset)
    .select(...GROUP_COLUMNS)

export type GroupRow = Awaited<ReturnType<typeof findGroups>>[number]

export const findGroup = (db: TenantDb, uuid: string): Promise<GroupRow | undefined> =>
  someGroups(db, [{ attribute: 'id', value: uuid }]).first(...GROUP_COLUMNS)

/** Every group with the number of its members. */
export const findAllGroups = (db: TenantDb) =>
  db
    .table('scim_groups as g')
    .leftJoin('scim_members as m', (on) => on.on('m.tenant_id', 'g.tenant_id').on('m.group_uuid', 'g.uuid'))
    .groupBy('g.uuid', 'g.external_id', 'g.display_name')
    .select('g.uuid', 'g.external_id', 'g.display_name')
    .count('m.user_uuid as members')

interface NewGroup {
  external_id: string | null
  display_name: string
}

export const insertGroup = (trx: TenantDb, uuid: string, group: NewGroup) =>
  trx.insert('scim_groups', { uuid, ...group, display_name_key: keyOf(group.display_name) })

/** Each change leaves another version. */
export const updateGroup = (trx: TenantDb, uuid: string, group: NewGroup) =>
  trx
    .table('scim_groups')
    .where({ uuid })
    .update({ ...group, display_name_key: keyOf(group.display_name), revision: trx.raw('revision + 1') })

export async function isGroupTaken(db: TenantDb, display_name: string, but: string): Promise<boolean> {
  const rows = db.table('scim_groups').where({ display_name_key: keyOf(display_name) })
  return Boolean(await rows.whereNot({ uuid: but }).first('uuid'))
}

export const removeGroup = (trx: TenantDb, uuid: string) => trx.table('scim_groups').where({ uuid }).delete()

/** As many values fit into a statement on both databases. */
const CHUNK = 500

const chunksOf = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / CHUNK) }, (_, at) => list.slice(at * CHUNK, (at + 1) * CHUNK))

/** Rows for many keys, some at a time. */
async function forAll<T>(keys: readonly string[], read: (some: string[]) => Promise<T[]>): Promise<T[]> {
  const found: T[] = []
  for (const some of chunksOf(keys)) found.push(...(await read(some)))
  return found
}

/** The members of groups whom others see. */
export const findMembers = (db: TenantDb, groups: readonly string[]) =>
  forAll(groups, (some) =>
    db
      .table('scim_members as m')
      .join('users as u', (on) => on.on('u.tenant_id', 'm.tenant_id').on('u.uuid', 'm.user_uuid'))
      .whereIn('m.group_uuid', some)
      .orderBy('m.user_uuid')
      .select('m.group_uuid', 'm.user_uuid', 'u.full_name')
  )

/** The groups of people. */
export const findMemberships = (db: TenantDb, people: readonly string[]) =>
  forAll(people, (some) =>
    db
      .table('scim_members as m')
      .join('scim_groups as g', (on) => on.on('g.tenant_id', 'm.tenant_id').on('g.uuid', 'm.group_uuid'))
      .whereIn('m.user_uuid', some)
      .orderBy('g.display_name_key')
      .select('m.user_uuid', 'g.uuid', 'g.display_name', 'g.external_id')
  )

/** Those of some keys that are people whom others see. */
export const findVisible = (db: TenantDb, uuids: readonly string[]) =>
  forAll(uuids, (some) => users(db).whereRaw(`not ${GONE}`).whereIn('u.uuid', some).pluck('u.uuid'))

export async function addMembers(trx: TenantDb, group_uuid: string, people: readonly string[]) {
  for (const some of chunksOf(people)) {
    const rows = some.map((user_uuid) => ({ group_uuid, user_uuid }))
    await trx.insert('scim_members', rows).onConflict(['tenant_id', 'group_uuid', 'user_uuid']).ignore()
  }
}

export async function removeMembers(trx: TenantDb, group_uuid: string, people: readonly string[]) {
  for (const some of chunksOf(people)) {
    await trx.table('scim_members').where({ group_uuid }).whereIn('user_uuid', some).delete()
  }
}

export const leaveGroups = (trx: TenantDb, user_uuid: string) => trx.table('scim_members').where({ user_uuid }).delete()

/** Everybody who belongs to a group, or has a role by one. */
export async function findGrouped(db: TenantDb): Promise<string[]> {
  const members = await db.table('scim_members').distinct('user_uuid')
  const given = await db.table('scim_roles').distinct('user_uuid')
  return [...new Set([...members, ...given].map(({ user_uuid }) => user_uuid))]
}

/** What groups give, as the setting says it. */
export const findMapping = async (db: TenantDb): Promise<string> =>
  (await db.table('tenant_settings').where({ name: 'scim_roles' }).first('value'))?.value ?? ''

export interface Holder {
  uuid: string
  advisor_uuid: string | null
  full_name: string
  isActive: boolean
  held: Role[]
  given: Role[]
}

const rolesOf = (rows: readonly { user_uuid: string; role: Role }[]) => {
  const roles = new Map<string, Role[]>()
  for (const { user_uuid, role } of rows) roles.set(user_uuid, [...(roles.get(user_uuid) ?? []), role])
  return (uuid: string) => roles.get(uuid) ?? []
}

/** Some people with the roles that they have, and those of them that groups have given. */
export async function findHolders(db: TenantDb, people: readonly string[]): Promise<Holder[]> {
  const roles = (table: 'user_roles' | 'scim_roles') =>
    forAll(people, (some) => db.table(table).whereIn('user_uuid', some).orderBy('role').select('user_uuid', 'role'))
  const held = rolesOf(await roles('user_roles'))
  const given = rolesOf(await roles('scim_roles'))
  const rows = await forAll(people, (some) =>
    db
      .table('users')
      .whereIn('uuid', some)
      .orderBy('uuid')
      .select('uuid', 'advisor_uuid', 'full_name', 'deactivated_at')
  )
  return rows.map(({ uuid, advisor_uuid, full_name, deactivated_at }) => ({
    uuid,
    advisor_uuid,
    full_name,
    isActive: !deactivated_at,
    held: held(uuid),
    given: given(uuid)
  }))
}

type Pairs = readonly { user_uuid: string; role: Role }[]

async function insertRoles(trx: TenantDb, table: 'user_roles' | 'scim_roles', pairs: Pairs) {
  for (const some of chunksOf(pairs)) {
    await trx.insert(table, some).onConflict(['tenant_id', 'user_uuid', 'role']).ignore()
  }
}

async function removeRoles(trx: TenantDb, table: 'user_roles' | 'scim_roles', pairs: Pairs) {
  for (const role of new Set(pairs.map((pair) => pair.role))) {
    const holders = pairs.filter((pair) => pair.role === role).map(({ user_uuid }) => user_uuid)
    for (const some of chunksOf(holders)) await trx.table(table).where({ role }).whereIn('user_uuid', some).delete()
  }
}

/** Gives roles by groups. */
export async function giveRoles(trx: TenantDb, pairs: Pairs) {
  await insertRoles(trx, 'user_roles', pairs)
  await insertRoles(trx, 'scim_roles', pairs)
}

/** Takes them; `forgotten` are given by no group any more, whether they are held or not. */
export async function takeRoles(trx: TenantDb, taken: Pairs, forgotten: Pairs) {
  await removeRoles(trx, 'user_roles', taken)
  await removeRoles(trx, 'scim_roles', forgotten)
}

/** The branches with a name or an alias. */
export const findBranches = (db: TenantDb) =>
  db.table('organizations').orderBy('uuid').select('uuid', 'name', 'alias', 'closed_at')

type Problem = Omit<ScimProblem, 'at'> & { created_at: string }

/** One for each whom it is about. */
export const putProblem = (db: TenantDb, problem: Problem) =>
  db
    .insert('scim_problems', problem)
    .onConflict(['tenant_id', 'kind', 'subject'])
    .merge(['reason', 'detail', 'created_at'])

/** Keeps the latest of them; a few too many are removed at a time. */
export async function keepLatestProblems(db: TenantDb, most: number) {
  const rest = await db
    .table('scim_problems')
    .orderBy('created_at', 'desc')
    .orderBy('kind')
    .orderBy('subject')
    .offset(most)
    .limit(50)
    .select('kind', 'subject')
  for (const key of rest) await db.table('scim_problems').where(key).delete()
}

export const removeProblems = (db: TenantDb, kind: Problem['kind'], subjects: readonly string[]) =>
  db.table('scim_problems').where({ kind }).whereIn('subject', subjects).delete()

export async function findProblems(db: TenantDb, limit: number) {
  const [row] = await db.table('scim_problems').count('* as count')
  const problems = await db
    .table('scim_problems')
    .orderBy('created_at', 'desc')
    .orderBy('subject')
    .limit(limit)
    .select('kind', 'subject', 'reason', 'detail', 'created_at as at')
  return { problems, count: Number(row?.count) }
}

/** The tokens that a directory can use, the one that was used last first. */
export async function findTokens(db: TenantDb, now: string) {
  const rows = await db
    .table('api_tokens')
    .whereNull('revoked_at')
    .where((one) => one.whereNull('expires_at').orWhere('expires_at', '>', now))
    .orderBy('name')
    .orderBy('uuid')
    .select('uuid', 'name', 'last_four', 'scopes', 'last_used_at')
  return rows.filter(({ scopes }) => (JSON.parse(scopes) as string[]).includes('scim'))
}
