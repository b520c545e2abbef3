import { useAtomValue } from 'jotai'
import { type RefObject, useEffect } from 'react'
import { aimAtom, weekAtom } from './slots-calendar.atoms.ts'

/** Pixels above what is scrolled to where nothing of the calendar is in the window yet. */
const ABOVE = 56

/** Scrolls the calendar, but not the page, so that the present moment is in its middle, unless it is in sight. */
function showNow(box: Element, now: Element) {
  const { top, bottom } = box.getBoundingClientRect()
  const first = Math.max(top, 0)
  const room = Math.max(Math.min(bottom, innerHeight) - first, 2 * ABOVE)
  const at = now.getBoundingClientRect().top
  // at the lower end, bars may stand above it
  if (at < first || at > first + room * 0.75) box.scrollBy(0, at - first - room / 2)
}

/**
 * Brings into sight what was saved, or else the present moment if today is among the days; the page is scrolled only for
 * what was asked for.
 */
export function useSight(body: RefObject<HTMLElement | null>) {
  const aim = useAtomValue(aimAtom)
  const today = useAtomValue(weekAtom)?.today
  // biome-ignore lint/correctness/useExhaustiveDependencies: each aim anew, and once today is known
  useEffect(() => {
    const box = body.current?.parentElement
    const now = box?.querySelector('.time-now')
    if (aim?.key) box?.querySelector(`[data-key="${aim.key}"]`)?.scrollIntoView({ block: 'nearest' })
    else if (box && now) {
      showNow(box, now)
      if (aim) now.scrollIntoView({ block: 'nearest' })
    }
  }, [body, aim, today])
}
