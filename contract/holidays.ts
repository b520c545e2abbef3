import * as v from 'valibot'
import { managesBranchCalendar } from './access.ts'
import { endpoint, nothing } from './endpoint.ts'
import { administersBranches } from './organizations.ts'
import {
  CalendarDate,
  FieldErrors,
  FullName,
  Instant,
  line,
  MessageText,
  NOTE_MAX,
  QuarterEnd,
  QuarterHour,
  ShortText,
  text,
  Uuid,
  ZoneName
} from './values.ts'

/** Special hours are when a branch is open on some days, instead of its weekly opening hours. */
export const HOLIDAY_KINDS = ['holiday', 'closure', 'special-hours'] as const
/** How many days ahead a branch's page shows days on which it is not open as in the week. */
export const SHOWN_DAYS_AHEAD = 30
/** The longest closure: a year, leap years included. */
export const CLOSURE_MAX_DAYS = 366
/** Limits of one request: days imported, and years looked up. */
export const TAKEN_MAX = 300
export const YEARS_MAX = 5
/** Closures of a branch, or of the whole institution, that are not over: each search for a free time reads them. */
export const CLOSURES_MAX = 500
/** Appointments in a closure that are listed; more are counted. */
export const AFFECTED_MAX = 100

const When = {
  /** From the first to the last day. */
  date: CalendarDate,
  last_date: CalendarDate,
  /** Whole days without times, else each day from one time to the other, in the branch's zone. */
  start_time: v.nullable(QuarterHour),
  end_time: v.nullable(QuarterEnd)
}

/** Time in which a branch, or with no `organization_uuid` the whole institution, is closed, or special hours. */
export const Holiday = v.object({
  uuid: Uuid,
  kind: v.picklist(HOLIDAY_KINDS),
  ...When,
  label: ShortText,
  organization_uuid: v.nullable(Uuid)
})
export type Holiday = v.InferOutput<typeof Holiday>
export type Closure = Omit<Holiday, 'uuid'>

const Given = {
  date: CalendarDate,
  last_date: v.optional(v.nullable(CalendarDate), null),
  start_time: v.optional(v.nullable(QuarterHour), null),
  end_time: v.optional(v.nullable(QuarterEnd), null),
  organization_uuid: v.optional(v.nullable(Uuid), null)
}

export const HolidayInput = v.strictObject({
  ...Given,
  kind: v.optional(v.picklist(HOLIDAY_KINDS), 'holiday'),
  label: v.optional(line(), ''),
  /** The entries of these days that the user has seen; if there are others, they are answered instead. */
  known: v.optional(v.pipe(v.array(Uuid), v.maxLength(CLOSURES_MAX)))
})

/** What has meanwhile been entered for the same days. */
export const OtherHolidays = v.object({ message: MessageText, others: v.array(Holiday) })

type Times = Pick<Holiday, keyof typeof When | 'kind'>

const DAY = 86_400_000
const daysIn = ({ date, last_date }: Times) => (Date.parse(last_date) - Date.parse(date)) / DAY + 1

/** The error of a well-formed closure: the field, and a message key under `errors.`. */
export function closureFault(times: Times): { field: keyof Times; code: string } | undefined {
  const { kind, date, last_date, start_time, end_time } = times
  if (last_date < date) return { field: 'last_date', code: 'last-before-first' }
  if (daysIn(times) > CLOSURE_MAX_DAYS) return { field: 'last_date', code: 'span-too-long' }
  if (kind === 'special-hours' && start_time === null) return { field: 'start_time', code: 'required' }
  if ((start_time === null) !== (end_time === null)) {
    return { field: start_time === null ? 'start_time' : 'end_time', code: 'required' }
  }
  if (start_time !== null && end_time !== null && end_time <= start_time) {
    return { field: 'end_time', code: 'ends-before-start' }
  }
  return undefined
}

export const getHolidays = /* @__PURE__ */ endpoint('GET', '/api/v1/holidays', {
  summary: 'The closures of the institution, or of a branch that the user administers.',
  access: administersBranches,
  answers: { 200: v.array(Holiday) }
})

export const postHoliday = /* @__PURE__ */ endpoint('POST', '/api/v1/holidays', {
  summary:
    'Adds a closure of the institution or a branch, for whole days or part of them, or special hours: then the times are those at which it is open. Booked appointments stay. Returns 409 with the entries of the same days that are not in `known`, if that is given.',
  access: administersBranches,
  body: HolidayInput,
  answers: { 201: Holiday, 409: OtherHolidays, 422: FieldErrors }
})

export const deleteHoliday = /* @__PURE__ */ endpoint('DELETE', '/api/v1/holidays/:uuid', {
  summary: 'Removes a closure.',
  access: administersBranches,
  params: v.strictObject({ uuid: Uuid }),
  answers: { 204: nothing }
})

