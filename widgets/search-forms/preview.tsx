import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { SearchField, SearchForm } from '#contract/search'
import type { ManagedSearchForms, SearchFormBody } from '#contract/search-forms'
import type { searchFormsMessages } from '#contract/search-forms.messages'
import { useTexts } from '../core/texts.tsx'
import { NOTHING } from '../search/criteria.ts'
import { Fields } from '../search/fields.tsx'
import searchCss from '../search/search.css?inline'
import { Results } from '../search/views.tsx'
import { useStyles } from '../ui/use-styles.ts'
import { loadSampleAtom, sampleAtom } from './preview.atoms.ts'

interface PreviewProps {
  draft: SearchFormBody
  choices: ManagedSearchForms['choices']
}

/** As the server hands it to visitors. */
function formOf({ draft: { fields, presets, layout, shown, page_size }, choices }: PreviewProps): SearchForm {
  const counts: Partial<Record<SearchField, number>> = {
    topic: presets.topic ? 0 : choices.topics.length,
    language: presets.language ? 0 : choices.languages.length,
    branch: presets.branch ? 0 : choices.branches.length
  }
  const left = fields.filter((field) => (counts[field] ?? 2) > 1)
  return { fields: left, is_listed: false, ...choices, layout, shown, page_size }
}

/** The form and its results as the same parts draw them that draw the real ones; nothing in it can be pressed. */
export function Preview({ draft, choices }: PreviewProps) {
  useStyles(searchCss)
  const t = useTexts<typeof searchFormsMessages>()
  const { status, result } = useAtomValue(sampleAtom)
  const load = useSetAtom(loadSampleAtom)
  const { topic, language, branch } = draft.presets
  useEffect(() => void load({ topic, language, branch }), [topic, language, branch, load])
  const form = formOf({ draft, choices })
  return (
    <section className="search-preview" aria-label={t('search-forms.preview')}>
      <h3>{t('search-forms.preview')}</h3>
      <p className="help">{t('search-forms.preview-lead')}</p>
      <div className="search-box stack" inert>
        <Fields form={form} criteria={NOTHING} isSample />
        {result && <Results result={result} look={form} criteria={NOTHING} origin="" turn={() => null} />}
      </div>
      {status === 'error' && <p className="notice warning">{t('search-forms.preview-failed')}</p>}
    </section>
  )
}
