import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { byKey, move, type Size, type Square, zoom } from './crop.ts'

export type Change = (size: Size, square: Square) => Square

interface Point {
  x: number
  y: number
}

/** Smaller movements are ignored, in screen pixels. */
const STILL = 5

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length
})
const spread = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)

/** Moves and zooms a picture by touch, mouse, wheel and keys; `margin` surrounds the square. */
export function useGestures(stage: RefObject<HTMLElement | null>, margin: number, change: (how: Change) => void) {
  const fingers = useRef(new Map<number, Point>())
  const way = useRef(0)

  /** A point of the screen, in fractions of the square's edge. */
  const within = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width } = (stage.current as HTMLElement).getBoundingClientRect()
    const edge = width * (1 - 2 * margin)
    return {
      x: (clientX - left) / edge - margin / (1 - 2 * margin),
      y: (clientY - top) / edge - margin / (1 - 2 * margin)
    }
  }

  // React's wheel listeners are passive, so that the page would scroll too
  useEffect(() => {
    const node = stage.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const { x, y } = within(event)
      change((size, square) => zoom(size, square, Math.exp(-event.deltaY / 400), x, y))
    }
    node?.addEventListener('wheel', onWheel, { passive: false })
    return () => node?.removeEventListener('wheel', onWheel)
  })

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    if (!fingers.current.size) way.current = 0
    fingers.current.set(event.pointerId, within(event))
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.has(event.pointerId)) return
    const before = [...fingers.current.values()]
    fingers.current.set(event.pointerId, within(event))
    const after = [...fingers.current.values()]
    const [from, to] = [middle(before), middle(after)]
    const [x, y] = [to.x - from.x, to.y - from.y]
    way.current += Math.hypot(event.movementX, event.movementY)
    const factor = spread(before) ? spread(after) / spread(before) : 1
    change((size, square) => zoom(size, move(size, square, x, y), factor, to.x, to.y))
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const wasAlone = fingers.current.size === 1
    const known = fingers.current.delete(event.pointerId)
    if (!known || !wasAlone || way.current > STILL || event.type !== 'pointerup') return
    // for users who cannot drag
    const { x, y } = within(event)
    change((size, square) => move(size, square, 0.5 - x, 0.5 - y))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const how = !event.ctrlKey && !event.metaKey && !event.altKey && byKey(event.key, event.shiftKey)
    if (!how) return
    event.preventDefault()
    change(how)
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown }
}
