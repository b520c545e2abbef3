import { useStore } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
import type { AroundNavHandler } from 'wouter'
import { translate, useTextsContext } from '../core/texts.tsx'
import { unsavedAtom } from '../core/unsaved.ts'

/** Asks before another page of the app takes the place of one with unsaved changes: by a link, or by the browser's Back. */
export function useLeaveGuard(): AroundNavHandler {
  const store = useStore()
  const texts = useTextsContext()
  const here = useRef(location.href)
  const stays = useCallback(
    (to: URL) => {
      const leaves = to.pathname !== new URL(here.current).pathname
      return leaves && store.get(unsavedAtom) && !confirm(translate(texts, 'ui.unsaved'))
    },
    [store, texts]
  )
  useEffect(() => {
    // in the capture phase, before the router hears of it
    const onPop = (event: PopStateEvent) => {
      if (!stays(new URL(location.href))) {
        here.current = location.href
        return
      }
      event.stopImmediatePropagation()
      history.pushState(null, '', here.current)
    }
    addEventListener('popstate', onPop, true)
    return () => removeEventListener('popstate', onPop, true)
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
