import type { Holiday } from '#contract/holidays'

type Times = Pick<Holiday, 'date' | 'last_date' | 'start_time' | 'end_time'>
type Say = (id: 'default-hours.days' | 'default-hours.times', values: Record<string, string>) => string

/** When something is closed, in words. */
export function whenIn(tag: string, t: Say) {
  const format = new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })
  const day = (date: string) => format.format(Date.parse(date))
  return ({ date, last_date, start_time, end_time }: Times) => {
    const days = date === last_date ? day(date) : t('default-hours.days', { from: day(date), to: day(last_date) })
    if (start_time === null || end_time === null) return days
    return `${days}, ${t('default-hours.times', { from: start_time, to: end_time })}`
  }
}
