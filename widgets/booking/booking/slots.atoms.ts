import { atom } from 'jotai'
import type { AppointmentType } from '#contract/appointment-types'
import { type Availability, getAvailability } from '#contract/availability'
import type { RequestStatus } from '../../core/data/request.atoms.ts'
import {
  addDays,
  addMonths,
  type Day,
  firstDay,
  type Month,
  monthOf,
  monthShowing,
  shownDays
} from '../../core/dates/calendar-date.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { type BookingTarget, endpointFor } from './target.ts'
import { dayIn, visitorZone } from './times.ts'

/** Whose times to load; with `token` or, for its advisor, `appointment`, those to which that appointment can move. */
export interface SlotQuery extends BookingTarget {
  topic: string
  type: AppointmentType
  token?: string | undefined
  appointment?: string | undefined
  /** For staff of the branch: only its zone applies. */
  onBranchClock?: boolean
}

interface LoadedMonth {
  /** Free starts by day in the shown zone. */
  days: Record<Day, string[]>
  /** The next free day if this month has none. */
  next: Day | null
  /** Nothing is free up to the end of the booking window. */
  isLast: boolean
}

export interface Zones {
  /** In-branch times are the branch's, phone and online times the visitor's own. */
  shown: string
  branch: string
}

export const queryAtom = atom<SlotQuery | undefined>(undefined)
export const slotsStatusAtom = atom<RequestStatus>('loading')
interface BranchClock extends Pick<Availability, 'time_zone' | 'waitlist'> {
  /** Times are shown on it. */
  isShown: boolean | undefined
}

/** The branch's zone, once known, and whether there is a waitlist. */
export const clockAtom = atom<BranchClock | undefined>(undefined)
/** Only read where times are shown: finding out the visitor's zone takes a phone up to a tenth of a second. */
export const zonesAtom = atom((get): Zones => {
  const { time_zone: branch = visitorZone(), isShown } = get(clockAtom) ?? {}
  return { branch, shown: isShown ? branch : visitorZone() }
})
export const monthAtom = atom<Month>('')
/** The day whose times are shown. */
export const dayAtom = atom<Day | undefined>(undefined)
/** The last day that can be booked, once known. */
export const lastDayAtom = atom<Day>('')
const monthsAtom = atom<Record<Month, LoadedMonth>>({})

const shownMonthAtom = atom((get) => get(monthsAtom)[get(monthAtom)])
export const freeDaysAtom = atom((get) => get(shownMonthAtom)?.days ?? {})
export const nextFreeAtom = atom((get) => get(shownMonthAtom)?.next ?? null)
export const todayAtom = atom((get) => dayIn(get(zonesAtom).shown, Date.now()))
/** The free starts of the selected day, which may be in another month than the one shown. */
export const timesAtom = atom((get) => {
  const day = get(dayAtom) ?? ''
  const months = [get(shownMonthAtom), ...Object.values(get(monthsAtom))]
  return months.find((month) => month?.days[day])?.days[day] ?? []
})
const lastShownAtom = atom((get) => shownDays(get(monthAtom), get(todayAtom)).to)
const laterAtom = atom((get) => Object.keys(get(freeDaysAtom)).find((day) => day > (get(dayAtom) ?? '')))
/** Whether a free day may follow the one shown. */
export const hasLaterAtom = atom((get) => {
  if (get(laterAtom)) return true
  return !get(shownMonthAtom)?.isLast && get(lastShownAtom) < get(lastDayAtom)
})

/** What is shown of a month, plus a day on each side: the 1st for a visitor elsewhere may be the 31st at the branch. */
const span = (month: Month, today: Day, type: AppointmentType) => {
  const margin = type === 'in-branch' ? 0 : 1
  const from = firstDay(month) > today ? firstDay(month) : today
  return { from: addDays(from, -margin), to: addDays(shownDays(month, today).to, margin) }
}

function group({ days, next_free_day }: Availability, { from, to }: { from: Day; to: Day }, zone: string): LoadedMonth {
  const found: LoadedMonth = { days: {}, next: null, isLast: !next_free_day }
  for (const start of Object.values(days).flat().toSorted()) {
    const day = dayIn(zone, start)
    if (day >= from && day <= to) found.days[day] = [...(found.days[day] ?? []), start]
  }
  if (!Object.keys(found.days).length && next_free_day && next_free_day > to) found.next = next_free_day
  return found
}

