import { useRef } from 'react'
import { Link } from 'wouter'
import type { reportsMessages } from '#contract/messages/reports.messages'
import {
  type Metric,
  metricsOf,
  RANKED_FIRST,
  type Ranked,
  type RankedKind,
  type Report,
  type ReportName
} from '#contract/reports'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { isCompared } from './comparison.ts'
import { type Query, reportQueries } from './query-state.ts'
import { WholeRanking } from './ranking.tsx'
import { Compared } from './tiles.tsx'

const useMessages = useTexts<typeof reportsMessages>

interface ListProps {
  kind: RankedKind
  ranked: readonly Ranked[]
  metric: Metric
  href: string
  isCompared: boolean
}

/** The first of a ranking. */
function List({ kind, ranked, metric, href, isCompared }: ListProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const number = new Intl.NumberFormat(tag)
  const most = Math.max(1, ...ranked.map(({ count }) => count))
  if (!ranked.length) return null
  return (
    <div className="placed-list">
      <table className="placed">
        <caption>{t(`reports.top-${kind}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('reports.column-name')}</th>
            <th scope="col">{t('reports.column-count')}</th>
            {isCompared && <th scope="col">{t('reports.column-change')}</th>}
          </tr>
        </thead>
        <tbody>
          {ranked.map(({ id, name, count, before, begun }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                <meter className="placed-share" min={0} max={most} value={Math.max(0, count)} aria-hidden="true" />
              </th>
              <td>{number.format(count)}</td>
              {isCompared && (
                <td>
                  <Compared count={count} before={before} begun={begun} metric={metric} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {ranked.length === RANKED_FIRST && (
        <p>
          <Link className="button" href={href}>
            {t(`reports.all-${kind}-ranked`)}
          </Link>
        </p>
      )}
    </div>
  )
}

interface ListsProps {
  name: ReportName
  query: Query
  report: Report
  onSort: (by: string) => void
}

/** The first branches and advisors by a figure, with the ways to all of them. */
function FirstLists({ name, query, report }: Omit<ListsProps, 'onSort'>) {
  const t = useMessages()
  const { branches, advisors, by } = report
  const compared = { metric: by, isCompared: isCompared(report) }
  const allOf = (all: RankedKind) => reportQueries[name].addressOf({ ...query, all, q: '', page: 1 })
  if (!branches.length && !advisors.length) return <p className="lead">{t('reports.top-none')}</p>
  return (
    <div className="placed-lists">
      <List kind="branches" ranked={branches} href={allOf('branches')} {...compared} />
      <List kind="advisors" ranked={advisors} href={allOf('advisors')} {...compared} />
    </div>
  )
}

/** The branches and advisors by a figure: the first ones, or all of a kind. */
export function Lists({ name, query, report, onSort }: ListsProps) {
  const t = useMessages()
  const { by } = report
  const box = useRef<HTMLElement>(null)
  // the link to the other lists is gone, and with it the focus
  useFocusRestore(box, (node) => node.querySelector('.ranking-title') ?? node.querySelector('h2'))
  return (
    <section className="card report-whole" aria-labelledby="report-top" ref={box}>
      <h2 className="card-title" id="report-top" tabIndex={-1}>
        {t('reports.top')}
      </h2>
      <div className="report-filters">
        <SelectField
          name="by"
          label={t('reports.top-by')}
          value={by}
          options={metricsOf(name).map((metric) => [metric, t(`reports.metric-${metric}`)] as const)}
          onChange={onSort}
        />
      </div>
      {query.all && query.all !== 'terms' ? (
        <WholeRanking name={name} query={query} kind={query.all} metric={by} isCompared={isCompared(report)} />
      ) : (
        <FirstLists name={name} query={query} report={report} />
      )}
    </section>
  )
}
