import { randomUUID } from 'node:crypto'
import type { postCustomerAppointment } from '#contract/agenda'
import { type Booked, type Booking, phoneIsMissing } from '#contract/appointments'
import { contactIsMissing } from '#contract/customer'
import type { Input } from '#contract/endpoint'
import { languageOf } from '#contract/locales'
import type { SmmCalendar } from '#contract/smm-calendar'
import type { Bookable, Slot } from '../../calendar/availability/availability.service.ts'
import { kindOfEntries } from '../../calendar/external-calendar/external-calendar.repository.ts'
import { instant } from '../../core/base/clock.ts'
import { Unprocessable } from '../../core/base/failures.ts'
import { countedIn, recordStep } from '../../core/events/booking-steps.service.ts'
import { recordOutcome } from '../../core/events/hits.service.ts'
import { recordEvent as noteEvent } from '../../core/events/report-events.ts'
import type { Call } from '../../core/http/http.ts'
import { attemptBy, attemptOf, replay } from '../../core/http/idempotency.ts'
import { enqueue } from '../../core/jobs/outbox.ts'
import { derivedToken, hashToken } from '../../core/security/tokens.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findListening, type Listening, tellListening } from '../../ops/webhooks/webhook-events.service.ts'
import { isCustomerOf } from '../appointment-topics/customer-question.service.ts'
import { validateAnswers } from '../appointment-topics/questions.service.ts'
import {
  admit,
  complete,
  type ReadProof,
  readPuzzle,
  refuseBots,
  type VerifiedAttempt
} from '../spam-guard/spam-guard.service.ts'
import { agreedIn } from '../text-messages/agreement.service.ts'
import type { Agreed } from '../text-messages/consents.repository.ts'
import * as consents from '../text-messages/consents.repository.ts'
import { hasRooms, providerOf } from '../video-rooms/provider-settings.service.ts'
import { guestPath } from '../video-rooms/room-address.service.ts'
import { jobsOf } from './appointments.jobs.ts'
import * as repository from './appointments.repository.ts'
import { recordForAnother } from './appointments-log.service.ts'
import { withinMailLimits } from './booking-limits.service.ts'
import { offerNextFree, refusedOnce, type SlotSearch, takeSlot, withCalendar } from './calendar.service.ts'
import type { Changer } from './changes.service.ts'
import * as claims from './claims.repository.ts'
import * as history from './history.repository.ts'
import * as holds from './holds.repository.ts'
import { BY_STAFF, type VisitSource, visitPage, visitSource } from './source.service.ts'

/** The response as stored for retries, without token and talk: they are derived again, so that the table contains no secrets. */
export type StoredAnswer = Omit<Booked, 'token' | 'talk'> & {
  /** With whom, of a test: there is no appointment that would tell. */
  advisor_uuid?: string
}

export type CustomerVisit = Input<(typeof postCustomerAppointment)['shape']>['body']

/** The visitor's token for an appointment, derived so that mails can include it without storing it. */
export const tokenOf = (secret: string, uuid: string) => derivedToken(secret, 'appointment', uuid)

/** What a visitor gets. */
async function answered(call: Call, stored: StoredAnswer, { type }: Booking): Promise<Booked & StoredAnswer> {
  const { config } = call.app
  const hasTalk = type === 'online' && stored.state !== 'requested' && (await hasRoom(call, stored))
  return {
    ...stored,
    token: tokenOf(config.SESSION_SECRET, stored.uuid),
    ...(hasTalk && { talk: guestPath(config, stored.uuid) })
  }
}

/** Teams makes rooms only for advisors whose calendar is connected: the appointment itself knows. */
async function hasRoom({ app, tenant, db }: Call, { uuid }: StoredAnswer): Promise<boolean> {
  const provider = providerOf(app.config, tenant)
  return provider === 'teams' ? repository.hasVideoRoom(db, uuid) : provider !== undefined
}

function refuseFields(booking: Booking, { t }: Call) {
  if (phoneIsMissing(booking)) throw new Unprocessable({ phone: [t('errors.required')] })
}

/** Proof, hold, campaign and widget are left out: a retry may come with others and still be the same booking. */
function attemptAt(
  { host }: { host: { uuid: string } },
  { proof, hold, src: _, widget: __, ...content }: Booking,
  key: string | undefined
) {
  return attemptOf('appointments', key, { advisor: host.uuid, ...content })
}