interface Opening {
  /** Selects a free day of the month: the previous one, else the first. */
  select?: boolean
  /** Goes on to the next free day when the month has none. */
  follow?: boolean
  /** Reloads even if the month is loaded. */
  fresh?: boolean
}

const fetchMonthAtom = atom(null, async (get, set, query: SlotQuery, month: Month) => {
  const { alias, topic, type, token, appointment } = query
  const answer = await get(apiAtom).call(endpointFor(query, getAvailability), {
    params: { alias },
    query: { topic, type, token, appointment, ...span(month, get(todayAtom), type) }
  })
  if (get(queryAtom) !== query) return
  set(clockAtom, { ...answer, isShown: type === 'in-branch' || query.onBranchClock })
  const { shown } = get(zonesAtom)
  set(lastDayAtom, answer.last_day)
  set(monthsAtom, (known) => ({ ...known, [month]: group(answer, shownDays(month, get(todayAtom)), shown) }))
})

/** Shows a month, loading it once; returns whether it is still shown, and loaded, when the response arrives. */
const turnAtom = atom(null, async (get, set, month: Month, { select, fresh }: Opening): Promise<boolean> => {
  const query = get(queryAtom)
  if (!query) return false
  const isCurrent = () => get(queryAtom) === query && get(monthAtom) === month
  const isKnown = month in get(monthsAtom)
  set(monthAtom, month)
  const day = get(dayAtom)
  if (select && day && ![monthOf(day), monthShowing(day, get(todayAtom))].includes(month)) set(dayAtom, undefined)
  if (!isKnown) set(slotsStatusAtom, 'loading')
  try {
    if (fresh || !isKnown) await set(fetchMonthAtom, query, month)
  } catch {
    if (isCurrent()) set(slotsStatusAtom, 'error')
    return false
  }
  if (isCurrent()) set(slotsStatusAtom, 'ready')
  return isCurrent()
})

/** Shows a month, loading its free times once. */
export const openMonthAtom = atom(null, async (get, set, month: Month, opening: Opening = {}): Promise<void> => {
  if (!(await set(turnAtom, month, opening))) return
  const next = get(nextFreeAtom)
  if (opening.follow && next && !(await set(turnAtom, monthOf(next), opening))) return
  if (opening.select && !get(timesAtom).length) set(dayAtom, get(laterAtom) ?? Object.keys(get(freeDaysAtom))[0])
})

/** Reloads what is shown after a conflict. */
export const refreshSlotsAtom = atom(null, (get, set) => {
  const [day, shown] = [get(dayAtom), get(monthAtom)]
  const isShown = shown && (!day || (monthOf(day) >= shown && day <= get(lastShownAtom)))
  const month = isShown || !day ? shown : monthShowing(day, get(todayAtom))
  if (!month) return
  set(monthsAtom, (known) => (known[month] ? { [month]: known[month] } : {}))
  return set(openMonthAtom, month, { fresh: true })
})

const SAME = ['alias', 'isBranch', 'topic', 'type', 'token', 'appointment'] as const

/** Starts with the times of a query, at the day last shown or the first free one. */
export const startSlotsAtom = atom(null, (get, set, query: SlotQuery) => {
  const known = get(queryAtom)
  const day = get(dayAtom)
  set(queryAtom, query)
  // a booking that has begun anew shows no day yet
  if (day && known && SAME.every((key) => known[key] === query[key])) return set(refreshSlotsAtom)
  set(monthsAtom, {})
  const today = get(todayAtom)
  const month = day && day >= today ? monthShowing(day, today) : monthOf(today)
  return set(openMonthAtom, month, { select: true, follow: true })
})

export const goToNextFreeAtom = atom(null, async (get, set): Promise<void> => {
  const next = get(nextFreeAtom)
  const later = get(laterAtom)
  if (later) return set(dayAtom, later)
  const day = get(dayAtom)
  await set(openMonthAtom, next ? monthOf(next) : addMonths(get(monthAtom), 1), { select: true, follow: true })
  // its month was already shown in part
  if (day && get(dayAtom) === day && get(hasLaterAtom)) await set(goToNextFreeAtom)
})
