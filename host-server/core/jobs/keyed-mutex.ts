import type { AppContext } from '../tenancy/app-context.ts'

const lines = new WeakMap<AppContext, Map<string, Promise<unknown>>>()

function lineOf(app: AppContext) {
  const line = lines.get(app) ?? new Map<string, Promise<unknown>>()
  lines.set(app, line)
  return line
}

/**
 * Serialises tasks with the same key in this process. Otherwise each would hold a connection while waiting for the
 * database's lock, and a rush for one slot would delay all other statements. The lock is still needed because of other
 * nodes.
 */
export async function withMutex<T>(app: AppContext, key: string, work: () => Promise<T>): Promise<T> {
  const line = lineOf(app)
  const mine = (line.get(key) ?? Promise.resolve()).then(work, work)
  line.set(key, mine)
  try {
    return await mine
  } finally {
    if (line.get(key) === mine) line.delete(key)
  }
}
