import { useEffect } from 'react'

/** Reads again every few milliseconds while there is something to wait for. */
export function usePolling(isWaiting: boolean, read: () => unknown, every: number): void {
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void read(), every)
    return () => clearInterval(timer)
  }, [isWaiting, read, every])
}
