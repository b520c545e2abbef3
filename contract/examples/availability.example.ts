import type { Availability } from '../availability.ts'

const TIMES = ['08:00', '08:30', '09:00', '10:30', '12:00', '12:30', '14:00', '15:30']
const DAY = 86_400_000

/** Free starts between two days as a branch in Vienna answers them: Mondays are full, weekends are off. */
export function exampleAvailability(from: string, to: string): Availability {
  const days: Availability['days'] = {}
  for (let time = Date.parse(from); time <= Date.parse(to); time += DAY) {
    const date = new Date(time).toISOString().slice(0, 10)
    const weekday = new Date(time).getUTCDay()
    if (weekday < 2 || weekday > 5) continue
    days[date] = TIMES.slice(0, TIMES.length - (weekday % 4) * 2).map((at) => `${date}T${at}:00Z`)
  }
  return {
    time_zone: 'Europe/Vienna',
    days,
    next_free_day: Object.keys(days)[0] ?? null,
    last_day: `${Number(from.slice(0, 4)) + 1}-01-31`
  }
}
