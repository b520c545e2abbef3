import { useStore } from 'jotai'
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { AroundNavHandler } from 'wouter'
import { textsAtom } from '../core/element/store.tsx'
import { type Texts, translate } from '../core/element/texts.tsx'
import { unsavedAtom } from '../core/forms/unsaved.ts'

/** Asks before navigating away from a page with unsaved changes, by a link or by the browser's Back. */
export function useLeaveGuard(): AroundNavHandler {
  const store = useStore()
  const here = useRef(location.href)
  const stays = useCallback(
    (to: URL) => {
      if (to.pathname === new URL(here.current).pathname || !store.get(unsavedAtom)) return false
      return !confirm(translate(store.get(textsAtom) as Texts, 'ui.unsaved'))
    },
    [store]
  )
  // listeners run in order of registration: a layout effect registers before the router does
  useLayoutEffect(() => {
    const onPop = (event: PopStateEvent) => {
      if (stays(new URL(location.href))) {
        event.stopImmediatePropagation()
        history.pushState(null, '', here.current)
      }
      here.current = location.href
    }
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [stays])
  return useCallback(
    (navigate, to, options) => {
      if (stays(new URL(to, location.href))) return
      navigate(to, options)
      here.current = location.href
    },
    [stays]
  )
}
