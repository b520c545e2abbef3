import * as v from 'valibot'
import { OPEN_STATES } from '#contract/appointments'
import { languageTag } from '#contract/locales'
import type { AnswersDraft } from '#contract/topic-questions'
import { Token } from '#contract/values'
import { CONFIRMATION_HOURS } from '#contract/visitor-form'
import { OFFER_MINUTES, WISH_FIELDS, Wish, wishFaults } from '#contract/waitlist'
import type { Fact } from '../../../templates/facts.tsx'
import type { Errors } from '../../../templates/field.tsx'
import {
  ConfirmWaitPage,
  EarlierPage,
  UnknownWaitlistPage,
  WaitlistPage,
  type WaitlistProps
} from '../../../templates/waitlist.tsx'
import { instant } from '../../core/base/clock.ts'
import { dayLater, dayOf, minuteOf } from '../../core/base/days.ts'
import { Conflict, Refusal } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import { type Call, callOf } from '../../core/http/http.ts'
import { visitorLocale } from '../../core/http/language.ts'
import { formOf, page, seeOther, show, siteFor } from '../../core/pages/page.ts'
import { dataLink, waysFor } from '../../core/pages/public-frame.ts'
import { hashToken } from '../../core/security/tokens.ts'
import { findAdvisorByUuid } from '../../people/advisors/advisor.repository.ts'
import { tokenOf as appointmentToken } from '../appointments/booking.service.ts'
import { limitChanges } from '../appointments/booking-limits.service.ts'
import { isOver } from '../appointments/changes.service.ts'
import { type AppointmentDetails, findDetails } from '../appointments/details.repository.ts'
import { answersTyped } from '../booking/booking.visit.ts'
import { isConfirmable } from '../spam-guard/confirmable.ts'
import * as consents from '../text-messages/consents.repository.ts'
import { textFacts } from '../text-messages/text-facts.ts'
import { endOfOffer, momentText, offeredLines } from './clock.ts'
import { todayOf } from './offers.service.ts'
import type { Entry, OfferRow } from './waitlist.repository.ts'
import * as repository from './waitlist.repository.ts'
import {
  accept,
  confirm,
  decline,
  hasDay,
  joinEarlier,
  leave,
  questionsFor,
  tokenOf,
  wishErrors
} from './waitlist.service.ts'
import { type TypedWish, wishIn } from './wish-form.ts'
import { targetName, wishLines } from './wish-lines.ts'

const PATH = '/waitlist/:token'
/** For an earlier appointment there are text messages if there are some about the present one. */
const aboutOf = ({ uuid, appointment_uuid }: Entry): consents.About =>
  appointment_uuid ? { appointment_uuid } : { entry_uuid: uuid }

const pathOf = ({ ctx }: Call) => `/waitlist/${ctx.params.token}`

const books = ({ tenant }: Call) => tenant.modules.has('online-appointments')

const unknown = (call: Call) =>
  show(call.ctx, <UnknownWaitlistPage site={siteFor(call)} ways={waysFor(call.tenant, call.t)} />, 404)

const lines = (texts: readonly string[]) => texts.filter(Boolean).map((text) => ({ text }))

/** A wrong address reveals nothing. */
const opened = (handle: (call: Call, entry: Entry) => Promise<void>) => async (call: Call) => {
  const { ctx, app, tenant, db } = call
  const { token } = ctx.params
  // with the module off nobody joins any more, but what was offered is kept and can be left
  const found = books(call) && v.is(Token, token) ? await repository.findByToken(db, hashToken(token)) : undefined
  if (!found) return unknown(call)
  const locale = visitorLocale(ctx, app.config, tenant, found.language)
  const entry = await repository.findByToken(db, hashToken(token), locale)
  return handle(callOf(ctx, app, locale), entry ?? found)
}

interface Said {
  notice?: string | undefined
  problem?: string | undefined
  /** What is wrong with the answers, by field, and how they were typed. */
  errors?: Errors | undefined
  answers?: AnswersDraft
  status?: number | undefined
}

const factsOf = (call: Call, entry: Entry): Fact[] =>
  [
    { name: call.t('mails.waitlist-for'), lines: lines([targetName(entry)]) },
    { name: call.t('booking.topic'), lines: lines([entry.topic]) },
    { name: call.t('booking.type'), lines: lines([call.t(`booking.${entry.type}`)]) },
    {
      name: call.t('pages.waitlist-wish'),
      lines: lines(wishLines({ t: call.t, tag: languageTag(call.locale) }, entry))
    },
    // what the advisor is told, since anybody may have typed it
    { name: call.t('visitor.phone'), lines: lines([entry.phone]) },
    { name: call.t('visitor.note'), lines: lines(entry.note.split('\n')) }
  ].filter((fact) => fact.lines.length)

