import type { ResourceLimits } from 'node:worker_threads'
import Piscina from 'piscina'
import { limitConcurrency } from './concurrency-limit.ts'
import { Unavailable } from './failures.ts'
import { type Task, ticks } from './worker.thread.ts'

interface Limits {
  /** Milliseconds from the request on, including the wait for a free thread; then the task is refused or aborted. */
  seconds?: number
  threads?: number
  mostWaiting?: number
  memory?: ResourceLimits
}

/** A task is refused if less than this share of its time is left when a thread becomes free. */
const LEAST_MS = 50

/** Starting a thread takes longer than most tasks. */
const IDLE_MS = 5 * 60_000

/** The task used up its time, and its thread was terminated. */
export class TaskTimeout extends Unavailable {}

/** A thread does not inherit the loader that runs TypeScript sources. */
const readsSources = () =>
  `data:text/javascript,import { register } from '${import.meta.resolve('tsx/esm/api')}'; register()`

/** The build puts the script beside the caller's file. */
function threadsOf<I, O>(name: string, caller: string, maxThreads: number, resourceLimits: ResourceLimits) {
  const isSource = caller.endsWith('.ts')
  return new Piscina<Task<I>, O>({
    filename: new URL(`./${name}.worker.${isSource ? 'ts' : 'js'}`, caller).href,
    execArgv: isSource ? ['--import', readsSources()] : [],
    minThreads: 0,
    maxThreads,
    resourceLimits,
    idleTimeout: IDLE_MS,
    // otherwise a thread that has answered is suspended, with connections that it has not closed yet
    atomics: 'disabled'
  })
}

/**
 * Runs tasks that would block requests, or whose input is not trusted, by `<name>.worker.ts` beside the caller, in
 * threads of its own with one task each at a time. Threads start on demand and are replaced when they crash.
 * `scripts/build.ts` lists the worker files.
 */
export function inWorker<I, O>(
  name: string,
  caller: string,
  { seconds = 20, threads = 1, mostWaiting = 20, memory = { maxOldGenerationSizeMb: 256 } }: Limits = {}
) {
  const pool = threadsOf<I, O>(name, caller, threads, memory)
  // in front of the pool, since Piscina's `maxQueue` does not count tasks that can be aborted
  const limit = limitConcurrency(threads, mostWaiting)
  const running = new Set<AbortController>()
  // a thread crashed while idle or starting; if none is left, the tasks that waited for it have failed too
  pool.on('error', (failure) => {
    if (!pool.threads.length) for (const one of running) one.abort(failure)
  })

  async function run(piece: Task<I>, milliseconds: number): Promise<O> {
    const hurry = new AbortController()
    const timer = setTimeout(() => hurry.abort(new TaskTimeout()), milliseconds)
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
