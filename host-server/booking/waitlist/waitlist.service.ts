import { randomUUID } from 'node:crypto'
import { phoneIsMissing } from '#contract/appointments'
import { languageOf } from '#contract/locales'
import { type Answers, type AnswersDraft, answersOf, type TopicQuestion } from '#contract/topic-questions'
import { WAITLIST_MAX, type WaitlistForm, WISH_DAYS_MAX, type WishField, wishFaults } from '#contract/waitlist'
import { isOffered } from '../../calendar/availability/kept-times.service.ts'
import { instant } from '../../core/base/clock.ts'
import { dayLater, dayOf } from '../../core/base/days.ts'
import { Conflict, found, NotFound, Unprocessable } from '../../core/base/failures.ts'
import { recordEvent } from '../../core/events/report-events.ts'
import type { Call } from '../../core/http/http.ts'
import { attemptOf, orFirst, replay } from '../../core/http/idempotency.ts'
import { enqueue } from '../../core/jobs/outbox.ts'
import { derivedToken, hashToken } from '../../core/security/tokens.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findAdvisorByUuid } from '../../people/advisors/advisor.repository.ts'
import { findQuestions } from '../appointment-topics/appointment-topics.repository.ts'
import { withCustomerQuestion } from '../appointment-topics/customer-question.service.ts'
import { answerErrors } from '../appointment-topics/questions.service.ts'
import { bookKept } from '../appointments/booking.service.ts'
import { move } from '../appointments/changes.service.ts'
import type { AppointmentDetails } from '../appointments/details.repository.ts'
import { BY_STAFF, visitSource } from '../appointments/source.service.ts'
import { admit, complete, type ReadProof, readPuzzle, refuseBots } from '../spam-guard/spam-guard.service.ts'
import { agreedIn } from '../text-messages/agreement.service.ts'
import type { Agreed } from '../text-messages/consents.repository.ts'
import * as consents from '../text-messages/consents.repository.ts'
import { type Context, confirmMail, joinedMail, passOn, todayOf } from './offers.service.ts'
import type { Entry, EntryRow, OfferRow } from './waitlist.repository.ts'
import * as repository from './waitlist.repository.ts'

export interface Joined {
  until_date: string
}

/** The customer's token for an entry, derived so that mails can include it without storing it. */
export const tokenOf = (secret: string, uuid: string) => derivedToken(secret, 'waitlist', uuid)

const TEXTS = {
  required: 'errors.required',
  past: 'errors.past',
  date: 'errors.date',
  'ends-before-start': 'errors.ends-before-start',
  'last-before-first': 'errors.last-before-first',
  'too-far': 'errors.wish-too-far'
} as const

type Days = Pick<Parameters<typeof wishFaults>[0], 'weekdays' | 'from_date' | 'until_date'>

/** Whether a chosen day of the week is within the days, of those that have not passed. */
export function hasDay({ weekdays, from_date, until_date }: Days, today: string): boolean {
  const first = from_date > today ? from_date : today
  if (Number.isNaN(Date.parse(first))) return true
  // a week has them all
  return [0, 1, 2, 3, 4, 5, 6]
    .map((ahead) => dayLater(first, ahead))
    .some((day) => day <= until_date && weekdays.includes(new Date(day).getUTCDay() || 7))
}

/** The faults of a wish as texts, by field. */
export function wishErrors(
  { t, app }: Pick<Call, 't' | 'app'>,
  wish: Parameters<typeof wishFaults>[0],
  zone: string
): Record<string, string[]> {
  const today = dayOf(app.clock.now(), zone)
  const faults = Object.entries(wishFaults(wish, today, dayLater(today, WISH_DAYS_MAX)))
  if (!faults.length && !hasDay(wish, today)) return { weekdays: [t('errors.wish-no-day')] }
  return Object.fromEntries(faults.map(([field, fault]) => [field, [t(TEXTS[fault])]])) as Record<WishField, string[]>
}

function refuse(call: Call, form: WaitlistForm): void {
  const errors = wishErrors(call, form, call.host.time_zone)
  if (phoneIsMissing(form)) errors.phone = [call.t('errors.required')]
  if (Object.keys(errors).length) throw new Unprocessable(errors)
}