/** For whom times are written. */
const readerOf = ({ t, locale, tenant }: Call) => ({ t, tag: languageTag(locale), tenant })

async function offerOf(
  call: Call,
  entry: Entry,
  offer: OfferRow,
  { answers = {}, errors = {} }: Said
): Promise<WaitlistProps['offer']> {
  const { t, db, app } = call
  const reader = readerOf(call)
  const advisor = await findAdvisorByUuid(db, offer.advisor_uuid)
  const when = entry.earlier_than && momentText(reader, entry, entry.earlier_than)
  return {
    uuid: offer.uuid,
    until: t('pages.waitlist-until', { until: endOfOffer(reader, entry, offer, app.clock.now()) }),
    replaces: when ? t('pages.waitlist-replaces', { when }) : undefined,
    questions: await questionsFor(call, entry),
    answers,
    errors,
    facts: [
      { name: t('booking.time'), lines: lines(offeredLines(reader, entry, offer)) },
      ...(advisor
        ? [
            {
              name: t('booking.advisor'),
              lines: lines([fullName(advisor), advisor.position]),
              photo: mediaUrl(advisor.photo)
            }
          ]
        : [])
    ]
  }
}

/** Why nobody waits any more, and what to do instead. */
async function closedOf(call: Call, entry: Entry): Promise<Pick<WaitlistProps, 'closed' | 'next'>> {
  const { t, db, app } = call
  const again = entry.alias ? { href: `/book/${entry.alias}`, label: t('pages.waitlist-book') } : undefined
  if (entry.state === 'booked') {
    const { appointment_uuid } = (await repository.findLastOffer(db, entry.uuid)) ?? {}
    const token = appointment_uuid && appointmentToken(app.config.SESSION_SECRET, appointment_uuid)
    const next = token ? { href: `/appointments/${token}`, label: t('pages.waitlist-appointment') } : again
    return { closed: t('pages.waitlist-booked'), next }
  }
  if (entry.state === 'left' || entry.state === 'removed') return { closed: t('pages.waitlist-left'), next: again }
  if (entry.state === 'unconfirmed')
    return { closed: t('pages.waitlist-unconfirmed', { hours: CONFIRMATION_HOURS }), next: again }
  const isCancelled = entry.appointment_state && !OPEN_STATES.some((open) => open === entry.appointment_state)
  return { closed: t(isCancelled ? 'pages.waitlist-cancelled' : 'pages.waitlist-over'), next: again }
}

/** What became of the latest offer, until there is another one. */
function missed(call: Call, entry: Entry, offer: OfferRow | undefined, isOpen: boolean): string | undefined {
  const { t } = call
  if (!offer || isOpen || offer.state === 'accepted') return undefined
  if (offer.state === 'declined') return t('pages.waitlist-declined')
  const when = momentText(readerOf(call), entry, offer.starts_at)
  return t('pages.waitlist-missed', { when })
}

/** Asks whether it is they who want to wait: anybody may have typed the address. */
function drawConfirm(call: Call, entry: Entry, problem?: string) {
  const props = {
    problem,
    path: pathOf(call),
    facts: factsOf(call, entry),
    data: dataLink(call.tenant, call.ctx.params.token)
  }
  show(call.ctx, <ConfirmWaitPage site={siteFor(call)} {...props} />, problem ? 409 : 200)
}

async function draw(call: Call, entry: Entry, said: Said = {}) {
  const { notice, problem, status } = said
  const { ctx, t, db } = call
  const at = todayOf(call)
  if (isConfirmable(entry, at.now)) return drawConfirm(call, entry)
  const isActive = repository.isActive(entry, at)
  const last = await repository.findLastOffer(db, entry.uuid)
  const isOpen = last?.state === 'open' && last.expires_at > instant(at.now)
  const place = isActive ? await repository.placeOf(db, entry, at) : 0
  const closed = isActive ? { closed: undefined, next: undefined } : await closedOf(call, entry)
  const texts = await consents.findOpen(db, aboutOf(entry))
  const isPaused = entry.is_paused || !call.tenant.modules.has('waitlist')
  const lead = isPaused ? t('pages.waitlist-paused') : t('pages.waitlist-how', { minutes: OFFER_MINUTES })
  const props = {
    path: pathOf(call),
    facts: isActive
      ? [
          {
            name: t('mails.waitlist-place'),
            lines: lines([t('pages.waitlist-place', { place, target: targetName(entry) })])
          },
          ...factsOf(call, entry),
          ...textFacts(call, texts)
        ]
      : [],
    data: dataLink(call.tenant, ctx.params.token),
    texts: isActive && texts ? `${pathOf(call)}/texts` : undefined,
    lead: isActive ? lead : undefined,
    notice: notice ?? (isActive ? missed(call, entry, last, isOpen) : undefined),
    problem,
    offer: isActive && isOpen ? await offerOf(call, entry, last, said) : undefined,
    ...closed
  }
  show(ctx, <WaitlistPage site={siteFor(call)} {...props} />, status)
}

