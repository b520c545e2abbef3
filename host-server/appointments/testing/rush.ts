import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Answered } from '../../core/testing/client.ts'
import type { Furnished } from './furnish.ts'
import { book, type Desk, dropHold, hold, times, visit } from './office.ts'

/** Where visitors crowd: any node, any of the advisors, any of the topics, any of the starts. */
export interface Place {
  topics: Furnished['topics']
  origins: readonly string[]
  aliases: readonly string[]
  starts: readonly string[]
  /** Names the randomness, so that a failure can be tried again. */
  seed: number
}

type Act = 'hold' | 'drop' | 'book' | 'move' | 'cancel'

/** What each may answer to a visitor who does nothing wrong. */
const DOCUMENTED: Record<Act, readonly number[]> = {
  hold: [201, 409],
  drop: [204],
  book: [201, 409],
  move: [200, 409],
  cancel: [204]
}

/** What the visitors were promised, to be compared with what is kept. */
export interface Rush {
  counts: Record<string, number>
  undocumented: string[]
  /** By uuid: `booked` or `cancelled`, and when. */
  promised: Map<string, string>
}

/** Always the same numbers for the same seed. */
function dieOf(seed: number) {
  let state = (seed % 2_147_483_646) + 1
  return (sides: number) => {
    state = (state * 16_807) % 2_147_483_647
    return Math.floor((state / 2_147_483_647) * sides)
  }
}

interface Visitor {
  any<T>(list: readonly T[]): T
  desk(): Desk
  start(): string
  topic(): { topic: string }
  note(act: Act, answer: Answered): Answered
  promise(uuid: string, state: 'booked' | 'cancelled', starts_at: string): void
  /** Appointments not cancelled yet. */
  own: { uuid: string; token: string; starts_at: string }[]
}

function keep({ own, promise }: Visitor, { status, body }: Answered) {
  if (status !== 201) return
  promise(body.uuid, 'booked', body.starts_at)
  if (!own.some(({ uuid }) => uuid === body.uuid)) own.push(body)
}

async function bookOnce(visitor: Visitor) {
  keep(visitor, visitor.note('book', await book(visitor.desk(), visitor.start(), visitor.topic())))
}

/** As a browser does that has lost the first answer. */
async function bookAgain(visitor: Visitor) {
  const { alias } = visitor.desk()
  const [start, topic, headers] = [visitor.start(), visitor.topic(), { 'idempotency-key': randomUUID() }]
  const tries = times(2).map(() => book({ ...visitor.desk(), alias }, start, topic, { headers }))
  for (const answer of await Promise.all(tries)) keep(visitor, visitor.note('book', answer))
}

/** Holds, perhaps changes the wish, and then books or goes away, with or without a word. */
async function holdFirst(visitor: Visitor) {
  const desk = visitor.desk()
  const first = visitor.start()
  const topic = visitor.topic()
  const held = visitor.note('hold', await hold(desk, first, topic))
  if (held.status !== 201) return
  const other = visitor.start()
  const moved = visitor.note('hold', await hold(desk, other, { ...topic, hold: held.body.hold }))
  const start = moved.status === 201 ? other : first
  const token = (moved.status === 201 ? moved : held).body.hold
  const end = visitor.any(['book', 'book', 'drop', 'leave'])
  if (end === 'book') keep(visitor, visitor.note('book', await book(desk, start, { ...topic, hold: token })))
  if (end === 'drop') visitor.note('drop', await dropHold(desk, token))
}

async function move(visitor: Visitor) {
  if (!visitor.own.length) return bookOnce(visitor)
  const mine = visitor.any(visitor.own)
  const { status, body } = visitor.note(
    'move',
    await visit(visitor.desk(), 'PATCH', mine.token, { starts_at: visitor.start() })
  )
  if (status !== 200) return
  mine.starts_at = body.starts_at
  visitor.promise(mine.uuid, 'booked', body.starts_at)
}

async function cancel(visitor: Visitor) {
  const mine = visitor.own.pop()
  if (!mine) return bookOnce(visitor)
  const tries = times(2).map(() => visit(visitor.desk(), 'POST', mine.token, {}))
  for (const answer of await Promise.all(tries)) visitor.note('cancel', answer)
  visitor.promise(mine.uuid, 'cancelled', mine.starts_at)
}

const ACTS = [bookOnce, bookAgain, holdFirst, move, move, move, cancel, cancel]

function visitorOf({ seed, origins, aliases, starts, topics }: Place, nth: number, rush: Rush): Visitor {
  const roll = dieOf(seed * 7919 + nth)
  const any: Visitor['any'] = (list) => list[roll(list.length)] as never
  const kinds = [topics.short, topics.long]
  return {
    any,
    own: [],
    desk: () => ({ topics, site: { origin: any(origins) }, alias: any(aliases) }),
    start: () => any(starts),
    topic: () => ({ topic: any(kinds) }),
    promise: (uuid, state, starts_at) => rush.promised.set(uuid, `${state} ${starts_at}`),
    note(act, answer) {
      const name = `${act} ${answer.status}`
      rush.counts[name] = (rush.counts[name] ?? 0) + 1
      if (!DOCUMENTED[act].includes(answer.status)) rush.undocumented.push(`${name} ${answer.text}`)
      return answer
    }
  }
}

/** So many visitors hold, book, move and cancel, each one thing after the other, until it is enough. */
export async function crowd(place: Place, visitors: number, isEnough: (turn: number) => boolean): Promise<Rush> {
  const rush: Rush = { counts: {}, undocumented: [], promised: new Map() }
  const busy = times(visitors).map(async (nth) => {
    const visitor = visitorOf(place, nth, rush)
    for (let turn = 0; !isEnough(turn); turn++) await visitor.any(ACTS)(visitor)
  })
  await Promise.all(busy)
  return rush
}

/** What the database keeps, in the words of `promised`. */
export async function keptIn(knex: Knex): Promise<Map<string, string>> {
  const rows = await knex('appointments').select('uuid', 'state', 'starts_at')
  return new Map(rows.map(({ uuid, state, starts_at }) => [uuid, `${state} ${starts_at}`]))
}

/** Gives some colleagues the advisor's topics, times and branch; the aliases of all of them. */
export async function staff({ knex, tenantId, advisorUuid, alias, organizationUuid }: Furnished, count: number) {
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
