import { atom } from 'jotai'
import { type SearchResult, search } from '#contract/search'
import type { RequestStatus } from '../../core/data/request.atoms.ts'
import { failAtom, requestErrorAtom } from '../../core/data/request-error.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { type Criteria, NOTHING, queryOf } from './criteria.ts'

interface Found {
  status: RequestStatus
  /** The last criteria. */
  criteria: Criteria
  /** The shown results, until the next have loaded. */
  result?: SearchResult
  /** Initial results, without a search. */
  isUnasked?: boolean
}

const foundStateAtom = atom<Found>({ status: 'idle', criteria: NOTHING })
export const foundAtom = atom((get) => get(foundStateAtom))

interface Asked {
  form: string
  criteria: Criteria
  page?: number
  isUnasked?: boolean
}

const askedAtom = atom<Asked | undefined>(undefined)

/** Ignores superseded responses; keeps the results until the next have loaded. */
export const searchAtom = atom(null, async (get, set, asked: Asked) => {
  const { form, criteria, page, isUnasked = false } = asked
  set(askedAtom, asked)
  set(requestErrorAtom, undefined)
  set(foundStateAtom, (found) => ({ ...found, status: 'processing' as const, criteria }))
  const isLatest = () => get(askedAtom) === asked
  try {
    const query = { ...queryOf(criteria, page), ...(form && { form }) }
    const result = await get(apiAtom).call(search, { query })
    if (isLatest()) set(foundStateAtom, { status: 'ready', criteria, result, isUnasked })
  } catch (failure) {
    if (!isLatest()) return
    set(foundStateAtom, (found) => ({ ...found, status: 'error' as const }))
    set(failAtom, failure)
  }
})

/** Repeats the last request. */
export const retryAtom = atom(null, (get, set) => {
  const asked = get(askedAtom)
  return asked && set(searchAtom, { ...asked })
})

/** Resets to the state before the first search. */
export const resetAtom = atom(null, (_get, set) => {
  set(askedAtom, undefined)
  set(requestErrorAtom, undefined)
  set(foundStateAtom, { status: 'idle', criteria: NOTHING })
})
