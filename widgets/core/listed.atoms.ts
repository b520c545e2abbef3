import { atom, type WritableAtom } from 'jotai'
import type { Caller } from './api.ts'
import { notifyAtom } from './notify.ts'
import { apiAtom, hostAtom } from './store.tsx'

interface Listed<Page> {
  status: 'loading' | 'ready' | 'error'
  failure?: unknown
  page?: Page
}

/** A list that is loaded whole: once it is there, it outlasts a failure. */
export function listedAtoms<Page>(ask: (call: Caller) => Promise<Page>) {
  const listedAtom = atom<Listed<Page>>({ status: 'loading' })

  const loadAtom = atom(null, async (get, set) => {
    try {
      set(listedAtom, { status: 'ready', page: await ask(get(apiAtom).call) })
    } catch (failure) {
      if (!get(listedAtom).page) set(listedAtom, { status: 'error', failure })
    }
  })

  const retryAtom = atom(null, (_get, set) => {
    set(listedAtom, { status: 'loading' })
    return set(loadAtom)
  })

  /** Changes what is shown. */
  const pageAtom = atom(null, (_get, set, change: (page: Page) => Page) =>
    set(listedAtom, ({ page, ...listed }): Listed<Page> => (page ? { ...listed, page: change(page) } : listed))
  )

  return { listAtom: atom((get) => get(listedAtom)), loadAtom, retryAtom, pageAtom }
}

export const isGone = (failure: unknown) => failure instanceof Response && failure.status === 404

/** Tells of a failure with one thing of a list, and asks for the list anew: what somebody else has deleted meanwhile leaves it. */
export const failAtomOf = (
  noun: string,
  reloadAtom: WritableAtom<null, [], unknown>,
  isWorthIt: (failure: unknown) => boolean = () => true
) =>
  atom(null, (get, set, failure: unknown) => {
    set(notifyAtom, 'failure', isGone(failure) ? `${noun}.gone` : undefined)
    get(hostAtom)?.emit('error', { reason: noun })
    if (isWorthIt(failure)) void set(reloadAtom)
  })
