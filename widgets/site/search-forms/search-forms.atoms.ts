import { atom } from 'jotai'
import {
  deleteSearchForm,
  getSearchForms,
  type ManagedSearchForm,
  type ManagedSearchForms,
  postSearchForm
} from '#contract/search-forms'
import { listAtoms } from '../../core/data/list.atoms.ts'
import { removalAtoms } from '../../core/data/removal.atoms.ts'

export const searchForms = listAtoms<ManagedSearchForms, ManagedSearchForm>({
  noun: 'search-forms',
  ask: (call) => call(getSearchForms, {}),
  change: (page, change) => ({ ...page, forms: change(page.forms) })
})

/** The form whose embed code is shown. */
export const embeddedAtom = atom<ManagedSearchForm | undefined>(undefined)

/** Embedded forms are found by short name: restoring a form under its former one makes them work again. */
export const searchFormRemoval = removalAtoms<ManagedSearchForm>({
  remove: (call, { uuid }) => call(deleteSearchForm, { params: { uuid } }),
  nameOf: ({ name }) => name,
  restore: (call, { uuid: _, revision: __, ...body }) => call(postSearchForm, { body }),
  list: searchForms
})
