import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { instant } from '../../core/base/clock.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { RequestOptions } from '../../testing/client.ts'
import { MONDAY, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { nextRevision } from './pass-service.repository.ts'
import { newPass, passJson } from './testing/pass-file.ts'
import { Phone } from './testing/phone.ts'

const TOKEN = 'ab'.repeat(32)

let site: Site
let db: TenantDb
let files: Record<string, Buffer>
let phone: Phone

beforeAll(async () => {
  site = await startDemoSite({}, { BASE_URL: 'https://advisors.example' })
  const { tenant_id } = await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  db = new TenantDb(site.app.knex, tenant_id)
})
beforeEach(async () => {
  site.clock.time = MONDAY
  files = await newPass(site, 'anna-gruber', { notify: 'yes' })
  phone = new Phone(site, randomUUID(), TOKEN)
})
afterEach(async () => {
  for (const table of ['rate_limits', 'wallet_passes', 'wallet_registrations']) await site.app.knex(table).delete()
})
afterAll(() => site.stop())

const pass = () => passJson(files)
const rows = () => site.app.knex('wallet_registrations').orderBy('device')
/** Changes the pass, some time after it was issued. */
async function change(serial: string, seconds = 60) {
  site.clock.time = new Date(site.clock.time.getTime() + seconds * 1000)
  await db.transaction(async (trx) => {
    const revision = await nextRevision(trx)
    await trx
      .table('wallet_passes')
      .where({ serial })
      .update({ revision, changed_at: instant(site.clock.time) })
  })
}

const ENDPOINTS: [what: string, method: string, path: (of: ReturnType<typeof pass>) => string, body?: unknown][] = [
  ['registering', 'POST', (of) => phone.registration(of), { pushToken: 'cd'.repeat(32) }],
  ['unregistering', 'DELETE', (of) => phone.registration(of)],
  ['fetching', 'GET', ({ passTypeIdentifier: type, serialNumber }) => `/v1/passes/${type}/${serialNumber}`],
  ['fetching the head', 'HEAD', ({ passTypeIdentifier: type, serialNumber }) => `/v1/passes/${type}/${serialNumber}`]
]

describe.each(ENDPOINTS)('%s', (_what, method, path, body) => {
  const ask = (headers: RequestOptions['headers'], of = pass(), host = 'localhost') =>
    phone.ask(method, of, path(of), { headers, host, ...(body !== undefined && { body }) })

  async function expectRefused(answers: () => Promise<{ status: number; text: string }[]>) {
    expect(await phone.add(files)).toBe(201)
    const before = await rows()
    for (const { status, text } of await answers()) expect([status, text]).toEqual([401, ''])
    expect(await rows()).toEqual(before)
  }

  test('is refused without the token of the pass or with an invalid one, and changes nothing', () =>
    expectRefused(async () => {
      const other = passJson(await newPass(site, 'anna-gruber')).authenticationToken
      const { authenticationToken: own } = pass()
      const wrong = [undefined, '', own, `Bearer ${own}`, `applepass ${own}`, `ApplePass ${own}x`]
      const given = [...wrong, `ApplePass ${other}`, `ApplePass ${own.slice(1)}`, 'ApplePass ü', 'ApplePass ']
      return Promise.all(given.map((authorization) => ask({ authorization })))
    }))

  test('an unknown serial, another pass type and another institution are refused in the same way', () =>
    expectRefused(() =>
      Promise.all([
        ask({}, { ...pass(), serialNumber: '0'.repeat(32) }),
        ask({}, { ...pass(), serialNumber: 'constructor' }),
        ask({}, { ...pass(), passTypeIdentifier: 'pass.example.other' }),
        ask({}, pass(), 'nordbank.localhost')
      ])
    ))

  test('a Google card is not served as a pass', async () => {
    await site.app.knex('wallet_passes').update({ kind: 'google' })
    expect((await ask({})).status).toBe(401)
    expect(await rows()).toEqual([])
  })
})

test.each([
  ['no body', undefined],
  ['no push token', {}],
  ['a list', [TOKEN]],
  ['a number', { pushToken: 12 }],
  ['no digits', { pushToken: '../../'.repeat(5) }],
  ['too much', { pushToken: 'a'.repeat(201) }],
  ['broken JSON', '{"pushToken":']
])('a registration with %s stores nothing', async (_what, body) => {
  const answer = await phone.ask('POST', pass(), phone.registration(pass()), { ...(body !== undefined && { body }) })
  expect([answer.status, await rows()]).toEqual([400, []])
})

test('a registration with an overlong device name is refused', async () => {
  const { passTypeIdentifier: type, serialNumber } = pass()
  const path = `/v1/devices/${'x'.repeat(101)}/registrations/${type}/${serialNumber}`
  expect((await phone.ask('POST', pass(), path, { body: { pushToken: TOKEN } })).status).toBe(400)
})

test('a registration is 201 once and 200 again, with the latest push token', async () => {
  expect(await phone.add(files)).toBe(201)
  expect(await phone.add(files)).toBe(200)
  const again = await phone.ask('POST', pass(), phone.registration(pass()), { body: { pushToken: 'EF'.repeat(32) } })
  expect(again.status).toBe(200)
  expect(await rows()).toMatchObject([{ serial: pass().serialNumber, push_token: 'ef'.repeat(32) }])
})

test('two concurrent registrations become one', async () => {
  const statuses = await Promise.all([1, 2, 3, 4].map(() => phone.add(files)))
  expect(statuses.toSorted()).toEqual([200, 200, 200, 201])
  expect(await rows()).toHaveLength(1)
})

test('removing a pass deletes all data of the phone, and is idempotent', async () => {
  await phone.add(files)
  expect(await phone.remove(pass().serialNumber)).toBe(200)
  expect(await rows()).toEqual([])
  expect((await phone.ask('DELETE', pass(), phone.registration(pass()))).status).toBe(200)
})

const listOf = (query: string, type = pass().passTypeIdentifier, device = phone.registration(pass()).split('/')[3]) =>
  phone.ask('GET', pass(), `/v1/devices/${device}/registrations/${type}${query}`, {
    headers: { authorization: undefined }
  })

test('nothing is listed for an unknown device, for another pass type, or if nothing has changed', async () => {
  await phone.add(files)
  const answers = [
    await listOf('', undefined, 'unknown'),
    await listOf('', undefined, '%00'),
    await listOf('', 'pass.example.other'),
    await listOf('?passesUpdatedSince=0')
  ]
  expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [204, '']))
})

