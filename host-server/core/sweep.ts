import { Cron } from 'croner'
import type { Knex } from 'knex'
import { DAY, HOUR, instant } from './clock.ts'
import { isPostgres } from './db.ts'
import type { Services } from './services.ts'
import { SESSION_MAX_HOURS } from './session.ts'

/** Tables whose rows are nobody's business after their `expires_at`. */
const EXPIRING = {
  booking_holds: ['tenant_id', 'uuid'],
  idempotency_keys: ['tenant_id', 'route', 'key'],
  spent_proofs: ['tenant_id', 'signature'],
  password_resets: ['token_hash']
}

/** Rows that a booking is just removing are left to it: waiting for each other's rows could end in a deadlock. */
function remove(knex: Knex, table: string, key: readonly string[], now: string) {
  const gone = knex(table).where('expires_at', '<=', now).select(key)
  if (isPostgres(knex)) gone.forUpdate().skipLocked()
  return knex(table).whereIn(key, gone).delete()
}

/** A job's row tells for a while that it was done. */
const DONE_JOBS_KEPT = 30 * DAY

/** Removes what has expired, of all tenants. */
export async function sweep({ knex, clock }: Services): Promise<void> {
  const now = clock.now()
  for (const [table, key] of Object.entries(EXPIRING)) await remove(knex, table, key, instant(now))
  const ago = (ms: number) => instant(now.getTime() - ms)
  await knex('sessions')
    .where('created_at', '<=', ago(SESSION_MAX_HOURS * HOUR))
    .delete()
  await knex('outbox').where({ state: 'done' }).where('created_at', '<=', ago(DONE_JOBS_KEPT)).delete()
  await knex('rate_limits').where('expire', '<=', now.getTime()).delete()
}

/** Sweeps every hour. */
export function startSweep(services: Services): { stop(): void } {
  const report = (err: unknown) => services.log.error({ err }, 'expired rows could not be removed')
  return new Cron('17 * * * *', { unref: true, protect: true, catch: report }, () => sweep(services))
}
