import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedOffice } from '../host-server/booking/appointments/testing/seed-office.ts'
import { connect, migrate } from '../host-server/core/db/db.ts'
import { freePort } from '../host-server/testing/free-port.ts'
import { type Haproxy, startHaproxy } from '../host-server/testing/haproxy.ts'
import { startNode } from '../host-server/testing/node-process.ts'
import { deployedPooler, startPgbouncer } from '../host-server/testing/pgbouncer.ts'
import { startPostgres } from '../host-server/testing/postgres-server.ts'
import { until } from '../host-server/testing/until.ts'
import { addAdvisors, WINDOW_DAYS } from './bench-server.ts'
import { median, rate, type Side } from './load.ts'
import { hold, secondsOf, secondsOfAll } from './processors.ts'
import { bookings, freeSlots } from './server.ts'

/** Numbers of processes that are compared; the first is what the others stand beside. */
const SIZES = [1, 2, 4] as const
/** From one process to two, where there are processors for both. */
const TARGET = 1.6
/** So little that nodes, database and load fit the machine together. */
const SHARE = 0.2
const ROUNDS = 5
const SECONDS = 2

/** Shares of one processor, by part; others are programs that have nothing to do with this. */
type Used = Record<'nodes' | 'PostgreSQL' | 'PgBouncer' | 'HAProxy' | 'load' | 'others', number>

export interface NodesRow {
  what: string
  /** Bookings per second. */
  booked: number
  /** Beside one process, in the same round. */
  ratio: number
  target?: number
  used: Used
}

/** Four nodes on one PostgreSQL behind PgBouncer, with a balancer for each number of them. */
async function openCluster() {
  const folder = await mkdtemp(join(tmpdir(), 'advisor-widgets-bench-'))
  const postgres = await startPostgres()
  const url = await postgres.createDatabase()
  const pooler = await startPgbouncer(url, 20, await deployedPooler())
  const knex = connect({ DATA_DIR: folder, DATABASE_URL: url })
  await migrate(knex)
  const office = { ...(await seedOffice(knex, new Date())), knex }
  await knex('appointment_topics').where({ uuid: office.topics.short }).update({ window_days: WINDOW_DAYS })
  const environment = { DATABASE_URL: pooler.behind(url), DATABASE_DIRECT_URL: url, TRUST_PROXY: '1', JOBS: '0' }
  const most = Math.max(...SIZES)
  const ports = await Promise.all(Array.from({ length: most }, () => freePort()))
  const nodes = await Promise.all(
    ports.map((port) => startNode({ ...environment, DATA_DIR: join(folder, String(port)), PORT: String(port) }))
  )
  const balancers = await Promise.all(SIZES.map((size) => startHaproxy({ nodes: ports.slice(0, size) })))
  for (const [at, { up }] of balancers.entries()) await until(async () => (await up('nodes')).length === SIZES[at])
  return {
    office,
    nodes,
    balancers,
    pooler,
    postmaster: Number(readFileSync(join(postgres.folder, 'db', 'postmaster.pid'), 'utf8').split('\n')[0]),
    async end() {
      for (const node of nodes) await node.end()
      for (const one of [...balancers, pooler]) await one.stop()
      await knex.destroy()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    }
  }
}

type Cluster = Awaited<ReturnType<typeof openCluster>>

const ownSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function spent({ nodes, pooler, postmaster }: Cluster, { pid }: Haproxy): Used {
  const own = {
    nodes: nodes.reduce((sum, node) => sum + secondsOf(node.pid), 0),
    PostgreSQL: secondsOf(postmaster),
    PgBouncer: secondsOf(pooler.pid),
    HAProxy: secondsOf(pid),
    load: ownSeconds()
  }
  return { ...own, others: secondsOfAll() - Object.values(own).reduce((sum, one) => sum + one, 0) }
}

interface Measured {
  booked: number
  used: Used
}

async function measure(cluster: Cluster, balancer: Haproxy, side: Side): Promise<Measured> {
  const [before, since] = [spent(cluster, balancer), performance.now()]
  const booked = await rate(side, SECONDS)
  const [after, seconds] = [spent(cluster, balancer), (performance.now() - since) / 1000]
  const parts = Object.keys(before) as (keyof Used)[]
  const used = Object.fromEntries(parts.map((part) => [part, (after[part] - before[part]) / seconds])) as Used
  return { booked, used }
}

/** All numbers of processes in turn, so that whatever slows the machine slows all. */
async function compare(cluster: Cluster, sides: Side[], how: string, target?: number): Promise<NodesRow[]> {
  const results: Measured[][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const turn: Measured[] = []
    for (const [at, side] of sides.entries()) turn.push(await measure(cluster, cluster.balancers[at] as Haproxy, side))
    results.push(turn)
  }
  return SIZES.map((size, at) => {
    const each = results.map((turn) => turn[at] as Measured)
    const parts = Object.keys(each[0]?.used ?? {}) as (keyof Used)[]
    return {
      what: `${size} ${size === 1 ? 'process' : 'processes'}${how}`,
      booked: median(each.map(({ booked }) => booked)),
      ratio: median(results.map((turn) => (turn[at]?.booked ?? 0) / (turn[0]?.booked ?? 1))),
      ...(size === 2 && target && { target }),
      used: Object.fromEntries(parts.map((part) => [part, median(each.map(({ used }) => used[part]))])) as Used
    }
  })
}

/**
 * Bookings with one, two and four processes behind HAProxy and PgBouncer on one PostgreSQL: with the whole machine, which
 * the load and the database share, and with each process held to a part of a processor, so that there is enough for all.
 */
export async function nodes(): Promise<NodesRow[]> {
  const cluster = await openCluster()
  try {
    const slots = freeSlots(await addAdvisors(cluster.office, 60))
    const sides = cluster.balancers.map(({ origin }) => bookings({ office: cluster.office, host: origin }, slots))
    // long enough that the code of each is compiled
    for (const side of sides) await rate(side, 5)
    // with fewer processors than processes and what they need, the ratio says nothing about the processes
    const whole = await compare(cluster, sides, '', cpus().length >= 8 ? TARGET : undefined)
    const release = hold(
      cluster.nodes.map(({ pid }) => pid),
      SHARE
    )
    if (!release) return whole
    const held = await compare(cluster, sides, `, each with ${SHARE} of a processor`, TARGET).finally(release)
    return [...whole, ...held]
  } finally {
    await cluster.end()
  }
}