test('changes are listed by serial, with a string as tag', async () => {
  await phone.add(files)
  const second = await newPass(site, 'anna-gruber')
  await phone.add(second)
  await change(passJson(second).serialNumber)
  const { body } = await listOf('?passesUpdatedSince=0')
  expect(body).toEqual({ serialNumbers: [passJson(second).serialNumber], lastUpdated: expect.stringMatching(/^\d+$/) })
  expect((await listOf(`?passesUpdatedSince=${body.lastUpdated}`)).status).toBe(204)
  for (const odd of ['', '?passesUpdatedSince=', '?passesUpdatedSince=x', '?passesUpdatedSince=1&passesUpdatedSince=2'])
    expect((await listOf(odd)).body.serialNumbers, odd).toHaveLength(2)
})

const fetched = (headers: RequestOptions['headers'] = {}, method = 'GET') =>
  phone.ask(method, pass(), `/v1/passes/${pass().passTypeIdentifier}/${pass().serialNumber}`, { headers })

test('a pass has Last-Modified, and 304 until it changes', async () => {
  await change(pass().serialNumber)
  site.clock.time = new Date(site.clock.time.getTime() + 60_000)
  const first = await fetched()
  expect([first.status, first.headers['content-type']]).toEqual([200, 'application/vnd.apple.pkpass'])
  const modified = first.headers['last-modified']
  expect(modified).toBe('Mon, 23 Nov 2026 07:01:00 GMT')
  const [again, head] = [await fetched({ 'if-modified-since': modified }), await fetched({}, 'HEAD')]
  expect([again.status, again.bytes.length]).toEqual([304, 0])
  expect([head.status, head.headers['last-modified'], head.bytes.length]).toEqual([200, modified, 0])
  expect((await fetched({ 'if-modified-since': modified }, 'HEAD')).status).toBe(304)
  await change(pass().serialNumber)
  expect((await fetched({ 'if-modified-since': modified })).status).toBe(200)
})

test('a second change within the same second is noticed', async () => {
  await change(pass().serialNumber)
  const { headers } = await fetched()
  await change(pass().serialNumber, 0)
  expect((await fetched({ 'if-modified-since': headers['last-modified'] })).status).toBe(200)
})

test('the pass served is the one that was issued', async () => {
  await phone.add(files)
  expect(await phone.wake()).toBe(1)
  expect(phone.passes.get(pass().serialNumber)?.pass).toEqual(pass())
  expect(phone.alerts).toEqual([])
})

test('an issued card keeps working when the module is off, and its pass can be removed', async () => {
  await phone.add(files)
  const module = site.app.knex('tenant_modules').where({ module_name: 'wallet-cards' })
  await module.clone().update({ effective_state: false })
  expect(await phone.wake()).toBe(1)
  expect(await phone.remove(pass().serialNumber)).toBe(200)
  await module.update({ effective_state: true })
})

test('the number of signed passes is limited', async () => {
  const key = `wallet-pass:${db.tenantId}:${pass().serialNumber}`
  await site.app.knex('rate_limits').insert({ key, points: 120, expire: MONDAY.getTime() + 60_000 })
  expect((await fetched()).status).toBe(429)
})

test.each([[{ logs: ['[pass] oh'] }], [{ logs: 'x' }], [{ logs: [1, null] }], [{}], [undefined]])(
  'errors that phones report are accepted: %j',
  async (body) => {
    const answer = await phone.ask('POST', pass(), '/v1/log', { ...(body && { body }) })
    expect([answer.status, answer.text]).toEqual([200, ''])
  }
)

test('changes are numbered consecutively, however many are concurrent', async () => {
  const numbers = await Promise.all(Array.from({ length: 8 }, () => db.transaction(nextRevision)))
  expect(new Set(numbers).size).toBe(8)
  expect(Math.max(...numbers) - Math.min(...numbers)).toBe(7)
})
