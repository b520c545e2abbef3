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

/**
 * A bulkhead of which each key may have a share only, so that one that sends slowly does not keep the others out: `shares` are
 * the most for the first key, the second, and so on.
 */
export function shareConcurrency(most: number, ...shares: number[]) {
  const active = new Map<string, number>()
  const taken = (key: string) => active.get(key) ?? 0
  let all = 0
  return async <T>(keys: readonly string[], work: () => Promise<T>): Promise<T> => {
    if (all >= most || keys.some((key, at) => taken(key) >= (shares[at] ?? most))) throw new Unavailable()
    all += 1
    for (const key of keys) active.set(key, taken(key) + 1)
    try {
      return await work()
    } finally {
      all -= 1
      for (const key of keys) {
        if (taken(key) > 1) active.set(key, taken(key) - 1)
        else active.delete(key)
      }
    }
  }
}
