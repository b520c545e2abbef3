import { randomUUID } from 'node:crypto'
import { campaignOf } from '#contract/campaign'
import { type postConversation, TOKEN_HEADER, type VisitorThread } from '#contract/conversations'
import type { Parsed } from '#contract/endpoint'
import { languageOf } from '#contract/locales'
import { instant } from '../../core/base/clock.ts'
import { Conflict, found, NotFound, Unprocessable } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import { searchWords } from '../../core/base/search-words.ts'
import { recordOutcome } from '../../core/events/hits.service.ts'
import { recordEvent } from '../../core/events/report-events.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import type { Call } from '../../core/http/http.ts'
import { attemptOf, orFirst, replay } from '../../core/http/idempotency.ts'
import { enqueue } from '../../core/jobs/outbox.ts'
import { hasDataPage } from '../../core/pages/public-frame.ts'
import { hashToken } from '../../core/security/tokens.ts'
import { tell } from '../../ops/webhooks/webhook-events.service.ts'
import { admit, complete, readPuzzle, refuseBots } from '../spam-guard/spam-guard.service.ts'
import { conversationToken } from './conversation-token.ts'
import type { ConversationRow } from './conversations.repository.ts'
import * as repository from './conversations.repository.ts'
import { append, type Draft, end, erase, isTyping, PLAIN, see, sentBefore, type } from './messages.service.ts'
import { stillAway } from './presence.repository.ts'
import { shownTo } from './shown-message.ts'

const MINUTES = 60
/** As fast as somebody types for long. */
const MESSAGES = { name: 'conversation-messages', points: 40, seconds: 10 * MINUTES }
const MESSAGES_OF_ADDRESS = { name: 'conversation-address', points: 200, seconds: 60 * MINUTES }

/** Each is an e-mail with everything that was written. */
const TRANSCRIPTS = { name: 'conversation-transcripts', points: 3, seconds: 60 * MINUTES }

type Begun = Parsed<typeof postConversation.shape.body>

export const advisorOf = (row: ConversationRow) => ({
  uuid: row.advisor_uuid,
  full_name: fullName(row),
  slug: row.slug,
  profile_picture_url: mediaUrl(row.photo)
})

const fromVisitor = ({ client_id, text }: { client_id: string; text: string }, author_name: string): Draft => ({
  client_id,
  text,
  author_name,
  author_uuid: null,
  is_from_visitor: true,
  ...PLAIN
})

/** The link goes to the address that was given, which nobody has verified: with nothing that was typed. */
const sendLink = (trx: Call['db'], conversation_uuid: string, now: Date) =>
  enqueue(trx, now, {
    kind: 'conversation-link',
    dedupe_key: `conversation-link:${conversation_uuid}`,
    payload: { conversation_uuid }
  })

/** Begins a conversation with its first message, once for each `client_id`. @returns the visitor's key */
export async function begin(call: Call, sent: Begun): Promise<{ token: string }> {
  const { db, advisor, app, tenant, locale } = call
  refuseBots(sent, call)
  const { client_id, text, name, email, src } = sent
  if (email && (await repository.isBlocked(db, advisor.uuid, email)))
    throw new Unprocessable({ email: [call.t('conversations.address-blocked')] })
  const now = app.clock.now()
  const attempt = attemptOf('conversations', client_id, { advisor: advisor.uuid, name, email, text })
  const keyOf = ({ uuid }: { uuid: string }) => ({ token: conversationToken(app.config, tenant.id, uuid) })
  const guarded = { name: 'contact', read: readPuzzle('contact'), attempt }
  const { replayed, proof } = await admit<{ uuid: string }>(call, guarded, sent)
  if (replayed) return keyOf(replayed)
  const uuid = randomUUID()
  const { token } = keyOf({ uuid })
  const work = db.transaction(async (trx) => {
    const twin = await replay<{ uuid: string }>(trx, attempt, now)
    if (twin) return twin
    await repository.insert(trx, {
      uuid,
      token_hash: hashToken(token),
      advisor_uuid: advisor.uuid,
      name,
      email,
      language: languageOf(locale),
      search_words: searchWords(`${name} ${email}`),
      campaign: campaignOf(src) ?? '',
      created_at: instant(now)
    })
    await append(trx, uuid, fromVisitor(sent, name), now)
    if (email) await sendLink(trx, uuid, now)
    await tell(trx, now, { type: 'conversation.opened', uuid, advisor_uuid: advisor.uuid })
    const { organization_uuid, time_zone } = advisor
    await recordEvent(trx, now, { advisor_uuid: advisor.uuid, organization_uuid, time_zone }, 'request-messenger')
    return complete(call, trx, { attempt, proof }, { uuid })
  })
  const answer = await orFirst(db, attempt, now, work)
  recordOutcome(call, 'requested', answer.uuid, campaignOf(src))
  return keyOf(answer)
}

