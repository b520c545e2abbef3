import * as v from 'valibot'
import type { MemberAccess } from './access.ts'
import { endpoint, nothing } from './endpoint.ts'
import { Alias, HalfHour } from './values.ts'

/** The earliest start of working hours (spec §5). */
export const EARLIEST_START = '03:00'
/** Monday is 1 (spec §3). */
export const DAYS = [1, 2, 3, 4, 5, 6, 7] as const

export const Day = v.picklist(DAYS)
export type Day = v.InferOutput<typeof Day>

export const WorkingHoursEntry = v.strictObject({ day: Day, start_time: HalfHour, end_time: HalfHour })
export type WorkingHoursEntry = v.InferOutput<typeof WorkingHoursEntry>

/** An advisor's week: at most one range a day. */
export const WorkingHours = v.pipe(v.array(WorkingHoursEntry), v.maxLength(7))
export type WorkingHours = v.InferOutput<typeof WorkingHours>

export const DayErrors = v.array(
  v.object({
    day: v.number(),
    errors: v.object({ startTime: v.optional(v.array(v.string())), endTime: v.optional(v.array(v.string())) })
  })
)
export type DayErrors = v.InferOutput<typeof DayErrors>

export const DayErrorsAnswer = v.object({ message: v.string(), errors: DayErrors })

/** What can be wrong with a day's range; each code is the key of a spec §5 message under `working-hours.`. */
export type RangeFault = {
  day: number
  field: 'startTime' | 'endTime'
  code: 'reversed' | 'start-invalid' | 'end-invalid'
}

const isHalfHour = (value: unknown) => v.is(HalfHour, value)

/** Every fault of a week, by day: the form warns with it, the server refuses with it. */
export function rangeFaults(hours: readonly { day: number; start_time: string; end_time: string }[]): RangeFault[] {
  const seen = new Set<number>()
  return hours.flatMap(({ day, start_time, end_time }): RangeFault[] => {
    const faults: RangeFault[] = []
    const repeated = seen.has(day)
    seen.add(day)
    if (repeated || !isHalfHour(start_time) || start_time < EARLIEST_START) {
      faults.push({ day, field: 'startTime', code: 'start-invalid' })
    }
    if (!isHalfHour(end_time)) faults.push({ day, field: 'endTime', code: 'end-invalid' })
    if (!faults.length && start_time >= end_time) faults.push({ day, field: 'startTime', code: 'reversed' })
    return faults
  })
}

/** The working-hours page and its calls (spec §6). */
export const ownCalendar: MemberAccess = { module: 'working-hours-calendar', institutional: true, self: true }

const params = v.strictObject({ alias: Alias })
/** Loose in the times, so that each wrong day is named rather than the body refused. */
const WeekInput = v.pipe(
  v.array(
    v.strictObject({
      day: Day,
      start_time: v.pipe(v.string(), v.maxLength(5)),
      end_time: v.pipe(v.string(), v.maxLength(5))
    })
  ),
  v.maxLength(7)
)

export const getWorkingHours = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/working-hours', {
  summary: "The signed-in advisor's weekly booking times.",
  access: ownCalendar,
  params,
  answers: { 200: WorkingHours }
})

export const putWorkingHours = /* @__PURE__ */ endpoint('PUT', '/api/v1/advisors/:alias/working-hours', {
  summary: "Replaces the signed-in advisor's whole week, or refuses it naming every wrong day.",
  access: ownCalendar,
  params,
  body: WeekInput,
  answers: { 204: nothing, 422: DayErrorsAnswer }
})
