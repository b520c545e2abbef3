import type { PlaceNotices } from '../ui/feedback/notices-context.ts'

/** What stays at the bottom of the window or a dialog, and what is done next. */
const STAYS = '.dock, .at-thumb, .in-view, .dialog-actions > *, .modal-footer > *'
const NEXT = '.button.primary'
const FIELD = 'input, select, textarea, button, a, [tabindex]'

/** Above each notice, and between it and what it has cleared. */
const GAP = 8

const boxOf = (node: Element) => node.getBoundingClientRect()

/** How far up something must go to clear what it would cover, looked at from the bottom. */
function liftOf({ top, bottom, left, right }: DOMRect, others: readonly DOMRect[]): number {
  return others
    .filter((one) => one.width && one.right > left && one.left < right)
    .toSorted((a, b) => b.bottom - a.bottom)
    .reduce((lift, one) => {
      const isCovered = one.bottom > top - lift && one.top < bottom - lift
      return isCovered ? Math.max(lift, bottom - one.top + GAP) : lift
    }, 0)
}

/**
 * Lifts notices as far as they would cover what stays in view, the field that has the focus or the next action. The upper
 * half of the window is left to what it shows: there they cover a field rather than leave the bottom.
 */
export const placeNotices: PlaceNotices = (region) => {
  let lift = 0
  let isOver = false
  const dialog = region.closest('dialog')
  const scope: ParentNode = dialog ?? document
  const within = (selector: string) => [...scope.querySelectorAll(selector)].map(boxOf)
  const place = () => {
    if (isOver) return
    const now = boxOf(region)
    const own = new DOMRect(now.x, now.y + lift + GAP, now.width, now.height - GAP)
    const staying = within(STAYS)
    const { activeElement } = document
    const focused = activeElement?.matches(FIELD) && !region.contains(activeElement) ? [boxOf(activeElement)] : []
    const all = liftOf(own, [...staying, ...within(NEXT), ...focused])
    lift = own.bottom - all > innerHeight / 2 ? all : liftOf(own, staying)
    region.style.setProperty('--lift', `${lift}px`)
  }
  // a dialog that still moves takes along what is fixed in it
  void Promise.allSettled((dialog?.getAnimations() ?? []).map(({ finished }) => finished)).then(place)
  const events = ['focusin', 'scroll', 'resize']
  for (const event of events) addEventListener(event, place, { capture: true, passive: true })
  return () => {
    isOver = true
    for (const event of events) removeEventListener(event, place, { capture: true })
    region.style.removeProperty('--lift')
  }
}
