import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Link } from 'wouter'
import type { PeoplePage } from '#contract/people'
import type { peopleMessages } from '#contract/people.messages'
import { useTexts } from '../core/texts.tsx'
import { GeneralError } from '../ui/general-error.tsx'
import { LoadingBox } from '../ui/loading-box.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import { useStyles } from '../ui/use-styles.ts'
import { InviteAll } from './invite-all.tsx'
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

function List({ place, page, isStale }: ListProps & { isStale: boolean }) {
  const t = useMessages()
  return (
    <PagedList
      label={t('people.list')}
      count={t('people.count', { count: page.total })}
      page={place.page}
      total={page.total}
      size={page.page_size}
      isStale={isStale}
      addressOf={(number) => addressOf({ ...place, page: number })}
      empty={!page.people.length && <Empty place={place} page={page} />}
    >
      {page.people.map((person) => (
        <PersonRow key={person.uuid} person={person} />
      ))}
    </PagedList>
  )
}

/** Advisors and staff: searched, filtered, sorted, a page at a time. */
export function People() {
  useStyles(css)
  const place = usePlace()
  const { status, failure, page } = useAtomValue(listAtom)
  const load = useSetAtom(loadAtom)
  const mayManage = useAtomValue(mayManageAtom)
  const asked = JSON.stringify(place)
  useEffect(() => void load(JSON.parse(asked)), [asked, load])
  return (
    <div className="card people">
      <Toolbar place={place} branches={page?.branches ?? []} />
      {mayManage && page && status !== 'error' && (
        <InviteAll key={addressOf({ ...place, page: 1 })} place={place} count={page.uninvited} />
      )}
      {status === 'loading' && !page && <LoadingBox />}
      {status === 'error' && <GeneralError failure={failure} retry={() => void load({ ...place })} />}
      {status !== 'error' && page && <List place={place} page={page} isStale={status === 'loading'} />}
    </div>
  )
}
