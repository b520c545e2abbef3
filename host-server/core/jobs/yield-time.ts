import { setTimeout as sleep } from 'node:timers/promises'
import { isPostgres } from '../db/db.ts'
import type { JobContext } from './outbox.ts'

/** SQLite is synchronous, so that successive jobs would block all requests: half of the time is left to those. */
export async function yieldTime<T>({ app }: JobContext, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const done = await work()
  if (!isPostgres(app.knex)) await sleep(performance.now() - started)
  return done
}
