import type { CSSProperties } from 'react'
import type { uiDurationMessages } from '#contract/messages/ui.messages'
import type { workingHoursMessages } from '#contract/messages/working-hours.messages'
import { DAYS, type Day, type WorkingHoursEntry } from '#contract/working-hours'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { durationOf } from '../../ui/base/duration.ts'
import { namesIn } from './names.ts'
import { minutesOf } from './time.ts'

/** The hours always shown. */
const FROM = 8
const TO = 18

interface Scale {
  from: number
  to: number
}

const spanOf = ({ start_time, end_time }: WorkingHoursEntry) => [minutesOf(start_time), minutesOf(end_time)] as const

function scaleOf(week: readonly WorkingHoursEntry[]): Scale {
  const hours = week.flatMap(spanOf).map((minutes) => minutes / 60)
  return { from: Math.floor(Math.min(FROM, ...hours)), to: Math.ceil(Math.max(TO, ...hours)) }
}

const percent = (hours: number, { from, to }: Scale) => `${(100 * hours) / (to - from)}%`

function Bar({ range, scale }: { range: WorkingHoursEntry; scale: Scale }) {
  const [start, end] = spanOf(range)
  const style = {
    '--start': percent(start / 60 - scale.from, scale),
    '--length': percent((end - start) / 60, scale)
  } as CSSProperties
  return <span className="hours-chart-bar" style={style} />
}

function Hours({ scale }: { scale: Scale }) {
  const step = scale.to - scale.from > 12 ? 4 : 2
  const count = Math.floor((scale.to - scale.from) / step) + 1
  return (
    <div className="hours-chart-hours">
      {Array.from({ length: count }, (_, index) => scale.from + index * step).map((hour) => (
        <span key={hour} style={{ '--start': percent(hour - scale.from, scale) } as CSSProperties}>
          {hour}
        </span>
      ))}
    </div>
  )
}

interface PreviewProps {
  title: string
  week: readonly WorkingHoursEntry[]
}

/** A chart of the week, with a text alternative. */
export function Preview({ title, week }: PreviewProps) {
  const t = useTexts<typeof workingHoursMessages & typeof uiDurationMessages>()
  const { tag } = useTextsContext()
  const [nameOf, shortOf] = [namesIn(tag, 'long'), namesIn(tag, 'short')]
  const scale = scaleOf(week)
  const on = (day: Day) => week.filter((one) => one.day === day)
  const total = week.map(spanOf).reduce((sum, [start, end]) => sum + end - start, 0)
  const words = (day: Day) => {
    const times = on(day).map(({ start_time, end_time }) => t('working-hours.range', { start_time, end_time }))
    return new Intl.ListFormat(tag).format(times) || t('working-hours.none')
  }
  return (
    <figure className="preview">
      <figcaption>
        <strong>{title}</strong>{' '}
        <span className="help">
          {total ? t('working-hours.total', { length: t('ui.duration', durationOf(total)) }) : t('working-hours.none')}
        </span>
      </figcaption>
      <div className="hours-chart" aria-hidden="true" style={{ '--hour': percent(1, scale) } as CSSProperties}>
        {DAYS.map((day) => (
          <div key={day} className="hours-chart-day">
            <span>{shortOf(day)}</span>
            <div className="hours-chart-track">
              {on(day).map((range) => (
                <Bar key={range.start_time} range={range} scale={scale} />
              ))}
            </div>
          </div>
        ))}
        <Hours scale={scale} />
      </div>
      <ul className="visually-hidden">
        {DAYS.map((day) => (
          <li key={day}>{t('working-hours.day-times', { day: nameOf(day), times: words(day) })}</li>
        ))}
      </ul>
    </figure>
  )
}
