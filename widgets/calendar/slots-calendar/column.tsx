import { useAtomValue } from 'jotai'
import type { CSSProperties } from 'react'
import type { slotsCalendarMessages } from '#contract/messages/slots-calendar.messages'
import type { CalendarWeek } from '#contract/slots-calendar'
import { type Day, longDay, weekday } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { memoised } from './memoised.tsx'
import { PieceBox } from './piece.tsx'
import { minutesOf, type Piece, STEP, timeOf } from './pieces.ts'
import { ghostAtom } from './use-drag.ts'

const stretch = (from: number, to: number) => ({ '--from': from, '--to': to }) as CSSProperties

function GhostBox({ day }: { day: Day }) {
  const ghost = useAtomValue(ghostAtom)
  if (ghost?.date !== day) return null
  return (
    <div className="slot-ghost" style={stretch(ghost.from, ghost.to)} aria-hidden="true">
      {timeOf(ghost.from)}–{timeOf(ghost.to)}
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
      className="slot-cell"
      style={stretch(from, to)}
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

const NO_HOURS: CalendarWeek['working_hours'] = []

/** A day column: booking hours in the background, entries on top. */
export const Column = memoised(function Column({ day, week, pieces, at, onOpen, onAdd }: ColumnProps) {
  const t = useTexts<typeof slotsCalendarMessages>()
  const { tag } = useTextsContext()
  const holidays = week?.holidays.filter(({ date }) => date === day) ?? []
  const isClosed = holidays.length > 0
  const hours = isClosed ? NO_HOURS : (week?.working_hours.filter((entry) => entry.day === weekday(day)) ?? NO_HOURS)
  const ranges = hours.map(({ start_time, end_time }) => [minutesOf(start_time), minutesOf(end_time)] as const)
  const isWithin = ranges.some(([from, to]) => at && from <= at.minutes && at.minutes < to)
  const state = isClosed ? 'slots-calendar.holiday' : isWithin ? 'slots-calendar.hours' : 'slots-calendar.outside'
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form's fieldset
    <div
      role="group"
      className={isClosed ? 'slot-column closed' : 'slot-column'}
      data-day={day}
      aria-label={longDay(day, tag)}
    >
      {ranges.map(([from, to]) => (
        <div key={from} className="slot-hours" style={stretch(from, to)} aria-hidden="true" />
      ))}
      {pieces.map((piece) => (
        <PieceBox key={piece.key} piece={piece} isActive={at?.key === piece.key} onOpen={onOpen} />
      ))}
      {at && !at.key && (
        <Cell
          key={at.minutes}
          day={day}
          from={at.minutes}
          marked={at.marked}
          state={t(state)}
          onAdd={(from, to) => onAdd(day, from, at.marked ? to : Math.min(to + STEP, 1440))}
        />
      )}
      <GhostBox day={day} />
    </div>
  )
})
