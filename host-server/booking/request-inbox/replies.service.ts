import type { RequestReply } from '#contract/request-thread'
import { instant } from '../../core/base/clock.ts'
import { Conflict, NotFound } from '../../core/base/failures.ts'
import { orderedUuid } from '../../core/base/ordered-uuid.ts'
import type { Call } from '../../core/http/http.ts'
import { attemptBy, replay, storeAnswer } from '../../core/http/idempotency.ts'
import { enqueue } from '../../core/jobs/outbox.ts'
import { dueAt } from './due.ts'
import * as repository from './request-inbox.repository.ts'
import { auditedRequests } from './request-log.service.ts'
import { findKnown } from './scope.service.ts'
import * as thread from './thread.repository.ts'

const MINUTES = 60

/** Each reply is an e-mail to a customer. */
const REPLIES = { name: 'reply-request', points: 10, seconds: 60 * MINUTES }
const REPLIES_OF_AUTHOR = { name: 'reply-author', points: 100, seconds: 60 * MINUTES }

/** What is noted beside a request mails nobody, and still fills its history. */
const NOTED = { name: 'note-request', points: 20, seconds: 60 * MINUTES }
const NOTED_OF_AUTHOR = { name: 'note-author', points: 200, seconds: 60 * MINUTES }

async function limitReplies({ db, user, app: { limits } }: Call, uuid: string): Promise<void> {
  await limits.take(REPLIES, { tenant: db.tenantId, id: uuid })
  await limits.take(REPLIES_OF_AUTHOR, { tenant: db.tenantId, id: user?.uuid ?? '' })
}

/** The payload of the job that mails a reply. */
export type ReplyMail = { reply_uuid: string }

type Kind = Partial<Pick<RequestReply, 'is_from_customer' | 'is_internal' | 'is_attempt'>>

export const written = ({ user }: Call, text: string, now: Date, kind: Kind = {}): RequestReply => ({
  uuid: orderedUuid(),
  author_name: user?.full_name ?? '',
  text,
  created_at: instant(now),
  is_from_customer: false,
  is_internal: false,
  is_attempt: false,
  ...kind
})

interface Reply {
  text: string
  /** Whether the request is done with it. */
  done: boolean
}

/** Mails a reply to the customer, and keeps it; repeated attempts with the same key get the first response. @throws TooMany */
export async function reply(
  call: Call,
  uuid: string,
  { text, done }: Reply,
  key: string | undefined
): Promise<RequestReply> {
  await findKnown(call, uuid)
  const { db, user, app } = call
  const now = app.clock.now()
  const attempt = attemptBy(user, 'contact-request-replies', key, { request: uuid, text, ...(done && { done }) })
  // what has been sent already is told, and not counted again
  const before = await replay<RequestReply>(db, attempt, now)
  if (before) return before
  await limitReplies(call, uuid)
  let sent = written(call, text, now)
  await auditedRequests.change(call, uuid, async (trx, { done_at }) => {
    const known = await replay<RequestReply>(trx, attempt, now)
    if (known) {
      sent = known
      return
    }
    await thread.insertReply(trx, uuid, { ...sent, author_uuid: user?.advisor_uuid ?? null })
    if (done) await repository.update(trx, uuid, { done_at: done_at ?? instant(now) })
    await enqueue(trx, now, {
      kind: 'contact-reply',
      dedupe_key: `contact-reply:${sent.uuid}`,
      payload: { reply_uuid: sent.uuid } satisfies ReplyMail
    })
    await storeAnswer(trx, attempt, { status: 201, answer: sent }, now)
  })
  return sent
}

async function limitNotes({ db, user, app: { limits } }: Call, uuid: string): Promise<void> {
  await limits.take(NOTED, { tenant: db.tenantId, id: uuid })
  await limits.take(NOTED_OF_AUTHOR, { tenant: db.tenantId, id: user?.uuid ?? '' })
}

/** Keeps something with the request, of which nobody is notified. @throws Conflict, TooMany */
async function keep(
  call: Call,
  uuid: string,
  { noun, text, kind }: { noun: string; text: string; kind: Kind },
  key: string | undefined
): Promise<RequestReply> {
  await findKnown(call, uuid)
  const { db, user, app } = call
  const now = app.clock.now()
  const attempt = attemptBy(user, noun, key, { request: uuid, text })
  const told = await replay<RequestReply>(db, attempt, now)
  if (told) return told
  await limitNotes(call, uuid)
  let kept = written(call, text, now, kind)
  await auditedRequests.change(call, uuid, async (trx, before) => {
    const known = await replay<RequestReply>(trx, attempt, now)
    if (known) {
      kept = known
      return
    }
    if (kind.is_attempt && before.done_at) throw new Conflict('request-inbox.is-done')
    // the customer of an answered request waits again
    if (kind.is_from_customer && !before.waiting_since)
      await repository.update(trx, uuid, { due_at: dueAt(before, kept.created_at) })
    await thread.insertReply(trx, uuid, { ...kept, author_uuid: user?.advisor_uuid ?? null })
    await storeAnswer(trx, attempt, { status: 201, answer: kept }, now)
  })
  return kept
}

/** Keeps a customer's answer, which has arrived in somebody's mailbox, with the request. */
export const recordAnswer = (call: Call, uuid: string, text: string, key: string | undefined) =>
  keep(call, uuid, { noun: 'contact-request-answers', text, kind: { is_from_customer: true } }, key)

/** Keeps that a call did not reach the customer. */
export const recordAttempt = (call: Call, uuid: string, key: string | undefined) =>
  keep(call, uuid, { noun: 'contact-request-attempts', text: '', kind: { is_internal: true, is_attempt: true } }, key)

/** @throws NotFound for what is no such call */
export async function takeBackAttempt(call: Call, uuid: string, attempt: string): Promise<void> {
  await findKnown(call, uuid)
  await auditedRequests.change(call, uuid, async (trx) => {
    if (!(await thread.removeAttempt(trx, uuid, attempt))) throw new NotFound()
  })
}
