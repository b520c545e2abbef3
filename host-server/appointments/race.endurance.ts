import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOLD_MINUTES } from '#contract/appointments'
import { MINUTE } from '../core/clock.ts'
import { sweep } from '../core/sweep.ts'
import { type Answered, request } from '../core/testing/client.ts'
import { type NodeProcess, startNode } from '../core/testing/node-process.ts'
import { type PostgresServer, startPostgres } from '../core/testing/postgres-server.ts'
import { bodyOf, book, CLEAN, type Desk, tally, times } from './testing/office.ts'
import { crowd, keptIn, staff } from './testing/rush.ts'
import { type StandingOffice, standOffice } from './testing/standing-office.ts'

const SOAK = Boolean(process.env.SOAK)
const ROUNDS = SOAK ? 100 : 2
const BRANCH_ROUNDS = SOAK ? 200 : 8
const CLIENTS = 200
const MIXED_MS = SOAK ? 120_000 : 5000
const FAULTS = /^.*(ERROR|FATAL|PANIC|deadlock).*$/gm

const median = (numbers: number[]) => Math.round(numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0)
const overlap = (some: string[], others: string[]) => some.filter((one) => others.includes(one))

describe.each([
  { kind: 'sqlite', count: 1 },
  { kind: 'postgres', count: 2 }
] as const)('on $kind, with processes: $count', { timeout: SOAK ? 1_200_000 : 120_000 }, ({ kind, count }) => {
  let postgres: PostgresServer | undefined
  let office: StandingOffice
  let nodes: NodeProcess[]

  beforeAll(async () => {
    postgres = kind === 'postgres' ? await startPostgres() : undefined
    office = await standOffice(kind, { url: await postgres?.createDatabase() })
    nodes = await Promise.all(times(count).map(() => startNode(office.environment)))
  })
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.end()))
    await office.remove()
    await postgres?.stop()
  })

  /** Every client at the next node. */
  const deskOf = (client: number): Desk => ({ ...office, site: { origin: nodes[client % count]?.origin ?? '' } })

  const expectQuiet = (message: string) => {
    expect(postgres?.log().match(FAULTS) ?? [], message).toEqual([])
    for (const node of nodes) expect(node.output(), message).not.toMatch(/"level":[56]0/)
  }

  const race = (turn: number): Promise<Answered[]> => {
    const { topic } = office.wishFor(turn).body as { topic: string }
    return Promise.all(times(CLIENTS).map((client) => book(deskOf(client), office.startOf(turn), { topic })))
  }

  test(`of ${CLIENTS} clients who want one slot, ${ROUNDS} times over, one gets it and the others hear what is free`, async () => {
    const spent: number[] = []
    for (const turn of times(ROUNDS)) {
      const begun = performance.now()
      const answers = await race(turn)
      spent.push(performance.now() - begun)
      expect(tally(answers), `round ${turn}`).toEqual({ 201: 1, 409: CLIENTS - 1 })
      const taken = times(turn + 1).map(office.startOf)
      const refusals = answers.filter(({ status }) => status === 409)
      for (const { body } of refusals) expect([body.slots.length, overlap(body.slots, taken)]).toEqual([6, []])
    }
    expect(await office.audit()).toEqual(CLEAN)
    expectQuiet('rounds')
    console.log(`${kind}: a round of ${CLIENTS} took ${median(spent)} ms (median of ${ROUNDS})`)
  })

  test('fifty identical requests with one key become one appointment and hear one answer', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const start = office.startOf(ROUNDS + 10)
    const asked = { type: 'by-phone', phone: '+43 1 234567', email: `${headers['idempotency-key']}@race.example` }
    const { topic } = office.wishFor(0).body as { topic: string }
    const answers = await Promise.all(
      times(50).map((client) => book(deskOf(client), start, { ...asked, topic }, { headers }))
    )
    expect(tally(answers)).toEqual({ 201: 50 })
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const kept = await office.look((knex) => knex('appointments').where({ email: asked.email }).select('uuid'))
    expect(kept).toEqual([{ uuid: answers[0]?.body.uuid }])
    expectQuiet('twins')
  })

  test('whoever is free at a branch is chosen as fairly as at one desk, and nobody twice', async () => {
    await office.look((knex) => staff({ ...office, knex }, 3))
    const { alias: branch } = await office.look((knex) =>
      knex('organizations').where({ uuid: office.organizationUuid }).first('alias')
    )
    const { topic } = office.wishFor(0).body as { topic: string }
    const anyone = (client: number, start: string, round: string) =>
      request(deskOf(client).site, 'POST', `/api/v1/branches/${branch}/appointments`, {
        body: bodyOf(office, start, { topic, email: `${round}@branch.example` })
      })
    const begun = 80 * 7 * 4
    // all in weeks in which nobody has anything yet: who is alike before a round is alike after it
    for (const round of times(BRANCH_ROUNDS)) {
      const start = (nth: number) => office.startOf(begun + 80 * 7 * Math.floor(round / 20) + (round % 20) * 4 + nth)
      const apart = await Promise.all(times(3).map((nth) => anyone(nth, start(nth), `${round}-apart`)))
      const together = await Promise.all(times(8).map((nth) => anyone(nth, start(3), `${round}-together`)))
      expect([tally(apart), tally(together)], `round ${round}`).toEqual([{ 201: 3 }, { 201: 3, 409: 5 }])
    }
    const rows = await office.look((knex) =>
      knex('appointments').where('email', 'like', '%@branch.example').distinct('email', 'advisor_uuid')
    )
    // three different ones each time
    expect(rows).toHaveLength(BRANCH_ROUNDS * 2 * 3)
    expect(await office.audit()).toEqual(CLEAN)
    expectQuiet('branch')
  })

  /** As a node does whose clock is so far ahead that no hold lives for it; SQLite has no other node. */
  async function sweepAhead(isEnough: () => boolean) {
    const clock = { now: () => new Date(Date.now() + HOLD_MINUTES * MINUTE) }
    while (kind === 'postgres' && !isEnough()) {
      await office.look((knex) => sweep({ knex, clock } as Parameters<typeof sweep>[0]))
      await sleep(100)
    }
  }

  test('whatever visitors mix, nobody meets, every promise is kept and the claims agree', async () => {
    const seed = Number(process.env.SEED ?? Date.now() % 100_000)
    const before = await office.look(keptIn)
    const aliases = await office.look((knex) => staff({ ...office, knex }, 3))
    const starts = times(120).map((nth) => office.startOf(800 + nth))
    const until = Date.now() + MIXED_MS
    const isEnough = () => Date.now() > until
    const place = { topics: office.topics, origins: nodes.map(({ origin }) => origin), aliases, starts, seed }
    const [rush] = await Promise.all([crowd(place, 40, isEnough), sweepAhead(isEnough)])
    const message = `SEED=${seed} ${JSON.stringify(rush.counts)}`
    console.log(`${kind}: ${message}`)
    expect(rush.undocumented, message).toEqual([])
    expect(await office.look(keptIn), message).toEqual(new Map([...before, ...rush.promised]))
    expect(await office.audit(), message).toEqual(CLEAN)
    expectQuiet(message)
    const clock = { now: () => new Date(Date.now() + HOLD_MINUTES * MINUTE) }
    await office.look((knex) => sweep({ knex, clock } as Parameters<typeof sweep>[0]))
    expect(await office.look((knex) => knex('booking_claims').whereNotNull('hold_uuid'))).toEqual([])
    expect(await office.audit(), message).toEqual(CLEAN)
  })
})