/** The entry as it is by now. */
const again = async ({ db, locale }: Call, entry: Entry): Promise<Entry> =>
  (await repository.findByToken(db, entry.token_hash, locale)) ?? entry

/** Declines; what was accepted before, such as in another tab, stays booked. */
async function postDecline(call: Call, entry: Entry) {
  const { t } = call
  const isBooked = (one: Entry) => one.state === 'booked'
  const said = { problem: t('pages.waitlist-accepted-before'), status: 409 }
  if (isBooked(entry)) return draw(call, entry, said)
  try {
    await decline(call, entry, offerIn(call))
  } catch (failure) {
    const now = await again(call, entry)
    if (!isBooked(now)) return attempt(call, now, () => Promise.reject(failure))
    return draw(call, now, said)
  }
  seeOther(call.ctx, pathOf(call))
}

/** The first text of each field that was refused. */
const errorsIn = ({ errors }: Refusal['body']): Errors | undefined =>
  errors ? Object.fromEntries(Object.entries(errors).map(([field, [text]]) => [field, text])) : undefined

/** Does what is asked, or says why not; who has an appointment by then is led to it. */
async function attempt(call: Call, entry: Entry, work: () => Promise<unknown>, answers: AnswersDraft = {}) {
  let said: Said = {}
  try {
    await work()
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    call.ctx.set(failure.headers)
    const errors = errorsIn(failure.body)
    said = { ...(errors ? { errors, answers } : { problem: call.t(failure.message) }), status: failure.status }
  }
  const now = await again(call, entry)
  if (now.state === 'booked') {
    const { appointment_uuid } = (await repository.findLastOffer(call.db, now.uuid)) ?? {}
    const done = now.appointment_uuid ? 'moved' : 'booked'
    if (appointment_uuid)
      return seeOther(
        call.ctx,
        `/appointments/${appointmentToken(call.app.config.SESSION_SECRET, appointment_uuid)}?done=${done}`
      )
  }
  if (said.status) return draw(call, now, said)
  seeOther(call.ctx, pathOf(call))
}

async function postAccept(call: Call, entry: Entry) {
  const answers = answersTyped(call.ctx, await questionsFor(call, entry))
  await attempt(call, entry, () => accept(call, entry, offerIn(call), answers), answers)
}

async function postTexts(call: Call, entry: Entry) {
  await consents.end(call.db, aboutOf(entry), call.app.clock.now())
  await draw(call, entry, { notice: call.t('text-messages.ended') })
}

async function postConfirm(call: Call, entry: Entry) {
  try {
    await confirm(call, entry)
    seeOther(call.ctx, pathOf(call))
  } catch (failure) {
    if (!(failure instanceof Conflict)) throw failure
    drawConfirm(call, entry, call.t(failure.message))
  }
}

const offerIn = ({ ctx }: Call) => formOf(ctx, 'offer').offer

/** Answered without a redirect, as one-click unsubscription requires (RFC 8058). */
async function postLeave(call: Call, entry: Entry) {
  await leave(call, entry, 'left')
  await draw(call, await again(call, entry))
}

const EARLIER = '/appointments/:token/waitlist'

/** The appointment with the token in the path, for an earlier one. */
const withAppointment = (handle: (call: Call, found: AppointmentDetails) => Promise<void>) => async (call: Call) => {
  const { ctx, app, tenant, db } = call
  const { token } = ctx.params
  const isOn = books(call) && tenant.modules.has('waitlist')
  const found = isOn && v.is(Token, token) ? await findDetails(db, { token_hash: hashToken(token) }) : undefined
  if (!found) return unknown(call)
  const locale = visitorLocale(ctx, app.config, tenant, found.language)
  return handle(callOf(ctx, app, locale), found)
}

type Drafted = Omit<TypedWish, 'until_date'>

