import * as v from 'valibot'
import { Booking } from '#contract/appointments'
import { Alias, Instant } from '#contract/values'
import { hasEntries } from '../../../templates/book-view.ts'
import { addressOf } from '../../../templates/book-wizard-state.ts'
import { NotFound, Refusal } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { formOf, page, seeOther } from '../../core/pages/page.ts'
import { redirectAlias } from '../../people/advisors/redirect-alias.service.ts'
import { book } from '../appointments/booking.service.ts'
import { holdSlot } from '../appointments/hold-admission.service.ts'
import { issueTicket, readTicket } from '../spam-guard/form-ticket.service.ts'
import { ticketProof } from '../spam-guard/spam-guard.service.ts'
import { errorsOf, type PageMessages, showDetails, showReview, showStep } from './booking.show.tsx'
import { countFormStep } from './booking.steps.ts'
import { findAdvisorTarget, findBranchTarget } from './booking.target.ts'
import { at, bookingOf, openVisit, type Visit, wantedOf } from './booking.visit.ts'

/** Turns a refusal into what the page shows; rethrows anything else. */
function saidBy({ call }: Visit, failure: unknown): PageMessages {
  if (!(failure instanceof Refusal)) throw failure
  call.ctx.set(failure.headers)
  const { status, body, message } = failure
  if (Array.isArray(body.slots)) return { gone: body.slots, status }
  return { problem: call.t(message), status }
}

const needsProof = (failure: unknown) => failure instanceof Refusal && 'proof' in Object(failure.body.errors)

/**
 * Holds the chosen time, or extends the hold; with what to show if that is refused. Without script there are no puzzles:
 * where one is asked for, the visitor goes on without a hold, and the ticket of the form guards the booking.
 */
async function hold(visit: Visit): Promise<[chosen: Visit, messages?: PageMessages]> {
  const wanted = wantedOf(visit)
  if (!wanted) return [visit, {}]
  try {
    await holdSlot(visit.call, wanted, { hold: visit.hold, fresh: visit.hold })
    return [visit]
  } catch (failure) {
    if (needsProof(failure)) return [{ ...visit, state: { ...visit.state, hold: undefined } }]
    return [visit, saidBy(visit, failure)]
  }
}

const back = ({ call, party, state }: Visit) => seeOther(call.ctx, addressOf(party.path, state))

/** Goes to the review if the input is complete, else back to the details. */
async function goOn(visit: Visit) {
  const { typed } = visit
  if (!typed || !hasEntries(visit)) return back(visit)
  if (errorsOf(visit, typed)) return showDetails(visit)
  showReview(visit, typed)
}

async function take(visit: Visit, starts_at: string) {
  if (!v.is(Instant, starts_at) || !visit.state.topic || !visit.state.type) return showStep(visit)
  const [chosen, messages] = await hold(at(visit, starts_at))
  if (!messages) countFormStep(visit, 'slot')
  if (!messages) return goOn(chosen)
  if (hasEntries(visit)) return showDetails(chosen, messages)
  await showStep({ ...visit, typed: undefined, state: { ...chosen.state, starts_at: undefined } }, messages)
}

async function review(visit: Visit) {
  const { typed, state } = visit
  if (!typed || !state.starts_at) return showStep(visit)
  const errors = errorsOf(visit, typed)
  if (errors) return showDetails(visit, { errors, status: 422 })
  const [chosen, messages] = await hold(at(visit, state.starts_at))
  if (messages) return showDetails(chosen, messages)
  showReview(chosen, typed)
}

const look = async (visit: Visit) => (hasEntries(visit) ? showStep(visit) : back(visit))

/** Issues a new ticket for one that is used up or too old, so that the next attempt passes. */
function renew(visit: Visit, typed: Visit['typed'] & object) {
  const problem = visit.call.t('pages.book-renewed')
  showReview(visit, { ...typed, ticket: issueTicket(visit.call, 'booking') }, { problem, status: 422 })
}

const isUsedUp = (failure: unknown) =>
  needsProof(failure) || (failure instanceof Refusal && failure.message === 'errors.idempotency')

/** What the visitor has to know before booking: the advisor has moved since the review was shown. */
function elsewhere({ call, party: { advisor }, state }: Visit): PageMessages | undefined {
  const { place } = formOf(call.ctx, 'place')
  if (state.type !== 'in-branch' || !place || place === advisor.place) return undefined
  return { problem: call.t('pages.book-elsewhere', { place: advisor.place }), status: 409 }
}

async function finish(visit: Visit) {
  const { call, typed } = visit
  if (!typed || !wantedOf(visit)) return showStep(visit)
  const errors = errorsOf(visit, typed)
  const parsed = v.safeParse(Booking, bookingOf(visit, typed))
  if (errors || !parsed.success) return showDetails(visit, { errors, status: 422 })
  const moved = elsewhere(visit)
  if (moved) return showReview(visit, typed, moved)
  const ticket = readTicket(call, 'booking', typed.ticket)
  if (ticket?.state === 'early') {
    return showReview(visit, typed, { problem: call.t('pages.book-too-early'), status: 422 })
  }
  if (ticket?.state !== 'ready') return renew(visit, typed)
  try {
    const { token } = await book(call, parsed.output, ticket.key, ticketProof('booking', ticket))
    seeOther(call.ctx, `/appointments/${token}?done=booked`)
  } catch (failure) {
    if (isUsedUp(failure)) return renew(visit, typed)
    countFormStep(visit, 'slot', 'error')
    showReview(visit, typed, saidBy(visit, failure))
  }
}

const DOING: Record<string, (visit: Visit) => Promise<void> | void> = { look, review, book: finish }

/** Runs the pressed button: a time, or the action in `step`. */
async function press(visit: Visit) {
  const { call } = visit
  const { step, starts_at } = formOf(call.ctx, 'step', 'starts_at')
  if (visit.isUnknown) return showStep(visit)
  if (starts_at) return take(visit, starts_at)
  await (Object.hasOwn(DOING, step) ? DOING[step] : look)?.(visit)
}

/** Printed and linked addresses redirect after an advisor was renamed or has left. */
async function lookOrLeadOn(call: Call, find: typeof findAdvisorTarget) {
  try {
    await showStep(await openVisit(call, find))
  } catch (failure) {
    const { alias } = call.ctx.params
    if (!(failure instanceof NotFound) || find !== findAdvisorTarget || !v.is(Alias, alias)) throw failure
    await redirectAlias(call, alias, (present) => `/book/${present}`)
  }
}

const pagesOf = (path: string, find: typeof findAdvisorTarget) => [
  page('GET', path, (call: Call) => lookOrLeadOn(call, find)),
  page('POST', path, async (call: Call) => press(await openVisit(call, find)))
]

export const bookPages = [
  ...pagesOf('/book/:alias', findAdvisorTarget),
  ...pagesOf('/book/branch/:alias', findBranchTarget)
]
