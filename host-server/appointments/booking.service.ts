import { randomUUID } from 'node:crypto'
import { type Booked, type Booking, phoneIsMissing } from '#contract/appointments'
import type { postCustomerAppointment } from '#contract/desk'
import type { Input } from '#contract/endpoint'
import { takeAnswers } from '../appointment-topics/questions.ts'
import type { Slot } from '../availability/availability.service.ts'
import { instant } from '../core/clock.ts'
import { Unprocessable } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { attemptOf } from '../core/idempotency.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { derivedToken, hashToken } from '../core/tokens.ts'
import { recordBooking } from '../hits/hits.service.ts'
import { note as noteEvent } from '../reports/events.ts'
import { admit, once, type ReadProof, readPuzzle, refuseTrapped } from '../spam-guard/spam-guard.service.ts'
import { announce } from './appointments.jobs.ts'
import * as repository from './appointments.repository.ts'
import { type Calendar, claimTime } from './calendar.service.ts'
import type { Changer } from './changes.service.ts'
import * as claims from './claims.repository.ts'
import * as holds from './holds.repository.ts'

/** The answer as it is kept for a retry: the token is made again, so that the table holds none. */
type Kept = Omit<Booked, 'token'>

type CustomerVisit = Input<(typeof postCustomerAppointment)['shape']>['body']

/** The visitor's key to an appointment; a mail makes it again. */
export const tokenOf = (secret: string, uuid: string) => derivedToken(secret, 'appointment', uuid)

function refuseFields(booking: Booking, { t }: Call) {
  if (phoneIsMissing(booking)) throw new Unprocessable({ phone: [t('errors.required')] })
}

/** Two tries may come with another proof, hold or campaign: they ask for the same. */
function attemptAt({ host }: Call, { proof, hold, src: _, ...content }: Booking, key: string | undefined) {
  return attemptOf('appointments', key, { advisor: host.uuid, ...content })
}

interface NewAppointment {
  uuid: string
  tokenHash: string
  booking: Booking
  /** Who books: a visitor may have to wait for the advisor's word. */
  by: Changer
}

/** The advisor asks their customer in person. */
function answersFor({ t }: Call, { booking, by }: NewAppointment, { questions }: Slot): string {
  return by === 'visitor' ? JSON.stringify(takeAnswers(questions, booking.answers, t)) : '[]'
}

function rowOf(call: Call, wanted: NewAppointment, slot: Slot, now: Date, state: State) {
  const { host } = call
  const { uuid, tokenHash, booking } = wanted
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
    answers: answersFor(call, wanted, slot),
    time_zone: host.time_zone,
    visitor_time_zone: time_zone ?? host.time_zone,
    created_at: instant(now)
  }
}

type State = Extract<repository.AppointmentRow['state'], 'booked' | 'requested'>

/** At a branch it is known only now whose appointment it is. */
const wishesOf = async ({ host }: Call, trx: TenantDb, { advisor_uuid }: Slot) =>
  'isBranch' in host ? repository.findWishes(trx, advisor_uuid) : host

const deskOf = ({ host }: Call, { advisor_uuid }: Slot) => ({
  ...{ advisor_uuid, organization_uuid: host.organization_uuid, time_zone: host.time_zone }
})

/** The visitor's own hold gives its grains to the appointment; every other one stands in its way. */
async function insert(
  call: Call,
  { trx, now, slotFor }: Calendar,
  wanted: NewAppointment,
  holdHash: string | undefined
) {
  const hold = holdHash ? await holds.find(trx, call.host, holdHash, instant(now)) : undefined
  const slot = await slotFor(hold ? { hold_uuid: hold.uuid } : {})
  if (hold && hold.advisor_uuid !== slot.advisor_uuid) await trx.reviseCalendar(hold.advisor_uuid)
  if (hold) await holds.remove(trx, hold.uuid)
  const { requires_confirmation, reminder_hours } = await wishesOf(call, trx, slot)
  const state: State = requires_confirmation && wanted.by === 'visitor' ? 'requested' : 'booked'
  const { token_hash, ...row } = rowOf(call, wanted, slot, now, state)
  // on their way together, in this order: claims name the appointment, and the first refusal is what went wrong
  await Promise.all([
    repository.insert(trx, { token_hash, ...row }),
    claims.insert(trx, slot.advisor_uuid, slot.grains, { appointment_uuid: row.uuid }),
    announce(trx, { ...row, sequence: 0, reminder_hours }, state, now),
    noteEvent(trx, now, deskOf(call, slot), 'booked')
  ])
  return { uuid: row.uuid, state, starts_at: row.starts_at, ends_at: row.ends_at }
}

/** Books a slot once, however often the same try arrives. */
export async function book(
  call: Call,
  booking: Booking,
  key: string | undefined,
  read: ReadProof = readPuzzle('appointment')
): Promise<Booked> {
  refuseTrapped(booking, call)
  refuseFields(booking, call)
  const secret = call.services.config.SESSION_SECRET
  const attempt = attemptAt(call, booking, key)
  const { kept, proof } = await admit<Kept>(call, { name: 'booking', read, attempt }, booking)
  if (kept) return { ...kept, token: tokenOf(secret, kept.uuid) }
  const uuid = randomUUID()
  const wanted: NewAppointment = { uuid, tokenHash: hashToken(tokenOf(secret, uuid)), booking, by: 'visitor' }
  const holdHash = booking.hold && hashToken(booking.hold)
  // a twin that was in flight has finished by the time the calendar's lock is ours
  const answer = await claimTime(call, call.host, booking, (calendar) =>
    once(call, calendar.trx, { attempt, proof }, () => insert(call, calendar, wanted, holdHash))
  )
  recordBooking(call, answer.uuid, booking.src)
  return { ...answer, token: tokenOf(secret, answer.uuid) }
}

/** The signed-in advisor books for a customer: nobody's good faith is in doubt, and nobody has to agree any more. */
export async function bookFor(call: Call, visit: CustomerVisit, key: string | undefined): Promise<Kept> {
  const booking: Booking = { ...visit, answers: [], proof: undefined, website: undefined }
  refuseFields(booking, call)
  const uuid = randomUUID()
  const tokenHash = hashToken(tokenOf(call.services.config.SESSION_SECRET, uuid))
  const attempt = attemptOf('customer-appointments', key, { advisor: call.advisor.uuid, ...visit })
  return claimTime(call, call.advisor, visit, (calendar) =>
    once(call, calendar.trx, { attempt, proof: undefined }, () =>
      insert(call, calendar, { uuid, tokenHash, booking, by: 'advisor' }, undefined)
    )
  )
}
