import { threadId } from 'node:worker_threads'
import { serve } from '../core/base/worker.thread.ts'

/** Tasks that end in different ways. */
export const TEST_TASKS = {
  works: () => threadId,
  throws: () => {
    throw new TypeError('no such thing')
  },
  returns_a_function: () => () => {},
  crashes: () => process.exit(3),
  runs_forever: () => {
    for (;;);
  },
  exhausts_memory: () => {
    const eaten: number[][] = []
    for (;;) eaten.push(new Array(1e6).fill(eaten.length))
  }
}

export default serve((what: keyof typeof TEST_TASKS) => TEST_TASKS[what]())
