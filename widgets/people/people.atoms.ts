import { atom } from 'jotai'
import { decide } from '#contract/access'
import { getPeople, managesPeople } from '#contract/people'
import { subjectAtom } from '../core/access.ts'
import { pagedAtoms } from '../core/paged.atoms.ts'
import { type Place, queryOf } from './place.ts'

export const { listAtom, loadAtom } = pagedAtoms((call, place: Place) => call(getPeople, { query: queryOf(place) }))

/** Whether the reader may change people, or only look. */
export const mayManageAtom = atom((get) => {
  const subject = get(subjectAtom)
  return Boolean(subject) && decide(managesPeople, subject as NonNullable<typeof subject>) === 'granted'
})
