import type { Language } from '#contract/locales'
import type { contentEditorMessages } from '#contract/messages/content-editor.messages'
import type { contentPagesMessages } from '#contract/messages/content-pages.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { type Errors, languagesIn } from './errors-at.ts'

interface LanguageButtonProps {
  language: Language
  shown: Language
  errors: Errors
  onShow: (language: Language) => void
}

/** Shows what is written in a language, and says whether something there is to be corrected. */
export function LanguageButton({ language, shown, errors, onShow }: LanguageButtonProps) {
  const t = useTexts<typeof contentEditorMessages & typeof contentPagesMessages>()
  const name = t(`content-pages.language-${language}`)
  return (
    <button type="button" className="button" aria-pressed={language === shown} onClick={() => onShow(language)}>
      {languagesIn(errors).includes(language) ? t('content-editor.language-refused', { language: name }) : name}
    </button>
  )
}
