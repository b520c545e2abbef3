import type { searchFormsMessages } from '#contract/messages/search-forms.messages'
import type { SearchField, SearchForm } from '#contract/search'
import type { ManagedSearchForms, SearchFormBody } from '#contract/search-forms'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { NOTHING } from '../search/criteria.ts'
import { Fields } from '../search/fields.tsx'
import searchCss from '../search/search.css?inline'
import { Results } from '../search/views.tsx'
import { sample } from './preview.atoms.ts'

interface PreviewProps {
  draft: SearchFormBody
  choices: ManagedSearchForms['choices']
}

/** The form as visitors get it from the server. */
function formOf({ draft: { fields, presets, layout, shown, page_size }, choices }: PreviewProps): SearchForm {
  const counts: Partial<Record<SearchField, number>> = {
    topic: presets.topic ? 0 : choices.topics.length,
    language: presets.language ? 0 : choices.languages.length,
    branch: presets.branch ? 0 : choices.branches.length
  }
  const left = fields.filter((field) => (counts[field] ?? 2) > 1)
  return { fields: left, is_listed: false, ...choices, layout, shown, page_size }
}

/** A preview of form and results from the real components; nothing in it is clickable. */
export function Preview({ draft, choices }: PreviewProps) {
  useStyles(searchCss)
  const t = useTexts<typeof searchFormsMessages>()
  const id = useId()
  const { topic, language, branch } = draft.presets
  const { status, value: result } = useRequest(sample, { topic, language, branch })
  const isFailed = status === 'error'
  const form = formOf({ draft, choices })
  return (
    <section className="search-preview" aria-label={t('search-forms.preview')}>
      <h3>{t('search-forms.preview')}</h3>
      <p className="help">{t('search-forms.preview-lead')}</p>
      <div className="search-box stack" inert>
        <Fields form={form} criteria={NOTHING} isSample within={id} />
        {result && !isFailed && (
          <Results
            {...{ result, look: form, criteria: NOTHING, leadOn: (address) => address }}
            origin=""
            turn={() => null}
          />
        )}
      </div>
      {isFailed && <p className="notice warning">{t('search-forms.preview-failed')}</p>}
    </section>
  )
}
