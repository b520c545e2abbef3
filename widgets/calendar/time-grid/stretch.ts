export const DAY_MINUTES = 24 * 60

/** A part of a day, in minutes past midnight. */
export interface Stretch {
  from: number
  to: number
}

/** Where something stands among what overlaps it. */
export interface Lane {
  lane: number
  lanes: number
}

export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** "09:05" */
export const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** "09:05–10:00" */
export const spanOf = ({ from, to }: Stretch) => `${timeOf(from)}–${timeOf(to)}`

export const overlaps = (one: Stretch, other: Stretch) => one.from < other.to && other.from < one.to

export const bounded = (minutes: number, min: number, max: number) => Math.min(max, Math.max(min, minutes))

/** The hours of a day that are shown at most where there is nothing but free time. */
const MOST = { from: 6 * 60, to: 20 * 60 }

/** The hours that a calendar shows: the usual ones, those in which there are bookings, and all that are booked. */
export function hoursAround(days: readonly { hours: readonly Stretch[]; entries: readonly Stretch[] }[]): Stretch {
  const open = days.flatMap(({ hours }) => hours)
  const booked = days.flatMap(({ entries }) => entries)
  const from = Math.min(8 * 60, ...open.map((one) => Math.max(one.from, MOST.from)), ...booked.map((one) => one.from))
  const ends = booked.map((one) => Math.min(one.to, DAY_MINUTES))
  const to = Math.max(18 * 60, ...open.map((one) => Math.min(one.to, MOST.to)), ...ends)
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 }
}

function toLanes<T extends Stretch>(group: readonly T[]): (T & Lane)[] {
  const ends: number[] = []
  const placed = group.map((one) => {
    const free = ends.findIndex((end) => end <= one.from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = one.to
    return { ...one, lane }
  })
  return placed.map((one) => ({ ...one, lanes: ends.length }))
}

/** Side by side what overlaps; the earlier and longer before the others. */
export function inLanes<T extends Stretch>(loose: readonly T[]): (T & Lane)[] {
  const placed: (T & Lane)[] = []
  let group: T[] = []
  let end = 0
  for (const one of loose.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (one.from >= end) {
      placed.push(...toLanes(group))
      group = []
    }
    group.push(one)
    end = Math.max(end, one.to)
  }
  return [...placed, ...toLanes(group)]
}
