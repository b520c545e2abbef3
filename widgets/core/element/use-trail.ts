import { useCallback, useEffect, useRef } from 'react'
import { defer, leave, write } from './history-entry.ts'

/** Where a widget stands in an entry of the page's history. */
interface Place {
  step: string
  /** How many entries of the widget lie before this one. */
  depth: number
  /** The step of the entry before this one. */
  before?: string | undefined
}

/** What a button of the page opens and closes. */
export interface PopupState {
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

interface Trail {
  /** Unique on the page. */
  name: string
  step: string
  /** Not while the first step is still unknown. */
  isReady: boolean
  /** Nothing is left to go back to. */
  isOver: boolean
  popup: PopupState | undefined
  /** Shows a step again. */
  onReturn: (step: string) => void
}

const placeIn = (name: string): Place | undefined => history.state?.[name]

/**
 * Each step is an entry of the page's history: the browser's Back leads one step back or closes the popup, and Forward
 * returns. A popup that is closed otherwise leaves its entries, too.
 */
export function useTrail(trail: Trail) {
  const { name, step, isReady, isOver, popup } = trail
  const latest = useRef(trail)
  latest.current = trail
  const isKnown = useRef(false)
  const follow = useCallback(() => {
    const now = latest.current
    const place = placeIn(now.name)
    // a closed popup leaves its entries
    if (now.popup?.isOpen === false) return place?.depth && leave(place.depth)
    if (!now.isReady) return
    const first = now.popup ? 1 : 0
    if (now.isOver) return place && place.depth > first && leave(place.depth - first)
    const isFirst = !isKnown.current
    isKnown.current = true
    if (place?.step === now.step) return
    if (place && !isFirst && place.before === now.step) return leave(1)
    if (place && isFirst) return write('replaceState', now.name, { ...place, step: now.step })
    const isNew = Boolean(place ?? now.popup) || !isFirst
    write(isNew ? 'pushState' : 'replaceState', now.name, {
      step: now.step,
      depth: place ? place.depth + 1 : first,
      before: place?.step
    })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one of these changes
  useEffect(() => void (defer(follow) || follow()), [name, step, isReady, isOver, popup?.isOpen])
  useEffect(() => {
    const look = () => {
      if (defer(follow)) return
      const now = latest.current
      const place = placeIn(now.name)
      if (!place) return now.popup?.onClose()
      if (now.isOver && now.popup?.isOpen !== false) return
      now.popup?.onOpen()
      now.onReturn(place.step)
    }
    addEventListener('popstate', look)
    return () => removeEventListener('popstate', look)
  }, [follow])
}
