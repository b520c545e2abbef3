import { atom } from 'jotai'
import {
  type FoundAdvisor,
  getAllAdvisors,
  getBranchAdvisors,
  getPushBranches,
  OPTIONS_MAX
} from '#contract/push-notifications'
import { notifyAtom } from '../../core/data/notify.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { attemptAtom, branchesAtom } from './branch-choice.atoms.ts'
import { draftAtom, typeAtom } from './push-form.atoms.ts'

export const readBranchesAtom = atom(null, async (get, set) =>
  set(branchesAtom, await get(apiAtom).call(getPushBranches, {}))
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

export const readAllAtom = atom(null, async (get, set) => set(addAtom, await get(apiAtom).call(getAllAdvisors, {})))
