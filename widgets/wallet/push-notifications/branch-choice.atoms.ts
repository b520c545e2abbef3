import { atom } from 'jotai'
import type { PushBranch } from '#contract/push-notifications'
import { failedAtom } from '../../core/data/notify.ts'

export const branchesAtom = atom<readonly PushBranch[] | undefined>(undefined)
export const isBusyAtom = atom(false)

export const attemptAtom = atom(null, async (get, set, work: () => Promise<void>) => {
  if (get(isBusyAtom)) return
  set(isBusyAtom, true)
  await work().catch((failure) => set(failedAtom, failure))
  set(isBusyAtom, false)
})
