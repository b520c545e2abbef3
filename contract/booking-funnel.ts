import * as v from 'valibot'
import { BOOKING_STEPS, BOOKING_WIDGETS } from './booking-steps.ts'
import { endpoint } from './endpoint.ts'
import { Days, FunnelQuery, readsCardsReport } from './reports.ts'
import { CalendarDate, FieldErrors, line, ShortText, Uuid } from './values.ts'

/** Besides who reads reports, marketing: it learns what its campaigns led to. */
export const readsBookingFunnel = readsCardsReport

export const BookingFunnelQuery = v.strictObject({
  ...FunnelQuery.entries,
  campaign: v.optional(line()),
  page: v.optional(line()),
  widget: v.optional(v.picklist(BOOKING_WIDGETS, 'unknown'))
})
export type BookingFunnelQuery = v.InferOutput<typeof BookingFunnelQuery>

const count = v.number()

/** How many came to a step, and why some of them went no further; the others left. */
export const StepFigures = v.object({ step: v.picklist(BOOKING_STEPS), count, none: count, late: count, error: count })
export type StepFigures = v.InferOutput<typeof StepFigures>

const Week = v.object({
  /** Its first day that is in the period. */
  start: CalendarDate,
  /** By step, in their order. */
  counts: v.array(count)
})

export const BookingFunnel = v.object({
  ...Days.entries,
  steps: v.array(StepFigures),
  weeks: v.array(Week),
  /** What the figures of the period can be narrowed by, those with most visits first. */
  campaigns: v.array(ShortText),
  pages: v.array(ShortText),
  widgets: v.array(v.picklist(BOOKING_WIDGETS))
})
export type BookingFunnel = v.InferOutput<typeof BookingFunnel>

/** Who found no time for a topic at a branch: none that was free, or only late ones. */
export const WithoutTime = v.object({
  organization_uuid: Uuid,
  branch: ShortText,
  topic: ShortText,
  none: count,
  late: count
})
export type WithoutTime = v.InferOutput<typeof WithoutTime>

export const getBookingFunnel = /* @__PURE__ */ endpoint('GET', '/api/v1/reports/sessions/booking-steps', {
  summary:
    'From the visit to the talk: how many came to each step, by week as well, and why some went no further. Talks are those that took place in the period.',
  access: readsBookingFunnel,
  query: BookingFunnelQuery,
  answers: { 200: BookingFunnel, 422: FieldErrors }
})

export const getBookingFunnelCsv = /* @__PURE__ */ endpoint('GET', '/api/v1/reports/sessions/booking-steps/csv', {
  summary: 'The same as CSV, one row per day.',
  reading: { unlogged: 'It has figures of branches and days.' },
  access: readsBookingFunnel,
  query: BookingFunnelQuery,
  stream: 'text/csv; charset=utf-8',
  answers: { 200: v.string() }
})

export const getWithoutTime = /* @__PURE__ */ endpoint('GET', '/api/v1/reports/sessions/without-time', {
  summary: 'How many people found no time, by branch and topic, the most first.',
  access: readsBookingFunnel,
  query: BookingFunnelQuery,
  answers: { 200: v.array(WithoutTime), 422: FieldErrors }
})
