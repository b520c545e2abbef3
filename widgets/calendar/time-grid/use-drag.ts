import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef } from 'react'
import { useHost } from '../../core/element/host.ts'
import { bounded, DAY_MINUTES, type Stretch } from './stretch.ts'

/** Pixels after which a press is a drag. */
const SLACK = 6
/** Pixels up or down within which the time stays on the way to another column. */
const LEVEL = 12

/** What the pointer holds of it: the whole, an end, or nothing, where it draws something new. */
type Hold = 'move' | 'start' | 'end' | 'new'

interface Held<T> {
  item: T
  hold?: Hold
  /** The column in which it is. */
  column: string
  at: Stretch
  /** How many minutes after its beginning it is held, where only a part is drawn yet. */
  grab?: number
  /** It can only go to another column, at its time. */
  isFixed?: boolean | undefined
}

/** What is held by the pointer or by keys, and where it would be. */
export interface Dragged<T> extends Held<T> {
  over: string
  to: Stretch
}

/** Where a stretch goes as an edge or all of it moves by some minutes. */
const MOVES: Record<Hold, (at: Stretch, by: number, step: number) => Stretch> = {
  move: ({ from, to }, by) => {
    const within = bounded(by, -from, DAY_MINUTES - to)
    return { from: from + within, to: to + within }
  },
  start: ({ from, to }, by, step) => ({ from: bounded(from + by, 0, to - step), to }),
  end: ({ from, to }, by, step) => ({ from, to: bounded(to + by, from + step, DAY_MINUTES) }),
  new: ({ from }, by, step) => ({
    from: bounded(Math.min(from, from + by), 0, DAY_MINUTES - step),
    to: bounded(Math.max(from + step, from + by), step, DAY_MINUTES)
  })
}

const laneOf = (column: Element) => column.querySelector('.time-lane') ?? column

/** How many pixels a minute takes. */
const scaleOf = (lane: Element) =>
  lane.clientHeight / Number(getComputedStyle(lane).getPropertyValue('--hours') || 24) / 60

/** The minute at which the pointer is in a column. */
export const minuteAt = (column: Element, { clientY }: { clientY: number }) => {
  const lane = laneOf(column)
  const first = Number(getComputedStyle(lane).getPropertyValue('--first'))
  return first + (clientY - lane.getBoundingClientRect().top) / scaleOf(lane)
}

/** The click that follows the end of a drag opens nothing. */
function swallowClick() {
  const stop = (event: Event) => event.stopPropagation()
  addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', stop, true))
}

/** What the arrow keys lead over: columns, and what is along them. */
export const STEPS: Record<string, [across: number, along: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
}

export interface DragProps<T> {
  /** The minutes by which it moves; 0 where columns have no hours. */
  step: number
  /** How many columns stand side by side; in further rows others may follow. */
  across: number
  show: (dragged: Dragged<T> | undefined) => void
  drop: (dragged: Dragged<T>) => void
}

/**
 * Drags by mouse or pen: up and down to another time, into another column, or both. A finger scrolls. By keys Alt and the
 * arrows do the same, and Enter drops. Escape cancels.
 */
export function useDrag<T>({ step, across, show, drop }: DragProps<T>) {
  const { root } = useHost()
  const carried = useRef<Dragged<T>>(undefined)
  const release = (dragged: Dragged<T>) => {
    const { over, column, at, to, hold } = dragged
    if (hold === 'new' || over !== column || to.from !== at.from || to.to !== at.to) drop(dragged)
  }
  const carry = (next: Dragged<T> | undefined) => {
    carried.current = next
    show(next)
  }

  const begin = (event: PointerEvent<HTMLElement>, held: Held<T>) => {
    const column = (event.target as Element).closest('[data-column], .time-column')
    if (event.button !== 0 || event.pointerType === 'touch' || !column) return
    const scale = scaleOf(laneOf(column))
    const { clientX, clientY } = event
    const ended = new AbortController()
    let latest: Dragged<T> | undefined
    const draw = (next: Dragged<T> | undefined) => {
      latest = next
      show(next)
    }
    const overAt = (x: number, y: number) =>
      root.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')?.dataset.column ?? latest?.over ?? held.column
    const move = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      if (!latest && Math.hypot(x - clientX, y - clientY) < SLACK) return
      const { hold = 'move', column: own, isFixed, at, grab = 0 } = held
      const over = hold === 'move' ? overAt(x, y) : own
      const isLevel = !step || isFixed || (over !== own && Math.abs(y - clientY) <= LEVEL)
      const by = isLevel ? 0 : Math.round(((y - clientY) / scale + grab) / step) * step
      draw({ ...held, over, to: MOVES[hold](at, by, step) })
    }
    const end = () => {
      ended.abort()
      const done = latest
      draw(undefined)
      return done
    }
    const up = () => {
      const done = end()
      if (!done) return
      swallowClick()
      release(done)
    }
    const { signal } = ended
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', up, { signal })
    addEventListener('pointercancel', end, { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && end() && swallowClick(), { signal })
  }

  /** The next column, across a row or in the next one. */
  const nextTo = (over: string, by: number, isRow: boolean) => {
    const all = [...root.querySelectorAll<HTMLElement>('[data-column]')].map(({ dataset }) => dataset.column ?? '')
    const index = all.indexOf(over)
    const next = index + by
    const isSameRow = index < 0 || Math.floor(index / across) === Math.floor(next / across)
    return (isRow && !isSameRow ? undefined : all[next]) ?? over
  }

  /** Takes an item along by keys; returns whether the key was one of these. */
  const press = (event: KeyboardEvent, held: Held<T>): boolean => {
    const { key, altKey } = event
    const now = carried.current
    const steps = altKey && STEPS[key]
    if (steps) {
      const from = now ?? { ...held, over: held.column, to: held.at }
      const [right, down] = steps
      const by = step && !held.isFixed ? down * step : 0
      const over = step ? nextTo(from.over, right, true) : nextTo(from.over, right || down * across, Boolean(right))
      carry({ ...from, over, to: MOVES.move(from.to, by, step) })
    } else if (now && key === 'Enter') {
      carry(undefined)
      release(now)
    } else if (now && key === 'Escape') carry(undefined)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  return { begin, press, leave: () => carried.current && carry(undefined) }
}
