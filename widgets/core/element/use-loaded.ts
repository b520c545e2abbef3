import { useLayoutEffect, useState } from 'react'
import { useHost } from './host.ts'
import { onReturn } from './return.ts'

/** The result of `load`; after a failure it retries when the network or the visitor comes back. */
export function useLoaded<T>(load: ((origin: string) => Promise<T>) | undefined): T | undefined {
  const host = useHost()
  const [value, setValue] = useState<T>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt loads again
  useLayoutEffect(() => {
    let current = true
    let stopWaiting = () => {}
    load?.(host.origin)
      .then((loaded) => current && setValue(() => loaded))
      .catch(() => {
        if (!current) return
        host.emit('error', { reason: 'load' })
        stopWaiting = onReturn(() => setAttempt((count) => count + 1))
      })
    return () => {
      current = false
      stopWaiting()
    }
  }, [load, host, attempt])
  return value
}
