import { randomUUID } from 'node:crypto'
import type { WaitlistOffer } from '#contract/waitlist'
import {
  daysToBook,
  endAt,
  findRules,
  type Offer,
  type OpenCalendar,
  readCalendar,
  startsUntil,
  timeAt
} from '../../calendar/availability/kept-times.service.ts'
import { instant, MINUTE } from '../../core/base/clock.ts'
import { dayOf } from '../../core/base/days.ts'
import { recordEvent } from '../../core/events/report-events.ts'
import type { Call } from '../../core/http/http.ts'
import { enqueue } from '../../core/jobs/outbox.ts'
import { hashToken, randomToken } from '../../core/security/tokens.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { type AdvisorRow, findAdvisorByUuid } from '../../people/advisors/advisor.repository.ts'
import { withCalendar } from '../appointments/calendar.service.ts'
import * as claims from '../appointments/claims.repository.ts'
import * as holds from '../appointments/holds.repository.ts'
import { isWanted as wantsTexts } from '../text-messages/consents.repository.ts'
import { offerText } from '../text-messages/text-jobs.service.ts'
import { type OfferTime, offerTime } from './office-hours.ts'
import type { Entry, OfferRow, Today } from './waitlist.repository.ts'
import * as repository from './waitlist.repository.ts'
import { suits } from './wishes.ts'

export type Context = Pick<Call, 'db' | 'app' | 'tenant'>

/** The time of an advisor that is free again. */
export interface Freed {
  starts_at: string
  ends_at: string
}

/** The time stays held while the next one's turn comes. */
const HOLD_GRACE = MINUTE

export const todayOf = ({ app, tenant }: Pick<Context, 'app' | 'tenant'>): Today => {
  const now = app.clock.now()
  return { now, today: dayOf(now, tenant.time_zone) }
}

export const joinedMail = (entry_uuid: string, key = '') => ({
  kind: 'waitlist-joined',
  dedupe_key: `waitlist-joined:${entry_uuid}:${key}`,
  payload: { entry_uuid }
})

/** Asks a visitor to confirm an entry. */
export const confirmMail = (entry_uuid: string, key: string) => ({
  kind: 'waitlist-joined',
  dedupe_key: `waitlist-joined:${entry_uuid}:confirm:${key}`,
  payload: { entry_uuid, asks: true }
})

const offerMail = ({ uuid, opens_at }: OfferRow) => ({
  kind: 'waitlist-offer',
  dedupe_key: `waitlist-offer:${uuid}`,
  payload: { offer_uuid: uuid },
  at: opens_at
})

const expiry = ({ uuid, expires_at }: OfferRow) => ({
  kind: 'waitlist-expiry',
  dedupe_key: `waitlist-expiry:${uuid}`,
  payload: { offer_uuid: uuid },
  at: expires_at
})

interface Calendar {
  open: OpenCalendar
  /** When an offer of now begins and ends. */
  time: OfferTime
}

/** The calendar of an advisor to a day; undefined if there are not enough opening hours until then. */
async function calendarOf(db: TenantDb, advisor: AdvisorRow, to: string, now: Date): Promise<Calendar | undefined> {
  const open = await readCalendar(db, advisor, to, now)
  const time = open && offerTime(open.hours, advisor.time_zone, now)
  return time && { open, time }
}

const rulesFor = (db: TenantDb, advisor: AdvisorRow, entry: Entry): Promise<Offer | undefined> =>
  findRules(db, advisor, {
    topic: entry.topic_uuid,
    type: entry.type,
    isAnyone: Boolean(entry.organization_uuid),
    ...(entry.appointment_uuid && { appointment_uuid: entry.appointment_uuid })
  })

interface Choice {
  entry: Entry
  offer: Offer
  starts_at: string
}

interface Days {
  from: string
  to: string
}

/** The free starts with an advisor that an entry may be offered. */
async function startsFor(
  db: TenantDb,
  advisor: AdvisorRow,
  { open, time }: Calendar,
  entry: Entry,
  days: Days,
  now: Date
): Promise<{ offer: Offer; starts: string[] } | undefined> {
  const offer = await rulesFor(db, advisor, entry)
  return offer && { offer, starts: startsUntil(open, offer, days, now, time.expires_at) }
}