/** Why nobody can wait for an earlier one. */
function closedFor({ t, app }: Call, found: AppointmentDetails): string | undefined {
  if (isOver(found)) return t('pages.cancelled')
  if (found.starts_at <= instant(app.clock.now())) return t('pages.past')
  if (found.advisor_deactivated_at) return t('errors.advisor-gone')
  return found.email ? undefined : t('pages.earlier-no-email')
}

async function drawEarlier(
  call: Call,
  found: AppointmentDetails,
  typed?: Drafted,
  errors = {},
  status = 200,
  closed = closedFor(call, found)
) {
  const { ctx, t, app } = call
  const zone = found.branch_time_zone
  const today = dayOf(app.clock.now(), zone)
  const until_date = dayOf(found.starts_at, zone)
  const wish = typed ?? { weekdays: [1, 2, 3, 4, 5], start_time: '', end_time: '', from_date: today }
  const when = momentText(readerOf(call), found, found.starts_at)
  const props = { min: today, max: until_date, zone, errors, closed }
  show(
    ctx,
    <EarlierPage
      site={siteFor(call)}
      path={`/appointments/${ctx.params.token}/waitlist`}
      lead={closed ? when : t('pages.earlier-lead', { when })}
      wish={{ ...wish, until_date }}
      {...props}
    />,
    status
  )
}

const EarlierWish = v.omit(Wish, ['until_date'])

/** The last day is that of the appointment. */
function draftIn(call: Call): Drafted {
  const { until_date: _, ...draft } = wishIn(call)
  return draft
}

function wishErrorsIn(call: Call, found: AppointmentDetails, typed: Drafted): Record<string, string | undefined> {
  const zone = found.branch_time_zone
  const until_date = dayOf(found.starts_at, zone)
  const faults = wishErrors(call, { ...typed, until_date }, zone)
  // the last day is that of the appointment: what is wrong with it is the first one
  if (wishFaults({ ...typed, until_date }, '', '9').until_date) faults.from_date = [call.t('errors.wish-not-earlier')]
  // on its own day what begins at the appointment's time is no earlier
  const isBefore =
    hasDay({ ...typed, until_date: dayLater(until_date, -1) }, dayOf(call.app.clock.now(), zone)) ||
    (typed.start_time || '00:00') < minuteOf(new Date(found.starts_at), zone).slice(-5)
  if (!Object.keys(faults).length && !isBefore) faults.from_date = [call.t('errors.wish-not-earlier')]
  const { issues = [] } = v.safeParse(EarlierWish, typed)
  for (const { path } of issues) {
    const field = String(path?.[0]?.key)
    faults[field] ??= [call.t(field === 'from_date' ? 'errors.date' : 'errors.field')]
  }
  return Object.fromEntries(
    WISH_FIELDS.filter((field) => field !== 'until_date').map((field) => [field, faults[field]?.[0]])
  )
}

async function postEarlier(call: Call, found: AppointmentDetails) {
  const typed = draftIn(call)
  if (closedFor(call, found)) return drawEarlier(call, found, typed, {}, 409)
  const errors = wishErrorsIn(call, found, typed)
  if (Object.values(errors).some(Boolean)) return drawEarlier(call, found, typed, errors, 422)
  await limitChanges(call, found.uuid)
  try {
    const uuid = await joinEarlier(call, found, v.parse(EarlierWish, typed))
    seeOther(call.ctx, `/waitlist/${tokenOf(call.app.config.SESSION_SECRET, uuid)}`)
  } catch (failure) {
    if (!(failure instanceof Conflict)) throw failure
    await drawEarlier(call, found, typed, {}, failure.status, call.t(failure.message))
  }
}

const look = opened((call, entry) => draw(call, entry))

/** A customer's place, without an account. A GET changes nothing, since mail programs open links by themselves. */
export const waitlistPages = [
  page('GET', PATH, look),
  // the addresses of forms, opened again
  page('GET', `${PATH}/confirm`, look),
  page('GET', `${PATH}/accept`, look),
  page('GET', `${PATH}/decline`, look),
  page('GET', `${PATH}/leave`, look),
  page('POST', `${PATH}/confirm`, opened(postConfirm)),
  page('POST', `${PATH}/accept`, opened(postAccept)),
  page('POST', `${PATH}/decline`, opened(postDecline)),
  page('POST', `${PATH}/leave`, opened(postLeave)),
  page('GET', `${PATH}/texts`, look),
  page('POST', `${PATH}/texts`, opened(postTexts)),
  page(
    'GET',
    EARLIER,
    withAppointment((call, found) => drawEarlier(call, found))
  ),
  page('POST', EARLIER, withAppointment(postEarlier))
]
