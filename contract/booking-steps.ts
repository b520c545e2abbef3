import * as v from 'valibot'
import { endpoint, nothing } from './endpoint.ts'
import { Alias, FieldErrors, line, Uuid } from './values.ts'

/** The way from a visit to a talk. A booking is opened with the first press in it, or as a popup. */
export const BOOKING_STEPS = ['visit', 'opened', 'topic', 'slot', 'booked', 'held'] as const
export type BookingStep = (typeof BOOKING_STEPS)[number]

/** What a browser tells; the server knows the others itself. */
export const TOLD_STEPS = ['opened', 'topic', 'slot'] as const satisfies readonly BookingStep[]

/** Why somebody goes no further: no free time, only times that are too late, or a failure. */
export const STEP_REASONS = ['none', 'late', 'error'] as const
export type StepReason = (typeof STEP_REASONS)[number]

/** Days after which the first free time counts as too late for those who take none. */
export const LATE_DAYS = 14

/** A booking within a page, in a popup, and as forms without script. */
export const BOOKING_WIDGETS = ['inline', 'popup', 'form'] as const
export type BookingWidget = (typeof BOOKING_WIDGETS)[number]

const params = v.strictObject({ alias: Alias })

/** Neither a body nor a header of its own: other websites can send it without asking first. */
const query = v.strictObject({
  step: v.picklist(TOLD_STEPS, 'unknown'),
  reason: v.optional(v.picklist(STEP_REASONS, 'unknown')),
  topic: v.optional(Uuid),
  widget: v.picklist(BOOKING_WIDGETS, 'unknown'),
  /** The campaign of the visit, as accepted by `campaignOf`; anything else is ignored. */
  src: v.optional(line())
})

const bookable = { public: true, module: 'online-appointments' } as const

export const postBookingStep = /* @__PURE__ */ endpoint('POST', '/api/v1/advisors/:alias/booking-steps', {
  summary:
    'Counts how far a visitor has come in a booking, once a day and without storing who it was. Browsers that ask not to be counted (Sec-GPC, DNT) are not.',
  access: { ...bookable, option: 'online_appointment' },
  params,
  query,
  answers: { 202: nothing, 422: FieldErrors }
})

export const postBranchBookingStep = /* @__PURE__ */ endpoint('POST', '/api/v1/branches/:alias/booking-steps', {
  summary: 'The same for a booking with any advisor of a branch.',
  access: bookable,
  params,
  query,
  answers: { 202: nothing, 422: FieldErrors }
})
