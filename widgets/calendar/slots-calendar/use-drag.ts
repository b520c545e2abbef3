import { atom, useSetAtom } from 'jotai'
import { type PointerEvent, useRef } from 'react'
import type { Day } from '../../core/dates/calendar-date.ts'
import { DAY_MINUTES, type Piece, STEP } from './pieces.ts'

/** The span being drawn with the pointer. */
export interface Ghost {
  date: Day
  from: number
  to: number
}
export const ghostAtom = atom<Ghost | undefined>(undefined)

/** Distance before a drag starts, and the size of the resize edge. */
const SLACK = 4
const EDGE = 8

type Hold = 'new' | 'move' | 'start' | 'end'

interface Drag {
  hold: Hold
  piece?: Piece | undefined
  day: Day
  /** Start of the drag, in minutes and on the screen. */
  at: number
  x: number
  y: number
  began: boolean
}

interface Columns {
  days: readonly Day[]
  /** The element whose children are the columns. */
  body: HTMLElement | null
}

const snapped = (minutes: number) => Math.round(minutes / STEP) * STEP
const within = (minutes: number, min: number, max: number) => Math.min(max, Math.max(min, minutes))

function positionOf({ days, body }: Columns, { clientX, clientY }: PointerEvent) {
  const columns = [...(body?.querySelectorAll('[data-day]') ?? [])].map((one) => one.getBoundingClientRect())
  const index = columns.findIndex(({ right }) => clientX < right)
  const { top, height } = columns[0] ?? { top: 0, height: 1 }
  const day = days[index < 0 ? columns.length - 1 : index] ?? ''
  return { day, minutes: within(((clientY - top) / height) * DAY_MINUTES, 0, DAY_MINUTES) }
}

function holdOf(piece: Piece | undefined, target: Element, y: number): Hold {
  if (!piece) return 'new'
  const { top, bottom } = target.getBoundingClientRect()
  if (bottom - y < EDGE) return 'end'
  return y - top < Math.min(EDGE, (bottom - top) / 4) ? 'start' : 'move'
}

const GHOSTS: Record<Hold, (drag: Drag, day: Day, minutes: number) => Ghost> = {
  new: ({ day, at }, _day, minutes) => {
    const start = Math.floor(at / STEP) * STEP
    const [from, to] = [Math.min(start, snapped(minutes)), Math.max(start + STEP, snapped(minutes))]
    return { date: day, from, to }
  },
  move: ({ piece, at }, date, minutes) => {
    const { from = 0, to = STEP } = piece ?? {}
    const start = within(snapped(from + minutes - at), 0, DAY_MINUTES - (to - from))
    return { date, from: start, to: start + to - from }
  },
  start: ({ piece }, _day, minutes) => {
    const { date = '', to = STEP } = piece ?? {}
    return { date, from: within(snapped(minutes), 0, to - STEP), to }
  },
  end: ({ piece }, _day, minutes) => {
    const { date = '', from = 0 } = piece ?? {}
    return { date, from, to: within(snapped(minutes), from + STEP, DAY_MINUTES) }
  }
}

interface Handlers {
  onDrawn: (ghost: Ghost) => void
  onShifted: (piece: Piece, ghost: Ghost) => void
}

/** Drawing, moving and resizing by mouse or pen. Touch scrolls, and taps instead. */
export function useDrag(columns: () => Columns, pieceOf: (key: string) => Piece | undefined, handlers: Handlers) {
  const setGhost = useSetAtom(ghostAtom)
  const drag = useRef<Drag>(undefined)
  const hasDragged = useRef(false)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    hasDragged.current = false
    const target = event.target as Element
    const holder = target.closest('[data-key]')
    const piece = pieceOf(holder?.getAttribute('data-key') ?? '')
    const isFixed = holder && !piece?.span
    if (event.pointerType === 'touch' || event.button !== 0 || isFixed || !target.closest('[data-day]')) return
    const { day, minutes } = positionOf(columns(), event)
    const hold = holdOf(piece, holder ?? target, event.clientY)
    drag.current = { hold, piece, day, at: minutes, x: event.clientX, y: event.clientY, began: false }
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current
    if (!now || (!now.began && Math.hypot(event.clientX - now.x, event.clientY - now.y) < SLACK)) return
    if (!now.began) event.currentTarget.setPointerCapture(event.pointerId)
    now.began = true
    hasDragged.current = true
    const { day, minutes } = positionOf(columns(), event)
    setGhost(GHOSTS[now.hold](now, day, minutes))
  }

  const stop = () => {
    drag.current = undefined
    setGhost(undefined)
  }

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current
    stop()
    if (!now?.began) return
    // a drag's click follows immediately, unlike one by keyboard
    setTimeout(() => {
      hasDragged.current = false
    })
    const { day, minutes } = positionOf(columns(), event)
    const ghost = GHOSTS[now.hold](now, day, minutes)
    if (now.piece) handlers.onShifted(now.piece, ghost)
    else handlers.onDrawn(ghost)
  }

  const onClick = (event: { target: EventTarget; clientX: number; clientY: number }) => {
    // the click that ends a drag has no further effect
    if (hasDragged.current) return
    const target = event.target as Element
    if (target.closest('[data-key]') || target.closest('button') || !target.closest('[data-day]')) return
    const { day, minutes } = positionOf(columns(), event as PointerEvent)
    const from = within(Math.floor(minutes / STEP) * STEP, 0, DAY_MINUTES - STEP)
    handlers.onDrawn({ date: day, from, to: Math.min(from + 2 * STEP, DAY_MINUTES) })
  }

  /** Whether a click on a piece was the end of a drag. */
  const wasDrag = () => hasDragged.current
  return { on: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: stop, onClick }, wasDrag }
}
