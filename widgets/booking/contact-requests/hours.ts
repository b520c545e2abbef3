import type { CallbackDay } from '#contract/contact-requests'

/** Half hours from 7:00 to 20:00. */
const HOURS = Array.from({ length: 27 }, (_, index) => new Date((index + 14) * 18e5).toISOString().slice(11, 16))

type Chosen = Record<'date' | 'start_time', string>

function allOf(field: 'start_time' | 'end_time', days: readonly CallbackDay[], { date }: Chosen) {
  if (!days.length) return HOURS
  const day = days.find((one) => one.date === date)
  return day ? day[field] : [...new Set(days.flatMap((one) => one[field]))].sort()
}

/**
 * The hours to choose from: of the chosen day, or of all days while none is chosen; any if no days are known. The end
 * comes after the start, so nothing starts at the last of them.
 */
export const hoursOf = (field: 'start_time' | 'end_time', days: readonly CallbackDay[] = [], chosen: Chosen) =>
  allOf(field, days, chosen).filter((hour) => (field === 'start_time' ? hour < '20:00' : hour > chosen.start_time))
