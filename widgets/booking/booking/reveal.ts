import type { Host } from '../../core/element/host.ts'

/** Scrolls to what a tap has changed below the fold; not for keyboard users. */
export function reveal({ root }: Host, element: Element | null) {
  if (root.activeElement?.matches(':focus-visible')) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
}
