import { atom } from 'jotai'
import type { Language } from '#contract/locales'
import type { Me } from '#contract/me'
import { type Appearance, type Preferences, patchPreferences } from '#contract/preferences'
import { mutationAtoms } from '../core/data/request.atoms.ts'
import { meAtom } from '../core/data/session.ts'
import { hostAtom } from '../core/element/store.tsx'
import { noteReload } from './reloaded.ts'

const { runAtom } = mutationAtoms()
const lastAtom = atom<Promise<unknown>>(Promise.resolve())

/** One after the other: no choice is lost while another is saved, and the last one holds. */
const saveAtom = atom(null, (get, set, body: Preferences): Promise<boolean> => {
  const saved = get(lastAtom).then(() => set(runAtom, (call) => call(patchPreferences, { body })))
  set(lastAtom, saved)
  return saved
})

/** Shown before it is saved, and taken back if it cannot be. */
export const setAppearanceAtom = atom(null, async (get, set, appearance: Appearance) => {
  const { appearance: before = 'system' } = get(meAtom)
  const show = (shown: Appearance) => set(meAtom, (me: Me) => ({ ...me, appearance: shown }))
  show(appearance)
  const isSaved = await set(saveAtom, { appearance })
  if (!isSaved && get(meAtom).appearance === appearance) show(before)
})

/** The user has been asked already, and forms would let the browser ask again. */
const leaveUnasked = () =>
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true })

/** Loads the page again in the other language, unless the page around prevents `advisor-language`. */
export const setLanguageAtom = atom(null, async (get, set, language: Language) => {
  const isSaved = await set(saveAtom, { language })
  if (!isSaved || !get(hostAtom)?.emit('language', { language })) return
  noteReload()
  leaveUnasked()
  location.reload()
})
