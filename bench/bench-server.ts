import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'
import { GRAIN_MINUTES } from '#contract/values'
import { seedOffice } from '../host-server/booking/appointments/testing/seed-office.ts'
import { DAY, instant, MINUTE } from '../host-server/core/base/clock.ts'
import { connect, isPostgres, migrate } from '../host-server/core/db/db.ts'
import { VERA } from '../host-server/testing/appointment-row.ts'
import { type NodeProcess, startNode } from '../host-server/testing/node-process.ts'
import { type PostgresServer, startPostgres } from '../host-server/testing/postgres-server.ts'

export type Database = 'SQLite' | 'PostgreSQL'
type Office = Awaited<ReturnType<typeof seedOffice>>

const GRAIN = GRAIN_MINUTES * MINUTE
/** A booking window in which the benchmark does not run out of slots. */
export const WINDOW_DAYS = 365
const SECRET = 'Zq8vN3xK7mP2wR5tY9uB4cD6fG1hJ0aL'

/** As many rows per statement as every database accepts. */
export async function inBatches<T>(rows: T[], insert: (batch: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += 500) await insert(rows.slice(from, from + 500))
}

/** Nearly around the clock, so that bookings do not run out of slots. */
const LONG_HOURS = { start_time: '03:00', end_time: '22:00' }

/** Advisors like the first one, who can be booked every day; returns their aliases. */
export async function addAdvisors(
  { knex, tenantId: tenant_id, ...office }: Office,
  count: number,
  hours = LONG_HOURS
): Promise<string[]> {
  const advisors = Array.from({ length: count }, (_, index) => ({
    tenant_id,
    uuid: randomUUID(),
    alias: `bench-${index}-${randomUUID().slice(0, 8)}`,
    organization_uuid: office.organizationUuid,
    first_name: 'Bench',
    last_name: String(index),
    email_address: 'bench@demo.example',
    is_institutional: true
  }))
  const each = <T>(make: (of: { tenant_id: string; advisor_uuid: string }) => T | T[]) =>
    advisors.flatMap(({ uuid }) => make({ tenant_id, advisor_uuid: uuid }))
  const week = [1, 2, 3, 4, 5, 6, 7]
  await inBatches(advisors, (rows) => knex('advisors').insert(rows))
  await inBatches(
    each((of) => ({ ...of, topic_uuid: office.topics.short })),
    (rows) => knex('advisor_topics').insert(rows)
  )
  await inBatches(
    each((of) => ({ ...of, type: 'in-branch' })),
    (rows) => knex('advisor_appointment_types').insert(rows)
  )
  await inBatches(
    each((of) => ({ ...of, name: 'online_appointment' })),
    (rows) => knex('advisor_contact_options').insert(rows)
  )
  await inBatches(
    each((of) => week.map((day) => ({ ...of, day, ...hours }))),
    (rows) => knex('working_hours').insert(rows)
  )
  return advisors.map(({ alias }) => alias)
}

/** An expression that is another one for each row. */
const newUuid = (knex: Knex) =>
  isPostgres(knex)
    ? 'gen_random_uuid()::text'
    : "lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4000-8000-' || hex(randomblob(6)))"

/** Appointments of half an hour with each of these advisors, with their claims; made by the database, row by row takes long. */
export async function addAppointments(
  { knex, tenantId, topics }: Office,
  advisors: string[],
  starts: number[]
): Promise<void> {
  const times = starts.map((start) => ({
    starts_at: instant(start),
    ends_at: instant(start + 30 * MINUTE),
    grain: start / GRAIN
  }))
  const fixed = { ...VERA, tenant_id: tenantId, topic_uuid: topics.short }
  const uuid = newUuid(knex)
  await knex.transaction(async (trx) => {
    if (isPostgres(trx)) await trx.raw('set local statement_timeout = 0')
    await trx.raw(
      'create temporary table bench_times (starts_at varchar(20) primary key, ends_at varchar(20), grain integer)'
    )
    await inBatches(times, (rows) => trx('bench_times').insert(rows))
    await trx.raw(
      `insert into appointments (${Object.keys(fixed)}, advisor_uuid, uuid, token_hash, starts_at, ends_at, created_at)
        select ${Object.values(fixed).map((value) => `'${value}'`)}, a.uuid, ${uuid}, ${uuid}, t.starts_at, t.ends_at, t.starts_at
        from advisors a cross join bench_times t where a.uuid in (${advisors.map(() => '?')})`,
      advisors
    )
    await trx.raw(
      `insert into booking_claims (tenant_id, advisor_uuid, grain, appointment_uuid)
        select a.tenant_id, a.advisor_uuid, t.grain + more.one, a.uuid
        from bench_times t join appointments a on a.starts_at = t.starts_at
          cross join (select 0 as one union all select 1) more
        where a.tenant_id = ? and a.advisor_uuid in (${advisors.map(() => '?')})`,
      [tenantId, ...advisors]
    )
    await trx.raw('drop table bench_times')
  })
}

/** Every half hour of some days from today's midnight on. */
export const halfHours = (now: Date, days: number) => {
  const midnight = Math.floor(now.getTime() / DAY) * DAY
  return Array.from({ length: days * 48 }, (_, index) => midnight + index * 30 * MINUTE)
}

