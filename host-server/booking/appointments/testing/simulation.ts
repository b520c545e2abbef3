import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { TestResponse } from '../../../testing/client.ts'
import { book, dropHold, hold, type Target, times, visit } from './office.ts'
import type { SeededOffice } from './seed-office.ts'

/** What the simulated visitors choose from at random. */
export interface SimulationOptions {
  topics: SeededOffice['topics']
  origins: readonly string[]
  aliases: readonly string[]
  starts: readonly string[]
  /** Seeds the randomness, so that a failure can be reproduced. */
  seed: number
}

type Act = 'hold' | 'drop' | 'book' | 'move' | 'cancel'

/** The statuses that each may answer to a valid request. */
const DOCUMENTED: Record<Act, readonly number[]> = {
  hold: [201, 409],
  drop: [204],
  book: [201, 409],
  move: [200, 409],
  cancel: [204]
}

/** What was acknowledged to the visitors, to be compared with what is stored. */
export interface Simulation {
  counts: Record<string, number>
  undocumented: string[]
  /** By uuid: `booked` or `cancelled`, and when. */
  promised: Map<string, string>
}

/** A seeded random number generator (Lehmer). */
function dieOf(seed: number) {
  let state = (seed % 2_147_483_646) + 1
  return (sides: number) => {
    state = (state * 16_807) % 2_147_483_647
    return Math.floor((state / 2_147_483_647) * sides)
  }
}

interface Visitor {
  any<T>(list: readonly T[]): T
  target(): Target
  start(): string
  topic(): { topic: string }
  note(act: Act, answer: TestResponse): TestResponse
  acknowledge(uuid: string, state: 'booked' | 'cancelled', starts_at: string): void
  /** Appointments not cancelled yet. */
  own: { uuid: string; token: string; starts_at: string }[]
}

function addOwn({ own, acknowledge }: Visitor, { status, body }: TestResponse) {
  if (status !== 201) return
  acknowledge(body.uuid, 'booked', body.starts_at)
  if (!own.some(({ uuid }) => uuid === body.uuid)) own.push(body)
}

async function bookOnce(visitor: Visitor) {
  addOwn(visitor, visitor.note('book', await book(visitor.target(), visitor.start(), visitor.topic())))
}

/** As a browser that has lost the first response. */
async function bookAgain(visitor: Visitor) {
  const { alias } = visitor.target()
  const [start, topic, headers] = [visitor.start(), visitor.topic(), { 'idempotency-key': randomUUID() }]
  const tries = times(2).map(() => book({ ...visitor.target(), alias }, start, topic, { headers }))
  for (const answer of await Promise.all(tries)) addOwn(visitor, visitor.note('book', answer))
}

/** Holds a slot, tries to move the hold, and then books, releases or abandons it. */
async function holdFirst(visitor: Visitor) {
  const target = visitor.target()
  const first = visitor.start()
  const topic = visitor.topic()
  const held = visitor.note('hold', await hold(target, first, topic))
  if (held.status !== 201) return
  const other = visitor.start()
  const moved = visitor.note('hold', await hold(target, other, { ...topic, hold: held.body.hold }))
  const start = moved.status === 201 ? other : first
  const token = (moved.status === 201 ? moved : held).body.hold
  const end = visitor.any(['book', 'book', 'drop', 'leave'])
  if (end === 'book') addOwn(visitor, visitor.note('book', await book(target, start, { ...topic, hold: token })))
  if (end === 'drop') visitor.note('drop', await dropHold(target, token))
}

async function move(visitor: Visitor) {
  if (!visitor.own.length) return bookOnce(visitor)
  const mine = visitor.any(visitor.own)
  const { status, body } = visitor.note(
    'move',
    await visit(visitor.target(), 'PATCH', mine.token, { starts_at: visitor.start() })
  )
  if (status !== 200) return
  mine.starts_at = body.starts_at
  visitor.acknowledge(mine.uuid, 'booked', body.starts_at)
}

async function cancel(visitor: Visitor) {
  const mine = visitor.own.pop()
  if (!mine) return bookOnce(visitor)
  const tries = times(2).map(() => visit(visitor.target(), 'POST', mine.token, {}))
  for (const answer of await Promise.all(tries)) visitor.note('cancel', answer)
  visitor.acknowledge(mine.uuid, 'cancelled', mine.starts_at)
}

const ACTS = [bookOnce, bookAgain, holdFirst, move, move, move, cancel, cancel]

function visitorOf(
  { seed, origins, aliases, starts, topics }: SimulationOptions,
  nth: number,
  rush: Simulation
): Visitor {
  const roll = dieOf(seed * 7919 + nth)
  const any = <T>(list: readonly T[]) => list[roll(list.length)] as T
  const kinds = [topics.short, topics.long]
  return {
    any,
    own: [],
    target: () => ({ topics, site: { origin: any(origins) }, alias: any(aliases) }),
    start: () => any(starts),
    topic: () => ({ topic: any(kinds) }),
    acknowledge: (uuid, state, starts_at) => rush.promised.set(uuid, `${state} ${starts_at}`),
    note(act, answer) {
      const name = `${act} ${answer.status}`
      rush.counts[name] = (rush.counts[name] ?? 0) + 1
      if (!DOCUMENTED[act].includes(answer.status)) rush.undocumented.push(`${name} ${answer.text}`)
      return answer
    }
  }
}

/** Simulates visitors who hold, book, move and cancel, each one request at a time, until `isEnough`. */
export async function simulateVisitors(
  options: SimulationOptions,
  visitors: number,
  isEnough: (turn: number) => boolean
): Promise<Simulation> {
  const rush: Simulation = { counts: {}, undocumented: [], promised: new Map() }
  const busy = times(visitors).map(async (nth) => {
    const visitor = visitorOf(options, nth, rush)
    for (let turn = 0; !isEnough(turn); turn++) await visitor.any(ACTS)(visitor)
  })
  await Promise.all(busy)
  return rush
}

/** The stored appointments, in the format of `promised`. */
export async function storedAppointments(knex: Knex): Promise<Map<string, string>> {
  const rows = await knex('appointments').select('uuid', 'state', 'starts_at')
  return new Map(rows.map(({ uuid, state, starts_at }) => [uuid, `${state} ${starts_at}`]))
}

/** Gives some colleagues the advisor's topics, hours and branch; returns the aliases of all, the advisor included. */
export async function addColleagues(
  { knex, tenantId, advisorUuid, alias, organizationUuid }: SeededOffice,
  count: number
) {
  const of = (advisor_uuid: string) => ({ tenant_id: tenantId, advisor_uuid })
  const others = await knex('advisors')
    .where({ tenant_id: tenantId })
    .whereNot({ uuid: advisorUuid })
    .limit(count - 1)
  for (const { uuid } of others) {
    await knex('advisors').where({ tenant_id: tenantId, uuid }).update({ organization_uuid: organizationUuid })
    for (const table of ['advisor_topics', 'advisor_appointment_types', 'working_hours']) {
      await knex(table).where(of(uuid)).delete()
      const rows: object[] = await knex(table).where(of(advisorUuid))
      await knex(table).insert(rows.map((row) => ({ ...row, ...of(uuid) })))
    }
  }
  return [alias, ...others.map((other) => other.alias as string)]
}
