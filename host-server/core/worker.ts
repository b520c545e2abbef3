import { Worker } from 'node:worker_threads'
import { Unavailable } from './failures.ts'
import { fewAtATime } from './few-at-a-time.ts'
import type { Reply } from './worker.thread.ts'

interface Limits {
  /** After them the thread is ended, whatever it is at. */
  seconds?: number
  mostWaiting?: number
}

/** A source needs something that reads it, which a thread does not take over from where it was begun. */
const readBy = (file: URL) =>
  `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(file.href)})))`

/** What is built stands as script beside the caller's file. */
function start(name: string, caller: string): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: 256 }
  const file = (ending: string) => new URL(`./${name}.worker.${ending}`, caller)
  if (!caller.endsWith('.ts')) return new Worker(file('js'), { resourceLimits })
  return new Worker(readBy(file('ts')), { resourceLimits, eval: true })
}

/**
 * Work that would hold up every request meanwhile, done by `<name>.worker.ts` beside the caller in a thread of its own,
 * one piece at a time. The thread begins with the first piece, keeps no process from ending, and is another one after a
 * fall. `scripts/build.ts` names its file.
 */
export function inThread<I, O>(name: string, caller: string, { seconds = 20, mostWaiting = 20 }: Limits = {}) {
  const inTurn = fewAtATime(1, mostWaiting)
  let thread: Worker | undefined
  let settle: ((reply: Reply<O>) => void) | undefined

  function begin(): Worker {
    const begun = start(name, caller)
    let failure: unknown = new Unavailable()
    begun.on('message', (reply: Reply<O>) => settle?.(reply))
    begun.on('error', (fault) => {
      failure = fault
    })
    begun.on('exit', () => {
      thread = undefined
      settle?.({ failure })
    })
    return begun
  }

  async function ask(input: I): Promise<O> {
    thread ??= begin()
    const asked = thread
    const timer = setTimeout(() => asked.terminate(), seconds * 1000)
    asked.ref()
    try {
      const reply = await new Promise<Reply<O>>((resolve) => {
        settle = resolve
        asked.postMessage(input)
      })
      if ('failure' in reply) throw reply.failure
      return reply.value
    } finally {
      settle = undefined
      clearTimeout(timer)
      asked.unref()
    }
  }

  return (input: I): Promise<O> => inTurn(() => ask(input))
}
