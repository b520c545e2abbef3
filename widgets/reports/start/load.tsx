import { useState } from 'react'
import type { startMessages } from '#contract/messages/start.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import type { LoadDay } from '#contract/start'
import { formatDay } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Chart } from '../reports/chart.tsx'
import { Scrubber } from '../reports/scrubber.tsx'
import { Block } from './block.tsx'
import { links } from './links.ts'
import { minutesText } from './times.ts'

const useMessages = useTexts<typeof startMessages & typeof uiMessages>

const HOUR = 60

const sum = (days: readonly LoadDay[], of: 'booked' | 'bookable') => days.reduce((all, day) => all + day[of], 0)

function Legend() {
  const t = useMessages()
  return (
    <>
      <span>
        <svg viewBox="0 0 16 12" width="16" height="12" aria-hidden="true">
          <rect className="chart-bar" x="3" width="10" height="12" />
        </svg>
        {t('start.load-booked')}
      </span>
      <span>
        <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
          <path className="chart-before" d="M0 6H24" fill="none" strokeWidth="2" />
        </svg>
        {t('start.load-bookable')}
      </span>
    </>
  )
}

/** The week by day: bars for what is booked, marks for what can be. */
export function Load({ week }: { week: readonly LoadDay[] }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const [chosen, choose] = useState<number>()
  const said = ({ booked, bookable }: Omit<LoadDay, 'date'>) => ({
    booked: minutesText(t, booked),
    bookable: minutesText(t, bookable)
  })
  const textOf = (at: number) => {
    const { date, ...load } = week[at] as LoadDay
    return t('start.load-day', { day: formatDay(date, tag, { weekday: 'long' }), ...said(load) })
  }
  const all = t('start.load-all', said({ booked: sum(week, 'booked'), bookable: sum(week, 'bookable') }))
  const hours = (of: 'booked' | 'bookable') => week.map((day) => day[of] / HOUR)
  return (
    <Block title={t('start.load')} more={{ href: links.week, text: t('start.open-week') }}>
      <p className="help" aria-live="off">
        {chosen === undefined ? all : textOf(chosen)}
      </p>
      <figure className="start-load">
        <div className="chart-plot">
          <div role="img" aria-label={`${t('start.load')}: ${all}`}>
            <Chart counts={hours('booked')} counts_before={hours('bookable')} at={chosen} />
          </div>
          <Scrubber label={t('start.load-days')} last={week.length - 1} at={chosen} textOf={textOf} onAt={choose} />
        </div>
        <div className="start-days" aria-hidden="true">
          {week.map(({ date }) => (
            <span key={date}>{formatDay(date, tag, { weekday: 'short' })}</span>
          ))}
        </div>
        <p className="chart-legend" aria-hidden="true">
          <Legend />
        </p>
      </figure>
    </Block>
  )
}
