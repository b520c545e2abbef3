import * as v from 'valibot'
import { mailLink, telLink } from '#contract/links'
import { CalendarDate, Instant, NOTE_MAX, Token, text } from '#contract/values'
import { AppointmentPage, type Cancel, type Move, UnknownAppointmentPage } from '../../templates/appointment.tsx'
import type { Fact } from '../../templates/facts.tsx'
import { findPresent } from '../advisors/lead-on.ts'
import { instant } from '../core/clock.ts'
import { Refusal } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { formOf, type Page, page, seeOther, show, siteFor } from '../core/page.ts'
import { hashToken } from '../core/tokens.ts'
import { zoneName } from '../core/when.ts'
import { cardLink } from '../wallet/living.link.ts'
import { byToken, cancel, move } from './changes.service.ts'
import { findDetails } from './details.repository.ts'
import { visitorEntry } from './entries.ts'
import { freeTimes } from './free-times.ts'
import { type Telling, tellingOf, whenLines, whereLines } from './telling.ts'

const tokenOf = ({ ctx }: Call): string => ctx.params.token

/** The appointment that the address opens, in words; undefined for an unknown address. */
async function open({ ctx, db, tenant, services }: Call): Promise<Telling | undefined> {
  const { token } = ctx.params
  if (!tenant.modules.has('online-appointments') || !v.is(Token, token)) return undefined
  const found = await findDetails(db, { token_hash: hashToken(token) })
  return found && tellingOf(services.config, tenant, found)
}

const texts = (lines: readonly string[]) => lines.filter(Boolean).map((line) => ({ text: line }))

/** An online appointment is a link. */
function placesOf(telling: Telling): Fact['lines'] {
  const { join_url } = telling.found
  return join_url ? [{ text: join_url, href: join_url }] : texts(whereLines(telling))
}

function factsOf(telling: Telling, closed: boolean): Fact[] {
  const { t, found, advisor, zone } = telling
  const { phone_of_advisor: phone, email_of_advisor: email } = found
  const rows: Fact[] = [
    { name: t('booking.time'), lines: texts(whenLines(telling, zone)) },
    { name: t('booking.topic'), lines: texts([found.topic]) },
    { name: t('booking.advisor'), lines: texts([advisor, found.position]) },
    { name: t('booking.type'), lines: texts([t(`booking.${found.type}`)]) },
    { name: t('booking.place'), lines: placesOf(telling) },
    { name: t('pages.prepare'), lines: texts(closed ? [] : [found.topic_comment]) },
    {
      name: t('pages.questions'),
      lines: [...(phone ? [{ text: phone, href: telLink(phone) }] : []), { text: email, href: mailLink(email) }]
    }
  ]
  return rows.filter(({ lines }) => lines.length)
}

/** Why it can no longer be changed. */
function closedBecause({ found }: Telling, now: string): string | undefined {
  if (found.state === 'cancelled') return 'pages.cancelled'
  if (found.ends_at <= now) return 'pages.past'
  return found.starts_at <= now ? 'pages.running' : undefined
}

const single = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')

async function moveOf(call: Call, telling: Telling, error: string | undefined): Promise<Move> {
  const { ctx, services } = call
  const asked = single(ctx.query.from)
  const from = v.is(CalendarDate, asked) ? asked : instant(services.clock.now()).slice(0, 10)
  const { days, later } = await freeTimes(call, telling, from)
  const zone = zoneName(telling.tag, telling.zone, telling.found.starts_at)
  return { days, zone, later: later && `?from=${later}`, error, isOpen: Boolean(error ?? asked) }
}

/** Where another one is booked: with whoever follows an advisor who has left. */
async function bookingOf({ db }: Call, { found }: Telling): Promise<string | undefined> {
  const alias = found.advisor_deactivated_at ? await findPresent(db, found.alias) : found.alias
  return alias && `/book/${alias}`
}

interface Attempt {
  moveError?: string
  cancelError?: string
  reason?: string
  status?: number
}

/** What has just been done, as the address says. */
const DONE: Record<string, string> = {
  booked: 'pages.booked',
  moved: 'booking.moved',
  cancelled: 'pages.cancelled'
}

