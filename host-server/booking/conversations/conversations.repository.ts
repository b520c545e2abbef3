import type { ConversationsQuery, MessageKind } from '#contract/conversations'
import type { Language } from '#contract/locales'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { customerPatterns } from '../appointments/search-words.ts'
import type { Scope } from '../request-inbox/request-inbox.repository.ts'

/** What its two sides have written and seen. */
interface Progress {
  advisor_uuid: string
  ended_at: string | null
  blocked_at: string | null
  revision: number
  typing_visitor: string | null
  typing_staff: string | null
  last_seq: number
  last_seq_visitor: number
  last_seq_staff: number
  seen_visitor: number
  seen_staff: number
}

export interface NewConversation {
  uuid: string
  token_hash: string
  advisor_uuid: string
  name: string
  email: string
  language: Language | ''
  search_words: string
  campaign: string
  created_at: string
}

/** A conversation with its advisor, who may have left. */
export interface ConversationRow extends Progress {
  uuid: string
  advisor_uuid: string
  name: string
  email: string
  language: Language | ''
  campaign: string
  request_uuid: string | null
  created_at: string
  last_at: string
  title_prefix: string
  first_name: string
  last_name: string
  title_suffix: string
  slug: string
  photo: string | null
  email_of_advisor: string
  left_at: string | null
  organization_uuid: string
  branch: string
  time_zone: string
  /** What the advisor has said last, which may be over. */
  away_until: string | null
}

export interface MessageRow {
  seq: number
  client_id: string
  is_from_visitor: boolean
  author_uuid: string | null
  author_name: string
  text: string
  created_at: string
  kind: MessageKind
  details: string
  offer_seq: number | null
}

const conversations = (db: TenantDb) =>
  db
    .table('conversations as c')
    .join('advisors as a', (on) => on.on('a.tenant_id', 'c.tenant_id').on('a.uuid', 'c.advisor_uuid'))
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .leftJoin('conversation_absences as w', (on) =>
      on.on('w.tenant_id', 'c.tenant_id').on('w.advisor_uuid', 'c.advisor_uuid')
    )

type Conversations = ReturnType<typeof conversations>

function within(rows: Conversations, { isAll, branches, card }: Scope): Conversations {
  if (isAll) return rows
  if (!branches.length) return rows.where('c.advisor_uuid', card ?? '')
  return rows.where((any) => any.whereIn('a.organization_uuid', branches).orWhere('c.advisor_uuid', card ?? ''))
}

const withNames = (rows: Conversations): PromiseLike<ConversationRow[]> =>
  rows.select(
    'c.uuid',
    'c.advisor_uuid',
    'c.name',
    'c.email',
    'c.language',
    'c.campaign',
    'c.request_uuid',
    'c.created_at',
    'c.last_at',
    'c.ended_at',
    'c.blocked_at',
    'c.revision',
    'c.typing_visitor',
    'c.typing_staff',
    'c.last_seq',
    'c.last_seq_visitor',
    'c.last_seq_staff',
    'c.seen_visitor',
    'c.seen_staff',
    'a.title_prefix',
    'a.first_name',
    'a.last_name',
    'a.title_suffix',
    'a.alias as slug',
    'a.photo',
    'a.email_address as email_of_advisor',
    'a.deactivated_at as left_at',
    'a.organization_uuid',
    'o.name as branch',
    'o.time_zone',
    'w.expires_at as away_until'
  )

function filtered(db: TenantDb, scope: Scope, { q, state, owner, organization_uuid }: ConversationsQuery) {
  const rows = within(conversations(db), scope)
  if (state === 'open') rows.whereNull('c.ended_at').whereNull('c.blocked_at')
  if (state === 'blocked') rows.whereNotNull('c.blocked_at')
  if (state === 'ended') rows.whereNotNull('c.ended_at')
  if (state === 'unread') rows.whereRaw('c.last_seq_visitor > c.seen_staff')
  if (owner === 'own') rows.where('c.advisor_uuid', scope.card ?? '')
  if (organization_uuid) rows.where('a.organization_uuid', organization_uuid)
  for (const pattern of customerPatterns(q)) rows.whereRaw(`c.search_words like ? escape '\\'`, [pattern])
  return rows
}

export async function findPage(db: TenantDb, scope: Scope, query: ConversationsQuery, size: number) {
  const [counted] = await filtered(db, scope, query).count({ total: '*' })
  const page = filtered(db, scope, query)
    .orderByRaw('c.last_at desc, c.uuid')
    .limit(size)
    .offset((query.page - 1) * size)
  return { rows: await withNames(page), total: Number(counted?.total ?? 0) }
}

export const find = async (db: TenantDb, scope: Scope, uuid: string): Promise<ConversationRow | undefined> =>
  (await withNames(within(conversations(db), scope).where('c.uuid', uuid)))[0]

/** Everyone's, for what acts for the institution. */
export const ANYONES: Scope = { isAll: true, branches: [], card: null }

export const findByToken = async (db: TenantDb, token_hash: string): Promise<ConversationRow | undefined> =>
  (await withNames(conversations(db).where('c.token_hash', token_hash)))[0]

