import { atom } from 'jotai'
import { postInvitations } from '#contract/people'
import { mutationAtoms } from '../../core/data/request.atoms.ts'
import { failAtom } from './access.atoms.ts'
import { people } from './people.atoms.ts'
import { filterOf, type Query } from './query-state.ts'

const inviting = mutationAtoms(failAtom)
export const inviteAllStatusAtom = inviting.statusAtom
/** How many are being invited, until the list is reloaded. */
export const invitingAtom = atom<number | undefined>(undefined)

/** Invites everyone on all pages of the list; returns whether that has started. */
export const inviteAllAtom = atom(null, (_get, set, query: Query) =>
  set(
    inviting.runAtom,
    async (call) => {
      const { count } = await call(postInvitations, { body: filterOf(query) })
      set(invitingAtom, count)
    },
    { isSilent: true }
  )
)

export const refreshAtom = atom(null, (_get, set) => {
  set(invitingAtom, undefined)
  return set(people.reloadAtom)
})
