import { setTimeout as sleep } from 'node:timers/promises'

/**
 * A serialisation failure and a deadlock of PostgreSQL, and prepared statements that a migration or a pooler has made
 * useless; on SQLite, another process wrote since the transaction has read.
 */
const RETRIED = new Set(['40001', '40P01', '0A000', '26000', '42P05', 'SQLITE_BUSY_SNAPSHOT'])
const MAX_RETRIES = 3

/**
 * Repeats what failed only because others worked on the same rows or tables, such as a read that meets a newer node's
 * migration. The work gets the number of the attempt, from 0 on.
 */
export async function retried<T>(work: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work(attempt)
    } catch (failure) {
      if (attempt === MAX_RETRIES || !RETRIED.has((failure as { code?: string }).code ?? '')) throw failure
      await sleep(10 + Math.random() * 40 * 2 ** attempt)
    }
  }
}
