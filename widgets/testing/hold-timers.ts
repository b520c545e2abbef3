import { vi } from 'vitest'

/** Holds timers of one length until released, and leaves all others alone; for `beforeEach`. */
export function holdTimers(length: number) {
  const { setTimeout: start, clearTimeout: stop } = globalThis
  const held = new Map<number, () => void>()
  let last = -1
  const hold = (run: () => void, delay?: number) => {
    if (delay !== length) return start(run, delay)
    last -= 1
    held.set(last, run)
    return last
  }
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hold as typeof setTimeout)
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    if (!held.delete(timer as number)) stop(timer)
  })
  return {
    count: () => held.size,
    elapse() {
      const runs = [...held.values()]
      held.clear()
      for (const run of runs) run()
    }
  }
}
