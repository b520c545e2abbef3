import { TYPING_EVERY_MS, TYPING_MS } from '#contract/conversations'
import { instant, MINUTE } from '../../core/base/clock.ts'
import { Conflict, found, Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { enqueue, forget, withdraw } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { tell as tellWebhooks } from '../../ops/webhooks/webhook-events.service.ts'
import type { ConversationRow, MessageRow } from './conversations.repository.ts'
import * as repository from './conversations.repository.ts'

/** Those who have the window open read before that, and are not told by e-mail. */
export const UNREAD_AFTER = 3 * MINUTE

/** The side that is told. */
export type Side = 'staff' | 'visitor'

/** The payload of the job that tells a side of what it has not seen: that it has seen no more than up to `since`. */
export type UnreadMail = { conversation_uuid: string; to: Side; since: number }

/** The payload of the job that tells the devices of staff what they have not seen. */
export type UnreadNotice = Omit<UnreadMail, 'to'>

const keyOf = (uuid: string, to: Side, rest = '') => `conversation-unread:${uuid}:${to}:${rest}`

/** Begins as that of the mail does, with which it is withdrawn and forgotten. */
export const noticeKey = (uuid: string, since: number) => keyOf(uuid, 'staff', `notice:${since}`)

/** Long enough for an advisor who has the conversation open to read it, so that no phone rings. */
export const NOTICE_AFTER = 10_000

/** One mail, however many messages come before they are seen; devices of staff are told sooner. */
function tell(trx: TenantDb, uuid: string, to: Side, since: number, now: Date) {
  const mail = {
    kind: 'conversation-unread',
    dedupe_key: keyOf(uuid, to, String(since)),
    payload: { conversation_uuid: uuid, to, since } satisfies UnreadMail,
    at: instant(now.getTime() + UNREAD_AFTER)
  }
  const notice = {
    kind: 'conversation-notice',
    dedupe_key: noticeKey(uuid, since),
    payload: { conversation_uuid: uuid, since } satisfies UnreadNotice,
    at: instant(now.getTime() + NOTICE_AFTER)
  }
  return enqueue(trx, now, mail, ...(to === 'staff' ? [notice] : []))
}

export type Draft = Omit<MessageRow, 'seq' | 'created_at'>

const SAME = ['text', 'is_from_visitor', 'kind', 'details'] as const
const isSame = (one: Draft, other: Draft) => SAME.every((what) => one[what] === other[what])

/** What makes a message one that is only read. */
export const PLAIN = { kind: 'text', details: '', offer_seq: null } as const

/** What was kept of an earlier attempt. @throws Unprocessable if that was another message */
export async function sentBefore(db: TenantDb, uuid: string, draft: Draft): Promise<MessageRow | undefined> {
  const sent = await repository.findSent(db, uuid, draft.client_id)
  if (sent && !isSame(sent, draft)) throw new Unprocessable({}, 'errors.idempotency')
  return sent
}

/** @throws Conflict where nobody writes any more */
export function refuseOver({ ended_at, blocked_at }: { ended_at: string | null; blocked_at: string | null }): void {
  // of a booking it is refused as a time is: with none to choose instead
  if (blocked_at) throw new Conflict('conversations.is-blocked', { slots: [] })
  if (ended_at) throw new Conflict('conversations.is-ended', { slots: [] })
}

/** With so many messages a conversation ends: everyone who opens it reads all of them. */
const MESSAGES_MAX = 1000

/** Keeps a message once, as the next of its conversation. @throws Conflict if that has ended */
export async function append(trx: TenantDb, uuid: string, draft: Draft, now: Date): Promise<MessageRow> {
  const before = found(await repository.lock(trx, uuid))
  const sent = await sentBefore(trx, uuid, draft)
  if (sent) return sent
  refuseOver(before)
  const seq = before.last_seq + 1
  const at = instant(now)
  const message = { ...draft, seq, created_at: at }
  await repository.insertMessage(trx, uuid, message)
  const own = draft.is_from_visitor
    ? { last_seq_visitor: seq, typing_visitor: null }
    : { last_seq_staff: seq, typing_staff: null }
  const over = seq >= MESSAGES_MAX ? { ended_at: at } : {}
  await repository.update(trx, uuid, before, { last_seq: seq, last_at: at, ...own, ...over }, at)
  // of a booking its own mails tell
  if (draft.kind === 'booked') return message
  const to = draft.is_from_visitor ? 'staff' : 'visitor'
  await tell(trx, uuid, to, before[`seen_${to}`], now)
  return message
}

/** Notes what a side has seen, of which it is then not told any more. */
export const see = ({ db, app }: Call, uuid: string, side: Side, seq: number): Promise<void> =>
  db.transaction(async (trx) => {
    const before = found(await repository.lock(trx, uuid))
    const seen = Math.min(seq, before.last_seq)
    if (seen <= before[`seen_${side}`]) return
    await repository.update(trx, uuid, before, { [`seen_${side}`]: seen }, instant(app.clock.now()))
    await withdraw(trx, keyOf(uuid, side))
  })

/** So that nobody who goes on writing disappears in between. */
const TYPING_LASTS = TYPING_MS + TYPING_EVERY_MS
const TYPING = { name: 'conversation-typing', points: 200, seconds: 600 }

/** Notes that a side is writing, which ends by itself. @throws TooMany */
export async function type({ db, app }: Call, uuid: string, side: Side): Promise<void> {
  await app.limits.take(TYPING, { tenant: db.tenantId, id: `${uuid} ${side}` })
  const now = app.clock.now()
  await repository.noteTyping(db, uuid, side, instant(now.getTime() + TYPING_LASTS), instant(now))
}

/** Whether a side is shown as writing. */
export const isTyping = (
  { app }: Pick<Call, 'app'>,
  row: Pick<ConversationRow, 'ended_at' | 'blocked_at' | 'typing_staff' | 'typing_visitor'>,
  side: Side
): boolean => !row.ended_at && !row.blocked_at && (row[`typing_${side}`] ?? '') > instant(app.clock.now())

/** Tells the managers of the branch of what somebody who leaves has not read. */
export async function tellBranch(trx: TenantDb, advisor_uuid: string, now: Date): Promise<void> {
  for (const { uuid, seen_staff } of await repository.findUnread(trx, advisor_uuid))
    await enqueue(trx, now, {
      kind: 'conversation-unread',
      dedupe_key: keyOf(uuid, 'staff', `${seen_staff}:left:${instant(now)}`),
      payload: { conversation_uuid: uuid, to: 'staff', since: seen_staff } satisfies UnreadMail
    })
}

/** The kinds of jobs about a conversation; their keys begin with its own. */
const JOBS = ['conversation-unread', 'conversation-link', 'conversation-given', 'conversation-transcript'] as const

/** Deletes a conversation with everything in it, and every mail about it, also what failed. */
export async function erase(trx: TenantDb, uuid: string, now: Date): Promise<void> {
  found(await repository.lock(trx, uuid))
  await repository.remove(trx, found(await repository.find(trx, repository.ANYONES, uuid)), instant(now))
  for (const kind of JOBS) await forget(trx, `${kind}:${uuid}`)
}

/** Ends a conversation, in which then nobody writes. */
export async function end(trx: TenantDb, uuid: string, now: Date): Promise<void> {
  const before = found(await repository.lock(trx, uuid))
  if (before.ended_at) return
  const at = instant(now)
  await repository.update(trx, uuid, before, { ended_at: at }, at)
  await tellWebhooks(trx, now, { type: 'conversation.ended', uuid, advisor_uuid: before.advisor_uuid })
}
