import { threadId } from 'node:worker_threads'
import { serve } from '../core/base/worker.thread.ts'

/** Tasks that end in different ways. */
export const ODD = {
  works: () => threadId,
  throws: () => {
    throw new TypeError('no such thing')
  },
  answers_a_function: () => () => {},
  falls: () => process.exit(3),
  is_endless: () => {
    for (;;);
  },
  eats_memory: () => {
    const eaten: number[][] = []
    for (;;) eaten.push(new Array(1e6).fill(eaten.length))
  }
}

export default serve((what: keyof typeof ODD) => ODD[what]())