type Written = Pick<
  EntryRow,
  'state' | 'advisor_uuid' | 'organization_uuid' | 'appointment_uuid' | 'source' | 'source_site' | 'campaign'
> &
  Pick<WaitlistForm, 'topic' | 'type' | 'weekdays' | 'start_time' | 'end_time' | 'from_date' | 'until_date'> &
  Pick<WaitlistForm, 'first_name' | 'last_name' | 'email' | 'phone' | 'note'> & { visitor_time_zone: string }

function rowOf({ app, locale }: Pick<Call, 'app' | 'locale'>, written: Written): EntryRow {
  const { topic, weekdays, ...rest } = written
  const uuid = randomUUID()
  return {
    ...rest,
    uuid,
    token_hash: hashToken(tokenOf(app.config.SESSION_SECRET, uuid)),
    topic_uuid: topic,
    weekdays: [...weekdays].toSorted().join(''),
    language: languageOf(locale),
    is_paused: false,
    created_at: instant(app.clock.now()),
    ended_at: null,
    moved_from: null
  }
}

/**
 * The entry of the same mailbox whose place is kept. Nobody has verified the address, and a text message leads into its
 * entry: so they go only to a number that it has, and with another one there is an entry of its own.
 */
async function findTwin(trx: TenantDb, twins: readonly Entry[], texts: Agreed | undefined): Promise<Entry | undefined> {
  if (!texts) return twins[0]
  for (const twin of twins) {
    const known = await consents.find(trx, { entry_uuid: twin.uuid })
    if (known?.number === texts.number) return twin
  }
  return undefined
}

/**
 * Stores an entry and mails its place, or asks to confirm it; who waits for the same already keeps the place, with the new
 * days and hours.
 * @throws Conflict of a full list, also for who waits on it: a refusal must not tell who does not
 */
async function add(
  trx: TenantDb,
  context: Context,
  row: EntryRow,
  owner: Parameters<typeof recordEvent>[2],
  texts?: Agreed
) {
  const at = todayOf(context)
  if ((await repository.countWaiting(trx, row, at)) >= WAITLIST_MAX) throw new Conflict('errors.waitlist-full')
  const twins = await repository.findTwins(trx, row, at)
  const twin = await findTwin(trx, twins, texts)
  if (!twin) {
    await repository.insert(trx, row)
    if (row.state === 'waiting') await recordEvent(trx, at.now, owner, 'waitlist-joined')
  } else {
    const { weekdays, start_time, end_time, from_date, until_date, phone, note, visitor_time_zone } = row
    const wishes = { weekdays, start_time, end_time, from_date, until_date, phone, note, visitor_time_zone }
    // the new mail's link is valid as long as the first one's
    const { created_at } = twin.state === 'unconfirmed' ? row : twin
    await repository.update(trx, twin.uuid, { ...wishes, created_at })
  }
  const entry_uuid = twin?.uuid ?? row.uuid
  if (texts) await consents.replace(trx, { entry_uuid }, texts, at.now)
  else for (const { uuid } of twins) await consents.remove(trx, { entry_uuid: uuid })
  const mail = (twin ?? row).state === 'unconfirmed' ? confirmMail : joinedMail
  await enqueue(trx, at.now, mail(entry_uuid, twin ? row.uuid : ''))
  return entry_uuid
}

/** Whether anyone offers what is asked for; an unknown topic is no different from one that is not offered. */
async function refuseUnoffered(call: Call, { topic, type }: Pick<WaitlistForm, 'topic' | 'type'>) {
  if (!(await isOffered(call.db, call.host, { topic, type }))) throw new NotFound()
}

/**
 * Asks a visitor by e-mail to confirm an entry in the list of the advisor or branch in the path; repeated attempts with a
 * key get the first answer.
 */
