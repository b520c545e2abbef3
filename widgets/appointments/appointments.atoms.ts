import { atom } from 'jotai'
import type { AdvisorAppointment } from '#contract/appointments'
import { getAppointments, getCalendar } from '#contract/desk'
import { addDays, endOfWeek, firstDay, lastDay, monthOf, startOfWeek } from '../core/calendar-date.ts'
import { dayIn } from './dates.ts'
import { listAtoms } from './list.atoms.ts'
import type { Place, View } from './place.ts'

/** The days that a calendar around a day shows: its week, or its month with the whole weeks at its ends. */
export const SPANS: Record<Exclude<View, 'list'>, (day: string) => { from: string; to: string }> = {
  day: (day) => ({ from: day, to: day }),
  week: (day) => ({ from: startOfWeek(day), to: endOfWeek(day) }),
  month: (day) => ({ from: startOfWeek(firstDay(monthOf(day))), to: endOfWeek(lastDay(monthOf(day))) })
}

/** The day that it is at the branch; while its zone is not known, the browser's. */
export const today = (zone = Intl.DateTimeFormat().resolvedOptions().timeZone) => dayIn(zone, new Date())

/** The address's words as the call takes them. */
const asked = ({ q, topic, type, state }: Place['filter']) => ({ ...(q && { q }), topic, type, state })

export interface Listed {
  appointments: AdvisorAppointment[]
  total: number
  page_size: number
  /** The branch's zone; only with a calendar. */
  time_zone?: string
}

export const { statusAtom, listedAtom, failureAtom, pagesAtom, loadAtom, reloadAtom } = listAtoms(
  async (call, alias, { view, period, page, day, filter }: Place): Promise<Listed> => {
    const params = { alias }
    if (view === 'list') {
      return call(getAppointments, { params, query: { ...asked(filter), period, page: String(page) } })
    }
    const find = (shown: string) => call(getCalendar, { params, query: { ...asked(filter), ...SPANS[view](shown) } })
    const guessed = day || today()
    const first = await find(guessed)
    const shown = day || today(first.time_zone)
    const found = shown === guessed ? first : await find(shown)
    return { ...found, total: found.appointments.length, page_size: Number.MAX_SAFE_INTEGER }
  }
)

const heldAtom = atom<AdvisorAppointment | undefined>(undefined)

/** The one whose details are shown; once it has left the list, as it was last known. */
export const openAtom = atom(
  (get) => {
    const held = get(heldAtom)
    return held && (get(listedAtom)?.appointments.find(({ uuid }) => uuid === held.uuid) ?? held)
  },
  (_get, set, appointment: AdvisorAppointment | undefined) => set(heldAtom, appointment)
)

/** Notes how the open one is by now. By the time this is called another may be open, or none. */
export const noteAtom = atom(null, (_get, set, latest: AdvisorAppointment) =>
  set(heldAtom, (held) => (held?.uuid === latest.uuid ? latest : held))
)

/** Puts what has changed in the place of what was listed, until the list is asked for again. */
export const replaceAtom = atom(null, (_get, set, changed: AdvisorAppointment) => {
  const swap = (one: AdvisorAppointment) => (one.uuid === changed.uuid ? changed : one)
  set(heldAtom, (held) => held && swap(held))
  set(listedAtom, (listed) => listed && { ...listed, appointments: listed.appointments.map(swap) })
})

/** The days before and after those shown. */
export function neighbours(view: Exclude<View, 'list'>, day: string): { before: string; after: string } {
  const { from, to } = SPANS[view](day)
  if (view !== 'month') return { before: addDays(from, view === 'day' ? -1 : -7), after: addDays(to, 1) }
  return { before: addDays(firstDay(monthOf(day)), -1), after: addDays(lastDay(monthOf(day)), 1) }
}