/** Locks a conversation until the transaction ends: its messages are numbered one after the other. */
export const lock = (trx: TenantDb, uuid: string): PromiseLike<Progress | undefined> =>
  trx
    .table('conversations')
    .where({ uuid })
    .forNoKeyUpdate()
    .first(
      'advisor_uuid',
      'ended_at',
      'blocked_at',
      'revision',
      'typing_visitor',
      'typing_staff',
      'last_seq',
      'last_seq_visitor',
      'last_seq_staff',
      'seen_visitor',
      'seen_staff'
    )

export const insert = (trx: TenantDb, row: NewConversation) =>
  trx.insert('conversations', {
    ...row,
    last_at: row.created_at,
    changed_at: row.created_at,
    ended_at: null,
    blocked_at: null,
    request_uuid: null,
    revision: 0,
    last_seq: 0,
    last_seq_visitor: 0,
    last_seq_staff: 0,
    seen_visitor: 0,
    seen_staff: 0,
    typing_visitor: null,
    typing_staff: null,
    typed_visitor: 0,
    typed_staff: 0
  })

type Change = Partial<Progress & { advisor_uuid: string; last_at: string; request_uuid: string }>

/** Changes what is locked, so that open windows learn of it. */
export const update = (trx: TenantDb, uuid: string, { revision }: Progress, change: Change, now: string) =>
  trx
    .table('conversations')
    .where({ uuid })
    .update({ ...change, revision: revision + 1, changed_at: now })

/** Notes that a side goes on writing, where it still can. */
export const noteTyping = (db: TenantDb, uuid: string, side: 'visitor' | 'staff', until: string, now: string) =>
  db
    .table('conversations')
    .where({ uuid })
    .whereNull('ended_at')
    .whereNull('blocked_at')
    .update({ [`typing_${side}`]: until, [`typed_${side}`]: db.raw(`typed_${side} + 1`), changed_at: now })

const messagesOf = (db: TenantDb, conversation_uuid: string) =>
  db.table('conversation_messages').where({ conversation_uuid })

const MESSAGE = [
  'seq',
  'client_id',
  'is_from_visitor',
  'author_uuid',
  'author_name',
  'text',
  'created_at',
  'kind',
  'details',
  'offer_seq'
] as const

export const findMessages = (db: TenantDb, uuid: string, after: number): PromiseLike<MessageRow[]> =>
  messagesOf(db, uuid)
    .where('seq', '>', after)
    .orderBy('seq')
    .select(...MESSAGE)

export const findSent = (db: TenantDb, uuid: string, client_id: string): PromiseLike<MessageRow | undefined> =>
  messagesOf(db, uuid)
    .where({ client_id })
    .first(...MESSAGE)

export const findMessage = (db: TenantDb, uuid: string, seq: number): PromiseLike<MessageRow | undefined> =>
  messagesOf(db, uuid)
    .where({ seq })
    .first(...MESSAGE)

/** What says that a time of an offer was booked. */
export const findBooked = (db: TenantDb, uuid: string, offer_seq: number): PromiseLike<MessageRow | undefined> =>
  messagesOf(db, uuid)
    .where({ offer_seq })
    .first(...MESSAGE)

export const insertMessage = (trx: TenantDb, conversation_uuid: string, message: MessageRow) =>
  trx.insert('conversation_messages', { ...message, conversation_uuid })

const filesOf = (db: TenantDb, conversation_uuid: string) => db.table('conversation_files').where({ conversation_uuid })

export const insertFile = (
  trx: TenantDb,
  conversation_uuid: string,
  file: { seq: number; bytes: Buffer; created_at: string }
) => trx.insert('conversation_files', { ...file, size: file.bytes.length, conversation_uuid })

/** How many bytes the files of a conversation have. */
export async function sumFiles(db: TenantDb, uuid: string): Promise<number> {
  const sum = await filesOf(db, uuid).first(db.raw<{ size: number | null }>('sum(size) as size'))
  return Number(sum?.size ?? 0)
}

/** In bytes. */
export const FILE_SLICE = 512 * 1024

/** A part of a file from a byte on; empty after its end, undefined where there is none. */
export async function findSlice(
  db: TenantDb,
  uuid: string,
  { seq, since, from }: { seq: number; since: string; from: number }
): Promise<Buffer | undefined> {
  const slice = db.raw<{ slice: Buffer }>('substr(bytes, ?, ?) as slice', [from + 1, FILE_SLICE])
  const found = await filesOf(db, uuid).where({ seq }).where('created_at', '>', since).first(slice)
  return found && Buffer.from(found.slice ?? '')
}

