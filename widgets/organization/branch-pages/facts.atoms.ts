import { atom } from 'jotai'
import { getBranchPage } from '#contract/branch-pages'
import { failedReadAtom } from '../../core/data/notify.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { editor } from './branch-pages.atoms.ts'

/** What is the branch's own, and is changed in dialogs of the editor. */
export type Fact = 'name' | 'hours' | 'special' | 'address'

/** Which of them is being changed. */
export const factAtom = atom<Fact | undefined>(undefined)

/** Shows the branch as it is now, after a change of what is its own; what is being written stays. */
export const refreshAtom = atom(null, async (get, set, mode?: 'quietly') => {
  const { uuid } = get(editor.pageAtom) ?? {}
  if (!uuid) return
  try {
    const { branch } = await get(apiAtom).call(getBranchPage, { params: { uuid } })
    if (get(editor.pageAtom)?.uuid === uuid) set(editor.updateAtom, { branch })
  } catch (failure) {
    if (mode !== 'quietly') set(failedReadAtom, failure)
  }
})
