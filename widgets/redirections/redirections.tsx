import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Link } from 'wouter'
import type { RedirectionsPage } from '#contract/redirections'
import type { redirectionsMessages } from '#contract/redirections.messages'
import { useTexts } from '../core/texts.tsx'
import { GeneralError } from '../ui/general-error.tsx'
import { LoadingBox } from '../ui/loading-box.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import { RemovalQuestion } from '../ui/removal-question.tsx'
import { useStyles } from '../ui/use-styles.ts'
import { FormDialog } from './form.tsx'
import { ImportDialog } from './import.tsx'
import { addressOf, type Place, usePlace } from './place.ts'
import { listAtom, loadAtom, redirectionRemoval } from './redirections.atoms.ts'
import css from './redirections.css?inline'
import { RedirectionRow } from './row.tsx'
import { Toolbar } from './toolbar.tsx'

const useMessages = useTexts<typeof redirectionsMessages>

function Question() {
  const t = useMessages()
  return (
    <RemovalQuestion
      of={redirectionRemoval}
      title={t('redirections.delete-title')}
      text={({ path, hits }) => t('redirections.delete-question', { path, hits })}
      deed={t('redirections.delete')}
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

function List({ place, page, isStale }: { place: Place; page: RedirectionsPage; isStale: boolean }) {
  const t = useMessages()
  return (
    <PagedList
      label={t('redirections.list')}
      count={t('redirections.count', { count: page.total })}
      page={place.page}
      total={page.total}
      size={page.page_size}
      isStale={isStale}
      addressOf={(number) => addressOf({ ...place, page: number })}
      empty={!page.redirections.length && <Empty place={place} />}
    >
      {page.redirections.map((one) => (
        <RedirectionRow key={one.uuid} redirection={one} timeZone={page.time_zone} hosts={page.hosts} />
      ))}
    </PagedList>
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
