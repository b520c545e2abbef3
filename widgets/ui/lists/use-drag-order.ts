import { type PointerEvent, type RefObject, useEffect, useState } from 'react'

/** The place of what is dragged, and the place before which it would be dropped. */
export interface Dragged {
  from: number
  to: number
}

/** So near to an edge of the window it scrolls, and so far at once. */
const EDGE = 56
const SCROLL = 14

/** The first whose middle lies below the pointer. */
function indexAt(list: HTMLElement | null, y: number): number {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect())
  const below = rows.findIndex(({ top, height }) => y < top + height / 2)
  return below < 0 ? rows.length : below
}

function scrollAt(y: number): void {
  if (y < EDGE) scrollBy(0, -SCROLL)
  else if (y > innerHeight - EDGE) scrollBy(0, SCROLL)
}

/** Rows of a list are dragged by their handles with mouse, pen or finger; Escape lets go where it was. */
export function useDragOrder(list: RefObject<HTMLElement | null>, onDrop: (dragged: Dragged) => void) {
  const [dragged, setDragged] = useState<Dragged>()
  const isDragging = Boolean(dragged)
  useEffect(() => {
    if (!isDragging) return
    const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && setDragged(undefined)
    addEventListener('keydown', cancel)
    return () => removeEventListener('keydown', cancel)
  }, [isDragging])

  const handle = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged({ from, to: from })
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (!dragged) return
      scrollAt(clientY)
      setDragged({ from: dragged.from, to: indexAt(list.current, clientY) })
    },
    onPointerUp: () => {
      setDragged(undefined)
      if (dragged) onDrop(dragged)
    },
    onPointerCancel: () => setDragged(undefined)
  })
  return { dragged, handle }
}
