import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import type { peopleMessages } from '#contract/messages/people.messages'
import type { PeoplePage } from '#contract/people'
import { useQuery } from '../../core/data/query-state.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Requested } from '../../ui/feedback/requested.tsx'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import { InviteAll } from './invite-all.tsx'
import { mayManageAtom, people } from './people.atoms.ts'
import css from './people.css?inline'
import { addressOf, peopleQuery, type Query } from './query-state.ts'
import { PersonRow } from './row.tsx'
import { Toolbar } from './toolbar.tsx'

const useMessages = useTexts<typeof peopleMessages>

interface ListProps {
  query: Query
  page: PeoplePage
}

function Empty({ query, page }: ListProps) {
  const t = useMessages()
  const mayManage = useAtomValue(mayManageAtom)
  const isAll = addressOf(query) === addressOf({ sort: query.sort })
  if (!mayManage && !page.branches.length) return <p className="lead">{t('people.none-assigned')}</p>
  if (isAll) return <p className="lead">{t('people.empty')}</p>
  return (
    <div className="stack">
      <p className="lead">{t('people.none-found')}</p>
      <div>
        <Link className="button" href={addressOf({ sort: query.sort })}>
          {t('people.clear')}
        </Link>
      </div>
    </div>
  )
}

function List({ query, page, isStale }: ListProps & { isStale: boolean }) {
  const t = useMessages()
  return (
    <PagedList
      label={t('people.list')}
      count={t('people.count', { count: page.total })}
      page={query.page}
      total={page.total}
      size={page.page_size}
      isStale={isStale}
      addressOf={(number) => addressOf({ ...query, page: number })}
      empty={!page.people.length && <Empty query={query} page={page} />}
    >
      {page.people.map((person) => (
        <PersonRow key={person.uuid} person={person} />
      ))}
    </PagedList>
  )
}

/** Advisors and staff: searched, filtered, sorted, a page at a time. */
export function Page() {
  useStyles(css)
  const query = useQuery(peopleQuery)
  const list = useRequest(people, query)
  const mayManage = useAtomValue(mayManageAtom)
  return (
    <div className="card people">
      <Toolbar query={query} branches={list.value?.branches ?? []} />
      <Requested of={list}>
        {(page, isStale) => (
          <>
            {mayManage && <InviteAll key={addressOf({ ...query, page: 1 })} query={query} count={page.uninvited} />}
            <List query={query} page={page} isStale={isStale} />
          </>
        )}
      </Requested>
    </div>
  )
}
