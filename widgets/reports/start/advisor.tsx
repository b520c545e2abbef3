import type { startMessages } from '#contract/messages/start.messages'
import type { AdvisorStart } from '#contract/start'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Difference } from '../reports/tiles.tsx'
import { StartFigure, StartFigures } from './figure.tsx'
import { links } from './links.ts'
import { Load } from './load.tsx'
import { Talks } from './talks.tsx'

/** An advisor's day. */
export function Advisor({ start }: { start: AdvisorStart }) {
  const t = useTexts<typeof startMessages>()
  const { tag } = useTextsContext()
  const number = new Intl.NumberFormat(tag)
  const { appointments, open_requests, visits, today, time_zone } = start
  const notes = { confirm: appointments?.to_confirm ?? 0, requests: open_requests ?? 0 }
  return (
    <>
      {appointments && <Talks appointments={appointments} today={today} time_zone={time_zone} />}
      <StartFigures label={t('start.figures')}>
        {appointments && (
          <StartFigure
            name={t('start.to-confirm')}
            value={number.format(notes.confirm)}
            href={links.toConfirm}
            isUrgent={notes.confirm > 0}
          >
            <span className="tile-before">{t('start.to-confirm-note', { count: notes.confirm })}</span>
          </StartFigure>
        )}
        {open_requests !== null && (
          <StartFigure
            name={t('start.open-requests')}
            value={number.format(notes.requests)}
            href={links.inbox()}
            isUrgent={notes.requests > 0}
          >
            <span className="tile-before">{t('start.open-requests-note', { count: notes.requests })}</span>
          </StartFigure>
        )}
        <StartFigure name={t('start.visits')} value={number.format(visits.count)}>
          <Difference {...visits} />
        </StartFigure>
      </StartFigures>
      {appointments && <Load week={appointments.week} />}
    </>
  )
}
