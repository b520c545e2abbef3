import { Unavailable } from './failures.ts'

/** A bulkhead: runs a limited number of tasks in parallel, queues some more, and refuses the rest. */
export function limitConcurrency(most: number, mostWaiting: number) {
  let active = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (active < most) active += 1
    else {
      if (waiting.length >= mostWaiting) throw new Unavailable()
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else active -= 1
    }
  }
}
