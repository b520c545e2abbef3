import { atom } from 'jotai'
import { isOrigin } from '#contract/settings'
import { settingForm } from '../../core/forms/setting-form.atoms.ts'

type Fault = 'institution.origin-wrong' | 'institution.origin-http' | 'institution.origin-known'

const setting = settingForm<readonly string[], Fault>({
  name: 'embed_origins',
  read: (text) => text.split(/\s+/).filter(Boolean),
  write: (origins) => origins.join(' '),
  check: () => ({})
})
export const { valueAtom: originsAtom, refusedAtom } = setting

export const isLocal = (origin: string) => origin.startsWith('http:')

/** The input that is not added yet. */
const typedAtom = atom('')
const faultAtom = atom<Fault | undefined>(undefined)
export const originAtom = atom(
  (get) => {
    const text = get(typedAtom)
    const origin = originOf(text.trim())
    /** What will be added, where that is not what was typed. */
    const stored = origin !== text.trim() && !faultOf(origin) ? origin : undefined
    return { text, stored, fault: get(faultAtom) }
  },
  (_get, set, text: string) => {
    set(typedAtom, text)
    set(faultAtom, undefined)
  }
)

const isTypedAtom = atom((get) => get(typedAtom).trim() !== '')

/** Input that is not added yet counts as unsaved, and is discarded with the rest. */
export const originsForm = {
  ...setting.form,
  loadAtom: atom(null, (_get, set, alias: string) => {
    set(originAtom, '')
    return set(setting.form.loadAtom, alias)
  }),
  dirtyAtom: atom((get) => get(setting.form.dirtyAtom) || get(isTypedAtom))
}

/** Hosts that serve a developer's own pages, without https. */
const LOCAL = /^(([\w-]+\.)*localhost|127\.0\.0\.1)([:/]|$)/i

/** The origin of a URL, since many users paste a complete one, or leave out how it begins. */
function originOf(text: string): string | undefined {
  const address = /^https?:/i.test(text) ? text : `${LOCAL.test(text) ? 'http' : 'https'}://${text}`
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  return (host.includes('.') || host === 'localhost') && !host.includes('*') ? new URL(address).origin : undefined
}

/** Why a listed origin cannot be saved. */
export function faultOf(origin: string | undefined): Fault | undefined {
  if (!origin || originOf(origin) !== origin) return 'institution.origin-wrong'
  return isOrigin(origin) ? undefined : 'institution.origin-http'
}

/** Adds the input to the list, or shows its error; returns whether it was added. */
export const addOriginAtom = atom(null, (get, set): boolean => {
  const origin = originOf(get(typedAtom).trim())
  const isKnown = origin !== undefined && get(originsAtom).includes(origin)
  const fault = isKnown ? 'institution.origin-known' : faultOf(origin)
  set(faultAtom, fault)
  if (fault || !origin) return false
  set(originsAtom, (before) => [...before, origin])
  set(typedAtom, '')
  return true
})

/** The same before saving, when the input may be empty. */
export const addTypedAtom = atom(null, (get, set) => !get(isTypedAtom) || set(addOriginAtom))
