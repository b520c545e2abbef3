import { useAtomValue, useSetAtom } from 'jotai'
import type { searchFormsMessages } from '#contract/messages/search-forms.messages'
import { SEARCH_LAYOUTS, SEARCH_PAGE_SIZES, SEARCH_PARTS } from '#contract/search'
import { type ManagedSearchForms, SEARCH_FORM_NAME_MAX, type SearchFormBody } from '#contract/search-forms'
import { useTexts } from '../../core/element/texts.tsx'
import { DraftDialog } from '../../ui/dialogs/draft-dialog.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { LimitedField } from '../../ui/fields/limited-field.tsx'
import { RadioField } from '../../ui/fields/radio-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { FieldsEditor } from './fields-editor.tsx'
import { searchForm, slugOf } from './form.atoms.ts'
import { Presets } from './presets.tsx'
import { Preview } from './preview.tsx'

const useMessages = useTexts<typeof searchFormsMessages>

interface PartProps {
  draft: SearchFormBody
}

function Names({ draft }: PartProps) {
  const t = useMessages()
  const isNew = !useAtomValue(searchForm.itemAtom)
  const errors = useAtomValue(searchForm.errorsAtom)
  const change = useSetAtom(searchForm.changeAtom)
  const rename = (name: string) => {
    const follows = isNew && draft.slug === slugOf(draft.name)
    change({ name, ...(follows && { slug: slugOf(name) }) })
  }
  return (
    <>
      <LimitedField
        label={t('search-forms.name')}
        help={t('search-forms.name-help')}
        name="name"
        max={SEARCH_FORM_NAME_MAX}
        autoComplete="off"
        required
        trim
        value={draft.name}
        errors={errors.name}
        onInput={rename}
      />
      <LimitedField
        label={t('search-forms.alias')}
        help={t('search-forms.alias-help')}
        name="slug"
        max={64}
        autoComplete="off"
        spellCheck={false}
        required
        trim
        value={draft.slug}
        errors={errors.slug}
        onInput={(slug) => change({ slug })}
      />
    </>
  )
}

function Layout({ draft }: PartProps) {
  const t = useMessages()
  const change = useSetAtom(searchForm.changeAtom)
  return (
    <FormGroup label={t('search-forms.layout')} fieldset>
      {() => (
        <div className="search-layouts">
          {SEARCH_LAYOUTS.map((layout) => (
            <RadioField
              key={layout}
              name="layout"
              value={layout}
              title={t(`search-forms.layout-${layout}`)}
              text={t(`search-forms.layout-${layout}-text`)}
              checked={draft.layout === layout}
              onChoose={() => change({ layout })}
            />
          ))}
        </div>
      )}
    </FormGroup>
  )
}

function Shown({ draft: { shown } }: PartProps) {
  const t = useMessages()
  const change = useSetAtom(searchForm.changeAtom)
  return (
    <FormGroup label={t('search-forms.shown')} fieldset>
      {() => (
        <div className="search-parts">
          {SEARCH_PARTS.map((part) => (
            <CheckField
              key={part}
              name={`part-${part}`}
              title={t(`search-forms.part-${part}`)}
              checked={shown.includes(part)}
              onChange={(isOn) =>
                change({ shown: SEARCH_PARTS.filter((one) => (one === part ? isOn : shown.includes(one))) })
              }
            />
          ))}
        </div>
      )}
    </FormGroup>
  )
}

function PageSize({ draft }: PartProps) {
  const t = useMessages()
  const change = useSetAtom(searchForm.changeAtom)
  return (
    <SelectField
      label={t('search-forms.page-size')}
      name="page_size"
      value={String(draft.page_size)}
      options={SEARCH_PAGE_SIZES.map((size) => [`${size}`, `${size}`] as const)}
      onChange={(value) => change({ page_size: SEARCH_PAGE_SIZES.find((size) => String(size) === value) ?? 12 })}
    />
  )
}

/** Creates or changes a search form, with a live preview. */
export function FormDialog({ choices }: Pick<ManagedSearchForms, 'choices'>) {
  const t = useMessages()
  return (
    <DraftDialog of={searchForm} title={(isNew) => t(isNew ? 'search-forms.add' : 'search-forms.edit-title')}>
      {(draft) => (
        <>
          <Names draft={draft} />
          <FieldsEditor draft={draft} />
          <Presets draft={draft} choices={choices} />
          <Layout draft={draft} />
          <Shown draft={draft} />
          <PageSize draft={draft} />
          <Preview draft={draft} choices={choices} />
        </>
      )}
    </DraftDialog>
  )
}
