import * as v from 'valibot'
import { WaitlistForm, WISH_DAYS, WISH_DAYS_MAX } from '#contract/waitlist'
import { type Typed, waitlistPath } from '../../../templates/book-view.ts'
import { addressOf } from '../../../templates/book-wizard-state.ts'
import type { Errors } from '../../../templates/field.tsx'
import { JoinedPage, JoinPage } from '../../../templates/waitlist-join.tsx'
import { dayLater, dayOf } from '../../core/base/days.ts'
import { NotFound, Refusal } from '../../core/base/failures.ts'
import { type Call, fieldErrors } from '../../core/http/http.ts'
import { formOf, page, seeOther, show } from '../../core/pages/page.ts'
import { STYLES, untyped, visitorErrors } from '../booking/booking.show.tsx'
import { findAdvisorTarget, findBranchTarget } from '../booking/booking.target.ts'
import { openVisit, type Visit, viewOf } from '../booking/booking.visit.ts'
import { hasReceipt, issueReceipt, issueTicket, readTicket } from '../spam-guard/form-ticket.service.ts'
import { ticketProof } from '../spam-guard/spam-guard.service.ts'
import { join, wishErrors } from './waitlist.service.ts'
import { type TypedWish, wishIn } from './wish-form.ts'

type Handle = (visit: Visit) => Promise<void> | void

/** The visit, once topic and type are chosen: the booking asks for them. */
const chosen = (find: typeof findAdvisorTarget, handle: Handle) => async (call: Call) => {
  if (!call.tenant.modules.has('waitlist')) throw new NotFound()
  const visit = await openVisit(call, find)
  const { topic, type, src } = visit.state
  if (visit.isUnknown || !topic || !type) return seeOther(call.ctx, addressOf(visit.party.path, { topic, type, src }))
  return handle(visit)
}

const todayAt = ({ app, host }: Call) => dayOf(app.clock.now(), host.time_zone)

/** Any weekday of the coming weeks. */
const wishAtFirst = (call: Call): TypedWish => {
  const from_date = todayAt(call)
  const until_date = dayLater(from_date, WISH_DAYS)
  return { weekdays: [1, 2, 3, 4, 5], start_time: '', end_time: '', from_date, until_date }
}

interface Said {
  errors?: Errors
  problem?: string
  status?: number
}

function draw(visit: Visit, typed: Typed, wish: TypedWish, { errors = {}, problem, status }: Said = {}) {
  const { call } = visit
  const min = todayAt(call)
  const view = viewOf({ ...visit, typed }, 'slot', { problem, gone: undefined })
  const days = { min, max: dayLater(min, WISH_DAYS_MAX) }
  show(call.ctx, <JoinPage {...{ view, typed, wish, errors }} {...days} styles={STYLES} />, status)
}

function look(visit: Visit) {
  const { call } = visit
  if (!hasReceipt(call, 'booking', 'waitlist', call.ctx.query.joined))
    return draw(visit, untyped(call), wishAtFirst(call))
  show(call.ctx, <JoinedPage view={viewOf(visit, 'slot', { problem: undefined, gone: undefined })} />)
}

const firstOf = (errors: Record<string, readonly string[]>): Errors =>
  Object.fromEntries(Object.entries(errors).map(([field, [text]]) => [field, text]))

/** The form as the API takes it, or what is wrong, with the fields in order. */
function parse(visit: Visit, typed: Typed, wish: TypedWish): { form: WaitlistForm } | { errors: Errors } {
  const { call, state } = visit
  const { topic, type, src } = state
  const errors = { ...firstOf(wishErrors(call, wish, call.host.time_zone)), ...visitorErrors(visit, typed) }
  if (Object.keys(errors).length) return { errors }
  const { ticket: _, answers: __, text_consent, ...visitor } = typed
  const texts = text_consent ? { text_consent } : {}
  const { success, issues, output } = v.safeParse(WaitlistForm, { topic, type, src, ...wish, ...visitor, ...texts })
  return success ? { form: output } : { errors: firstOf(fieldErrors(issues, call.t)) }
}

const isUsedUp = ({ message, body }: Refusal) => message === 'errors.idempotency' || 'proof' in Object(body.errors)

/** Joins, or shows the form again with what is wrong. */
async function send(visit: Visit, typed: Typed, wish: TypedWish) {
  const { call, party, state } = visit
  const { t, ctx } = call
  const parsed = parse(visit, typed, wish)
  if ('errors' in parsed) return draw(visit, typed, wish, { ...parsed, status: 422 })
  // replaces a ticket that is used up or too old, so that the next attempt passes
  const renew = () => {
    const ticket = issueTicket(call, 'booking')
    return draw(visit, { ...typed, ticket }, wish, { problem: t('pages.contact-renewed'), status: 422 })
  }
  const ticket = readTicket(call, 'booking', typed.ticket)
  if (ticket?.state === 'early') return draw(visit, typed, wish, { problem: t('pages.contact-too-early'), status: 422 })
  if (ticket?.state !== 'ready') return renew()
  try {
    await join(call, parsed.form, ticket.key, ticketProof('waitlist', ticket))
    const { topic, type, src } = state
    const receipt = issueReceipt(call, 'booking', 'waitlist')
    seeOther(ctx, `${addressOf(waitlistPath(party), { topic, type, src })}&joined=${receipt}`)
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    if (isUsedUp(failure)) return renew()
    ctx.set(failure.headers)
    draw(visit, typed, wish, { problem: t(failure.message), status: failure.status })
  }
}

/** Who comes from the booking brings along what they have typed there. */
async function press(visit: Visit) {
  const { call } = visit
  const typed = visit.typed ?? untyped(call)
  if (formOf(call.ctx, 'step').step !== 'join') return draw(visit, typed, wishAtFirst(call))
  await send(visit, typed, wishIn(call))
}

const pagesOf = (path: string, find: typeof findAdvisorTarget) => [
  page('GET', path, chosen(find, look)),
  page('POST', path, chosen(find, press))
]

/** The way from the booking onto the waitlist, for visitors without script. */
export const joinPages = [
  ...pagesOf('/book/:alias/waitlist', findAdvisorTarget),
  ...pagesOf('/book/branch/:alias/waitlist', findBranchTarget)
]
