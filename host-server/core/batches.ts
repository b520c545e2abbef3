import type { Services } from './services.ts'

/** Entries beyond this are dropped: a flood of clicks must not cost a booking. */
const MAX_WAITING = 10_000
const BATCH = 500

/** A queue that answers at once and writes within a second. */
export function batches<T>(what: string, insert: (services: Services, entries: readonly T[]) => Promise<unknown>) {
  const waiting = new Map<Services, T[]>()
  const writing = new WeakMap<Services, Promise<void>>()

  async function write(services: Services, entries: readonly T[]) {
    for (let at = 0; at < entries.length; at += BATCH) {
      await insert(services, entries.slice(at, at + BATCH)).catch((err) =>
        services.log.error({ err }, `${what} were lost`)
      )
    }
  }

  /** Writes what waits, after what is being written; a batch that fails is lost and said so. */
  function flush(services: Services): Promise<void> {
    const entries = waiting.get(services) ?? []
    waiting.delete(services)
    const written = (writing.get(services) ?? Promise.resolve()).then(() => write(services, entries))
    writing.set(services, written)
    return written
  }

  function add(services: Services, entry: T): void {
    const entries = waiting.get(services)
    if (entries) {
      if (entries.length < MAX_WAITING) entries.push(entry)
      return
    }
    waiting.set(services, [entry])
    setTimeout(() => void flush(services), 1000).unref()
  }

  return { add, flush }
}