/** More tenants, each with a host name, a branch, an advisor and settings. */
export async function addTenants(knex: Knex, count: number): Promise<void> {
  const tenants = Array.from({ length: count }, (_, index) => ({ id: randomUUID(), host: `bench-${index}.example` }))
  const tables: [string, (of: { id: string; host: string }) => object][] = [
    ['tenants', ({ id, host }) => ({ id, name: host, language: 'en', time_zone: 'Europe/Vienna' })],
    ['tenant_domains', ({ id, host }) => ({ tenant_id: id, host })],
    ['tenant_modules', ({ id }) => ({ tenant_id: id, module_name: 'online-appointments', effective_state: true })],
    ['tenant_settings', ({ id }) => ({ tenant_id: id, name: 'primary_color', value: '#1d3f8a' })],
    [
      'organizations',
      ({ id, host }) => ({
        tenant_id: id,
        uuid: id,
        alias: 'main',
        name: host,
        street: '',
        zip: '',
        city: '',
        time_zone: 'Europe/Vienna'
      })
    ],
    [
      'advisors',
      ({ id, host }) => ({
        tenant_id: id,
        uuid: id,
        alias: 'anna',
        organization_uuid: id,
        first_name: 'Anna',
        last_name: host,
        email_address: `anna@${host}`
      })
    ]
  ]
  for (const [table, rowOf] of tables) await inBatches(tenants.map(rowOf), (rows) => knex(table).insert(rows))
}

async function startBaseline(environment: Record<string, string>) {
  const file = resolve(import.meta.dirname, 'baseline.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, SESSION_SECRET: SECRET, ...environment }
  })
  const [, raw, koa] = await new Promise<string[]>((done, fail) => {
    child.once('exit', (code) => fail(new Error(`The baseline ended with ${code}`)))
    child.stdout.on('data', (chunk) => {
      if (String(chunk).startsWith('baseline')) done(String(chunk).trim().split(' '))
    })
  })
  return {
    raw: `http://127.0.0.1:${raw}`,
    koa: `http://127.0.0.1:${koa}`,
    pid: child.pid,
    end: () => child.kill('SIGTERM')
  }
}

export interface Stand {
  database: Database
  office: Office
  /** The built host, without jobs, limits and proofs of work. */
  host: string
  /** The processes of the host and of the baseline, to be profiled. */
  pids: [number, number]
  /** node:http alone. */
  raw: string
  /** Koa and knex on the same database. */
  koa: string
  /** After much was written. */
  analyze(): Promise<void>
  /** How late the event loop of a watched host has been since the last call. */
  loopDelay(): Promise<LoopDelay>
  end(): Promise<void>
}

/** Makes the host print how late its event loop is, and begin anew, on SIGUSR2. */
const WATCHES_LOOP = `
  import { monitorEventLoopDelay } from 'node:perf_hooks'
  import { isMainThread } from 'node:worker_threads'
  const delay = monitorEventLoopDelay({ resolution: 1 })
  if (isMainThread) {
    delay.enable()
    process.on('SIGUSR2', () => {
      console.log('event loop: ' + delay.percentile(99) / 1e6 + ' ' + delay.max / 1e6 + ';')
      delay.reset()
    })
  }`

/** Environment of a host whose event loop is watched. */
export const WATCHED = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(WATCHES_LOOP)}` }

export interface LoopDelay {
  /** In milliseconds. */
  p99: number
  longest: number
}

async function readLoopDelay({ pid, output }: NodeProcess): Promise<LoopDelay> {
  const before = output().length
  process.kill(pid, 'SIGUSR2')
  for (;;) {
    const [, p99, longest] = /event loop: ([\d.]+) ([\d.]+);/.exec(output().slice(before)) ?? []
    if (p99) return { p99: Number(p99), longest: Number(longest) }
    await sleep(10)
  }
}

/** What a database does by itself in the course of a day; or else the host's next write takes in all that was written. */
async function settle(knex: Knex) {
  await knex.raw('analyze')
  if (!isPostgres(knex)) await knex.raw('pragma wal_checkpoint(truncate)')
}

/** Fills a database on which no host works yet: SQLite lets nobody else write meanwhile, and then has one file. */
async function filled(knex: Knex, fill: () => Promise<void>) {
  if (!isPostgres(knex)) await knex.raw('pragma synchronous = off')
  await fill()
  await settle(knex)
  if (!isPostgres(knex)) await knex.raw('pragma synchronous = full')
}

/** One database with the demo's tenants, the host and what it is compared with; `fill` runs before the host starts. */
export async function openStand(
  database: Database,
  more: Record<string, string> = {},
  fill?: (stand: Pick<Stand, 'office'>) => Promise<void>
): Promise<Stand> {
  const folder = await mkdtemp(join(tmpdir(), 'advisor-widgets-bench-'))
  const postgres: PostgresServer | undefined = database === 'PostgreSQL' ? await startPostgres() : undefined
  const environment: Record<string, string> = {
    DATA_DIR: folder,
    JOBS: '0',
    LOG_LEVEL: 'info',
    ...(postgres && { DATABASE_URL: await postgres.createDatabase() })
  }
  const knex = connect({ DATA_DIR: folder, DATABASE_URL: environment.DATABASE_URL })
  await migrate(knex)
  const office = { ...(await seedOffice(knex, new Date())), knex }
  await knex('appointment_topics').where({ uuid: office.topics.short }).update({ window_days: WINDOW_DAYS })
  if (fill) await filled(knex, () => fill({ office }))
  const node = await startNode({ ...environment, ...more })
  const baseline = await startBaseline(environment)
  return {
    database,
    office,
    host: node.origin,
    pids: [node.pid, baseline.pid as number],
    raw: baseline.raw,
    koa: baseline.koa,
    analyze: () => settle(knex),
    loopDelay: () => readLoopDelay(node),
    async end() {
      baseline.end()
      await node.end()
      await knex.destroy()
      await postgres?.stop()
      await rm(folder, { recursive: true, force: true })
    }
  }
}
