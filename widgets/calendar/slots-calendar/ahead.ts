import { addDays, type Day } from '../../core/dates/calendar-date.ts'
import { DAY_MINUTES, minutesOf } from '../time-grid/stretch.ts'
import { STEP } from './pieces.ts'

interface Place {
  day: Day
  minutes: number
}

/** A half hour as it is chosen, or the next one if that is over; `now` is the branch's clock, as `2027-03-01 13:05`. */
export function aheadOf({ day, minutes }: Place, now: string): Place {
  const today = now.slice(0, 10)
  const next = Math.ceil(minutesOf(now.slice(11)) / STEP) * STEP
  if (day > today || (day === today && minutes >= next)) return { day, minutes }
  return next < DAY_MINUTES ? { day: today, minutes: next } : { day: addDays(today, 1), minutes: 0 }
}
