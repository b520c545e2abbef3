import { atom } from 'jotai'
import type { Caller } from './api.ts'
import { apiAtom } from './store.tsx'

interface Listed<Page> {
  status: 'loading' | 'ready' | 'error'
  failure?: unknown
  page?: Page
}

/** A list whose place is in the address: an answer that a later call has overtaken is dropped, and what is shown stays until the next is here. */
export function pagedAtoms<Page, Place extends object>(ask: (call: Caller, place: Place) => Promise<Page>) {
  const listedAtom = atom<Listed<Page>>({ status: 'loading' })
  const askedAtom = atom<Place | undefined>(undefined)

  const loadAtom = atom(null, async (get, set, place: Place) => {
    set(askedAtom, place)
    const settle = (listed: Listed<Page>) => get(askedAtom) === place && set(listedAtom, listed)
    set(listedAtom, ({ page }): Listed<Page> => (page ? { status: 'loading', page } : { status: 'loading' }))
    try {
      settle({ status: 'ready', page: await ask(get(apiAtom).call, place) })
    } catch (failure) {
      settle({ status: 'error', failure })
    }
  })

  /** Asks once more for what was asked for last. */
  const reloadAtom = atom(null, (get, set) => {
    const place = get(askedAtom)
    return place && set(loadAtom, { ...place })
  })

  /** Changes what is shown. */
  const pageAtom = atom(null, (_get, set, change: (page: Page) => Page) =>
    set(listedAtom, ({ page, ...listed }): Listed<Page> => (page ? { ...listed, page: change(page) } : listed))
  )

  return { listAtom: atom((get) => get(listedAtom)), loadAtom, reloadAtom, pageAtom }
}
