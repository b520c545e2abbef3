import type { Knex } from 'knex'
import { instant } from '../base/clock.ts'

/** Expired rows of all tenants, which the hourly sweep deletes or blanks. */
export interface RetentionRule {
  table: string
  /** The primary key. */
  key: readonly string[]
  /** Rows whose value in this column is at most `until`. */
  column: string
  until(now: Date): string | number
  /** The rows in words, where `only` leaves some out: `Rejected ones`. */
  which?: string
  /** How long in words, where it is not the same for every row. */
  span?: string
  /** Excludes rows that must stay. */
  only?(rows: Knex.QueryBuilder, now: Date): void
  /** If given, these values are written instead of deleting the row. */
  blank?: Record<string, unknown>
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
