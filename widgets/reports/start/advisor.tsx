import { Link } from 'wouter'
import type { startMessages } from '#contract/messages/start.messages'
import type { Days } from '#contract/reports'
import type { AdvisorStart, Lacking } from '#contract/start'
import { daySpan } from '../../booking/branch-calendar/day-span.ts'
import { useMayOpen } from '../../core/data/may-open.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { hasEarlier } from '../reports/comparison.ts'
import { Difference } from '../reports/tiles.tsx'
import { StartFigure, StartFigures } from './figure.tsx'
import { links } from './links.ts'
import { Load } from './load.tsx'
import { OpenRequests } from './open-requests.tsx'
import { Talks } from './talks.tsx'

/** When the advisor is away next, entered by anyone. */
function Absence({ from, to }: Days) {
  const t = useTexts<typeof startMessages>()
  const { tag } = useTextsContext()
  const mayOpen = useMayOpen()(links.absence)
  return (
    <p className="notice">
      {t('start.absent', { days: daySpan(from, to, tag) })}{' '}
      {mayOpen && <Link href={links.absence}>{t('start.change-absence')}</Link>}
    </p>
  )
}

/** Why nobody can book the advisor, and where that is changed, if the advisor may. */
function NotBookable({ lacks }: { lacks: Lacking }) {
  const t = useTexts<typeof startMessages>()
  const mayOpen = useMayOpen()
  const href = links.lacks[lacks]
  return (
    <p className="notice warning">
      {t('start.not-bookable', { lacks })}{' '}
      {mayOpen(href) && <Link href={href}>{t('start.make-bookable', { lacks })}</Link>}
    </p>
  )
}

/** What the connected calendar waits for, and where that is decided or mended. */
function Calendar({ changes, is_locked }: NonNullable<AdvisorStart['calendar']>) {
  const t = useTexts<typeof startMessages>()
  const mayOpen = useMayOpen()(links.calendar)
  return (
    <>
      {is_locked && (
        <p className="notice warning">
          {t('start.calendar-locked')} {mayOpen && <Link href={links.calendar}>{t('start.check-calendar')}</Link>}
        </p>
      )}
      {changes > 0 && (
        <p className="notice warning">
          {t('start.calendar-changes', { count: changes })}{' '}
          {mayOpen && <Link href={links.calendar}>{t('start.show-changes')}</Link>}
        </p>
      )}
    </>
  )
}

/** An advisor's day. */
export function Advisor({ start }: { start: AdvisorStart }) {
  const t = useTexts<typeof startMessages>()
  const { tag } = useTextsContext()
  const number = new Intl.NumberFormat(tag)
  const { appointments, visits, absence, calendar, today, time_zone } = start
  const toConfirm = appointments?.to_confirm ?? 0
  return (
    <>
      {absence && <Absence {...absence} />}
      {calendar && <Calendar {...calendar} />}
      {appointments?.lacks && <NotBookable lacks={appointments.lacks} />}
      {appointments && <Talks appointments={appointments} today={today} time_zone={time_zone} />}
      <StartFigures label={t('start.figures')}>
        {appointments && (
          <StartFigure
            name={t('start.to-confirm')}
            value={number.format(toConfirm)}
            href={links.toConfirm}
            isUrgent={toConfirm > 0}
          >
            <span className="tile-before">{t('start.to-confirm-note', { count: toConfirm })}</span>
          </StartFigure>
        )}
        <OpenRequests counts={start} />
        <StartFigure name={t('start.visits')} value={number.format(visits.count)}>
          {hasEarlier([visits]) && <Difference {...visits} />}
        </StartFigure>
      </StartFigures>
      {appointments && <Load week={appointments.week} />}
    </>
  )
}
