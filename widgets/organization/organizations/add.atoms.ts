import { atom } from 'jotai'
import { type ListedOrganization, type OrganizationForm, postOrganization } from '#contract/organizations'
import { failedAtom } from '../../core/data/notify.ts'
import { draftAtoms } from '../../core/forms/draft.atoms.ts'

/** The branch added last; its other data is entered on its own page. */
export const addedAtom = atom<string | undefined>(undefined)

/** The form of a new branch. */
export const additionForm = draftAtoms<ListedOrganization, OrganizationForm>({
  of: () => ({ name: '', alias: '', street: '', zip: '', city: '' }),
  save: (call, body) => call(postOrganization, { body }),
  nameOf: ({ name }) => name,
  saved: (set, { uuid }) => set(addedAtom, uuid),
  failed: (set, failure) => void set(failedAtom, failure)
})
