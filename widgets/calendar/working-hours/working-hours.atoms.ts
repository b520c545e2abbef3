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

const keptAtom = atom<InheritedWeek | undefined>(undefined)
/** An own week has been begun, and is not saved yet. */
const begunAtom = atom(false)

/** The week that holds while there is no own one, and what is shown of it. */
export const keepingAtom = atom((get) => {
  const kept = get(keptAtom)
  // where nobody has decided on one, there is nothing to keep
  if (!kept?.of) return undefined
  return { ...kept, isShown: kept.is_kept && !get(begunAtom), isBegun: kept.is_kept && get(begunAtom) }
})

export const workingHoursForm = weekForm({
  load: async (call, alias) => ({
    hours: await call(getWorkingHours, { params: { alias } }),
    kept: await call(getInheritedWeek, { params: { alias } })
  }),
  hoursOf: ({ hours }) => hours,
  show: (set, { kept }) => {
    set(keptAtom, kept)
    set(begunAtom, false)
  },
  save: (call, alias, week) => call(putWorkingHours, { params: { alias }, body: week }),
  saved: (set) => {
    set(keptAtom, (before) => before && { ...before, is_kept: false })
    set(begunAtom, false)
  }
})

/** Begins an own week with the one that was kept so far, or leaves it at that one. */
export const beginAtom = atom(null, (get, set, isBegun: boolean) => {
  set(fillAtom, isBegun ? (get(keptAtom)?.hours ?? []) : [], !isBegun)
  set(begunAtom, isBegun)
})

/** What is asked about before the own week goes. */
export const givingUpAtom = atom<'idle' | 'asked' | 'processing'>('idle')

export const giveUpAtom = atom(null, async (get, set, alias: string) => {
  if (get(givingUpAtom) === 'processing') return
  set(givingUpAtom, 'processing')
  try {
    await get(apiAtom).call(deleteWorkingHours, { params: { alias } })
    set(fillAtom, [], true)
    set(begunAtom, false)
    set(keptAtom, (before) => before && { ...before, is_kept: true })
    set(notifyAtom, 'success')
  } catch {
    set(notifyAtom, 'failure')
  } finally {
    set(givingUpAtom, 'idle')
  }
})
