import type { Knex } from 'knex'
import type { Clock } from '../base/clock.ts'
import { TooMany } from '../base/failures.ts'
import { NO_TENANT } from '../db/postgres.ts'
import { type LimitKey, writtenKey } from './limit-key.ts'

/** So many points per so many seconds. */
export interface Limit {
  name: string
  points: number
  seconds: number
}

export interface Limits {
  /** Takes one point for a key, or several. @throws TooMany */
  take(limit: Limit, key: LimitKey, points?: number): Promise<void>
  /** Gives a point back, for limits that count failures only. */
  giveBack(limit: Limit, key: LimitKey): Promise<void>
  /** Whether a point has been taken within the window. */
  isTaken(limit: Limit, key: LimitKey): Promise<boolean>
  /** Which limits have no point left for a key, or for one that goes on after it, and until when. */
  findFull(limits: readonly Limit[], key: LimitKey): Promise<{ limit: Limit; until: number }[]>
  /** Forgets what has been counted for a key, and for all that go on after it. */
  forget(limits: readonly Limit[], key: LimitKey): Promise<void>
}

/** A window that ends later than one starting now stems from a clock that was set back: it restarts. */
const UPSERT = `insert into rate_limits (key, points, expire) values (?, ?, ?)
  on conflict (key) do update set
    points = case when rate_limits.expire between ? and excluded.expire then rate_limits.points + excluded.points else excluded.points end,
    expire = case when rate_limits.expire between ? and excluded.expire then rate_limits.expire else excluded.expire end
  returning points, expire`

const GIVE_BACK = 'update rate_limits set points = points - 1 where key = ? and points > 0'

const keyOf = ({ name }: Limit, key: LimitKey) => `${name}:${writtenKey(key)}`.slice(0, 255)

interface Counted {
  points: number
  expire: number
}

/** The rows of a key and of all that go on after it. */
const rowsOf = (knex: Knex, limits: readonly Limit[], key: LimitKey) =>
  knex('rate_limits')
    .where((one) => {
      for (const written of limits.map((limit) => keyOf(limit, key)))
        one.orWhere({ key: written }).orWhereRaw("key like ? escape '!'", [`${written.replace(/[!%_]/g, '!$&')}:%`])
    })
    .queryContext(NO_TENANT)

/** Fixed windows in the database, counted in one statement, so that all nodes share them and no two requests slip through. */
export const createLimits = (knex: Knex, clock: Clock, off: boolean): Limits => ({
  async take(limit, key, points = 1) {
    if (off) return
    const now = clock.now().getTime()
    const answer = await knex
      .raw(UPSERT, [keyOf(limit, key), points, now + limit.seconds * 1000, now + 1, now + 1])
      .queryContext(NO_TENANT)
    const [counted] = (Array.isArray(answer) ? answer : answer.rows) as Counted[]
    if (counted && counted.points > limit.points) throw new TooMany((counted.expire - now) / 1000)
  },
  async giveBack(limit, key) {
    if (!off) await knex.raw(GIVE_BACK, [keyOf(limit, key)]).queryContext(NO_TENANT)
  },
  async isTaken(limit, key) {
    const counted = await knex('rate_limits')
      .where({ key: keyOf(limit, key) })
      .where('expire', '>', clock.now().getTime())
      .queryContext(NO_TENANT)
      .first('points')
    return Boolean(counted?.points)
  },
  async findFull(limits, key) {
    const rows = await rowsOf(knex, limits, key).where('expire', '>', clock.now().getTime()).select()
    return limits.flatMap((limit) => {
      const full = rows.filter((row) => row.key.startsWith(`${limit.name}:`) && row.points >= limit.points)
      return full.length ? [{ limit, until: Math.max(...full.map(({ expire }) => Number(expire))) }] : []
    })
  },
  async forget(limits, key) {
    await rowsOf(knex, limits, key).delete()
  }
})
