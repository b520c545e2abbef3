import type { ResourceLimits } from 'node:worker_threads'
import Piscina from 'piscina'
import { limitConcurrency } from './concurrency-limit.ts'
import { Unavailable } from './failures.ts'
import { type Piece, ticks } from './worker.thread.ts'

interface Limits {
  /** From when the work is asked for, its wait for a thread included; then it is refused, whatever it is at. */
  seconds?: number
  threads?: number
  mostWaiting?: number
  memory?: ResourceLimits
}

/** Of each second that work is given, so much must be left when a thread is free for it. */
const LEAST_MS = 50

/** A thread takes longer to begin than most work. */
const IDLE_MS = 5 * 60_000

/** Work that took all of its time, and its thread with it. */
export class Overdue extends Unavailable {}

/** A thread does not take over what reads sources from where it was begun. */
const readsSources = () =>
  `data:text/javascript,import { register } from '${import.meta.resolve('tsx/esm/api')}'; register()`

/** What is built is a script beside the caller's file. */
function threadsOf<I, O>(name: string, caller: string, maxThreads: number, resourceLimits: ResourceLimits) {
  const isSource = caller.endsWith('.ts')
  return new Piscina<Piece<I>, O>({
    filename: new URL(`./${name}.worker.${isSource ? 'ts' : 'js'}`, caller).href,
    execArgv: isSource ? ['--import', readsSources()] : [],
    minThreads: 0,
    maxThreads,
    resourceLimits,
    idleTimeout: IDLE_MS,
    // else a thread that has answered stands still, with whatever of its connections is not closed yet
    atomics: 'disabled'
  })
}

/**
 * Work that would hold up every request meanwhile, or is not to be trusted, done by `<name>.worker.ts` beside the caller
 * in threads of its own, of which each does one piece at a time. They begin when they are needed, and another one takes
 * the place of one that falls. `scripts/build.ts` names their file.
 */
export function inWorker<I, O>(
  name: string,
  caller: string,
  { seconds = 20, threads = 1, mostWaiting = 20, memory = { maxOldGenerationSizeMb: 256 } }: Limits = {}
) {
  const pool = threadsOf<I, O>(name, caller, threads, memory)
  // in front of the pool, since Piscina's `maxQueue` does not count work that can be aborted
  const limit = limitConcurrency(threads, mostWaiting)
  const running = new Set<AbortController>()
  // a thread that fell while it had no work; where none is left, what waits for one to begin has failed with it
  pool.on('error', (failure) => {
    if (!pool.threads.length) for (const one of running) one.abort(failure)
  })

  async function run(piece: Piece<I>, milliseconds: number): Promise<O> {
    const hurry = new AbortController()
    const timer = setTimeout(() => hurry.abort(new Overdue()), milliseconds)
    running.add(hurry)
    try {
      return await pool.run(piece, { signal: hurry.signal })
    } catch (failure) {
      throw hurry.signal.aborted ? hurry.signal.reason : failure
    } finally {
      clearTimeout(timer)
      running.delete(hurry)
    }
  }

  return (input: I): Promise<O> => {
    const until = ticks() + seconds * 1000
    return limit(async () => {
      const left = until - ticks()
      if (left < seconds * LEAST_MS) throw new Unavailable()
      return run({ input, until }, left)
    })
  }
}