/** The visitor's conversation, by nothing but its key. @throws NotFound */
export async function findOwn({ db }: Call, headers: { [TOKEN_HEADER]?: string | undefined }) {
  const token = headers[TOKEN_HEADER]
  if (!token) throw new NotFound()
  return found(await repository.findByToken(db, hashToken(token)))
}

export type Headers = Parameters<typeof findOwn>[1]

export async function readOwn(call: Call, headers: Headers, after: number): Promise<VisitorThread> {
  call.ctx.set('Cache-Control', 'no-store')
  const row = await findOwn(call, headers)
  const { name, email, time_zone, ended_at, blocked_at, request_uuid, last_seq, seen_visitor, seen_staff } = row
  const messages = await repository.findMessages(call.db, row.uuid, after)
  return {
    conversation: {
      advisor: advisorOf(row),
      name,
      has_email: Boolean(email),
      time_zone,
      ended_at,
      is_blocked: Boolean(blocked_at),
      has_request: Boolean(request_uuid),
      has_data_page: hasDataPage(call.tenant),
      last_seq,
      seen_visitor,
      seen_staff,
      is_typing: isTyping(call, row, 'staff'),
      away_until: stillAway(call, row.away_until)
    },
    messages: messages.map(shownTo(call, 'visitor'))
  }
}

/** @throws TooMany, Conflict */
export async function writeOwn(call: Call, headers: Headers, body: { client_id: string; text: string }) {
  const { db, app, ctx } = call
  const { uuid, name } = await findOwn(call, headers)
  const draft = fromVisitor(body, name)
  const shown = shownTo(call, 'visitor')
  const before = await sentBefore(db, uuid, draft)
  if (before) return shown(before)
  await app.limits.take(MESSAGES, { tenant: db.tenantId, id: uuid })
  await app.limits.take(MESSAGES_OF_ADDRESS, { tenant: db.tenantId, ip: ctx.ip })
  return shown(await db.transaction((trx) => append(trx, uuid, draft, app.clock.now())))
}

export async function seeOwn(call: Call, headers: Headers, seq: number): Promise<void> {
  const { uuid } = await findOwn(call, headers)
  await see(call, uuid, 'visitor', seq)
}

export async function typeOwn(call: Call, headers: Headers): Promise<void> {
  const { uuid } = await findOwn(call, headers)
  await type(call, uuid, 'visitor')
}

export async function endOwn(call: Call, headers: Headers): Promise<void> {
  const { uuid } = await findOwn(call, headers)
  await call.db.transaction((trx) => end(trx, uuid, call.app.clock.now()))
}

export async function deleteOwn(call: Call, headers: Headers): Promise<void> {
  const { uuid } = await findOwn(call, headers)
  await call.db.transaction((trx) => erase(trx, uuid, call.app.clock.now()))
}

/** The payload of the job that sends a transcript. */
export type TranscriptMail = { conversation_uuid: string }

/**
 * Sends what was written to the visitor's address, which nobody has verified: only once somebody of the institution has
 * answered, so that nobody gets by our mail what a stranger has typed. @throws Conflict, TooMany
 */
export async function sendTranscript(call: Call, headers: Headers): Promise<void> {
  const { db, app } = call
  const { uuid, email, last_seq, last_seq_staff } = await findOwn(call, headers)
  if (!email) throw new Conflict('conversations.transcript-no-email')
  if (!last_seq_staff) throw new Conflict('conversations.transcript-unanswered')
  await app.limits.take(TRANSCRIPTS, { tenant: db.tenantId, id: uuid })
  const now = app.clock.now()
  await enqueue(db, now, {
    kind: 'conversation-transcript',
    dedupe_key: `conversation-transcript:${uuid}:${last_seq}:${instant(now)}`,
    payload: { conversation_uuid: uuid } satisfies TranscriptMail
  })
}
