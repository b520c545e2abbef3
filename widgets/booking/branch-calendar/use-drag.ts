import { type PointerEvent, useState } from 'react'
import type { AdvisorAppointment } from '#contract/appointments'
import { useHost } from '../../core/element/host.ts'
import type { Stretch } from './entries.ts'

/** Minutes by which an appointment moves. */
const STEP = 15
/** Pixels after which a press is a drag. */
const SLACK = 6
/** Pixels up or down within which an appointment keeps its time on the way to a colleague. */
const LEVEL = 12

/** An appointment that is held by the pointer. */
export interface Dragged {
  appointment: AdvisorAppointment
  /** The advisor whose it is, and over whose column it is held. */
  alias: string
  over: string
  /** Where it is, and where it would be. */
  at: Stretch
  to: Stretch
}

interface Held extends Omit<Dragged, 'over' | 'to'> {
  /** Its advisor has left: it can only be handed over. */
  isFixed: boolean
}

/** How many pixels a minute takes. */
const scaleOf = (column: Element) =>
  column.clientHeight / Number(getComputedStyle(column).getPropertyValue('--hours')) / 60

/** The click that follows the end of a drag opens nothing. */
function swallowClick() {
  const stop = (event: Event) => event.stopPropagation()
  addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', stop, true))
}

/**
 * Drags appointments by mouse or pen: up and down to another time, into another column, or both. A finger scrolls. Escape
 * cancels.
 */
export function useDrag(onDrop: (dragged: Dragged) => void) {
  const { root } = useHost()
  const [dragged, show] = useState<Dragged>()

  const begin = (event: PointerEvent<HTMLElement>, held: Held) => {
    const column = event.currentTarget.closest('.grid-events')
    if (event.button !== 0 || event.pointerType === 'touch' || !column) return
    const scale = scaleOf(column)
    const { clientX, clientY } = event
    const ended = new AbortController()
    let latest: Dragged | undefined
    const draw = (next: Dragged | undefined) => {
      latest = next
      show(next)
    }
    const overAt = (x: number, y: number) =>
      root.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')?.dataset.column ?? latest?.over ?? held.alias
    const move = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      if (!latest && Math.hypot(x - clientX, y - clientY) < SLACK) return
      const over = overAt(x, y)
      const isLevel = over === held.alias ? held.isFixed : Math.abs(y - clientY) <= LEVEL
      const by = isLevel ? 0 : Math.round((y - clientY) / scale / STEP) * STEP
      draw({ ...held, over, to: { from: held.at.from + by, to: held.at.to + by } })
    }
    const end = () => {
      ended.abort()
      const done = latest
      draw(undefined)
      return done
    }
    const drop = () => {
      const done = end()
      if (!done) return
      swallowClick()
      if (done.over !== done.alias || done.to.from !== done.at.from) onDrop(done)
    }
    const { signal } = ended
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', drop, { signal })
    addEventListener('pointercancel', end, { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && end() && swallowClick(), { signal })
  }
  return { dragged, begin }
}
