import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import type { AdvisorDay } from '../../calendar/time-grid/advisor-day.ts'
import { useDayNote } from '../../calendar/time-grid/day-parts.tsx'
import { formatDay, monthOf } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { appointments as list, today } from './appointments.atoms.ts'
import { Event } from './entries.tsx'
import { useAppointmentsQuery } from './place.ts'
import type { Query } from './query-state.ts'

/** How many appointments fit into a day of the month view. */
const SHOWN = 3

interface CellProps {
  query: Query
  day: string
  content: AdvisorDay
  className: string
}

function Cell({ query, day, content, className }: CellProps) {
  const t = useTexts<typeof appointmentsMessages>()
  const { tag } = useTextsContext()
  const { addressOf } = useAppointmentsQuery()
  const { off, text } = useDayNote()(content)
  const { entries } = content
  const address = addressOf({ ...query, view: 'day', day })
  const count = t('appointments.count', { count: entries.length })
  return (
    <section className={off ? `${className} off is-${off}` : className}>
      <h2>
        <Link href={address}>
          <span className="visually-hidden">
            {formatDay(day, tag, { weekday: 'long', day: 'numeric', month: 'long' })}, {count}
            {off && `, ${text}`}
          </span>
          <span aria-hidden="true">{Number(day.slice(8))}</span>
          {entries.length > 0 && (
            <span className="cal-count" aria-hidden="true">
              {entries.length}
            </span>
          )}
        </Link>
      </h2>
      {off && (
        <p className="time-note time-closed" aria-hidden="true">
          {text}
        </p>
      )}
      {entries.slice(0, SHOWN).map(({ appointment }) => (
        <Event key={appointment.uuid} appointment={appointment} />
      ))}
      {entries.length > SHOWN && (
        <Link className="cal-more" href={address}>
          {t('appointments.more-of-day', { count: entries.length - SHOWN })}
        </Link>
      )}
    </section>
  )
}

interface MonthProps {
  query: Query
  days: readonly string[]
  contents: readonly AdvisorDay[]
}

/** A month in whole weeks; days off are marked. */
export function Month({ query, days, contents }: MonthProps) {
  const { tag } = useTextsContext()
  const now = today(useAtomValue(list.valueAtom)?.time_zone)
  const month = monthOf(query.day || now)
  const classOf = (day: string) =>
    ['cal-cell', monthOf(day) !== month && 'outside', day === now && 'today'].filter(Boolean).join(' ')
  return (
    <div className="cal-month">
      {days.slice(0, 7).map((day) => (
        <span key={day} className="cal-weekday" aria-hidden="true">
          {formatDay(day, tag, { weekday: 'short' })}
        </span>
      ))}
      {days.map((day, index) => (
        <Cell key={day} query={query} day={day} content={contents[index] as AdvisorDay} className={classOf(day)} />
      ))}
    </div>
  )
}
