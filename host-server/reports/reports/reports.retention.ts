import type { Knex } from 'knex'
import { HIT_METRICS } from '#contract/reports'
import { DAY, instant } from '../../core/base/clock.ts'
import type { RetentionRule } from '../../core/db/retention-rule.ts'
import { STEP_KEY } from '../../core/events/booking-steps.queue.ts'

/**
 * The raw log from which reports are rolled up, so that a year and the previous one can be counted again. The rollups
 * stay.
 */
const LOGS_KEPT = 3 * 365 * DAY
/** Rows so old that no rollup counts them again. */
const SUMMED = 7 * DAY

const dayAgo = (now: Date, ms: number) => instant(now.getTime() - ms).slice(0, 10)

/** At institutions whose reports are rolled up that far. */
const ifSummed = (rows: Knex.QueryBuilder, now: Date) =>
  rows.whereIn('tenant_id', (summed: Knex.QueryBuilder) =>
    summed
      .from('report_rollups')
      .where('rolled_until', '>=', dayAgo(now, LOGS_KEPT - SUMMED))
      .select('tenant_id')
  )

const log = (table: string, key: readonly string[]): RetentionRule => ({
  kind: 'figure',
  table,
  key,
  column: 'day',
  until: (now) => dayAgo(now, LOGS_KEPT),
  which: 'Where reports have counted them',
  only: ifSummed
})

const hits = log('advisor_hits', ['tenant_id', 'day', 'kind', 'advisor_alias'])

export const logRetention: readonly RetentionRule[] = [
  {
    kind: 'figure',
    table: 'booking_steps',
    key: ['tenant_id', 'day', ...STEP_KEY],
    column: 'day',
    until: (now) => dayAgo(now, LOGS_KEPT)
  },
  log('search_log', ['id']),
  log('report_events', ['id']),
  // campaigns are not rolled up
  {
    ...hits,
    which: 'Visits that reports have counted',
    only: (rows, now) => ifSummed(rows.whereIn('kind', HIT_METRICS), now)
  }
]
