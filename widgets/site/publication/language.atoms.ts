import { atom } from 'jotai'
import { type Language, languageOf } from '#contract/locales'
import { initAtom } from '../../core/data/session.ts'

/** The language in which a page is edited: the institution's own, until another one is chosen. */
export function languageAtoms() {
  const chosenAtom = atom<Language | undefined>(undefined)
  return atom(
    (get): Language => get(chosenAtom) ?? languageOf(get(initAtom)?.tenant.language ?? 'de-AT'),
    (_get, set, language: Language) => set(chosenAtom, language)
  )
}
