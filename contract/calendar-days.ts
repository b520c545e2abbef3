import * as v from 'valibot'
import { CalendarDate, Instant, ShortText } from './values.ts'

/** Hours in which an advisor can be booked, on the wall in the branch's zone. */
export const BookableHours = v.object({ date: CalendarDate, start_time: ShortText, end_time: ShortText })
export type BookableHours = v.InferOutput<typeof BookableHours>

/** What keeps an advisor from being booked, beside appointments. */
export const BusyTime = v.object({
  kind: v.picklist(['absence', 'blocked', 'external']),
  starts_at: Instant,
  ends_at: Instant
})
export type BusyTime = v.InferOutput<typeof BusyTime>

/** Between the shortest minimum notice and the last day of what can be booked with an advisor. */
export const BookingWindow = v.object({ notice_minutes: v.number(), last_day: CalendarDate })
export type BookingWindow = v.InferOutput<typeof BookingWindow>

/** When an advisor can be booked on the days of a calendar. */
export const AdvisorTimes = v.object({
  hours: v.array(BookableHours),
  busy: v.array(BusyTime),
  /** Null where nothing can be booked with them. */
  window: v.nullable(BookingWindow)
})
export type AdvisorTimes = v.InferOutput<typeof AdvisorTimes>

/** A time at which the branch or the whole institution is closed; without times the whole day. */
export const Closure = v.object({
  date: CalendarDate,
  start_time: v.nullable(ShortText),
  end_time: v.nullable(ShortText),
  label: ShortText
})
export type Closure = v.InferOutput<typeof Closure>
