import { atom } from 'jotai'
import {
  type CALENDAR_LANGUAGES,
  type CalendarDay,
  type CalendarRegion,
  getCalendarDays,
  getHolidayCalendars,
  postHolidaySelection
} from '#contract/holidays'
import { failedAtom, notifyAtom } from '../../core/data/notify.ts'
import type { RequestStatus } from '../../core/data/request.atoms.ts'
import { localToday } from '../../core/dates/calendar-date.ts'
import { apiAtom, textsAtom } from '../../core/element/store.tsx'
import { appliesTo, holidays, yearAtom } from './holidays.atoms.ts'

export interface Choice {
  country: string
  state: string
  region: string
  year: number
  years: number
  language: (typeof CALENDAR_LANGUAGES)[number]
  banks: boolean
}

interface Calendar {
  status: RequestStatus
  /** The failed request. */
  failure?: unknown
  regions: readonly CalendarRegion[]
  /** The days of the choice that are not over; undefined while loading. */
  days?: readonly CalendarDay[] | undefined
  /** Some days of the choice are over. */
  hasPast?: boolean
  choice: Choice
  /** Deselected dates. */
  left: readonly string[]
  organization_uuid: string
}

const NOTHING: Choice = { country: 'AT', state: '', region: '', year: 0, years: 1, language: 'de', banks: false }

const stateAtom = atom<Calendar>({ status: 'idle', regions: [], choice: NOTHING, left: [], organization_uuid: '' })
export const calendarAtom = atom((get) => get(stateAtom))

/** Dates that are closed already. */
export const closedAtom = atom((get) => {
  const { organization_uuid } = get(stateAtom)
  const held = (get(holidays.valueAtom) ?? []).filter(appliesTo(organization_uuid))
  return new Set(held.filter(({ kind }) => kind === 'holiday').map(({ date }) => date))
})

/** The selected days. */
export const chosenAtom = atom((get) => {
  const { days = [], left } = get(stateAtom)
  const closed = get(closedAtom)
  return days.filter(({ date }) => !left.includes(date) && !closed.has(date))
})

const queryOf = ({ country, state, region, year, years, language, banks }: Choice) => ({
  country,
  year: String(year),
  years: String(years),
  language,
  ...(state && { state }),
  ...(region && { region }),
  ...(banks && { banks: 'true' as const })
})

/** Loads the regions once, and the days of the choice; ignores the response if the choice has changed or the dialog was closed. */
const lookUpAtom = atom(null, async (get, set, choice: Choice) => {
  const change = (what: Partial<Calendar>) => {
    const isCurrent = get(stateAtom).choice === choice
    if (isCurrent) set(stateAtom, (before) => ({ ...before, ...what }))
    return isCurrent
  }
  set(stateAtom, (before) => ({ ...before, status: 'loading', days: undefined, choice }))
  try {
    const { call } = get(apiAtom)
    const known = get(stateAtom).regions
    if (!change({ regions: known.length ? known : await call(getHolidayCalendars, {}) })) return
    const all = await call(getCalendarDays, { query: queryOf(choice) })
    const days = all.filter(({ date }) => date >= localToday())
    change({ status: 'ready', days, hasPast: days.length < all.length })
  } catch (failure) {
    change({ status: 'error', failure })
  }
})

/** Begins with the year that is shown, or with the next one if nothing of it is left to adopt. */
export const openCalendarAtom = atom(null, async (get, set, organization_uuid: string) => {
  const language = get(textsAtom)?.locale === 'en' ? 'en' : 'de'
  const before = get(stateAtom)
  const country = before.choice.year ? before.choice.country : language === 'de' ? 'AT' : 'GB'
  set(stateAtom, { ...before, left: [], organization_uuid })
  const year = Math.max(get(yearAtom), new Date().getFullYear())
  const choice: Choice = { ...before.choice, country, language, year }
  await set(lookUpAtom, choice)
  const { hasPast, ...now } = get(stateAtom)
  const isLeft = now.choice !== choice || now.status !== 'ready' || !hasPast || get(chosenAtom).length > 0
  if (!isLeft) await set(lookUpAtom, { ...choice, year: year + 1 })
})

/** Pending responses are ignored. */
export const closeCalendarAtom = atom(null, (_get, set) =>
  set(stateAtom, (before) => ({ ...before, status: 'idle', left: [], choice: { ...before.choice } }))
)

export const chooseAtom = atom(null, (get, set, change: Partial<Choice>) => {
  const { status, choice } = get(stateAtom)
  // already loading these days
  if (status === 'processing') return
  const parts = { ...('country' in change && { state: '', region: '' }), ...('state' in change && { region: '' }) }
  set(stateAtom, (before) => ({ ...before, left: [] }))
  return set(lookUpAtom, { ...choice, ...parts, ...change })
})

export const retryAtom = atom(null, (get, set) => set(lookUpAtom, { ...get(stateAtom).choice }))

export const excludeAtom = atom(null, (_get, set, dates: readonly string[], isLeft: boolean) =>
  set(stateAtom, (before) => {
    const others = before.left.filter((date) => !dates.includes(date))
    return { ...before, left: isLeft ? [...others, ...dates] : others }
  })
)

export const adoptAtom = atom(null, async (get, set) => {
  const { status, organization_uuid, choice } = get(stateAtom)
  const days = [...get(chosenAtom)]
  if (status === 'processing' || !days.length) return
  // stays closed if closed meanwhile
  const isCurrent = () => get(stateAtom).choice === choice
  set(stateAtom, (before) => ({ ...before, status: 'processing' }))
  try {
    const body = { days, organization_uuid: organization_uuid || null }
    await get(apiAtom).call(postHolidaySelection, { body })
    if (isCurrent()) set(closeCalendarAtom)
    set(yearAtom, Number(days[0]?.date.slice(0, 4)))
    set(notifyAtom, 'success', 'default-hours.taken', { count: days.length })
    await set(holidays.refreshAtom)
  } catch (failure) {
    if (isCurrent()) set(stateAtom, (before) => ({ ...before, status: 'ready' }))
    set(failedAtom, failure)
  }
})
