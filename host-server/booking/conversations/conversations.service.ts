import {
  CONVERSATION_PAGE_SIZE,
  type Conversation,
  type ConversationMessage,
  type ConversationsPage,
  type ConversationsQuery
} from '#contract/conversations'
import { instant } from '../../core/base/clock.ts'
import { minuteOf } from '../../core/base/days.ts'
import { found, Unprocessable } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import { enqueue } from '../../core/jobs/outbox.ts'
import { tell } from '../../ops/webhooks/webhook-events.service.ts'
import { withOption } from '../../people/advisors/contact-options.repository.ts'
import { mayTake } from '../request-inbox/assignment.service.ts'
import { branchesOf, scopeOf } from '../request-inbox/scope.service.ts'
import type { ConversationRow } from './conversations.repository.ts'
import * as repository from './conversations.repository.ts'
import { append, type Draft, end, isTyping, PLAIN, see, sentBefore, type } from './messages.service.ts'
import { shownTo } from './shown-message.ts'
import { advisorOf } from './visitor.service.ts'

const MINUTES = 60
const MESSAGES_OF_AUTHOR = { name: 'conversation-author', points: 300, seconds: 60 * MINUTES }
/** Each is an e-mail to an advisor. */
const ASSIGNMENTS = { name: 'assign-conversation', points: 10, seconds: 60 * MINUTES }

/** A conversation that the user may answer. @throws NotFound for any other, whether it exists or not */
export const findKnown = async (call: Call, uuid: string): Promise<ConversationRow> =>
  found(await repository.find(call.db, await scopeOf(call), uuid))

const stateOf = ({ blocked_at, ended_at }: ConversationRow) => (blocked_at ? 'blocked' : ended_at ? 'ended' : 'open')

/** The visitor's name stays out: it goes with the conversation, and the log stays. */
export const auditedConversations = audited<ConversationRow>({
  read: async (trx, uuid) => {
    await repository.lock(trx, uuid)
    return repository.find(trx, repository.ANYONES, uuid)
  },
  subject: (row) => ({
    object: 'conversation',
    id: row.uuid,
    name: `${minuteOf(new Date(row.created_at), row.time_zone)} · ${fullName(row)}`
  }),
  fields: (row) => ({
    advisor: fullName(row),
    branch: row.branch,
    conversation_state: stateOf(row)
  })
})

/** The advisors who can be booked online. */
async function findBookable({ db, tenant }: Call, rows: readonly ConversationRow[]): Promise<Set<string>> {
  if (!tenant.modules.has('online-appointments')) return new Set()
  const uuids = rows.map(({ advisor_uuid }) => advisor_uuid)
  const found = await withOption(db, 'online_appointment').whereIn('advisor_uuid', uuids)
  return new Set(found.map(({ advisor_uuid }) => advisor_uuid))
}

async function shown(call: Call, rows: readonly ConversationRow[]): Promise<Conversation[]> {
  const last = await repository.findLast(call.db, rows)
  const bookable = await findBookable(call, rows)
  return rows.map((row) => {
    const { unread = 0, message } = last.get(row.uuid) ?? {}
    return {
      ...row,
      unread,
      is_typing: isTyping(call, row, 'visitor'),
      last_text: message?.text ?? '',
      last_kind: message?.kind ?? 'text',
      can_offer: !row.ended_at && !row.blocked_at && !row.left_at && bookable.has(row.advisor_uuid),
      is_last_from_visitor: message?.is_from_visitor ?? true,
      advisor: advisorOf(row),
      branch: { uuid: row.organization_uuid, name: row.branch }
    }
  })
}

export async function list(call: Call, query: ConversationsQuery): Promise<ConversationsPage> {
  const scope = await scopeOf(call)
  const { rows, total } = await repository.findPage(call.db, scope, query, CONVERSATION_PAGE_SIZE)
  const branches = await branchesOf(call.db, scope)
  return { conversations: await shown(call, rows), total, page_size: CONVERSATION_PAGE_SIZE, branches }
}

export async function read(call: Call, uuid: string, after: number) {
  const row = await findKnown(call, uuid)
  const [conversation] = await shown(call, [row])
  const messages = await repository.findMessages(call.db, uuid, after)
  const note = await repository.findNote(call.db, uuid)
  return { conversation: found(conversation), messages: messages.map(shownTo(call, 'staff')), note: note ?? null }
}

/** Says something as the user, once for each `client_id`. @throws TooMany, Conflict */
export async function say(
  call: Call,
  uuid: string,
  said: Omit<Draft, 'author_name' | 'author_uuid' | 'is_from_visitor'>
): Promise<ConversationMessage> {
  const { db, app, user } = call
  const draft: Draft = {
    ...said,
    author_name: user?.full_name ?? '',
    author_uuid: user?.advisor_uuid ?? null,
    is_from_visitor: false
  }
  const shown = shownTo(call, 'staff')
  const before = await sentBefore(db, uuid, draft)
  if (before) return shown(before)
  await app.limits.take(MESSAGES_OF_AUTHOR, { tenant: db.tenantId, id: user?.uuid ?? '' })
  return shown(await db.transaction((trx) => append(trx, uuid, draft, app.clock.now())))
}

/** @throws TooMany, Conflict */
export async function write(call: Call, uuid: string, sent: { client_id: string; text: string }) {
  await findKnown(call, uuid)
  return say(call, uuid, { ...sent, ...PLAIN })
}

export async function markSeen(call: Call, uuid: string, seq: number): Promise<void> {
  await findKnown(call, uuid)
  await see(call, uuid, 'staff', seq)
}

export async function noteTyping(call: Call, uuid: string): Promise<void> {
  await findKnown(call, uuid)
  await type(call, uuid, 'staff')
}

export async function finish(call: Call, uuid: string): Promise<void> {
  await findKnown(call, uuid)
  await auditedConversations.change(call, uuid, (trx) => end(trx, uuid, call.app.clock.now()))
}

/** The payload of the job that tells an advisor of a conversation that was given to them. */
export type GivenMail = { conversation_uuid: string; advisor_uuid: string; from: string }

/** Gives a conversation to another advisor, who is told by e-mail. @throws TooMany */
export async function assign(call: Call, uuid: string, advisor_uuid: string): Promise<void> {
  const { db, app, t, user } = call
  await findKnown(call, uuid)
  await app.limits.take(ASSIGNMENTS, { tenant: db.tenantId, id: uuid })
  const scope = await scopeOf(call)
  await auditedConversations.change(call, uuid, async (trx, row) => {
    // somebody else may have been faster
    found(await repository.find(trx, scope, uuid))
    if (!(await mayTake(trx, scope, row, advisor_uuid)))
      throw new Unprocessable({ advisor_uuid: [t('request-inbox.advisor-unknown')] })
    if (row.advisor_uuid === advisor_uuid) return
    const now = app.clock.now()
    await repository.update(trx, uuid, row, { advisor_uuid }, instant(now))
    await tell(trx, now, { type: 'conversation.assigned', uuid, advisor_uuid })
    await enqueue(trx, now, {
      kind: 'conversation-given',
      // who has given it away may get it back
      dedupe_key: `conversation-given:${uuid}:${advisor_uuid}:${instant(now)}`,
      payload: { conversation_uuid: uuid, advisor_uuid, from: user?.full_name ?? '' } satisfies GivenMail
    })
  })
}
