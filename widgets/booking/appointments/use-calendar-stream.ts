import { useEffect, useRef } from 'react'
import { useHost } from '../../core/element/host.ts'
import { onReturn } from '../../core/element/return.ts'
import { shareStream } from '../../core/element/shared-stream.ts'

/** Changes often come in groups: they cause a single reload. */
const SETTLE_MS = 300
const PAUSE_MS = 2000
const MAX_PAUSE_MS = 60_000

/** Doubles with each failure; with jitter, so that not all clients reconnect together. */
export const pauseAfter = (failures: number) =>
  Math.min(PAUSE_MS * 2 ** (failures - 1), MAX_PAUSE_MS) * (0.5 + Math.random() / 2)

const CHANGE = 'change'

/** An event stream that reconnects when a response ends it, such as a proxy's 502; returns a function that closes it. */
function listen(url: string, events: readonly string[], hear: (event: string) => void): () => void {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let source: EventSource
  const open = () => {
    source = new EventSource(url)
    for (const event of events) source.addEventListener(event, () => hear(event))
    source.addEventListener('open', () => {
      // events during the interruption are lost
      if (failures) hear(CHANGE)
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

/** Calls back whenever what is at `path` has changed on any node, and when the window becomes visible again. */
export function useCalendarStream(path: string, onChange: () => void): void {
  useEventStream(path, { [CHANGE]: onChange })
}

/** The same for several events by name, of which the first is that something has changed. */
export function useEventStream(path: string, handlers: { [CHANGE]: () => void; [name: string]: () => void }): void {
  const { origin } = useHost()
  const latest = useRef(handlers)
  latest.current = handlers
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>()
    const hear = (event: string) => {
      clearTimeout(timers.get(event))
      timers.set(
        event,
        setTimeout(() => latest.current[event]?.(), SETTLE_MS)
      )
    }
    const url = origin + path
    const events = Object.keys(latest.current)
    const silence = shareStream(`advisor-stream ${url}`, (tell) => listen(url, events, tell), hear)
    const leave = onReturn(() => hear(CHANGE))
    return () => {
      for (const timer of timers.values()) clearTimeout(timer)
      silence()
      leave()
    }
  }, [path, origin])
}
