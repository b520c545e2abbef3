import type { Knex } from 'knex'
import { CONVERSATION_DAYS, SETTINGS } from '#contract/settings'
import { DAY, instant } from '../../core/base/clock.ts'

const CASES = CONVERSATION_DAYS.map(() => 'when ? then ?').join(' ')

/** Limits the rows to those whose last message is older than their institution keeps conversations. */
export function ofKept(rows: Knex.QueryBuilder, now: Date): void {
  const until = (days: string) => instant(now.getTime() - Number(days) * DAY)
  rows.whereRaw(
    `last_at <= coalesce(
      (select case s.value ${CASES} end from tenant_settings s
        where s.tenant_id = conversations.tenant_id and s.name = ?), ?)`,
    [
      ...CONVERSATION_DAYS.flatMap((days) => [days, until(days)]),
      'conversation_days',
      until(SETTINGS.conversation_days.initial)
    ]
  )
}
