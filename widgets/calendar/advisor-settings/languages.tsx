import { SPOKEN_LANGUAGES } from '#contract/search'
import { useTextsContext } from '../../core/element/texts.tsx'
import { MultiSelect } from '../../ui/fields/multi-select.tsx'
import { languages as section } from './advisor-settings.atoms.ts'
import { useSection } from './use-section.ts'

/** The advisor's languages, for the public search. */
export function Languages() {
  const {
    t,
    draft: { languages },
    errorsOf,
    edit
  } = useSection(section)
  const { tag } = useTextsContext()
  const names = new Intl.DisplayNames(tag, { type: 'language' })
  const nameOf = (code: string) => names.of(code) ?? code
  return (
    <MultiSelect
      name="languages"
      label={t('advisor-settings.languages-label')}
      help={t('advisor-settings.languages-help')}
      placeholder={t('advisor-settings.languages-placeholder')}
      errors={errorsOf('languages')}
      options={SPOKEN_LANGUAGES.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), tag))}
      selected={languages}
      onChange={(chosen) => edit({ languages: chosen })}
      keyOf={(code) => code}
      nameOf={nameOf}
    />
  )
}
