import { atom } from 'jotai'
import {
  assignsManagers,
  type BranchManagers,
  deleteBranchManager,
  getBranchManagers,
  putBranchManager
} from '#contract/branch-managers'
import { mayAtom } from '../../core/data/access.ts'
import { mutationAtoms, requestAtoms } from '../../core/data/request.atoms.ts'

export const mayAssignAtom = mayAtom(assignsManagers)

export const managers = requestAtoms<BranchManagers, string>({
  clears: true,
  ask: (call, uuid) => call(getBranchManagers, { params: { uuid } })
})

const { statusAtom, runAtom } = mutationAtoms()
export const changeStatusAtom = statusAtom

interface Who {
  uuid: string
  full_name: string
}

/** Assigns the branch to someone, or takes it from them. */
export const assignAtom = atom(null, (_get, set, branch: string, { uuid, full_name }: Who, isManager: boolean) => {
  const params = { uuid: branch, person: uuid }
  return set(
    runAtom,
    async (call) => {
      const after = await (isManager ? call(putBranchManager, { params }) : call(deleteBranchManager, { params }))
      set(managers.changeAtom, () => after)
    },
    { said: () => [`branch-managers.${isManager ? 'added' : 'removed'}`, { name: full_name }] }
  )
})
