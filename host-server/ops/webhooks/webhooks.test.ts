import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { Webhook as Oracle } from 'standardwebhooks'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { exampleEvents } from '#contract/examples/webhooks.example'
import { formOfPerson } from '#contract/people'
import { EVENT_TYPES, WebhookEvent } from '#contract/webhooks'
import { DAY, HOUR, instant, MINUTE } from '../../core/base/clock.ts'
import { sweep } from '../../core/jobs/retention.ts'
import { request, signIn } from '../../testing/client.ts'
import { MONDAY, NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const PATH = '/api/v1/webhooks'

let site: Site
let admin: string
let receiver: Server
let url: string
let form: { name: string; url: string; events: string[]; is_on?: boolean }

interface Got {
  headers: IncomingHttpHeaders
  body: string
}
const got: Got[] = []
let answers: ((response: ServerResponse) => void)[] = []

beforeAll(async () => {
  receiver = createServer(async (asked, response) => {
    got.push({ headers: asked.headers, body: await text(asked) })
    const answer = answers.shift() ?? ((one) => one.end('thanks'))
    answer(response)
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`
  url = `http://${host}/hooks`
  form = { name: 'CRM', url, events: [...EVENT_TYPES] }
  site = await startDemoSite({ appointments: true }, { INTERNAL_HOSTS: host, LOAD_TEST: '1' })
})
afterAll(async () => {
  receiver.closeAllConnections()
  receiver.close()
  await site.stop()
})
beforeEach(async () => {
  site.clock.time = MONDAY
  got.length = 0
  answers = []
  const { knex } = site.app
  for (const table of ['webhook_deliveries', 'webhooks', 'outbox', 'audit_log', 'sessions']) await knex(table).delete()
  admin = await signIn(site, 'admin@demo.example')
})

const ask = (method: string, path = PATH, body?: unknown, cookie: string | undefined = admin, host = 'localhost') =>
  request(site, method, path, { cookie, body, host })
const add = async (changes: object = {}) => (await ask('POST', PATH, { ...form, ...changes })).body
const tryOut = (uuid: string) => ask('POST', `${PATH}/${uuid}/test`)
const deliveries = async (uuid: string) => (await ask('GET', `${PATH}/${uuid}/deliveries`)).body.deliveries
/** Of the mails that follow, none is sent here. */
const hooks = async () => {
  await site.app.knex('outbox').whereNot('kind', 'like', 'webhook%').delete()
  await site.drain()
}
const at = async (milliseconds: number) => {
  site.clock.time = new Date(MONDAY.getTime() + milliseconds)
  await hooks()
}
const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, headers).end('no')
/** Fakes the clock of the oracle, which checks how old a message is. */
const verified = ({ headers, body }: Got, secret: string) => {
  vi.useFakeTimers({ now: site.clock.time, toFake: ['Date'] })
  try {
    return new Oracle(secret).verify(body, headers as Record<string, string>)
  } finally {
    vi.useRealTimers()
  }
}

test.each([
  ['a guest', undefined, 401, 'localhost'],
  ['an advisor', 'advisor@demo.example', 403, 'localhost'],
  ['an administrator of another institution', 'admin@nordbank.example', 404, NORDBANK.host]
])('%s manages none', async (_who, account, refused, host) => {
  const { uuid } = await add()
  const cookie = account ? await signIn(site, account, { host }) : ''
  const own = `${PATH}/${uuid}`
  for (const [method, path, body] of [
    ['PUT', own, form],
    ['DELETE', own],
    ['PUT', `${own}/secret`],
    ['POST', `${own}/test`],
    ['GET', `${own}/deliveries`],
    ['POST', `${own}/replays`, { since: instant(MONDAY) }]
  ] as const)
    expect([method, path, (await ask(method, path, body, cookie, host)).status]).toEqual([method, path, refused])
  expect(await site.app.knex('webhook_deliveries')).toEqual([])
})

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['no address', { url: '' }, 'url'],
  ['an address that is none', { url: 'crm' }, 'url'],
  ['an address without https', { url: 'http://crm.bank.example/' }, 'url'],
  ['an address on the own machine', { url: 'https://localhost/' }, 'url'],
  ['an address below localhost', { url: 'https://crm.localhost/' }, 'url'],
  ['an address on the own network', { url: 'https://127.0.0.1/x' }, 'url'],
  ['an address of the metadata service', { url: 'https://169.254.169.254/' }, 'url'],
  ['an address of version 6 on the own machine', { url: 'https://[::1]/' }, 'url'],
  ['an address written as one number', { url: 'https://2130706433/' }, 'url'],
  ['an address with a port', { url: 'https://crm.bank.example:8443/' }, 'url'],
  ['no event', { events: [] }, 'events'],
  ['an event that does not exist', { events: ['appointment.eaten'] }, 'events']
])('%s is refused at its field', async (_what, changes, field) => {
  const { status: code, body } = await ask('POST', PATH, { ...form, ...changes })
  expect([code, Object.keys(body.errors)[0]?.split('.')[0]]).toEqual([422, field])
  expect(await site.app.knex('webhooks')).toEqual([])
})

