import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { campaignOf } from '#contract/campaign'
import type { appMessages } from '#contract/messages/app.messages'
import type { codesMessages } from '#contract/messages/codes.messages'
import type { reportsMessages } from '#contract/messages/reports.messages'
import { PERIODS } from '#contract/reports'
import { saveFile } from '../../core/data/download.ts'
import { notifyAtom } from '../../core/data/notify.ts'
import { oneOf, queryState, useNarrow, useQuery } from '../../core/data/query-state.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { Qr } from '../../ui/base/qr.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Requested } from '../../ui/feedback/requested.tsx'
import { topicChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { CampaignsCard } from '../reports/campaigns.tsx'
import { reportQueries } from '../reports/query-state.ts'
import reportsCss from '../reports/reports.css?inline'
import { codeFile, FORMATS, type Format, sheetOf } from './code-files.ts'
import { type Destinations, destinationsRequest, logoAtom } from './codes.atoms.ts'
import css from './codes.css?inline'
import { addressOf, fileNameOf, ownersOf, TARGETS, topicsOf, type Wanted } from './destinations.ts'

const useMessages = useTexts<typeof codesMessages & typeof appMessages & typeof reportsMessages>

const SIZE = 220

function Code({ wanted }: { wanted: Wanted }) {
  const t = useMessages()
  const logo = useAtomValue(logoAtom)
  const notify = useSetAtom(notifyAtom)
  const url = addressOf(wanted, location.origin)
  const save = async (format: Format) => {
    const sheet = await sheetOf(url, logo)
    if (sheet) saveFile(await codeFile(sheet, format, fileNameOf(wanted)))
  }
  const failed = () => notify('failure', 'codes.failed')
  return (
    <>
      <div className="code-sheet">
        <Qr text={url} label={t('codes.label', { url })} size={SIZE} />
        {logo && <img className="code-logo" src={logo} alt="" />}
      </div>
      <p className="code-address">
        <a href={url} target="_blank" rel="noopener">
          {url}
        </a>
      </p>
      <div className="cluster">
        {FORMATS.map((format) => (
          <button key={format} type="button" className="button" onClick={() => save(format).catch(failed)}>
            {t(`codes.${format}`)}
          </button>
        ))}
      </div>
      <p className="help">{t('codes.print-help')}</p>
    </>
  )
}

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
  const isInvalid = campaign !== '' && !campaignOf(campaign)
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
          onChange={(chosen) => change({ owner: chosen, topic: '' })}
        />
        <SelectField
          name="to"
          label={t('codes.to')}
          value={to}
          options={TARGETS.map((one) => [one, t(`codes.to-${one}`)] as const)}
          onChange={(chosen) => change({ to: chosen })}
        />
        {to === 'booking' && topics.length > 0 && (
          <ComboboxField
            name="topic"
            label={t('codes.topic')}
            value={topic}
            options={[{ value: '', text: t('codes.any-topic') }, ...topics.map(topicChoice)]}
            onChange={(chosen) => change({ topic: chosen })}
          />
        )}
        <TextField
          name="campaign"
          label={t('codes.campaign')}
          help={t('codes.campaign-help')}
          errors={isInvalid ? [t('codes.campaign-invalid')] : []}
          autoComplete="off"
          spellCheck={false}
          trim
          value={campaign}
          onInput={(text) => change({ campaign: text })}
        />
      </section>
      <section className="card stack" aria-labelledby="code-title">
        <h2 className="card-title" id="code-title">
          {t('codes.code')}
        </h2>
        {!owner && <p className="lead">{t('codes.choose')}</p>}
        {owner && !isBookable && <p className="lead">{t('codes.not-bookable')}</p>}
        {owner && isBookable && !isInvalid && <Code wanted={wanted} />}
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
