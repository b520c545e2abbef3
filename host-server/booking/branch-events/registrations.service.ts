import { randomUUID } from 'node:crypto'
import { EVENT_REMINDER_HOURS, type RegistrationForm } from '#contract/branch-events'
import { campaignOf } from '#contract/campaign'
import { languageOf } from '#contract/locales'
import { HOUR, instant } from '../../core/base/clock.ts'
import { Conflict, found, Unprocessable } from '../../core/base/failures.ts'
import { orderedUuid } from '../../core/base/ordered-uuid.ts'
import type { Call } from '../../core/http/http.ts'
import { attemptOf, orFirst, replay } from '../../core/http/idempotency.ts'
import { enqueue, type Job } from '../../core/jobs/outbox.ts'
import { derivedToken, hashToken } from '../../core/security/tokens.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { limitSeats } from '../spam-guard/form-limits.service.ts'
import { admit, complete, type ReadProof, refuseBots } from '../spam-guard/spam-guard.service.ts'
import type { Event, EventRow, RegistrationRow } from './branch-events.repository.ts'
import * as repository from './branch-events.repository.ts'
import { canWait, closesAt, seatsLeft } from './event-view.ts'

/** What a guest is told: how it stands with the registration, or what has become of the event. */
export type Occasion =
  | 'confirm'
  | 'registered'
  | 'waiting'
  | 'moved-up'
  | 'left'
  | 'removed'
  | 'changed'
  | 'cancelled'
  | 'reminder'

/** When and where an event was before it was changed. */
export type Previous = Pick<EventRow, 'starts_at' | 'ends_at' | 'place' | 'address'>

/** The guest's token, derived so that each mail can include it without storing it. */
export const tokenOf = (secret: string, uuid: string) => derivedToken(secret, 'event-registration', uuid)

/** A mail to one guest; `key` tells one from an earlier one of the same kind. */
export const guestMail = (registration_uuid: string, occasion: Occasion, key = '', previous?: Previous): Job => ({
  kind: 'event-mail',
  dedupe_key: `event-mail:${registration_uuid}:${occasion}:${key}`,
  payload: { registration_uuid, occasion, key, ...(previous && { previous }) }
})

/** Tells every guest, and those who wait, in the transaction of the change. */
export async function tellGuests(
  trx: TenantDb,
  now: Date,
  { uuid, revision }: Pick<EventRow, 'uuid' | 'revision'>,
  occasion: 'changed' | 'cancelled',
  before?: Event
): Promise<void> {
  const previous = before && {
    starts_at: before.starts_at,
    ends_at: before.ends_at,
    place: before.place,
    address: before.address
  }
  const payload = { event_uuid: uuid, occasion, key: String(revision), ...(previous && { previous }) }
  await enqueue(trx, now, { kind: 'event-tell', dedupe_key: `event-tell:${uuid}:${occasion}:${revision}`, payload })
}

/** The reminders of an event at this time; those of another time find that it has changed. */
export const reminders = ({ uuid, starts_at }: Pick<EventRow, 'uuid' | 'starts_at'>): Job[] => [
  {
    kind: 'event-tell',
    dedupe_key: `event-tell:${uuid}:reminder:${starts_at}`,
    payload: { event_uuid: uuid, occasion: 'reminder', key: starts_at },
    at: instant(Date.parse(starts_at) - EVENT_REMINDER_HOURS * HOUR)
  }
]

/**
 * Gives free seats of a locked event to those who wait: in the order in which they came, and past those who need more than
 * there are, so that no seat stays empty that somebody waits for.
 */
export async function moveUp(trx: TenantDb, now: Date, { uuid }: Pick<EventRow, 'uuid'>): Promise<void> {
  const event = found(await repository.find(trx, uuid))
  if (event.state !== 'published' || event.starts_at <= instant(now) || !event.waiting) return
  let left = seatsLeft(event)
  for (const one of left ? await repository.findOpen(trx, uuid, ['waiting']) : []) {
    if (one.seats > left) continue
    left -= one.seats
    await repository.change(trx, one.uuid, ['waiting'], { state: 'registered' })
    await enqueue(trx, now, guestMail(one.uuid, 'moved-up'))
  }
}

export interface Registered {
  state: 'unconfirmed'
}

/** @throws Conflict where nobody can register any more, Unprocessable for more seats than there are to get */
function refuse({ t, app }: Call, event: Event, { seats }: RegistrationForm): void {
  if (event.state === 'cancelled') throw new Conflict('errors.event-cancelled')
  if (event.state !== 'published' || closesAt(event) <= instant(app.clock.now()))
    throw new Conflict('errors.event-closed')
  if (seats > event.seats) throw new Unprocessable({ seats: [t('errors.event-seats-max', { max: event.seats })] })
  const left = seatsLeft(event)
  if (seats <= left || canWait(event)) return
  if (!left) throw new Conflict('pages.event-waiting-full')
  throw new Unprocessable({ seats: [t('errors.event-seats-left', { count: left })] })
}

