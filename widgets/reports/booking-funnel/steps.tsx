import type { BookingFunnel, StepFigures } from '#contract/booking-funnel'
import { type BookingStep, STEP_REASONS } from '#contract/booking-steps'
import type { bookingFunnelMessages } from '#contract/messages/booking-funnel.messages'
import type { reportsMessages } from '#contract/messages/reports.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { percentText } from './percent.ts'
import { WideTable } from './wide-table.tsx'

const useMessages = useTexts<typeof bookingFunnelMessages & typeof reportsMessages>

/** A step beside the one before and the one after. */
interface Placed extends StepFigures {
  before: number | undefined
  /** How many of it went no further. */
  dropped: number
  left: number
}

/** After these nobody has gone: the talk may be ahead. */
const ENDS: readonly BookingStep[] = ['booked', 'held']

function placedOf(steps: readonly StepFigures[]): Placed[] {
  return steps.map((one, at) => {
    const next = ENDS.includes(one.step) ? one.count : (steps[at + 1]?.count ?? 0)
    const dropped = Math.max(0, one.count - next)
    return {
      ...one,
      before: steps[at - 1]?.count,
      dropped,
      left: Math.max(0, dropped - one.none - one.late - one.error)
    }
  })
}

const shareOf = ({ count, before }: Placed) => (before && count <= before ? count / before : undefined)

/** As long as the step is of the first; what stands beside it says the same in numbers. */
function Bar({ placed, most }: { placed: Placed; most: number }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const share = shareOf(placed)
  return (
    <li className="steps-bar">
      <span className="steps-name">{t(`booking-funnel.step-${placed.step}`)}</span>
      <span className="steps-count">{new Intl.NumberFormat(tag).format(placed.count)}</span>
      <span className="steps-share">{share === undefined ? '' : percentText(tag, share)}</span>
      <meter className="placed-share steps-meter" min={0} max={Math.max(1, most)} value={placed.count} />
      {placed.dropped > 0 && (
        <span className="help steps-dropped">{t('booking-funnel.dropped', { count: placed.dropped })}</span>
      )}
    </li>
  )
}

function Table({ steps }: { steps: readonly Placed[] }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const number = new Intl.NumberFormat(tag)
  const reasons = [...STEP_REASONS, 'left'] as const
  return (
    <WideTable labelledBy="booking-steps">
      <thead>
        <tr>
          <th scope="col">{t('booking-funnel.step')}</th>
          <th scope="col">{t('reports.column-count')}</th>
          <th scope="col">{t('booking-funnel.share')}</th>
          {reasons.map((reason) => (
            <th key={reason} scope="col">
              {t(`booking-funnel.reason-${reason}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map((placed) => {
          const share = shareOf(placed)
          return (
            <tr key={placed.step}>
              <th scope="row">{t(`booking-funnel.step-${placed.step}`)}</th>
              <td>{number.format(placed.count)}</td>
              <td>{share === undefined ? '–' : percentText(tag, share)}</td>
              {reasons.map((reason) => (
                <td key={reason}>{placed[reason] ? number.format(placed[reason]) : '–'}</td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </WideTable>
  )
}

/** Bars and, for whoever cannot see them or wants the reasons, a table. */
export function Steps({ funnel }: { funnel: BookingFunnel }) {
  const t = useMessages()
  const steps = placedOf(funnel.steps)
  const most = Math.max(...steps.map(({ count }) => count))
  return (
    <section className="card" aria-labelledby="booking-steps">
      <h2 className="card-title" id="booking-steps">
        {t('booking-funnel.steps')}
      </h2>
      <p className="help">{t('booking-funnel.steps-hint')}</p>
      {most > 0 ? (
        <div className="steps">
          <ol className="steps-bars" aria-hidden="true">
            {steps.map((placed) => (
              <Bar key={placed.step} placed={placed} most={most} />
            ))}
          </ol>
          <Table steps={steps} />
        </div>
      ) : (
        <p className="lead">{t('booking-funnel.nothing')}</p>
      )}
    </section>
  )
}
