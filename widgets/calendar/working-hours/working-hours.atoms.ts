import { atom } from 'jotai'
import {
  deleteWorkingHours,
  getInheritedWeek,
  getWorkingHours,
  type InheritedWeek,
  putWorkingHours
} from '#contract/working-hours'
import { notifyAtom } from '../../core/data/notify.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { fillAtom, weekForm } from '../week/week.atoms.ts'

const inheritedWeekAtom = atom<InheritedWeek | undefined>(undefined)
/** An own week has been begun, and is not saved yet. */
const begunAtom = atom(false)

/** The week that holds while there is no own one, and what is shown of it. */
export const inheritanceAtom = atom((get) => {
  const inherited = get(inheritedWeekAtom)
  // where nobody has decided on one, there is nothing to keep
  if (!inherited?.of) return undefined
  return { ...inherited, isShown: inherited.is_kept && !get(begunAtom), isBegun: inherited.is_kept && get(begunAtom) }
})

export const workingHoursForm = weekForm({
  load: async (call, alias) => ({
    hours: await call(getWorkingHours, { params: { alias } }),
    inherited: await call(getInheritedWeek, { params: { alias } })
  }),
  hoursOf: ({ hours }) => hours,
  show: (set, { inherited }) => {
    set(inheritedWeekAtom, inherited)
    set(begunAtom, false)
  },
  save: (call, alias, week) => call(putWorkingHours, { params: { alias }, body: week }),
  saved: (set) => {
    set(inheritedWeekAtom, (before) => before && { ...before, is_kept: false })
    set(begunAtom, false)
  }
})

/** Begins an own week with the one that was kept so far, or leaves it at that one. */
export const beginAtom = atom(null, (get, set, isBegun: boolean) => {
  set(fillAtom, isBegun ? (get(inheritedWeekAtom)?.hours ?? []) : [], !isBegun)
  set(begunAtom, isBegun)
})

/** What is asked about before the own week goes. */
export const resetDialogAtom = atom<'idle' | 'asked' | 'processing'>('idle')

export const resetAtom = atom(null, async (get, set, alias: string) => {
  if (get(resetDialogAtom) === 'processing') return
  set(resetDialogAtom, 'processing')
  try {
    await get(apiAtom).call(deleteWorkingHours, { params: { alias } })
    set(fillAtom, [], true)
    set(begunAtom, false)
    set(inheritedWeekAtom, (before) => before && { ...before, is_kept: true })
    set(notifyAtom, 'success')
  } catch {
    set(notifyAtom, 'failure')
  } finally {
    set(resetDialogAtom, 'idle')
  }
})
