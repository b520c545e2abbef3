import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { appMessages } from '#contract/messages/app.messages'
import type { reportsMessages } from '#contract/messages/reports.messages'
import { useNarrow, useQuery } from '../../core/data/query-state.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { isSame } from '../../core/forms/conflict.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Requested } from '../../ui/feedback/requested.tsx'
import { daysText } from '../reports/days.ts'
import { DayFields } from '../reports/period-fields.tsx'
import { isWhole } from '../reports/query-state.ts'
import reportsCss from '../reports/reports.css?inline'
import { fileAtom, type Shown, shownRequest } from './booking-funnel.atoms.ts'
import css from './booking-funnel.css?inline'
import { Compare } from './compare.tsx'
import { FunnelFilters } from './filters.tsx'
import { funnelQuery, type Query, withoutCompared } from './query-state.ts'
import { Steps } from './steps.tsx'
import { WithoutTimeCard } from './without-time.tsx'

const useMessages = useTexts<typeof appMessages & typeof reportsMessages>

/** The query, or the last one whose days make a period. */
function useWhole(query: Query): Query {
  const [last, keep] = useState<Query>({ ...query, period: 'month' })
  const whole = isWhole(query) ? query : last
  if (isWhole(query) && !isSame(query, last)) keep(query)
  return whole
}

/** The days that are shown, as a file and on paper. */
function Bar({ query, shown }: { query: Query; shown: Shown | undefined }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const file = useAtomValue(fileAtom)(query)
  return (
    <div className="report-bar">
      <div className="report-days">
        <p role="status">
          {shown && <strong>{daysText(tag, shown.funnel)}</strong>}
          {!isWhole(query) && <span className="help">{t('reports.still-shown')}</span>}
        </p>
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

/** From the visit to the talk: how many come to each step, and why others go no further. */
export function Page() {
  useStyles(reportsCss)
  useStyles(css)
  const t = useMessages()
  const query = useQuery(funnelQuery)
  const change = useNarrow(funnelQuery)
  const { first, second } = query
  const whole = { ...useWhole(query), first, second }
  const request = useRequest(shownRequest, withoutCompared(whole))
  return (
    <div className="section report">
      <h1 className="title">{t('app.booking-steps')}</h1>
      <section className="card report-head steps-head" aria-label={t('reports.period')}>
        <FunnelFilters query={query} shown={request.value} onChange={change} />
        <DayFields query={query} onChange={change} />
        <Bar query={query} shown={request.value} />
      </section>
      <Requested of={request}>
        {(shown, isStale) => (
          <div
            className={isStale ? 'report-content booking-funnel turning' : 'report-content booking-funnel'}
            aria-busy={isStale}
          >
            <Steps funnel={shown.funnel} />
            <WithoutTimeCard rows={shown.without} />
            <Compare query={whole} funnel={shown.funnel} onChange={change} />
          </div>
        )}
      </Requested>
    </div>
  )
}
