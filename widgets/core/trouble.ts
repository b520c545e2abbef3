import { atom } from 'jotai'
import { hostAtom } from './store.tsx'

export type Trouble = 'offline' | 'too-often' | 'unavailable'

/** Why the last call failed, when trying again is all that helps. */
export const troubleAtom = atom<Trouble | undefined>(undefined)

const reasonOf = (failure: unknown): Trouble => {
  if (!(failure instanceof Response)) return 'offline'
  return failure.status === 429 ? 'too-often' : 'unavailable'
}

export const failAtom = atom(null, (get, set, failure: unknown) => {
  const reason = reasonOf(failure)
  set(troubleAtom, reason)
  get(hostAtom)?.emit('error', { reason })
})
