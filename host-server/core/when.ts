type Options = Intl.DateTimeFormatOptions

const CLOCK: Options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
const DAY: Options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }

const formats = new Map<string, Intl.DateTimeFormat>()

function format(tag: string, timeZone: string, options: Options): Intl.DateTimeFormat {
  const key = `${tag} ${timeZone} ${JSON.stringify(options)}`
  const made = formats.get(key) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone })
  formats.set(key, made)
  return made
}

export const clockIn = (tag: string, zone: string, moment: string) => format(tag, zone, CLOCK).format(new Date(moment))

/** The calendar day of a moment, in words. */
export const dayIn = (tag: string, zone: string, moment: string) => format(tag, zone, DAY).format(new Date(moment))

/** "Mittwoch, 20. Jänner 2027, 10:00" */
export const momentIn = (tag: string, zone: string, moment: string) =>
  `${dayIn(tag, zone, moment)}, ${clockIn(tag, zone, moment)}`

/** "Mittwoch, 20. Jänner 2027, 10:00–11:00" */
export const spanIn = (tag: string, zone: string, from: string, to: string) =>
  `${momentIn(tag, zone, from)}–${clockIn(tag, zone, to)}`

/** A zone by its name in the reader's language, around a moment: "Central European Time". */
export function zoneName(tag: string, zone: string, moment: string): string {
  const parts = format(tag, zone, { timeZoneName: 'longGeneric' }).formatToParts(new Date(moment))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** Whether the clocks of two zones show the same at a moment. */
export const sameClock = (one: string, other: string, moment: string) =>
  momentIn('en-GB', one, moment) === momentIn('en-GB', other, moment)