test('the twenty-first is refused', async () => {
  for (let nth = 0; nth < 20; nth += 1) await add({ name: `CRM ${nth}` })
  const { status: code, body } = await ask('POST', PATH, form)
  expect([code, Object.keys(body.errors)]).toEqual([422, ['name']])
})

test('another delivery than one of its own is not sent again', async () => {
  const [one, other] = [await add(), await add()]
  const { uuid } = (await tryOut(one.uuid)).body
  expect((await ask('POST', `${PATH}/${other.uuid}/replays`, { delivery: uuid })).status).toBe(404)
  expect((await ask('POST', `${PATH}/${other.uuid}/replays`, {})).status).toBe(422)
})

test('a secret is answered once, and stored encrypted', async () => {
  const { secret, ...webhook } = await add()
  expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/)
  expect((await ask('GET')).body.webhooks).toEqual([webhook])
  const stored = JSON.stringify([await site.app.knex('webhooks'), await site.app.knex('audit_log')])
  expect(stored).not.toContain(secret.slice(6, 30))
})

test('what is sent is signed as Standard Webhooks says, by an oracle', async () => {
  const { uuid, secret } = await add()
  await tryOut(uuid)
  await hooks()
  expect(got).toHaveLength(1)
  const [first] = got as [Got]
  expect(v.parse(WebhookEvent, verified(first, secret))).toMatchObject({
    type: 'webhook.test',
    timestamp: instant(MONDAY)
  })
  expect(first.headers['content-type']).toBe('application/json')
  expect(() => verified({ ...first, body: first.body.replace('test', 'tess') }, secret)).toThrow()
  expect(() => verified(first, 'whsec_c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0')).toThrow()
  expect(await deliveries(uuid)).toMatchObject([
    { state: 'delivered', attempts: 1, status: 200, fault: '', next_at: null }
  ])
})

test('for a day after its replacement, the previous secret signs as well', async () => {
  const { uuid, secret } = await add()
  const { body: replaced } = await ask('PUT', `${PATH}/${uuid}/secret`)
  expect(replaced.secret).not.toBe(secret)
  expect(replaced.previous_until).toBe(instant(MONDAY.getTime() + DAY))
  await tryOut(uuid)
  await hooks()
  for (const one of [secret, replaced.secret]) expect(verified(got[0] as Got, one)).toBeTruthy()
  site.clock.time = new Date(MONDAY.getTime() + DAY)
  admin = await signIn(site, 'admin@demo.example')
  await tryOut(uuid)
  await hooks()
  expect(verified(got[1] as Got, replaced.secret)).toBeTruthy()
  expect(() => verified(got[1] as Got, secret)).toThrow()
})

test('what fails is tried ten times within three days, with the same id', async () => {
  const { uuid } = await add()
  answers = Array.from({ length: 10 }, () => status(500))
  await tryOut(uuid)
  const waits = [0, 5000, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR]
  let passed = 0
  for (const [nth, wait] of waits.entries()) {
    await at(passed + wait - 1000)
    expect(got).toHaveLength(wait ? nth : Math.min(nth, 1))
    passed += wait
    await at(passed)
    expect(got).toHaveLength(nth + 1)
  }
  expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(got.map(({ body }) => body)).size).toBe(1)
  expect(new Set(got.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10)
  await at(passed + 10 * DAY)
  expect(got).toHaveLength(10)
  expect(await site.app.knex('webhook_deliveries').first()).toMatchObject({
    state: 'failed',
    attempts: 10,
    status: 500
  })
})

test('a receiver that names a later time is not asked before', async () => {
  const { uuid } = await add()
  answers = [status(503, { 'retry-after': '600' })]
  await tryOut(uuid)
  await hooks()
  await at(9 * MINUTE)
  expect(got).toHaveLength(1)
  await at(10 * MINUTE)
  expect(got).toHaveLength(2)
})

