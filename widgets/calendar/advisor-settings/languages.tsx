import { SPOKEN_LANGUAGES } from '#contract/search'
import { useTextsContext } from '../../core/element/texts.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
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
  const all = SPOKEN_LANGUAGES.map((code) => ({ code, name: names.of(code) ?? code }))
  const sorted = all.toSorted((a, b) => a.name.localeCompare(b.name, tag))
  return (
    <FormGroup
      fieldset
      label={t('advisor-settings.languages-label')}
      help={t('advisor-settings.languages-help')}
      errors={errorsOf('languages')}
    >
      {() => (
        <div className="settings-languages">
          {sorted.map(({ code, name }) => (
            <CheckField
              key={code}
              name={`language-${code}`}
              title={name}
              checked={languages.includes(code)}
              onChange={(isOn) =>
                edit({ languages: isOn ? [...languages, code] : languages.filter((one) => one !== code) })
              }
            />
          ))}
        </div>
      )}
    </FormGroup>
  )
}
