import { atom } from 'jotai'
import type { Caller } from '../core/api.ts'
import { apiAtom } from '../core/store.tsx'

interface Paged {
  total: number
  page_size: number
}

/** The machine of a list in pages: loading, then ready or error. An answer that a later call has overtaken is dropped. */
export function listAtoms<Listed extends Paged, Query>(
  ask: (call: Caller, alias: string, query: Query) => Promise<Listed>
) {
  const statusAtom = atom<'loading' | 'ready' | 'error'>('loading')
  const listedAtom = atom<Listed | undefined>(undefined)
  const failureAtom = atom<unknown>(undefined)
  const latestAtom = atom(0)
  const askedAtom = atom<[alias: string, query: Query] | undefined>(undefined)
  const pagesAtom = atom((get) => {
    const listed = get(listedAtom)
    return listed ? Math.max(1, Math.ceil(listed.total / listed.page_size)) : 1
  })

  /** Quietly, where what is shown has only aged: nothing blinks, and what cannot be had leaves it standing. */
  const loadAtom = atom(null, async (get, set, alias: string, query: Query, quietly = false) => {
    const turn = get(latestAtom) + 1
    const isQuiet = quietly && get(statusAtom) === 'ready'
    set(latestAtom, turn)
    set(askedAtom, [alias, query])
    if (!isQuiet) set(statusAtom, 'loading')
    const settle = (status: 'ready' | 'error', listed?: Listed, failure?: unknown) => {
      if (get(latestAtom) !== turn) return
      set(listedAtom, () => listed)
      set(failureAtom, failure)
      set(statusAtom, status)
    }
    try {
      settle('ready', await ask(get(apiAtom).call, alias, query))
    } catch (failure) {
      if (!isQuiet) settle('error', undefined, failure)
    }
  })

  /** Quietly asks once more for what was asked for last. */
  const reloadAtom = atom(null, (get, set) => {
    const asked = get(askedAtom)
    return asked && set(loadAtom, ...asked, true)
  })

  return { statusAtom, listedAtom, failureAtom, pagesAtom, loadAtom, reloadAtom }
}
