import * as v from 'valibot'
import { mailLink, telLink } from '#contract/links'
import { CalendarDate, Instant, NOTE_MAX, Token, text } from '#contract/values'
import { AppointmentPage, type Cancel, type Move, UnknownAppointmentPage } from '../../../templates/appointment.tsx'
import type { Fact } from '../../../templates/facts.tsx'
import { instant } from '../../core/base/clock.ts'
import { Refusal } from '../../core/base/failures.ts'
import { zoneName } from '../../core/base/format-date.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import { type Call, callOf, fieldErrors } from '../../core/http/http.ts'
import { visitorLocale } from '../../core/http/language.ts'
import { formOf, type Page, page, seeOther, show, siteFor } from '../../core/pages/page.ts'
import { dataLink, waysFor } from '../../core/pages/public-frame.ts'
import { hashToken } from '../../core/security/tokens.ts'
import { findPhones } from '../../organization/branches/branch.repository.ts'
import { findPresent } from '../../people/advisors/redirect-alias.service.ts'
import { cardLink } from '../../wallet/wallet/pass-link.service.ts'
import { type ConsentRow, end, find } from '../text-messages/consents.repository.ts'
import { textFacts } from '../text-messages/text-facts.ts'
import { phaseOf } from '../video-rooms/talk.service.ts'
import {
  type AppointmentView,
  documentLines,
  isOneTime,
  joinTime,
  placeLines,
  timeLines,
  visitorViewOf
} from './appointment-view.service.ts'
import { calendarsOf, visitorEntry } from './calendar-entries.service.ts'
import { byToken, cancel, move } from './changes.service.ts'
import { type AppointmentDetails, findDetails } from './details.repository.ts'
import { freeTimes } from './free-times.ts'

const tokenOf = ({ ctx }: Call): string => ctx.params.token

/** The appointment with the token in the path; undefined for an unknown token. */
async function open({ ctx, db, tenant }: Call): Promise<AppointmentDetails | undefined> {
  const { token } = ctx.params
  if (!tenant.modules.has('online-appointments') || !v.is(Token, token)) return undefined
  return findDetails(db, { token_hash: hashToken(token) })
}

const texts = (lines: readonly string[]) => lines.filter(Boolean).map((line) => ({ text: line }))

const photoOf = ({ photo_of_advisor, advisor_deactivated_at }: AppointmentDetails) =>
  advisor_deactivated_at ? null : mediaUrl(photo_of_advisor)

/** The place; a room's link stands there only while it leads into the talk, and the button beside it is the same. */
function placeFact(view: AppointmentView, closed: boolean, now: Date): Fact['lines'] {
  const { found } = view
  // nobody calls or sends a link any more
  if (closed && found.type !== 'in-branch' && !found.join_url) return []
  if (!view.talk) return placeLines(view)
  const phase = phaseOf(found, now)
  if (phase === 'early') return [{ text: joinTime(view, view.zone, found) }]
  return phase === 'open' ? [{ text: view.t('mails.join-now') }] : []
}

/** The zone's name is for those who open the page elsewhere, where it need not be named anyway. */
const whenFact = (view: AppointmentView): Fact['lines'] => {
  const { tag, zone, found } = view
  const moment = found.starts_at
  const name = { text: zoneName(tag, zone, moment), elsewhere: { zone, moment } }
  return [...texts(timeLines(view, zone)), ...(isOneTime(view) ? [name] : [])]
}

function factsOf(view: AppointmentView, closed: boolean, now: Date): Fact[] {
  const { t, found, advisor } = view
  const { phone_of_advisor: phone, public_email: email } = found
  const [documentsName, documents] = documentLines(view)
  const rows: Fact[] = [
    { name: t('booking.time'), lines: whenFact(view) },
    { name: t('booking.topic'), lines: texts([found.topic]) },
    { name: t('booking.advisor'), lines: texts([advisor, found.position]), photo: photoOf(found) },
    { name: t('booking.type'), lines: texts([t(`booking.${found.type}`)]) },
    { name: t('booking.place'), lines: placeFact(view, closed, now) },
    { name: documentsName, lines: texts(closed ? [] : documents) },
    { name: t('pages.prepare'), lines: texts(closed ? [] : [found.topic_comment]) },
    {
      name: t('pages.questions'),
      lines: [
        ...(phone ? [{ text: phone, href: telLink(phone) }] : []),
        ...(email ? [{ text: email, href: mailLink(email) }] : [])
      ]
    }
  ]
  return rows.filter(({ lines }) => lines.length)
}

