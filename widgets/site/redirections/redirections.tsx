import { Link } from 'wouter'
import type { redirectionsMessages } from '#contract/messages/redirections.messages'
import type { RedirectionsPage } from '#contract/redirections'
import { useNarrow, useQuery } from '../../core/data/query-state.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { RemovalQuestion } from '../../ui/dialogs/removal-question.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { useShownColumns } from '../../ui/lists/hidden-columns.ts'
import { ListView } from '../../ui/lists/list-view.tsx'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import { Table } from '../../ui/lists/table.tsx'
import { useColumns } from './columns.tsx'
import { FormDialog } from './form.tsx'
import { ImportDialog } from './import.tsx'
import { addressOf, type Query, redirectionsQuery, type Sort } from './query-state.ts'
import { redirectionRemoval, redirections } from './redirections.atoms.ts'
import css from './redirections.css?inline'
import { Toolbar } from './toolbar.tsx'

const useMessages = useTexts<typeof redirectionsMessages>

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

function List({ query, page, isStale }: { query: Query; page: RedirectionsPage; isStale: boolean }) {
  const t = useMessages()
  const narrow = useNarrow(redirectionsQuery)
  const columns = useColumns(page)
  const shown = useShownColumns('redirections', columns)
  return (
    <PagedList
      label={t('redirections.list')}
      count={t('redirections.count', { count: page.total })}
      page={query.page}
      total={page.total}
      size={page.page_size}
      isStale={isStale}
      addressOf={(number) => addressOf({ ...query, page: number })}
      view={<ListView list="redirections" columns={columns} address={addressOf({ ...query, page: 1 })} />}
      empty={!page.redirections.length && <Empty query={query} />}
    >
      <Table
        label={t('redirections.list')}
        columns={shown}
        rows={page.redirections}
        keyOf={({ uuid }) => uuid}
        classOf={({ is_active }) => (is_active ? 'redirection' : 'redirection off')}
        sort={query.sort}
        onSort={(sort) => narrow({ sort: sort as Sort })}
      />
    </PagedList>
  )
}

/** Administration of redirects: search, sort, create, change, import and export. */
export function Page() {
  useStyles(css)
  const query = useQuery(redirectionsQuery)
  const list = useRequest(redirections, query)
  return (
    <div className="card redirections">
      <Toolbar query={query} />
      <Requested of={list}>{(page, isStale) => <List query={query} page={page} isStale={isStale} />}</Requested>
      <FormDialog hosts={list.value?.hosts ?? []} />
      <ImportDialog />
      <Question />
    </div>
  )
}
