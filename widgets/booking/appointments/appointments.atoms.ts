import { atom } from 'jotai'
import { getAppointments, getCalendar } from '#contract/agenda'
import type { AdvisorAppointment } from '#contract/appointments'
import { listAtoms } from '../../core/data/list.atoms.ts'
import { addDays, endOfWeek, firstDay, lastDay, monthOf, startOfWeek } from '../../core/dates/calendar-date.ts'
import { dayIn } from './dates.ts'
import { filterOf, type Query, type View } from './query-state.ts'

/** The days that a calendar around a day shows: its week, or its month with the whole weeks at its ends. */
export const SPANS: Record<Exclude<View, 'list'>, (day: string) => { from: string; to: string }> = {
  day: (day) => ({ from: day, to: day }),
  week: (day) => ({ from: startOfWeek(day), to: endOfWeek(day) }),
  month: (day) => ({ from: startOfWeek(firstDay(monthOf(day))), to: endOfWeek(lastDay(monthOf(day))) })
}

/** The day that it is at the branch; while its zone is not known, the browser's. */
export const today = (zone = Intl.DateTimeFormat().resolvedOptions().timeZone) => dayIn(zone, new Date())

export interface Listed {
  appointments: AdvisorAppointment[]
  total: number
  page_size: number
  /** The branch's zone; only with a calendar. */
  time_zone?: string
}

interface Asked {
  alias: string
  query: Query
}

export const appointments = listAtoms<Listed, AdvisorAppointment, Asked>({
  noun: 'appointments',
  ask: async (call, { alias, query }) => {
    const { view, period, page, day } = query
    const params = { alias }
    if (view === 'list') {
      return call(getAppointments, { params, query: { ...filterOf(query), period, page: String(page) } })
    }
    const find = (shown: string) => call(getCalendar, { params, query: { ...filterOf(query), ...SPANS[view](shown) } })
    const guessed = day || today()
    const first = await find(guessed)
    const shown = day || today(first.time_zone)
    const found = shown === guessed ? first : await find(shown)
    return { ...found, total: found.appointments.length, page_size: Number.MAX_SAFE_INTEGER }
  },
  change: (listed, next) => ({ ...listed, appointments: next(listed.appointments) })
})

const heldAtom = atom<AdvisorAppointment | undefined>(undefined)

/** The one whose details are shown; once it has left the list, as it was last known. */
export const openAtom = atom(
  (get) => {
    const held = get(heldAtom)
    return held && (get(appointments.valueAtom)?.appointments.find(({ uuid }) => uuid === held.uuid) ?? held)
  },
  (_get, set, appointment: AdvisorAppointment | undefined) => set(heldAtom, appointment)
)

/** Notes how the open one is by now. By the time this is called another may be open, or none. */
export const noteAtom = atom(null, (_get, set, latest: AdvisorAppointment) =>
  set(heldAtom, (held) => (held?.uuid === latest.uuid ? latest : held))
)

/** Puts what has changed in the place of what was listed, until the list is asked for again. */
export const replaceAtom = atom(null, (_get, set, changed: AdvisorAppointment) => {
  set(noteAtom, changed)
  set(appointments.replaceAtom, changed)
})

/** The days before and after those shown. */
export function neighbours(view: Exclude<View, 'list'>, day: string): { before: string; after: string } {
  const { from, to } = SPANS[view](day)
  if (view !== 'month') return { before: addDays(from, view === 'day' ? -1 : -7), after: addDays(to, 1) }
  return { before: addDays(firstDay(monthOf(day)), -1), after: addDays(lastDay(monthOf(day)), 1) }
}