function newRow(call: Call, event: Event, form: RegistrationForm): RegistrationRow {
  const { app, locale, ctx } = call
  const { first_name, last_name, email, seats } = form
  // sorts by arrival also within a second
  const uuid = orderedUuid()
  return {
    uuid,
    token_hash: hashToken(tokenOf(app.config.SESSION_SECRET, uuid)),
    event_uuid: event.uuid,
    state: 'unconfirmed',
    first_name,
    last_name,
    email,
    seats,
    language: languageOf(locale),
    campaign: campaignOf(ctx.query.src) ?? '',
    created_at: instant(app.clock.now()),
    ends_at: event.ends_at,
    attended_at: null
  }
}

/**
 * Asks a visitor by e-mail to confirm a registration. A mailbox that is registered keeps what it has, and gets its mail
 * again: the answer is that to a newcomer, since it must not tell who comes.
 */
export async function register(
  call: Call,
  event: Event,
  form: RegistrationForm,
  key: string,
  read: ReadProof
): Promise<Registered> {
  const { app, db } = call
  refuseBots(form, call)
  refuse(call, event, form)
  const { website: _, ...wanted } = form
  const attempt = attemptOf('event-registration', key, { event: event.uuid, ...wanted })
  const { replayed, proof } = await admit<Registered>(call, { name: 'event', read, attempt }, form)
  if (replayed) return replayed
  await limitSeats(call, form.seats)
  const now = app.clock.now()
  const work = db.transaction(async (trx) => {
    const first = await replay<Registered>(trx, attempt, now)
    if (first) return first
    const locked = found(await repository.lock(trx, event.uuid))
    refuse(call, locked, form)
    const twin = await repository.findTwin(trx, event.uuid, form.email, now)
    const row = newRow(call, locked, form)
    if (!twin) await repository.insertRegistration(trx, row)
    else if (twin.state === 'unconfirmed') {
      const { first_name, last_name, seats, language, created_at } = row
      await repository.changeUnconfirmed(trx, twin.uuid, now, { first_name, last_name, seats, language, created_at })
    }
    const { uuid, state } = twin ?? row
    const occasion = state === 'registered' || state === 'waiting' ? state : 'confirm'
    await enqueue(trx, now, guestMail(uuid, occasion, twin ? randomUUID() : ''))
    return complete<Registered>(call, trx, { attempt, proof }, { state: 'unconfirmed' })
  })
  return orFirst(db, attempt, now, work)
}

/**
 * Gives a guest who has got the e-mail the seats, or puts them on the waitlist. The event's row is locked, so that no seat
 * is given twice. Idempotent; too late, it changes nothing.
 * @throws Conflict where there are neither any more
 */
export async function confirm({ db, app }: Pick<Call, 'db' | 'app'>, row: RegistrationRow): Promise<void> {
  const now = app.clock.now()
  await db.transaction(async (trx) => {
    const event = found(await repository.lock(trx, row.event_uuid))
    const { seats = 0, state } = (await repository.findRegistration(trx, row.uuid)) ?? {}
    if (state !== 'unconfirmed') return
    if (event.state === 'cancelled') throw new Conflict('errors.event-cancelled')
    if (event.state !== 'published' || event.starts_at <= instant(now)) throw new Conflict('errors.event-closed')
    const becomes = seats <= seatsLeft(event) ? 'registered' : 'waiting'
    if (becomes === 'waiting' && (seats > event.seats || !canWait(event)))
      throw new Conflict('pages.event-waiting-full')
    if (await repository.changeUnconfirmed(trx, row.uuid, now, { state: becomes }))
      await enqueue(trx, now, guestMail(row.uuid, becomes))
  })
}

/**
 * Ends a registration; the seats go to the first who wait. Idempotent.
 * @returns whether it was open
 */
export async function end(
  trx: TenantDb,
  now: Date,
  { uuid, event_uuid }: Pick<RegistrationRow, 'uuid' | 'event_uuid'>,
  state: 'cancelled' | 'removed'
): Promise<boolean> {
  await repository.lock(trx, event_uuid)
  const isEnded = await repository.change(trx, uuid, ['registered', 'waiting'], { state, ends_at: instant(now) })
  if (isEnded) await moveUp(trx, now, { uuid: event_uuid })
  return isEnded
}

/** A guest cancels, until the event begins. */
export async function leave({ db, app }: Pick<Call, 'db' | 'app'>, row: RegistrationRow, event: Event): Promise<void> {
  const now = app.clock.now()
  if (event.starts_at <= instant(now)) throw new Conflict('errors.event-begun')
  await db.transaction(async (trx) => {
    if (await end(trx, now, row, 'cancelled')) await enqueue(trx, now, guestMail(row.uuid, 'left', row.state))
  })
}
