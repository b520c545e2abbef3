// @module-tag race
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOLD_MINUTES } from '#contract/appointments'
import { MINUTE } from '../../core/base/clock.ts'
import { sweep } from '../../core/jobs/retention.ts'
import { features } from '../../features.ts'
import { request, type TestResponse } from '../../testing/client.ts'
import { type NodeProcess, startNode } from '../../testing/node-process.ts'
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts'
import { createDetachedOffice, type DetachedOffice } from './testing/detached-office.ts'
import { book, bookingRequest, CONSISTENT, countStatuses, type Target, times } from './testing/office.ts'
import { addColleagues, simulateVisitors, storedAppointments } from './testing/simulation.ts'

const retention = features.flatMap((feature) => feature.retention ?? [])

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
  let office: DetachedOffice
  let nodes: NodeProcess[]

  beforeAll(async () => {
    postgres = kind === 'postgres' ? await startPostgres() : undefined
    office = await createDetachedOffice(kind, { url: await postgres?.createDatabase() })
    nodes = await Promise.all(times(count).map(() => startNode(office.environment)))
  })
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.end()))
    await office.remove()
    await postgres?.stop()
  })

  /** Distributes clients over the nodes. */
  const targetOf = (client: number): Target => ({ ...office, site: { origin: nodes[client % count]?.origin ?? '' } })

  const expectQuiet = (message: string) => {
    expect(postgres?.log().match(FAULTS) ?? [], message).toEqual([])
    for (const node of nodes) expect(node.output(), message).not.toMatch(/"level":[56]0/)
  }

  const race = (turn: number): Promise<TestResponse[]> => {
    const { topic } = office.bookingFor(turn).body as { topic: string }
    return Promise.all(times(CLIENTS).map((client) => book(targetOf(client), office.startOf(turn), { topic })))
  }

  test(`of ${CLIENTS} clients who want one slot, ${ROUNDS} times over, one gets it and the others get free alternatives`, async () => {
    const spent: number[] = []
    for (const turn of times(ROUNDS)) {
      const begun = performance.now()
      const answers = await race(turn)
      spent.push(performance.now() - begun)
      expect(countStatuses(answers), `round ${turn}`).toEqual({ 201: 1, 409: CLIENTS - 1 })
      const taken = times(turn + 1).map(office.startOf)
      const refusals = answers.filter(({ status }) => status === 409)
      for (const { body } of refusals) expect([body.slots.length, overlap(body.slots, taken)]).toEqual([6, []])
    }
    expect(await office.audit()).toEqual(CONSISTENT)
    expectQuiet('rounds')
    console.log(`${kind}: a round of ${CLIENTS} took ${median(spent)} ms (median of ${ROUNDS})`)
  })

  test('fifty identical requests with one key become one appointment and get one response', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const start = office.startOf(ROUNDS + 10)
    const asked = { type: 'by-phone', phone: '+43 1 234567', email: `${headers['idempotency-key']}@race.example` }
    const { topic } = office.bookingFor(0).body as { topic: string }
    const answers = await Promise.all(
      times(50).map((client) => book(targetOf(client), start, { ...asked, topic }, { headers }))
    )
    expect(countStatuses(answers)).toEqual({ 201: 50 })
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const stored = await office.look((knex) => knex('appointments').where({ email: asked.email }).select('uuid'))
    expect(stored).toEqual([{ uuid: answers[0]?.body.uuid }])
    expectQuiet('twins')
  })

  test('a branch’s bookings are spread fairly under concurrency, and no one is booked twice', async () => {
    await office.look((knex) => addColleagues({ ...office, knex }, 3))
    const { alias: branch } = await office.look((knex) =>
      knex('organizations').where({ uuid: office.organizationUuid }).first('alias')
    )
    const { topic } = office.bookingFor(0).body as { topic: string }
    const anyone = (client: number, start: string, round: string) =>
      request(targetOf(client).site, 'POST', `/api/v1/branches/${branch}/appointments`, {
        body: bookingRequest(office, start, { topic, email: `${round}@branch.example` })
      })
    const begun = 80 * 7 * 4
    // all in weeks without appointments: advisors equal before a round are equal after it
    for (const round of times(BRANCH_ROUNDS)) {
      const start = (nth: number) => office.startOf(begun + 80 * 7 * Math.floor(round / 20) + (round % 20) * 4 + nth)
      const separate = await Promise.all(times(3).map((nth) => anyone(nth, start(nth), `${round}-separate`)))
      const together = await Promise.all(times(8).map((nth) => anyone(nth, start(3), `${round}-together`)))
      expect([countStatuses(separate), countStatuses(together)], `round ${round}`).toEqual([
        { 201: 3 },
        { 201: 3, 409: 5 }
      ])
    }
    const rows = await office.look((knex) =>
      knex('appointments').where('email', 'like', '%@branch.example').distinct('email', 'advisor_uuid')
    )
    // three different advisors each time
    expect(rows).toHaveLength(BRANCH_ROUNDS * 2 * 3)
    expect(await office.audit()).toEqual(CONSISTENT)
    expectQuiet('branch')
  })

  /** Sweeps as a node whose clock is so far ahead that all holds look expired; SQLite has one node only. */
  async function sweepAhead(isEnough: () => boolean) {
    const clock = { now: () => new Date(Date.now() + HOLD_MINUTES * MINUTE) }
    while (kind === 'postgres' && !isEnough()) {
      await office.look((knex) => sweep({ knex, clock, retention }))
      await sleep(100)
    }
  }

  test('under any mix of requests nothing overlaps, every acknowledged change is stored and the claims agree', async () => {
    const seed = Number(process.env.SEED ?? Date.now() % 100_000)
    const before = await office.look(storedAppointments)
    const aliases = await office.look((knex) => addColleagues({ ...office, knex }, 3))
    const starts = times(120).map((nth) => office.startOf(800 + nth))
    const until = Date.now() + MIXED_MS
    const isEnough = () => Date.now() > until
    const options = { topics: office.topics, origins: nodes.map(({ origin }) => origin), aliases, starts, seed }
    const [rush] = await Promise.all([simulateVisitors(options, 40, isEnough), sweepAhead(isEnough)])
    const message = `SEED=${seed} ${JSON.stringify(rush.counts)}`
    console.log(`${kind}: ${message}`)
    expect(rush.undocumented, message).toEqual([])
    expect(await office.look(storedAppointments), message).toEqual(new Map([...before, ...rush.promised]))
    expect(await office.audit(), message).toEqual(CONSISTENT)
    expectQuiet(message)
    // SQLite has one writer, which may still have something to do
    await Promise.all(nodes.map((node) => node.end()))
    const clock = { now: () => new Date(Date.now() + HOLD_MINUTES * MINUTE) }
    await office.look((knex) => sweep({ knex, clock, retention }))
    expect(await office.look((knex) => knex('booking_claims').whereNotNull('hold_uuid'))).toEqual([])
    expect(await office.audit(), message).toEqual(CONSISTENT)
  })
})
