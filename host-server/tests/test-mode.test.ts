import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ProofForm } from '#contract/proof-of-work'
import { TEST_HEADER } from '#contract/test-mode'
import { routes } from '../api.ts'
import {
  audit,
  book,
  bookingRequest,
  CONSISTENT,
  later,
  MONDAY,
  type Office,
  openOffice,
  slotOf,
  TUESDAY
} from '../booking/appointments/testing/office.ts'
import { prove } from '../booking/proof-of-work/testing/prove.ts'
import { wishOf } from '../booking/waitlist/testing/waiting.ts'
import { flushBuffers } from '../core/jobs/write-buffer.ts'
import { randomToken } from '../core/security/tokens.ts'
import { storedData } from '../stored-data.ts'
import { type RequestOptions, request, signIn } from '../testing/client.ts'
import { submit } from '../testing/form.ts'
import { key } from './support/sample-requests.ts'

const BANK = 'https://bank.example'
const BRANCH = 'wien-innere-stadt'
/** What a request costs its sender, test or not. */
const COSTS = ['rate_limits', 'spent_proofs']

let office: Office
let token: string

beforeAll(async () => {
  office = await openOffice({ TRUST_PROXY: '1' })
  const cookie = await signIn(office.site, 'admin@demo.example')
  const body = { embed_origins: BANK }
  expect((await request(office.site, 'PUT', '/api/v1/settings', { cookie, body })).status).toBe(204)
  const proof = await prove(office.site)
  token = (await book(office, later(TUESDAY, 120), { proof })).body.token
  expect(token).toBeTruthy()
})
beforeEach(() => office.knex('rate_limits').delete())
afterAll(() => office.site.stop())

/** Every row of every table, but those of what a request costs. */
async function everything(): Promise<Record<string, string>> {
  await flushBuffers(office.site.app)
  const tables = Object.keys(storedData).filter((table) => !COSTS.includes(table))
  const rows = await Promise.all(tables.map(async (table) => [table, await office.knex(table)] as const))
  return Object.fromEntries(
    rows.map(([table, all]) => [table, JSON.stringify(all.map((row) => JSON.stringify(row)).sort())])
  )
}

interface Asked {
  path: string
  body?: object
  /** What the server refuses in its place, with the status. */
  bad?: [number, { path?: string; body?: object }][]
}

