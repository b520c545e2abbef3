import { Cron } from 'croner'
import type { Knex } from 'knex'
import { HIT_METRICS, WORDS_KEPT_WEEKS } from '#contract/reports'
import { DAY, HOUR, instant } from './clock.ts'
import { isPostgres } from './db.ts'
import type { Services } from './services.ts'
import { SESSION_MAX_HOURS } from './session.ts'

/** A job's row tells for a while that it was done, or could not be. */
const JOBS_KEPT = 30 * DAY

/** What reports are summed up from, so that a year and the one before can be counted again. The sums stay. */
const LOGS_KEPT = 3 * 365 * DAY
/** Summed up so long ago that nothing sums it up anew. */
const SUMMED = 7 * DAY

const WORDS_KEPT = WORDS_KEPT_WEEKS * 7 * DAY

/** A file of people holds what they are called and where they are reached. */
const IMPORTS_KEPT = 30 * DAY

/** A consent is proof until claims lapse. */
const CONSENTS_KEPT = 3 * 365 * DAY

/** So long the key in a mail says that no more of them are wanted. */
const MAILS_KEPT = 400 * DAY

/** What browsers report of clicks and errors: what counts of it stands in the figures. */
const FRONTEND_LOGS_KEPT = 90 * DAY

interface Rubbish {
  table: string
  key: readonly string[]
  /** Rows of which this column has come to that value. */
  column: string
  until: string | number
  where?: Record<string, string>
  /** At institutions whose reports are summed up until this day. */
  summed?: string
}

function rubbish(now: Date): Rubbish[] {
  const expired = (table: string, ...key: string[]) => ({ table, key, column: 'expires_at', until: instant(now) })
  const ago = (ms: number) => ({ column: 'created_at', until: instant(now.getTime() - ms) })
  const dayAgo = (ms: number) => instant(now.getTime() - ms).slice(0, 10)
  const logged = { column: 'day', until: dayAgo(LOGS_KEPT) }
  const summed = dayAgo(LOGS_KEPT - SUMMED)
  return [
    expired('booking_holds', 'tenant_id', 'uuid'),
    expired('idempotency_keys', 'tenant_id', 'route', 'key'),
    expired('spent_proofs', 'tenant_id', 'signature'),
    expired('hit_visitors', 'tenant_id', 'day', 'kind', 'advisor_alias', 'visitor'),
    expired('password_resets', 'token_hash'),
    { table: 'sessions', key: ['id_hash'], ...ago(SESSION_MAX_HOURS * HOUR) },
    { table: 'frontend_logs', key: ['id'], ...ago(FRONTEND_LOGS_KEPT) },
    { table: 'search_log', key: ['id'], ...logged, summed },
    { table: 'report_events', key: ['id'], ...logged, summed },
    // those of campaigns are summed up nowhere
    ...HIT_METRICS.map((kind) => ({
      ...{ table: 'advisor_hits', key: ['tenant_id', 'day', 'kind', 'advisor_alias'], ...logged },
      ...{ summed, where: { kind } }
    })),
    { table: 'people_imports', key: ['tenant_id', 'uuid'], ...ago(IMPORTS_KEPT) },
    { table: 'weekly_report_tokens', key: ['tenant_id', 'token_hash'], ...ago(MAILS_KEPT) },
    { table: 'consents', key: ['tenant_id', 'uuid'], ...ago(CONSENTS_KEPT) },
    ...['done', 'dead'].map((state) => ({ table: 'outbox', key: ['uuid'], ...ago(JOBS_KEPT), where: { state } })),
    { table: 'rate_limits', key: ['key'], column: 'expire', until: now.getTime() }
  ]
}

/**
 * Rows that a request or another node's sweep has in hand are left to it: waiting for each other's rows could end in a
 * deadlock. So all nodes may sweep in the same minute.
 */
function rowsOf(knex: Knex, { table, key, column, until, where = {}, summed }: Rubbish) {
  const gone = knex(table).where(column, '<=', until).where(where).select(key)
  if (summed) gone.whereIn('tenant_id', knex('report_rollups').where('rolled_until', '>=', summed).select('tenant_id'))
  if (isPostgres(knex)) gone.forUpdate().skipLocked()
  return { gone, rows: knex(table).whereIn(key, gone) }
}

/** Of a search it is kept that it was, not what was typed: that may be a name. */
function forgetWords(knex: Knex, now: Date) {
  const until = instant(now.getTime() - WORDS_KEPT)
  const { gone, rows } = rowsOf(knex, { table: 'search_log', key: ['id'], column: 'created_at', until })
  // in the words of its index
  gone.whereRaw("words <> ''")
  return rows.update({ words: '' })
}

/** Removes and forgets what has expired, of all tenants. */
export async function sweep({ knex, clock }: Services): Promise<void> {
  const now = clock.now()
  for (const kind of rubbish(now)) await rowsOf(knex, kind).rows.delete()
  await forgetWords(knex, now)
}

/** Sweeps every hour. */
export function startSweep(services: Services): { stop(): void } {
  const report = (err: unknown) => services.log.error({ err }, 'expired rows could not be removed')
  return new Cron('17 * * * *', { unref: true, protect: true, catch: report }, () => sweep(services))
}
