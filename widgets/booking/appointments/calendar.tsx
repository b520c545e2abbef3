import { useAtomValue, useSetAtom } from 'jotai'
import { Link } from 'wouter'
import type { BookingWindow } from '#contract/calendar-days'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import type { timeGridMessages } from '#contract/messages/time-grid.messages'
import { type AdvisorDay, bookableOn, dayOf, earliestOn, freeTimes } from '../../calendar/time-grid/advisor-day.ts'
import { Closures, DayEntries, DayNote, shortDay } from '../../calendar/time-grid/day-parts.tsx'
import { FreeTimes } from '../../calendar/time-grid/free-times.tsx'
import { hoursAround, type Stretch } from '../../calendar/time-grid/stretch.ts'
import { TimeColumn, TimeGrid } from '../../calendar/time-grid/time-grid.tsx'
import { useMinute } from '../../calendar/time-grid/use-minute.ts'
import { addDays, formatDay, longDay } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { showAtom } from './agenda.atoms.ts'
import { drawnIn, appointments as list, neighbours, SPANS, today } from './appointments.atoms.ts'
import { beginBookingAtom } from './book-for.atoms.ts'
import { momentAt } from './dates.ts'
import { DayNav } from './day-nav.tsx'
import { Ghost, MovableEvent, type Moving, MovingHelp, noteOf, useMoving } from './entries.tsx'
import { Month } from './month.tsx'
import { useAppointmentsQuery } from './place.ts'
import type { Query, View } from './query-state.ts'

type CalendarView = Exclude<View, 'list'>

const useMessages = useTexts<typeof appointmentsMessages & typeof timeGridMessages>

/** Minutes by which appointments are moved. */
export const MOVE_STEP = 15

export function daysFrom({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

interface DaysProps {
  query: Query
  alias: string
  days: readonly string[]
  contents: readonly AdvisorDay[]
  zone: string
  window: BookingWindow | null
}

interface ColumnProps extends Omit<DaysProps, 'days' | 'contents'> {
  day: string
  content: AdvisorDay
  shown: Stretch
  moving: Moving
}

function Column({ query, alias, day, content, zone, window, shown, moving }: ColumnProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const { addressOf } = useAppointmentsQuery()
  const book = useSetAtom(beginBookingAtom)
  const isToday = day === today(zone)
  const earliest = earliestOn(day, zone)
  const head = (
    <>
      <h2>
        <Link href={addressOf({ ...query, view: 'day', day })}>{shortDay(day, tag)}</Link>
      </h2>
      <DayNote day={content} />
      {!content.entries.length && <p className="time-note">{t('time-grid.none')}</p>}
    </>
  )
  return (
    <TimeColumn
      name={day}
      label={longDay(day, tag)}
      className={['cal-day', isToday && 'today', content.closed !== undefined && 'closed'].filter(Boolean).join(' ')}
      head={head}
      hours={content.hours}
      now={isToday ? zone : undefined}
    >
      <FreeTimes
        name={longDay(day, tag)}
        action={t('time-grid.book')}
        column={day}
        times={freeTimes(content, bookableOn(day, zone, window), shown)}
        onChoose={(minute) => book({ alias, starts_at: momentAt(zone, day, minute) })}
      />
      <DayEntries day={content} shown={shown}>
        {(entry) => (
          <MovableEvent key={entry.appointment.uuid} entry={entry} column={day} earliest={earliest} moving={moving} />
        )}
      </DayEntries>
      {moving.dragged?.over === day && (
        <Ghost dragged={moving.dragged} note={noteOf(moving.dragged, content, 'choose-time')} />
      )}
    </TimeColumn>
  )
}

/** Days in columns along an hour scale; stacked on a phone. */
function Days({ days, contents, ...rest }: DaysProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const show = useSetAtom(showAtom)
  useMinute()
  const shown = hoursAround(contents)
  const moving = useMoving({
    step: MOVE_STEP,
    across: days.length,
    drop: ({ item, over, to }) =>
      show({ appointment: item, mode: 'move', aim: { starts_at: momentAt(rest.zone, over, to.from) } })
  })
  return (
    <>
      <TimeGrid
        label={t('appointments.days')}
        className={days.length > 1 ? 'cal-week many lists' : 'cal-week lists'}
        columns={days.length}
        shown={shown}
      >
        {days.map((day, index) => (
          <Column key={day} day={day} content={contents[index] as AdvisorDay} shown={shown} moving={moving} {...rest} />
        ))}
      </TimeGrid>
      <MovingHelp
        dragged={moving.dragged}
        where={(day) => longDay(day, tag)}
        note={(dragged) => noteOf(dragged, contents[days.indexOf(dragged.over)], 'choose-time')}
      />
    </>
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
export function Calendar({ query, alias }: { query: Query; alias: string }) {
  const listed = useAtomValue(list.valueAtom)
  const view = query.view as CalendarView
  const { time_zone: zone = 'UTC', hours = [], busy = [], closures = [], window = null } = listed ?? {}
  const days = daysFrom(SPANS[view](query.day || today(listed?.time_zone)))
  const times = { hours, busy, appointments: drawnIn(query, listed) }
  const contents = days.map((day) => dayOf(times, day, { time_zone: zone, closures }))
  if (view === 'month') return <Month query={query} days={days} contents={contents} />
  return (
    <>
      <Closures closures={closures} />
      <Days query={query} alias={alias} days={days} contents={contents} zone={zone} window={window} />
    </>
  )
}
