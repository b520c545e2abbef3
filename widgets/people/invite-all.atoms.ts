import { atom } from 'jotai'
import { postInvitations } from '#contract/people'
import { Failure } from '#contract/values'
import { notifyAtom } from '../core/notify.ts'
import { readFailure } from '../core/read-failure.ts'
import { apiAtom, hostAtom } from '../core/store.tsx'
import { reloadAtom } from './people.atoms.ts'
import { filterOf, type Place } from './place.ts'

export const inviteAllStatusAtom = atom<'idle' | 'processing'>('idle')
/** How many are being invited, until the list is asked for anew. */
export const invitingAtom = atom<number | undefined>(undefined)

/** Has everybody invited whom the list holds on all its pages; tells whether that is under way. */
export const inviteAllAtom = atom(null, async (get, set, place: Place) => {
  if (get(inviteAllStatusAtom) === 'processing') return false
  set(inviteAllStatusAtom, 'processing')
  try {
    const { count } = await get(apiAtom).call(postInvitations, { body: filterOf(place) })
    set(invitingAtom, count)
    return true
  } catch (failure) {
    const isRefused = failure instanceof Response && failure.status === 409
    set(notifyAtom, 'failure', isRefused ? (await readFailure(failure, Failure))?.message : undefined)
    get(hostAtom)?.emit('error', { reason: 'save' })
    return false
  } finally {
    set(inviteAllStatusAtom, 'idle')
  }
})

export const refreshAtom = atom(null, (_get, set) => {
  set(invitingAtom, undefined)
  return set(reloadAtom)
})
