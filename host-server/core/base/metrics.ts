import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { type Clock, instant } from './clock.ts'

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const SCRAPE_MS = 2000

/** The metrics of one server, in a registry of its own, since tests run several servers in a process. */
export type Metrics = ReturnType<typeof createMetrics>

/** A gauge that is read when it is scraped; without the database it has no value, rather than an outdated one. */
function readGauges(registers: Registry[], knex: Knex, clock: Clock) {
  const gauge = (name: string, help: string) => new Gauge({ registers, name: `advisor_widgets_${name}`, help })
  const waiting = gauge('outbox_waiting', 'Jobs that are due and not done.')
  const oldest = gauge('outbox_oldest_seconds', 'For how long the oldest due job has been due.')
  const dead = gauge('outbox_dead', 'Jobs that were given up.')
  const used = gauge('db_pool_used', 'Database connections in use.')
  const pending = gauge('db_pool_waiting', 'Requests that wait for a database connection.')

  async function readOutbox() {
    const now = clock.now()
    const due = knex('outbox').where({ state: 'waiting' }).where('next_at', '<=', instant(now))
    const { count, since } = (await due.first(knex.raw('count(*) as count, min(next_at) as since'))) ?? {}
    const lost = await knex('outbox').where({ state: 'dead' }).first(knex.raw('count(*) as count'))
    waiting.set(Number(count))
    oldest.set(since ? Math.max(0, (now.getTime() - Date.parse(since)) / 1000) : 0)
    dead.set(Number(lost?.count))
  }
  const { pool } = knex.client
  let reading: Promise<void> | undefined
  return async () => {
    used.set(pool.numUsed())
    pending.set(pool.numPendingAcquires())
    for (const one of [waiting, oldest, dead]) one.set(Number.NaN)
    reading ??= readOutbox()
      .catch(() => {})
      .finally(() => {
        reading = undefined
      })
    await Promise.race([reading, sleep(SCRAPE_MS, undefined, { ref: false })])
  }
}

export function createMetrics(knex: Knex, clock: Clock) {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Histogram({
    registers,
    name: 'http_request_duration_seconds',
    help: 'Requests by method, declared route and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS
  })
  const bookings = new Counter({
    registers,
    name: 'advisor_widgets_bookings_total',
    help: 'Bookings that were asked for, by the status answered: 201 booked, 409 taken, 422 wrong, 429 too many.',
    labelNames: ['status']
  })
  const unavailable = new Counter({
    registers,
    name: 'advisor_widgets_unavailable_total',
    help: 'Requests answered 503 because the database could not serve them.'
  })
  const read = readGauges(registers, knex, clock)
  return { registry, requests, bookings, unavailable, read }
}
