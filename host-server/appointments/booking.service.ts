import { randomUUID } from 'node:crypto'
import { type Booked, type Booking, phoneIsMissing } from '#contract/appointments'
import type { Slot } from '../availability/availability.service.ts'
import { instant } from '../core/clock.ts'
import { Unprocessable } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { attemptOf } from '../core/idempotency.ts'
import { derivedToken, hashToken } from '../core/tokens.ts'
import { recordBooking } from '../hits/hits.service.ts'
import { admit, once, type ReadProof, readPuzzle, refuseTrapped } from '../spam-guard/spam-guard.service.ts'
import { announce } from './appointments.jobs.ts'
import * as repository from './appointments.repository.ts'
import { type Calendar, claimTime } from './calendar.service.ts'
import * as claims from './claims.repository.ts'
import * as holds from './holds.repository.ts'

/** The answer as it is kept for a retry: the token is made again, so that the table holds none. */
type Kept = Omit<Booked, 'token'>

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
}

function rowOf({ host }: Call, { uuid, tokenHash, booking }: NewAppointment, slot: Slot, now: Date) {
  const { topic, type, starts_at, first_name, last_name, email, phone, note, time_zone } = booking
  return {
    uuid,
    token_hash: tokenHash,
    advisor_uuid: slot.advisor_uuid,
    topic_uuid: topic,
    state: 'booked' as const,
    type,
    starts_at,
    ends_at: slot.ends_at,
    first_name,
    last_name,
    email,
    phone,
    note,
    time_zone: host.time_zone,
    visitor_time_zone: time_zone ?? host.time_zone,
    created_at: instant(now)
  }
}

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
  const { token_hash, ...row } = rowOf(call, wanted, slot, now)
  // on their way together, in this order: claims name the appointment, and the first refusal is what went wrong
  await Promise.all([
    repository.insert(trx, { token_hash, ...row }),
    claims.insert(trx, slot.advisor_uuid, slot.grains, { appointment_uuid: row.uuid }),
    announce(trx, { ...row, sequence: 0 }, 'booked', now)
  ])
  return { uuid: row.uuid, starts_at: row.starts_at, ends_at: row.ends_at }
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
  const wanted = { uuid, tokenHash: hashToken(tokenOf(secret, uuid)), booking }
  const holdHash = booking.hold && hashToken(booking.hold)
  // a twin that was in flight has finished by the time the calendar's lock is ours
  const answer = await claimTime(call, call.host, booking, (calendar) =>
    once(call, calendar.trx, { attempt, proof }, () => insert(call, calendar, wanted, holdHash))
  )
  recordBooking(call, answer.uuid, booking.src)
  return { ...answer, token: tokenOf(secret, answer.uuid) }
}
