import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useLayoutEffect } from 'react'
import { type Language, languageOf } from '#contract/locales'
import type { appMessages } from '#contract/messages/app.messages'
import { APPEARANCES } from '#contract/preferences'
import { meAtom } from '../core/data/session.ts'
import { useTexts, useTextsContext } from '../core/element/texts.tsx'
import { useId } from '../core/element/use-id.ts'
import { unsavedAtom } from '../core/forms/unsaved.ts'
import { useLeaving } from '../ui/dialogs/leaving.ts'
import { setAppearanceAtom, setLanguageAtom } from './preferences.atoms.ts'

/** Each named as its speakers do. */
export const LANGUAGES: Record<Language, string> = { de: 'Deutsch', en: 'English' }

/** Shows the app light or dark as the user has chosen; the server prints the same into the page. */
export function useAppearance() {
  const { appearance = 'system' } = useAtomValue(meAtom)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (appearance === 'system') delete dataset.appearance
    else dataset.appearance = appearance
  }, [appearance])
}

function Choice({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form's fieldset
    <div className="panel-choice" role="group" aria-labelledby={id}>
      <span id={id}>{title}</span>
      <div className="choice-buttons">{children}</div>
    </div>
  )
}

/** Changes the language, after asking about unsaved changes. */
export function useChangeLanguage() {
  const choose = useSetAtom(setLanguageAtom)
  const isUnsaved = useAtomValue(unsavedAtom)
  const ask = useLeaving()
  // before it is saved: staying with unsaved changes also leaves the language as it was
  return (language: Language) => (isUnsaved ? ask(() => void choose(language)) : void choose(language))
}

export function LanguageChoice() {
  const t = useTexts<typeof appMessages>()
  const current = languageOf(useTextsContext().locale)
  const change = useChangeLanguage()
  return (
    <Choice title={t('app.language')}>
      {(Object.keys(LANGUAGES) as Language[]).map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === current}
          onClick={() => one !== current && change(one)}
        >
          {LANGUAGES[one]}
        </button>
      ))}
    </Choice>
  )
}

export function AppearanceChoice() {
  const t = useTexts<typeof appMessages>()
  const { appearance = 'system' } = useAtomValue(meAtom)
  const choose = useSetAtom(setAppearanceAtom)
  return (
    <Choice title={t('app.appearance')}>
      {APPEARANCES.map((one) => (
        <button key={one} type="button" aria-pressed={one === appearance} onClick={() => void choose(one)}>
          {t(`app.appearance-${one}`)}
        </button>
      ))}
    </Choice>
  )
}
