import { atom } from 'jotai'
import {
  type AdvisorSettings,
  type AdvisorSettingsChange,
  getAdvisorSettings,
  putAdvisorSettings
} from '#contract/advisor-settings'
import { FieldErrors } from '#contract/values'
import { readFailure } from '../../core/data/read-failure.ts'
import type { Caller } from '../../core/element/api.ts'
import { type FormAtoms, formAtoms } from '../../core/forms/form.atoms.ts'

const pending = new WeakMap<Caller, Promise<AdvisorSettings>>()

/** The forms of a page share one request for the same advisor. */
function loadOnce(call: Caller, alias: string): Promise<AdvisorSettings> {
  const ask = () => call(getAdvisorSettings, { params: { alias } }).finally(() => pending.delete(call))
  const running = pending.get(call) ?? ask()
  pending.set(call, running)
  return running
}

/** All sections: they load, and fail, together. */
const forms: FormAtoms[] = []

interface Parts<Draft> {
  /** Form values of this section. */
  draftOf(settings: AdvisorSettings): Draft
  changeOf(draft: Draft): AdvisorSettingsChange
}

export type SectionAtoms<Draft extends object> = ReturnType<typeof sectionAtoms<Draft>>

/** A section of the settings that is saved separately. */
export function sectionAtoms<Draft extends object>({ draftOf, changeOf }: Parts<Draft>) {
  /** As last loaded from the server. */
  const settingsAtom = atom<AdvisorSettings | undefined>(undefined)
  const savedAtom = atom((get) => {
    const settings = get(settingsAtom)
    return settings && draftOf(settings)
  })
  const typedAtom = atom<Draft | undefined>(undefined)
  const errorsAtom = atom<FieldErrors['errors']>({})
  const draftAtom = atom((get) => get(typedAtom) as Draft)
  const dirtyAtom = atom((get) => JSON.stringify(get(typedAtom)) !== JSON.stringify(get(savedAtom)))

  const editAtom = atom(null, (get, set, edit: Partial<Draft>) => {
    set(typedAtom, { ...get(draftAtom), ...edit })
    set(errorsAtom, {})
  })

  const form = formAtoms({
    dirtyAtom,
    load: loadOnce,
    show: (set, settings) => {
      set(settingsAtom, settings)
      set(typedAtom, draftOf(settings))
      set(errorsAtom, {})
    },
    value: (get) => get(draftAtom),
    save: (call, alias, draft) => call(putAdvisorSettings, { params: { alias }, body: changeOf(draft) }),
    saved: (set, sent, settings) => {
      set(settingsAtom, settings)
      // what was typed meanwhile waits for the next save
      set(typedAtom, (typed) => (typed === sent ? draftOf(settings) : typed))
      set(errorsAtom, {})
    },
    refused: async (_get, set, failure) => {
      const refusal = await readFailure(failure, FieldErrors)
      set(errorsAtom, refusal?.errors ?? {})
    }
  })

  forms.push(form)
  const loadAtom = atom(null, async (get, set, alias: string) => {
    const tried = forms.filter((one) => one === form || get(one.statusAtom) === 'error')
    await Promise.all(tried.map((one) => set(one.loadAtom, alias)))
  })

  return { form: { ...form, loadAtom }, settingsAtom, draftAtom, editAtom, errorsAtom }
}

/** Errors of a field or its parts. */
export const errorsAt = (errors: FieldErrors['errors'], field: string): string[] =>
  Object.entries(errors).flatMap(([name, texts]) => (name === field || name.startsWith(`${field}.`) ? texts : []))
