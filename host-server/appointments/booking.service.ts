import { randomUUID } from 'node:crypto'
import { type Booked, type Booking, phoneIsMissing } from '#contract/appointments'
import type { Slot } from '../availability/availability.service.ts'
import { instant } from '../core/clock.ts'
import { Unprocessable } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { type Attempt, attemptOf, recall, remember } from '../core/idempotency.ts'
import { derivedToken, hashToken } from '../core/tokens.ts'
import { isSpent, type Proof, readProof, spend } from '../proof-of-work/proof-of-work.service.ts'
import { announce } from './appointments.jobs.ts'
import { limitBookings } from './appointments.limits.ts'
import * as repository from './appointments.repository.ts'
import { type Calendar, claimTime } from './calendar.service.ts'
import * as claims from './claims.repository.ts'
import * as holds from './holds.repository.ts'

/** The answer as it is kept for a retry: the token is made again, so that the table holds none. */
type Kept = Omit<Booked, 'token'>

const STATUS = 201

/** The visitor's key to an appointment; a mail makes it again. */
export const tokenOf = (secret: string, uuid: string) => derivedToken(secret, 'appointment', uuid)

function refuseFields(booking: Booking, { t }: Call) {
  if (booking.website) throw new Unprocessable({ website: [t('errors.field')] })
  if (phoneIsMissing(booking)) throw new Unprocessable({ phone: [t('errors.required')] })
}

const refuseProof = ({ t }: Call) => new Unprocessable({ proof: [t('errors.proof')] })

/** What stands for the sender's good faith: a solved puzzle, where the caller takes nothing else. */
type ReadProof = (call: Call, proof: string | undefined) => Promise<Proof | undefined>

const readPuzzle: ReadProof = ({ services: { config, clock }, tenant }, proof) =>
  readProof(config, tenant.id, 'appointment', proof, clock.now())

/** Two tries may come with another proof or hold: they ask for the same. */
function attemptAt({ advisor }: Call, { proof, hold, ...content }: Booking, key: string | undefined) {
  return attemptOf('appointments', key, { advisor: advisor.uuid, ...content })
}

/** The kept answer to an earlier try, or what a new one needs to go on. */
async function admit(
  call: Call,
  booking: Booking,
  attempt: Attempt | undefined,
  read: ReadProof
): Promise<{ kept?: Kept; proof?: Proof }> {
  const { db, services } = call
  const { config, clock } = services
  const now = clock.now()
  const proof = await read(call, booking.proof)
  // before the recall: whoever finds the proof of a twin spent finds its answer too
  const spent = proof && (await isSpent(db, proof))
  const kept = await recall<Kept>(db, attempt, now)
  if (kept) return { kept }
  if (!config.LOAD_TEST && (!proof || spent)) throw refuseProof(call)
  await limitBookings(call, booking.email)
  return { proof }
}

interface NewAppointment {
  uuid: string
  tokenHash: string
  booking: Booking
}

function rowOf({ advisor }: Call, { uuid, tokenHash, booking }: NewAppointment, slot: Slot, now: Date) {
  const { topic, type, starts_at, first_name, last_name, email, phone, note, time_zone } = booking
  return {
    uuid,
    token_hash: tokenHash,
    advisor_uuid: advisor.uuid,
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
    time_zone: advisor.time_zone,
    visitor_time_zone: time_zone ?? advisor.time_zone,
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
  const { advisor } = call
  const hold = holdHash ? await holds.find(trx, advisor.uuid, holdHash, instant(now)) : undefined
  const slot = await slotFor(hold ? { hold_uuid: hold.uuid } : {})
  if (hold) await holds.remove(trx, hold.uuid)
  const { token_hash, ...row } = rowOf(call, wanted, slot, now)
  // on their way together, in this order: claims name the appointment, and the first refusal is what went wrong
  await Promise.all([
    repository.insert(trx, { token_hash, ...row }),
    claims.insert(trx, advisor.uuid, slot.grains, { appointment_uuid: row.uuid }),
    announce(trx, { ...row, sequence: 0 }, 'booked', now)
  ])
  return { uuid: row.uuid, starts_at: row.starts_at, ends_at: row.ends_at }
}

/** Books a slot once, however often the same try arrives. */
export async function book(
  call: Call,
  booking: Booking,
  key: string | undefined,
  read: ReadProof = readPuzzle
): Promise<Booked> {
  refuseFields(booking, call)
  const secret = call.services.config.SESSION_SECRET
  const attempt = attemptAt(call, booking, key)
  const { kept, proof } = await admit(call, booking, attempt, read)
  if (kept) return { ...kept, token: tokenOf(secret, kept.uuid) }
  const uuid = randomUUID()
  const wanted = { uuid, tokenHash: hashToken(tokenOf(secret, uuid)), booking }
  const holdHash = booking.hold && hashToken(booking.hold)
  const answer = await claimTime(call, call.advisor, booking, async (calendar) => {
    const { trx, now } = calendar
    // a twin that was in flight has finished by the time the lock is ours
    const twin = await recall<Kept>(trx, attempt, now)
    if (twin) return twin
    const booked = await insert(call, calendar, wanted, holdHash)
    if (proof && !(await spend(trx, proof))) throw refuseProof(call)
    await remember(trx, attempt, { status: STATUS, answer: booked }, now)
    return booked
  })
  return { ...answer, token: tokenOf(secret, answer.uuid) }
}