/** The message that says why it can no longer be changed. */
function closedBecause({ found }: AppointmentView, now: string): string | undefined {
  if (found.state === 'cancelled') return 'pages.cancelled'
  if (found.ends_at <= now) return 'pages.past'
  return found.starts_at <= now ? 'pages.running' : undefined
}

const single = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')

/** Whether a link in a mail asks for this form. */
const isWanted = ({ ctx }: Call, form: 'reschedule' | 'cancel') => single(ctx.query.form) === form

async function moveOf(call: Call, view: AppointmentView, error: string | undefined): Promise<Move> {
  const { ctx, app } = call
  const asked = single(ctx.query.from)
  const from = v.is(CalendarDate, asked) ? asked : instant(app.clock.now()).slice(0, 10)
  const { days, later } = await freeTimes(call, view, from)
  const zone = isOneTime(view) ? undefined : zoneName(view.tag, view.zone, view.found.starts_at)
  const isOpen = Boolean(error ?? asked) || isWanted(call, 'reschedule')
  return { days, zone, later: later && `?from=${later}`, error, isOpen }
}

/** The page to book another one; after the advisor has left, their successor's. */
async function bookingOf({ db }: Call, { found }: AppointmentView): Promise<string | undefined> {
  const alias = found.advisor_deactivated_at ? await findPresent(db, found.alias) : found.alias
  return alias && `/book/${alias}`
}

/** Where its customer waits for an earlier one. */
const earlierLink = ({ tenant, found }: AppointmentView, token: string) =>
  tenant.modules.has('waitlist') && found.email ? `/appointments/${token}/waitlist` : undefined

interface Attempt {
  moveError?: string
  cancelError?: string
  reason?: string
  status?: number
}

/** What the query parameter `done` confirms, as long as it is so: an address can be opened again, or be made up. */
function confirmed(
  { found }: AppointmentView,
  closed: string | undefined,
  done: string,
  texts: ConsentRow | undefined
): string | undefined {
  if (done === 'texts' && texts?.ended_at) return 'text-messages.ended'
  if (closed) return closed === 'pages.cancelled' && done === 'cancelled' ? closed : undefined
  if (found.state === 'requested') return 'pages.requested'
  if (done === 'moved' && found.sequence) return 'booking.moved'
  return done === 'booked' && !found.sequence ? 'pages.booked' : undefined
}

async function showAppointment(call: Call, view: AppointmentView, attempt: Attempt = {}) {
  const { ctx, app, t } = call
  const now = app.clock.now()
  const closed = closedBecause(view, instant(now))
  const texts = await find(call.db, { appointment_uuid: view.found.uuid })
  const done = confirmed(view, closed, single(ctx.query.done), texts)
  const hasLeft = Boolean(view.found.advisor_deactivated_at)
  const book = await bookingOf(call, view)
  const gone =
    hasLeft && !closed && t(book ? 'pages.advisor-gone' : 'pages.advisor-gone-nobody', { advisor: view.advisor })
  const { reason = '', cancelError: error } = attempt
  const cancelling: Cancel = { reason, error, isOpen: Boolean(error) || isWanted(call, 'cancel') }
  const props = {
    token: tokenOf(call),
    facts: [...factsOf(view, Boolean(closed), now), ...(closed ? [] : textFacts(call, texts))],
    join: view.talk && phaseOf(view.found, now) === 'open' ? `${view.talk}/enter` : undefined,
    texts: !closed && texts && !texts.ended_at ? `/appointments/${tokenOf(call)}/texts` : undefined,
    done: done && t(done),
    closed: closed && t(closed),
    gone: gone || undefined,
    book,
    calendars: closed ? undefined : calendarsOf(view),
    wallet: closed ? undefined : cardLink(view.tenant, view.found, tokenOf(call)),
    data: dataLink(call.tenant, tokenOf(call)),
    earlier: closed || hasLeft ? undefined : earlierLink(view, tokenOf(call)),
    move: closed || hasLeft ? undefined : await moveOf(call, view, attempt.moveError),
    cancel: cancelling
  }
  show(ctx, <AppointmentPage site={siteFor(call)} {...props} />, attempt.status)
}

