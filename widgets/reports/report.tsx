import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { appMessages } from '#contract/app.messages'
import type { ReportName } from '#contract/reports'
import type { reportsMessages } from '#contract/reports.messages'
import { useTexts, useTextsContext } from '../core/texts.tsx'
import { GeneralError } from '../ui/general-error.tsx'
import { LoadingBox } from '../ui/loading-box.tsx'
import { useStyles } from '../ui/use-styles.ts'
import { dayText } from './days.ts'
import { Filters } from './filters.tsx'
import { Groups } from './groups.tsx'
import { Lists, Terms } from './lists.tsx'
import { isWhole, type Place, searchOf, usePlace } from './place.ts'
import { failureAtom, fileAtom, loadAtom, reportsAtom, scopeAtom, statusAtom } from './reports.atoms.ts'
import css from './reports.css?inline'

const useMessages = useTexts<typeof reportsMessages & typeof appMessages>

function Bar({ place }: { place: Place }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const report = useAtomValue(reportsAtom)[place.report]
  const isReady = useAtomValue(statusAtom) === 'ready'
  const file = useAtomValue(fileAtom)(place)
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
      {isWhole(place) && (
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

function Content({ place, onChange }: { place: Place; onChange: (change: Partial<Place>) => void }) {
  const t = useMessages()
  const report = useAtomValue(reportsAtom)[place.report]
  const isTurning = useAtomValue(statusAtom) !== 'ready'
  if (!report) return isWhole(place) ? <LoadingBox /> : null
  return (
    <div className={isTurning ? 'report-content turning' : 'report-content'} aria-busy={isTurning}>
      {isEmpty(report) && (
        <div className="card report-whole">
          <p className="lead">{t('reports.nothing-yet')}</p>
        </div>
      )}
      <Groups place={place} report={report} onChange={onChange} />
      {report.terms && <Terms terms={report.terms} />}
      <Lists name={place.report} report={report} onSort={(by) => onChange({ by })} />
    </div>
  )
}

/** A report at the address that says which, of when and of whom. */
export function ReportView({ name }: { name: ReportName }) {
  useStyles(css)
  const t = useMessages()
  const [location, navigate] = useLocation()
  const place = usePlace(name)
  const status = useAtomValue(statusAtom)
  const failure = useAtomValue(failureAtom)
  const scope = useAtomValue(scopeAtom)
  const load = useSetAtom(loadAtom)
  const asked = searchOf({ ...place, charts: [] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is in the address
  useEffect(() => void load(place), [load, name, asked])
  const change = (part: Partial<Place>) => {
    const search = searchOf({ ...place, ...part })
    navigate(search ? `${location}?${search}` : location, { replace: true })
  }
  return (
    <div className="section report">
      <h1 className="title">{t(`app.${name}-reports`)}</h1>
      <section className="card">
        <Filters place={place} onChange={change} />
        <Bar place={place} />
      </section>
      {scope?.branches.length === 0 && (
        <div className="card">
          <p className="lead">{t('reports.no-branches')}</p>
        </div>
      )}
      {status === 'error' ? (
        <GeneralError failure={failure} retry={() => void load(place)} />
      ) : (
        <Content place={place} onChange={change} />
      )}
    </div>
  )
}
