import { useState } from 'react'
import type { appMessages } from '#contract/messages/app.messages'
import type { codesMessages } from '#contract/messages/codes.messages'
import type { reportsMessages } from '#contract/messages/reports.messages'
import { PERIODS } from '#contract/reports'
import { oneOf, queryState, useNarrow, useQuery } from '../../core/data/query-state.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Requested } from '../../ui/feedback/requested.tsx'
import { topicChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { CampaignsCard } from '../reports/campaigns.tsx'
import { reportQueries } from '../reports/query-state.ts'
import reportsCss from '../reports/reports.css?inline'
import { CampaignField, Code, isWrong } from './code.tsx'
import { type Destinations, destinationsRequest } from './codes.atoms.ts'
import css from './codes.css?inline'
import { addressOf, fileNameOf, hasBooking, ownersOf, TARGETS, topicsOf, type Wanted } from './destinations.ts'

const useMessages = useTexts<typeof codesMessages & typeof appMessages & typeof reportsMessages>

const NONE: Wanted = { owner: '', to: 'page', topic: '', campaign: '' }

const codesQuery = queryState('/reports/codes', { period: oneOf(PERIODS, 'last-30-days') })

/** What came of the codes so far, also for those who do not see the report on visits. */
function Campaigns() {
  useStyles(reportsCss)
  const t = useMessages()
  const { period } = useQuery(codesQuery)
  const narrow = useNarrow(codesQuery)
  return (
    <div className="report">
      <CampaignsCard query={{ ...reportQueries.sessions.read(new URLSearchParams()), period }}>
        <div className="codes-period">
          <SelectField
            name="period"
            label={t('reports.period')}
            value={period}
            options={PERIODS.map((one) => [one, t(`reports.period-${one}`)] as const)}
            onChange={(chosen) => narrow({ period: chosen })}
          />
        </div>
      </CampaignsCard>
    </div>
  )
}

function Maker({ destinations }: { destinations: Destinations }) {
  const t = useMessages()
  const [wanted, setWanted] = useState(NONE)
  const { owner, to, topic, campaign } = wanted
  const change = (changes: Partial<Wanted>) => setWanted({ ...wanted, ...changes })
  const topics = owner ? topicsOf(destinations, owner) : []
  const isInvalid = isWrong(campaign)
  const isBookable = to !== 'booking' || topics.length > 0
  return (
    <div className="codes">
      <section className="card stack" aria-label={t('app.codes')}>
        <p className="help">{t('codes.lead')}</p>
        <ComboboxField
          name="owner"
          label={t('codes.owner')}
          value={owner}
          options={ownersOf(destinations)}
          onChange={(chosen) => change({ owner: chosen, topic: '', ...(!hasBooking(chosen) && { to: 'page' }) })}
        />
        {hasBooking(owner) && (
          <SelectField
            name="to"
            label={t('codes.to')}
            value={to}
            options={TARGETS.map((one) => [one, t(`codes.to-${one}`)] as const)}
            onChange={(chosen) => change({ to: chosen })}
          />
        )}
        {to === 'booking' && topics.length > 0 && (
          <ComboboxField
            name="topic"
            label={t('codes.topic')}
            value={topic}
            options={[{ value: '', text: t('codes.any-topic') }, ...topics.map(topicChoice)]}
            onChange={(chosen) => change({ topic: chosen })}
          />
        )}
        <CampaignField value={campaign} onInput={(text) => change({ campaign: text })} />
      </section>
      <section className="card stack" aria-labelledby="code-title">
        <h2 className="card-title" id="code-title">
          {t('codes.code')}
        </h2>
        {!owner && <p className="lead">{t('codes.choose')}</p>}
        {owner && !isBookable && <p className="lead">{t('codes.not-bookable')}</p>}
        {owner && isBookable && !isInvalid && (
          <Code url={addressOf(wanted, location.origin)} fileName={fileNameOf(wanted)} />
        )}
        {owner && isBookable && isInvalid && <p className="lead">{t('codes.campaign-invalid')}</p>}
      </section>
    </div>
  )
}

/** Makes QR codes for print that lead to cards, branches and booking, each with a campaign that the report counts. */
export function Page() {
  useStyles(css)
  const t = useMessages()
  const request = useRequest(destinationsRequest, undefined)
  return (
    <div className="section">
      <h1 className="title">{t('app.codes')}</h1>
      <Requested of={request}>{(destinations) => <Maker destinations={destinations} />}</Requested>
      <Campaigns />
    </div>
  )
}
