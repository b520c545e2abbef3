import { useState } from 'react'
import type { reportsMessages } from '#contract/messages/reports.messages'
import type { Figure, Report } from '#contract/reports'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Chart, ticksOf } from './chart.tsx'
import { comparedBy } from './comparison.ts'
import { daysText, stepName, stepText } from './days.ts'
import { Scrubber } from './scrubber.tsx'
import { ended } from './tiles.tsx'

const useMessages = useTexts<typeof reportsMessages>

/** The steps of a figure. */
type Steps = Pick<Report, 'from' | 'before' | 'step' | 'starts' | 'starts_before'>

interface FigureChartProps {
  figure: Figure
  report: Steps
  isCompared: boolean
}

/** What a step and the one beside it are called, and their values; `earlier` is empty where there is none. */
interface StepValues extends Record<string, string | number> {
  step: Report['step']
  at: string
  count: number
  earlier: string
  before: number
}

function valuesAt(tag: string, figure: Figure, report: Steps, index: number): StepValues {
  const { step, starts, starts_before } = report
  const beside = starts_before?.[index]
  return {
    step,
    at: stepName(tag, step, starts[index] ?? report.from),
    count: figure.counts[index] ?? 0,
    earlier: beside ? stepName(tag, step, beside) : '',
    before: figure.counts_before[index] ?? 0
  }
}

/** Maximum number of labels, so that they never overlap. */
const NAMED = 5

function namedOf(count: number): number[] {
  if (count <= NAMED) return Array.from({ length: count }, (_, at) => at)
  return [0, Math.floor((count - 1) / 2), count - 1]
}

/** What bars and marks stand for; of a step that is pointed out, its values. */
function Legend({ values, report, isCompared }: Omit<FigureChartProps, 'figure'> & { values: StepValues | undefined }) {
  const t = useMessages()
  return (
    <p className="chart-legend" aria-hidden="true">
      <span>
        <svg viewBox="0 0 16 12" width="16" height="12" aria-hidden="true">
          <rect className="chart-bar" x="3" width="10" height="12" />
        </svg>
        {values ? t('reports.value', { ...values }) : t('reports.now')}
      </span>
      {isCompared && (
        <span>
          <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
            <path className="chart-before" d="M0 6H24" fill="none" strokeWidth="2" />
          </svg>
          {values?.earlier
            ? t('reports.value', { ...values, at: values.earlier, count: values.before })
            : t('reports.earlier', { by: comparedBy(report) })}
        </span>
      )}
    </p>
  )
}

function Table({ figure, report, isCompared }: FigureChartProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const number = new Intl.NumberFormat(tag)
  const { starts, step, starts_before } = report
  // the day that has begun is in the sum of all days, and has none beside it
  const isBegun = isCompared && Boolean(figure.begun)
  const hasBefore = (at: number) => !starts_before || at < starts_before.length
  return (
    <details className="chart-table">
      <summary>{t('reports.table')}</summary>
      <table>
        <caption className="visually-hidden">{t(`reports.metric-${figure.metric}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(`reports.step-${step}`)}</th>
            <th scope="col">{t('reports.now')}</th>
            {isCompared && <th scope="col">{t('reports.earlier', { by: comparedBy(report) })}</th>}
          </tr>
        </thead>
        <tbody>
          {starts.map((start, at) => (
            <tr key={start}>
              <th scope="row">{stepText(tag, step, start)}</th>
              <td>{number.format(figure.counts[at] ?? 0)}</td>
              {isCompared && <td>{hasBefore(at) ? number.format(figure.counts_before[at] ?? 0) : '–'}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('reports.total')}</th>
            <td>{number.format(figure.count)}</td>
            {isCompared && <td>{isBegun ? '–' : number.format(figure.before)}</td>}
          </tr>
          {isBegun && (
            <tr>
              <th scope="row">{t('reports.total-ended')}</th>
              <td>{number.format(ended(figure))}</td>
              <td>{number.format(figure.before)}</td>
            </tr>
          )}
        </tfoot>
      </table>
    </details>
  )
}

function Drawing({ figure, report, isCompared }: FigureChartProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const { starts, step } = report
  const most = Math.max(...figure.counts)
  const at = stepText(tag, step, starts[figure.counts.indexOf(most)] ?? report.from)
  const metric = t(`reports.metric-${figure.metric}`)
  const valuesOf = (index: number) => {
    const values = valuesAt(tag, figure, report, index)
    return isCompared ? values : { ...values, earlier: '' }
  }
  const beside = isCompared && report.before
  const compared = beside ? { by: comparedBy(report), before: daysText(tag, beside) } : { by: 'nothing', before: '' }
  const number = new Intl.NumberFormat(tag)
  const [chosen, choose] = useState<number>()
  // another report may have fewer steps
  const shown = chosen !== undefined && chosen < starts.length ? chosen : undefined
  return (
    <>
      <div className="chart-box">
        <div className="chart-values" aria-hidden="true">
          {ticksOf(figure)
            .toReversed()
            .map((tick) => (
              <span key={tick}>{number.format(tick)}</span>
            ))}
        </div>
        <div className="chart-plot">
          <div
            role="img"
            aria-label={t(`reports.chart-${step}`, { metric, count: figure.count, most, at, ...compared })}
          >
            <Chart {...figure} at={shown} />
          </div>
          <Scrubber
            label={t('reports.chart-steps', { metric })}
            last={starts.length - 1}
            at={shown}
            textOf={(index) => {
              const values = valuesOf(index)
              return t(values.earlier ? 'reports.values' : 'reports.value', { ...values })
            }}
            onAt={choose}
          />
        </div>
        <div className="chart-steps" aria-hidden="true">
          {namedOf(starts.length).map((index) => (
            <span key={index}>{stepText(tag, step, starts[index] ?? '')}</span>
          ))}
        </div>
      </div>
      <Legend values={shown === undefined ? undefined : valuesOf(shown)} report={report} isCompared={isCompared} />
      <Table figure={figure} report={report} isCompared={isCompared} />
    </>
  )
}

const isEmpty = ({ counts, counts_before }: Figure) => ![...counts, ...counts_before].some(Boolean)

/** A figure over a period, as a chart and as a table. */
export function FigureChart(props: FigureChartProps) {
  const t = useMessages()
  const { figure } = props
  return (
    <figure className="chart">
      <figcaption className="chart-name">{t(`reports.metric-${figure.metric}`)}</figcaption>
      {isEmpty(figure) ? <p className="help">{t('reports.top-none')}</p> : <Drawing {...props} />}
    </figure>
  )
}
