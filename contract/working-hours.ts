import * as v from 'valibot'
import { type MemberAccess, managesCards } from './access.ts'
import { endpoint, nothing } from './endpoint.ts'
import { Based, Outdated } from './revision.ts'
import { Alias, HalfHour, MessageText, ShortText } from './values.ts'

/** The earliest start of working hours (spec §5). */
export const EARLIEST_START = '03:00'
/** Monday is 1 (spec §3). */
export const DAYS = [1, 2, 3, 4, 5, 6, 7] as const

export const Day = v.picklist(DAYS)
export type Day = v.InferOutput<typeof Day>

export const WorkingHoursEntry = v.strictObject({ day: Day, start_time: HalfHour, end_time: HalfHour })
export type WorkingHoursEntry = v.InferOutput<typeof WorkingHoursEntry>

/** Maximum number of ranges in a week. */
const RANGES_MAX = 150

/** An advisor's week: a day with a break has several entries. */
export const WorkingHours = v.pipe(v.array(WorkingHoursEntry), v.maxLength(RANGES_MAX))
export type WorkingHours = v.InferOutput<typeof WorkingHours>

export const DayErrors = v.array(
  v.object({
    day: v.number(),
    errors: v.object({ startTime: v.optional(v.array(MessageText)), endTime: v.optional(v.array(MessageText)) })
  })
)
export type DayErrors = v.InferOutput<typeof DayErrors>

export const DayErrorsAnswer = v.object({ message: MessageText, errors: DayErrors })

type RangeInput = { day: number; start_time: string; end_time: string }

/** Error codes of a range, as message keys under `working-hours.`: those of spec §5 and one more. */
export type RangeFault = {
  day: number
  /** The range's index in the week. */
  at: number
  field: 'startTime' | 'endTime'
  code: 'reversed' | 'start-invalid' | 'end-invalid' | 'overlap'
}

const isHalfHour = (value: unknown) => v.is(HalfHour, value)

function ownFaults({ day, start_time, end_time }: RangeInput, at: number): RangeFault[] {
  const faults: RangeFault[] = []
  if (!isHalfHour(start_time) || start_time < EARLIEST_START) {
    faults.push({ day, at, field: 'startTime', code: 'start-invalid' })
  }
  if (!isHalfHour(end_time)) faults.push({ day, at, field: 'endTime', code: 'end-invalid' })
  if (!faults.length && start_time >= end_time) faults.push({ day, at, field: 'startTime', code: 'reversed' })
  return faults
}

/** All errors of a week by range, for the form and the server. */
export function rangeFaults(hours: readonly RangeInput[]): RangeFault[] {
  const own = hours.map(ownFaults)
  const isBefore = (a: number, b: number) => {
    const [one, other] = [hours[a]?.start_time ?? '', hours[b]?.start_time ?? '']
    return one < other || (one === other && a < b)
  }
  return hours.flatMap(({ day, start_time }, at) => {
    const faults = own[at] ?? []
    // adjacent ranges should be one range, or lack a break
    const isOverlapped = hours.some(
      (one, other) => one.day === day && isBefore(other, at) && !own[other]?.length && one.end_time >= start_time
    )
    return faults.length || !isOverlapped ? faults : [{ day, at, field: 'startTime', code: 'overlap' }]
  })
}

/** The working-hours page and its calls (spec §6). */
export const ownCalendar: MemberAccess = { module: 'working-hours-calendar', institutional: true, self: true }

/** Who manages the booking times of other advisors. */
export const managesHours = { module: 'working-hours-calendar', ...managesCards } as const satisfies MemberAccess

const access: MemberAccess = { ...ownCalendar, delegates: managesHours.anyRole }

/** The week of an advisor without an own one. */
export const InheritedWeek = v.object({
  /** Whether the week is inherited; false for an advisor with an own week, even an empty one. */
  is_kept: v.boolean(),
  /** The scope that it is inherited from; null if none is set. */
  of: v.nullable(v.picklist(['institution', 'branch'])),
  /** The scope's name. */
  name: ShortText,
  hours: WorkingHours,
  /** The opening hours of the branch, for an advisor without own hours to begin with; none where they do not fit. */
  opening_hours: v.optional(WorkingHours)
})
export type InheritedWeek = v.InferOutput<typeof InheritedWeek>

const params = v.strictObject({ alias: Alias })
/** Times are validated separately, so that each invalid day is named. */
export const WeekInput = v.pipe(
  v.array(
    v.strictObject({
      day: Day,
      start_time: v.pipe(v.string(), v.maxLength(5)),
      end_time: v.pipe(v.string(), v.maxLength(5))
    })
  ),
  v.maxLength(RANGES_MAX)
)

export const getWorkingHours = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/working-hours', {
  summary: "An advisor's weekly booking times.",
  access,
  params,
  answers: { 200: WorkingHours }
})

export const putWorkingHours = /* @__PURE__ */ endpoint('PUT', '/api/v1/advisors/:alias/working-hours', {
  summary:
    "Replaces an advisor's weekly booking times. Errors name every invalid day. Returns 409 if `revision`, the ETag of the times as they were read, is out of date.",
  access,
  params,
  query: Based,
  body: WeekInput,
  answers: { 204: nothing, 409: Outdated, 422: DayErrorsAnswer }
})

export const getInheritedWeek = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/working-hours/default', {
  summary: 'The default hours that apply to an advisor without hours of their own.',
  access,
  params,
  answers: { 200: InheritedWeek }
})

export const deleteWorkingHours = /* @__PURE__ */ endpoint('DELETE', '/api/v1/advisors/:alias/working-hours', {
  summary: "Deletes an advisor's own booking times; the default hours of the branch or institution then apply.",
  access,
  params,
  answers: { 204: nothing }
})
