import { atom } from 'jotai'
import { getBranchAdvisors, getPushBranches, OPTIONS_MAX, type PushBranch } from '#contract/push-notifications'
import { notifyAtom } from '../../core/data/notify.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { draftAtom, typeAtom } from './push-form.atoms.ts'

export const branchesAtom = atom<readonly PushBranch[] | undefined>(undefined)
export const isBusyAtom = atom(false)

const attemptAtom = atom(null, async (get, set, work: () => Promise<void>) => {
  if (get(isBusyAtom)) return
  set(isBusyAtom, true)
  await work().catch(() => set(notifyAtom, 'failure'))
  set(isBusyAtom, false)
})

/** Loaded when the user starts to choose by branch. */
export const loadBranchesAtom = atom(null, (get, set) =>
  set(attemptAtom, async () => set(branchesAtom, await get(apiAtom).call(getPushBranches, {})))
)

/** Adds all advisors of a branch to the choice, up to the maximum. */
export const addBranchAtom = atom(null, (get, set, uuid: string) =>
  set(attemptAtom, async () => {
    const found = await get(apiAtom).call(getBranchAdvisors, { params: { uuid } })
    const { advisors } = get(draftAtom)
    const known = new Set(advisors.map(({ slug }) => slug))
    const added = found.filter(({ slug }) => !known.has(slug))
    set(typeAtom, { advisors: [...advisors, ...added].slice(0, OPTIONS_MAX) })
  })
)
