import type { listsMessages } from '#contract/messages/lists.messages'
import type { reportsMessages } from '#contract/messages/reports.messages'
import type { InRanking, Metric, RankedKind, Ranking, ReportName } from '#contract/reports'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import { type Column, Table } from '../../ui/lists/table.tsx'
import { type Query, reportQueries } from './query-state.ts'
import { rankingRequest } from './reports.atoms.ts'
import { Compared } from './tiles.tsx'
import { Whole } from './whole.tsx'

const useMessages = useTexts<typeof reportsMessages & typeof listsMessages>

function useColumns(metric: Metric, isCompared: boolean): Column<InRanking>[] {
  const t = useMessages()
  const { tag } = useTextsContext()
  const number = new Intl.NumberFormat(tag)
  const change: Column<InRanking> = {
    id: 'change',
    title: t('reports.column-change'),
    cell: ({ count, before, begun }) => <Compared count={count} before={before} begun={begun} metric={metric} />
  }
  return [
    {
      id: 'name',
      title: t('reports.column-name'),
      cell: ({ place, name, branch }) => (
        <span className="ranked-name">
          <span className="ranked-place">{number.format(place)}.</span>
          <span>
            {name}
            {branch && <span className="help ranked-branch">{branch}</span>}
          </span>
        </span>
      )
    },
    { id: 'count', title: t(`reports.metric-${metric}`), isNamed: true, cell: ({ count }) => number.format(count) },
    ...(isCompared ? [change] : [])
  ]
}

interface RankingProps {
  name: ReportName
  query: Query
  kind: RankedKind
  metric: Metric
  isCompared: boolean
}

function List({
  name,
  query,
  kind,
  metric,
  isCompared,
  ranking,
  isStale
}: RankingProps & { ranking: Ranking; isStale: boolean }) {
  const t = useMessages()
  const columns = useColumns(metric, isCompared)
  const { ranked, total, page_size } = ranking
  const label = t(`reports.top-${kind}`)
  return (
    <PagedList
      label={label}
      count={t(`reports.count-${kind}`, { count: total })}
      page={query.page}
      total={total}
      size={page_size}
      isStale={isStale}
      addressOf={(page) => reportQueries[name].addressOf({ ...query, page })}
      empty={!ranked.length && <p className="lead">{t(query.q ? 'reports.none-found' : 'reports.top-none')}</p>}
    >
      <Table label={label} columns={columns} rows={ranked} keyOf={({ id }) => id} />
    </PagedList>
  )
}

/** All branches or advisors by a figure, with search, page by page. */
export function WholeRanking(props: RankingProps) {
  const { name, query, kind } = props
  const request = useRequest(rankingRequest, { report: name, query: { ...query, charts: '' }, of: kind })
  return (
    <Whole name={name} query={query} kind={kind}>
      <Requested of={request} level={3}>
        {(ranking, isStale) => <List {...props} ranking={ranking} isStale={isStale} />}
      </Requested>
    </Whole>
  )
}