interface NewAppointment {
  uuid: string
  tokenHash: string
  booking: Booking
  /** Who books: a visitor's booking may need the advisor's confirmation. */
  by: Changer
  /** A link of its own, which only staff give. */
  meeting_url?: string
  /** Where somebody began to whom the time was offered. */
  offeredFrom?: VisitSource
  /** The customer was not asked the topic's questions. */
  isUnasked?: boolean
  /** Staff have offered this very time, and need not confirm it. */
  isConfirmed?: boolean
  /** To which number the customer wants text messages. */
  texts?: Agreed | undefined
}

/** Questions are for visitors: the advisor asks their customer in person. */
function answersFor({ t }: Call, { booking, by, isUnasked }: NewAppointment, { questions }: Slot): string {
  return by === 'visitor' && !isUnasked ? JSON.stringify(validateAnswers(questions, booking.answers, t)) : '[]'
}

function rowOf(call: Call, wanted: NewAppointment, { slot, calendar }: Chosen, now: Date, state: State) {
  const { host, locale } = call
  const { uuid, tokenHash, booking, by, meeting_url = '', offeredFrom } = wanted
  const { topic, type, starts_at, first_name, last_name, email, phone, note, time_zone } = booking
  return {
    uuid,
    token_hash: tokenHash,
    advisor_uuid: slot.advisor_uuid,
    topic_uuid: topic,
    state,
    type,
    starts_at,
    ends_at: slot.ends_at,
    first_name,
    last_name,
    email,
    phone,
    note,
    meeting_url,
    has_video_room: type === 'online' && hasRooms(call.app.config, call.tenant, calendar),
    answers: answersFor(call, wanted, slot),
    is_customer: isCustomerOf(call, booking.answers),
    time_zone: host.time_zone,
    visitor_time_zone: time_zone ?? host.time_zone,
    language: by === 'visitor' ? languageOf(locale) : ('' as const),
    booked_by: by === 'visitor' ? ('visitor' as const) : ('staff' as const),
    ...(by === 'visitor' ? (offeredFrom ?? visitSource(call, booking.src)) : BY_STAFF),
    ...countedBy(call, wanted),
    any_advisor: 'isBranch' in host,
    created_at: instant(now)
  }
}

type State = Extract<repository.AppointmentRow['state'], 'booked' | 'requested'>

const NOT_COUNTED = { page: '', widget: '' } as const

/** By what a booking is counted as a talk once it has taken place; nothing of who asks not to be counted. */
function countedBy(call: Call, { by, offeredFrom, booking }: NewAppointment) {
  if (by !== 'visitor' || offeredFrom || !countedIn(call)) return NOT_COUNTED
  return { page: visitPage(call), widget: booking.widget ?? ('inline' as const) }
}

/** For a branch booking the advisor is known only once the slot is chosen. */
const preferencesOf = async ({ host }: Call, trx: TenantDb, { advisor_uuid }: Slot) =>
  'isBranch' in host ? repository.findPreferences(trx, advisor_uuid) : host

const eventOwnerOf = ({ host }: Call, { advisor_uuid }: Slot) => ({
  advisor_uuid,
  organization_uuid: host.organization_uuid,
  time_zone: host.time_zone
})

/** Frees the hold's time for the appointment; at a branch it may be in another advisor's calendar. */
const giveUp = (trx: TenantDb, hold: holds.HoldRow, slot: Slot) =>
  Promise.all([
    hold.advisor_uuid !== slot.advisor_uuid && trx.reviseCalendar(hold.advisor_uuid),
    holds.remove(trx, hold.uuid)
  ])

interface Chosen {
  slot: Slot
  /** The visitor's own, which ends. */
  hold: holds.HoldRow | undefined
  /** The advisor's external calendar, if it gets an entry. */
  calendar: SmmCalendar['kind'] | undefined
  /** Who is notified if they want to be. */
  listening: Listening
}

/** The slot and what else the appointment depends on; read together, since each read by itself is a round trip. */
async function choose(trx: TenantDb, asked: SlotSearch, hold: holds.HoldRow | undefined): Promise<Chosen> {
  const { target } = asked
  const [slot, known, listening] = await Promise.all([
    takeSlot(trx, asked),
    target.isBranch ? undefined : kindOfEntries(trx, target.uuid),
    findListening(trx)
  ])
  return { slot, hold, listening, calendar: target.isBranch ? await kindOfEntries(trx, slot.advisor_uuid) : known }
}

