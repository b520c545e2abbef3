import { useStore } from 'jotai'
import { useCallback, useContext, useLayoutEffect, useRef } from 'react'
import type { AroundNavHandler } from 'wouter'
import { clearFailuresAtom } from '../core/data/notify.ts'
import { textsAtom } from '../core/element/store.tsx'
import { type Texts, translate } from '../core/element/texts.tsx'
import { unsavedAtom } from '../core/forms/unsaved.ts'
import { LeavingContext } from '../ui/dialogs/leaving.ts'
import type { Layers } from './layers.ts'

/** What a page shows: an address with another id is another person's or branch's, and another tab has other forms. */
const placeOf = ({ pathname, searchParams }: URL) =>
  [pathname, searchParams.get('id'), searchParams.get('tab')].join(' ')

const isPlaceOf = (to: URL, href: string) => placeOf(to) === placeOf(new URL(href))

/**
 * Asks before navigating away from a page with unsaved changes, by a link or by the browser's Back, which leaves an open
 * dialog first; a question that is open is answered by Back as by Escape. What failed on the page that is left is no longer said.
 */
export function useLeaveGuard(layers: Layers): AroundNavHandler {
  const store = useStore()
  const ask = useContext(LeavingContext)
  const here = useRef(location.href)
  const isAgreed = useRef(false)
  /** Whether the page stays for now; it is left by `leave` once the user agrees. */
  const stays = useCallback(
    (to: URL, leave: () => void) => {
      if (isPlaceOf(to, here.current) || !store.get(unsavedAtom)) return false
      if (!ask) return !confirm(translate(store.get(textsAtom) as Texts, 'ui.unsaved'))
      ask(leave)
      return true
    },
    [store, ask]
  )
  const clearFailures = useCallback(
    ({ pathname }: URL) => {
      if (pathname !== new URL(here.current).pathname) store.set(clearFailuresAtom)
    },
    [store]
  )
  // listeners run in order of registration: a layout effect registers before the router does
  useLayoutEffect(() => {
    // the page that is left has been put on top of the one that was asked for
    const leave = () => {
      isAgreed.current = true
      history.back()
    }
    const onPop = (event: PopStateEvent) => {
      const isTurned = layers.hasTurned()
      const target = new URL(location.href)
      if (!isTurned && !isAgreed.current && (layers.hasAnswered() || stays(target, leave))) {
        event.stopImmediatePropagation()
        history.pushState(layers.stateHere(), '', here.current)
      } else {
        clearFailures(target)
        // another place draws itself
        if (!isTurned && isPlaceOf(target, here.current)) layers.back()
      }
      isAgreed.current = false
      here.current = location.href
    }
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [stays, clearFailures, layers])
  return useCallback(
    (navigate, to, options) => {
      const target = new URL(to, location.href)
      // a page replaces its own address once what it shows has been saved, or has asked itself
      const isOwn = options?.replace && target.pathname === new URL(here.current).pathname
      const leave = () => {
        clearFailures(target)
        navigate(to, layers.optionsTo(target, options))
        here.current = location.href
      }
      if (isOwn || !stays(target, leave)) layers.whenStill(leave)
    },
    [stays, clearFailures, layers]
  )
}
