import { atom } from 'jotai'
import { type Bookability, getBookability } from '#contract/bookability'
import { requestAtoms } from '../../core/data/request.atoms.ts'

/** What is found for a branch, by its alias. */
export const bookability = requestAtoms<Bookability, string>({
  ask: (call, alias) => call(getBookability, { params: { alias } })
})

/** Checks again; what is shown stays meanwhile. */
export const refreshAtom = atom(null, (_get, set) => set(bookability.reloadAtom, 'quietly'))
