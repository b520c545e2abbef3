import { type ResourceLimits, Worker } from 'node:worker_threads'
import { Unavailable } from './failures.ts'
import { fewAtATime } from './few-at-a-time.ts'
import { type Piece, type Reply, ticks } from './worker.thread.ts'

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

/** A source needs something that reads it, which a thread does not take over from where it was begun. */
const readBy = (file: URL) =>
  `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(file.href)})))`

/** What is built stands as script beside the caller's file. */
function start(name: string, caller: string, resourceLimits: ResourceLimits): Worker {
  const file = (ending: string) => new URL(`./${name}.worker.${ending}`, caller)
  if (!caller.endsWith('.ts')) return new Worker(file('js'), { resourceLimits })
  return new Worker(readBy(file('ts')), { resourceLimits, eval: true })
}

/** A thread that does one piece of work after the other, and keeps no process from ending while it has none. */
class Thread<I, O> {
  readonly #worker: Worker
  #settle: ((reply: Reply<O>) => void) | undefined
  #rest: NodeJS.Timeout | undefined
  isOver = false

  constructor(worker: Worker) {
    let failure: unknown = new Unavailable()
    this.#worker = worker
    worker.on('message', (reply: Reply<O>) => this.#settle?.(reply))
    worker.on('error', (fault) => {
      failure = fault
    })
    worker.on('exit', () => {
      this.isOver = true
      this.#settle?.({ failure })
    })
  }

  async work(piece: Piece<I>): Promise<O> {
    clearTimeout(this.#rest)
    this.#worker.ref()
    try {
      const reply = await new Promise<Reply<O>>((resolve) => {
        this.#settle = resolve
        this.#worker.postMessage(piece)
      })
      if ('failure' in reply) throw reply.failure
      return reply.value
    } finally {
      this.#settle = undefined
      this.#worker.unref()
      this.#rest = setTimeout(() => this.end(), IDLE_MS).unref()
    }
  }

  end() {
    this.isOver = true
    void this.#worker.terminate()
  }
}

/**
 * Work that would hold up every request meanwhile, or is not to be trusted, done by `<name>.worker.ts` beside the caller
 * in threads of its own, of which each does one piece at a time. They begin when they are needed, and another one takes
 * the place of one that falls. `scripts/build.ts` names their file.
 */
export function inThread<I, O>(
  name: string,
  caller: string,
  { seconds = 20, threads = 1, mostWaiting = 20, memory = { maxOldGenerationSizeMb: 256 } }: Limits = {}
) {
  const few = fewAtATime(threads, mostWaiting)
  const idle: Thread<I, O>[] = []

  function take(): Thread<I, O> {
    const found = idle.pop()
    if (!found) return new Thread(start(name, caller, memory))
    return found.isOver ? take() : found
  }

  async function work(piece: Piece<I>, hurry: AbortSignal): Promise<O> {
    const thread = take()
    const end = () => thread.end()
    hurry.addEventListener('abort', end)
    try {
      return await thread.work(piece)
    } finally {
      hurry.removeEventListener('abort', end)
      if (!thread.isOver) idle.push(thread)
    }
  }

  return async (input: I): Promise<O> => {
    const hurry = new AbortController()
    let timer: NodeJS.Timeout | undefined
    let refusal = new Unavailable()
    const overdue = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        hurry.abort()
        reject(refusal)
      }, seconds * 1000)
    })
    const piece = { input, until: ticks() + seconds * 1000 }
    const done = few(async () => {
      // nobody waits for it any more, or too little of its time is left to begin
      if (hurry.signal.aborted || piece.until - ticks() < seconds * LEAST_MS) throw refusal
      refusal = new Overdue()
      return work(piece, hurry.signal)
    })
    return Promise.race([done, overdue]).finally(() => clearTimeout(timer))
  }
}