/** The first of those who wait whom the freed time suits, with the first start in it. */
async function* choices(
  trx: TenantDb,
  advisor: AdvisorRow,
  freed: Freed,
  known: Calendar,
  at: Today
): AsyncGenerator<Choice> {
  const zone = advisor.time_zone
  const days = { from: dayOf(freed.starts_at, zone), to: dayOf(freed.ends_at, zone) }
  const candidates = await repository.findCandidates(trx, advisor, days, at)
  const uuids = candidates.map(({ uuid }) => uuid)
  const offered = await repository.findOffered(trx, advisor.uuid, uuids, instant(at.now))
  const found = new Map<string, Awaited<ReturnType<typeof startsFor>>>()
  for (const entry of candidates) {
    const key = [entry.topic_uuid, entry.type, entry.appointment_uuid, entry.organization_uuid].join(' ')
    if (!found.has(key)) found.set(key, await startsFor(trx, advisor, known, entry, days, at.now))
    const { offer, starts = [] } = found.get(key) ?? {}
    const starts_at = starts.find((start) => {
      const span = { starts_at: start, ends_at: endAt(offer as Offer, start) }
      const isFreed = span.starts_at < freed.ends_at && span.ends_at > freed.starts_at
      return isFreed && !offered.has(`${entry.uuid} ${start}`) && suits(entry, span, zone)
    })
    if (offer && starts_at) yield { entry, offer, starts_at }
  }
}

/** Holds a time for somebody as a visitor's own hold does, and tells them in office hours. */
async function place(
  trx: TenantDb,
  advisor: AdvisorRow,
  { entry, offer, starts_at }: Choice,
  { open, time }: Calendar,
  now: Date
): Promise<OfferRow> {
  if (open.facts.hasStaleHolds) await holds.removeExpired(trx, advisor.uuid, instant(now))
  const created_at = instant(now)
  const { ends_at, grains } = timeAt(open, offer, starts_at)
  const row: OfferRow = {
    uuid: randomUUID(),
    entry_uuid: entry.uuid,
    advisor_uuid: advisor.uuid,
    starts_at,
    ends_at,
    hold_uuid: randomUUID(),
    state: 'open',
    created_at,
    ...time,
    ended_at: null,
    appointment_uuid: null
  }
  await holds.insert(trx, {
    uuid: row.hold_uuid,
    // nobody gets its token: it ends with the offer alone
    token_hash: hashToken(randomToken()),
    advisor_uuid: advisor.uuid,
    topic_uuid: entry.topic_uuid,
    type: entry.type,
    starts_at,
    created_at,
    expires_at: instant(Date.parse(time.expires_at) + HOLD_GRACE)
  })
  await claims.insert(trx, advisor.uuid, grains, { hold_uuid: row.hold_uuid })
  await repository.insertOffer(trx, row)
  const { appointment_uuid } = entry
  const hasTexts = await wantsTexts(trx, appointment_uuid ? { appointment_uuid } : { entry_uuid: entry.uuid })
  await enqueue(trx, now, offerMail(row), expiry(row), ...(hasTexts ? [offerText(row)] : []))
  const { uuid: advisor_uuid, organization_uuid, time_zone } = advisor
  await recordEvent(trx, now, { advisor_uuid, organization_uuid, time_zone }, 'waitlist-offered')
  return row
}

/** Offers a freed time in a locked calendar to the first whom it suits. */
async function offerIn(trx: TenantDb, context: Context, advisor: AdvisorRow, freed: Freed): Promise<boolean> {
  const at = todayOf(context)
  const known = await calendarOf(trx, advisor, dayOf(freed.ends_at, advisor.time_zone), at.now)
  if (!known) return false
  for await (const choice of choices(trx, advisor, freed, known, at)) {
    // another advisor's time may have been faster
    if (!(await repository.take(trx, choice.entry.uuid))) continue
    await place(trx, advisor, choice, known, at.now)
    return true
  }
  return false
}

