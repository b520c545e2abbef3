import { TIME_LENGTH } from '../../ui/fields/clock-input.tsx'

/** How a time was adjusted on blur. */
export type Change = 'reset' | 'rounded' | 'raised'

const SEPARATOR = /[:.]+/

const within = (digits: string, most: number) => (Number(digits) > most ? '00' : digits)

/** The text allowed while typing: digits, colon and dot, and only existing hours and minutes. */
export function typed(value: string): string {
  const digits = value.replace(/[^\d:.]/g, '').slice(0, TIME_LENGTH)
  const [, hours = '', separator = '', minutes = ''] = /^(\d*)([:.]+)(\d*)/.exec(digits) ?? []
  return separator ? within(hours, 23) + separator + within(minutes, 59) : digits
}

/** Hours and minutes as written: 9, 930, 0930, 9.30 or 9:30. */
function partsOf(value: string): [hours: string, minutes: string] {
  const [first = '', second] = value.split(SEPARATOR)
  if (second !== undefined) return [first, second]
  const hours = first.length === 3 ? 1 : 2
  return [first.slice(0, hours), first.slice(hours, hours + 2)]
}

const pad = (value: number | string) => String(value).padStart(2, '0')

function changeOf(isReset: boolean, isRounded: boolean, isRaised: boolean): Change | undefined {
  if (isRaised) return 'raised'
  if (isReset) return 'reset'
  return isRounded ? 'rounded' : undefined
}

/** The time on blur: HH:mm at the full or half hour, not before the earliest. */
export function normalised(value: string, earliest: string = '00:00'): { time: string; change?: Change | undefined } {
  if (!/\d/.test(value)) return { time: value }
  const written = partsOf(value)
  const hours = within(written[0], 23)
  const minutes = within(written[1], 59)
  const half = Number(minutes) < 30 ? '00' : '30'
  const time = `${pad(hours)}:${half}`
  const isReset = hours !== written[0] || minutes !== written[1]
  const change = changeOf(isReset, Number(minutes) !== Number(half), time < earliest)
  return { time: time < earliest ? earliest : time, change }
}

export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Some minutes later on the same day; empty past midnight or without a time. */
export function later(time: string, minutes: number): string {
  const sum = minutesOf(time) + minutes
  return time && sum < 24 * 60 ? `${pad(Math.floor(sum / 60))}:${pad(sum % 60)}` : ''
}
