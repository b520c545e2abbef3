import { useEffect, useRef } from 'react'
import { useHost } from '../../core/element/host.ts'
import { onReturn } from '../../core/element/return.ts'

/** Changes often come in groups: they cause a single reload. */
const SETTLE_MS = 300
const PAUSE_MS = 2000
const MAX_PAUSE_MS = 60_000

/** Doubles with each failure; with jitter, so that not all clients reconnect together. */
export const pauseAfter = (failures: number) =>
  Math.min(PAUSE_MS * 2 ** (failures - 1), MAX_PAUSE_MS) * (0.5 + Math.random() / 2)

/** An event stream that reconnects when a response ends it, such as a proxy's 502; returns a function that closes it. */
function listen(url: string, hear: () => void): () => void {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let source: EventSource
  const open = () => {
    source = new EventSource(url)
    source.addEventListener('change', hear)
    source.addEventListener('open', () => {
      // events during the interruption are lost
      if (failures) hear()
      failures = 0
    })
    source.addEventListener('error', () => {
      if (source.readyState !== EventSource.CLOSED) return
      failures += 1
      timer = setTimeout(open, pauseAfter(failures))
    })
  }
  open()
  return () => {
    clearTimeout(timer)
    source.close()
  }
}

/** Calls back whenever the calendars of `path` have changed on any node, and when the window becomes visible again. */
export function useCalendarStream(path: string, onChange: () => void): void {
  const { origin } = useHost()
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = () => {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current(), SETTLE_MS)
    }
    const silence = listen(origin + path, hear)
    const leave = onReturn(hear)
    return () => {
      clearTimeout(timer)
      silence()
      leave()
    }
  }, [path, origin])
}
