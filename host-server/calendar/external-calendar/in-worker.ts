import type { CalendarFault } from '#contract/smm-calendar'
import { inWorker, TaskTimeout } from '../../core/base/worker.ts'
import { CalendarError } from './calendar-error.ts'
import type { Answer, Task } from './tasks.ts'

interface Reply {
  answer?: unknown
  fault?: CalendarFault
  retryAfter?: number | undefined
}

const memory = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

const readers = (seconds: number, threads: number) =>
  inWorker<Task, Reply>('calendar', import.meta.url, { seconds, threads, mostWaiting: 200, memory })

/** Interactive requests are answered or refused within five seconds, in a pool separate from background work. */
const READERS = { interactive: readers(4.5, 3), background: readers(60, 3) }
export type Priority = keyof typeof READERS

const isTooMuch = (failure: unknown) =>
  failure instanceof TaskTimeout || (failure as NodeJS.ErrnoException)?.code === 'ERR_WORKER_OUT_OF_MEMORY'

/**
 * Runs a task in a worker thread with limits for time and memory: foreign data is never parsed in the thread
 * that serves requests.
 */
export async function runInWorker<T extends Task>(task: T, priority: Priority): Promise<Answer<T>> {
  const { answer, fault, retryAfter } = await READERS[priority](task).catch((failure) => {
    throw isTooMuch(failure) ? new CalendarError('too-complex') : failure
  })
  if (fault) throw new CalendarError(fault, retryAfter)
  return answer as Answer<T>
}
