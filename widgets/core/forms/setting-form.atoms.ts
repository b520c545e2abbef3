import { atom } from 'jotai'
import { getSettings, putSettings, type SettingName } from '#contract/settings'
import type { Said } from '../data/notify.ts'
import { refusalsOf } from '../data/refusals.ts'
import { formAtoms } from './form.atoms.ts'

/** Message ids of errors, by field. */
export type Faults<Text extends string> = Readonly<Record<string, Text>>

interface SettingParts<Value, Text extends string> {
  name: SettingName
  /** Parses the stored text; defaults for one that is invalid. */
  read(text: string): Value
  write(value: Value): string
  check(value: Value): Faults<Text>
  /** What the notification of success says. */
  said(): Said
}

/** A form over a single setting, stored as one text: a failed save keeps the input. */
export function settingForm<Value, Text extends string>(parts: SettingParts<Value, Text>) {
  const { name, read, write, check, said } = parts
  const typedAtom = atom(read(''))
  const savedAtom = atom(read(''))
  const refusedAtom = atom<readonly string[]>([])
  /** Counts refused attempts: each focuses the first field with an error. */
  const attemptAtom = atom(0)
  const isTriedAtom = atom(false)
  const complainAtom = atom(null, (get, set) => set(attemptAtom, get(attemptAtom) + 1))

  const form = formAtoms({
    dirtyAtom: atom((get) => write(get(typedAtom)) !== write(get(savedAtom))),
    load: async (call) => read((await call(getSettings, {}))[name] ?? ''),
    show: (set, value: Value) => {
      set(typedAtom, () => value)
      set(savedAtom, () => value)
      set(refusedAtom, [])
      set(isTriedAtom, false)
    },
    value: (get, set) => {
      set(refusedAtom, [])
      set(isTriedAtom, true)
      const value = get(typedAtom)
      if (!Object.keys(check(value)).length) return { value }
      return void set(complainAtom)
    },
    save: (call, _alias, { value }) => call(putSettings, { body: { [name]: write(value) } }),
    saved: (set, { value }) => {
      set(savedAtom, () => value)
      set(isTriedAtom, false)
    },
    said,
    refused: async (_get, set, failure) => {
      set(refusedAtom, await refusalsOf(failure))
    }
  })

  return {
    form,
    valueAtom: atom(
      (get) => get(typedAtom),
      (_get, set, change: (before: Value) => Value) => {
        set(refusedAtom, [])
        set(typedAtom, change)
      }
    ),
    /** Shown after the first attempt to save. */
    faultsAtom: atom((get): Faults<Text> => (get(isTriedAtom) ? check(get(typedAtom)) : {})),
    refusedAtom: atom((get) => get(refusedAtom)),
    attemptAtom: atom((get) => get(attemptAtom))
  }
}
