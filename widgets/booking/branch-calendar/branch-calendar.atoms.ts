import { atom } from 'jotai'
import type { AdvisorAppointment } from '#contract/appointments'
import {
  type BranchCalendar,
  type CalendarBranch,
  getBranchCalendar,
  getCalendarBranches
} from '#contract/branch-calendar'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { freshAtom } from '../appointments/agenda.atoms.ts'
import { type Aim, aimAtom, modeAtom, openAtom, SPANS, today } from '../appointments/appointments.atoms.ts'
import { freshFormAtom } from '../appointments/book-for.atoms.ts'
import type { FirstChoice } from '../appointments/book-for.tsx'
import type { Query } from './query-state.ts'

interface Shown {
  mode?: 'read' | 'move' | 'hand-over' | 'cancel'
  aim?: Aim
}

/** The branches that the user may choose from. */
export const branches = requestAtoms<readonly CalendarBranch[]>({
  ask: (call) => call(getCalendarBranches, {})
})

/** The calendar of a branch on the days shown. */
export const calendar = requestAtoms<BranchCalendar, Query>({
  ask: async (call, { branch, view, day }) => {
    const find = (shown: string) => call(getBranchCalendar, { params: { alias: branch }, query: SPANS[view](shown) })
    const guessed = day || today()
    const first = await find(guessed)
    // elsewhere it may be another day
    return day || first.today === guessed ? first : find(first.today)
  }
})

/** Reloads what is shown, which stays meanwhile. */
export const refreshAtom = atom(null, (_get, set) => set(calendar.reloadAtom, 'quietly'))

/** The advisor whose appointment is open. */
export const ownerAtom = atom('')

/** Opens an appointment of an advisor, as far as something was already chosen with it. */
export const showAtom = atom(
  null,
  (
    _get,
    set,
    { alias, appointment, mode = 'read', aim = {} }: { alias: string; appointment: AdvisorAppointment } & Shown
  ) => {
    set(ownerAtom, alias)
    set(freshAtom)
    set(openAtom, appointment)
    set(modeAtom, mode)
    set(aimAtom, aim)
  }
)

/** The booking that is being entered, with what was chosen in the calendar. */
export const bookingAtom = atom<{ first?: FirstChoice } | undefined>(undefined)

/** Begins to enter one for another customer. */
export const beginBookingAtom = atom(null, (_get, set, first?: FirstChoice) => {
  set(freshFormAtom)
  set(bookingAtom, first ? { first } : {})
})