/** A wrong address reveals nothing. */
const opened = (handle: (call: Call, view: AppointmentView) => Promise<void> | void): Page['handle'] =>
  async function openAndHandle(call) {
    const found = await open(call)
    if (found) {
      const { ctx, app, tenant } = call
      const locale = visitorLocale(ctx, app.config, tenant, found.language)
      return handle(callOf(ctx, app, locale), await visitorViewOf(call, found, locale))
    }
    const phones = (await findPhones(call.db)).map(({ name, public_name, phone_number }) => ({
      name: public_name || name,
      lines: [{ text: phone_number, href: telLink(phone_number) }]
    }))
    const ways = waysFor(call.tenant, call.t)
    show(call.ctx, <UnknownAppointmentPage site={siteFor(call)} phones={phones} ways={ways} />, 404)
  }

/** Returns the service's refusal, to be shown above the form. */
async function refused(call: Call, work: () => Promise<unknown>): Promise<Refusal | undefined> {
  try {
    await work()
    return undefined
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    call.ctx.set(failure.headers)
    return failure
  }
}

async function postMove(call: Call, view: AppointmentView) {
  const { starts_at } = formOf(call.ctx, 'starts_at')
  if (!v.is(Instant, starts_at)) {
    return showAppointment(call, view, { moveError: call.t('pages.choose-time'), status: 422 })
  }
  const failure = await refused(call, () => move(call, byToken(tokenOf(call)), starts_at))
  if (!failure) return seeOther(call.ctx, `/appointments/${tokenOf(call)}?done=moved`)
  await showAppointment(call, view, { moveError: call.t(failure.message), status: failure.status })
}

async function postCancel(call: Call, view: AppointmentView) {
  const { reason } = formOf(call.ctx, 'reason')
  const parsed = v.safeParse(text(NOTE_MAX), reason.replaceAll('\r\n', '\n'))
  if (!parsed.success) {
    const [cancelError] = Object.values(fieldErrors(parsed.issues, call.t)).flat()
    return showAppointment(call, view, { cancelError, reason, status: 422 })
  }
  const failure = await refused(call, () => cancel(call, byToken(tokenOf(call)), parsed.output))
  if (!failure) return seeOther(call.ctx, `/appointments/${tokenOf(call)}?done=cancelled`)
  await showAppointment(call, view, { cancelError: call.t(failure.message), reason, status: failure.status })
}

/** A GET must not change anything, since mail programs open links by themselves: it leads to the form. */
const toForm = (form: 'reschedule' | 'cancel') =>
  opened((call) => seeOther(call.ctx, `/appointments/${tokenOf(call)}?form=${form}#${form}`))

const toPage = opened((call) => seeOther(call.ctx, `/appointments/${tokenOf(call)}`))

async function postTexts(call: Call, { found }: AppointmentView) {
  await end(call.db, { appointment_uuid: found.uuid }, call.app.clock.now())
  seeOther(call.ctx, `/appointments/${tokenOf(call)}?done=texts`)
}

function getEntry({ ctx, app }: Call, view: AppointmentView) {
  const method = view.found.state === 'cancelled' ? 'CANCEL' : 'PUBLISH'
  ctx.set('Cache-Control', 'no-store')
  ctx.set('Content-Disposition', 'inline; filename="appointment.ics"')
  ctx.type = `text/calendar; charset=utf-8; method=${method}`
  ctx.body = visitorEntry(view, app.config, app.clock.now(), { method })
}

export const appointmentPages = [
  page(
    'GET',
    '/appointments/:token',
    opened((call, view) => showAppointment(call, view))
  ),
  page('GET', '/appointments/:token/calendar.ics', opened(getEntry)),
  page('GET', '/appointments/:token/reschedule', toForm('reschedule')),
  page('POST', '/appointments/:token/reschedule', opened(postMove)),
  page('GET', '/appointments/:token/cancel', toForm('cancel')),
  page('POST', '/appointments/:token/cancel', opened(postCancel)),
  // the address of the form, opened again
  page('GET', '/appointments/:token/texts', toPage),
  page('POST', '/appointments/:token/texts', opened(postTexts))
]
