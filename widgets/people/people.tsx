import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { PeoplePage } from '#contract/people'
import type { peopleMessages } from '#contract/people.messages'
import { useTexts } from '../core/texts.tsx'
import { GeneralError } from '../ui/general-error.tsx'
import { LoadingBox } from '../ui/loading-box.tsx'
import { useStyles } from '../ui/use-styles.ts'
import { listAtom, loadAtom, mayManageAtom } from './people.atoms.ts'
import css from './people.css?inline'
import { addressOf, type Place, usePlace } from './place.ts'
import { PersonRow } from './row.tsx'
import { Toolbar } from './toolbar.tsx'

const useMessages = useTexts<typeof peopleMessages>

interface ListProps {
  place: Place
  page: PeoplePage
}

function Empty({ place, page }: ListProps) {
  const t = useMessages()
  const mayManage = useAtomValue(mayManageAtom)
  const isAll = addressOf(place) === addressOf({ sort: place.sort })
  if (!mayManage && !page.branches.length) return <p className="lead">{t('people.none-assigned')}</p>
  if (isAll) return <p className="lead">{t('people.empty')}</p>
  return (
    <div className="stack">
      <p className="lead">{t('people.none-found')}</p>
      <div>
        <Link className="button" href={addressOf({ sort: place.sort })}>
          {t('people.clear')}
        </Link>
      </div>
    </div>
  )
}

function Pages({ place, page }: ListProps) {
  const t = useMessages()
  const pages = Math.max(1, Math.ceil(page.total / page.page_size))
  if (pages < 2) return null
  return (
    <nav className="people-pages" aria-label={t('people.pages')}>
      {place.page > 1 && (
        <Link className="button" rel="prev" href={addressOf({ ...place, page: place.page - 1 })}>
          {t('people.previous')}
        </Link>
      )}
      <span>{t('people.page', { page: String(place.page), pages: String(pages) })}</span>
      {place.page < pages && (
        <Link className="button" rel="next" href={addressOf({ ...place, page: place.page + 1 })}>
          {t('people.next')}
        </Link>
      )}
    </nav>
  )
}

function List({ place, page, isStale }: ListProps & { isStale: boolean }) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const turned = useRef(place.page)
  useEffect(() => {
    if (turned.current === place.page) return
    turned.current = place.page
    scrollTo(0, 0)
    box.current?.focus({ preventScroll: true })
  }, [place.page])
  return (
    <div className="people-list" ref={box} tabIndex={-1} aria-busy={isStale}>
      <p className="people-count" role="status">
        {t('people.count', { count: page.total })}
      </p>
      {!page.people.length && <Empty place={place} page={page} />}
      <ul aria-label={t('people.list')}>
        {page.people.map((person) => (
          <PersonRow key={person.uuid} person={person} />
        ))}
      </ul>
      <Pages place={place} page={page} />
    </div>
  )
}

/** Advisors and staff: searched, filtered, sorted, a page at a time. */
export function People() {
  useStyles(css)
  const place = usePlace()
  const { status, failure, page } = useAtomValue(listAtom)
  const load = useSetAtom(loadAtom)
  const asked = JSON.stringify(place)
  useEffect(() => void load(JSON.parse(asked)), [asked, load])
  return (
    <div className="card people">
      <Toolbar place={place} branches={page?.branches ?? []} />
      {status === 'loading' && !page && <LoadingBox />}
      {status === 'error' && <GeneralError failure={failure} retry={() => void load({ ...place })} />}
      {status !== 'error' && page && <List place={place} page={page} isStale={status === 'loading'} />}
    </div>
  )
}