const visitor = { first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example' }
const onPage = { src: 'poster', widget: 'popup' }
const weekend = '2027-03-06T09:00:00Z'

/** By the endpoint that can be tried: what its tag sends. */
const requestsOf = (): Record<string, (proof: (form: ProofForm) => Promise<string>) => Promise<Asked>> => {
  const own = `/api/v1/advisors/${office.alias}`
  const branch = `/api/v1/branches/${BRANCH}`
  const taken = later(TUESDAY, 120)
  const gone = (rest: object): [number, { body: object }][] => [
    [409, { body: { ...rest, starts_at: taken } }],
    [409, { body: { ...rest, starts_at: '2027-02-26T09:00:00Z' } }],
    [409, { body: { ...rest, starts_at: weekend } }],
    [422, { body: { ...rest, starts_at: 'soon' } }]
  ]
  const booking = async (proof: string) => ({ ...bookingRequest(office, TUESDAY), ...onPage, proof })
  const talk = async (proof: string) => ({
    client_id: randomUUID(),
    name: 'Vera',
    email: visitor.email,
    text: 'Hallo',
    proof
  })
  return {
    'POST /api/v1/advisors/:alias/holds': async () => ({
      path: `${own}/holds`,
      body: slotOf(office, TUESDAY),
      bad: gone(slotOf(office, TUESDAY))
    }),
    'DELETE /api/v1/advisors/:alias/holds/:hold': async () => ({ path: `${own}/holds/${randomToken()}` }),
    'POST /api/v1/advisors/:alias/appointments': async (prove) => {
      const body = await booking(await prove('appointment'))
      return { path: `${own}/appointments`, body, bad: [...gone(body), [422, { body: { ...body, proof: 'x' } }]] }
    },
    'PATCH /api/v1/appointments/:token': async () => ({
      path: `/api/v1/appointments/${token}`,
      body: { starts_at: later(TUESDAY, 240) },
      bad: [
        [409, { body: { starts_at: weekend } }],
        [404, { path: `/api/v1/appointments/${randomToken()}` }]
      ]
    }),
    'POST /api/v1/branches/:alias/holds': async () => ({ path: `${branch}/holds`, body: slotOf(office, TUESDAY) }),
    'DELETE /api/v1/branches/:alias/holds/:hold': async () => ({ path: `${branch}/holds/${randomToken()}` }),
    'POST /api/v1/branches/:alias/appointments': async (prove) => {
      const body = await booking(await prove('appointment'))
      return { path: `${branch}/appointments`, body, bad: [[409, { body: { ...body, starts_at: weekend } }]] }
    },
    'POST /api/v1/advisors/:alias/contact-requests': async (prove) => {
      const body = { kind: 'basic', ...visitor, note: 'Hallo', src: 'poster', proof: await prove('contact') }
      return { path: `${own}/contact-requests`, body, bad: [[422, { body: { ...body, email: 'vera' } }]] }
    },
    'POST /api/v1/advisors/:alias/conversations': async (prove) => {
      const body = await talk(await prove('contact'))
      return { path: `${own}/conversations`, body, bad: [[422, { body: { ...body, text: '' } }]] }
    },
    'POST /api/v1/advisors/:alias/waitlist': async (prove) => {
      const body = { ...wishOf(office), proof: await prove('waitlist') }
      return { path: `${own}/waitlist`, body, bad: [[422, { body: { ...body, until_date: '2020-01-01' } }]] }
    },
    'POST /api/v1/branches/:alias/waitlist': async (prove) => ({
      path: `${branch}/waitlist`,
      body: { ...wishOf(office), proof: await prove('waitlist') }
    })
  }
}

const CAN_BE_TRIED = routes.filter(({ endpoint }) => endpoint.shape.test).map(({ endpoint }) => key(endpoint))

const asTest = (method: string, path: string, body?: object, { headers, ...asked }: RequestOptions = {}) =>
  request(office.site, method, path, {
    ...(body && { body }),
    ...asked,
    headers: {
      origin: BANK,
      'user-agent': 'Mozilla/5.0 Firefox/150',
      'x-forwarded-for': '203.0.113.7',
      [TEST_HEADER]: '1',
      ...headers
    }
  })

const prover = (form: ProofForm) => prove(office.site, undefined, form)

test('has a request for everything that can be tried', () => {
  expect(Object.keys(requestsOf()).sort()).toEqual([...CAN_BE_TRIED].sort())
})

describe.each(CAN_BE_TRIED)('%s as a test', (name) => {
  const [method = ''] = name.split(' ')
  const asked = async () => (await requestsOf()[name]?.(prover)) as Asked

  test('answers as always, says that it is a test, and writes, sends and counts nothing', async () => {
    const { path, body } = await asked()
    const before = await everything()
    const answer = await asTest(method, path, body, { headers: { 'idempotency-key': randomUUID() } })
    expect(answer.status, answer.text).toBeLessThan(300)
    if (answer.status !== 204) expect(answer.body.is_test).toBe(true)
    expect(await everything()).toEqual(before)
    expect(await audit(office)).toEqual(CONSISTENT)
  })

  test('is refused as always', async () => {
    const { path, body, bad = [] } = await asked()
    const before = await everything()
    for (const [status, wrong] of bad) {
      const headers = { [TEST_HEADER]: undefined }
      const real = await asTest(method, wrong.path ?? path, wrong.body ?? body, { headers })
      const answer = await asTest(method, wrong.path ?? path, wrong.body ?? body)
      expect([answer.status, answer.text], JSON.stringify(wrong)).toEqual([status, real.text])
    }
    expect(await everything()).toEqual(before)
  })

  test('is refused to a website that is not registered', async () => {
    const { path, body } = await asked()
    const { status } = await asTest(method, path, body, { headers: { origin: 'https://stranger.example' } })
    expect(status).toBe(403)
  })
})

test('everything else that guests may write refuses a test, and does nothing', async () => {
  const others = routes.filter(({ endpoint: { method, shape } }) => method !== 'GET' && !shape.test)
  const before = await everything()
  for (const { endpoint } of others) {
    const path = endpoint.path.replace(':alias', office.alias).replaceAll(/:\w+/g, randomUUID())
    const { status, text } = await asTest(endpoint.method, path, {}, { headers: { origin: undefined } })
    expect([key(endpoint), status]).toEqual([key(endpoint), 400])
    expect(text).toContain('Test-Mode')
  }
  expect(others.length).toBeGreaterThan(100)
  expect(await everything()).toEqual(before)
})

test('the form of a page refuses a test, and does nothing', async () => {
  const before = await everything()
  const headers = { [TEST_HEADER]: '1' }
  expect((await submit(office.site, `/appointments/${token}/cancel`, {}, { headers })).status).toBe(400)
  expect(await everything()).toEqual(before)
})

describe('a test is no way around', () => {
  test('the limits of an address', async () => {
    const statuses: number[] = []
    for (let nth = 0; nth < 11; nth++) {
      const proof = await prove(office.site)
      const body = bookingRequest(office, weekend, { proof, email: `v${nth}@visitor.example` })
      statuses.push((await asTest('POST', `/api/v1/advisors/${office.alias}/appointments`, body)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(409), 429])
  })

  test('the proof of work, which can be spent once', async () => {
    const proof = await prove(office.site)
    const send = () =>
      asTest('POST', `/api/v1/advisors/${office.alias}/appointments`, bookingRequest(office, TUESDAY, { proof }))
    const [first, again] = [await send(), await send()]
    expect([first.status, again.status, Object.keys(again.body.errors)]).toEqual([201, 422, ['proof']])
    expect((await book(office, TUESDAY, { proof })).status).toBe(422)
  })

  test('a puzzle for further holds', async () => {
    const statuses: number[] = []
    for (let nth = 0; nth < 3; nth++)
      statuses.push((await asTest('POST', `/api/v1/advisors/${office.alias}/holds`, slotOf(office, TUESDAY))).status)
    expect(statuses.at(-1)).toBe(422)
    const hold = { ...slotOf(office, TUESDAY), proof: await prove(office.site, undefined, 'hold') }
    expect((await asTest('POST', `/api/v1/advisors/${office.alias}/holds`, hold)).status).toBe(201)
    expect((await asTest('POST', `/api/v1/advisors/${office.alias}/holds`, hold)).status).toBe(422)
  })

  test('what a hold counts while it is held', async () => {
    const path = `/api/v1/advisors/${office.alias}/holds`
    const hold = (minutes: number) =>
      asTest('POST', path, slotOf(office, later(TUESDAY, minutes)), { headers: { [TEST_HEADER]: undefined } })
    const held = [await hold(240), await hold(360)]
    expect(held.map(({ status }) => status)).toEqual([201, 201])
    for (const { body } of held) expect((await asTest('DELETE', `${path}/${body.hold}`)).status).toBe(204)
    expect((await hold(180)).status).toBe(422)
    for (const { body } of held) await request(office.site, 'DELETE', `${path}/${body.hold}`)
  })
})

test('tests keep no real booking out of its mailbox and advisor', async () => {
  const path = `/api/v1/advisors/${office.alias}/appointments`
  const send = async (headers: Record<string, string | undefined>) => {
    const body = bookingRequest(office, weekend, { proof: await prove(office.site) })
    return asTest('POST', path, body, { headers: headers as Record<string, string> })
  }
  const statuses: number[] = []
  for (let nth = 0; nth < 11; nth++) statuses.push((await send({ 'x-forwarded-for': `198.51.101.${nth}` })).status)
  expect(statuses).toEqual([...Array(10).fill(409), 429])
  const counted = await office.knex('rate_limits').where('key', 'like', 'booking-test-%').pluck('points')
  expect(counted.toSorted()).toEqual([10, 11])
  expect((await send({ 'x-forwarded-for': '198.51.102.1', [TEST_HEADER]: undefined })).status).toBe(409)
})

test('of twenty tests and one booking of the same time at once, the booking gets it', async () => {
  office.site.clock.time = new Date(MONDAY)
  const start = later(TUESDAY, 360)
  const proofs = await Promise.all(Array.from({ length: 21 }, () => prove(office.site)))
  const path = `/api/v1/advisors/${office.alias}/appointments`
  const answers = proofs.map((proof, nth) => {
    const body = bookingRequest(office, start, { proof, email: `at-once${nth}@visitor.example` })
    const headers = { 'x-forwarded-for': `198.51.100.${nth}`, ...(nth === 10 && { [TEST_HEADER]: undefined }) }
    return asTest('POST', path, body, { headers })
  })
  expect((await Promise.all(answers))[10]?.status).toBe(201)
  expect(await office.knex('appointments').where({ starts_at: start }).pluck('email')).toEqual([
    'at-once10@visitor.example'
  ])
  expect(await audit(office)).toEqual(CONSISTENT)
})
