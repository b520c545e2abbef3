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

/** The hours that a calendar shows: the usual ones, and all in which there is something. */
export function hoursAround(all: readonly Stretch[]): Stretch {
  const from = Math.min(8 * 60, ...all.map((one) => one.from))
  const to = Math.max(18 * 60, ...all.map((one) => Math.min(one.to, DAY_MINUTES)))
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
