import * as v from 'valibot'
import { type MemberAccess, managesBranchCalendar } from './access.ts'
import { AppointmentType } from './appointment-types.ts'
import { AdvisorAppointment, APPOINTMENT_STATES, ownAppointments, SlotGone } from './appointments.ts'
import { AdvisorTimes, Closure } from './calendar-days.ts'
import { personEntries } from './choices.ts'
import { Customer } from './customer.ts'
import { endpoint, nothing } from './endpoint.ts'
import {
  Alias,
  CalendarDate,
  Failure,
  FieldErrors,
  FullName,
  Instant,
  line,
  NOTE_MAX,
  ShortText,
  TimeZone,
  text,
  Uuid,
  ZoneName
} from './values.ts'
import { RetryHeaders } from './visitor-form.ts'
import { MeetingUrl } from './web-address.ts'

/** The longest span that the calendar shows at once, in days: a month with the weeks around it. */
export const CALENDAR_MAX_DAYS = 42

/** An advisor's appointments: the advisor's own, and for who manages those of the branch. */
export const managesAppointments: MemberAccess = { ...ownAppointments, delegates: managesBranchCalendar.anyRole }

const access = managesAppointments
/** What can be done with appointments that a deactivated advisor has kept. */
export const managesFormerAppointments: MemberAccess = { ...access, deactivated: true }
const managesFormer: MemberAccess = { ...managesBranchCalendar, deactivated: true }
const own = v.strictObject({ alias: Alias, uuid: Uuid })

/** An advisor's search and filters of appointments. */
export const AppointmentFilter = v.object({
  /** Every word occurs in name, e-mail address or phone number. */
  q: v.optional(line(), ''),
  topic: v.optional(Uuid),
  type: v.optional(AppointmentType),
  state: v.optional(v.picklist(APPOINTMENT_STATES)),
  /** Who has said to be a customer already, or not to be one. */
  customer: v.optional(v.picklist(['yes', 'no']))
})
export type AppointmentFilter = v.InferOutput<typeof AppointmentFilter>

/** Who may look for customers' appointments: advisors for their own, managers for those of their branches. */
export const searchesAppointments: MemberAccess = { ...managesBranchCalendar, orCard: true }

/** An appointment as a search by its customer finds it. */
export const FoundAppointment = v.object({
  uuid: Uuid,
  state: v.picklist(APPOINTMENT_STATES),
  starts_at: Instant,
  /** The branch's. */
  time_zone: ZoneName,
  topic: ShortText,
  first_name: ShortText,
  last_name: ShortText,
  advisor: v.object({ alias: ShortText, full_name: FullName }),
  branch: v.object({ slug: ShortText, name: ShortText })
})
export type FoundAppointment = v.InferOutput<typeof FoundAppointment>

/** How many characters a search needs at least. */
export const FOUND_APPOINTMENTS_MIN = 2
/** The most appointments that a search answers. */
export const FOUND_APPOINTMENTS_MAX = 10

export const getFoundAppointments = /* @__PURE__ */ endpoint('GET', '/api/v1/customer-appointments', {
  summary:
    'Appointments whose customer has every word in name, e-mail address or phone number: those to come first, soonest first, then past and cancelled ones, latest first. Advisors find their own, managers those of their branches.',
  reading: 'appointments',
  access: searchesAppointments,
  query: v.strictObject({ q: line(undefined, FOUND_APPOINTMENTS_MIN) }),
  answers: { 200: v.array(FoundAppointment), 422: FieldErrors }
})

export const getAppointments = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/appointments', {
  summary: "An advisor's appointments, soonest first.",
  reading: 'appointments',
  access,
  params: v.strictObject({ alias: Alias }),
  query: v.strictObject({
    ...AppointmentFilter.entries,
    /** `upcoming` ends today or later; `past` is newest first. */
    period: v.optional(v.picklist(['upcoming', 'past']), 'upcoming'),
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), '1')
  }),
  answers: {
    200: v.object({
      appointments: v.array(AdvisorAppointment),
      total: v.number(),
      /** So many of them are cancelled. */
      cancelled: v.optional(v.number(), 0),
      page_size: v.number()
    })
  }
})

export const AgendaDays = v.object({
  time_zone: ZoneName,
  ...AdvisorTimes.entries,
  closures: v.array(Closure),
  appointments: v.array(AdvisorAppointment)
})
export type AgendaDays = v.InferOutput<typeof AgendaDays>

