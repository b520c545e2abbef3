import { atom } from 'jotai'
import { type CardOption, getCardOptions, putCardOptions } from '#contract/card-options'
import { refusalsOf } from '../../core/data/refusals.ts'
import { formAtoms } from '../../core/forms/form.atoms.ts'

/** The server's messages about a refused choice. */
export const errorsAtom = atom<readonly string[]>([])
const savedAtom = atom<readonly CardOption[]>([])
const chosenAtom = atom<readonly CardOption[]>([])
const changeableAtom = atom(false)

export const optionsAtom = atom((get) => get(chosenAtom))
export const mayChangeAtom = atom((get) => get(changeableAtom))

export const switchAtom = atom(null, (_get, set, name: CardOption['name'], is_on: boolean) => {
  set(chosenAtom, (options) => options.map((one) => (one.name === name ? { ...one, is_on } : one)))
  set(errorsAtom, [])
})

const isOn = ({ is_on }: CardOption) => is_on
const namesOf = (options: readonly CardOption[]) => options.filter(isOn).map(({ name }) => name)

const showAtom = atom(null, (_get, set, options: readonly CardOption[]) => {
  set(chosenAtom, options)
  set(savedAtom, options)
  set(errorsAtom, [])
})

/** The contact options of an advisor's card. */
export const cardOptionsForm = formAtoms({
  dirtyAtom: atom((get) => namesOf(get(chosenAtom)).join() !== namesOf(get(savedAtom)).join()),
  load: (call, alias) => call(getCardOptions, { params: { alias } }),
  show: (set, { options, may_change }) => {
    set(changeableAtom, may_change)
    set(showAtom, options)
  },
  value: (get) => namesOf(get(chosenAtom)),
  save: (call, alias, contact_options) => call(putCardOptions, { params: { alias }, body: { contact_options } }),
  saved: (set, _sent, { options }) => set(showAtom, options),
  said: () => ['card-options.saved'],
  refused: async (_get, set, failure) => {
    set(errorsAtom, await refusalsOf(failure))
  }
})
