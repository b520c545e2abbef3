import { DAY } from '../host-server/core/base/clock.ts'
import {
  addAdvisors,
  addAppointments,
  addTenants,
  type Database,
  halfHours,
  openStand,
  type Stand
} from './bench-server.ts'
import { pair } from './load.ts'
import { bookings, freeSlots, fullAdvisor, lookToMove, type Row } from './server.ts'

/** With so much more data, a response may take 1.3 times as long. */
const FLAT = 1 / 1.3

const FEW = 10
const MANY_APPOINTMENTS = 100_000
const MANY_TENANTS = 1_000
const ADVISORS = 10

interface Size {
  appointments: number
  tenants: number
}

interface Grown {
  stand: Stand
  look: Awaited<ReturnType<typeof lookToMove>>
  slots: ReturnType<typeof freeSlots>
}

/** A benchmark server with so many past appointments, distributed over ten advisors, and with so many tenants. */
async function grow(database: Database, { appointments, tenants }: Size): Promise<Grown> {
  const stand = await openStand(database)
  const { office } = stand
  await addTenants(office.knex, tenants)
  const each = appointments / ADVISORS
  const past = halfHours(new Date(Date.now() - (each / 48 + 2) * DAY), each / 48 + 1).slice(0, each)
  const booked = await addAdvisors(office, ADVISORS - 1)
  const full = await fullAdvisor(stand)
  const uuids: string[] = await office
    .knex('advisors')
    .whereIn('alias', [full, ...booked])
    .pluck('uuid')
  await addAppointments(office, uuids, past)
  await stand.analyze()
  return { stand, look: await lookToMove(stand, full), slots: freeSlots(booked) }
}

async function compare(small: Grown, grown: Grown, what: string): Promise<Row[]> {
  const rounds = { rounds: 5, seconds: 1 }
  const looks = await pair(grown.look, small.look, rounds)
  const booked = await pair(bookings(grown.stand, grown.slots), bookings(small.stand, small.slots), rounds)
  return [
    { what: `availability, ${what}`, besideWhat: `${FEW} appointments, 2 tenants`, target: FLAT, ...looks },
    { what: `booking, ${what}`, besideWhat: `${FEW} appointments, 2 tenants`, target: FLAT, ...booked }
  ]
}

/** The cost of a response with a grown database, beside the same host with a small one. */
export async function growth(database: Database): Promise<Row[]> {
  const small = await grow(database, { appointments: FEW, tenants: 0 })
  const sizes: [string, Size][] = [
    [`${MANY_APPOINTMENTS} appointments`, { appointments: MANY_APPOINTMENTS, tenants: 0 }],
    [`${MANY_TENANTS} tenants`, { appointments: FEW, tenants: MANY_TENANTS }]
  ]
  const rows: Row[] = []
  try {
    for (const [what, size] of sizes) {
      const grown = await grow(database, size)
      rows.push(...(await compare(small, grown, what).finally(() => grown.stand.end())))
    }
  } finally {
    await small.stand.end()
  }
  return rows
}
