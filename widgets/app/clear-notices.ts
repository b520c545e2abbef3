import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { notificationsAtom } from '../core/data/notify.ts'

/** What stays at the bottom of the window or a dialog, and what is done next. */
const STAYS = '.dock, .at-thumb, .in-view, .dialog-actions > *, .modal-footer > *'
const NEXT = '.button.primary'
/** What takes the focus to be filled in or pressed, unlike a list or a heading that the focus is led to. */
const FIELD = 'input, select, textarea, button, a, summary, [tabindex="0"]'

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

const regionOf = () => document.querySelector<HTMLElement>('.notifications:has(.notification)')

/** Lifts the notices that are shown, once and whenever what they might cover moves; returns what ends that. */
function keepClear(): () => void {
  let lift = 0
  let last: HTMLElement | null = null
  let isOver = false
  const set = (region: HTMLElement | null, px: number) => {
    if (last !== region) last?.style.removeProperty('translate')
    last = region
    lift = px
    region?.style.setProperty('translate', `0 ${-px}px`)
  }
  const place = () => {
    const region = regionOf()
    if (!region || isOver) return
    const scope: ParentNode = region.closest('dialog') ?? document
    const within = (selector: string) => [...scope.querySelectorAll(selector)].map(boxOf)
    const now = boxOf(region)
    const own = new DOMRect(now.x, now.y + (region === last ? lift : 0) + GAP, now.width, now.height - GAP)
    const staying = within(STAYS)
    const { activeElement } = document
    const focused = activeElement?.matches(FIELD) && !region.contains(activeElement) ? [boxOf(activeElement)] : []
    const all = liftOf(own, [...staying, ...within(NEXT), ...focused])
    set(region, own.bottom - all > innerHeight / 2 ? all : liftOf(own, staying))
  }
  // when they are drawn, and the dialog that takes them along has come to rest
  const begin = requestAnimationFrame(async () => {
    const moves = regionOf()?.closest('dialog')?.getAnimations() ?? []
    await Promise.allSettled(moves.map(({ finished }) => finished))
    place()
  })
  const events = ['focusin', 'scroll', 'resize']
  for (const event of events) addEventListener(event, place, { capture: true, passive: true })
  return () => {
    isOver = true
    cancelAnimationFrame(begin)
    for (const event of events) removeEventListener(event, place, { capture: true })
    set(null, 0)
  }
}

/**
 * Lifts notices as far as they would cover what stays in view, the field that has the focus or the next action. The upper
 * half of the window is left to what it shows: there they cover a field rather than leave the bottom.
 */
export function useClearNotices(): void {
  const notices = useAtomValue(notificationsAtom)
  useLayoutEffect(() => (notices.length ? keepClear() : undefined), [notices])
}
