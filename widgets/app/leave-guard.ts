import { useStore } from 'jotai'
import { useCallback, useContext, useLayoutEffect, useRef } from 'react'
import type { AroundNavHandler } from 'wouter'
import { clearFailuresAtom } from '../core/data/notify.ts'
import { textsAtom } from '../core/element/store.tsx'
import { type Texts, translate } from '../core/element/texts.tsx'
import { unsavedAtom } from '../core/forms/unsaved.ts'
import { LeavingContext } from '../ui/dialogs/leaving.ts'

/** What a page shows: an address with another id is another person's or branch's, and another tab has other forms. */
const placeOf = ({ pathname, searchParams }: URL) =>
  [pathname, searchParams.get('id'), searchParams.get('tab')].join(' ')

/**
 * Asks before navigating away from a page with unsaved changes, by a link or by the browser's Back. What failed on the
 * page that is left is no longer said.
 */
export function useLeaveGuard(): AroundNavHandler {
  const store = useStore()
  const ask = useContext(LeavingContext)
  const here = useRef(location.href)
  const isAgreed = useRef(false)
  /** Whether the page stays for now; it is left by `leave` once the user agrees. */
  const stays = useCallback(
    (to: URL, leave: () => void) => {
      if (placeOf(to) === placeOf(new URL(here.current)) || !store.get(unsavedAtom)) return false
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
      const target = new URL(location.href)
      if (!isAgreed.current && stays(target, leave)) {
        event.stopImmediatePropagation()
        history.pushState(null, '', here.current)
      } else clearFailures(target)
      isAgreed.current = false
      here.current = location.href
    }
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [stays, clearFailures])
  return useCallback(
    (navigate, to, options) => {
      const target = new URL(to, location.href)
      // a page replaces its own address once what it shows has been saved, or has asked itself
      const isOwn = options?.replace && target.pathname === new URL(here.current).pathname
      const leave = () => {
        clearFailures(target)
        navigate(to, options)
        here.current = location.href
      }
      if (isOwn || !stays(target, leave)) leave()
    },
    [stays, clearFailures]
  )
}
