import { atom } from 'jotai'
import { type AgendaDays, getAppointments, getCalendar } from '#contract/agenda'
import type { AdvisorAppointment } from '#contract/appointments'
import { listAtoms } from '../../core/data/list.atoms.ts'
import { addDays, endOfWeek, firstDay, lastDay, monthOf, startOfWeek } from '../../core/dates/calendar-date.ts'
import { dayIn } from './dates.ts'
import { filterOf, type Query, type View } from './query-state.ts'

/** The days that a calendar shows around a day: its week, or its month in whole weeks. */
export const SPANS: Record<Exclude<View, 'list'>, (day: string) => { from: string; to: string }> = {
  day: (day) => ({ from: day, to: day }),
  week: (day) => ({ from: startOfWeek(day), to: endOfWeek(day) }),
  month: (day) => ({ from: startOfWeek(firstDay(monthOf(day))), to: endOfWeek(lastDay(monthOf(day))) })
}

/** Today at the branch; in the browser's zone until the branch's is known. */
export const today = (zone = Intl.DateTimeFormat().resolvedOptions().timeZone) => dayIn(zone, new Date())

/** The branch's zone, and when the advisor can be booked: only in calendar views. */
export interface Listed extends Partial<Omit<AgendaDays, 'appointments'>> {
  appointments: AdvisorAppointment[]
  total: number
  /** So many of the total, in a list. */
  cancelled?: number
  page_size: number
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

/** What a view draws: in calendars, cancelled appointments only on request. */
export const drawnIn = ({ view, state }: Query, listed: Listed | undefined): readonly AdvisorAppointment[] =>
  (listed?.appointments ?? []).filter((one) => view === 'list' || state || one.state !== 'cancelled')

/** What is being done with the appointment whose details are shown. */
export const modeAtom = atom<'read' | 'move' | 'cancel' | 'hand-over'>('read')

/** Where the open appointment is to go, as far as it was already chosen in the calendar. */
export interface Aim {
  starts_at?: string
  /** A colleague's alias. */
  to?: string
}
export const aimAtom = atom<Aim>({})

const lastOpenAtom = atom<AdvisorAppointment | undefined>(undefined)

/** The appointment whose details are shown, in its last known state. */
export const openAtom = atom(
  (get) => {
    const held = get(lastOpenAtom)
    return held && (get(appointments.valueAtom)?.appointments.find(({ uuid }) => uuid === held.uuid) ?? held)
  },
  (_get, set, appointment: AdvisorAppointment | undefined) => {
    set(modeAtom, 'read')
    set(aimAtom, {})
    set(lastOpenAtom, appointment)
  }
)

/** Updates the open appointment, unless another or none is open by now. */
export const noteAtom = atom(null, (_get, set, latest: AdvisorAppointment) =>
  set(lastOpenAtom, (held) => (held?.uuid === latest.uuid ? latest : held))
)

/** Replaces a listed appointment until the list is reloaded. */
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
