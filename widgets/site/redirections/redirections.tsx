import { Link } from 'wouter'
import type { redirectionsMessages } from '#contract/messages/redirections.messages'
import type { RedirectionsPage } from '#contract/redirections'
import { useQuery } from '../../core/data/query-state.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { RemovalQuestion } from '../../ui/dialogs/removal-question.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import { FormDialog } from './form.tsx'
import { ImportDialog } from './import.tsx'
import { addressOf, type Query, redirectionsQuery } from './query-state.ts'
import { redirectionRemoval, redirections } from './redirections.atoms.ts'
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
  return (
    <PagedList
      label={t('redirections.list')}
      count={t('redirections.count', { count: page.total })}
      page={query.page}
      total={page.total}
      size={page.page_size}
      isStale={isStale}
      addressOf={(number) => addressOf({ ...query, page: number })}
      empty={!page.redirections.length && <Empty query={query} />}
    >
      {page.redirections.map((one) => (
        <RedirectionRow key={one.uuid} redirection={one} timeZone={page.time_zone} hosts={page.hosts} />
      ))}
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
