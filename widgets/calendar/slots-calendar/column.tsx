import { atom, useAtomValue } from 'jotai'
import type { slotsCalendarMessages } from '#contract/messages/slots-calendar.messages'
import type { timeGridMessages } from '#contract/messages/time-grid.messages'
import type { CalendarWeek } from '#contract/slots-calendar'
import { type Day, longDay, weekday } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { DAY_MINUTES, minutesOf, spanOf, timeOf } from '../time-grid/stretch.ts'
import { placed, TimeColumn } from '../time-grid/time-grid.tsx'
import type { Dragged } from '../time-grid/use-drag.ts'
import { memoised } from './memoised.tsx'
import { PieceBox } from './piece.tsx'
import { type Piece, STEP } from './pieces.ts'

/** What is drawn or moved with the pointer. */
export const draggedAtom = atom<Dragged<Piece | undefined> | undefined>(undefined)

function Ghost({ day }: { day: Day }) {
  const dragged = useAtomValue(draggedAtom)
  if (dragged?.over !== day) return null
  return (
    <div className="time-ghost time-at" style={placed(dragged.to)} aria-hidden="true">
      {spanOf(dragged.to)}
    </div>
  )
}

interface CellProps {
  day: Day
  from: number
  marked: number
  state: string
  onAdd: (from: number, to: number) => void
}

/** The keyboard cursor in a column's empty space. */
function Cell({ day, from, marked, state, onAdd }: CellProps) {
  const t = useTexts<typeof slotsCalendarMessages>()
  const { tag } = useTextsContext()
  const to = from + (marked || STEP)
  return (
    <button
      type="button"
      className="slot-cell time-at"
      style={placed({ from, to })}
      aria-haspopup="dialog"
      aria-label={t('slots-calendar.cell', { day: longDay(day, tag), from: timeOf(from), to: timeOf(to), state })}
      onClick={() => onAdd(from, to)}
    />
  )
}

/** The cursor's position in this column. */
export interface At {
  minutes: number
  marked: number
  key: string | undefined
}

interface ColumnProps {
  day: Day
  week: CalendarWeek | undefined
  pieces: readonly Piece[]
  at: At | undefined
  onOpen: (piece: Piece) => void
  onAdd: (day: Day, from: number, to: number) => void
}

/** A day column: booking hours in the background, entries on top. */
export const Column = memoised(function Column({ day, week, pieces, at, onOpen, onAdd }: ColumnProps) {
  const t = useTexts<typeof slotsCalendarMessages & typeof timeGridMessages>()
  const { tag } = useTextsContext()
  const isClosed = week?.holidays.some(({ date }) => date === day)
  const weekly = (!isClosed && week?.working_hours.filter((entry) => entry.day === weekday(day))) || []
  const hours = weekly.map(({ start_time, end_time }) => ({ from: minutesOf(start_time), to: minutesOf(end_time) }))
  const isWithin = hours.some(({ from, to }) => at && from <= at.minutes && at.minutes < to)
  const state = isWithin ? t('time-grid.hours') : t('slots-calendar.outside')
  return (
    <TimeColumn
      name={day}
      label={longDay(day, tag)}
      className={isClosed ? 'closed' : ''}
      hours={hours}
      now={day === week?.today ? week.time_zone : undefined}
    >
      {pieces.map((piece) => (
        <PieceBox key={piece.key} piece={piece} isActive={at?.key === piece.key} onOpen={onOpen} />
      ))}
      {at && !at.key && (
        <Cell
          key={at.minutes}
          day={day}
          from={at.minutes}
          marked={at.marked}
          state={isClosed ? t('time-grid.closed') : state}
          onAdd={(from, to) => onAdd(day, from, at.marked ? to : Math.min(to + STEP, DAY_MINUTES))}
        />
      )}
      <Ghost day={day} />
    </TimeColumn>
  )
})
