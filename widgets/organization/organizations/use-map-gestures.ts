import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { type Place, type Point, placeAt, pointOf } from './mercator.ts'

/** What the arrow keys move by, in pixels; with Shift further. */
const STEP = 16
const LEAP = 128
/** Smaller movements are a click. */
const STILL = 5

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 }
}
const ZOOMS: Record<string, number> = { '+': 1, '=': 1, '-': -1 }

interface Moved {
  centre: Place
  zoom: number
  onPlace: (place: Place) => void
  onZoom: (change: number) => void
}

const plus = (point: Point, by: Point): Point => ({ x: point.x + by.x, y: point.y + by.y })

/** Moves the map under its pin by pointer and keys: a click or a tap brings its place under the pin. */
export function useMapGestures({ centre, zoom, onPlace, onZoom }: Moved) {
  const grip = useRef<{ pointer: number; from: Point; middle: Point; isDragged: boolean }>(undefined)
  const put = (point: Point) => onPlace(placeAt(point, zoom))
  const wayOf = ({ clientX, clientY }: PointerEvent, from: Point) => ({ x: from.x - clientX, y: from.y - clientY })

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button || grip.current) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const from = { x: event.clientX, y: event.clientY }
      grip.current = { pointer: event.pointerId, from, middle: pointOf(centre, zoom), isDragged: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = grip.current
      if (held?.pointer !== event.pointerId) return
      const way = wayOf(event, held.from)
      held.isDragged ||= Math.hypot(way.x, way.y) >= STILL
      // a finger that moves scrolls the page
      if (held.isDragged && event.pointerType !== 'touch') put(plus(held.middle, way))
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const held = grip.current
      grip.current = undefined
      if (held?.pointer !== event.pointerId || held.isDragged) return
      const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
      put(plus(held.middle, { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }))
    },
    onPointerCancel() {
      grip.current = undefined
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const arrow = ARROWS[event.key]
      const change = ZOOMS[event.key]
      if (!arrow && !change) return
      event.preventDefault()
      const far = event.shiftKey ? LEAP : STEP
      if (arrow) put(plus(pointOf(centre, zoom), { x: arrow.x * far, y: arrow.y * far }))
      if (change) onZoom(change)
    }
  }
}
