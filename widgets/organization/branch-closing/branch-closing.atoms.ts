import { atom } from 'jotai'
import { type BranchClosing, deleteBranchClosing, getBranchClosing, postBranchClosing } from '#contract/branch-closing'
import { addsBranches } from '#contract/organizations'
import { mayAtom } from '../../core/data/access.ts'
import { failedAtom, notifyAtom } from '../../core/data/notify.ts'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { apiAtom, hostAtom } from '../../core/element/store.tsx'
import { organizationAtom } from '../organizations/organization.atoms.ts'

/** Whether the user may close branches and reopen them. */
export const mayCloseAtom = mayAtom(addsBranches)

export const closing = requestAtoms<BranchClosing, string>({
  clears: true,
  ask: (call, uuid) => call(getBranchClosing, { params: { uuid } })
})

export const busyAtom = atom(false)

/** Closes the branch or reopens it, and returns whether that was possible. */
export const changeAtom = atom(null, async (get, set, uuid: string, isClosing: boolean): Promise<boolean> => {
  const { name } = get(organizationAtom)
  const { call } = get(apiAtom)
  const params = { uuid }
  set(busyAtom, true)
  try {
    const { closed_at } = await (isClosing
      ? call(postBranchClosing, { params })
      : call(deleteBranchClosing, { params }))
    set(organizationAtom, (before) => (before.uuid === uuid ? { ...before, closed_at } : before))
    set(notifyAtom, 'success', `branch-closing.said-${isClosing ? 'closed' : 'reopened'}`, { name })
    return true
  } catch (failure) {
    await set(failedAtom, failure)
    get(hostAtom)?.emit('error', { reason: 'save' })
    return false
  } finally {
    set(busyAtom, false)
  }
})
