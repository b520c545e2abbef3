import { managesCards } from '#contract/access'
import { getPeople, managesPeople, type PeoplePage } from '#contract/people'
import { mayAtom } from '../../core/data/access.ts'
import { listAtoms } from '../../core/data/list.atoms.ts'
import { asked, type Query } from './query-state.ts'

export const people = listAtoms<PeoplePage, PeoplePage['people'][number], Query>({
  noun: 'people',
  ask: (call, query) => call(getPeople, { query: asked(query) })
})

/** Whether the user may change people. */
export const mayManageAtom = mayAtom(managesPeople)
export const managesCardsAtom = mayAtom(managesCards)
