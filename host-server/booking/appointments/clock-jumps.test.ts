import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweep } from '../../core/jobs/retention.ts'
import { request, signIn, type TestResponse } from '../../testing/client.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import {
  audit,
  book,
  CONSISTENT,
  hold,
  later,
  type Office,
  openOffice,
  pass,
  readAvailability,
  TUESDAY,
  visit
} from './testing/office.ts'

let office: Office
let mailbox: Mailbox
let cookie: string
beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
  cookie = await signIn(office.site, 'advisor@demo.example')
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

const SEED = Number(process.env.SEED ?? 20_261_121)
const STEPS = process.env.SOAK ? 2000 : 150

const startOf = (slot: number) => later(TUESDAY, slot * 30)
const keyOf = (slot: number) => ({ headers: { 'idempotency-key': `the-key-of-slot-${slot}` } })

/** Requests around one slot; none may answer with a server error. */
const ACTIONS: Record<string, (slot: number, tokens: string[]) => Promise<TestResponse>> = {
  look: () => readAvailability(office),
  hold: (slot) => hold(office, startOf(slot)),
  book: (slot) => book(office, startOf(slot), {}, keyOf(slot)),
  bookLong: (slot) => book(office, startOf(slot), { topic: office.topics.long }),
  move: (slot, tokens) => visit(office, 'PATCH', tokens[slot % tokens.length] ?? 'none', { starts_at: startOf(slot) }),
  cancel: (slot, tokens) => visit(office, 'POST', tokens[slot % tokens.length] ?? 'none', {}),
  list: () => request(office.site, 'GET', `/api/v1/advisors/${office.alias}/appointments`, { cookie })
}

const steps = fc.record({
  action: fc.constantFrom(...Object.values(ACTIONS)),
  slot: fc.nat(15),
  minutes: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 3 }) }, fc.integer({ min: -900, max: 900 })),
  sweeps: fc.nat(9).map((one) => one === 0),
  delivers: fc.nat(9).map((one) => one === 0)
})

test(`${STEPS} requests of seed ${SEED}, while the clock jumps by hours, break nothing`, async () => {
  const begun = office.site.clock.time
  const tokens: string[] = []
  const statuses = new Set<number>()
  for (const { action, slot, minutes, sweeps, delivers } of fc.sample(steps, { seed: SEED, numRuns: STEPS })) {
    pass(office, minutes)
    if (sweeps) await sweep(office.site.app)
    if (delivers) await deliver(office.site)
    const { status, body, text } = await action(slot, tokens)
    expect([action.name, status, status < 500 || text]).toEqual([action.name, status, true])
    statuses.add(status)
    if (body?.token) tokens.push(body.token)
    expect(await audit(office)).toEqual(CONSISTENT)
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 204, 409]))
  office.site.clock.time = begun
})

test('a retry finds its booking, even if the clock has jumped', async () => {
  const at = later(TUESDAY, 7 * 1440)
  const [first, key] = [await book(office, at, {}, keyOf(99)), keyOf(99)]
  for (const minutes of [-600, 300, 1500]) {
    pass(office, minutes)
    expect((await book(office, at, {}, key)).body).toEqual(first.body)
  }
  pass(office, -1200)
})

test('a session survives when the clock is set back, and expires at its usual time', async () => {
  const fresh = await signIn(office.site, 'advisor@demo.example')
  const ask = async () => (await request(office.site, 'GET', '/api/v1/me', { cookie: fresh })).body.alias
  pass(office, -180)
  expect(await ask()).toBe(office.alias)
  pass(office, 180 + 31)
  expect(await ask()).toBeUndefined()
  pass(office, -31)
})

test('mails dated in the future wait until then, and are sent once', async () => {
  mailbox.mails.length = 0
  await office.knex('outbox').delete()
  await book(office, later(TUESDAY, 8 * 1440))
  pass(office, -120)
  await deliver(office.site)
  expect(mailbox.mails).toHaveLength(0)
  pass(office, 120)
  for (const minutes of [0, 60, -60]) {
    pass(office, minutes)
    await deliver(office.site)
  }
  expect(mailbox.mails).toHaveLength(2)
})
