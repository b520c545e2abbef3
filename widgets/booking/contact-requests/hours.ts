import type { CallbackDay } from '#contract/contact-requests'

/** Half hours from 7:00 to 20:00. */
const HOURS = Array.from({ length: 27 }, (_, index) => {
  const minutes = 7 * 60 + index * 30
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 ? '30' : '00'}`
})

/** The hours to choose from: of the chosen day, or of all days while none is chosen; any if no days are known. */
export function hoursOf(field: 'start_time' | 'end_time', days: readonly CallbackDay[] = [], chosen?: string) {
  if (!days.length) return HOURS
  const day = days.find(({ date }) => date === chosen)
  return day ? day[field] : [...new Set(days.flatMap((one) => one[field]))].sort()
}
