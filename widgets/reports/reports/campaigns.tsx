import type { ReactNode } from 'react'
import type { reportsMessages } from '#contract/messages/reports.messages'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { StepTable } from './funnel.tsx'
import { isWhole, type Query, reportOf } from './query-state.ts'
import { campaignsRequest } from './reports.atoms.ts'

const STEPS = ['visits', 'booked', 'requested'] as const

interface CampaignsProps {
  query: Query
  /** The choice of a period, where the page has none. */
  children?: ReactNode
}

/** What came of the visits to which flyers, newsletters and the like led. */
function Card({ query, children }: CampaignsProps) {
  const t = useTexts<typeof reportsMessages>()
  const request = useRequest(campaignsRequest, { ...reportOf(query), by: '' })
  return (
    <section className="card report-whole" aria-labelledby="report-campaigns">
      <h2 className="card-title" id="report-campaigns">
        {t('reports.campaigns')}
      </h2>
      <p className="help">{t('reports.campaigns-hint')}</p>
      {children}
      <Requested of={request} level={3}>
        {(campaigns) =>
          campaigns.length ? (
            <StepTable
              labelledBy="report-campaigns"
              title={t('reports.campaign')}
              steps={STEPS}
              rows={campaigns.map((one) => ({ id: one.name, ...one }))}
              all={t('reports.campaigns-all', { count: campaigns.length })}
            />
          ) : (
            <p className="lead">{t('reports.campaigns-none')}</p>
          )
        }
      </Requested>
    </section>
  )
}

export const CampaignsCard = (props: CampaignsProps) => (isWhole(props.query) ? <Card {...props} /> : null)
