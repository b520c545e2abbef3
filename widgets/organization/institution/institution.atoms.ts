import { atom } from 'jotai'
import { getAppInit } from '#contract/app-init'
import { getInstitution, type Institution, putInstitution, putModule } from '#contract/institution'
import { SWITCHABLE_MODULES, type SwitchableModule } from '#contract/module-names'
import { deleteLogo, putLogo } from '#contract/photos'
import { putSettings } from '#contract/settings'
import { FieldErrors } from '#contract/values'
import { failureText, notifyAtom } from '../../core/data/notify.ts'
import { readFailure } from '../../core/data/read-failure.ts'
import { refusalsOf } from '../../core/data/refusals.ts'
import { initAtom } from '../../core/data/session.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { formAtoms } from '../../core/forms/form.atoms.ts'

type Named = Pick<Institution, 'name' | 'language'>
export type Surface = keyof Institution['logos']

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

/** Reloads app init, since name, colours, logo and menus of the app may change. */
const refreshAtom = atom(null, async (get, set) => {
  const init = await get(apiAtom)
    .call(getAppInit, {})
    .catch(() => undefined)
  if (init) set(initAtom, init)
})

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
  load: (call) => call(getInstitution, {}),
  show: (set, institution) => {
    set(savedAtom, institution)
    set(namedAtom, named(institution))
    set(colourAtom, institution.primary_color)
  },
  value: (get, set) => {
    set(triedAtom, true)
    const typed = get(namedAtom)
    const body = named(typed)
    return body.name ? { typed, body } : undefined
  },
  save: (call, _alias, { body }) => call(putInstitution, { body }),
  saved: (set, { typed, body }) => {
    set(savedAtom, (saved) => ({ ...saved, ...body }))
    // what was typed meanwhile waits for the next save
    set(namedAtom, (now) => (now === typed ? body : now))
    void set(refreshAtom)
  },
  refused: async (_get, set, failure) => {
    const refusal = await readFailure(failure, FieldErrors)
    set(refusedAtom, refusal?.errors ?? {})
  }
})

/** The colour as typed or picked. */
export const colourAtom = atom(NOTHING.primary_color)
export const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text.trim())
export const isColourNewAtom = atom((get) => get(colourAtom).trim().toLowerCase() !== get(savedAtom).primary_color)

/** The running action in the section of colour and logos, one at a time. */
export const workingAtom = atom<'colour' | Surface | undefined>(undefined)
export const appearanceErrorsAtom = atom<Partial<Record<'colour' | Surface, readonly string[]>>>({})

type Work = () => Promise<Partial<Institution>>

const workAtom = atom(null, async (get, set, what: 'colour' | Surface, work: Work): Promise<boolean> => {
  if (get(workingAtom)) return false
  set(workingAtom, what)
  set(appearanceErrorsAtom, {})
  try {
    const changed = await work()
    set(savedAtom, (saved) => ({ ...saved, ...changed }))
    set(notifyAtom, 'success')
    void set(refreshAtom)
    return true
  } catch (failure) {
    set(appearanceErrorsAtom, { [what]: await refusalsOf(failure) })
    set(notifyAtom, 'failure', failureText(failure))
    return false
  } finally {
    set(workingAtom, undefined)
  }
})

export const saveColourAtom = atom(null, (get, set) => {
  const primary_color = get(colourAtom).trim().toLowerCase()
  if (!isColour(primary_color)) return false
  return set(workAtom, 'colour', async () => {
    await get(apiAtom).call(putSettings, { body: { primary_color } })
    return { primary_color }
  })
})

export const putLogoAtom = atom(null, (get, set, surface: Surface, file: File) =>
  set(workAtom, surface, async () => {
    const { url } = await get(apiAtom).call(putLogo, { query: { surface }, body: file })
    return { logos: { ...get(savedAtom).logos, [surface]: url } }
  })
)

/** The logo whose removal is being confirmed. */
export const pendingRemovalAtom = atom<Surface | undefined>(undefined)

export const removeLogoAtom = atom(null, async (get, set) => {
  const surface = get(pendingRemovalAtom)
  if (!surface) return
  await set(workAtom, surface, async () => {
    await get(apiAtom).call(deleteLogo, { query: { surface } })
    // before its button disappears, so that the focus returns there
    set(pendingRemovalAtom, undefined)
    return { logos: { ...get(savedAtom).logos, [surface]: null } }
  })
})

/** Modules being switched, with their new state. */
const switchingAtom = atom<Partial<Record<SwitchableModule, boolean>>>({})

export const modulesAtom = atom((get) => {
  const switching = get(switchingAtom)
  const isOn = new Map(get(initAtom)?.modules.map(({ module_name, effective_state }) => [module_name, effective_state]))
  return SWITCHABLE_MODULES.map((name) => ({ name, isOn: switching[name] ?? isOn.get(name) ?? false }))
})

/** The module that is turned off once that is confirmed. */
export const pendingOffAtom = atom<SwitchableModule | undefined>(undefined)
/** The last change, while it can be undone. */
export const switchedAtom = atom<{ name: SwitchableModule; isOn: boolean } | undefined>(undefined)
export const isSwitchingAtom = atom((get) => Object.keys(get(switchingAtom)).length > 0)

const switchAtom = atom(null, async (get, set, name: SwitchableModule, isOn: boolean): Promise<boolean> => {
  set(switchingAtom, (switching) => ({ ...switching, [name]: isOn }))
  try {
    await get(apiAtom).call(putModule, { body: { module_name: name, effective_state: isOn } })
    await set(refreshAtom)
    return true
  } catch {
    set(notifyAtom, 'failure')
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
