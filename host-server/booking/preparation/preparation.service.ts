import type { Preparation } from '#contract/preparation'
import { findChange, restoreEntry } from '../../calendar/external-calendar/service-entries.service.ts'
import { instant } from '../../core/base/clock.ts'
import { Conflict } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { documentsOf } from '../appointment-topics/public-topic.service.ts'
import { ownOf } from '../appointments/agenda.service.ts'
import { recordForAnother } from '../appointments/appointments-log.service.ts'
import { findExisting } from '../appointments/changes.service.ts'
import { find as findHistory } from '../appointments/history.repository.ts'
import { guestPath, isRoom } from '../video-rooms/room-address.service.ts'
import { type Among, findTalks, findTopic, isFromRequest, lockNote, putNote } from './preparation.repository.ts'

const isOwn = ({ user, advisor }: Call) => user?.alias === advisor.alias

/** Advisors see their own talks with a customer, who manages the branch all of them there. */
const amongFor = (call: Call): Among =>
  isOwn(call) ? { advisor_uuid: call.advisor.uuid } : { organization_uuid: call.advisor.organization_uuid }

const guestUrl = ({ app, tenant }: Call, uuid: string) => baseUrl(app.config, tenant) + guestPath(app.config, uuid)

export async function read(call: Call, uuid: string): Promise<Preparation> {
  const { db } = call
  const found = await findExisting(db, ownOf(call, uuid))
  const { created_at, booked_by, source_site, campaign, internal_note, topic_uuid } = found
  const asked = { but: uuid, among: amongFor(call), now: instant(call.app.clock.now()) }
  const [topic, next, past, history, calendar_change, isRequested] = await Promise.all([
    findTopic(db, topic_uuid),
    findTalks(db, found, { ...asked, isAhead: true }),
    findTalks(db, found, { ...asked, isAhead: false }),
    findHistory(db, uuid),
    isOwn(call) ? findChange(db, found) : null,
    found.source === 'staff' && isFromRequest(db, uuid)
  ])
  return {
    booked_at: created_at,
    booked_by,
    source: isRequested ? 'request' : found.source,
    source_site,
    campaign,
    comment: topic.comment,
    documents: documentsOf(topic.documents),
    branch: call.advisor.organization_name,
    internal_note,
    calendar_change,
    ...(!found.email && isRoom(found.join_url) && { guest_url: guestUrl(call, uuid) }),
    talks: [...next, ...past].map((talk) => ({
      ...talk,
      is_declined: Boolean(talk.is_declined) || undefined,
      advisor: fullName(talk)
    })),
    history
  }
}

/** Keeps the note, unless somebody has changed it since it was `known`. @throws Conflict */
export async function note(
  call: Call,
  uuid: string,
  { internal_note, known }: { internal_note: string; known?: string | undefined }
): Promise<void> {
  const by = ownOf(call, uuid)
  await call.db.transaction(async (trx) => {
    await lockNote(trx, uuid)
    const before = await findExisting(trx, by)
    const isOutdated = known !== undefined && known !== before.internal_note
    if (isOutdated && internal_note !== before.internal_note) throw new Conflict('conversations.note-changed')
    await putNote(trx, uuid, internal_note)
    await recordForAnother(trx, call, before, by)
  })
}

/** Turns down what was changed in the advisor's calendar. */
export async function keepAsBooked(call: Call, uuid: string): Promise<void> {
  const by = ownOf(call, uuid)
  await call.db.transaction(async (trx) => restoreEntry(trx, await findExisting(trx, by), call.app.clock.now()))
}
