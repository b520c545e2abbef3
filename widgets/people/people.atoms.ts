import { getPeople, managesPeople } from '#contract/people'
import { mayAtom } from '../core/access.ts'
import { pagedAtoms } from '../core/paged.atoms.ts'
import { type Place, queryOf } from './place.ts'

export const { listAtom, loadAtom, reloadAtom } = pagedAtoms((call, place: Place) =>
  call(getPeople, { query: queryOf(place) })
)

/** Whether the reader may change people, or only look. */
export const mayManageAtom = mayAtom(managesPeople)
