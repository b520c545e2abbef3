import { atom } from 'jotai'
import {
  type BranchCalendar,
  type CalendarBranch,
  getBranchCalendar,
  getCalendarBranches
} from '#contract/branch-calendar'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { type Shown, showAtom } from '../appointments/agenda.atoms.ts'
import { SPANS, today } from '../appointments/appointments.atoms.ts'
import type { Query } from './query-state.ts'

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
export const showOfAtom = atom(null, (_get, set, { alias, ...shown }: Shown & { alias: string }) => {
  set(ownerAtom, alias)
  set(showAtom, shown)
})
