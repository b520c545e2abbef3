import type { CalendarFault } from '#contract/smm-calendar'
import { inThread, Overdue } from '../core/worker.ts'
import type { Answer, Task } from './tasks.ts'
import { CalendarTrouble } from './trouble.ts'

interface Told {
  answer?: unknown
  fault?: CalendarFault
}

const memory = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

const readers = (seconds: number, threads: number) =>
  inThread<Task, Told>('calendar', import.meta.url, { seconds, threads, mostWaiting: 200, memory })

/** Whoever waits has the answer or a refusal within five seconds, and stands in no queue with what nobody waits for. */
const READERS = { awaited: readers(4.5, 3), meanwhile: readers(60, 3) }
export type Patience = keyof typeof READERS

const isTooMuch = (failure: unknown) =>
  failure instanceof Overdue || (failure as NodeJS.ErrnoException)?.code === 'ERR_WORKER_OUT_OF_MEMORY'

/**
 * Does a task in a thread of its own, with bounds for time and memory: what a foreign server says is never read in the
 * thread that answers visitors.
 */
export async function apart<T extends Task>(task: T, patience: Patience): Promise<Answer<T>> {
  const { answer, fault } = await READERS[patience](task).catch((failure) => {
    throw isTooMuch(failure) ? new CalendarTrouble('too-complex') : failure
  })
  if (fault) throw new CalendarTrouble(fault)
  return answer as Answer<T>
}
