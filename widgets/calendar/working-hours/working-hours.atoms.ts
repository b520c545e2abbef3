import { atom } from 'jotai'
import {
  deleteWorkingHours,
  getInheritedWeek,
  getWorkingHours,
  type InheritedWeek,
  putWorkingHours,
  type WorkingHours
} from '#contract/working-hours'
import { failedAtom, notifyAtom } from '../../core/data/notify.ts'
import { withRevision } from '../../core/data/with-revision.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { fillAtom, weekForm } from '../week/week.atoms.ts'

const inheritedWeekAtom = atom<InheritedWeek | undefined>(undefined)
/** Whether an unsaved own week has been started. */
const isStartedAtom = atom(false)

/** The branch's opening hours, for an advisor without own hours. */
export const openingAtom = atom((get) => {
  const { is_kept, opening_hours } = get(inheritedWeekAtom) ?? {}
  return is_kept ? opening_hours : undefined
})

/** Whether a first week can begin with them: there is neither an own nor an inherited one. */
export const isFirstAtom = atom(
  (get) => Boolean(get(openingAtom)) && !get(inheritedWeekAtom)?.of && !get(isStartedAtom)
)

/** The inherited week, and whether it is shown. */
export const inheritanceAtom = atom((get) => {
  const inherited = get(inheritedWeekAtom)
  // without default hours there is nothing to inherit
  if (!inherited?.of) return undefined
  return {
    ...inherited,
    isShown: inherited.is_kept && !get(isStartedAtom),
    isBegun: inherited.is_kept && get(isStartedAtom)
  }
})

export const workingHoursForm = weekForm({
  load: async (call, alias) => {
    const { answer, revision } = await withRevision(call, getWorkingHours, { params: { alias } })
    return { hours: answer, revision, inherited: await call(getInheritedWeek, { params: { alias } }) }
  },
  hoursOf: ({ hours }) => hours,
  show: (set, { inherited }) => {
    set(inheritedWeekAtom, inherited)
    set(isStartedAtom, false)
  },
  save: (call, alias, week, revision) =>
    withRevision(call, putWorkingHours, { params: { alias }, query: { revision }, body: week }),
  saved: (set) => {
    set(inheritedWeekAtom, (before) => before && { ...before, is_kept: false })
    set(isStartedAtom, false)
  },
  turned: (_get, set, isChanged) => set(isStartedAtom, isChanged),
  said: () => ['working-hours.saved']
})

/** Starts an own week from the inherited one or the opening hours, or cancels that. */
export const startAtom = atom(null, (get, set, isBegun: boolean, opening?: WorkingHours) => {
  set(fillAtom, isBegun ? (opening ?? get(inheritedWeekAtom)?.hours ?? []) : [], !isBegun)
  set(isStartedAtom, isBegun)
})

/** Whether the reset of the own week is being confirmed. */
export const resetDialogAtom = atom<'idle' | 'asked' | 'processing'>('idle')

export const resetAtom = atom(null, async (get, set, alias: string) => {
  if (get(resetDialogAtom) === 'processing') return
  set(resetDialogAtom, 'processing')
  try {
    const { revision } = await withRevision(get(apiAtom).call, deleteWorkingHours, { params: { alias } })
    set(fillAtom, [], true)
    set(workingHoursForm.revisionAtom, revision)
    set(isStartedAtom, false)
    set(inheritedWeekAtom, (before) => before && { ...before, is_kept: true })
    set(notifyAtom, 'success', 'working-hours.given-up')
  } catch (failure) {
    set(failedAtom, failure)
  } finally {
    set(resetDialogAtom, 'idle')
  }
})
