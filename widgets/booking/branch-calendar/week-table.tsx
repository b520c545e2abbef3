import { useSetAtom } from 'jotai'
import { Link } from 'wouter'
import type { BranchCalendar, CalendarAdvisor } from '#contract/branch-calendar'
import type { branchCalendarMessages } from '#contract/messages/branch-calendar.messages'
import type { Entry } from '../../calendar/time-grid/advisor-day.ts'
import { isAway } from '../../calendar/time-grid/advisor-day.ts'
import { DayNote, shortDay } from '../../calendar/time-grid/day-parts.tsx'
import { useMinute } from '../../calendar/time-grid/use-minute.ts'
import { longDay } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { SPANS } from '../appointments/appointments.atoms.ts'
import { daysFrom } from '../appointments/calendar.tsx'
import { Ghost, MovableEvent, MovingHelp } from '../appointments/entries.tsx'
import { AbsenceButton } from './absences.tsx'
import { BookableTimes } from './bookable-times.tsx'
import { ownerAtom } from './branch-calendar.atoms.ts'
import { HandOverButton } from './hand-over-button.tsx'
import { Person } from './person.tsx'
import { addressOf, type Query } from './query-state.ts'
import { shownDays } from './shown-days.ts'
import { type BranchMoving, type Cell, cellOf, useBranchMoving } from './use-branch-moving.ts'

const useMessages = useTexts<typeof branchCalendarMessages>

/** How many appointments a cell shows on the screen; on paper all. */
const SHOWN = 3

interface DayCellProps {
  cell: Cell
  zone: string
  address: string
  moving: BranchMoving
}

function DayCell({ cell, zone, address, moving }: DayCellProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const own = useSetAtom(ownerAtom)
  const { advisor, day, content, column, earliest } = cell
  const { alias, full_name: name, is_deactivated } = advisor
  const { hours, entries } = content
  const { dragged } = moving
  const more = entries.length - SHOWN
  const event = (entry: Entry) => (
    <MovableEvent
      key={entry.appointment.uuid}
      entry={entry}
      column={column}
      earliest={earliest}
      moving={moving}
      isFixed={is_deactivated}
      isPlaced={false}
      onOpen={() => own(alias)}
    />
  )
  return (
    <td
      className={hours.length && !isAway(content) ? undefined : 'bcal-off'}
      data-column={is_deactivated ? undefined : column}
    >
      <span className="bcal-weekday">{shortDay(day, tag)}</span>
      {!is_deactivated && <DayNote day={content} />}
      {entries.slice(0, SHOWN).map(event)}
      {more > 0 && <div className="bcal-rest">{entries.slice(SHOWN).map(event)}</div>}
      {more > 0 && (
        <Link
          className="bcal-more"
          href={address}
          aria-label={t('branch-calendar.more-of', { count: more, name, day: shortDay(day, tag) })}
        >
          {t('branch-calendar.more', { count: more })}
        </Link>
      )}
      {dragged?.over === column && dragged.column !== column && (
        <Ghost dragged={dragged} note={moving.note(dragged)} isPlaced={false} />
      )}
      <BookableTimes cell={cell} zone={zone} />
    </td>
  )
}

function RowHead({ advisor, from, to }: { advisor: CalendarAdvisor; from: string; to: string }) {
  const t = useMessages()
  const { appointments, is_deactivated } = advisor
  const now = new Date().toISOString()
  return (
    <th scope="row">
      <Person advisor={advisor} />
      <span className="time-note">
        {is_deactivated && `${t('branch-calendar.deactivated')}, `}
        {t('branch-calendar.count', { count: appointments.length })}
      </span>
      {appointments.some(({ starts_at }) => starts_at > now) && (
        <HandOverButton advisor={advisor} from={from} to={to} />
      )}
      <AbsenceButton advisor={advisor} from={from} to={to} />
    </th>
  )
}

/** A week: an advisor in each row, a day in each column; on a phone the days of each advisor below one another. */
export function WeekTable({ calendar, query, day }: { calendar: BranchCalendar; query: Query; day: string }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  useMinute()
  const { from, to } = SPANS.week(day)
  const days = shownDays(calendar, daysFrom({ from, to }))
  const { advisors, time_zone: zone, today } = calendar
  const rows = advisors.map((advisor) => ({ advisor, cells: days.map((one) => cellOf(calendar, advisor, one)) }))
  const moving = useBranchMoving(
    calendar,
    rows.flatMap(({ cells }) => cells),
    { step: 0, across: days.length }
  )
  const where = (column: string) => {
    const cell = moving.cellAt(column)
    return cell ? `${cell.advisor.full_name}, ${longDay(cell.day, tag)}` : ''
  }
  const at = (one: string) => addressOf({ ...query, view: 'day', day: one })
  return (
    <>
      <section className="bcal-scroll" aria-label={t('branch-calendar.rows')}>
        <table className="bcal-week">
          <colgroup>
            <col className="bcal-names" />
            <col span={days.length} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{t('branch-calendar.advisor')}</th>
              {days.map((one) => (
                <th key={one} scope="col" className={one === today ? 'today' : undefined}>
                  <Link href={at(one)}>{shortDay(one, tag)}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ advisor, cells }) => (
              <tr key={advisor.alias}>
                <RowHead advisor={advisor} from={days[0] ?? from} to={days.at(-1) ?? to} />
                {cells.map((cell) => (
                  <DayCell key={cell.day} cell={cell} zone={zone} address={at(cell.day)} moving={moving} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <MovingHelp dragged={moving.dragged} where={where} note={moving.note} />
    </>
  )
}
