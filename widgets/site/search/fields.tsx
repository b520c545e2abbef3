import { useState } from 'react'
import type { searchWidgetMessages } from '#contract/messages/search.messages'
import type { SearchField, SearchForm } from '#contract/search'
import { SEARCH_TEXT_MAX } from '#contract/search'
import { useTexts } from '../../core/element/texts.tsx'
import type { Criteria } from './criteria.ts'
import { useLanguageNames } from './views.tsx'

const useMessages = useTexts<typeof searchWidgetMessages>

type Choice = readonly [value: string, text: string, lang?: string]

function useChoices({ topics, languages, branches }: SearchForm): Partial<Record<SearchField, Choice[]>> {
  const t = useMessages()
  const nameOf = useLanguageNames()
  return {
    topic: [['', t('search.any-topic')], ...topics.map(({ uuid, topic, lang }) => [uuid, topic, lang] as Choice)],
    language: [['', t('search.any-language')], ...languages.map((code) => [code, nameOf(code)] as const)],
    branch: [['', t('search.any-branch')], ...branches.map(({ slug, name }) => [slug, name] as const)]
  }
}

interface FieldProps {
  name: SearchField
  value: string
  choices: Choice[] | undefined
  isSample: boolean
  within: string
}

function Select({ id, name, value, choices, isSample }: FieldProps & { id: string; choices: Choice[] }) {
  const [chosen, choose] = useState(value)
  return (
    <select
      className="input"
      id={id}
      name={isSample ? undefined : name}
      value={chosen}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      {choices.map(([key, text, lang]) => (
        <option key={key} value={key} lang={lang}>
          {text}
        </option>
      ))}
    </select>
  )
}

function Field(props: FieldProps) {
  const t = useMessages()
  const { name, value, choices, isSample, within } = props
  const id = `${within}search-${name}`
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {t(`search.${name}`)}
      </label>
      {choices ? (
        <Select {...props} id={id} choices={choices} />
      ) : (
        <input
          className="input"
          id={id}
          name={isSample ? undefined : name}
          type="search"
          defaultValue={value}
          maxLength={SEARCH_TEXT_MAX}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </div>
  )
}

interface FieldsProps {
  form: SearchForm
  criteria: Criteria
  isBusy?: boolean
  /** Preview inside another form. */
  isSample?: boolean
  /** What ids begin with, where a page has several forms. */
  within?: string
}

/** The fields in the form's order with the current criteria; uncontrolled. */
export function Fields({ form, criteria, isBusy = false, isSample = false, within = '' }: FieldsProps) {
  const t = useMessages()
  const choices = useChoices(form)
  return (
    <div className="search-fields">
      {form.fields.map((name) => (
        <Field
          key={`${name} ${criteria[name]}`}
          name={name}
          value={criteria[name]}
          choices={choices[name]}
          isSample={isSample}
          within={within}
        />
      ))}
      <button className="button primary" type={isSample ? 'button' : 'submit'} aria-disabled={isBusy}>
        {t('search.submit')}
      </button>
    </div>
  )
}
