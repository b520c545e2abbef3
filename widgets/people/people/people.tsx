import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import type { listsMessages } from '#contract/messages/lists.messages'
import type { peopleMessages } from '#contract/messages/people.messages'
import type { ListedPerson, PeoplePage } from '#contract/people'
import { useNarrow, useQuery } from '../../core/data/query-state.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Requested } from '../../ui/feedback/requested.tsx'
import { ChosenRows } from '../../ui/lists/chosen-rows.tsx'
import { useShownColumns } from '../../ui/lists/hidden-columns.ts'
import { ListView } from '../../ui/lists/list-view.tsx'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import { type Choice, Table } from '../../ui/lists/table.tsx'
import { type Chosen, useChoice } from '../../ui/lists/use-choice.ts'
import { ChangeChosen } from '../people-changes/change-chosen.tsx'
import { PeopleChanges } from '../people-changes/people-changes.tsx'
import { useColumns } from './columns.tsx'
import { InviteAll } from './invite-all.tsx'
import { InviteChosen } from './invite-chosen.tsx'
import { mayManageAtom, people } from './people.atoms.ts'
import css from './people.css?inline'
import { addressOf, choiceKey, choiceOf, peopleQuery, type Query, type Sort } from './query-state.ts'
import { Toolbar } from './toolbar.tsx'

const useMessages = useTexts<typeof peopleMessages & typeof listsMessages>

interface ListProps {
  query: Query
  page: PeoplePage
}

function Empty({ query, page }: ListProps) {
  const t = useMessages()
  const mayManage = useAtomValue(mayManageAtom)
  if (!mayManage && !page.branches.length) return <p className="lead">{t('people.none-assigned')}</p>
  if (!isNarrowed(query)) return <p className="lead">{t('people.empty')}</p>
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

/** Whether anything but the order differs from the list of all. */
const isNarrowed = (query: Query) => addressOf(query) !== addressOf({ sort: query.sort })

const keyOf = ({ uuid }: ListedPerson) => uuid

/** How rows of the table are chosen. */
function checksOf(chosen: Chosen, t: ReturnType<typeof useMessages>): Choice<ListedPerson> {
  return {
    pageLabel: t('lists.choose-page'),
    labelOf: ({ full_name }) => t('people.choose', { name: full_name }),
    isChosen: ({ uuid }) => chosen.isChosen(uuid),
    choose: (people, isChosen) => chosen.choose(people.map(keyOf), isChosen)
  }
}

/** What can be done with the chosen people, or with all who match; what has begun is said in either case. */
function Actions({ query, page, chosen }: ListProps & { chosen: Chosen }) {
  const { count, keys, clear } = chosen
  return (
    <>
      <InviteAll key={addressOf({ ...query, page: 1 })} query={query} count={count ? 0 : page.uninvited} />
      {count > 0 && (
        <ChosenRows of={chosen} total={page.total}>
          <InviteChosen query={query} chosen={chosen} />
          <ChangeChosen choice={choiceOf(query, keys)} count={count} branches={page.branches} onStart={clear} />
        </ChosenRows>
      )}
    </>
  )
}

function List({ query, page, isStale }: ListProps & { isStale: boolean }) {
  const t = useMessages()
  const narrow = useNarrow(peopleQuery)
  const columns = useColumns(page.time_zone)
  const shown = useShownColumns('people', columns)
  const mayManage = useAtomValue(mayManageAtom)
  const { people: rows, total } = page
  const chosen = useChoice(choiceKey(query), rows.map(keyOf), total)
  const { count } = chosen
  return (
    <PagedList
      label={t('people.list')}
      count={count ? t('lists.chosen', { count, total }) : t('people.count', { count: total })}
      isFiltered={isNarrowed(query)}
      page={query.page}
      total={total}
      size={page.page_size}
      isStale={isStale}
      addressOf={(number) => addressOf({ ...query, page: number })}
      actions={mayManage && <Actions query={query} page={page} chosen={chosen} />}
      view={<ListView list="people" columns={columns} address={addressOf({ ...query, page: 1 })} />}
      empty={!rows.length && <Empty query={query} page={page} />}
    >
      <Table
        label={t('people.list')}
        columns={shown}
        rows={rows}
        keyOf={keyOf}
        classOf={() => 'person-row'}
        sort={query.sort}
        onSort={(sort) => narrow({ sort: sort as Sort })}
        choice={mayManage ? checksOf(chosen, t) : undefined}
      />
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
      {mayManage && <PeopleChanges />}
      <Requested of={list}>{(page, isStale) => <List query={query} page={page} isStale={isStale} />}</Requested>
    </div>
  )
}
