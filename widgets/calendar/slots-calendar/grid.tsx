import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef
} from 'react'
import type { slotsCalendarMessages } from '#contract/messages/slots-calendar.messages'
import type { Day } from '../../core/dates/calendar-date.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { removing, removingOne, shifting } from './changes.ts'
import { Column } from './column.tsx'
import { DayHeadings } from './day-headings.tsx'
import { pressKey } from './keys.ts'
import { type Piece, pieceAt, piecesByDay, STEP, timeOf } from './pieces.ts'
import { commitAtom, cursorAtom, spansAtom, weekAtom } from './slots-calendar.atoms.ts'
import { useDrag } from './use-drag.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
/** The hour scrolled to at first, and half its label, which stands around its line. */
const FIRST_HOUR = 7
const LABEL = 12
const NONE: readonly Piece[] = []

interface GridProps {
  alias: string
  days: readonly Day[]
  onOpen: (piece: Piece) => void
  onAdd: (day: Day, from: number, to: number) => void
}

/** The calendar grid: for the pointer, and for the keyboard as one tab stop with a cursor. */
export function Grid({ alias, days, onOpen, onAdd }: GridProps) {
  const t = useTexts<typeof slotsCalendarMessages>()
  const week = useAtomValue(weekAtom)
  const spans = useAtomValue(spansAtom)
  const [cursor, setCursor] = useAtom(cursorAtom)
  const commit = useSetAtom(commitAtom)
  const body = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)

  const byDay = useMemo(() => piecesByDay(days, week, spans.values()), [days, week, spans])
  const pieces = byDay.get(cursor.day) ?? NONE
  const piece = pieces.find(({ key }) => key === cursor.key) ?? pieceAt(pieces, cursor.minutes)
  const at = useMemo(
    () => ({ minutes: cursor.minutes, marked: cursor.marked, key: piece?.key }),
    [cursor.minutes, cursor.marked, piece?.key]
  )

  const shift = (one: Piece, to: { date: Day; from: number; to: number }) => {
    const isSame = one.date === to.date && one.from === to.from && one.to === to.to
    const change = isSame ? undefined : shifting(one, to)
    if (!change) return
    const uuid = change.put.at(-1)?.uuid
    setCursor({ day: to.date, minutes: to.from - (to.from % STEP), marked: 0, key: `${uuid} ${to.date}` })
    void commit(alias, change)
  }
  const remove = ({ span, date }: Piece) => {
    if (span) void commit(alias, span.rrule === null ? removing(span, date) : removingOne(span, date))
  }
  const pieceOf = (key: string) => [...byDay.values()].flat().find((one) => one.key === key)
  const drag = useDrag(() => ({ days, body: body.current }), pieceOf, {
    onDrawn: ({ date, from, to }) => onAdd(date, from, to),
    onShifted: shift
  })
  const { wasDrag } = drag
  const isDrag = useRef(wasDrag)
  isDrag.current = wasDrag
  const open = useCallback(
    (one: Piece) => {
      if (!isDrag.current()) onOpen(one)
    },
    [onOpen]
  )

  /** An entry may be focused by a click before the cursor is on it. */
  const focusedOf = (target: EventTarget) => pieceOf((target as Element).getAttribute('data-key') ?? '')
  const cursorOn = (one: Piece) => ({ day: one.date, minutes: one.from - (one.from % STEP), marked: 0, key: one.key })
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
  useEffect(() => {
    const box = scroller.current
    if (box) box.scrollTop = (box.scrollHeight / 24) * FIRST_HOUR - LABEL
  }, [])

  return (
    <section
      className="slot-grid"
      style={{ '--days': days.length } as CSSProperties}
      aria-label={t('slots-calendar.calendar')}
    >
      <DayHeadings days={days} week={week} byDay={byDay} />
      <div className="slot-scroller" ref={scroller}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: handles events of its entries */}
        <div role="presentation" className="slot-body" ref={body} onKeyDown={onKeyDown} onFocus={onFocus} {...drag.on}>
          <div className="slot-clock" aria-hidden="true">
            {HOURS.map((hour) => (
              <span key={hour}>{timeOf(hour * 60)}</span>
            ))}
          </div>
          {days.map((day) => (
            <Column
              key={day}
              day={day}
              week={week}
              pieces={byDay.get(day) ?? NONE}
              at={day === cursor.day ? at : undefined}
              onOpen={open}
              onAdd={onAdd}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
