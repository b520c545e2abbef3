import { useAtomValue, useSetAtom } from 'jotai'
import type { searchMessages } from '#contract/messages/search.messages'
import type { searchFormsMessages } from '#contract/messages/search-forms.messages'
import type { ManagedSearchForms, SearchFormBody } from '#contract/search-forms'
import { useTexts } from '../../core/element/texts.tsx'
import { branchChoice, type Choice, topicChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { useLanguageNames } from '../search/views.tsx'
import { searchForm } from './form.atoms.ts'

const useMessages = useTexts<typeof searchFormsMessages & typeof searchMessages>

interface PresetsProps {
  draft: SearchFormBody
  choices: ManagedSearchForms['choices']
}

const PRESETS = ['topic', 'language', 'branch'] as const

/** Criteria preset for every search of the form. */
export function Presets({ draft: { presets }, choices: { topics, languages, branches } }: PresetsProps) {
  const t = useMessages()
  const languageOf = useLanguageNames()
  const errors = useAtomValue(searchForm.errorsAtom)
  const change = useSetAtom(searchForm.changeAtom)
  const choices: Record<(typeof PRESETS)[number], Choice[]> = {
    topic: topics.map(topicChoice),
    language: languages.map((code) => ({ value: code, text: languageOf(code) })),
    branch: branches.map((one) => branchChoice(one.slug, one))
  }
  return (
    <FormGroup label={t('search-forms.presets')} help={t('search-forms.presets-help')} fieldset>
      {() => (
        <div className="search-presets">
          {PRESETS.map((name) => {
            const known = choices[name]
            const value = presets[name]
            const isGone = value && !known.some((one) => one.value === value)
            const gone: Choice[] = isGone ? [{ value, text: t('search-forms.preset-gone') }] : []
            return (
              <ComboboxField
                key={name}
                label={t(`search.${name}`)}
                name={`preset-${name}`}
                value={value}
                errors={errors[`presets.${name}`]}
                options={[{ value: '', text: t('search-forms.no-preset') }, ...gone, ...known]}
                onChange={(chosen) => change({ presets: { ...presets, [name]: chosen } })}
              />
            )
          })}
        </div>
      )}
    </FormGroup>
  )
}
