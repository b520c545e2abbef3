import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** Draws a component again with every minute, as what can still be done changes with the time. */
export function useMinute(): void {
  const [, tick] = useState(0)
  useEffect(() => {
    const clock = setInterval(() => tick((ticks) => ticks + 1), MINUTE)
    return () => clearInterval(clock)
  }, [])
}
