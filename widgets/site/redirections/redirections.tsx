import { Link } from 'wouter'
import type { listsMessages } from '#contract/messages/lists.messages'
import type { redirectionChangesMessages } from '#contract/messages/redirection-changes.messages'
import type { redirectionsMessages } from '#contract/messages/redirections.messages'
import type { Redirection, RedirectionsPage } from '#contract/redirections'
import { useNarrow, useQuery } from '../../core/data/query-state.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { RemovalQuestion } from '../../ui/dialogs/removal-question.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { ChosenRows } from '../../ui/lists/chosen-rows.tsx'
import { useShownColumns } from '../../ui/lists/hidden-columns.ts'
import { ListView } from '../../ui/lists/list-view.tsx'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import { type Choice, Table } from '../../ui/lists/table.tsx'
import { type Chosen, useChoice } from '../../ui/lists/use-choice.ts'
import { ChangeChosen, RedirectionChanges } from '../redirection-changes/change-chosen.tsx'
import { useColumns } from './columns.tsx'
import { FormDialog } from './form.tsx'
import { ImportDialog } from './import.tsx'
import { addressOf, choiceOf, type Query, redirectionsQuery, type Sort } from './query-state.ts'
import { redirectionRemoval, redirections } from './redirections.atoms.ts'
import css from './redirections.css?inline'
import { Toolbar } from './toolbar.tsx'

const useMessages = useTexts<typeof redirectionsMessages & typeof redirectionChangesMessages & typeof listsMessages>

function Question() {
  const t = useMessages()
  return (
    <RemovalQuestion
      of={redirectionRemoval}
      title={t('redirections.delete-title')}
      text={({ path, hits }) => t('redirections.delete-question', { path, hits })}
      action={t('redirections.delete')}
    />
  )
}

function Empty({ query }: { query: Query }) {
  const t = useMessages()
  const isFirst = !query.q && query.page === 1
  return (
    <div className="stack redirection-empty">
      <p className="lead">{t(isFirst ? 'redirections.empty' : 'redirections.none-found')}</p>
      {!isFirst && (
        <div>
          <Link className="button" href={addressOf({ sort: query.sort })}>
            {t('redirections.clear')}
          </Link>
        </div>
      )}
    </div>
  )
}

const keyOf = ({ uuid }: Redirection) => uuid

/** How rows of the table are chosen. */
function checksOf(chosen: Chosen, t: ReturnType<typeof useMessages>): Choice<Redirection> {
  return {
    pageLabel: t('lists.choose-page'),
    labelOf: ({ path }) => t('redirection-changes.choose-of', { path }),
    isChosen: ({ uuid }) => chosen.isChosen(uuid),
    choose: (rows, isChosen) => chosen.choose(rows.map(keyOf), isChosen)
  }
}

function List({ query, page, isStale }: { query: Query; page: RedirectionsPage; isStale: boolean }) {
  const t = useMessages()
  const narrow = useNarrow(redirectionsQuery)
  const columns = useColumns(page)
  const shown = useShownColumns('redirections', columns)
  const { redirections: rows, total, hosts } = page
  const chosen = useChoice(query.q, rows.map(keyOf), total)
  const { count, keys, clear } = chosen
  return (
    <PagedList
      label={t('redirections.list')}
      count={count ? t('lists.chosen', { count, total }) : t('redirections.count', { count: total })}
      isFiltered={query.q !== ''}
      page={query.page}
      total={total}
      size={page.page_size}
      isStale={isStale}
      addressOf={(number) => addressOf({ ...query, page: number })}
      actions={
        count > 0 && (
          <ChosenRows of={chosen} total={total}>
            <ChangeChosen choice={choiceOf(query, keys)} count={count} hosts={hosts} onStart={clear} />
          </ChosenRows>
        )
      }
      view={<ListView list="redirections" columns={columns} address={addressOf({ ...query, page: 1 })} />}
      empty={!rows.length && <Empty query={query} />}
    >
      <Table
        label={t('redirections.list')}
        columns={shown}
        rows={rows}
        keyOf={keyOf}
        classOf={({ is_active }) => (is_active ? 'redirection' : 'redirection off')}
        sort={query.sort}
        onSort={(sort) => narrow({ sort: sort as Sort })}
        choice={checksOf(chosen, t)}
      />
    </PagedList>
  )
}

/** Administration of redirects: search, sort, create, change, also many at once, import and export. */
export function Page() {
  useStyles(css)
  const query = useQuery(redirectionsQuery)
  const list = useRequest(redirections, query)
  return (
    <div className="card redirections">
      <Toolbar query={query} />
      <RedirectionChanges />
      <Requested of={list}>{(page, isStale) => <List query={query} page={page} isStale={isStale} />}</Requested>
      <FormDialog hosts={list.value?.hosts ?? []} />
      <ImportDialog />
      <Question />
    </div>
  )
}