async function insert(
  call: Call,
  trx: TenantDb,
  wanted: NewAppointment,
  chosen: Chosen,
  verified: VerifiedAttempt,
  now: Date
): Promise<StoredAnswer> {
  const { slot, hold, calendar, listening } = chosen
  const { requires_confirmation, reminder_hours } = await preferencesOf(call, trx, slot)
  const waits = requires_confirmation && wanted.by === 'visitor' && !wanted.isConfirmed
  const state: State = waits ? 'requested' : 'booked'
  const { token_hash, ...row } = rowOf(call, wanted, chosen, now, state)
  const { uuid } = row
  const isByStaff = wanted.by === 'advisor'
  const { texts } = wanted
  const announced = {
    ...row,
    sequence: 0,
    reminder_hours,
    has_texts: texts !== undefined,
    ...(isByStaff && { own: 'entered' as const })
  }
  const { starts_at, ends_at } = row
  const answer = { uuid, state, starts_at, ends_at, ...(call.isTest && { advisor_uuid: slot.advisor_uuid }) }
  const insertRow = () => repository.insert(trx, { token_hash, ...row })
  if (isByStaff) {
    await insertRow()
    await history.insert(trx, uuid, { what: 'booked' }, { now, by: history.staff(call.user) })
    await recordForAnother(trx, call, undefined, row)
  }
  const told = { type: `appointment.${state}` as const, uuid, advisor_uuid: slot.advisor_uuid }
  await tellListening(trx, now, listening, told)
  // sent without waiting, in this order: claims reference the appointment, and the first failure is the cause
  return complete(call, trx, verified, answer, [
    hold ? giveUp(trx, hold, slot) : Promise.resolve(),
    isByStaff ? Promise.resolve() : insertRow(),
    claims.insert(trx, slot.advisor_uuid, slot.grains, { appointment_uuid: uuid }),
    texts ? consents.insert(trx, { appointment_uuid: uuid }, texts, now) : Promise.resolve(),
    enqueue(trx, now, ...jobsOf(announced, state, now, Boolean(calendar))),
    noteEvent(trx, now, eventOwnerOf(call, slot), 'booked')
  ])
}

/**
 * Locks the calendar, finds the slot and inserts the appointment. The visitor's own hold is replaced by the appointment;
 * any other hold blocks it.
 */
function insertAppointment(
  call: Call,
  target: Bookable,
  made: NewAppointment,
  verified: VerifiedAttempt
): Promise<StoredAnswer> {
  const { booking } = made
  const asked: SlotSearch = { target, wanted: booking, now: call.app.clock.now(), own: {} }
  const { now, own } = asked
  const repeated = (db: TenantDb) => replay<StoredAnswer>(db, verified.attempt, now)
  const attempt = (onTurn?: () => Promise<StoredAnswer | undefined>) => {
    const work = async (trx: TenantDb) => {
      // a concurrent attempt with the same key has finished by the time the calendar is locked
      const [known, hold] = await Promise.all([
        repeated(trx),
        booking.hold ? holds.find(trx, target, hashToken(booking.hold), instant(now)) : undefined
      ])
      if (known) return known
      own.hold_uuid = hold?.uuid
      return insert(call, trx, made, await choose(trx, asked, hold), verified, now)
    }
    return withCalendar(call, target, work, onTurn)
  }
  // a kept refusal knows nothing of a hold of one's own, nor of what only the advisor may book
  if (booking.hold || made.by === 'advisor') return attempt().catch(offerNextFree(call, asked))
  return refusedOnce(call, asked, attempt, () => repeated(call.db))
}

/** Books a slot; repeated attempts with the same key get the first response. */
export async function book(
  call: Call,
  booking: Booking,
  key: string | undefined,
  read: ReadProof = readPuzzle('appointment')
): Promise<Booked & StoredAnswer> {
  refuseBots(booking, call)
  refuseFields(booking, call)
  const texts = agreedIn(call, booking)
  const secret = call.app.config.SESSION_SECRET
  const attempt = attemptAt(call, booking, key)
  const { replayed, proof } = await admit<StoredAnswer>(call, { name: 'booking', read, attempt }, booking)
  if (replayed) return answered(call, replayed, booking)
  const uuid = randomUUID()
  const made: NewAppointment = { uuid, tokenHash: hashToken(tokenOf(secret, uuid)), booking, by: 'visitor', texts }
  const answer = await insertAppointment(call, call.host, made, { attempt, proof })
  recordOutcome(call, 'booked', answer.uuid, booking.src)
  const { widget = 'inline', topic: topic_uuid, src } = booking
  recordStep(call, { step: 'booked', page: visitPage(call), widget, topic_uuid, src })
  return answered(call, answer, booking)
}

