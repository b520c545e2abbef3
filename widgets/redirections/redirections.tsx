import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { RedirectionsPage } from '#contract/redirections'
import type { redirectionsMessages } from '#contract/redirections.messages'
import { useTexts } from '../core/texts.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { GeneralError } from '../ui/general-error.tsx'
import { LoadingBox } from '../ui/loading-box.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { useStyles } from '../ui/use-styles.ts'
import { FormDialog } from './form.tsx'
import { ImportDialog } from './import.tsx'
import { addressOf, type Place, usePlace } from './place.ts'
import { deleteAtom, doomedAtom, isDeletingAtom, listAtom, loadAtom } from './redirections.atoms.ts'
import css from './redirections.css?inline'
import { RedirectionRow } from './row.tsx'
import { Toolbar } from './toolbar.tsx'

const useMessages = useTexts<typeof redirectionsMessages>

function Question() {
  const t = useMessages()
  const doomed = useAtomValue(doomedAtom)
  const isDeleting = useAtomValue(isDeletingAtom)
  const doom = useSetAtom(doomedAtom)
  const remove = useSetAtom(deleteAtom)
  const { path = '', hits = 0 } = doomed ?? {}
  return (
    <ConfirmDialog
      open={Boolean(doomed)}
      busy={isDeleting}
      title={t('redirections.delete-title')}
      text={t('redirections.delete-question', { path, hits })}
      deed={t('redirections.delete')}
      onConfirm={() => void remove()}
      onClose={() => doom(undefined)}
    />
  )
}

function Empty({ place }: { place: Place }) {
  const t = useMessages()
  const isFirst = !place.q && place.page === 1
  return (
    <div className="stack redirection-empty">
      <p className="lead">{t(isFirst ? 'redirections.empty' : 'redirections.none-found')}</p>
      {!isFirst && (
        <div>
          <Link className="button" href={addressOf({ ...place, q: '', page: 1 })}>
            {t('redirections.clear')}
          </Link>
        </div>
      )}
    </div>
  )
}

function Pages({ place, page }: { place: Place; page: RedirectionsPage }) {
  const t = useMessages()
  const pages = Math.max(1, Math.ceil(page.total / page.page_size))
  if (pages < 2) return null
  return (
    <nav className="redirection-pages" aria-label={t('redirections.pages')}>
      {place.page > 1 && (
        <Link className="button" rel="prev" href={addressOf({ ...place, page: place.page - 1 })}>
          {t('redirections.previous')}
        </Link>
      )}
      <span>{t('redirections.page', { page: String(place.page), pages: String(pages) })}</span>
      {place.page < pages && (
        <Link className="button" rel="next" href={addressOf({ ...place, page: place.page + 1 })}>
          {t('redirections.next')}
        </Link>
      )}
    </nav>
  )
}

function List({ place, page, isStale }: { place: Place; page: RedirectionsPage; isStale: boolean }) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const turned = useRef(place.page)
  useKeptFocus(box, (node) => node)
  useEffect(() => {
    if (turned.current === place.page) return
    turned.current = place.page
    scrollTo(0, 0)
    box.current?.focus({ preventScroll: true })
  }, [place.page])
  return (
    <div className="redirection-list" ref={box} tabIndex={-1} aria-busy={isStale}>
      <p className="redirection-count" role="status">
        {t('redirections.count', { count: page.total })}
      </p>
      {!page.redirections.length && <Empty place={place} />}
      <ul aria-label={t('redirections.list')}>
        {page.redirections.map((one) => (
          <RedirectionRow key={one.uuid} redirection={one} timeZone={page.time_zone} hosts={page.hosts} />
        ))}
      </ul>
      <Pages place={place} page={page} />
    </div>
  )
}

/** The institution's redirections: searched, sorted, made, changed, brought from files and taken along. */
export function Redirections() {
  useStyles(css)
  const place = usePlace()
  const { q, sort, page: number } = place
  const { status, failure, page } = useAtomValue(listAtom)
  const load = useSetAtom(loadAtom)
  useEffect(() => void load({ q, sort, page: number }), [q, sort, number, load])
  return (
    <div className="card redirections">
      <Toolbar place={place} />
      {status === 'loading' && !page && <LoadingBox />}
      {status === 'error' && <GeneralError failure={failure} retry={() => void load(place)} />}
      {page && <List place={place} page={page} isStale={status === 'loading'} />}
      <FormDialog hosts={page?.hosts ?? []} />
      <ImportDialog />
      <Question />
    </div>
  )
}
