import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../../testing/client.ts'
import { book, later, type Office, openOffice, pass, TUESDAY } from '../appointments/testing/office.ts'
import { encode, fetchChallenge, prove, proveAsBrowsersDo } from './testing/prove.ts'

let office: Office

beforeAll(async () => {
  office = await openOffice({})
})
afterAll(() => office.site.stop())

const decode = (proof: string) => JSON.parse(Buffer.from(proof, 'base64').toString())
const appointments = async () => (await office.knex('appointments')).length

async function expectRefused(proof: string | undefined) {
  const { status, body } = await book(office, TUESDAY, { proof })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['proof']])
}

test('an unknown form has no puzzle', async () => {
  const answer = await request(office.site, 'GET', '/api/v1/proof-of-work?form=login')
  expect(answer.status).toBe(422)
})

test.each([
  ['missing', undefined],
  ['empty', ''],
  ['no base64', 'ä'.repeat(20)],
  ['no JSON', encode('x').slice(3)],
  ['nothing', encode(null)],
  ['a list', encode([])],
  ['of the wrong shape', encode({ challenge: { parameters: {} }, solution: {} })],
  ['too long', 'x'.repeat(4097)]
])('a proof that is %s is refused', (_, proof) => expectRefused(proof))

test('a proof that was tampered with is refused', async () => {
  const right = decode(await proveAsBrowsersDo(office.site))
  const { challenge, solution } = right
  const withParameters = (change: object) => ({
    challenge: { ...challenge, parameters: { ...challenge.parameters, ...change } },
    solution
  })
  const { data } = challenge.parameters
  const wrong = [
    { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
    { challenge, solution: { ...solution, derivedKey: 5 } },
    { challenge: { ...challenge, signature: 'f'.repeat(64) }, solution },
    { challenge: { ...challenge, signature: challenge.signature.toUpperCase() }, solution },
    withParameters({ cost: 1 }),
    withParameters({ keySignature: undefined }),
    withParameters({ data: { ...data, expires_at: '2099-01-01T00:00:00Z' } }),
    withParameters({ data: { ...data, more: 'x' } })
  ]
  for (const payload of wrong) await expectRefused(encode(payload))
})

test('a proof for another tenant is refused', async () => {
  await expectRefused(await prove(office.site, 'nordbank.localhost'))
})

test('a proof that was signed with another secret is refused', async () => {
  const challenge = await fetchChallenge(office.site)
  await expectRefused(
    encode({ challenge: { ...challenge, signature: 'a'.repeat(64) }, solution: { counter: 1, derivedKey: 'ab' } })
  )
})

test('a proof is valid for twenty minutes', async () => {
  const proof = await prove(office.site)
  pass(office, 20)
  await expectRefused(proof)
  pass(office, -1)
  expect((await book(office, TUESDAY, { proof })).status).toBe(201)
  pass(office, -19)
})

test('a puzzle is not cached and takes about a million rounds', async () => {
  const answer = await request(office.site, 'GET', '/api/v1/proof-of-work?form=appointment')
  expect(answer.headers['cache-control']).toBe('no-store')
  const { counter } = decode(await proveAsBrowsersDo(office.site)).solution
  expect(answer.body.parameters.cost * counter).toBeGreaterThanOrEqual(700_000)
  expect(answer.body.parameters.cost * counter).toBeLessThanOrEqual(1_300_000)
})

test('a booking that is refused does not spend the proof, one that succeeds does', async () => {
  const proof = await prove(office.site)
  expect((await book(office, TUESDAY, { proof })).status).toBe(409)
  expect((await book(office, later(TUESDAY, 60), { proof })).status).toBe(201)
  const again = await book(office, later(TUESDAY, 120), { proof })
  expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['proof']])
})

test('of concurrent bookings with one proof, one is made', async () => {
  const proof = await prove(office.site)
  const before = await appointments()
  const slots = [150, 180, 210, 240].map((minutes) => later(TUESDAY, minutes))
  const answers = await Promise.all(
    slots.map((slot) => book(office, slot, { proof, email: `${slot.slice(11, 13)}@v.example` }))
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422])
  expect(await appointments()).toBe(before + 1)
})

test('a retry of a booking may come with its spent proof', async () => {
  const headers = { 'idempotency-key': 'retry-0123456789abcdef' }
  const proof = await prove(office.site)
  const first = await book(office, later(TUESDAY, 300), { proof }, { headers })
  const again = await book(office, later(TUESDAY, 300), { proof }, { headers })
  expect([first.status, again.status, again.text]).toEqual([201, 201, first.text])
})

test('a load test needs no proof', async () => {
  const open = await openOffice({ LOAD_TEST: '1' })
  expect((await book(open, TUESDAY)).status).toBe(201)
  await open.site.stop()
})
