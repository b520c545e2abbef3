import { useAtomValue } from 'jotai'
import type { appMessages } from '#contract/messages/app.messages'
import type { reportsMessages } from '#contract/messages/reports.messages'
import type { Report, ReportName } from '#contract/reports'
import { type Narrow, useNarrow, useQuery } from '../../core/data/query-state.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import { LoadingBox } from '../../ui/feedback/loading-box.tsx'
import { CampaignsCard } from './campaigns.tsx'
import { comparedBy, isCompared } from './comparison.ts'
import { daysText } from './days.ts'
import { ReportFilters } from './filters.tsx'
import { FunnelCard } from './funnel.tsx'
import { Groups } from './groups.tsx'
import { Lists } from './lists.tsx'
import { isWhole, type Query, reportOf, reportQueries } from './query-state.ts'
import { fileAtom, loadAtom, reportsAtom, scopeAtom, stateAtom } from './reports.atoms.ts'
import css from './reports.css?inline'
import { SearchTerms } from './search-terms.tsx'
import { Turn } from './turn.tsx'

const useMessages = useTexts<typeof reportsMessages & typeof appMessages>

/** What is compared with what: a day that has begun has no whole one beside it. */
function Comparison({ report }: { report: Report }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const { to, compared_until: until = to } = report
  if (!report.before) return t('reports.compared-none')
  const said = { before: daysText(tag, report.before), by: comparedBy(report) }
  if (!isCompared(report)) return t('reports.compared-nothing', said)
  if (until === to) return t('reports.compared', said)
  return t('reports.compared-ended', said)
}

/** On paper, where there are no fields: the branch and the advisor. */
function Narrowed({ query }: { query: Query }) {
  const t = useMessages()
  const { branches = [], advisors = [] } = useAtomValue(scopeAtom) ?? {}
  const branch = branches.find(({ uuid }) => uuid === query.organization_uuid)
  const advisor = advisors.find(({ alias }) => alias === query.advisor)
  return (
    <dl className="report-narrowed">
      <dt>{t('reports.branch')}</dt>
      <dd>{branch?.name ?? t('reports.all-branches')}</dd>
      <dt>{t('reports.advisor')}</dt>
      <dd>{advisor?.full_name ?? t('reports.all-advisors')}</dd>
    </dl>
  )
}

interface BarProps {
  name: ReportName
  query: Query
  onChange: Narrow<Query>
}

function Bar({ name, query, onChange }: BarProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const report = useAtomValue(reportsAtom)[name]
  const isReady = useAtomValue(stateAtom).status === 'ready'
  const file = useAtomValue(fileAtom)({ report: name, query })
  return (
    <div className="report-bar">
      <div className="report-days">
        <p role="status">
          {report && isReady && (
            <>
              <strong>{daysText(tag, report)}</strong>
              <span className="help">{isWhole(query) ? <Comparison report={report} /> : t('reports.still-shown')}</span>
            </>
          )}
        </p>
        <div className="report-turns">
          {(['previous', 'next'] as const).map((to) => (
            <Turn key={to} to={to} name={name} query={query} onChange={onChange} />
          ))}
        </div>
      </div>
      {isWhole(query) && (
        <div className="report-actions">
          <a className="button" href={file} download>
            {t('reports.export')}
          </a>
          <button type="button" className="button print" onClick={() => print()}>
            {t('reports.print')}
          </button>
        </div>
      )}
    </div>
  )
}

const isEmpty = ({ figures }: { figures: readonly { count: number; before: number }[] }) =>
  figures.every(({ count, before }) => !count && !before)

interface ContentProps {
  name: ReportName
  query: Query
  onChange: (change: Partial<Query>) => void
}

function Content({ name, query, onChange }: ContentProps) {
  const t = useMessages()
  const report = useAtomValue(reportsAtom)[name]
  const isTurning = useAtomValue(stateAtom).status !== 'ready'
  if (!report) return isWhole(query) ? <LoadingBox /> : null
  return (
    <div className={isTurning ? 'report-content turning' : 'report-content'} aria-busy={isTurning}>
      {!query.all && isEmpty(report) && (
        <div className="card report-whole">
          <p className="lead">{t('reports.nothing-yet')}</p>
        </div>
      )}
      {!query.all && <Groups name={name} query={query} report={report} onChange={onChange} />}
      {report.terms && (!query.all || query.all === 'terms') && <SearchTerms query={query} terms={report.terms} />}
      {!query.all && name === 'sessions' && <FunnelCard query={query} />}
      {!query.all && name === 'sessions' && <CampaignsCard query={query} />}
      {query.all !== 'terms' && <Lists name={name} query={query} report={report} onSort={(by) => onChange({ by })} />}
    </div>
  )
}

/** A report; the address holds the query. */
export function ReportView({ name }: { name: ReportName }) {
  useStyles(css)
  const t = useMessages()
  const query = useQuery(reportQueries[name])
  const change = useNarrow(reportQueries[name])
  const scope = useAtomValue(scopeAtom)
  const { status, failure, retry } = useRequest({ stateAtom, loadAtom }, { report: name, query: reportOf(query) })
  return (
    <div className="section report">
      <h1 className="title">{t(`app.${name}-reports`)}</h1>
      <section className="card report-head">
        <ReportFilters name={name} query={query} onChange={change} />
        <Bar name={name} query={query} onChange={change} />
        <Narrowed query={query} />
      </section>
      {scope?.branches.length === 0 && (
        <div className="card">
          <p className="lead">{t('reports.no-branches')}</p>
        </div>
      )}
      {status === 'error' ? (
        <GeneralError failure={failure} retry={retry} />
      ) : (
        <Content name={name} query={query} onChange={change} />
      )}
    </div>
  )
}
