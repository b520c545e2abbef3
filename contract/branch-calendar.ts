import * as v from 'valibot'
import { managesBranchCalendar, seesBookability } from './access.ts'
import { postCustomerAppointment } from './agenda.ts'
import { AppointmentType } from './appointment-types.ts'
import { AdvisorAppointment, OPEN_STATES, SlotGone } from './appointments.ts'
import { AdvisorTimes, Closure } from './calendar-days.ts'
import { AbsentDays } from './calendar-overrides.ts'
import { branchEntries, personEntries } from './choices.ts'
import { endpoint, nothing } from './endpoint.ts'
import {
  Alias,
  CalendarDate,
  FieldErrors,
  FullName,
  Instant,
  MessageText,
  ShortText,
  Url,
  Uuid,
  ZoneName
} from './values.ts'
import { RetryHeaders } from './visitor-form.ts'

/** The most days of one read. */
export const BRANCH_CALENDAR_MAX_DAYS = 7

const access = managesBranchCalendar
const params = v.strictObject({ alias: Alias })

export const CalendarBranch = v.object({ slug: ShortText, ...branchEntries, advisors: v.number() })
export type CalendarBranch = v.InferOutput<typeof CalendarBranch>

export const getCalendarBranches = /* @__PURE__ */ endpoint('GET', '/api/v1/branch-calendars', {
  summary: 'The branches whose calendars, or what can be booked in them, the user may see, by name.',
  access: seesBookability,
  answers: { 200: v.array(CalendarBranch) }
})

export const CalendarAdvisor = v.object({
  alias: ShortText,
  full_name: FullName,
  profile_picture_url: v.nullable(Url),
  /** Only those who are deactivated and have kept appointments on these days. */
  is_deactivated: v.boolean(),
  ...AdvisorTimes.entries,
  /** Those that take or took place, or wait for confirmation; soonest first. */
  appointments: v.array(AdvisorAppointment)
})
export type CalendarAdvisor = v.InferOutput<typeof CalendarAdvisor>

export const BranchCalendar = v.object({
  slug: ShortText,
  name: ShortText,
  time_zone: ZoneName,
  today: CalendarDate,
  closures: v.array(Closure),
  /** The next day with appointments, where these days have none. */
  next_day: v.nullable(CalendarDate),
  /** By name. */
  advisors: v.array(CalendarAdvisor)
})
export type BranchCalendar = v.InferOutput<typeof BranchCalendar>

export const getBranchCalendar = /* @__PURE__ */ endpoint('GET', '/api/v1/branches/:alias/calendar', {
  summary:
    "A range of days of all advisors of a branch: appointments, bookable hours, absences and blocked times, and the branch's closures.",
  reading: 'appointments',
  access,
  params,
  query: v.strictObject({ from: CalendarDate, to: CalendarDate }),
  answers: { 200: BranchCalendar, 422: FieldErrors }
})

export const getBranchCalendarEvents = /* @__PURE__ */ endpoint('GET', '/api/v1/branches/:alias/calendar/news', {
  summary: 'Server-sent events: `change` whenever the calendar of an advisor of the branch changes.',
  access,
  params,
  stream: 'text/event-stream',
  answers: { 200: nothing }
})

/** Booked with the advisor whose turn it was. */
export const BookedForCustomer = v.object({
  uuid: Uuid,
  starts_at: Instant,
  advisor: v.object({ alias: ShortText, full_name: FullName })
})
export type BookedForCustomer = v.InferOutput<typeof BookedForCustomer>

export const postBranchCustomerAppointment = /* @__PURE__ */ endpoint(
  'POST',
  '/api/v1/branches/:alias/customer-appointments',
  {
    summary:
      'Books a free slot with any advisor of the branch for a customer, with an e-mail address, to which a confirmation is sent, a phone number or both.',
    access,
    params,
    headers: RetryHeaders,
    body: postCustomerAppointment.shape.body,
    answers: { 201: BookedForCustomer, 409: SlotGone, 422: FieldErrors }
  }
)

/** The most appointments that are handed over together. */
export const HAND_OVER_MAX = 60

/** Why nobody can take an appointment: the first that applies, in this order. */
export const HAND_OVER_OBSTACLES = ['closed', 'not-working', 'not-offered', 'busy'] as const

/** An appointment that is to be handed over, and who could take it. */
export const AppointmentToHandOver = v.object({
  uuid: Uuid,
  state: v.picklist(OPEN_STATES),
  starts_at: Instant,
  ends_at: Instant,
  type: AppointmentType,
  topic: ShortText,
  customer: ShortText,
  /** Colleagues who are free then, and whether they offer topic and type; those who fit best first. */
  free: v.array(v.object({ alias: ShortText, is_offered: v.boolean() })),
  /** Spread among the colleagues who offer topic and type; null where none of them is free. */
  proposed: v.nullable(ShortText),
  /** Null where a colleague is free. */
  obstacle: v.nullable(v.picklist(HAND_OVER_OBSTACLES))
})
export type AppointmentToHandOver = v.InferOutput<typeof AppointmentToHandOver>

export const HandOverPlan = v.object({
  time_zone: ZoneName,
  /** The other active advisors of the branch, by name. */
  colleagues: v.array(v.object({ alias: ShortText, ...personEntries })),
  /** Soonest first. */
  appointments: v.array(AppointmentToHandOver)
})
export type HandOverPlan = v.InferOutput<typeof HandOverPlan>

export const getHandOverPlan = /* @__PURE__ */ endpoint('GET', '/api/v1/branches/:alias/hand-over', {
  summary:
    "An advisor's appointments ahead on a week at most, or within one of the recorded absences, with the colleagues who are free then and a proposal that spreads them.",
  reading: 'appointments',
  access,
  params,
  query: v.strictObject({
    advisor: Alias,
    from: CalendarDate,
    to: CalendarDate,
    /** Only those that it takes up; the days are its own then, however many. */
    absence: v.optional(Uuid)
  }),
  answers: { 200: HandOverPlan, 422: FieldErrors }
})

export const HandOverResult = v.object({
  handed_over: v.array(Uuid),
  /** These have stayed as they were. */
  failed: v.array(v.object({ uuid: Uuid, message: MessageText }))
})
export type HandOverResult = v.InferOutput<typeof HandOverResult>

export const postHandOverOfSeveral = /* @__PURE__ */ endpoint('POST', '/api/v1/branches/:alias/hand-over', {
  summary:
    'Gives appointments of an advisor to colleagues of the branch at the same times. Customers are notified by e-mail, each advisor once. What fails does not keep the others. With `absence`, the advisor is recorded as absent in the same transaction.',
  access,
  params,
  body: v.strictObject({
    advisor: Alias,
    appointments: v.pipe(
      v.array(v.strictObject({ uuid: Uuid, to: Alias })),
      v.minLength(1),
      v.maxLength(HAND_OVER_MAX)
    ),
    absence: v.optional(AbsentDays)
  }),
  answers: { 200: HandOverResult, 422: FieldErrors }
})