export const getCalendar = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/calendar', {
  summary:
    "An advisor's appointments for a range of days in the branch's time zone, soonest first; with the hours in which the advisor can be booked, what keeps them from it, and the branch's closures.",
  reading: 'appointments',
  access,
  params: v.strictObject({ alias: Alias }),
  query: v.strictObject({ ...AppointmentFilter.entries, from: CalendarDate, to: CalendarDate }),
  answers: { 200: AgendaDays }
})

export const getAppointmentEvents = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/appointments/news', {
  summary: 'Server-sent events: `change` whenever the calendar changes.',
  access,
  params: v.strictObject({ alias: Alias }),
  stream: 'text/event-stream',
  answers: { 200: nothing }
})

export const getOwnAppointment = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/appointments/:uuid', {
  summary: 'One appointment of an advisor.',
  reading: 'appointments',
  access: managesFormerAppointments,
  params: own,
  answers: { 200: AdvisorAppointment }
})

export const postCustomerAppointment = /* @__PURE__ */ endpoint(
  'POST',
  '/api/v1/advisors/:alias/customer-appointments',
  {
    summary:
      'Books a free slot for a customer, with an e-mail address, to which a confirmation is sent, a phone number or both.',
    access,
    params: v.strictObject({ alias: Alias }),
    headers: RetryHeaders,
    body: v.strictObject({
      topic: Uuid,
      type: AppointmentType,
      starts_at: Instant,
      ...Customer.entries,
      time_zone: v.optional(TimeZone),
      /** Only of an online appointment: its own link, in place of the advisor's. */
      meeting_url: v.optional(MeetingUrl, '')
    }),
    answers: { 201: AdvisorAppointment, 409: SlotGone, 422: FieldErrors }
  }
)

export const patchOwnAppointment = /* @__PURE__ */ endpoint('PATCH', '/api/v1/advisors/:alias/appointments/:uuid', {
  summary:
    'Reschedules an appointment to another free slot; the customer is notified by e-mail, with the message if there is one.',
  access,
  params: own,
  body: v.strictObject({ starts_at: Instant, message: v.optional(text(NOTE_MAX), '') }),
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
    access: managesFormerAppointments,
    params: own,
    body: v.strictObject({ message: v.optional(text(NOTE_MAX), '') }),
    answers: { 200: AdvisorAppointment, 409: Failure }
  }
)

export const putMeetingUrl = /* @__PURE__ */ endpoint('PUT', '/api/v1/advisors/:alias/appointments/:uuid/meeting-url', {
  summary:
    "Gives an online appointment a link of its own, in place of the one in its advisor's settings, or takes it away; if the customer knows another link, they are notified by e-mail.",
  access,
  params: own,
  body: v.strictObject({ meeting_url: MeetingUrl }),
  answers: { 200: AdvisorAppointment, 409: Failure, 422: FieldErrors }
})

/** A colleague who could take an appointment over. */
export const Colleague = v.object({
  alias: ShortText,
  ...personEntries,
  /** At the time of the appointment, as in a hand-over: within booking hours and with nothing else. */
  is_free: v.boolean(),
  /** Whether customers can book the appointment's topic with them, and meet them in its way. */
  is_offered: v.boolean()
})
export type Colleague = v.InferOutput<typeof Colleague>

export const getColleagues = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/appointments/:uuid/colleagues', {
  summary:
    "The other advisors of the branch, and who of them is free at the appointment's time; those who fit best first.",
  access: managesFormer,
  params: own,
  answers: { 200: v.array(Colleague) }
})

/** Why it cannot be handed over; with other free times of the colleague, if a time was asked for. */
const NotFree = v.object({ ...Failure.entries, slots: v.optional(SlotGone.entries.slots) })

export const postReassignment = /* @__PURE__ */ endpoint(
  'POST',
  '/api/v1/advisors/:alias/appointments/:uuid/reassignment',
  {
    summary:
      'Gives an appointment to another advisor of the branch, at the same time or with `starts_at` at one of the free times of that advisor; the customer is notified by e-mail.',
    access: managesFormer,
    params: own,
    body: v.strictObject({ to: Alias, starts_at: v.optional(Instant) }),
    answers: { 204: nothing, 409: NotFree, 422: FieldErrors }
  }
)

export const putNoShow = /* @__PURE__ */ endpoint('PUT', '/api/v1/advisors/:alias/appointments/:uuid/no-show', {
  summary: 'Marks or unmarks an appointment as a no-show; no one is notified.',
  access: managesFormerAppointments,
  params: own,
  body: v.strictObject({ no_show: v.boolean() }),
  answers: { 200: AdvisorAppointment, 409: Failure }
})