export async function join(
  call: Call,
  form: WaitlistForm,
  key: string | undefined,
  read: ReadProof = readPuzzle('waitlist')
): Promise<Joined> {
  refuseBots(form, call)
  refuse(call, form)
  const texts = agreedIn(call, form)
  const { host, app, db } = call
  const { proof: _, src, website, time_zone, text_consent, ...wanted } = form
  const attempt = attemptOf('waitlist', key, { advisor: host.uuid, text_consent, ...wanted })
  await refuseUnoffered(call, form)
  const { replayed, proof } = await admit<Joined>(call, { name: 'waitlist', read, attempt }, form)
  if (replayed) return replayed
  const isBranch = 'isBranch' in host
  const row = rowOf(call, {
    ...wanted,
    ...visitSource(call, src),
    state: 'unconfirmed',
    advisor_uuid: isBranch ? null : host.uuid,
    organization_uuid: isBranch ? host.uuid : null,
    appointment_uuid: null,
    visitor_time_zone: time_zone ?? host.time_zone
  })
  const owner = {
    advisor_uuid: row.advisor_uuid ?? '',
    organization_uuid: host.organization_uuid,
    time_zone: host.time_zone
  }
  const now = app.clock.now()
  const work = db.transaction(async (trx) => {
    const twin = await replay<Joined>(trx, attempt, now)
    if (twin) return twin
    await add(trx, call, row, owner, texts)
    return complete(call, trx, { attempt, proof }, { until_date: row.until_date })
  })
  return orFirst(db, attempt, now, work)
}

/** Puts the customer of an appointment on the list for an earlier one, which replaces it. @returns the entry's uuid */
export async function joinEarlier(
  call: Call,
  found: AppointmentDetails,
  wish: Pick<WaitlistForm, 'weekdays' | 'start_time' | 'end_time' | 'from_date'>
): Promise<string> {
  const { advisor_uuid, organization_uuid, branch_time_zone: time_zone, starts_at } = found
  const { first_name, last_name, email, phone, note } = found
  const row = rowOf(call, {
    ...wish,
    ...BY_STAFF,
    source: '',
    // the page of the appointment is reached by a mail's link
    state: 'waiting',
    until_date: dayOf(starts_at, time_zone),
    topic: found.topic_uuid,
    type: found.type,
    advisor_uuid,
    organization_uuid: null,
    appointment_uuid: found.uuid,
    first_name,
    last_name,
    email,
    phone,
    note,
    visitor_time_zone: found.visitor_time_zone
  })
  return call.db.transaction((trx) => add(trx, call, row, { advisor_uuid, organization_uuid, time_zone }))
}

/**
 * Puts somebody on the list who has got its e-mail. Idempotent; too late, it changes nothing.
 * @throws Conflict where the list has become full
 */
export async function confirm(context: Context, entry: Entry): Promise<void> {
  const { uuid, for_advisor, organization_uuid, branch_uuid, branch_time_zone: time_zone } = entry
  const at = todayOf(context)
  const { now } = at
  const owner = {
    advisor_uuid: organization_uuid ? '' : (for_advisor ?? ''),
    organization_uuid: branch_uuid,
    time_zone
  }
  await context.db.transaction(async (trx) => {
    if (!(await repository.confirm(trx, uuid, now))) return
    if ((await repository.countWaiting(trx, entry, at)) > WAITLIST_MAX) throw new Conflict('errors.waitlist-full')
    await recordEvent(trx, now, owner, 'waitlist-joined')
    await enqueue(trx, now, joinedMail(uuid, 'confirmed'))
  })
}

const gone = () => new Conflict('errors.offer-gone', { slots: [] })

/** Ends an offer as accepted, in the transaction of its appointment. @throws Conflict if it is over */
async function settle(trx: TenantDb, offer: OfferRow, entry: Entry, appointment_uuid: string, now: Date) {
  const ended_at = instant(now)
  if (!(await repository.endOffer(trx, offer.uuid, { state: 'accepted', ended_at, appointment_uuid }))) throw gone()
  await repository.update(trx, entry.uuid, { state: 'booked', ended_at, moved_from: entry.earlier_than })
}

/** Books a new appointment at the offered time. @returns its token */
async function bookOffered(call: Call, entry: Entry, offer: OfferRow, answers: Answers): Promise<void> {
  const advisor = await findAdvisorByUuid(call.db, offer.advisor_uuid)
  if (!advisor) throw gone()
  call.advisor = advisor
  call.host = advisor
  const { first_name, last_name, email, phone, note, type, visitor_time_zone: time_zone } = entry
  const { source, source_site, campaign } = entry
  const { organization_uuid } = advisor
  const now = call.app.clock.now()
  const booking = {
    topic: entry.topic_uuid,
    type,
    starts_at: offer.starts_at,
    first_name,
    last_name,
    email,
    phone,
    note
  }
  await bookKept(
    call,
    { ...booking, answers, time_zone },
    { source, source_site, campaign },
    {
      hold_uuid: offer.hold_uuid,
      isAsked: true,
      texts: await consents.findOpen(call.db, { entry_uuid: entry.uuid }),
      async settle(trx, appointment_uuid) {
        await settle(trx, offer, entry, appointment_uuid, now)
        const owner = { advisor_uuid: advisor.uuid, organization_uuid, time_zone: advisor.time_zone }
        await recordEvent(trx, now, owner, 'waitlist-booked')
      }
    }
  )
}

