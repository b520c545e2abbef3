import ICAL from 'ical.js'
import type { Budget } from './budget.ts'
import { CalendarError } from './calendar-error.ts'
import { assessComplexity } from './complexity.ts'
import { trimEvents } from './ics-lines.ts'
import { clampRules } from './rules.ts'
import { type Interval, instantOf, mergedSpans, type Span } from './spans.ts'
import type { Window } from './window.ts'
import { registerZones, Zone } from './zones.ts'

export interface BusyQuery extends Window {
  /** The advisor's zone, for all-day events and floating times. */
  zone: string
  /** The uuids of our own appointments, which must not count twice. */
  own: readonly string[]
  /** The ids of their entries at a service, by their uuids. */
  entries?: Readonly<Record<string, string>>
}

/** Our own appointment as found in the calendar. */
interface Entry extends Span {
  isTentative: boolean
}

export interface Busy {
  /** Sorted, neither adjacent nor overlapping. */
  busy: Span[]
  own: Record<string, Entry>
}

const DAY = 86_400_000

/** Collects busy times; throws CalendarError for a calendar that exceeds the budget. */
class Reading {
  readonly #question: BusyQuery
  readonly #budget: Budget
  readonly #own: ReadonlySet<string>
  readonly #zone: Zone
  readonly #intervals: Interval[] = []
  readonly #found: Record<string, Entry> = {}

  constructor(question: BusyQuery, budget: Budget) {
    this.#question = question
    this.#budget = budget
    this.#own = new Set(question.own)
    this.#zone = new Zone(question.zone, question.zone)
  }

  read(text: string): void {
    const lines = trimEvents(text, this.#question)
    if (!lines) throw new CalendarError('unreadable')
    assessComplexity(lines, this.#budget)
    const lean = lines.join('\r\n')
    const calendars = ICAL.parse(lean)
    for (const one of (Array.isArray(calendars[0]) ? calendars : [calendars]) as unknown[][]) {
      const calendar = new ICAL.Component(one as ConstructorParameters<typeof ICAL.Component>[0])
      registerZones(lean, calendar, this.#zone)
      for (const zone of calendar.getAllSubcomponents('vtimezone'))
        for (const part of zone.getAllSubcomponents()) clampRules(part, this.#question, this.#budget)
      this.#readEvents(calendar.getAllSubcomponents('vevent'))
      for (const part of calendar.getAllSubcomponents('vfreebusy')) this.#readFreeBusy(part)
    }
  }

  #readEvents(events: ICAL.Component[]) {
    const exceptions = new Map<string, ICAL.Component[]>()
    for (const event of events.filter(isException)) {
      const known = exceptions.get(uidOf(event))
      if (known) known.push(event)
      else exceptions.set(uidOf(event), [event])
    }
    for (const event of events) {
      const series = isException(event) ? [] : (exceptions.get(uidOf(event)) ?? [])
      if (event.hasProperty('dtstart')) this.#readEvent(event, series)
    }
  }

  #readEvent(component: ICAL.Component, exceptions: ICAL.Component[]) {
    this.#budget.spend(1 + exceptions.length)
    clampRules(component, this.#question, this.#budget)
    const event = new ICAL.Event(component, { exceptions })
    const isSeries = !isException(component) && event.isRecurring()
    const uuid = event.uid?.slice(0, 36)
    if (uuid && this.#own.has(uuid) && !isSeries) return this.#noteOwn(uuid, event)
    if (!isBusy(component) && !exceptions.length) return
    if (isSeries) this.#readSeries(event)
    else this.#add(event.startDate, event.endDate)
  }

  #noteOwn(uuid: string, { startDate, endDate, component }: ICAL.Event) {
    this.#found[uuid] = {
      starts_at: instantOf(this.#momentOf(startDate)),
      ends_at: instantOf(this.#momentOf(endDate)),
      isTentative: says(component, 'status', 'TENTATIVE')
    }
  }

  #readSeries(event: ICAL.Event) {
    takePeriods(event.component).forEach(({ start, end }) => {
      this.#add(start, end)
    })
    const { since, until } = this.#question
    const length = this.#momentOf(event.endDate) - this.#momentOf(event.startDate)
    const isPlain = !Object.keys(event.exceptions).length
    // with RDATE only, the expansion leaves out the first occurrence
    if (!event.component.hasProperty('rrule')) event.component.addPropertyWithValue('rdate', event.startDate)
    const expansion = event.iterator()
    for (let time = nextOf(expansion); time; time = nextOf(expansion)) {
      this.#budget.spend()
      // a cheap estimate that is right for any zone, as most occurrences are in the past
      const near = wallOf(time)
      if (near - DAY > until) return
      if (!isPlain || near + length + 2 * DAY > since) this.#readOccurrence(event, time)
    }
  }

  #readOccurrence(event: ICAL.Event, time: ICAL.Time) {
    const { startDate, endDate, item, recurrenceId } = event.getOccurrenceDetails(time)
    // an exception is an event of its own and read separately
    const isOther = item !== event && item.recurrenceId.compare(recurrenceId) === 0
    if (!isOther && isBusy(item.component)) this.#add(startDate, endDate)
  }

  #readFreeBusy(part: ICAL.Component) {
    for (const property of part.getAllProperties('freebusy')) {
      if (String(property.getParameter('fbtype') ?? '').toUpperCase() === 'FREE') continue
      for (const period of property.getValues() as ICAL.Period[]) this.#add(period.start, period.getEnd())
    }
  }

  #momentOf(time: ICAL.Time): number {
    const isFloating = time.isDate || time.zone === ICAL.Timezone.localTimezone
    return isFloating ? wallOf(time) - this.#zone.utcOffset(time) * 1000 : time.toUnixTime() * 1000
  }

