import { Unavailable } from './failures.ts'

/** Lets so much of a kind of work run at once; some more waits, and what comes then is turned away. */
export function fewAtATime(most: number, mostWaiting: number) {
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
