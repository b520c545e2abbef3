import { atom } from 'jotai'
import { type PeopleChoice, postInvitations } from '#contract/people'
import { mutationAtoms } from '../../core/data/request.atoms.ts'
import { failAtom } from './access.atoms.ts'
import { people } from './people.atoms.ts'

const inviting = mutationAtoms(failAtom)
export const inviteAllStatusAtom = inviting.statusAtom

interface Inviting {
  count: number
  /** How many of the chosen people need no invitation. */
  left: number
}

/** How many are being invited, until the list is reloaded. */
export const invitingAtom = atom<Inviting | undefined>(undefined)

/** Invites everyone on all pages of the list, or the chosen ones; returns whether that has started. */
export const inviteAllAtom = atom(null, (_get, set, choice: Partial<PeopleChoice>, chosen?: number) =>
  set(inviting.runAtom, async (call) => {
    const { count } = await call(postInvitations, { body: choice })
    set(invitingAtom, { count, left: (chosen ?? count) - count })
  })
)

export const refreshAtom = atom(null, (_get, set) => {
  set(invitingAtom, undefined)
  return set(people.reloadAtom)
})