/** An appointment that stays booked although its time is closed. */
export const AffectedAppointment = v.object({
  uuid: Uuid,
  starts_at: Instant,
  ends_at: Instant,
  time_zone: ZoneName,
  advisor: FullName,
  branch: ShortText,
  topic: ShortText,
  /** Null for users who may not see the branch's appointments. */
  customer: v.nullable(ShortText),
  /** The aliases of advisor and branch. */
  advisor_alias: ShortText,
  branch_alias: ShortText
})
export type AffectedAppointment = v.InferOutput<typeof AffectedAppointment>

export const Affected = v.object({
  total: v.number(),
  appointments: v.array(AffectedAppointment),
  /** Users who may close a branch that is not assigned to them get only the number. */
  are_hidden: v.boolean()
})
export type Affected = v.InferOutput<typeof Affected>

export const getAffected = /* @__PURE__ */ endpoint('GET', '/api/v1/holidays/appointments', {
  summary: `The upcoming appointments within a closure, or outside special hours: the first ${AFFECTED_MAX} and the total. At branches not assigned to the user, only the total.`,
  reading: 'appointments',
  access: administersBranches,
  query: v.strictObject({
    date: CalendarDate,
    last_date: v.optional(CalendarDate),
    start_time: v.optional(QuarterHour),
    end_time: v.optional(QuarterEnd),
    kind: v.optional(v.picklist(HOLIDAY_KINDS), 'closure'),
    organization_uuid: v.optional(Uuid)
  }),
  answers: { 200: Affected, 422: FieldErrors }
})

export const CancelledInClosure = v.object({
  cancelled: v.array(Uuid),
  /** These have stayed as they were. */
  failed: v.array(v.object({ uuid: Uuid, message: MessageText }))
})
export type CancelledInClosure = v.InferOutput<typeof CancelledInClosure>

export const postClosureCancellations = /* @__PURE__ */ endpoint('POST', '/api/v1/holidays/:uuid/cancellations', {
  summary:
    'Cancels appointments within a closure; each customer gets an e-mail with the message. What fails does not keep the others.',
  access: managesBranchCalendar,
  params: v.strictObject({ uuid: Uuid }),
  body: v.strictObject({
    appointments: v.pipe(v.array(Uuid), v.minLength(1), v.maxLength(AFFECTED_MAX)),
    message: v.optional(text(NOTE_MAX), '')
  }),
  answers: { 200: CancelledInClosure, 422: FieldErrors }
})

/** A day of a country's calendar; with a start time unless it is a whole day. */
export const CalendarDay = v.strictObject({
  date: CalendarDate,
  start_time: v.optional(v.nullable(QuarterHour), null),
  label: line()
})
export type CalendarDay = v.InferOutput<typeof CalendarDay>

export const postHolidaySelection = /* @__PURE__ */ endpoint('POST', '/api/v1/holidays/selection', {
  summary: 'Imports closures from a holiday calendar; days that are already closed are left unchanged.',
  access: administersBranches,
  body: v.strictObject({
    days: v.pipe(v.array(CalendarDay), v.minLength(1, 'required'), v.maxLength(TAKEN_MAX)),
    organization_uuid: v.optional(v.nullable(Uuid), null)
  }),
  answers: { 201: v.object({ added: v.number(), known: v.number() }), 422: FieldErrors }
})

const Region = v.object({ code: ShortText, name: ShortText })
export const CalendarRegion = v.object({
  ...Region.entries,
  /** States, each with its regions. */
  states: v.array(v.object({ ...Region.entries, regions: v.array(Region) }))
})
export type CalendarRegion = v.InferOutput<typeof CalendarRegion>

export const CALENDAR_LANGUAGES = ['de', 'en'] as const

export const getHolidayCalendars = /* @__PURE__ */ endpoint('GET', '/api/v1/holiday-calendars', {
  summary: 'The countries, states and regions whose holidays are known, by name.',
  access: administersBranches,
  answers: { 200: v.array(CalendarRegion) }
})

const code = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, 'unknown'))
const year = v.pipe(v.string(), v.regex(/^20\d\d$/, 'unknown'), v.transform(Number))
const count = v.pipe(v.string(), v.regex(/^[1-5]$/, 'unknown'), v.transform(Number))

export const getCalendarDays = /* @__PURE__ */ endpoint('GET', '/api/v1/holiday-calendars/days', {
  summary: `The public holidays of a country, state or region for up to ${YEARS_MAX} years, optionally with bank holidays.`,
  access: administersBranches,
  query: v.strictObject({
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'unknown')),
    state: v.optional(code),
    region: v.optional(code),
    year,
    years: v.optional(count, '1'),
    language: v.picklist(CALENDAR_LANGUAGES, 'unknown'),
    banks: v.optional(v.literal('true', 'unknown'))
  }),
  answers: { 200: v.array(CalendarDay), 422: FieldErrors }
})
