import { useAtomValue, useSetAtom } from 'jotai'
import type { CSSProperties } from 'react'
import { Link } from 'wouter'
import type { AdvisorAppointment } from '#contract/appointments'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import { addDays, formatDay, monthOf } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { drawnIn, appointments as list, neighbours, openAtom, SPANS, today } from './appointments.atoms.ts'
import { byDay, minuteIn, minutesOf, timeRange } from './dates.ts'
import { DayNav } from './day-nav.tsx'
import { useAppointmentsQuery } from './place.ts'
import type { Query, View } from './query-state.ts'

type CalendarView = Exclude<View, 'list'>

const useMessages = useTexts<typeof appointmentsMessages>

/** Hours that are always shown, whatever is booked. */
const EARLIEST = 8 * 60
const LATEST = 18 * 60

export function daysFrom({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** Shorter appointments show a single line. */
const SHORT = 45

/** Between lines, where an event is read as one. */
const PAUSE = <span className="visually-hidden">, </span>

interface EventProps {
  appointment: AdvisorAppointment
  /** The first minute shown of the day, where it is positioned in it. */
  from?: number | undefined
  onOpen?: () => void
}

/** One appointment, positioned within the day. */
export function Event({ appointment, from, onOpen }: EventProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const open = useSetAtom(openAtom)
  const { uuid, state, first_name, last_name, topic, starts_at, time_zone } = appointment
  const [start, end] = timeRange(appointment, tag).split('–')
  const style =
    from === undefined
      ? undefined
      : { '--start': minuteIn(time_zone, starts_at) - from, '--length': minutesOf(appointment) }
  return (
    <button
      type="button"
      className={minutesOf(appointment) < SHORT ? `cal-event short ${state}` : `cal-event ${state}`}
      style={style as CSSProperties}
      aria-haspopup="dialog"
      data-appointment={uuid}
      onClick={() => {
        onOpen?.()
        open(appointment)
      }}
    >
      <span className="cal-lines">
        <span className="cal-time">
          {start}
          <span className="cal-end">–{end}</span>
        </span>{' '}
        <span className="cal-name">
          {first_name} {last_name}
        </span>
        <span className="cal-topic">
          {PAUSE}
          {topic}
        </span>
        {state !== 'booked' && (
          <span className="cal-state">
            {PAUSE}
            {t(`appointments.${state}`)}
          </span>
        )}
      </span>
    </button>
  )
}

/** The hours shown: the usual ones, extended to all appointments. */
export function hoursOf(appointments: readonly AdvisorAppointment[]) {
  const starts = appointments.map(({ time_zone, starts_at }) => minuteIn(time_zone, starts_at))
  const ends = appointments.map((one, index) => (starts[index] ?? 0) + minutesOf(one))
  const from = Math.floor(Math.min(EARLIEST, ...starts) / 60)
  const to = Math.ceil(Math.max(LATEST, ...ends.map((end) => Math.min(end, 24 * 60))) / 60)
  return { from, hours: Array.from({ length: to - from }, (_, index) => from + index) }
}

interface DaysProps {
  query: Query
  days: readonly string[]
  appointments: readonly AdvisorAppointment[]
}

const of = (appointments: readonly AdvisorAppointment[]) => {
  const groups = new Map(byDay(appointments).map(({ day, appointments: own }) => [day, own]))
  return (day: string) => groups.get(day) ?? []
}

/** Days in columns along an hour scale; stacked on a phone. */
function Days({ query, days, appointments }: DaysProps) {
  const t = useMessages()
  const { addressOf } = useAppointmentsQuery()
  const { tag } = useTextsContext()
  const now = today(useAtomValue(list.valueAtom)?.time_zone)
  const { from, hours } = hoursOf(appointments)
  const on = of(appointments)
  const grid = { '--days': days.length, '--hours': hours.length } as CSSProperties
  return (
    <div className={days.length > 1 ? 'cal-week many' : 'cal-week'} style={grid}>
      <ol className="grid-hours" aria-hidden="true">
        {hours.map((hour) => (
          <li key={hour}>{String(hour).padStart(2, '0')}:00</li>
        ))}
      </ol>
      {days.map((day) => (
        <section key={day} className={day === now ? 'cal-day today' : 'cal-day'}>
          <h2>
            <Link href={addressOf({ ...query, view: 'day', day })}>
              {formatDay(day, tag, { weekday: 'short', day: 'numeric', month: 'numeric' })}
            </Link>
          </h2>
          <div className="grid-events">
            {on(day).map((appointment) => (
              <Event key={appointment.uuid} appointment={appointment} from={from * 60} />
            ))}
            {!on(day).length && <p className="grid-none">{t('appointments.none-day')}</p>}
          </div>
        </section>
      ))}
    </div>
  )
}

/** How many appointments fit into a day of the month view. */
const SHOWN = 3

function Month({ query, days, appointments }: DaysProps) {
  const t = useMessages()
  const { addressOf } = useAppointmentsQuery()
  const { tag } = useTextsContext()
  const on = of(appointments)
  const now = today(useAtomValue(list.valueAtom)?.time_zone)
  const month = monthOf(query.day || now)
  return (
    <div className="cal-month">
      {days.slice(0, 7).map((day) => (
        <span key={day} className="cal-weekday" aria-hidden="true">
          {formatDay(day, tag, { weekday: 'short' })}
        </span>
      ))}
      {days.map((day) => (
        <section
          key={day}
          className={['cal-cell', monthOf(day) !== month && 'outside', day === now && 'today']
            .filter(Boolean)
            .join(' ')}
        >
          <h2>
            <Link href={addressOf({ ...query, view: 'day', day })}>
              <span className="visually-hidden">
                {formatDay(day, tag, { weekday: 'long', day: 'numeric', month: 'long' })},{' '}
                {t('appointments.count', { count: on(day).length })}
              </span>
              <span aria-hidden="true">{Number(day.slice(8))}</span>
              {on(day).length > 0 && (
                <span className="cal-count" aria-hidden="true">
                  {on(day).length}
                </span>
              )}
            </Link>
          </h2>
          {on(day)
            .slice(0, SHOWN)
            .map((appointment) => (
              <Event key={appointment.uuid} appointment={appointment} />
            ))}
          {on(day).length > SHOWN && (
            <Link className="cal-more" href={addressOf({ ...query, view: 'day', day })}>
              {t('appointments.more-of-day', { count: on(day).length - SHOWN })}
            </Link>
          )}
        </section>
      ))}
    </div>
  )
}

/** "23 – 29 November 2026", "November 2026" or the day's whole name. */
export function titleOf(view: CalendarView, day: string, tag: string): string {
  const { from, to } = SPANS[view](day)
  if (view === 'month') return formatDay(day, tag, { month: 'long', year: 'numeric' })
  if (view === 'day') return formatDay(day, tag, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.formatRange(new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`))
}

/** Where a calendar's steps lead, and what is shown. */
export function useDayNav(view: CalendarView, day: string, at: (day: string) => string) {
  const { tag } = useTextsContext()
  const { before, after } = neighbours(view, day)
  return { step: view, title: titleOf(view, day, tag), before: at(before), today: at(''), after: at(after) }
}

/** The days of an advisor's calendar. */
export function CalendarBar({ query, view }: { query: Query; view: CalendarView }) {
  const { addressOf } = useAppointmentsQuery()
  const zone = useAtomValue(list.valueAtom)?.time_zone
  return <DayNav {...useDayNav(view, query.day || today(zone), (day) => addressOf({ ...query, day }))} />
}

/** A day, a week or a month; cancelled appointments are shown on request. */
export function Calendar({ query }: { query: Query }) {
  const listed = useAtomValue(list.valueAtom)
  const view = query.view as CalendarView
  const appointments = drawnIn(query, listed)
  const days = daysFrom(SPANS[view](query.day || today(listed?.time_zone)))
  const parts = { query, days, appointments }
  return view === 'month' ? <Month {...parts} /> : <Days {...parts} />
}
