import { atom } from 'jotai'
import { FOREIGN_ORIGIN } from '#contract/refusals'
import { hostAtom } from '../element/store.tsx'

export type RequestError = 'offline' | 'too-often' | 'unavailable' | typeof FOREIGN_ORIGIN

/** Why the last request failed, and whether a retry may help. */
export const requestErrorAtom = atom<RequestError | undefined>(undefined)

const isForeign = (failure: Response) =>
  failure.json().then(
    ({ code }) => code === FOREIGN_ORIGIN,
    () => false
  )

async function reasonOf(failure: unknown): Promise<RequestError> {
  if (!(failure instanceof Response)) return 'offline'
  if (failure.status === 403 && (await isForeign(failure))) return FOREIGN_ORIGIN
  return failure.status === 429 ? 'too-often' : 'unavailable'
}

const warned = new Set<string>()

/** Tells the page's developers what the institution has to set. */
export function warnOnce(origin: string) {
  if (warned.has(origin)) return
  warned.add(origin)
  console.warn(`Register this website: ${origin}/app/account-admin/embed?website=${location.origin}`)
}

export const failAtom = atom(null, async (get, set, failure: unknown) => {
  const host = get(hostAtom)
  const reason = await reasonOf(failure)
  set(requestErrorAtom, reason)
  host?.emit('error', { reason })
})
