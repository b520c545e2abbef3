import type { Knex } from 'knex'
import { instant } from '../base/clock.ts'

/** Rows that have had their time, of all tenants; the hourly sweep removes them. */
export interface RetentionRule {
  table: string
  /** The primary key. */
  key: readonly string[]
  /** Rows of which this column has come to the value of `until`. */
  column: string
  until(now: Date): string | number
  /** Leaves out those that must stay. */
  only?(rows: Knex.QueryBuilder, now: Date): void
  /** What is written instead, where the row itself stays. */
  blank?: Record<string, unknown>
}

/** Rows that name the end of their time themselves. */
export const expired = (table: string, ...key: string[]): RetentionRule => ({
  table,
  key,
  column: 'expires_at',
  until: (now) => instant(now)
})

/** Rows that were made so long ago. */
export const olderThan = (milliseconds: number, table: string, ...key: string[]): RetentionRule => ({
  table,
  key,
  column: 'created_at',
  until: (now) => instant(now.getTime() - milliseconds)
})
