import type { Host } from '../../core/element/host.ts'

/** Scrolls to what a tap has changed below the fold; whoever uses keys stays where the focus is. */
export function reveal({ root }: Host, element: Element | null) {
  if (root.activeElement?.matches(':focus-visible')) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
}
