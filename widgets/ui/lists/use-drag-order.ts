import { type PointerEvent, type RefObject, useEffect, useState } from 'react'

/** Index of the dragged row, and the index before which it would be dropped. */
export interface Dragged {
  from: number
  to: number
}

/** Distance to the window's edge at which it scrolls, and the scroll step. */
const EDGE = 56
const SCROLL = 14

/** The first row whose middle is below the pointer. */
function indexAt(list: HTMLElement | null, y: number): number {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect())
  const below = rows.findIndex(({ top, height }) => y < top + height / 2)
  return below < 0 ? rows.length : below
}

function scrollAt(y: number): void {
  if (y < EDGE) scrollBy(0, -SCROLL)
  else if (y > innerHeight - EDGE) scrollBy(0, SCROLL)
}

/** Drags rows by their handles with mouse, pen or finger; Escape cancels. */
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
