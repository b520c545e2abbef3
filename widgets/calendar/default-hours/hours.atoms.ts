import { atom } from 'jotai'
import {
  type DefaultHours,
  deleteBranchHours,
  getBranchHours,
  getDefaultHours,
  putBranchHours,
  putDefaultHours
} from '#contract/default-hours'
import type { WorkingHours } from '#contract/working-hours'
import { failedAtom, notifyAtom } from '../../core/data/notify.ts'
import { withRevision } from '../../core/data/with-revision.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { fillAtom, weekForm } from '../week/week.atoms.ts'

const NONE: DefaultHours = { hours: [], is_own: false, revision: '', keepers: 0, advisors: 0 }

const loadedAtom = atom(NONE)
/** Whether an unsaved own week of the branch has been started. */
const isStartedAtom = atom(false)
export const hoursStateAtom = atom((get) => ({ ...get(loadedAtom), isBegun: get(isStartedAtom) }))

/** Of the branch with a uuid, else of the institution. */
export const hoursForm = weekForm({
  load: (call, uuid) => (uuid ? call(getBranchHours, { params: { uuid } }) : call(getDefaultHours, {})),
  hoursOf: ({ hours }) => hours,
  show: (set, loaded) => {
    set(loadedAtom, loaded)
    set(isStartedAtom, false)
  },
  save: (call, uuid, body, revision) =>
    uuid
      ? withRevision(call, putBranchHours, { params: { uuid }, query: { revision }, body })
      : withRevision(call, putDefaultHours, { query: { revision }, body }),
  saved: (set, hours) => {
    set(loadedAtom, (before) => ({ ...before, hours, is_own: true }))
    set(isStartedAtom, false)
  },
  turned: (get, set, isChanged) => set(isStartedAtom, isChanged && !get(loadedAtom).is_own),
  said: () => ['default-hours.saved']
})

/** Starts a branch's own week from the institution's or its opening hours, or cancels that. */
export const startAtom = atom(null, (get, set, isBegun: boolean, opening?: WorkingHours) => {
  set(fillAtom, get(loadedAtom).hours, true)
  if (opening) set(fillAtom, opening, false)
  set(isStartedAtom, isBegun)
})

/** Whether the reset of a branch's own week is being confirmed. */
export const inheritingAtom = atom<'idle' | 'asked' | 'processing'>('idle')

export const inheritAtom = atom(null, async (get, set, uuid: string) => {
  if (get(inheritingAtom) === 'processing') return
  set(inheritingAtom, 'processing')
  try {
    await get(apiAtom).call(deleteBranchHours, { params: { uuid } })
    await set(hoursForm.loadAtom, uuid)
    set(notifyAtom, 'success', 'default-hours.given-up')
  } catch (failure) {
    set(failedAtom, failure)
  } finally {
    set(inheritingAtom, 'idle')
  }
})
