import { atom } from 'jotai'
import type { Language } from '#contract/locales'
import type { Me } from '#contract/me'
import { type Appearance, patchPreferences } from '#contract/preferences'
import { mutationAtoms } from '../core/data/request.atoms.ts'
import { meAtom } from '../core/data/session.ts'
import { hostAtom } from '../core/element/store.tsx'
import { noteReload } from './reloaded.ts'

const { runAtom } = mutationAtoms()

/** Shown before it is saved, and taken back if it cannot be. */
export const setAppearanceAtom = atom(null, async (get, set, appearance: Appearance) => {
  const { appearance: before = 'system' } = get(meAtom)
  const show = (shown: Appearance) => set(meAtom, (me: Me) => ({ ...me, appearance: shown }))
  show(appearance)
  if (!(await set(runAtom, (call) => call(patchPreferences, { body: { appearance } })))) show(before)
})

/** The user has been asked already, and forms would let the browser ask again. */
const leaveUnasked = () =>
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true })

/** Loads the page again in the other language, unless the page around prevents `advisor-language`. */
export const setLanguageAtom = atom(null, async (get, set, language: Language) => {
  const isSaved = await set(runAtom, (call) => call(patchPreferences, { body: { language } }))
  if (!isSaved || !get(hostAtom)?.emit('language', { language })) return
  noteReload()
  leaveUnasked()
  location.reload()
})
