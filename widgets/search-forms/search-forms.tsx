import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { searchMessages } from '#contract/search.messages'
import type { ManagedSearchForm, ManagedSearchForms } from '#contract/search-forms'
import type { searchFormsMessages } from '#contract/search-forms.messages'
import { useTexts } from '../core/texts.tsx'
import { GeneralError } from '../ui/general-error.tsx'
import { LoadingBox } from '../ui/loading-box.tsx'
import { RemovalQuestion } from '../ui/removal-question.tsx'
import { RestoreNotice } from '../ui/restore-notice.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { useStyles } from '../ui/use-styles.ts'
import { searchForm } from './form.atoms.ts'
import { FormDialog } from './form.tsx'
import { embeddedAtom, listAtom, loadAtom, retryAtom, searchFormRemoval } from './search-forms.atoms.ts'
import css from './search-forms.css?inline'
import { SnippetDialog } from './snippet.tsx'

const useMessages = useTexts<typeof searchFormsMessages & typeof searchMessages>

interface RowProps {
  form: ManagedSearchForm
  origin: string
}

function Deeds({ form, origin }: RowProps) {
  const t = useMessages()
  const edit = useSetAtom(searchForm.openAtom)
  const embed = useSetAtom(embeddedAtom)
  const doom = useSetAtom(searchFormRemoval.doomedAtom)
  const { name, slug } = form
  const deed = (what: 'edit' | 'snippet' | 'delete', onClick: () => void) => (
    <button
      type="button"
      className={what === 'delete' ? 'button danger' : 'button'}
      aria-label={t(`search-forms.${what}-of`, { name })}
      onClick={onClick}
    >
      {t(`search-forms.${what}`)}
    </button>
  )
  return (
    <div className="search-form-deeds">
      <a
        className="button quiet"
        href={`${origin}/search?form=${slug}`}
        target="_blank"
        rel="noopener"
        aria-label={t('search-forms.open-of', { name })}
      >
        {t('search-forms.open')}
      </a>
      {deed('snippet', () => embed(form))}
      {deed('edit', () => edit(form))}
      {deed('delete', () => doom(form))}
    </div>
  )
}

function Row({ form, origin }: RowProps) {
  const t = useMessages()
  const { name, slug, fields, layout, page_size: size } = form
  return (
    <li className="search-form">
      <div className="search-form-words">
        <p className="search-form-name">{name}</p>
        <p className="help">{slug}</p>
        <p className="help">
          {t('search-forms.summary', {
            fields: fields.map((field) => t(`search.${field}`)).join(', '),
            layout: t(`search-forms.layout-${layout}`),
            size
          })}
        </p>
      </div>
      <Deeds form={form} origin={origin} />
    </li>
  )
}

function List({ page: { forms, origin } }: { page: ManagedSearchForms }) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box, (node) => node)
  return (
    <div ref={box} tabIndex={-1} className="search-form-list">
      <RestoreNotice of={searchFormRemoval} nameOf={({ name }) => name} />
      {!forms.length && <p className="lead">{t('search-forms.empty', { path: '/search' })}</p>}
      <ul aria-label={t('search-forms.list')}>
        {forms.map((form) => (
          <Row key={form.uuid} form={form} origin={origin} />
        ))}
      </ul>
    </div>
  )
}

function Question() {
  const t = useMessages()
  return (
    <RemovalQuestion
      of={searchFormRemoval}
      title={t('search-forms.delete-title')}
      text={({ name }) => t('search-forms.delete-question', { name })}
      deed={t('search-forms.delete')}
    />
  )
}

/** The institution's search forms: made, changed, seen before, embedded and deleted. */
export function SearchForms() {
  useStyles(css)
  const t = useMessages()
  const { status, failure, page } = useAtomValue(listAtom)
  const load = useSetAtom(loadAtom)
  const retry = useSetAtom(retryAtom)
  const edit = useSetAtom(searchForm.openAtom)
  useEffect(() => void load(), [load])
  return (
    <div className="card search-forms">
      {page && (
        <div>
          <button type="button" className="button primary" onClick={() => edit()}>
            {t('search-forms.add')}
          </button>
        </div>
      )}
      {status === 'loading' && !page && <LoadingBox />}
      {status === 'error' && <GeneralError failure={failure} retry={() => void retry()} />}
      {page && (
        <>
          <List page={page} />
          <FormDialog choices={page.choices} />
          <SnippetDialog origin={page.origin} />
        </>
      )}
      <Question />
    </div>
  )
}
