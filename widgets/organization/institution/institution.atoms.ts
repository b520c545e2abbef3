import { atom } from 'jotai'
import { getInstitution, type Institution, putInstitution, putModule } from '#contract/institution'
import { SWITCHABLE_MODULES, type SwitchableModule } from '#contract/module-names'
import { getModuleUsage, type ModuleUsage } from '#contract/module-usage'
import { FieldErrors } from '#contract/values'
import { failedAtom } from '../../core/data/notify.ts'
import { readFailure } from '../../core/data/read-failure.ts'
import { refreshInitAtom } from '../../core/data/refresh-init.ts'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { initAtom } from '../../core/data/session.ts'
import { withRevision } from '../../core/data/with-revision.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { formAtoms } from '../../core/forms/form.atoms.ts'

type Named = Pick<Institution, 'name' | 'language'>

const NOTHING: Institution = {
  name: '',
  language: 'en',
  time_zone: '',
  domains: [],
  primary_color: '#000000',
  logos: { light: null, dark: null }
}

const savedAtom = atom(NOTHING)
const namedAtom = atom<Named>(NOTHING)
const triedAtom = atom(false)
const refusedAtom = atom<Record<string, readonly string[]>>({})

export const institutionAtom = atom((get) => ({ ...get(savedAtom), ...get(namedAtom) }))

export const typeAtom = atom(null, (_get, set, change: Partial<Named>) => {
  set(namedAtom, (named) => ({ ...named, ...change }))
  set(refusedAtom, {})
})

export const nameErrorsAtom = atom((get) => ({
  isLacking: get(triedAtom) && !get(namedAtom).name.trim(),
  refused: get(refusedAtom).name ?? []
}))

const named = ({ name, language }: Named): Named => ({ name: name.trim(), language })

export const institutionForm = formAtoms({
  dirtyAtom: atom((get) => JSON.stringify(named(get(namedAtom))) !== JSON.stringify(named(get(savedAtom)))),
  load: (call) => withRevision(call, getInstitution, {}),
  show: (set, { answer }) => {
    set(savedAtom, answer)
    set(namedAtom, named(answer))
  },
  value: (get, set) => {
    set(triedAtom, true)
    const typed = get(namedAtom)
    const body = named(typed)
    return body.name ? { typed, body } : undefined
  },
  save: (call, _alias, { body }, revision) => withRevision(call, putInstitution, { query: { revision }, body }),
  saved: (set, { typed, body }) => {
    set(savedAtom, (saved) => ({ ...saved, ...body }))
    // what was typed meanwhile waits for the next save
    set(namedAtom, (now) => (now === typed ? body : now))
    void set(refreshInitAtom)
  },
  said: () => ['institution.saved'],
  shows: (field) => field === 'name',
  refused: async (_get, set, failure) => {
    const refusal = await readFailure(failure, FieldErrors)
    set(refusedAtom, refusal?.errors ?? {})
  },
  versions: { draftAtom: namedAtom, savedAtom: atom((get) => named(get(savedAtom))) }
})

/** Modules being switched, with their new state. */
const switchingAtom = atom<Partial<Record<SwitchableModule, boolean>>>({})

export const modulesAtom = atom((get) => {
  const switching = get(switchingAtom)
  const isOn = new Map(get(initAtom)?.modules.map(({ module_name, effective_state }) => [module_name, effective_state]))
  return new Map(SWITCHABLE_MODULES.map((name) => [name, switching[name] ?? isOn.get(name) ?? false]))
})

/** The module that is turned off once that is confirmed. */
export const pendingOffAtom = atom<SwitchableModule | undefined>(undefined)
/** What visitors have done with that module. */
export const usage = requestAtoms<ModuleUsage, SwitchableModule>({
  clears: true,
  ask: (call, module_name) => call(getModuleUsage, { params: { module_name } })
})
/** The last change, while it can be undone. */
export const switchedAtom = atom<{ name: SwitchableModule; isOn: boolean } | undefined>(undefined)
export const isSwitchingAtom = atom((get) => Object.keys(get(switchingAtom)).length > 0)

const switchAtom = atom(null, async (get, set, name: SwitchableModule, isOn: boolean): Promise<boolean> => {
  set(switchingAtom, (switching) => ({ ...switching, [name]: isOn }))
  try {
    await get(apiAtom).call(putModule, { body: { module_name: name, effective_state: isOn } })
    await set(refreshInitAtom)
    return true
  } catch (failure) {
    set(failedAtom, failure)
    return false
  } finally {
    set(switchingAtom, ({ [name]: _, ...rest }) => rest)
  }
})

/** Turns a module on; whether to turn it off is asked first. */
export const flipAtom = atom(null, async (_get, set, name: SwitchableModule, isOn: boolean) => {
  if (!isOn) set(pendingOffAtom, name)
  else if (await set(switchAtom, name, true)) set(switchedAtom, { name, isOn: true })
})

export const turnOffAtom = atom(null, async (get, set) => {
  const name = get(pendingOffAtom)
  if (!name) return
  const isDone = await set(switchAtom, name, false)
  set(pendingOffAtom, undefined)
  if (isDone) set(switchedAtom, { name, isOn: false })
})

export const undoSwitchAtom = atom(null, async (get, set) => {
  const switched = get(switchedAtom)
  if (switched && (await set(switchAtom, switched.name, !switched.isOn))) set(switchedAtom, undefined)
})
