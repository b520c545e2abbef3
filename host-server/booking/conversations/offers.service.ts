import * as v from 'valibot'
import { Visitor } from '#contract/appointments'
import { missingFor, namesIn } from '#contract/conversation-offers'
import type { ConversationMessage, postConversationOffer, postOfferedAppointment } from '#contract/conversations'
import type { Parsed } from '#contract/endpoint'
import { resolveLocale } from '#contract/locales'
import { daysToBook, findRules, readCalendar, startsUntil } from '../../calendar/availability/kept-times.service.ts'
import { instant } from '../../core/base/clock.ts'
import { Conflict, found, Unprocessable } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { type AdvisorRow, findAdvisorByUuid } from '../../people/advisors/advisor.repository.ts'
import { isOffered } from '../../people/advisors/contact-options.service.ts'
import { findTexts } from '../appointment-topics/appointment-topics.repository.ts'
import { bookKept } from '../appointments/booking.service.ts'
import type { ConversationRow } from './conversations.repository.ts'
import * as repository from './conversations.repository.ts'
import { findKnown, say } from './conversations.service.ts'
import { append, refuseOver } from './messages.service.ts'
import { bookingIn, offerIn, type StoredBooking, type StoredOffer, shownTo } from './shown-message.ts'
import { findOwn, type Headers } from './visitor.service.ts'

type Offered = Parsed<typeof postConversationOffer.shape.body>
type Asked = Parsed<typeof postOfferedAppointment.shape.body>

const MINUTES = 60
/** Each may be an appointment with its mails. */
const BOOKINGS = { name: 'conversation-bookings', points: 10, seconds: 60 * MINUTES }
const MOST_OTHERS = 6

/** @throws Unprocessable if the advisor does not offer the topic, Conflict with other times if one is not free */
async function refuseTaken(call: Call, advisor: AdvisorRow, { topic, type, starts }: Offered): Promise<void> {
  const { db, app, t, tenant } = call
  const now = app.clock.now()
  const rules = await findRules(db, advisor, { topic, type, isAnyone: false })
  if (!rules || !isOffered('online_appointment', advisor, tenant))
    throw new Unprocessable({ topic: [t('errors.field')] })
  const days = daysToBook(rules, advisor, now)
  const calendar = await readCalendar(db, advisor, days.to, now)
  const free = calendar ? startsUntil(calendar, rules, days, now, instant(now)) : []
  const known = new Set(free)
  if (starts.some((start) => !known.has(start)))
    throw new Conflict('errors.slot-gone', { slots: free.slice(0, MOST_OTHERS) })
}

/** Offers the visitor free times; nothing holds them, and the first who books one has it. */
export async function offerTimes(call: Call, uuid: string, sent: Offered): Promise<ConversationMessage> {
  const { db, tenant } = call
  const row = await findKnown(call, uuid)
  const { client_id, text, topic, type, starts } = sent
  const advisor = await findAdvisorByUuid(db, row.advisor_uuid)
  refuseOver(row)
  if (!advisor) throw new Conflict('conversations.advisor-left', { slots: [] })
  // an attempt whose answer was lost may come again when its times are not free any more
  if (!(await repository.findSent(db, uuid, client_id))) await refuseTaken(call, advisor, sent)
  const texts = found(await findTexts(db, topic, resolveLocale(row.language, tenant.language)))
  const offer: StoredOffer = {
    advisor_uuid: advisor.uuid,
    advisor: fullName(advisor),
    topic_uuid: topic,
    topic: texts.topic,
    type,
    time_zone: advisor.time_zone,
    starts: starts.toSorted()
  }
  return say(call, uuid, { client_id, text, kind: 'offer', details: JSON.stringify(offer), offer_seq: null })
}

/** Whom the appointment is for: what the conversation knows, and for the rest what was added. @throws Unprocessable */
function customerOf({ t }: Call, row: ConversationRow, { type }: StoredOffer, asked: Asked) {
  const names = namesIn(row.name)
  const known = v.is(Visitor.entries.email, row.email) ? row.email : ''
  const customer = {
    first_name: names.first_name,
    last_name: names.last_name || asked.last_name,
    email: known || asked.email,
    phone: asked.phone
  }
  const missing = missingFor(row.name, Boolean(known), type).filter((field) => !customer[field])
  if (missing.length)
    throw new Unprocessable(Object.fromEntries(missing.map((field) => [field, [t('errors.required')]])))
  return customer
}

/** The conversation, in which nothing of this offer is booked yet. @throws Conflict */
async function refuseBooked(trx: TenantDb, uuid: string, seq: number): Promise<void> {
  refuseOver(found(await repository.lock(trx, uuid)))
  if (await repository.findBooked(trx, uuid, seq)) throw alreadyBooked()
}

const alreadyBooked = () => new Conflict('conversations.offer-booked', { slots: [] })

/** Books an offered time by the path of every booking, once for each offer, also if it is pressed again. */
export async function bookOffered(
  call: Call,
  headers: Headers,
  seq: number,
  asked: Asked
): Promise<ConversationMessage> {
  const { db, app, tenant } = call
  const row = await findOwn(call, headers)
  const offer = found(offerIn(found(await repository.findMessage(db, row.uuid, seq))))
  const before = async () => {
    const known = await repository.findBooked(db, row.uuid, seq)
    if (known && bookingIn(known)?.starts_at !== asked.starts_at) throw alreadyBooked()
    return known && shownTo(call, 'visitor')(known)
  }
  const twin = await before()
  if (twin) return twin
  const customer = customerOf(call, row, offer, asked)
  const advisor = await findAdvisorByUuid(db, offer.advisor_uuid)
  if (!advisor) throw new Conflict('errors.offer-gone', { slots: [] })
  await app.limits.take(BOOKINGS, { tenant: tenant.id, id: row.uuid })
  call.advisor = advisor
  call.host = advisor
  const { topic_uuid: topic, type } = offer
  const { starts_at } = asked
  // who has offered this time has confirmed it
  const isConfirmed = offer.starts.includes(starts_at)
  const booking = { topic, type, starts_at, ...customer, note: '', answers: [] }
  const source = { source: '' as const, source_site: '', campaign: row.campaign }
  try {
    await bookKept(call, booking, source, {
      isConfirmed,
      settle: async (trx, appointment_uuid) => {
        await refuseBooked(trx, row.uuid, seq)
        const state = isConfirmed || !advisor.requires_confirmation ? 'booked' : 'requested'
        const { topic_uuid: _, advisor_uuid: __, starts: ___, ...said } = offer
        const details: StoredBooking = { ...said, appointment_uuid, starts_at, state }
        const draft = {
          client_id: appointment_uuid,
          text: '',
          author_name: row.name,
          author_uuid: null,
          is_from_visitor: true,
          kind: 'booked' as const,
          details: JSON.stringify(details),
          offer_seq: seq
        }
        await append(trx, row.uuid, draft, app.clock.now())
      }
    })
  } catch (failure) {
    // the same press, twice
    const first = await before()
    if (first) return first
    throw failure
  }
  return found(await before())
}
