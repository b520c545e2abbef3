import { atom, type WritableAtom } from 'jotai'
import {
  type AdvisorTarget,
  CONTENT_LANGUAGES,
  getContentPage,
  type OpenContentPage,
  OtherVersion,
  type PageContent,
  type PageText,
  postRestoration,
  putContentPage
} from '#contract/content-pages'
import type { Language } from '#contract/locales'
import { languageAtoms } from '../publication/language.atoms.ts'
import { versionedEditor } from '../publication/versioned-editor.atoms.ts'
import { merged } from './merge.ts'

const chosenAtom = languageAtoms()
/** The language that is edited: one that the page has. */
export const languageAtom: WritableAtom<Language, [language: Language], void> = atom(
  (get) => {
    const content = get(contentAtom)
    return [get(chosenAtom), ...CONTENT_LANGUAGES].find((language) => content[language]) ?? 'de'
  },
  (_get, set, language: Language) => set(chosenAtom, language)
)

export const editor = versionedEditor<PageContent, OpenContentPage>({
  empty: {},
  load: (call, uuid) => call(getContentPage, { params: { uuid } }),
  save: (call, uuid, body) => call(putContentPage, { params: { uuid }, body }),
  restore: (call, uuid, version) => call(postRestoration, { params: { uuid }, body: { version } }),
  other: OtherVersion,
  merged,
  shownAtom: languageAtom
})
export const { contentAtom, drawnAtom, errorsAtom, pageAtom, refusalAtom, updateAtom } = editor
export const editorForm = editor.form

/** Changes the shown language's title, description or blocks. */
export const changeAtom = atom(null, (get, set, change: (text: PageText) => Partial<PageText>) => {
  const language = get(languageAtom)
  set(editor.editAtom, (content) => {
    const text = content[language]
    return text ? { ...content, [language]: { ...text, ...change(text) } } : content
  })
})

/** Changes to whom a page leads that has no content of its own. */
export const changeAdvisorAtom = atom(null, (_get, set, change: Partial<AdvisorTarget>) => {
  set(editor.editAtom, (content) =>
    content.advisor ? { ...content, advisor: { ...content.advisor, ...change } } : content
  )
})

/** A further language begins with the blocks of the other, to be translated. */
export const addLanguageAtom = atom(null, (get, set, language: Language) => {
  const from = get(contentAtom)[get(languageAtom)]
  set(editor.editAtom, (content) => ({
    ...content,
    [language]: { title: '', description: '', blocks: from?.blocks ?? [] }
  }))
  set(languageAtom, language)
})

export const removeLanguageAtom = atom(null, (_get, set, language: Language) =>
  set(editor.editAtom, ({ [language]: _, ...others }) => others)
)
