import { useAtomValue, useSetAtom } from 'jotai'
import type { searchMessages } from '#contract/messages/search.messages'
import type { searchFormsMessages } from '#contract/messages/search-forms.messages'
import { SEARCH_FIELDS, type SearchField } from '#contract/search'
import type { SearchFormBody } from '#contract/search-forms'
import { useTexts } from '../../core/element/texts.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { movedTo, OrderedList } from '../../ui/lists/ordered-list.tsx'
import { searchForm } from './form.atoms.ts'

const useMessages = useTexts<typeof searchFormsMessages & typeof searchMessages>

interface FieldsProps {
  draft: SearchFormBody
}

function Missing({ draft: { fields } }: FieldsProps) {
  const t = useMessages()
  const change = useSetAtom(searchForm.changeAtom)
  const missing = SEARCH_FIELDS.filter((field) => !fields.includes(field))
  if (!missing.length) return null
  return (
    <div className="cluster">
      {missing.map((field) => (
        <button
          key={field}
          type="button"
          className="button"
          aria-label={t('search-forms.add-field', { field: t(`search.${field}`) })}
          onClick={() => change({ fields: [...fields, field] })}
        >
          <span aria-hidden="true">+ </span>
          {t(`search.${field}`)}
        </button>
      ))}
    </div>
  )
}

/** Selection and order of the fields. */
export function FieldsEditor({ draft }: FieldsProps) {
  const t = useMessages()
  const { fields } = draft
  const errors = useAtomValue(searchForm.errorsAtom).fields
  const change = useSetAtom(searchForm.changeAtom)
  const nameOf = (field: SearchField) => t(`search.${field}`)
  return (
    <FormGroup label={t('search-forms.fields')} help={t('search-forms.fields-help')} errors={errors} fieldset>
      {() => (
        <div className="search-editor">
          <OrderedList
            items={fields}
            idOf={(field) => field}
            nameOf={nameOf}
            onMove={(from, to) => change({ fields: movedTo(fields, from, to) })}
          >
            {(field) => (
              <div className="search-field">
                <span className="search-field-name">{nameOf(field)}</span>
                <button
                  type="button"
                  className="button quiet icon"
                  aria-label={t('search-forms.remove-field', { field: nameOf(field) })}
                  onClick={() => change({ fields: fields.filter((one) => one !== field) })}
                >
                  <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
                    <path d="m5 5 10 10M15 5 5 15" />
                  </svg>
                </button>
              </div>
            )}
          </OrderedList>
          <Missing draft={draft} />
        </div>
      )}
    </FormGroup>
  )
}
