import * as v from 'valibot'
import { endpoint, nothing } from './endpoint.ts'
import { Alias, FieldErrors, Instant, line, ShortText, Uuid } from './values.ts'
import { ownCalendar } from './working-hours.ts'

/** The longest absence or blocked span: a year, leap years included. */
export const OVERRIDE_MAX_DAYS = 366

/** Current and future spans of an advisor: each search for a free time reads them. */
export const OVERRIDES_MAX = 500

/** Spans in which an advisor cannot be booked although the week says so. */
export const CalendarOverride = v.object({
  uuid: Uuid,
  kind: v.picklist(['absence', 'blocked']),
  starts_at: Instant,
  ends_at: Instant,
  label: ShortText
})
export type CalendarOverride = v.InferOutput<typeof CalendarOverride>

const params = v.strictObject({ alias: Alias })

export const getCalendarOverrides = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/calendar-overrides', {
  summary: "The signed-in advisor's current and future absences and blocked times.",
  access: ownCalendar,
  params,
  answers: { 200: v.array(CalendarOverride) }
})

export const postCalendarOverride = /* @__PURE__ */ endpoint('POST', '/api/v1/advisors/:alias/calendar-overrides', {
  summary: 'Adds an absence or a blocked time; booked appointments within it stay.',
  access: ownCalendar,
  params,
  body: v.strictObject({
    kind: v.picklist(['absence', 'blocked']),
    starts_at: Instant,
    ends_at: Instant,
    label: v.optional(line(), '')
  }),
  answers: { 201: CalendarOverride, 422: FieldErrors }
})

export const deleteCalendarOverride = /* @__PURE__ */ endpoint(
  'DELETE',
  '/api/v1/advisors/:alias/calendar-overrides/:uuid',
  {
    summary: 'Removes an absence or a blocked time.',
    access: ownCalendar,
    params: v.strictObject({ alias: Alias, uuid: Uuid }),
    answers: { 204: nothing }
  }
)