test.each([
  ['a redirect', status(302, { location: 'http://127.0.0.1/' }), { status: 302, fault: '' }],
  ['a broken connection', (response: ServerResponse) => response.destroy(), { status: null, fault: 'unreachable' }],
  [
    'an answer without end',
    (response: ServerResponse) => void response.end('x'.repeat(2_000_000)),
    { status: null, fault: 'too-large' }
  ]
])('%s counts as a failure, and is not followed', async (_what, answer, outcome) => {
  const { uuid } = await add()
  answers = [answer]
  await tryOut(uuid)
  await hooks()
  expect(got).toHaveLength(1)
  expect(await deliveries(uuid)).toMatchObject([{ state: 'waiting', attempts: 1, ...outcome }])
})

test('an address inside the network is not asked', async () => {
  const { uuid } = await add()
  for (const inside of ['https://127.0.0.1/', 'https://localhost/', 'https://[::1]/', 'https://10.0.0.1/'])
    await site.app
      .knex('webhooks')
      .update({ url: inside })
      .then(() => tryOut(uuid))
  await hooks()
  expect(got).toEqual([])
  for (const one of await deliveries(uuid))
    expect(one).toMatchObject({ state: 'waiting', status: null, fault: 'address' })
})

test('nothing of an answer is kept but its status', async () => {
  const { uuid } = await add()
  answers = [(response) => response.writeHead(500).end('<script>alert(1)</script>')]
  await tryOut(uuid)
  await hooks()
  const stored = JSON.stringify([await site.app.knex('webhook_deliveries'), await site.app.knex('outbox')])
  expect(stored).not.toContain('script')
})

test('after five days of failures a webhook is turned off, and the administrators are told', async () => {
  const { uuid } = await add()
  const { knex } = site.app
  await knex('webhooks').update({ failing_since: instant(MONDAY.getTime() - 5 * DAY) })
  answers = [status(500)]
  await tryOut(uuid)
  await hooks()
  expect((await ask('GET')).body.webhooks[0]).toMatchObject({ is_on: false, disabled_at: instant(MONDAY) })
  expect(await knex('outbox').where({ kind: 'webhook-disabled-mail' })).toHaveLength(1)
  expect(await knex('webhook_deliveries').first()).toMatchObject({ state: 'failed' })
  const { body } = await ask('PUT', `${PATH}/${uuid}`, form)
  expect(body).toMatchObject({ is_on: true, disabled_at: null, failing_since: null })
})

test('a receiver that says that it is gone is believed', async () => {
  const { uuid } = await add()
  answers = [status(410)]
  await tryOut(uuid)
  await hooks()
  expect((await ask('GET')).body.webhooks[0].is_on).toBe(false)
})

test('a success ends a time of failures', async () => {
  const { uuid } = await add()
  answers = [status(500)]
  await tryOut(uuid)
  await hooks()
  expect((await ask('GET')).body.webhooks[0].failing_since).toBe(instant(MONDAY))
  await at(5000)
  expect((await ask('GET')).body.webhooks[0].failing_since).toBeNull()
})

test('one that is off is told nothing, nor later', async () => {
  const { uuid } = await add()
  await tryOut(uuid)
  await ask('PUT', `${PATH}/${uuid}`, { ...form, is_on: false })
  await hooks()
  await ask('PUT', `${PATH}/${uuid}`, form)
  await at(DAY)
  expect(got).toEqual([])
})

test('what was sent is sent again, one or all since a moment, with the id that it had', async () => {
  const { uuid } = await add()
  const { body: first } = await tryOut(uuid)
  await hooks()
  site.clock.time = new Date(MONDAY.getTime() + MINUTE)
  await tryOut(uuid)
  await hooks()
  const ids = got.map(({ headers }) => headers['webhook-id'])
  expect((await ask('POST', `${PATH}/${uuid}/replays`, { delivery: first.uuid })).body).toEqual({ count: 1 })
  await hooks()
  expect(got[2]?.headers['webhook-id']).toBe(ids[0])
  expect((await ask('POST', `${PATH}/${uuid}/replays`, { since: instant(MONDAY) })).body).toEqual({ count: 2 })
  await hooks()
  expect(
    got
      .slice(3)
      .map(({ headers }) => headers['webhook-id'])
      .toSorted()
  ).toEqual(ids.toSorted())
})

test('a deleted webhook is told nothing any more', async () => {
  const { uuid } = await add()
  await tryOut(uuid)
  expect((await ask('DELETE', `${PATH}/${uuid}`)).status).toBe(204)
  await hooks()
  expect([got, await site.app.knex('webhook_deliveries')]).toEqual([[], []])
})

const told = () =>
  got.map(({ body }) => {
    const { type, data } = v.parse(WebhookEvent, JSON.parse(body))
    return [type, data.path]
  })

