import type { Knex } from 'knex'
import { type DecidedKind, PERIODS, type RetainedKind } from '#contract/retention'
import { DAY, instant } from '../base/clock.ts'

/** Expired rows of all tenants, which the hourly sweep deletes or blanks. */
export interface RetentionRule {
  table: string
  /** The primary key. */
  key: readonly string[]
  /** What the page on retention calls them. Absent for what only the software needs, which is not reported. */
  kind?: RetainedKind
  /** Rows whose value in this column is at most `until`. */
  column: string
  /** `days` are those for which the institution keeps this kind, if it decides that. */
  until(now: Date, days: number): string | number
  /** The rows in words, where `only` leaves some out: `Rejected ones`. */
  which?: string
  /** How long in words, where it is not the same for every row. */
  span?: string
  /** As many days, where `until` does not say it. */
  stays?: number
  /** Excludes rows that must stay. */
  only?(rows: Knex.QueryBuilder, now: Date): void
  /** If given, these values are written instead of deleting the row. */
  blank?: Record<string, unknown>
  /** Deletes these rows of a tenant where more than they themselves must go, or stay; returns how many were there. */
  remove?(knex: Knex, tenantId: string, uuids: readonly string[], now: string): Promise<number>
}

/** Rows that contain their own expiry. */
export const expired = (table: string, ...key: string[]): RetentionRule => ({
  table,
  key,
  column: 'expires_at',
  until: (now) => instant(now)
})

/** Rows that were created so long ago. */
export const olderThan = (milliseconds: number, table: string, ...key: string[]): RetentionRule => ({
  table,
  key,
  column: 'created_at',
  until: (now) => instant(now.getTime() - milliseconds)
})

/** Rows that are older than their institution wants to keep this kind. */
export const decided = (kind: DecidedKind, table: string, column: string): RetentionRule => {
  const { initial, min, max } = PERIODS[kind]
  return {
    kind,
    table,
    key: ['tenant_id', 'uuid'],
    column,
    until: (now, days) => instant(now.getTime() - days * DAY),
    span: `${initial} days after \`${column}\`, or as many from ${min} to ${max} as the institution decides`
  }
}