/** Whether somebody waits who might want the time: what nobody waits for locks no calendar. */
async function isWanted(context: Context, advisor: AdvisorRow, freed: Freed): Promise<boolean> {
  const at = todayOf(context)
  if (freed.starts_at <= instant(at.now)) return false
  const days = { from: dayOf(freed.starts_at, advisor.time_zone), to: dayOf(freed.ends_at, advisor.time_zone) }
  return (await repository.findCandidates(context.db, advisor, days, at)).length > 0
}

/** Offers a freed time to the first whom it suits, and what is left of it to the next. */
export async function offerFreed(context: Context, advisor_uuid: string, freed: Freed): Promise<void> {
  if (!context.tenant.modules.has('waitlist')) return
  const advisor = await findAdvisorByUuid(context.db, advisor_uuid)
  if (!advisor) return
  const work = (trx: TenantDb) => offerIn(trx, context, advisor, freed)
  while (await isWanted(context, advisor, freed)) {
    if (!(await withCalendar(context, { uuid: advisor_uuid }, work))) return
  }
}

/** Ends an open offer in a locked calendar: its time is free, and its customer waits on or goes. */
export async function release(
  trx: TenantDb,
  { uuid, hold_uuid, entry_uuid }: OfferRow,
  state: 'declined' | 'expired' | 'withdrawn',
  now: Date
): Promise<boolean> {
  if (!(await repository.endOffer(trx, uuid, { state, ended_at: instant(now) }))) return false
  await holds.remove(trx, hold_uuid)
  await trx.table('waitlist_entries').where({ uuid: entry_uuid, state: 'offered' }).update({ state: 'waiting' })
  return true
}

type Ended = 'declined' | 'expired' | 'withdrawn'

/**
 * Ends an open offer, and offers its time to the next in the same transaction: nobody comes between. `last` is done
 * before, such as taking its customer off the list.
 */
export async function passOn(
  context: Context,
  offer: OfferRow,
  state: Ended,
  last: (trx: TenantDb) => Promise<unknown> = async () => undefined
): Promise<boolean> {
  const advisor = await findAdvisorByUuid(context.db, offer.advisor_uuid)
  const passed = await withCalendar(context, { uuid: offer.advisor_uuid }, async (trx) => {
    const isEnded = await release(trx, offer, state, context.app.clock.now())
    await last(trx)
    const isOn = context.tenant.modules.has('waitlist')
    if (isEnded && isOn && advisor) await offerIn(trx, context, advisor, offer)
    return isEnded
  })
  if (passed) await offerFreed(context, offer.advisor_uuid, offer)
  return passed
}

/** Offers somebody one time by hand; undefined if it is not free, or they do not wait any more. */
export async function offerByHand(
  context: Context,
  entry: Entry,
  advisor: AdvisorRow,
  starts_at: string
): Promise<WaitlistOffer | undefined> {
  const { now } = todayOf(context)
  const day = dayOf(starts_at, advisor.time_zone)
  return withCalendar(context, { uuid: advisor.uuid }, async (trx) => {
    const known = await calendarOf(trx, advisor, day, now)
    const found = known && (await startsFor(trx, advisor, known, entry, { from: day, to: day }, now))
    if (!known || !found?.starts.includes(starts_at)) return undefined
    if (!(await repository.take(trx, entry.uuid))) return undefined
    return place(trx, advisor, { entry, offer: found.offer, starts_at }, known, now)
  })
}

/** The free times with an advisor that can be offered to somebody, up to the end of the booking window. */
export async function findStarts(db: TenantDb, advisor: AdvisorRow, entry: Entry, now: Date): Promise<Freed[]> {
  const offer = await rulesFor(db, advisor, entry)
  const days = offer && daysToBook(offer, advisor, now)
  const known = days && (await calendarOf(db, advisor, days.to, now))
  if (!known) return []
  const { earlier_than } = entry
  return startsUntil(known.open, offer, days, now, known.time.expires_at)
    .filter((start) => !earlier_than || start < earlier_than)
    .map((starts_at) => ({ starts_at, ends_at: endAt(offer, starts_at) }))
}