/** Moves the customer's appointment to the offered time: until then it stays as it is. */
async function moveToOffered(call: Call, entry: Entry, offer: OfferRow, appointment_uuid: string): Promise<void> {
  const { advisor_uuid, hold_uuid } = offer
  const row = await call.db.table('appointments').where({ uuid: appointment_uuid }).first('token_hash')
  const { token_hash } = found(row)
  const now = call.app.clock.now()
  const kept = {
    hold_uuid,
    advisor_uuid,
    async settle(trx: TenantDb) {
      await settle(trx, offer, entry, appointment_uuid, now)
      const owner = { advisor_uuid, organization_uuid: entry.branch_uuid, time_zone: entry.branch_time_zone }
      await recordEvent(trx, now, owner, 'waitlist-booked')
    }
  }
  await move(call, { token_hash }, offer.starts_at, { kept })
}

/** An offer of this entry that can be accepted. @throws Conflict for any other */
async function openOffer({ db, app }: Context, entry: Entry, uuid: string): Promise<OfferRow> {
  const offer = await repository.findOffer(db, uuid)
  const isOpen = offer?.state === 'open' && offer.expires_at > instant(app.clock.now())
  if (!isOpen || offer.entry_uuid !== entry.uuid) throw gone()
  return offer
}

/** What is asked of who accepts an offer, as in a booking; nothing where an appointment is moved. */
export async function questionsFor(call: Call, { topic_uuid, appointment_uuid }: Entry): Promise<TopicQuestion[]> {
  if (appointment_uuid) return []
  const questions = await findQuestions(call.db, topic_uuid, call.locale)
  return withCustomerQuestion(call, { questions }).questions
}

/**
 * Books the offered time; an offer that was accepted before stays so. @throws Conflict if it is over, Unprocessable if
 * an answer is missing: the offer stays
 */
export async function accept(call: Call, entry: Entry, uuid: string, draft: AnswersDraft): Promise<void> {
  if (entry.state === 'booked') return
  const offer = await openOffer(call, entry, uuid)
  if (entry.appointment_uuid) return moveToOffered(call, entry, offer, entry.appointment_uuid)
  const questions = await questionsFor(call, entry)
  const errors = Object.entries(answerErrors(questions, draft, call.t)).map(([field, text]) => [field, [text]])
  if (errors.length) throw new Unprocessable(Object.fromEntries(errors))
  await bookOffered(call, entry, offer, answersOf(questions, draft))
}

/** Lets an offer go to the next; who declines stays on the list. */
export async function decline(context: Context, entry: Entry, uuid: string): Promise<void> {
  await passOn(context, await openOffer(context, entry, uuid), 'declined')
}

/** Takes somebody off the list; what is offered to them goes to the next. Idempotent. */
export async function leave(
  context: Context,
  { uuid }: Pick<Entry, 'uuid'>,
  state: 'left' | 'removed',
  record: (trx: TenantDb) => Promise<unknown> = async () => undefined
): Promise<void> {
  const ended = { state, ended_at: instant(context.app.clock.now()) }
  const go = async (trx: TenantDb) => {
    const left = await trx
      .table('waitlist_entries')
      .where({ uuid })
      .whereIn('state', ['waiting', 'unconfirmed'])
      .update(ended)
    if (left) await record(trx)
    return left > 0
  }
  const offer = await repository.findOpenOffer(context.db, uuid)
  if (offer) return void (await passOn(context, offer, state === 'left' ? 'declined' : 'withdrawn', go))
  if (await context.db.transaction(go)) return
  // an offer was made in between
  const late = await repository.findOpenOffer(context.db, uuid)
  if (late) await passOn(context, late, state === 'left' ? 'declined' : 'withdrawn', go)
}
