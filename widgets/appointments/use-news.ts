import { useEffect, useRef } from 'react'
import { getNews } from '#contract/desk'
import { useHost } from '../core/host.ts'

/** A holder of the slot often goes on at once: what comes together is looked at once. */
const SETTLE_MS = 300

/** Calls back whenever the calendar has changed on any node, and when the window is looked at again. */
export function useNews(alias: string, onChange: () => void): void {
  const { origin } = useHost()
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = () => {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current(), SETTLE_MS)
    }
    const source = new EventSource(origin + getNews.path.replace(':alias', alias))
    source.addEventListener('change', hear)
    return () => {
      clearTimeout(timer)
      source.close()
    }
  }, [alias, origin])
}
