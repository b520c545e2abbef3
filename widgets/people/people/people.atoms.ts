import { administers, managesCards } from '#contract/access'
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
/** Whether the user sees when people signed in, as in the audit log. */
export const seesSignInsAtom = mayAtom(administers)
/** Whether roles are managed here. */
export const mayChangeRolesAtom = mayAtom({ module: 'roles-management' })
export const managesCardsAtom = mayAtom(managesCards)
