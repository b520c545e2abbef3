import { useLayoutEffect, useState } from 'react'
import { knownValue } from './api.ts'
import { useHost } from './host.ts'
import { onReturn } from './return.ts'

/** The result of `load`, at once if it is known; after a failure it retries when the network or the visitor comes back. */
export function useLoaded<T>(load: ((origin: string) => Promise<T>) | undefined): T | undefined {
  const host = useHost()
  // a known value is rendered with the first picture instead of after it
  const [begun] = useState(() => load && { load, host, answer: load(host.origin) })
  const [value, setValue] = useState(() => knownValue(begun?.answer))
  const [attempt, setAttempt] = useState(0)
  useLayoutEffect(() => {
    let current = true
    let stopWaiting = () => {}
    const answer =
      begun && begun.load === load && begun.host === host && attempt === 0 ? begun.answer : load?.(host.origin)
    answer
      ?.then((loaded) => current && setValue(() => loaded))
      .catch(() => {
        if (!current) return
        host.emit('error', { reason: 'load' })
        stopWaiting = onReturn(() => setAttempt((count) => count + 1))
      })
    return () => {
      current = false
      stopWaiting()
    }
  }, [load, host, attempt, begun])
  return value
}
