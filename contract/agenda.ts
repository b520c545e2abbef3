import * as v from 'valibot'
import { AppointmentType } from './appointment-types.ts'
import { AdvisorAppointment, APPOINTMENT_STATES, ownAppointments, SlotGone, Visitor } from './appointments.ts'
import { endpoint, nothing } from './endpoint.ts'
import {
  Alias,
  CalendarDate,
  Failure,
  FieldErrors,
  Instant,
  line,
  NOTE_MAX,
  TimeZone,
  text,
  Uuid,
  ZoneName
} from './values.ts'
import { RetryHeaders } from './visitor-form.ts'

/** The longest span that the calendar shows at once, in days: a month with the weeks around it. */
export const CALENDAR_MAX_DAYS = 42

const access = ownAppointments
const own = v.strictObject({ alias: Alias, uuid: Uuid })

/** An advisor's search and filters of appointments. */
export const AppointmentFilter = v.object({
  /** Every word occurs in name, e-mail address or phone number. */
  q: v.optional(line(), ''),
  topic: v.optional(Uuid),
  type: v.optional(AppointmentType),
  state: v.optional(v.picklist(APPOINTMENT_STATES))
})
export type AppointmentFilter = v.InferOutput<typeof AppointmentFilter>

export const getAppointments = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/appointments', {
  summary: "The signed-in advisor's appointments, soonest first.",
  access,
  params: v.strictObject({ alias: Alias }),
  query: v.strictObject({
    ...AppointmentFilter.entries,
    /** `upcoming` ends today or later; `past` is newest first. */
    period: v.optional(v.picklist(['upcoming', 'past']), 'upcoming'),
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), '1')
  }),
  answers: { 200: v.object({ appointments: v.array(AdvisorAppointment), total: v.number(), page_size: v.number() }) }
})

export const getCalendar = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/calendar', {
  summary: "The signed-in advisor's appointments for a range of days in the branch's time zone, soonest first.",
  access,
  params: v.strictObject({ alias: Alias }),
  query: v.strictObject({ ...AppointmentFilter.entries, from: CalendarDate, to: CalendarDate }),
  answers: { 200: v.object({ time_zone: ZoneName, appointments: v.array(AdvisorAppointment) }) }
})

export const getAppointmentEvents = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/appointments/news', {
  summary: 'Server-sent events: `change` whenever the calendar changes.',
  access,
  params: v.strictObject({ alias: Alias }),
  stream: 'text/event-stream',
  answers: { 200: nothing }
})

export const postCustomerAppointment = /* @__PURE__ */ endpoint(
  'POST',
  '/api/v1/advisors/:alias/customer-appointments',
  {
    summary: 'Books a free slot for a customer, who is notified by e-mail.',
    access,
    params: v.strictObject({ alias: Alias }),
    headers: RetryHeaders,
    body: v.strictObject({
      topic: Uuid,
      type: AppointmentType,
      starts_at: Instant,
      ...Visitor.entries,
      time_zone: v.optional(TimeZone)
    }),
    answers: { 201: AdvisorAppointment, 409: SlotGone, 422: FieldErrors }
  }
)

export const patchOwnAppointment = /* @__PURE__ */ endpoint('PATCH', '/api/v1/advisors/:alias/appointments/:uuid', {
  summary: 'Reschedules an appointment to another free slot; the customer is notified by e-mail.',
  access,
  params: own,
  body: v.strictObject({ starts_at: Instant }),
  answers: { 200: AdvisorAppointment, 409: SlotGone, 422: FieldErrors }
})

export const postConfirmation = /* @__PURE__ */ endpoint(
  'POST',
  '/api/v1/advisors/:alias/appointments/:uuid/confirmation',
  {
    summary: 'Confirms a requested appointment. Idempotent.',
    access,
    params: own,
    answers: { 200: AdvisorAppointment, 409: Failure }
  }
)

export const postOwnCancellation = /* @__PURE__ */ endpoint(
  'POST',
  '/api/v1/advisors/:alias/appointments/:uuid/cancellation',
  {
    summary: 'Cancels an appointment or declines a request; the message is e-mailed to the customer.',
    access,
    params: own,
    body: v.strictObject({ message: v.optional(text(NOTE_MAX), '') }),
    answers: { 200: AdvisorAppointment, 409: Failure }
  }
)

export const putNoShow = /* @__PURE__ */ endpoint('PUT', '/api/v1/advisors/:alias/appointments/:uuid/no-show', {
  summary: 'Marks or unmarks an appointment as a no-show; no one is notified.',
  access,
  params: own,
  body: v.strictObject({ no_show: v.boolean() }),
  answers: { 200: AdvisorAppointment, 409: Failure }
})
