import { atom } from 'jotai'
import {
  getSettings,
  patchSettings,
  SETTING_GROUPS,
  type SettingGroup,
  type SettingName,
  type Settings,
  settingOf,
  settingsIn
} from '#contract/settings'
import { FieldErrors } from '#contract/values'
import { readFailure } from '../../core/data/read-failure.ts'
import { refreshInitAtom } from '../../core/data/refresh-init.ts'
import { formAtoms } from '../../core/forms/form.atoms.ts'
import { faultOf, type WordFault, type WordsKind, wordFrom, wordsOf } from './words.ts'

type Named<Value> = Readonly<Record<string, Value>>

const without = <Value>(values: Named<Value>, name: string): Named<Value> =>
  Object.fromEntries(Object.entries(values).filter(([one]) => one !== name))

/** A form over the settings of a group, which are saved together or not at all; a failed save keeps the input. */
function groupForm(group: SettingGroup) {
  const names = settingsIn(group)
  const savedAtom = atom<Settings>({})
  const typedAtom = atom<Named<string>>({})
  const refusedAtom = atom<Named<readonly string[]>>({})
  /** What is typed for a list and not added to it yet. */
  const pendingAtom = atom<Named<string>>({})
  const faultsAtom = atom<Named<WordFault>>({})
  /** Counts refusals: each moves the focus to the first refused field. */
  const attemptAtom = atom(0)
  const valuesAtom = atom((get): Named<string> => ({ ...get(savedAtom), ...get(typedAtom) }))
  const changesAtom = atom((get) => {
    const saved = get(savedAtom)
    return Object.fromEntries(Object.entries(get(typedAtom)).filter(([name, value]) => value !== saved[name]))
  })

  const writeAtom = atom(null, (_get, set, name: SettingName, value: string) => {
    set(typedAtom, (typed) => ({ ...typed, [name]: value }))
    set(refusedAtom, (refused) => without(refused, name))
  })

  const pendAtom = atom(null, (_get, set, name: SettingName, text: string) => {
    set(pendingAtom, (pending) => ({ ...pending, [name]: text }))
    set(faultsAtom, (faults) => without(faults, name))
  })

  /** Adds what is typed to its list, or says why not; returns whether nothing is left to add. */
  const addAtom = atom(null, (get, set, name: SettingName): boolean => {
    const text = get(pendingAtom)[name]?.trim()
    if (!text) return true
    const kind = settingOf(name).field as WordsKind
    const word = wordFrom(kind, text)
    const words = wordsOf(get(valuesAtom)[name] ?? '')
    const fault = word && words.includes(word) ? 'settings.list-known' : faultOf(kind, word)
    if (fault) set(faultsAtom, (faults) => ({ ...faults, [name]: fault }))
    if (fault || !word) return false
    set(writeAtom, name, [...words, word].join(' '))
    set(pendAtom, name, '')
    return true
  })

  const addAllAtom = atom(null, (get, set) => {
    const left = Object.keys(get(pendingAtom)).filter((name) => !set(addAtom, name as SettingName))
    if (left.length) set(attemptAtom, get(attemptAtom) + 1)
    return !left.length
  })

  /** Shows at its fields what the server has refused; returns whether it was that. */
  const refuseAtom = atom(null, async (get, set, failure: unknown): Promise<boolean> => {
    const refusal = await readFailure(failure, FieldErrors)
    set(refusedAtom, refusal?.errors ?? {})
    if (refusal) set(attemptAtom, get(attemptAtom) + 1)
    return Boolean(refusal)
  })

  const form = formAtoms({
    dirtyAtom: atom(
      (get) => Object.keys(get(changesAtom)).length > 0 || Object.values(get(pendingAtom)).some((text) => text.trim())
    ),
    load: (call) => call(getSettings, {}),
    show: (set, settings) => {
      set(savedAtom, settings)
      set(typedAtom, {})
      set(refusedAtom, {})
      set(pendingAtom, {})
      set(faultsAtom, {})
    },
    value: (get) => get(changesAtom),
    save: (call, _alias, body) => call(patchSettings, { body }),
    saved: (set, sent, settings) => {
      set(savedAtom, settings)
      set(refusedAtom, {})
      // what was typed meanwhile waits for the next save
      set(typedAtom, (typed) => Object.fromEntries(Object.entries(typed).filter(([name, text]) => text !== sent[name])))
    },
    answered: (set) => void set(refreshInitAtom),
    said: () => [`settings.saved-${group}`],
    shows: (field) => (names as string[]).includes(field),
    refused: async (_get, set, failure) => void (await set(refuseAtom, failure))
  })

  return {
    form,
    names,
    /** Those that have an effect with what is chosen, or were refused. */
    shownAtom: atom((get) => {
      const values = get(valuesAtom)
      return names.filter((name) => {
        const [other, ...chosen] = settingOf(name).onlyWith ?? []
        return !other || chosen.includes(values[other] ?? '') || get(refusedAtom)[name]
      })
    }),
    valuesAtom,
    savedAtom: atom((get) => get(savedAtom)),
    refusedAtom: atom((get) => get(refusedAtom)),
    refuseAtom,
    pendingAtom: atom((get) => get(pendingAtom)),
    faultsAtom: atom((get) => get(faultsAtom)),
    attemptAtom: atom((get) => get(attemptAtom)),
    writeAtom,
    pendAtom,
    addAtom,
    addAllAtom,
    /** What was stored at once, beside the form. */
    storedAtom: atom(null, (_get, set, name: SettingName, value: string) =>
      set(savedAtom, (saved) => ({ ...saved, [name]: value }))
    )
  }
}

export type GroupForm = ReturnType<typeof groupForm>

const forms = new Map(SETTING_GROUPS.map((group) => [group, groupForm(group)]))
export const formOf = (group: SettingGroup) => forms.get(group) as GroupForm
