import type { Day } from './pieces.ts'

const DAY = 86_400_000

export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10)
/** 1 is Monday, 7 is Sunday. */
export const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7
export const startOfWeek = (day: Day): Day => addDays(day, 1 - weekday(day))

/** A day in words, with the parts asked for. */
export const dayIn = (tag: string, day: Day, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))

export const longDay = (tag: string, day: Day) => dayIn(tag, day, { weekday: 'long', day: 'numeric', month: 'long' })

/** Today where the browser stands, until the server has said what day it is at the branch. */
export function localToday(now = new Date()): Day {
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}
