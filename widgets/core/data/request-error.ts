import { atom } from 'jotai'
import { hostAtom } from '../element/store.tsx'

export type RequestError = 'offline' | 'too-often' | 'unavailable'

/** Why the last request failed, if a retry may help. */
export const requestErrorAtom = atom<RequestError | undefined>(undefined)

const reasonOf = (failure: unknown): RequestError => {
  if (!(failure instanceof Response)) return 'offline'
  return failure.status === 429 ? 'too-often' : 'unavailable'
}

export const failAtom = atom(null, (get, set, failure: unknown) => {
  const reason = reasonOf(failure)
  set(requestErrorAtom, reason)
  get(hostAtom)?.emit('error', { reason })
})
