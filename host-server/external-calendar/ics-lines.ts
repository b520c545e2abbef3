import type { Window } from './busy.ts'

/** What tells when somebody is busy; texts, guests and alarms do not, and are most of a calendar. */
const KEPT = new Set(
  `UID DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID STATUS TRANSP X-MICROSOFT-CDO-BUSYSTATUS FREEBUSY
  TZID TZOFFSETFROM TZOFFSETTO`.split(/\s+/)
)
/** An alarm in an event in a calendar, and one more. */
const MOST_DEPTH = 4
const PARTS = new Set(['VCALENDAR', 'VEVENT', 'VFREEBUSY', 'VTIMEZONE', 'STANDARD', 'DAYLIGHT'])

const nameOf = (line: string) => /^[\w-]+/.exec(line)?.[0].toUpperCase() ?? ''
const valueIn = (line: string) => line.slice(line.indexOf(':') + 1).trim()

/** Lines are broken after 75 bytes and go on after a blank. */
const unfold = (text: string) => text.replace(/(?:\r\n?|\n)[ \t]/g, '').split(/\r\n?|\n/)

const dayOf = (lines: readonly string[], name: string) =>
  /^\d{8}/.exec(valueIn(lines.find((line) => nameOf(line) === name) ?? ''))?.[0]

/** A day to either side, for the zones. */
const edge = (time: number, days: number) =>
  new Date(time + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')

/** An event of its own that ended before the window or begins after it; what recurs is looked at more closely. */
function isElsewhere(lines: readonly string[], { since, until }: Window): boolean {
  if (lines.some((line) => /^(?:RRULE|RDATE|RECURRENCE-ID|DURATION)\b/i.test(line))) return false
  const start = dayOf(lines, 'DTSTART')
  const end = dayOf(lines, 'DTEND') ?? start
  return Boolean(start && end && (end < edge(since, -2) || start > edge(until, 2)))
}

/** A calendar without what is of no use here; undefined for a text that is none. */
export function thin(text: string, window: Window): string[] | undefined {
  const kept: string[] = []
  const open: string[] = []
  let begun = 0
  for (const line of unfold(text)) {
    const name = nameOf(line)
    const part = name === 'BEGIN' || name === 'END' ? valueIn(line).toUpperCase() : ''
    if (name === 'BEGIN') {
      open.push(part)
      if (open.length > MOST_DEPTH) return undefined
      if (part === 'VEVENT') begun = kept.length
    }
    const isWanted = open.every((one) => PARTS.has(one))
    if (isWanted && (part || KEPT.has(name))) kept.push(part ? `${name}:${part}` : line)
    if (name !== 'END') continue
    if (open.pop() !== part) return undefined
    if (isWanted && part === 'VEVENT' && isElsewhere(kept.slice(begun), window)) kept.length = begun
  }
  return kept[0] === 'BEGIN:VCALENDAR' && !open.length ? kept : undefined
}
