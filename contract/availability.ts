import * as v from 'valibot'
import { AppointmentType } from './appointment-types.ts'
import { endpoint } from './endpoint.ts'
import { Alias, CalendarDate, Instant, Token, Uuid, ZoneName } from './values.ts'

/** The longest span that one call may ask for, in days. */
export const AVAILABILITY_MAX_DAYS = 62

export const Availability = v.object({
  /** The branch's IANA zone, in which the days are. */
  time_zone: ZoneName,
  /** Free starts by day; days without any are absent. */
  days: v.record(CalendarDate, v.array(Instant)),
  /** The first day from `from` on with a free start, up to the end of the booking window. */
  next_free_day: v.nullable(CalendarDate),
  /** The last day that can be booked. */
  last_day: CalendarDate,
  /** Present where a visitor whom no time suits can join the waitlist. */
  waitlist: v.optional(v.literal(true))
})
export type Availability = v.InferOutput<typeof Availability>

export const getAvailability = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/availability', {
  summary: "An advisor's free start times for a topic and an appointment type, by day.",
  access: { public: true, module: 'online-appointments', option: 'online_appointment' },
  params: v.strictObject({ alias: Alias }),
  query: v.strictObject({
    topic: Uuid,
    type: AppointmentType,
    from: CalendarDate,
    to: CalendarDate,
    /** The appointment that is being moved: it may overlap its present time, which is not offered. */
    token: v.optional(Token),
    /** The same, by uuid, for its signed-in advisor; for who manages the branch also one of a colleague. */
    appointment: v.optional(Uuid)
  }),
  answers: { 200: Availability },
  built: true
})
