import { useRef } from 'react'
import { Link } from 'wouter'
import type { reportsMessages } from '#contract/messages/reports.messages'
import { metricsOf, RANKED_FIRST, type Ranked, type RankedKind, type Report, type ReportName } from '#contract/reports'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { type Query, reportQueries } from './query-state.ts'
import { WholeRanking } from './ranking.tsx'

const useMessages = useTexts<typeof reportsMessages>

interface ListProps {
  kind: RankedKind
  ranked: readonly Ranked[]
  href: string
  isCompared: boolean
}

/** The first of a ranking. */
function List({ kind, ranked, href, isCompared }: ListProps) {
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
            {isCompared && <th scope="col">{t('reports.column-before')}</th>}
          </tr>
        </thead>
        <tbody>
          {ranked.map(({ id, name, count, before }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                <meter className="placed-share" min={0} max={most} value={Math.max(0, count)} aria-hidden="true" />
              </th>
              <td>{number.format(count)}</td>
              {isCompared && <td>{number.format(before)}</td>}
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
  const { branches, advisors, before } = report
  const isCompared = before !== null
  const allOf = (all: RankedKind) => reportQueries[name].addressOf({ ...query, all, q: '', page: 1 })
  if (!branches.length && !advisors.length) return <p className="lead">{t('reports.top-none')}</p>
  return (
    <div className="placed-lists">
      <List kind="branches" ranked={branches} href={allOf('branches')} isCompared={isCompared} />
      <List kind="advisors" ranked={advisors} href={allOf('advisors')} isCompared={isCompared} />
    </div>
  )
}

/** Whether numbers contain a day that what they are compared with does not. */
const isBegun = ({ before, to, compared_until = to }: Report) => before !== null && compared_until < to

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
      {isBegun(report) && <p className="help">{t('reports.top-begun')}</p>}
      {query.all && query.all !== 'terms' ? (
        <WholeRanking name={name} query={query} kind={query.all} metric={by} isCompared={report.before !== null} />
      ) : (
        <FirstLists name={name} query={query} report={report} />
      )}
    </section>
  )
}
