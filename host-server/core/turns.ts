import type { Services } from './services.ts'

const lines = new WeakMap<Services, Map<string, Promise<unknown>>>()

function lineOf(services: Services) {
  const line = lines.get(services) ?? new Map<string, Promise<unknown>>()
  lines.set(services, line)
  return line
}

/**
 * Writers of the same thing stand in line here, one at a time, rather than each with a connection in hand at the
 * database's lock, where a rush for one slot would keep everybody else's statements waiting. The lock still counts:
 * other nodes have lines of their own.
 */
export async function inTurn<T>(services: Services, key: string, work: () => Promise<T>): Promise<T> {
  const line = lineOf(services)
  const mine = (line.get(key) ?? Promise.resolve()).then(work, work)
  line.set(key, mine)
  try {
    return await mine
  } finally {
    if (line.get(key) === mine) line.delete(key)
  }
}
