import { atom } from 'jotai'
import { decide } from '#contract/access'
import { getPeople, managesPeople, type PeoplePage } from '#contract/people'
import { subjectAtom } from '../core/access.ts'
import { apiAtom } from '../core/store.tsx'
import { type Place, queryOf } from './place.ts'

interface Listed {
  status: 'loading' | 'ready' | 'error'
  failure?: unknown
  page?: PeoplePage
}

const listedAtom = atom<Listed>({ status: 'loading' })
export const listAtom = atom((get) => get(listedAtom))
const askedAtom = atom<Place | undefined>(undefined)

/** An answer that a later call has overtaken is dropped; what is shown stays until the next is here. */
export const loadAtom = atom(null, async (get, set, place: Place) => {
  set(askedAtom, place)
  const settle = (listed: Listed) => get(askedAtom) === place && set(listedAtom, listed)
  set(listedAtom, ({ page }): Listed => (page ? { status: 'loading', page } : { status: 'loading' }))
  try {
    settle({ status: 'ready', page: await get(apiAtom).call(getPeople, { query: queryOf(place) }) })
  } catch (failure) {
    settle({ status: 'error', failure })
  }
})

/** Whether the reader may change people, or only look. */
export const mayManageAtom = atom((get) => {
  const subject = get(subjectAtom)
  return Boolean(subject) && decide(managesPeople, subject as NonNullable<typeof subject>) === 'granted'
})
