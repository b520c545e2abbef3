import type { AppContext } from '../tenancy/app-context.ts'

const lines = new WeakMap<AppContext, Map<string, Promise<unknown>>>()

function lineOf(app: AppContext) {
  const line = lines.get(app) ?? new Map<string, Promise<unknown>>()
  lines.set(app, line)
  return line
}

/**
 * Writers with the same key wait here, one at a time, rather than each holding a connection at the
 * database's lock, where a rush for one slot would delay all other statements. The lock is still needed:
 * other nodes have lines of their own.
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
