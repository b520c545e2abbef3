import { atom } from 'jotai'
import {
  type FoundAdvisor,
  getAllAdvisors,
  getBranchAdvisors,
  getPushBranches,
  OPTIONS_MAX,
  type PushBranch
} from '#contract/push-notifications'
import { failedAtom, notifyAtom } from '../../core/data/notify.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { draftAtom, typeAtom } from './push-form.atoms.ts'

export const branchesAtom = atom<readonly PushBranch[] | undefined>(undefined)
export const isBusyAtom = atom(false)

const attemptAtom = atom(null, async (get, set, work: () => Promise<void>) => {
  if (get(isBusyAtom)) return
  set(isBusyAtom, true)
  await work().catch((failure) => set(failedAtom, failure))
  set(isBusyAtom, false)
})

/** Loaded when the user starts to choose by branch. */
export const loadBranchesAtom = atom(null, (get, set) =>
  set(attemptAtom, async () => set(branchesAtom, await get(apiAtom).call(getPushBranches, {})))
)

/** Adds to the choice, each once, and says where the maximum leaves some out. */
const addAtom = atom(null, (get, set, found: readonly FoundAdvisor[]) => {
  const { advisors } = get(draftAtom)
  const known = new Set(advisors.map(({ slug }) => slug))
  const all = [...advisors, ...found.filter(({ slug }) => !known.has(slug))]
  set(typeAtom, { advisors: all.slice(0, OPTIONS_MAX) })
  if (all.length > OPTIONS_MAX) set(notifyAtom, 'failure', 'push-form.too-many')
})

/** Adds all advisors of a branch. */
export const addBranchAtom = atom(null, (get, set, uuid: string) =>
  set(attemptAtom, async () => set(addAtom, await get(apiAtom).call(getBranchAdvisors, { params: { uuid } })))
)

/** Adds all advisors of the institution. */
export const addAllAtom = atom(null, (get, set) =>
  set(attemptAtom, async () => set(addAtom, await get(apiAtom).call(getAllAdvisors, {})))
)
