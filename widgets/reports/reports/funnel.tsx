import { useState } from 'react'
import type { reportsMessages } from '#contract/messages/reports.messages'
import { FUNNEL_STEPS, type Funnel, type FunnelBranch, RANKED_FIRST, type Steps } from '#contract/reports'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { isWhole, type Query, reportOf } from './query-state.ts'
import { funnelRequest } from './reports.atoms.ts'

const useMessages = useTexts<typeof reportsMessages>

type Step = (typeof FUNNEL_STEPS)[number]

/** The step that one comes from. */
const SOURCE = { booked: 'visits', held: 'booked' } as const

/** Which share of the step before has come to a step; nothing where there are more, which were booked earlier. */
function Share({ steps, step }: { steps: Steps; step: keyof typeof SOURCE }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const all = steps[SOURCE[step]]
  if (!all || steps[step] > all) return null
  const share = steps[step] / all
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 })
  return (
    <span className="help funnel-share">{t(`reports.funnel-share-${step}`, { share: percent.format(share) })}</span>
  )
}

interface CellProps {
  steps: Steps
  step: Step
  /** The most of any branch and step; absent for the sum of all. */
  most?: number
}

function Cell({ steps, step, most }: CellProps) {
  const { tag } = useTextsContext()
  return (
    <td>
      {new Intl.NumberFormat(tag).format(steps[step])}
      {most !== undefined && (
        <meter className="placed-share" min={0} max={Math.max(1, most)} value={steps[step]} aria-hidden="true" />
      )}
      {step !== 'visits' && <Share steps={steps} step={step} />}
    </td>
  )
}

function Rows({ branches, all }: { branches: readonly FunnelBranch[]; all: readonly FunnelBranch[] }) {
  // one scale for every step, on which a booking is as long as a visit
  const most = Math.max(...all.flatMap((branch) => FUNNEL_STEPS.map((step) => branch[step])))
  return branches.map((branch) => (
    <tr key={branch.uuid}>
      <th scope="row">{branch.name}</th>
      {FUNNEL_STEPS.map((step) => (
        <Cell key={step} steps={branch} step={step} most={most} />
      ))}
    </tr>
  ))
}

function Table({ funnel: { total, branches } }: { funnel: Funnel }) {
  const t = useMessages()
  const [isWholeShown, showWhole] = useState(false)
  const shown = isWholeShown ? branches : branches.slice(0, RANKED_FIRST)
  return (
    <>
      <table className="funnel" aria-labelledby="report-funnel">
        <thead>
          <tr>
            <th scope="col">{t('reports.branch')}</th>
            {FUNNEL_STEPS.map((step) => (
              <th key={step} scope="col">
                {t(`reports.funnel-${step}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Rows branches={shown} all={branches} />
        </tbody>
        {branches.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{t('reports.total')}</th>
              {FUNNEL_STEPS.map((step) => (
                <Cell key={step} steps={total} step={step} />
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {branches.length > RANKED_FIRST && (
        <button
          type="button"
          className="button funnel-all"
          aria-expanded={isWholeShown}
          onClick={() => showWhole(!isWholeShown)}
        >
          {isWholeShown ? t('reports.first-ranked') : t('reports.funnel-all', { count: branches.length })}
        </button>
      )}
    </>
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
          funnel.branches.length ? <Table funnel={funnel} /> : <p className="lead">{t('reports.top-none')}</p>
        }
      </Requested>
    </section>
  )
}

export const FunnelCard = ({ query }: { query: Query }) => (isWhole(query) ? <Card query={query} /> : null)
