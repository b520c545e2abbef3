import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { searchMessages } from '#contract/messages/search.messages'
import type { searchFormsMessages } from '#contract/messages/search-forms.messages'
import type { ManagedSearchForm, ManagedSearchForms } from '#contract/search-forms'
import { useList } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { RemovalQuestion } from '../../ui/dialogs/removal-question.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { RestoreNotice } from '../../ui/feedback/restore-notice.tsx'
import { searchForm } from './form.atoms.ts'
import { FormDialog } from './form.tsx'
import { embeddedAtom, searchFormRemoval, searchForms } from './search-forms.atoms.ts'
import css from './search-forms.css?inline'
import { SnippetDialog } from './snippet.tsx'

const useMessages = useTexts<typeof searchFormsMessages & typeof searchMessages>

interface RowProps {
  form: ManagedSearchForm
  origin: string
}

function Actions({ form, origin }: RowProps) {
  const t = useMessages()
  const edit = useSetAtom(searchForm.openAtom)
  const embed = useSetAtom(embeddedAtom)
  const setPending = useSetAtom(searchFormRemoval.pendingDeletionAtom)
  const { name, slug } = form
  const action = (what: 'edit' | 'snippet' | 'delete', onClick: () => void) => (
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
    <div className="search-form-actions">
      <a
        className="button quiet"
        href={`${origin}/search?form=${slug}`}
        target="_blank"
        rel="noopener"
        aria-label={t('search-forms.open-of', { name })}
      >
        {t('search-forms.open')}
      </a>
      {action('snippet', () => embed(form))}
      {action('edit', () => edit(form))}
      {action('delete', () => setPending(form))}
    </div>
  )
}

function Row({ form, origin }: RowProps) {
  const t = useMessages()
  const { name, slug, fields, layout, page_size: size } = form
  return (
    <li className="search-form">
      <div className="search-form-text">
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
      <Actions form={form} origin={origin} />
    </li>
  )
}

function List({ page: { forms, origin } }: { page: ManagedSearchForms }) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  useFocusRestore(box, (node) => node)
  return (
    <div ref={box} tabIndex={-1} className="search-form-list">
      <RestoreNotice of={searchFormRemoval} />
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
      action={t('search-forms.delete')}
    />
  )
}

/** Administration of search forms: create, change, preview, embed and delete. */
export function Page() {
  useStyles(css)
  const t = useMessages()
  const list = useList(searchForms)
  const edit = useSetAtom(searchForm.openAtom)
  return (
    <div className="card search-forms">
      <Requested of={list}>
        {(page) => (
          <>
            <div>
              <button type="button" className="button primary" onClick={() => edit()}>
                {t('search-forms.add')}
              </button>
            </div>
            <List page={page} />
            <FormDialog choices={page.choices} />
            <SnippetDialog origin={page.origin} />
          </>
        )}
      </Requested>
      <Question />
    </div>
  )
}
