import type { InboxQuery } from '#contract/request-inbox'
import { compareNames } from '../../core/base/collation.ts'
import { searchWords } from '../../core/base/search-words.ts'
import { sortedPart } from '../../core/base/slices.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { ContactRequestRow } from '../contact-requests/contact-requests.repository.ts'
import { WAITING_SINCE } from './waiting.repository.ts'

/** Whose requests a user sees. */
export interface Scope {
  isAll: boolean
  /** The branches that the user manages. */
  branches: readonly string[]
  /** The user's own card. */
  card: string | null
}

export interface InboxRow extends ContactRequestRow {
  title_prefix: string
  first_name_of_advisor: string
  last_name_of_advisor: string
  title_suffix: string
  slug: string
  photo: string | null
  organization_uuid: string
  branch: string
  left_at: string | null
  appointment_uuid: string | null
  appointment_starts_at: string | null
  /** With whom it is; null without an appointment. */
  booked_uuid: string | null
  booked_slug: string | null
  booked_branch_slug: string | null
  title_prefix_of_booked: string | null
  first_name_of_booked: string | null
  last_name_of_booked: string | null
  title_suffix_of_booked: string | null
  /** Since when the customer waits for an answer; null for what is answered or done. */
  waiting_since: string | null
}

const requests = (db: TenantDb) =>
  db
    .table('contact_requests as c')
    .join('advisors as a', (on) => on.on('a.tenant_id', 'c.tenant_id').on('a.uuid', 'c.advisor_uuid'))
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .leftJoin('appointments as p', (on) => on.on('p.tenant_id', 'c.tenant_id').on('p.uuid', 'c.appointment_uuid'))
    .leftJoin('advisors as b', (on) => on.on('b.tenant_id', 'p.tenant_id').on('b.uuid', 'p.advisor_uuid'))
    .leftJoin('organizations as r', (on) => on.on('r.tenant_id', 'b.tenant_id').on('r.uuid', 'b.organization_uuid'))

type Requests = ReturnType<typeof requests>

function within(rows: Requests, { isAll, branches, card }: Scope): Requests {
  if (isAll) return rows
  if (!branches.length) return rows.where('c.advisor_uuid', card ?? '')
  return rows.where((any) => any.whereIn('a.organization_uuid', branches).orWhere('c.advisor_uuid', card ?? ''))
}

const withNames = (db: TenantDb, rows: Requests): PromiseLike<InboxRow[]> =>
  rows.select(
    'c.*',
    'a.title_prefix',
    'a.first_name as first_name_of_advisor',
    'a.last_name as last_name_of_advisor',
    'a.title_suffix',
    'a.alias as slug',
    'a.photo',
    'a.organization_uuid',
    'o.name as branch',
    'a.deactivated_at as left_at',
    'p.starts_at as appointment_starts_at',
    'b.uuid as booked_uuid',
    'b.alias as booked_slug',
    'r.alias as booked_branch_slug',
    'b.title_prefix as title_prefix_of_booked',
    'b.first_name as first_name_of_booked',
    'b.last_name as last_name_of_booked',
    'b.title_suffix as title_suffix_of_booked',
    db.raw<Pick<InboxRow, 'waiting_since'>>(`${WAITING_SINCE} as waiting_since`)
  )

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')

function filtered(
  db: TenantDb,
  scope: Scope,
  { q, kind, state, organization_uuid, advisor_uuid, customer }: InboxQuery
) {
  const rows = within(requests(db), scope)
  if (kind) rows.where('c.kind', kind)
  if (state === 'open') rows.whereNull('c.done_at')
  if (state === 'unanswered') rows.whereRaw(`${WAITING_SINCE} is not null`)
  if (state === 'done') rows.whereNotNull('c.done_at')
  if (organization_uuid) rows.where('a.organization_uuid', organization_uuid)
  if (advisor_uuid) rows.where('c.advisor_uuid', advisor_uuid)
  if (customer) rows.where('c.is_customer', customer === 'yes')
  for (const word of searchWords(q).split(' ').filter(Boolean)) {
    rows.whereRaw(`c.search_words like ? escape '\\'`, [`%${escaped(word)}%`])
  }
  return rows
}

