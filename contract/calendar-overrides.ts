import * as v from 'valibot'
import { managesBranchCalendar } from './access.ts'
import { endpoint, nothing } from './endpoint.ts'
import { Alias, CalendarDate, FieldErrors, FullName, Instant, line, ShortText, Uuid, ZoneName } from './values.ts'
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
  label: ShortText,
  /** Who has entered it, also where they have left since; empty where that is not known. */
  author_name: FullName
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

const ofBranch = v.strictObject({ alias: Alias })

/** Whole days in the branch's time zone, both included. */
export const AbsentDays = v.strictObject({ from: CalendarDate, to: CalendarDate })
export type AbsentDays = v.InferOutput<typeof AbsentDays>

/** Appointments ahead that stay booked, and the day of the first. */
export const Staying = v.object({ count: v.number(), first_day: v.nullable(CalendarDate) })
export type Staying = v.InferOutput<typeof Staying>

/** An absence, and what stays booked in it. */
export const BranchAbsence = v.object({ ...CalendarOverride.entries, staying: Staying })
export type BranchAbsence = v.InferOutput<typeof BranchAbsence>

/** The days of an absence that the advisor has announced in their own settings, and what stays booked in them. */
const AnnouncedAbsence = v.object({ starts_at: Instant, ends_at: Instant, staying: Staying })
export type AnnouncedAbsence = v.InferOutput<typeof AnnouncedAbsence>

/** What keeps an advisor of a branch away, unless it is over. */
export const BranchAbsences = v.object({
  time_zone: ZoneName,
  absences: v.array(BranchAbsence),
  /** Only the advisor can change or remove it. */
  announced: v.optional(AnnouncedAbsence)
})
export type BranchAbsences = v.InferOutput<typeof BranchAbsences>

export const getBranchAbsences = /* @__PURE__ */ endpoint('GET', '/api/v1/branches/:alias/absences', {
  summary:
    'The current and future absences of an advisor of a branch with how many appointments stay booked in each, soonest first, and the one that the advisor has announced.',
  access: managesBranchCalendar,
  params: ofBranch,
  query: v.strictObject({ advisor: Alias }),
  answers: { 200: BranchAbsences }
})

export const postBranchAbsence = /* @__PURE__ */ endpoint('POST', '/api/v1/branches/:alias/absences', {
  summary:
    'Records that an advisor of a branch is absent for whole days; booked appointments stay. One that overlaps others of theirs, or continues one of the same name, becomes one with them; one that is recorded already is refused.',
  access: managesBranchCalendar,
  params: ofBranch,
  body: v.strictObject({ advisor: Alias, ...AbsentDays.entries, label: v.optional(line(), '') }),
  answers: { 201: BranchAbsence, 422: FieldErrors }
})

export const deleteBranchAbsence = /* @__PURE__ */ endpoint('DELETE', '/api/v1/branches/:alias/absences/:uuid', {
  summary: 'Removes an absence of an advisor of a branch.',
  access: managesBranchCalendar,
  params: v.strictObject({ alias: Alias, uuid: Uuid }),
  answers: { 204: nothing }
})