  #add(start: ICAL.Time, end: ICAL.Time) {
    const { since, until } = this.#question
    const from = Math.max(this.#momentOf(start), since)
    const to = Math.min(this.#momentOf(end), until)
    if (from < to) this.#intervals.push({ from, to })
  }

  /** Our own appointments found so far. */
  get own(): Busy['own'] {
    return { ...this.#found }
  }

  busy(): Span[] {
    return mergedSpans(this.#intervals)
  }
}

const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  Date.UTC(year, month - 1, day, hour, minute, second)

const isException = (event: ICAL.Component) => event.hasProperty('recurrence-id')
const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid') ?? '')

const says = (event: ICAL.Component, name: string, value: string) =>
  String(event.getFirstPropertyValue(name) ?? '').toUpperCase() === value

const isBusy = (event: ICAL.Component) =>
  !says(event, 'transp', 'TRANSPARENT') &&
  !says(event, 'status', 'CANCELLED') &&
  !says(event, 'x-microsoft-cdo-busystatus', 'FREE')

/** RDATE may contain periods, which ical.js does not expand. */
function takePeriods(event: ICAL.Component): { start: ICAL.Time; end: ICAL.Time }[] {
  return event.getAllProperties('rdate').flatMap((property) => {
    const values: unknown[] = property.getValues()
    const periods = values.filter((value) => value instanceof ICAL.Period)
    if (periods.length) event.removeProperty(property)
    return periods.map((period) => ({ start: period.start, end: period.getEnd() }))
  })
}

/** Undefined at the end of a series, and for a rule without any occurrence. */
function nextOf(expansion: ICAL.RecurExpansion): ICAL.Time | undefined {
  try {
    return expansion.next() ?? undefined
  } catch (failure) {
    if (failure instanceof CalendarError) throw failure
    return undefined
  }
}

/**
 * The busy times of calendars, and which of our own appointments are in the collection that we write to.
 * `others` are further collections, which may contain stale copies such as invitations.
 */
export function busyOf(
  texts: readonly string[],
  question: BusyQuery,
  budget: Budget,
  others: readonly string[] = []
): Busy {
  const reading = new Reading(question, budget)
  for (const text of texts) reading.read(text)
  const { own } = reading
  for (const text of others) reading.read(text)
  return { busy: reading.busy(), own }
}
