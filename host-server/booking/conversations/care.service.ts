import { randomUUID } from 'node:crypto'
import { namesIn } from '#contract/conversation-offers'
import type { ConversationNote } from '#contract/conversations'
import { NOTE_MAX } from '#contract/values'
import { instant } from '../../core/base/clock.ts'
import { Conflict, found } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { announceTo } from '../contact-requests/announcements.service.ts'
import * as requests from '../contact-requests/contact-requests.repository.ts'
import * as repository from './conversations.repository.ts'
import { auditedConversations, findKnown } from './conversations.service.ts'

/** Keeps what colleagues are to know, unless somebody has changed it meanwhile; an empty text removes it. @throws Conflict */
export async function note(
  call: Call,
  uuid: string,
  { text, known }: { text: string; known: string }
): Promise<{ note: ConversationNote | null }> {
  await findKnown(call, uuid)
  const { db, app, user } = call
  return db.transaction(async (trx) => {
    found(await repository.lock(trx, uuid))
    const before = (await repository.findNote(trx, uuid))?.text ?? ''
    if (before !== known && before !== text) throw new Conflict('conversations.note-changed')
    const row = { text, author_name: user?.full_name ?? '', changed_at: instant(app.clock.now()) }
    await repository.putNote(trx, uuid, row)
    return { note: text ? row : null }
  })
}

/** From then on nobody writes in it, and nobody begins another one with the advisor by its address; or that is undone. */
export async function block(call: Call, uuid: string, is_blocked: boolean): Promise<void> {
  await findKnown(call, uuid)
  await auditedConversations.change(call, uuid, async (trx, row) => {
    if (Boolean(row.blocked_at) === is_blocked) return
    const now = instant(call.app.clock.now())
    await repository.update(trx, uuid, row, { blocked_at: is_blocked ? now : null }, now)
  })
}

/** What the visitor has written, the latest if not all of it has room. */
function textOf(messages: readonly repository.MessageRow[]): string {
  const texts = messages.flatMap(({ is_from_visitor, text }) => (is_from_visitor && text ? [text] : []))
  let kept = ''
  for (const text of texts.toReversed()) {
    const longer = kept ? `${text}\n\n${kept}` : text
    if (longer.length > NOTE_MAX) break
    kept = longer
  }
  return kept
}

/**
 * Makes a contact request of what the visitor has written, once. The visitor gets no mail, since they have asked nothing
 * anew; the advisor does where a colleague has done it. @throws Conflict without an address, to which it could be answered
 */
export async function turnIntoRequest(call: Call, uuid: string): Promise<{ request_uuid: string }> {
  await findKnown(call, uuid)
  const { db, app, user } = call
  return db.transaction(async (trx) => {
    found(await repository.lock(trx, uuid))
    const row = found(await repository.find(trx, repository.ANYONES, uuid))
    if (row.request_uuid) return { request_uuid: row.request_uuid }
    if (!row.email) throw new Conflict('conversations.request-no-email')
    const now = app.clock.now()
    const request_uuid = randomUUID()
    await requests.insert(trx, {
      uuid: request_uuid,
      advisor_uuid: row.advisor_uuid,
      kind: 'messenger',
      ...namesIn(row.name),
      email: row.email,
      phone: '',
      note: textOf(await repository.findMessages(trx, uuid, 0)),
      date: null,
      start_time: null,
      end_time: null,
      time_zone: row.time_zone,
      language: row.language,
      created_at: instant(now),
      done_at: null,
      is_customer: null,
      source: '',
      source_site: '',
      campaign: row.campaign
    })
    const isOwn = user?.advisor_uuid === row.advisor_uuid
    if (!isOwn)
      await announceTo(trx, { uuid: request_uuid, advisor_uuid: row.advisor_uuid, from: user?.full_name ?? '' }, now)
    await repository.update(trx, uuid, row, { request_uuid }, instant(now))
    return { request_uuid }
  })
}
