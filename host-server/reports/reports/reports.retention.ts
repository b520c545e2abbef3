import type { Knex } from 'knex'
import { HIT_METRICS } from '#contract/reports'
import { DAY, instant } from '../../core/base/clock.ts'
import type { RetentionRule } from '../../core/db/retention-rule.ts'

/** What reports are summed up from, so that a year and the one before can be counted again. The sums stay. */
const LOGS_KEPT = 3 * 365 * DAY
/** Summed up so long ago that nothing sums it up anew. */
const SUMMED = 7 * DAY

const dayAgo = (now: Date, ms: number) => instant(now.getTime() - ms).slice(0, 10)

/** At institutions whose reports are summed up that far. */
const ifSummed = (rows: Knex.QueryBuilder, now: Date) =>
  rows.whereIn('tenant_id', (summed: Knex.QueryBuilder) =>
    summed
      .from('report_rollups')
      .where('rolled_until', '>=', dayAgo(now, LOGS_KEPT - SUMMED))
      .select('tenant_id')
  )

const log = (table: string, key: readonly string[]): RetentionRule => ({
  table,
  key,
  column: 'day',
  until: (now) => dayAgo(now, LOGS_KEPT),
  only: ifSummed
})

const hits = log('advisor_hits', ['tenant_id', 'day', 'kind', 'advisor_alias'])

export const logRetention: readonly RetentionRule[] = [
  log('search_log', ['id']),
  log('report_events', ['id']),
  // those of campaigns are summed up nowhere
  { ...hits, only: (rows, now) => ifSummed(rows.whereIn('kind', HIT_METRICS), now) }
]