/** The last message of each of some conversations, and how many of a visitor's nobody has seen. */
export async function findLast(db: TenantDb, rows: readonly ConversationRow[]) {
  const uuids = rows.map(({ uuid }) => uuid)
  const last = await db
    .table('conversation_messages as m')
    .join('conversations as c', (on) => on.on('c.tenant_id', 'm.tenant_id').on('c.uuid', 'm.conversation_uuid'))
    .whereIn('m.conversation_uuid', uuids)
    .where((any) =>
      any
        .whereRaw('m.seq = c.last_seq')
        .orWhere((unread) => unread.where('m.is_from_visitor', true).whereRaw('m.seq > c.seen_staff'))
    )
    .orderBy('m.seq')
    .select('m.conversation_uuid', 'm.seq', 'm.text', 'm.kind', 'm.is_from_visitor')
  return new Map(
    rows.map(({ uuid, seen_staff }) => {
      const own = last.filter(({ conversation_uuid }) => conversation_uuid === uuid)
      const unread = own.filter(({ is_from_visitor, seq }) => is_from_visitor && seq > seen_staff).length
      return [uuid, { unread, message: own.at(-1) }]
    })
  )
}

/** The revisions of some conversations, for their visitors, who also see that an answer is being written. */
export const findRevisions = (
  db: TenantDb,
  uuids: readonly string[]
): PromiseLike<{ uuid: string; revision: number; typed_staff: number }[]> =>
  db.table('conversations').whereIn('uuid', uuids).select('uuid', 'revision', 'typed_staff')

interface Changed {
  uuid: string
  revision: number
  typed_visitor: number
  advisor_uuid: string
  organization_uuid: string
}

/** What has changed since a moment, for staff. */
export const findChanged = (db: TenantDb, since: string): PromiseLike<Changed[]> =>
  db
    .table('conversations as c')
    .join('advisors as a', (on) => on.on('a.tenant_id', 'c.tenant_id').on('a.uuid', 'c.advisor_uuid'))
    .where('c.changed_at', '>=', since)
    .select('c.uuid', 'c.revision', 'c.typed_visitor', 'c.advisor_uuid', 'a.organization_uuid')

/** What visitors have deleted since a moment. */
export const findDeleted = (
  db: TenantDb,
  since: string
): PromiseLike<Pick<Changed, 'uuid' | 'advisor_uuid' | 'organization_uuid'>[]> =>
  db
    .table('deleted_conversations as d')
    .join('advisors as a', (on) => on.on('a.tenant_id', 'd.tenant_id').on('a.uuid', 'd.advisor_uuid'))
    .where('d.created_at', '>=', since)
    .select('d.uuid', 'd.advisor_uuid', 'a.organization_uuid')

/** Whether an advisor has blocked somebody with an address. */
export const isBlocked = async (db: TenantDb, advisor_uuid: string, email: string): Promise<boolean> => {
  const blocked = db.table('conversations').where({ advisor_uuid }).whereNotNull('blocked_at')
  return Boolean(await blocked.whereRaw('lower(email) = ?', [email.toLowerCase()]).first('uuid'))
}

export const findNote = (
  db: TenantDb,
  conversation_uuid: string
): PromiseLike<{ text: string; author_name: string; changed_at: string } | undefined> =>
  db.table('conversation_notes').where({ conversation_uuid }).first('text', 'author_name', 'changed_at')

export async function putNote(
  trx: TenantDb,
  conversation_uuid: string,
  note: { text: string; author_name: string; changed_at: string }
): Promise<void> {
  await trx.table('conversation_notes').where({ conversation_uuid }).delete()
  if (note.text) await trx.insert('conversation_notes', { ...note, conversation_uuid })
}

/** Its messages go with it; for a moment its number remains, for open windows. */
export async function remove(trx: TenantDb, { uuid, advisor_uuid }: ConversationRow, now: string): Promise<void> {
  await trx.table('conversations').where({ uuid }).delete()
  await trx.insert('deleted_conversations', { uuid, advisor_uuid, created_at: now })
}

const openOf = (db: TenantDb, advisor_uuid: string) =>
  db.table('conversations').where({ advisor_uuid }).whereNull('ended_at')

/** Gives the open conversations of somebody who leaves to a successor. */
export const reassignOpen = (trx: TenantDb, from: string, to: string, now: string) =>
  openOf(trx, from).update({ advisor_uuid: to, revision: trx.raw('revision + 1'), changed_at: now })

/** The open conversations of an advisor in which messages wait to be read. */
export const findUnread = (db: TenantDb, advisor_uuid: string): PromiseLike<{ uuid: string; seen_staff: number }[]> =>
  openOf(db, advisor_uuid).whereRaw('last_seq_visitor > seen_staff').select('uuid', 'seen_staff')

/** Who manages a branch, by name. */
export const findManagersOf = (
  db: TenantDb,
  organization_uuid: string
): PromiseLike<{ uuid: string; full_name: string; email_address: string }[]> =>
  db
    .table('organization_managers as m')
    .join('users as u', (on) => on.on('u.tenant_id', 'm.tenant_id').on('u.uuid', 'm.user_uuid'))
    .join('user_roles as r', (on) => on.on('r.tenant_id', 'u.tenant_id').on('r.user_uuid', 'u.uuid'))
    .where('m.organization_uuid', organization_uuid)
    .where('r.role', 'orgadmin')
    .whereNull('u.deactivated_at')
    .orderBy('u.full_name')
    .select('u.uuid', 'u.full_name', 'u.email_address')
