import type { Holiday } from '#contract/holidays'
import { formatDay } from '../../core/dates/calendar-date.ts'

type Times = Pick<Holiday, 'date' | 'last_date' | 'start_time' | 'end_time'>
type Say = (id: 'default-hours.days' | 'default-hours.times', values: Record<string, string>) => string

/** Formats the time of a closure. */
export function whenIn(tag: string, t: Say) {
  const day = (date: string) => formatDay(date, tag, { weekday: 'short', day: 'numeric', month: 'long' })
  return ({ date, last_date, start_time, end_time }: Times) => {
    const days = date === last_date ? day(date) : t('default-hours.days', { from: day(date), to: day(last_date) })
    if (start_time === null || end_time === null) return days
    return `${days}, ${t('default-hours.times', { from: start_time, to: end_time })}`
  }
}

/** Name of a closure: its label, else its first day. */
export const nameIn =
  (tag: string) =>
  ({ label, date }: Pick<Holiday, 'label' | 'date'>) =>
    label || formatDay(date, tag, { dateStyle: 'long' })
