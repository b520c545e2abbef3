import { setTimeout as sleep } from 'node:timers/promises'
import { isPostgres } from '../core/db.ts'
import type { JobContext } from './outbox.ts'

/** SQLite answers at once, so that jobs in a row would leave no moment to anybody else: half of the time is theirs. */
export async function leaveTime<T>({ services }: JobContext, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const done = await work()
  if (!isPostgres(services.knex)) await sleep(performance.now() - started)
  return done
}
