import { useAtomValue } from 'jotai'
import type { appMessages } from '#contract/messages/app.messages'
import type { reportsMessages } from '#contract/messages/reports.messages'
import type { ReportName } from '#contract/reports'
import { useNarrow, useQuery } from '../../core/data/query-state.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import { LoadingBox } from '../../ui/feedback/loading-box.tsx'
import { dayText } from './days.ts'
import { Filters } from './filters.tsx'
import { Groups } from './groups.tsx'
import { Lists, Terms } from './lists.tsx'
import { isWhole, type Query, reportQueries } from './query-state.ts'
import { fileAtom, loadAtom, reportsAtom, scopeAtom, stateAtom } from './reports.atoms.ts'
import css from './reports.css?inline'

const useMessages = useTexts<typeof reportsMessages & typeof appMessages>

function Bar({ name, query }: { name: ReportName; query: Query }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const report = useAtomValue(reportsAtom)[name]
  const isReady = useAtomValue(stateAtom).status === 'ready'
  const file = useAtomValue(fileAtom)({ report: name, query })
  const said = (days: { from: string; to: string }) => ({ from: dayText(tag, days.from), to: dayText(tag, days.to) })
  return (
    <div className="report-bar">
      <p role="status">
        {report && isReady && (
          <>
            <strong>{t('reports.days', said(report))}</strong>
            <span className="help">{t('reports.compared', said(report.before))}</span>
          </>
        )}
      </p>
      {isWhole(query) && (
        <div className="report-actions">
          <a className="button" href={file} download>
            {t('reports.export')}
          </a>
          <button type="button" className="button" onClick={() => print()}>
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
      {isEmpty(report) && (
        <div className="card report-whole">
          <p className="lead">{t('reports.nothing-yet')}</p>
        </div>
      )}
      <Groups name={name} query={query} report={report} onChange={onChange} />
      {report.terms && <Terms terms={report.terms} />}
      <Lists name={name} report={report} onSort={(by) => onChange({ by })} />
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
  // the charted figures do not affect the request
  const { status, failure, retry } = useRequest(
    { stateAtom, loadAtom },
    { report: name, query: { ...query, charts: '' } }
  )
  return (
    <div className="section report">
      <h1 className="title">{t(`app.${name}-reports`)}</h1>
      <section className="card">
        <Filters name={name} query={query} onChange={change} />
        <Bar name={name} query={query} />
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
