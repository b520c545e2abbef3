/** An instant as tables store it: UTC to the second. */
export const instant = (time: Date | number) => `${new Date(time).toISOString().slice(0, 19)}Z`

/** The clock; tests provide their own. */
export interface Clock {
  now(): Date
}
export const systemClock: Clock = { now: () => new Date() }

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
