import type { InboxRequest } from '#contract/request-inbox'
import type { RequestReply } from '#contract/request-thread'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

const repliesTo = (db: TenantDb, request_uuid: string) =>
  db.table('contact_request_replies').where({ request_uuid }).orderBy('created_at').orderBy('uuid')

/** Oldest first. */
export const findReplies = (db: TenantDb, request_uuid: string): PromiseLike<RequestReply[]> =>
  repliesTo(db, request_uuid).select(
    'uuid',
    'author_name',
    'text',
    'created_at',
    'is_from_customer',
    'is_internal',
    'is_attempt'
  )

/** Those that were mailed, oldest first. */
export const findReplyUuids = (db: TenantDb, request_uuid: string): PromiseLike<string[]> =>
  repliesTo(db, request_uuid).where({ is_from_customer: false, is_internal: false }).pluck('uuid')

/** How many replies were sent, how many answers to them and unanswered calls were recorded, and how many notes. */
export async function countMessages(db: TenantDb, request_uuid: string) {
  const rows = await db
    .table('contact_request_replies')
    .where({ request_uuid })
    .select('is_from_customer', 'is_internal', 'is_attempt')
  const recorded_answers = rows.filter(({ is_from_customer }) => is_from_customer).length
  const call_attempts = rows.filter(({ is_attempt }) => is_attempt).length
  const notes = rows.filter(({ is_internal }) => is_internal).length - call_attempts
  return { replies: rows.length - recorded_answers - notes - call_attempts, recorded_answers, notes, call_attempts }
}

/** The last reply to each of some requests that was sent, and the calls that did not reach the customer. */
export async function findContacts(db: TenantDb, requests: readonly string[]) {
  const rows = await db
    .table('contact_request_replies')
    .whereIn('request_uuid', requests)
    .where((any) => any.where({ is_from_customer: false, is_internal: false }).orWhere({ is_attempt: true }))
    .orderBy('created_at')
    .select('request_uuid', 'author_name', 'created_at', 'is_attempt')
  const contacts = new Map<string, Partial<Pick<InboxRequest, 'answered' | 'attempted'>>>()
  for (const { request_uuid, author_name: by, created_at: at, is_attempt } of rows) {
    const known = contacts.get(request_uuid) ?? {}
    const count = (known.attempted?.count ?? 0) + 1
    contacts.set(request_uuid, { ...known, ...(is_attempt ? { attempted: { at, count } } : { answered: { at, by } }) })
  }
  return contacts
}

/** Removes a call that did not reach the customer. @returns how many */
export const removeAttempt = (trx: TenantDb, request_uuid: string, uuid: string) =>
  trx.table('contact_request_replies').where({ request_uuid, uuid, is_attempt: true }).delete()

type SignedReply = RequestReply & { author_uuid: string | null }

export const insertReply = (trx: TenantDb, request_uuid: string, reply: SignedReply) =>
  trx.insert('contact_request_replies', { ...reply, request_uuid })

export const findReply = (db: TenantDb, uuid: string) =>
  db
    .table('contact_request_replies')
    .where({ uuid })
    .first('uuid', 'request_uuid', 'author_uuid', 'author_name', 'text')
