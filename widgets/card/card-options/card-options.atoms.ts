import { atom } from 'jotai'
import { type CardOption, getCardOptions, putCardOptions } from '#contract/card-options'
import { refusalsOf } from '../../core/data/refusals.ts'
import { withRevision } from '../../core/data/with-revision.ts'
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

/** By name, so that each is turned for itself. */
const switchesOf = (options: readonly CardOption[]) =>
  Object.fromEntries(options.map(({ name, is_on }) => [name, is_on]))

const showAtom = atom(null, (_get, set, options: readonly CardOption[]) => {
  set(chosenAtom, options)
  set(savedAtom, options)
  set(errorsAtom, [])
})

/** The contact options of an advisor's card. */
export const cardOptionsForm = formAtoms({
  dirtyAtom: atom((get) => namesOf(get(chosenAtom)).join() !== namesOf(get(savedAtom)).join()),
  load: (call, alias) => withRevision(call, getCardOptions, { params: { alias } }),
  show: (set, { answer }) => {
    set(changeableAtom, answer.may_change)
    set(showAtom, answer.options)
  },
  value: (get) => namesOf(get(chosenAtom)),
  save: (call, alias, contact_options, revision) =>
    withRevision(call, putCardOptions, { params: { alias }, query: { revision }, body: { contact_options } }),
  saved: (set, _sent, { answer }) => set(showAtom, answer.options),
  said: () => ['card-options.saved'],
  refused: async (_get, set, failure) => {
    set(errorsAtom, await refusalsOf(failure))
  },
  versions: {
    draftAtom: atom(
      (get) => switchesOf(get(chosenAtom)),
      (_get, set, switches: Record<string, boolean>) => {
        set(chosenAtom, (options) => options.map((one) => ({ ...one, is_on: switches[one.name] ?? one.is_on })))
        set(errorsAtom, [])
      }
    ),
    savedAtom: atom((get) => switchesOf(get(savedAtom)))
  }
})