test('a booking, its move and its cancellation are told in ids alone, each once', async () => {
  await add()
  await add({ name: 'Other', events: ['person.created'] })
  const { knex } = site.app
  const anna = await knex('advisors').where({ alias: 'anna-gruber' }).first('uuid')
  const { topic_uuid: topic } = await knex('advisor_topics').where({ advisor_uuid: anna.uuid }).first('topic_uuid')
  const free = `/api/v1/advisors/anna-gruber/availability?topic=${topic}&type=online&from=2026-11-24&to=2026-12-10`
  const { days } = (await ask('GET', free)).body
  const [one, other] = Object.values(days).flat() as string[]
  const customer = { first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example' }
  const booked = await ask('POST', '/api/v1/advisors/anna-gruber/customer-appointments', {
    topic,
    type: 'online',
    starts_at: one,
    ...customer
  })
  expect(booked.status).toBe(201)
  const own = `/api/v1/advisors/anna-gruber/appointments/${booked.body.uuid}`
  expect((await ask('PATCH', own, { starts_at: other })).status).toBeLessThan(300)
  expect((await ask('POST', `${own}/cancellation`, {})).status).toBeLessThan(300)
  await hooks()
  expect(told().toSorted()).toEqual([
    ['appointment.booked', own],
    ['appointment.cancelled', own],
    ['appointment.moved', own]
  ])
  expect(JSON.stringify(got)).not.toMatch(/Vera|Visitor/)
  expect((await ask('GET', own)).status).toBe(200)
})

test('a change that fails tells nobody', async () => {
  await add()
  const body = { starts_at: '2026-11-24T09:00:00Z' }
  const own = `/api/v1/advisors/anna-gruber/appointments/${randomUUID()}`
  expect((await ask('PATCH', own, body)).status).toBe(404)
  expect(await site.app.knex('webhook_deliveries')).toEqual([])
})

test('people who come, change and leave are told', async () => {
  await add()
  const person = { first_name: 'Ida', last_name: 'Neu', email_address: `ida${randomUUID()}@demo.example`, roles: [] }
  const { body: made } = await ask('POST', '/api/v1/people', person)
  const path = `/api/v1/people/${made.uuid}`
  const { body: read } = await ask('GET', path)
  await ask('PUT', path, { ...formOfPerson(read), last_name: 'Alt', revision: read.revision })
  expect((await ask('POST', `${path}/deactivation`, {})).status).toBeLessThan(300)
  await hooks()
  expect(told().toSorted()).toEqual([
    ['person.changed', path],
    ['person.created', path],
    ['person.deactivated', path]
  ])
})

test('requests and conversations are told', async () => {
  await add()
  const visitor = { first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example' }
  const sent = { kind: 'basic', ...visitor, note: 'Hello' }
  const chat = { client_id: randomUUID(), text: 'Hello', name: 'Vera', email: '' }
  for (const [path, body] of [
    ['contact-requests', sent],
    ['conversations', chat]
  ] as const)
    expect((await ask('POST', `/api/v1/advisors/anna-gruber/${path}`, body, '')).status).toBeLessThan(300)
  const { knex } = site.app
  const [{ uuid: talk }] = await knex('conversations').where({ name: 'Vera' }).select('uuid')
  const [{ uuid: wish }] = await knex('contact_requests').orderBy('created_at', 'desc').limit(1).select('uuid')
  const { advisor_uuid } = await knex('users').where({ email_address: 'second@demo.example' }).first('advisor_uuid')
  const given = await ask('PUT', `/api/v1/contact-requests/${wish}/advisor`, { advisor_uuid })
  expect([given.status, given.body]).toEqual([204, ''])
  expect((await ask('POST', `/api/v1/conversations/${talk}/end`)).status).toBeLessThan(300)
  await hooks()
  expect(told().toSorted()).toEqual([
    ['contact_request.assigned', `/api/v1/contact-requests/${wish}`],
    ['contact_request.created', `/api/v1/contact-requests/${wish}`],
    ['conversation.ended', `/api/v1/conversations/${talk}`],
    ['conversation.opened', `/api/v1/conversations/${talk}`]
  ])
  expect(JSON.stringify(got)).not.toMatch(/Vera|Visitor|Hello/)
})

test('the documentation shows each type of event as it is sent', () => {
  const docs = readFileSync(resolve('docs/api.md'), 'utf8')
  const shown = [...docs.matchAll(/^\{ "type": .*\}$/gm)].map(([line]) => v.parse(WebhookEvent, JSON.parse(line)))
  expect(shown).toEqual(exampleEvents)
})

test('what was sent is forgotten after a month', async () => {
  const { uuid } = await add()
  await tryOut(uuid)
  await hooks()
  site.clock.time = new Date(MONDAY.getTime() + 31 * DAY)
  await sweep(site.app)
  expect(await site.app.knex('webhook_deliveries')).toEqual([])
})