async function showAppointment(call: Call, telling: Telling, attempt: Attempt = {}) {
  const { ctx, services, t } = call
  const closed = closedBecause(telling, instant(services.clock.now()))
  const done = telling.found.state === 'requested' ? 'pages.requested' : DONE[single(ctx.query.done)]
  const hasLeft = Boolean(telling.found.advisor_deactivated_at)
  const book = await bookingOf(call, telling)
  const gone =
    hasLeft && !closed && t(book ? 'pages.advisor-gone' : 'pages.advisor-gone-nobody', { advisor: telling.advisor })
  const cancelling: Cancel = { reason: attempt.reason ?? '', max: NOTE_MAX, error: attempt.cancelError }
  const props = {
    token: tokenOf(call),
    facts: factsOf(telling, Boolean(closed)),
    done: done && (done !== 'pages.cancelled' || closed === done) ? t(done) : undefined,
    closed: closed && t(closed),
    gone: gone || undefined,
    book,
    wallet: closed ? undefined : await cardLink(call, telling.found, tokenOf(call)),
    move: closed || hasLeft ? undefined : await moveOf(call, telling, attempt.moveError),
    cancel: cancelling
  }
  show(ctx, <AppointmentPage site={siteFor(call)} {...props} />, attempt.status)
}

/** The address is a key: it goes nowhere with a link, and whoever has a wrong one hears nothing of others. */
const opened = (handle: (call: Call, telling: Telling) => Promise<void> | void): Page['handle'] =>
  async function openAndHandle(call) {
    call.ctx.set('Referrer-Policy', 'no-referrer')
    const telling = await open(call)
    if (telling) return handle(call, telling)
    show(call.ctx, <UnknownAppointmentPage site={siteFor(call)} />, 404)
  }

/** What the service refuses is told on the page, above the form that was sent. */
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

async function postMove(call: Call, telling: Telling) {
  const { starts_at } = formOf(call.ctx, 'starts_at')
  if (!v.is(Instant, starts_at)) {
    return showAppointment(call, telling, { moveError: call.t('pages.choose-time'), status: 422 })
  }
  const failure = await refused(call, () => move(call, byToken(tokenOf(call)), starts_at))
  if (!failure) return seeOther(call.ctx, `/appointments/${tokenOf(call)}?done=moved`)
  await showAppointment(call, telling, { moveError: call.t(failure.message), status: failure.status })
}

async function postCancel(call: Call, telling: Telling) {
  const { reason } = formOf(call.ctx, 'reason')
  const parsed = v.safeParse(text(NOTE_MAX), reason.replaceAll('\r\n', '\n'))
  if (!parsed.success) {
    const cancelError = call.t('pages.reason-too-long', { max: NOTE_MAX })
    return showAppointment(call, telling, { cancelError, reason, status: 422 })
  }
  const failure = await refused(call, () => cancel(call, byToken(tokenOf(call)), parsed.output))
  if (!failure) return seeOther(call.ctx, `/appointments/${tokenOf(call)}?done=cancelled`)
  await showAppointment(call, telling, { cancelError: call.t(failure.message), reason, status: failure.status })
}

/** A GET changes nothing: mail programs open every link. */
const toPage = (call: Call) => seeOther(call.ctx, `/appointments/${tokenOf(call)}`)

function getEntry({ ctx, services }: Call, telling: Telling) {
  const method = telling.found.state === 'cancelled' ? 'CANCEL' : 'PUBLISH'
  ctx.set('Cache-Control', 'no-store')
  ctx.set('Content-Disposition', 'inline; filename="appointment.ics"')
  ctx.type = `text/calendar; charset=utf-8; method=${method}`
  ctx.body = visitorEntry(telling, services.config, services.clock.now(), { method })
}

export const appointmentPages = [
  page(
    'GET',
    '/appointments/:token',
    opened((call, telling) => showAppointment(call, telling))
  ),
  page('GET', '/appointments/:token/calendar.ics', opened(getEntry)),
  page('GET', '/appointments/:token/reschedule', opened(toPage)),
  page('POST', '/appointments/:token/reschedule', opened(postMove)),
  page('GET', '/appointments/:token/cancel', opened(toPage)),
  page('POST', '/appointments/:token/cancel', opened(postCancel))
]