/** Those that wait for an answer come before those that have one, and these before those done. */
const STATE = `case when c.done_at is not null then 2 when ${WAITING_SINCE} is null then 1 else 0 end`
/** An older node writes requests without the moment. */
const DUE = `case when ${WAITING_SINCE} is not null then coalesce(c.due_at, c.created_at) end`

type Order = Pick<InboxQuery, 'sort' | 'direction'>

const orderOf = ({ sort, direction }: Order): string => {
  if (sort === 'created_at') return `c.created_at ${direction}, c.uuid`
  const [first, then] = sort === 'state' ? [direction, 'asc'] : ['asc', direction]
  return `${STATE} ${first}, ${DUE} ${then}, c.created_at desc, c.uuid`
}

/** Sorted in memory, as the databases collate differently. */
async function findPageByName(db: TenantDb, scope: Scope, query: InboxQuery, size: number): Promise<InboxRow[]> {
  const sign = query.direction === 'desc' ? -1 : 1
  const known = await filtered(db, scope, query).select('c.uuid', 'c.first_name', 'c.last_name')
  const from = (query.page - 1) * size
  const page = await sortedPart(
    known,
    (a, b) => sign * compareNames(a, b) || (a.uuid < b.uuid ? -1 : 1),
    from,
    from + size
  )
  const places = new Map(page.map(({ uuid }, at) => [uuid, at]))
  const rows = await withNames(db, within(requests(db), scope).whereIn('c.uuid', [...places.keys()]))
  return rows.toSorted((a, b) => (places.get(a.uuid) ?? 0) - (places.get(b.uuid) ?? 0))
}

export async function findPage(db: TenantDb, scope: Scope, query: InboxQuery, size: number) {
  const [counted] = await filtered(db, scope, query).count({ total: '*' })
  const total = Number(counted?.total ?? 0)
  if (query.sort === 'name') return { rows: await findPageByName(db, scope, query, size), total }
  const page = filtered(db, scope, query)
    .orderByRaw(orderOf(query))
    .limit(size)
    .offset((query.page - 1) * size)
  return { rows: await withNames(db, page), total }
}

export const find = async (db: TenantDb, scope: Scope, uuid: string): Promise<InboxRow | undefined> =>
  (await withNames(db, within(requests(db), scope).where('c.uuid', uuid)))[0]

/** Marks requests as done or open. @returns those that were not */
export async function mark(db: TenantDb, scope: Scope, uuids: readonly string[], done_at: string | null) {
  const rows = within(requests(db), scope).whereIn('c.uuid', uuids)
  const changed: string[] = await (done_at ? rows.whereNull('c.done_at') : rows.whereNotNull('c.done_at')).pluck(
    'c.uuid'
  )
  await db.table('contact_requests').whereIn('uuid', changed).update({ done_at })
  return changed
}

export const findMany = (db: TenantDb, uuids: readonly string[]): PromiseLike<InboxRow[]> =>
  withNames(db, requests(db).whereIn('c.uuid', uuids))

/** Which of some requests there still are. */
export const findKept = (db: TenantDb, uuids: readonly string[]): PromiseLike<string[]> =>
  db.table('contact_requests').whereIn('uuid', uuids).pluck('uuid')

/** Locks a request until the transaction ends. */
export const lock = (trx: TenantDb, uuid: string) =>
  trx.table('contact_requests').where({ uuid }).forNoKeyUpdate().first('uuid')

type Change = Partial<
  Pick<ContactRequestRow, 'advisor_uuid' | 'done_at'> & { appointment_uuid: string | null; due_at: string }
>

export const update = (db: TenantDb, uuid: string, change: Change) =>
  db.table('contact_requests').where({ uuid }).update(change)
