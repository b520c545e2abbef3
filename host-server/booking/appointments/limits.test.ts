import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { request } from '../../testing/client.ts'
import { prove } from '../proof-of-work/testing/prove.ts'
import { book, bookingRequest, later, type Office, openOffice, pass, slotOf, TUESDAY, visit } from './testing/office.ts'

let office: Office

beforeAll(async () => {
  office = await openOffice({ TRUST_PROXY: '1' })
})
beforeEach(() => office.knex('rate_limits').delete())
afterAll(() => office.site.stop())

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const taken = (name: string) => office.knex('rate_limits').where('key', 'like', `${name}:%`).first('points')

test('the eleventh booking from an IP address within an hour is refused, whatever it asks for', async () => {
  const proof = await prove(office.site)
  const refused = { proof, starts_at: '2027-03-06T09:00:00Z' }
  const statuses: number[] = []
  for (let index = 0; index < 11; index++) {
    statuses.push(
      (await book(office, '', { ...refused, email: `v${index}@visitor.example` }, from('192.0.2.1'))).status
    )
  }
  expect(statuses).toEqual([...Array(10).fill(409), 429])
  expect((await book(office, '', refused, from('192.0.2.1'))).headers['retry-after']).toBe('3600')
  expect((await book(office, '', refused, from('192.0.2.2'))).status).toBe(409)
  pass(office, 60)
  expect((await book(office, '', { ...refused, proof: await prove(office.site) }, from('192.0.2.1'))).status).toBe(409)
  pass(office, -60)
})

test('without a proof of work nothing is counted', async () => {
  await book(office, TUESDAY)
  expect(await taken('booking-advisor')).toBeUndefined()
})

/** One mailbox. */
const SPELLINGS = [
  'vera.maier@visitor.example',
  'Vera.Maier@visitor.example',
  'veramaier@visitor.example',
  'v.e.r.a.maier@visitor.example',
  'vera.maier+bank@Visitor.example'
]

test('one mailbox gets ten confirmations a day, whatever IP addresses they are requested from', async () => {
  const proof = await prove(office.site)
  const statuses: number[] = []
  for (let index = 0; index < 11; index++) {
    const email = SPELLINGS[index % SPELLINGS.length] ?? ''
    const asked = { proof, email, starts_at: '2027-03-06T09:00:00Z' }
    statuses.push((await book(office, '', asked, from(`192.0.2.${index + 10}`))).status)
  }
  expect(statuses).toEqual([...Array(10).fill(409), 429])
  expect(JSON.stringify(await office.knex('rate_limits'))).not.toContain('visitor.example')
})

test('an advisor gets at most sixty bookings an hour', async () => {
  const key = `booking-advisor:${office.tenantId}:${office.advisorUuid}`
  const expire = office.site.clock.now().getTime() + 1000
  await office.knex('rate_limits').insert({ key, points: 60, expire })
  expect((await book(office, TUESDAY, { proof: await prove(office.site) })).status).toBe(429)
})

test('the thirty-first hold within ten minutes is refused', async () => {
  const path = `/api/v1/advisors/${office.alias}/holds`
  const ask = (address: string) =>
    request(office.site, 'POST', path, { body: slotOf(office, '2027-03-06T09:00:00Z'), ...from(address) })
  const statuses: number[] = []
  for (let time = 0; time < 31; time += 1) statuses.push((await ask('192.0.2.1')).status)
  expect(statuses).toEqual([...Array(30).fill(409), 429])
  expect((await ask('192.0.2.2')).status).toBe(409)
  // what is refused keeps nobody else from the advisor
  expect(await taken('hold-advisor')).toEqual({ points: 0 })
})

/** The first starts on Tuesday and the days after it, half an hour apart. */
const starts = Array.from({ length: 160 }, (_, at) => later(TUESDAY, (at % 16) * 30 + Math.floor(at / 16) * 1440))

const holdFrom = (address: string, starts_at: string, rest: object = {}) =>
  request(office.site, 'POST', `/api/v1/advisors/${office.alias}/holds`, {
    body: slotOf(office, starts_at, rest),
    ...from(address)
  })

