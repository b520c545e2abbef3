import type { Window } from './window.ts'

/** The properties that determine busy times; texts, guests and alarms, most of a calendar, do not. */
const PROPERTIES = new Set(
  `UID DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID STATUS TRANSP X-MICROSOFT-CDO-BUSYSTATUS FREEBUSY
  TZID TZOFFSETFROM TZOFFSETTO`.split(/\s+/)
)
/** An alarm in an event in a calendar, plus one. */
const MOST_DEPTH = 4
const PARTS = new Set(['VCALENDAR', 'VEVENT', 'VFREEBUSY', 'VTIMEZONE', 'STANDARD', 'DAYLIGHT'])

const nameOf = (line: string) => /^[\w-]+/.exec(line)?.[0].toUpperCase() ?? ''
const valueIn = (line: string) => line.slice(line.indexOf(':') + 1).trim()

/** Unfolds lines (RFC 5545, 3.1): a line that begins with a space or tab continues the previous one. */
const unfold = (text: string) => text.replace(/(?:\r\n?|\n)[ \t]/g, '').split(/\r\n?|\n/)

const dayOf = (lines: readonly string[], name: string) =>
  /^\d{8}/.exec(valueIn(lines.find((line) => nameOf(line) === name) ?? ''))?.[0]

/** The date some days from a time, to allow for time zones. */
const edge = (time: number, days: number) =>
  new Date(time + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')

/** Whether a single event is outside the window; recurring events are checked later. */
function isElsewhere(lines: readonly string[], { since, until }: Window): boolean {
  if (lines.some((line) => /^(?:RRULE|RDATE|RECURRENCE-ID|DURATION)\b/i.test(line))) return false
  const start = dayOf(lines, 'DTSTART')
  const end = dayOf(lines, 'DTEND') ?? start
  return Boolean(start && end && (end < edge(since, -2) || start > edge(until, 2)))
}

/** The lines of a calendar that matter for busy times; undefined for a text that is not a calendar. */
export function trimEvents(text: string, window: Window): string[] | undefined {
  const lines: string[] = []
  const open: string[] = []
  let begun = 0
  for (const line of unfold(text)) {
    const name = nameOf(line)
    const part = name === 'BEGIN' || name === 'END' ? valueIn(line).toUpperCase() : ''
    if (name === 'BEGIN') {
      open.push(part)
      if (open.length > MOST_DEPTH) return undefined
      if (part === 'VEVENT') begun = lines.length
    }
    const isWanted = open.every((one) => PARTS.has(one))
    if (isWanted && (part || PROPERTIES.has(name))) lines.push(part ? `${name}:${part}` : line)
    if (name !== 'END') continue
    if (open.pop() !== part) return undefined
    if (isWanted && part === 'VEVENT' && isElsewhere(lines.slice(begun), window)) lines.length = begun
  }
  return lines[0] === 'BEGIN:VCALENDAR' && !open.length ? lines : undefined
}
