import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useMemo,
  useRef
} from 'react'
import type { slotsCalendarMessages } from '#contract/messages/slots-calendar.messages'
import type { Day } from '../../core/dates/calendar-date.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { bounded, DAY_MINUTES, type Stretch } from '../time-grid/stretch.ts'
import { TimeGrid } from '../time-grid/time-grid.tsx'
import { minuteAt, useDrag } from '../time-grid/use-drag.ts'
import { removing, removingOne, shifting } from './changes.ts'
import { Column, draggedAtom } from './column.tsx'
import { DayHeadings } from './day-headings.tsx'
import { pressKey } from './keys.ts'
import { type Piece, pieceAt, piecesByDay, STEP } from './pieces.ts'
import { commitAtom, cursorAtom, spansAtom, weekAtom } from './slots-calendar.atoms.ts'
import { useSight } from './use-sight.ts'

/** The whole day, and the minute that it scrolls to first. */
const SHOWN = { from: 0, to: DAY_MINUTES }
const START = 7 * 60
const NONE: readonly Piece[] = []
/** Pixels at the ends of a piece by which it is made longer or shorter. */
const EDGE = 8

function holdOf(target: Element, y: number) {
  const { top, bottom } = target.getBoundingClientRect()
  if (bottom - y < EDGE) return 'end'
  return y - top < Math.min(EDGE, (bottom - top) / 4) ? 'start' : 'move'
}

const floor = (minutes: number) => Math.floor(minutes / STEP) * STEP

interface GridProps {
  alias: string
  days: readonly Day[]
  onOpen: (piece: Piece) => void
  onAdd: (day: Day, from: number, to: number) => void
}

/** Drawing, moving and resizing by mouse or pen; a click or tap into empty space adds an hour. */
function usePointer(
  pieceOf: (key: string) => Piece | undefined,
  shift: (piece: Piece, to: Stretch & { date: Day }) => void,
  onAdd: GridProps['onAdd']
) {
  const show = useSetAtom(draggedAtom)
  const { begin } = useDrag<Piece | undefined>({
    step: STEP,
    across: 7,
    show,
    drop: ({ item, over, to }) => (item ? shift(item, { date: over, ...to }) : onAdd(over, to.from, to.to))
  })
  const placeOf = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element
    const column = target.closest<HTMLElement>('[data-column]')
    const holder = target.closest('[data-key]')
    return { column, holder, day: column?.dataset.column ?? '' }
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { column, holder, day } = placeOf(event)
      const item = pieceOf(holder?.getAttribute('data-key') ?? '')
      if (!column || (holder && !item?.span)) return
      if (item && holder) return begin(event, { item, hold: holdOf(holder, event.clientY), column: day, at: item })
      const minute = minuteAt(column, event)
      const from = floor(minute)
      begin(event, { item, hold: 'new', column: day, at: { from, to: from + STEP }, grab: minute - from })
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const { column, day } = placeOf(event)
      if (!column || (event.target as Element).closest('[data-key], button')) return
      const from = bounded(floor(minuteAt(column, event)), 0, DAY_MINUTES - STEP)
      onAdd(day, from, Math.min(from + 2 * STEP, DAY_MINUTES))
    }
  }
}

/** The calendar grid: for the pointer, and for the keyboard as one tab stop with a cursor. */
export function Grid({ alias, days, onOpen, onAdd }: GridProps) {
  const t = useTexts<typeof slotsCalendarMessages>()
  const week = useAtomValue(weekAtom)
  const spans = useAtomValue(spansAtom)
  const [cursor, setCursor] = useAtom(cursorAtom)
  const commit = useSetAtom(commitAtom)
  const body = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  useSight(body)

  const byDay = useMemo(() => piecesByDay(days, week, spans.values()), [days, week, spans])
  const pieces = byDay.get(cursor.day) ?? NONE
  const piece = pieces.find(({ key }) => key === cursor.key) ?? pieceAt(pieces, cursor.minutes)
  const at = useMemo(
    () => ({ minutes: cursor.minutes, marked: cursor.marked, key: piece?.key }),
    [cursor.minutes, cursor.marked, piece?.key]
  )

  const shift = (one: Piece, to: Stretch & { date: Day }) => {
    const isSame = one.date === to.date && one.from === to.from && one.to === to.to
    const change = isSame ? undefined : shifting(one, to)
    if (!change) return
    const uuid = change.put.at(-1)?.uuid
    setCursor({ day: to.date, minutes: floor(to.from), marked: 0, key: `${uuid} ${to.date}` })
    void commit(alias, change)
  }
  const remove = ({ span, date }: Piece) => {
    if (span) void commit(alias, span.rrule === null ? removing(span, date) : removingOne(span, date))
  }
  const pieceOf = (key: string) => [...byDay.values()].flat().find((one) => one.key === key)
  const pointer = usePointer(pieceOf, shift, onAdd)

  /** An entry may be focused by a click before the cursor is on it. */
  const focusedOf = (target: EventTarget) => pieceOf((target as Element).getAttribute('data-key') ?? '')
  const cursorOn = (one: Piece) => ({ day: one.date, minutes: floor(one.from), marked: 0, key: one.key })
  const onKeyDown = (event: KeyboardEvent) => {
    const on = focusedOf(event.target)
    const from = on
      ? { cursor: cursorOn(on), piece: on, pieces: byDay.get(on.date) ?? NONE }
      : { cursor, piece, pieces }
    const handlers = { ...from, go: setCursor, shift, remove }
    if (pressKey(event, handlers)) wantsFocus.current = true
  }
  const onFocus = ({ target }: FocusEvent) => {
    const on = focusedOf(target)
    if (on && on.key !== piece?.key) setCursor(cursorOn(on))
  }
  useLayoutEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    body.current?.querySelector<HTMLElement>('[tabindex="0"], .slot-cell')?.focus()
  })

  return (
    <TimeGrid
      label={t('slots-calendar.calendar')}
      className="slot-grid"
      columns={days.length}
      shown={SHOWN}
      start={START}
      heads={<DayHeadings days={days} week={week} byDay={byDay} />}
      body={{ ref: body, onKeyDown, onFocus, ...pointer }}
    >
      {days.map((day) => (
        <Column
          key={day}
          day={day}
          week={week}
          pieces={byDay.get(day) ?? NONE}
          at={day === cursor.day ? at : undefined}
          onOpen={onOpen}
          onAdd={onAdd}
        />
      ))}
    </TimeGrid>
  )
}
