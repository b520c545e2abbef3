import { useState } from 'react'
import type { reportsMessages } from '#contract/messages/reports.messages'
import { FUNNEL_STEPS, type Funnel, RANKED_FIRST, type Steps } from '#contract/reports'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { isWhole, type Query, reportOf } from './query-state.ts'
import { funnelRequest } from './reports.atoms.ts'

const useMessages = useTexts<typeof reportsMessages>

/** Requests are a step of campaigns. */
type Step = (typeof FUNNEL_STEPS)[number] | 'requested'

/** The step that one comes from. */
const SOURCE = { booked: 'visits', requested: 'visits', held: 'booked' } as const

type Row = Partial<Record<Step, number>> & { id: string; name: string }

interface CellProps {
  row: Omit<Row, 'id' | 'name'>
  step: Step
  /** The most visits of any row; absent for the sum of all. */
  most?: number
}

/** How many the step before has of which some have come to this one; none where these are more, booked earlier. */
function sourceOf({ row, step }: CellProps): number | undefined {
  const all = step === 'visits' ? 0 : (row[SOURCE[step]] ?? 0)
  return all && (row[step] ?? 0) <= all ? all : undefined
}

/** Which share of the step before has come to a step. */
function Share({ step, some, all }: { step: keyof typeof SOURCE; some: number; all: number }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const share = some / all
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 })
  return (
    <span className="help funnel-share">{t(`reports.funnel-share-${step}`, { share: percent.format(share) })}</span>
  )
}

function Cell(props: CellProps) {
  const { row, step, most } = props
  const { tag } = useTextsContext()
  const value = row[step] ?? 0
  const all = sourceOf(props)
  // a bar is as long as the share below it says, that of visits compares the rows
  const whole = step === 'visits' ? most : all
  return (
    <td>
      {new Intl.NumberFormat(tag).format(value)}
      {most !== undefined && whole !== undefined && (
        <meter className="placed-share" min={0} max={Math.max(1, whole)} value={value} aria-hidden="true" />
      )}
      {step !== 'visits' && all !== undefined && <Share step={step} some={value} all={all} />}
    </td>
  )
}

interface TableProps {
  /** The title's ID. */
  labelledBy: string
  /** The title of the first column. */
  title: string
  steps: readonly Step[]
  rows: readonly Row[]
  /** The sum of all. */
  total?: Steps | undefined
  /** The button that shows those beyond the first. */
  all: string
}

/** Steps side by side: how many, and which share of the step before. */
export function StepTable({ labelledBy, title, steps, rows, total, all }: TableProps) {
  const t = useMessages()
  const [isWholeShown, showWhole] = useState(false)
  const shown = isWholeShown ? rows : rows.slice(0, RANKED_FIRST)
  const most = Math.max(...rows.map(({ visits = 0 }) => visits))
  const cellsOf = (row: CellProps['row'], scale?: { most: number }) =>
    steps.map((step) => <Cell key={step} row={row} step={step} {...scale} />)
  return (
    <>
      <table className="funnel" aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {steps.map((step) => (
              <th key={step} scope="col">
                {t(`reports.funnel-${step}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              {cellsOf(row, { most })}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{t('reports.total')}</th>
              {cellsOf(total)}
            </tr>
          </tfoot>
        )}
      </table>
      {rows.length > RANKED_FIRST && (
        <button
          type="button"
          className="button funnel-all"
          aria-expanded={isWholeShown}
          onClick={() => showWhole(!isWholeShown)}
        >
          {isWholeShown ? t('reports.first-ranked') : all}
        </button>
      )}
    </>
  )
}

function Branches({ funnel: { total, branches } }: { funnel: Funnel }) {
  const t = useMessages()
  return (
    <StepTable
      labelledBy="report-funnel"
      title={t('reports.branch')}
      steps={FUNNEL_STEPS}
      rows={branches.map(({ uuid, ...branch }) => ({ id: uuid, ...branch }))}
      total={branches.length > 1 ? total : undefined}
      all={t('reports.funnel-all', { count: branches.length })}
    />
  )
}

/** How many visits lead to bookings, and how many of those to talks, by branch. */
function Card({ query }: { query: Query }) {
  const t = useMessages()
  const request = useRequest(funnelRequest, { ...reportOf(query), by: '' })
  return (
    <section className="card report-whole" aria-labelledby="report-funnel">
      <h2 className="card-title" id="report-funnel">
        {t('reports.funnel')}
      </h2>
      <p className="help">{t('reports.funnel-hint')}</p>
      <Requested of={request} level={3}>
        {(funnel) =>
          funnel.branches.length ? <Branches funnel={funnel} /> : <p className="lead">{t('reports.top-none')}</p>
        }
      </Requested>
    </section>
  )
}

export const FunnelCard = ({ query }: { query: Query }) => (isWhole(query) ? <Card query={query} /> : null)
