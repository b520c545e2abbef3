import type { AppContext } from '../tenancy/app-context.ts'

/** Entries beyond this are dropped: a flood of clicks must not cost a booking. */
const MAX_WAITING = 10_000
const BATCH = 500

const flushes: ((app: AppContext) => Promise<void>)[] = []

/** Writes what is still in memory, of every queue, before the process ends. */
export const flushBuffers = (app: AppContext) => Promise.all(flushes.map((flush) => flush(app)))

/** A queue that accepts immediately and writes within a second. */
export function writeBuffer<T>(what: string, insert: (app: AppContext, entries: readonly T[]) => Promise<unknown>) {
  const waiting = new Map<AppContext, T[]>()
  const writing = new WeakMap<AppContext, Promise<void>>()

  async function write(app: AppContext, entries: readonly T[]) {
    for (let at = 0; at < entries.length; at += BATCH) {
      await insert(app, entries.slice(at, at + BATCH)).catch((err) => app.log.error({ err }, `${what} were lost`))
    }
  }

  /** Writes the waiting entries after those being written; a batch that fails is logged and lost. */
  function flush(app: AppContext): Promise<void> {
    const entries = waiting.get(app) ?? []
    waiting.delete(app)
    const written = (writing.get(app) ?? Promise.resolve()).then(() => write(app, entries))
    writing.set(app, written)
    return written
  }

  function add(app: AppContext, entry: T): void {
    const entries = waiting.get(app)
    if (entries) {
      if (entries.length < MAX_WAITING) entries.push(entry)
      return
    }
    waiting.set(app, [entry])
    setTimeout(() => void flush(app), 1000).unref()
  }

  flushes.push(flush)
  return { add, flush }
}