/** A time that was offered to a customer, and what else ends with it. */
export interface Kept {
  /** What holds it for them; without that it may be gone. */
  hold_uuid?: string
  isConfirmed?: boolean
  /** Whether the topic's questions were asked with the offer. */
  isAsked?: boolean
  texts?: Agreed | undefined
  /** Ends the offer in the transaction of the booking. @throws if it has ended already */
  settle(trx: TenantDb, appointment_uuid: string): Promise<void>
}

/** Books a time that was offered: to somebody on the waitlist, or in a conversation. */
export async function bookKept(call: Call, booking: Booking, from: VisitSource, kept: Kept): Promise<Booked> {
  const secret = call.app.config.SESSION_SECRET
  const uuid = randomUUID()
  const token = tokenOf(secret, uuid)
  const { hold_uuid, isConfirmed = false, isAsked = false, texts } = kept
  const made: NewAppointment = {
    uuid,
    tokenHash: hashToken(token),
    booking,
    by: 'visitor',
    offeredFrom: from,
    isConfirmed,
    isUnasked: !isAsked,
    texts
  }
  const now = call.app.clock.now()
  const asked: SlotSearch = { target: call.host, wanted: booking, now, own: hold_uuid ? { hold_uuid } : {} }
  const work = async (trx: TenantDb) => {
    await kept.settle(trx, uuid)
    const chosen = await choose(trx, asked, undefined)
    if (hold_uuid) await holds.remove(trx, hold_uuid)
    return insert(call, trx, made, chosen, { attempt: undefined, proof: undefined }, now)
  }
  const answer = await withCalendar(call, call.host, work).catch(offerNextFree(call, asked))
  recordOutcome(call, 'booked', answer.uuid, from.campaign)
  return { ...answer, token }
}

/** The answer to an earlier attempt with the same key, also where the advisor has left since. */
export async function bookedBefore(
  call: Call,
  host: { uuid: string } | undefined,
  booking: Booking,
  key: string | undefined
): Promise<Booked | undefined> {
  if (!host) return undefined
  const known = await replay<StoredAnswer>(call.db, attemptAt({ host }, booking, key), call.app.clock.now())
  return known && answered(call, known, booking)
}

const attemptFor = ({ user }: Call, host: { uuid: string }, visit: CustomerVisit, key: string | undefined) =>
  attemptBy(user, 'customer-appointments', key, { advisor: host.uuid, ...visit })

/** The answer to the user's own earlier attempt with the same key, also where the advisor has left since. */
export const bookedForBefore = async (
  call: Call,
  host: { uuid: string } | undefined,
  visit: CustomerVisit,
  key: string | undefined
): Promise<StoredAnswer | undefined> =>
  host && call.user && replay(call.db, attemptFor(call, host, visit, key), call.app.clock.now())

/** Staff book for a customer with the advisor in the path, or with any of the branch: needs neither spam protection nor confirmation. */
export async function bookFor(call: Call, visit: CustomerVisit, key: string | undefined): Promise<StoredAnswer> {
  const { meeting_url, ...asked } = visit
  const booking: Booking = { ...asked, answers: [], hold: undefined, proof: undefined, website: undefined }
  refuseFields(booking, call)
  if (contactIsMissing(booking)) throw new Unprocessable({ email: [call.t('errors.contact')] })
  if (meeting_url && visit.type !== 'online') throw new Unprocessable({ meeting_url: [call.t('errors.not-online')] })
  const known = await bookedForBefore(call, call.host, visit, key)
  if (known) return known
  const uuid = randomUUID()
  const tokenHash = hashToken(tokenOf(call.app.config.SESSION_SECRET, uuid))
  const made: NewAppointment = { uuid, tokenHash, booking, by: 'advisor', meeting_url }
  const verified = { attempt: attemptFor(call, call.host, visit, key), proof: undefined }
  return withinMailLimits(call, [visit.email], () => insertAppointment(call, call.host, made, verified))
}
