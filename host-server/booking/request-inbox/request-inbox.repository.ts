import type { InboxQuery, RequestReply } from '#contract/request-inbox'
import { searchWords } from '../../core/base/search-words.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { ContactRequestRow } from '../contact-requests/contact-requests.repository.ts'

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

const withNames = (rows: Requests): PromiseLike<InboxRow[]> =>
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
    'b.title_suffix as title_suffix_of_booked'
  )

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')

function filtered(db: TenantDb, scope: Scope, { q, kind, state, organization_uuid, advisor_uuid }: InboxQuery) {
  const rows = within(requests(db), scope)
  if (kind) rows.where('c.kind', kind)
  if (state === 'open') rows.whereNull('c.done_at')
  if (state === 'done') rows.whereNotNull('c.done_at')
  if (organization_uuid) rows.where('a.organization_uuid', organization_uuid)
  if (advisor_uuid) rows.where('c.advisor_uuid', advisor_uuid)
  for (const word of searchWords(q).split(' ').filter(Boolean)) {
    rows.whereRaw(`c.search_words like ? escape '\\'`, [`%${escaped(word)}%`])
  }
  return rows
}

const IS_DONE = 'case when c.done_at is null then 0 else 1 end'
/** An older node writes requests without the moment. */
const DUE = 'case when c.done_at is null then coalesce(c.due_at, c.created_at) end'

/** Open ones first, those longest overdue before all; done ones newest first. */
export async function findPage(db: TenantDb, scope: Scope, query: InboxQuery, size: number) {
  const [counted] = await filtered(db, scope, query).count({ total: '*' })
  const page = filtered(db, scope, query)
    .orderByRaw(`${IS_DONE}, ${DUE}, c.created_at desc, c.uuid`)
    .limit(size)
    .offset((query.page - 1) * size)
  return { rows: await withNames(page), total: Number(counted?.total ?? 0) }
}

export const find = async (db: TenantDb, scope: Scope, uuid: string): Promise<InboxRow | undefined> =>
  (await withNames(within(requests(db), scope).where('c.uuid', uuid)))[0]

/** Locks a request until the transaction ends. */
export const lock = (trx: TenantDb, uuid: string) =>
  trx.table('contact_requests').where({ uuid }).forNoKeyUpdate().first('uuid')

type Change = Partial<Pick<ContactRequestRow, 'advisor_uuid' | 'done_at'> & { appointment_uuid: string | null }>

export const update = (db: TenantDb, uuid: string, change: Change) =>
  db.table('contact_requests').where({ uuid }).update(change)

interface AdvisorNames {
  uuid: string
  slug: string
  organization_uuid: string
  branch: string
  photo: string | null
  title_prefix: string
  first_name: string
  last_name: string
  title_suffix: string
}

const activeAdvisors = (db: TenantDb) =>
  db
    .table('advisors as a')
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .whereNull('a.deactivated_at')
    .select('a.uuid', 'a.alias as slug', 'a.organization_uuid', 'o.name as branch', 'a.photo')
    .select('a.title_prefix', 'a.first_name', 'a.last_name', 'a.title_suffix')

export const findAdvisors = (db: TenantDb, organization_uuid: string): PromiseLike<AdvisorNames[]> =>
  activeAdvisors(db).where('a.organization_uuid', organization_uuid)

export const findAdvisor = (db: TenantDb, uuid: string): PromiseLike<AdvisorNames | undefined> =>
  activeAdvisors(db).where('a.uuid', uuid).first()

export const findBranches = (
  db: TenantDb,
  uuids: readonly string[] | undefined
): PromiseLike<{ uuid: string; name: string; city: string }[]> => {
  const rows = db.table('organizations').whereNull('closed_at').select('uuid', 'name', 'city')
  return uuids ? rows.whereIn('uuid', uuids) : rows
}

/** With whom an appointment is. */
export const findBooked = (
  db: TenantDb,
  appointment_uuid: string
): PromiseLike<{ advisor_uuid: string; organization_uuid: string } | undefined> =>
  db
    .table('appointments as p')
    .join('advisors as a', (on) => on.on('a.tenant_id', 'p.tenant_id').on('a.uuid', 'p.advisor_uuid'))
    .where('p.uuid', appointment_uuid)
    .first('p.advisor_uuid', 'a.organization_uuid')

const repliesTo = (db: TenantDb, request_uuid: string) =>
  db.table('contact_request_replies').where({ request_uuid }).orderBy('created_at').orderBy('uuid')

/** Oldest first. */
export const findReplies = (db: TenantDb, request_uuid: string): PromiseLike<RequestReply[]> =>
  repliesTo(db, request_uuid).select('uuid', 'author_name', 'text', 'created_at', 'is_from_customer')

/** Those that were mailed, oldest first. */
export const findReplyUuids = (db: TenantDb, request_uuid: string): PromiseLike<string[]> =>
  repliesTo(db, request_uuid).where({ is_from_customer: false }).pluck('uuid')

export const countAnswers = async (db: TenantDb, request_uuid: string): Promise<number> => {
  const [counted] = await db
    .table('contact_request_replies')
    .where({ request_uuid, is_from_customer: true })
    .count({ total: '*' })
  return Number(counted?.total ?? 0)
}

type SignedReply = RequestReply & { author_uuid: string | null }

export const insertReply = (trx: TenantDb, request_uuid: string, reply: SignedReply) =>
  trx.insert('contact_request_replies', { ...reply, request_uuid })

export const findReply = (db: TenantDb, uuid: string) =>
  db
    .table('contact_request_replies')
    .where({ uuid })
    .first('uuid', 'request_uuid', 'author_uuid', 'author_name', 'text')
