import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { type ContentPage, type ContentPages, contentPath } from '#contract/content-pages'
import type { contentPagesMessages } from '#contract/messages/content-pages.messages'
import { useList } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { RemovalQuestion } from '../../ui/dialogs/removal-question.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { sortedList, useSorted } from '../../ui/lists/sorted-list.ts'
import { type Column, Table } from '../../ui/lists/table.tsx'
import { PageState, useMoment } from '../publication/page-state.tsx'
import publicationCss from '../publication/publication.css?inline'
import { contentPageForm, contentPageRemoval, contentPages, copyAtom, madeAtom } from './content-pages.atoms.ts'
import css from './content-pages.css?inline'
import { AddDialog, CopyDialog } from './form.tsx'
import { editorAddress, PAGES } from './query-state.ts'
import { StartWarning } from './start-warning.tsx'

const useMessages = useTexts<typeof contentPagesMessages>

const ORDER = sortedList<ContentPage>(PAGES, {
  title: ({ title }) => title,
  path: ({ path }) => path,
  state: ({ state }) => state,
  saved_at: ({ saved_at }) => saved_at
})

function Actions({ page }: { page: ContentPage }) {
  const t = useMessages()
  const copy = useSetAtom(copyAtom)
  const remove = useSetAtom(contentPageRemoval.pendingDeletionAtom)
  const { uuid, title: name } = page
  return (
    <span className="table-actions">
      <Link className="button" aria-label={t('content-pages.edit-of', { name })} href={editorAddress(uuid)}>
        {t('content-pages.edit')}
      </Link>
      <button
        type="button"
        className="button"
        aria-label={t('content-pages.copy-of', { name })}
        onClick={() => copy(page)}
      >
        {t('content-pages.copy')}
      </button>
      <button
        type="button"
        className="button danger"
        aria-label={t('content-pages.delete-of', { name })}
        onClick={() => remove(page)}
      >
        {t('content-pages.delete')}
      </button>
    </span>
  )
}

/** A public page can be opened from its address. */
function Address({ page: { path, state }, origin }: { page: ContentPage; origin: string }) {
  const address = contentPath(path)
  return state === 'public' ? <a href={origin + address}>{address}</a> : address
}

function List({ listed: { pages, origin, time_zone } }: { listed: ContentPages }) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  useFocusRestore(box, (node) => node)
  const moment = useMoment(time_zone)
  const sorted = useSorted(ORDER, pages)
  const columns: Column<ContentPage>[] = [
    {
      id: 'title',
      title: t('content-pages.title'),
      sort: 'title',
      cell: ({ title }) => <span className="content-page-title two-lines">{title}</span>
    },
    {
      id: 'path',
      title: t('content-pages.path'),
      sort: 'path',
      cell: (page) => <Address page={page} origin={origin} />
    },
    {
      id: 'state',
      title: t('content-pages.state'),
      sort: 'state',
      cell: (page) => <PageState page={page} timeZone={time_zone} />
    },
    {
      id: 'saved_at',
      title: t('content-pages.saved'),
      sort: 'saved_at',
      cell: ({ saved_at, author }) => (
        <span className="content-page-saved">
          {moment(saved_at)}
          <span className="help">{author}</span>
        </span>
      )
    },
    { id: 'actions', title: t('content-pages.actions'), cell: (page) => <Actions page={page} /> }
  ]
  return (
    <div ref={box} tabIndex={-1}>
      {pages.length ? (
        <Table
          label={t('content-pages.list')}
          columns={columns}
          keyOf={({ uuid }) => uuid}
          classOf={() => 'content-page-row'}
          {...sorted}
        />
      ) : (
        <p className="lead">{t('content-pages.empty')}</p>
      )}
    </div>
  )
}

/** A page that has just been made is opened for writing. */
function useOpened() {
  const [made, setMade] = useAtom(madeAtom)
  const [, go] = useLocation()
  useEffect(() => {
    if (!made) return
    setMade(undefined)
    go(editorAddress(made))
  }, [made, setMade, go])
}

/** The institution's own pages: added, copied and deleted. */
export function Page() {
  useStyles(css)
  useStyles(publicationCss)
  useOpened()
  const t = useMessages()
  const list = useList(contentPages)
  const add = useSetAtom(contentPageForm.openAtom)
  return (
    <div className="card content-pages">
      <h1 className="title">{t('content-pages.list')}</h1>
      <Requested of={list}>
        {(listed) => (
          <>
            <div>
              <button type="button" className="button primary" onClick={() => add()}>
                {t('content-pages.add')}
              </button>
            </div>
            <List listed={listed} />
            <AddDialog origin={listed.origin} />
            <CopyDialog origin={listed.origin} />
          </>
        )}
      </Requested>
      <RemovalQuestion
        of={contentPageRemoval}
        title={t('content-pages.delete-title')}
        text={({ title }) => t('content-pages.delete-question', { name: title })}
        action={t('content-pages.delete')}
        note={(page) => list.value && <StartWarning page={page} {...list.value} />}
      />
    </div>
  )
}
