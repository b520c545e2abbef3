import { atom } from 'jotai'
import {
  type CALENDAR_LANGUAGES,
  type CalendarDay,
  type CalendarPlace,
  getCalendarDays,
  getHolidayCalendars,
  postHolidaySelection
} from '#contract/holidays'
import { notifyAtom } from '../core/notify.ts'
import { apiAtom, textsAtom } from '../core/store.tsx'
import { holdsFor, listAtom, loadAtom, yearAtom } from './holidays.atoms.ts'

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
  status: 'idle' | 'loading' | 'ready' | 'error' | 'processing'
  places: readonly CalendarPlace[]
  /** Those of the choice; undefined while they are looked up. */
  days?: readonly CalendarDay[] | undefined
  choice: Choice
  /** Dates that are not to be taken over. */
  left: readonly string[]
  organization_uuid: string
}

const NOTHING: Choice = { country: 'AT', state: '', region: '', year: 0, years: 1, language: 'de', banks: false }

const stateAtom = atom<Calendar>({ status: 'idle', places: [], choice: NOTHING, left: [], organization_uuid: '' })
export const calendarAtom = atom((get) => get(stateAtom))

/** Dates on which it is closed anyway. */
export const closedAtom = atom((get) => {
  const { organization_uuid } = get(stateAtom)
  const held = get(listAtom).holidays.filter(holdsFor(organization_uuid))
  return new Set(held.filter(({ kind }) => kind === 'holiday').map(({ date }) => date))
})

/** The days that would be taken over. */
export const chosenAtom = atom((get) => {
  const { days = [], left } = get(stateAtom)
  const closed = get(closedAtom)
  return days.filter(({ date }) => !left.includes(date) && !closed.has(date))
})

const lookUpAtom = atom(null, async (get, set) => {
  const { choice } = get(stateAtom)
  const isCurrent = () => get(stateAtom).choice === choice
  const { country, state, region, year, years, language, banks } = choice
  const query = {
    ...{ country, year: String(year), years: String(years), language },
    ...(state && { state }),
    ...(region && { region }),
    ...(banks && { banks: 'true' as const })
  }
  try {
    const days = await get(apiAtom).call(getCalendarDays, { query })
    if (isCurrent()) set(stateAtom, (before) => ({ ...before, status: 'ready', days }))
  } catch {
    if (isCurrent()) set(stateAtom, (before) => ({ ...before, status: 'error' }))
  }
})

export const openCalendarAtom = atom(null, async (get, set, organization_uuid: string) => {
  const language = get(textsAtom)?.locale === 'en' ? 'en' : 'de'
  const before = get(stateAtom)
  const country = before.choice.year ? before.choice.country : language === 'de' ? 'AT' : 'GB'
  const choice = { ...before.choice, country, language, year: get(yearAtom) } as const
  set(stateAtom, { ...before, status: 'loading', days: undefined, choice, left: [], organization_uuid })
  try {
    const places = before.places.length ? before.places : await get(apiAtom).call(getHolidayCalendars, {})
    set(stateAtom, (now) => ({ ...now, places }))
    await set(lookUpAtom)
  } catch {
    set(stateAtom, (now) => ({ ...now, status: 'error' }))
  }
})

export const closeCalendarAtom = atom(null, (_get, set) =>
  set(stateAtom, (before) => ({ ...before, status: 'idle', left: [] }))
)

export const chooseAtom = atom(null, (get, set, change: Partial<Choice>) => {
  const parts = { ...('country' in change && { state: '', region: '' }), ...('state' in change && { region: '' }) }
  const choice = { ...get(stateAtom).choice, ...parts, ...change }
  set(stateAtom, (before) => ({ ...before, choice, days: undefined, left: [] }))
  return set(lookUpAtom)
})

export const retryAtom = atom(null, (get, set) => set(openCalendarAtom, get(stateAtom).organization_uuid))

export const leaveAtom = atom(null, (_get, set, dates: readonly string[], isLeft: boolean) =>
  set(stateAtom, (before) => {
    const others = before.left.filter((date) => !dates.includes(date))
    return { ...before, left: isLeft ? [...others, ...dates] : others }
  })
)

export const takeAtom = atom(null, async (get, set) => {
  const { status, organization_uuid } = get(stateAtom)
  const days = [...get(chosenAtom)]
  if (status === 'processing' || !days.length) return
  set(stateAtom, (before) => ({ ...before, status: 'processing' }))
  try {
    const body = { days, organization_uuid: organization_uuid || null }
    await get(apiAtom).call(postHolidaySelection, { body })
    set(closeCalendarAtom)
    set(yearAtom, Number(days[0]?.date.slice(0, 4)))
    set(notifyAtom, 'success')
    await set(loadAtom)
  } catch {
    set(stateAtom, (before) => ({ ...before, status: 'ready' }))
    set(notifyAtom, 'failure')
  }
})
