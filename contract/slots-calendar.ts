import * as v from 'valibot'
import type { MemberAccess } from './access.ts'
import { Staying } from './calendar-overrides.ts'
import { endpoint } from './endpoint.ts'
import { lastDayOf, readRecurrence } from './recurrence.ts'
import {
  Alias,
  CalendarDate,
  Failure,
  FieldErrors,
  line,
  QuarterEnd,
  QuarterHour,
  ShortText,
  Uuid,
  ZoneName
} from './values.ts'
import { WorkingHours } from './working-hours.ts'

/** Maximum number of an advisor's current spans, and of repeated ones among them. */
export const SPANS_MAX = 2000
export const SERIES_MAX = 100
/** The most days of one read: a month with the weeks around it. */
export const WEEK_MAX_DAYS = 42
/** Maximum number of spans in one change, before or after. */
export const CHANGE_MAX = 50
export const SPAN_KINDS = ['blocked', 'open'] as const

/** The slots management page and its calls (spec §2, §6). */
export const ownSlots: MemberAccess = { module: 'slots-calendar', institutional: true, self: true }

const Rule = v.pipe(
  v.string(),
  v.maxLength(255, 'too-long'),
  v.check((rule) => Boolean(readRecurrence(rule)), 'repeats')
)

/**
 * A stretch of a day in which an advisor cannot be booked (`blocked`), or can beside the weekly hours (`open`); times are
 * on the wall in the branch's zone. Where both are, it is blocked. A holiday stays closed unless a span opens that very
 * day: one that repeats opens none.
 */
export const CalendarSpan = v.strictObject({
  /** Chosen by the caller, so that a change can be repeated safely and undone. */
  uuid: Uuid,
  kind: v.picklist(SPAN_KINDS),
  date: CalendarDate,
  start_time: QuarterHour,
  end_time: QuarterEnd,
  label: v.optional(line(), ''),
  /** FREQ=DAILY, WEEKLY or MONTHLY with INTERVAL, BYDAY, and COUNT or UNTIL. */
  rrule: v.optional(v.nullable(Rule), null),
  /** Excluded days of a repeated span. */
  exceptions: v.optional(v.pipe(v.array(CalendarDate), v.maxLength(366)), [])
})
export type CalendarSpan = v.InferOutput<typeof CalendarSpan>

/** The field, and a message key under `errors.`. */
interface SpanFault {
  field: keyof CalendarSpan
  code: string
}

/** The error of a well-formed span. */
export function spanFault(span: CalendarSpan): SpanFault | undefined {
  if (span.end_time <= span.start_time) return { field: 'end_time', code: 'ends-before-start' }
  if (!lastDayOf(span)) return { field: 'rrule', code: 'repeats-never' }
  return undefined
}

/** The error of a span whose days are all over. */
export const pastFault = (span: CalendarSpan, today: string): SpanFault | undefined =>
  (lastDayOf(span) ?? span.date) < today ? { field: 'date', code: 'past' } : undefined

/**
 * The error of a span that is entered anew and over by the branch's clock, such as `2027-03-01 13:05`. Only its form
 * can say so: a day taken out of a series and the undoing of a deletion put new spans, too.
 */
export const overFault = (span: CalendarSpan, now: string): SpanFault | undefined =>
  span.rrule === null && `${span.date} ${span.end_time}` <= now ? { field: 'end_time', code: 'over' } : undefined

/** Something else that makes the advisor busy and is managed elsewhere. */
export const BusyPiece = v.object({
  kind: v.picklist(['appointment', 'requested', 'absence', 'blocked', 'external']),
  /** The appointment's, while the module `online-appointments` is on; absent for anything else. */
  uuid: v.optional(Uuid),
  date: CalendarDate,
  start_time: ShortText,
  end_time: ShortText,
  label: ShortText
})
export type BusyPiece = v.InferOutput<typeof BusyPiece>

export const CalendarWeek = v.object({
  time_zone: ZoneName,
  today: CalendarDate,
  working_hours: WorkingHours,
  holidays: v.array(v.object({ date: CalendarDate, label: ShortText })),
  /** Every span that may occur on one of the days; repeated ones once. */
  spans: v.array(CalendarSpan),
  busy: v.array(BusyPiece)
})
export type CalendarWeek = v.InferOutput<typeof CalendarWeek>

const params = v.strictObject({ alias: Alias })

export const getCalendarWeek = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/calendar-week', {
  summary:
    "A range of days of the signed-in advisor's calendar: booking times, blocked and extra times, holidays and busy times, in local time.",
  access: ownSlots,
  params,
  query: v.strictObject({ from: CalendarDate, to: CalendarDate }),
  answers: { 200: CalendarWeek, 422: FieldErrors }
})

const Spans = v.optional(v.pipe(v.array(CalendarSpan), v.maxLength(CHANGE_MAX)), [])

/** The spans as they were read and their replacement; swapped, the change undoes itself. */
export const SpansChange = v.strictObject({ was: Spans, put: Spans })
export type SpansChange = v.InferOutput<typeof SpansChange>

export const patchCalendarSpans = /* @__PURE__ */ endpoint('PATCH', '/api/v1/advisors/:alias/calendar-spans', {
  summary:
    'Replaces blocked and extra times, all or none. Returns 409 if they have changed since they were read. Idempotent. Appointments stay; it answers how many there are in the times that are blocked now.',
  access: ownSlots,
  params,
  body: SpansChange,
  answers: { 200: v.object({ staying: Staying }), 409: Failure, 422: FieldErrors }
})
