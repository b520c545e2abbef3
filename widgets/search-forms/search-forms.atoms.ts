import { atom } from 'jotai'
import { deleteSearchForm, getSearchForms, type ManagedSearchForm, postSearchForm } from '#contract/search-forms'
import { failAtomOf, listedAtoms } from '../core/listed.atoms.ts'
import { removalAtoms } from '../core/removal.atoms.ts'

const listed = listedAtoms((call) => call(getSearchForms, {}))
export const { listAtom, loadAtom, retryAtom } = listed

export const replaceAtom = atom(null, (_get, set, changed: ManagedSearchForm) =>
  set(listed.pageAtom, (page) => ({
    ...page,
    forms: page.forms.map((one) => (one.uuid === changed.uuid ? changed : one))
  }))
)

export const failAtom = failAtomOf('search-forms', loadAtom)

/** The one whose lines to embed are shown. */
export const embeddedAtom = atom<ManagedSearchForm | undefined>(undefined)

/** Where a form is embedded it goes by its short name: made again under that, it is there as before. */
export const searchFormRemoval = removalAtoms<ManagedSearchForm>({
  remove: (call, { uuid }) => call(deleteSearchForm, { params: { uuid } }),
  restore: (call, { uuid: _, ...body }) => call(postSearchForm, { body }),
  reloadAtom: loadAtom,
  failAtom
})
