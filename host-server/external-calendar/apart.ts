import { Worker } from 'node:worker_threads'
import type { CalendarFault } from '#contract/smm-calendar'
import { fewAtATime } from '../core/few-at-a-time.ts'
import type { Answer, Task } from './tasks.ts'
import { CalendarTrouble } from './trouble.ts'

/** Asking ends by itself before this; reading has this long from when all is there. */
const ASKING_MS = 15_000
const READING_MS = 4000
/** A thread takes longer to begin than most calendars to read. */
const IDLE_MS = 60_000

const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

/** While one develops, the thread has to be taught TypeScript first. */
const FROM_SOURCE = `import('tsx/esm/api').then(({ register }) => (register(), import(process.env.FILE)))`

function startThread(): Worker {
  const isSource = import.meta.url.endsWith('.ts')
  const file = new URL(isSource ? './calendar.worker.ts' : './calendar.worker.js', import.meta.url)
  const options = { resourceLimits: LIMITS, env: { FILE: file.href } }
  return isSource ? new Worker(FROM_SOURCE, { ...options, eval: true }) : new Worker(file, options)
}

interface Told {
  reading?: true
  answer?: unknown
  fault?: CalendarFault
}

/** Resolves with what the thread tells at last; a thread that takes too much is lost. */
function tell(worker: Worker, task: Task): Promise<Told> {
  return new Promise((resolve, reject) => {
    const giveUp = (fault: CalendarFault) => () => reject(new CalendarTrouble(fault))
    let timer = setTimeout(giveUp('unreachable'), ASKING_MS)
    worker.on('message', (told: Told) => {
      clearTimeout(timer)
      if (told.reading) timer = setTimeout(giveUp('too-complex'), READING_MS)
      else resolve(told)
    })
    worker.removeAllListeners('error').on('error', (failure: NodeJS.ErrnoException) => {
      clearTimeout(timer)
      reject(failure.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new CalendarTrouble('too-complex') : failure)
    })
    worker.postMessage(task)
  })
}

const idle: { worker: Worker; timer: NodeJS.Timeout }[] = []

function takeThread(): Worker {
  const waiting = idle.pop()
  clearTimeout(waiting?.timer)
  return waiting?.worker ?? startThread()
}

function putBack(worker: Worker) {
  const end = () => {
    idle.splice(idle.indexOf(entry), 1)
    void worker.terminate()
  }
  const entry = { worker, timer: setTimeout(end, IDLE_MS).unref() }
  // named one by one: the thread has listeners of its own
  worker.removeAllListeners('message').removeAllListeners('error').once('error', end)
  // it keeps no process from ending
  worker.unref()
  idle.push(entry)
}

async function runApart<T extends Task>(task: T): Promise<Answer<T>> {
  const worker = takeThread()
  const { answer, fault } = await tell(worker, task).catch((failure) => {
    void worker.terminate()
    throw failure
  })
  putBack(worker)
  if (fault) throw new CalendarTrouble(fault)
  return answer as Answer<T>
}

const few = fewAtATime(3, 200)

/**
 * Does a task in a thread of its own, with bounds for time and memory: what a foreign server says is never read in the
 * thread that answers visitors.
 */
export const apart = <T extends Task>(task: T): Promise<Answer<T>> => few(() => runApart(task))