test('nine addresses without puzzles hold eighteen times, not the calendar', async () => {
  const answers: number[] = []
  for (let at = 0; at < starts.length; at += 1)
    answers.push((await holdFrom(`198.51.100.${at % 9}`, starts[at] ?? '')).status)
  expect(answers.filter((status) => status === 201)).toHaveLength(18)
  expect(await office.knex('booking_holds').where({ advisor_uuid: office.advisorUuid })).toHaveLength(18)
  await office.knex('booking_claims').whereNotNull('hold_uuid').delete()
  await office.knex('booking_holds').delete()
})

test('from the third hold on a visitor solves a puzzle, but moves and takes back holds without one', async () => {
  const [one = '', two = '', three = '', four = ''] = starts
  const address = '203.0.113.50'
  const first = await holdFrom(address, one)
  expect((await holdFrom(address, two)).status).toBe(201)
  const refused = await holdFrom(address, three)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['proof']])
  expect((await holdFrom(address, three, { proof: await prove(office.site) })).status).toBe(422)
  const proof = await prove(office.site, undefined, 'hold')
  expect((await holdFrom(address, three, { proof })).status).toBe(201)
  expect((await holdFrom(address, four, { proof })).status).toBe(422)
  expect((await holdFrom(address, four, { hold: first.body.hold })).status).toBe(201)
  expect((await holdFrom('203.0.113.51', one)).status).toBe(201)
  const path = `/api/v1/advisors/${office.alias}/holds/${first.body.hold}`
  await request(office.site, 'DELETE', path, from(address))
  expect((await holdFrom(address, four)).status).toBe(201)
  await office.knex('booking_claims').whereNotNull('hold_uuid').delete()
  await office.knex('booking_holds').delete()
})

test('with puzzles an address has ten holds in ten minutes', async () => {
  const statuses: number[] = []
  for (const starts_at of starts.slice(0, 11)) {
    const proof = statuses.length < 2 ? undefined : await prove(office.site, undefined, 'hold')
    statuses.push((await holdFrom('203.0.113.60', starts_at, { proof })).status)
  }
  expect(statuses).toEqual([...Array(10).fill(201), 429])
  await office.knex('booking_claims').whereNotNull('hold_uuid').delete()
  await office.knex('booking_holds').delete()
})

test('an appointment can be moved ten times an hour', async () => {
  const { status, body } = await book(office, TUESDAY, { proof: await prove(office.site) })
  expect(status).toBe(201)
  const statuses: number[] = []
  for (let turn = 1; turn <= 11; turn++) {
    statuses.push((await visit(office, 'PATCH', body.token, { starts_at: later(TUESDAY, turn * 30) })).status)
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429])
  expect((await visit(office, 'POST', body.token, {})).status).toBe(204)
})

test('a page of another origin may book only if the tenant has listed it', async () => {
  const origin = 'https://bank.example'
  const asked = { body: bookingRequest(office, TUESDAY), headers: { origin, 'sec-fetch-site': 'cross-site' } }
  const path = `/api/v1/advisors/${office.alias}/appointments`
  expect((await request(office.site, 'POST', path, asked)).status).toBe(403)
  await office
    .knex('tenant_settings')
    .where({ tenant_id: office.tenantId, name: 'embed_origins' })
    .update({ value: origin })
  const allowed = await request(office.site, 'POST', path, asked)
  expect([allowed.status, allowed.headers['access-control-allow-origin']]).toEqual([422, '*'])
})

test('a clock that is set back blocks no one for longer than the limit’s own period', async () => {
  const asked = { headers: { 'x-forwarded-for': '192.0.2.99' } }
  const proof = await prove(office.site)
  const refused = { proof, starts_at: '2027-03-06T09:00:00Z' }
  expect((await book(office, '', refused, asked)).status).toBe(409)
  const late = office.site.clock.time.getTime() + 10 * 3_600_000
  // the daily limit of a mailbox may legitimately end that late
  await office.knex('rate_limits').whereLike('key', 'booking-email:%').delete()
  await office.knex('rate_limits').update({ points: 1000, expire: late })
  expect((await book(office, '', refused, asked)).status).toBe(409)
})
