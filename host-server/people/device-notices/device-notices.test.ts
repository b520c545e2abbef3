import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DEVICES_MAX } from '#contract/device-notices'
import {
  book,
  later,
  MONDAY,
  type Office,
  openOffice,
  pass,
  TUESDAY
} from '../../booking/appointments/testing/office.ts'
import { begin, openChat } from '../../booking/conversations/testing/chat.ts'
import { hashToken } from '../../core/security/tokens.ts'
import { request, signIn } from '../../testing/client.ts'
import { PushServer } from './testing/push-server.ts'

const PATH = '/api/v1/me/notified-devices'
const ALL = { chats: true, requests: true, appointments: true }
const NORDBANK = { host: 'nordbank.localhost' }

let office: Office
let push: PushServer

beforeAll(async () => {
  push = await PushServer.open()
  office = await openOffice({ LOAD_TEST: '1', INTERNAL_HOSTS: push.host })
})
beforeEach(async () => {
  for (const table of ['notified_devices', 'conversations', 'contact_requests', 'outbox']) {
    await office.knex(table).delete()
  }
  push.forget()
  office.site.clock.time = new Date(MONDAY)
})
afterAll(async () => {
  await office.site.stop()
  await push.close()
})

const ask = (method: string, path: string, cookie: string, body?: unknown, asked: { host?: string } = {}) =>
  request(office.site, method, PATH + path, { cookie, body, ...asked })
const listOf = async (cookie: string, asked = {}) => (await ask('GET', '', cookie, undefined, asked)).body
const enter = (email = 'advisor@demo.example', asked = {}) => signIn(office.site, email, asked)

/** Somebody turns notifications on in a browser. */
async function turnOn(
  browser: string,
  { cookie = '', kinds = {}, ...asked }: { cookie?: string; kinds?: object; host?: string } = {}
) {
  const own = cookie || (await enter())
  const { server_key } = await listOf(own, asked)
  const subscription = push.subscribe(browser, server_key)
  const answer = await ask('POST', '', own, { ...subscription, ...ALL, ...kinds }, asked)
  expect([answer.status, answer.body]).toEqual([201, { id: hashToken(subscription.endpoint) }])
  return { cookie: own, id: answer.body.id as string, subscription }
}

/** What has reached browsers so many seconds later: jobs are decided, and then sent. */
async function told(seconds = 15) {
  office.site.clock.time = new Date(office.site.clock.time.getTime() + seconds * 1000)
  while ((await office.site.drain()) > 0);
  return push.received.splice(0)
}
const bodies = (received: Awaited<ReturnType<typeof told>>) =>
  received.map(({ browser, notice }) => [browser, notice.body])

test('an address in our own network, without https or with a key that is none is refused, and never asked', async () => {
  const cookie = await enter()
  const good = push.subscribe('phone', (await listOf(cookie)).server_key)
  const bad = [
    'https://127.0.0.1/send',
    'https://[::1]/send',
    'https://169.254.169.254/latest',
    'http://push.example/send',
    'https://user:word@push.example/send',
    'https://push.example:8443/send',
    'no address'
  ]
  for (const endpoint of bad) {
    const { status, body } = await ask('POST', '', cookie, { ...good, ...ALL, endpoint })
    expect([endpoint, status, Object.keys(body.errors)]).toEqual([endpoint, 422, ['endpoint']])
  }
  expect((await ask('POST', '', cookie, { ...good, ...ALL, p256dh: 'short' })).body.errors).toHaveProperty('p256dh')
  expect((await ask('POST', '', cookie, { ...good, ...ALL, auth: '' })).body.errors).toHaveProperty('auth')
  expect((await listOf(cookie)).devices).toEqual([])
  expect(push.asked).toEqual([])
})

test('a name that leads into our own network is not asked either, and the device is forgotten', async () => {
  const { cookie, id } = await turnOn('phone')
  const { knex } = office
  const { subscription } = await knex('notified_devices').first('subscription')
  expect(subscription).not.toContain(push.host)
  // the operator allows the host no more
  const hosts = office.site.app.config.INTERNAL_HOSTS.splice(0)
  await begin(office)
  expect(await told()).toEqual([])
  office.site.app.config.INTERNAL_HOSTS.push(...hosts)
  expect([push.asked, (await listOf(cookie)).devices, id.length]).toEqual([[], [], 64])
})

test('guests, other people and other institutions neither see nor change a device', async () => {
  const { id, cookie } = await turnOn('phone')
  const colleague = await enter('branch@demo.example')
  const stranger = await enter('advisor@nordbank.example', NORDBANK)
  expect((await ask('GET', '', '')).status).toBe(401)
  for (const [own, asked] of [
    [colleague, {}],
    [stranger, NORDBANK]
  ] as const) {
    expect((await listOf(own, asked)).devices).toEqual([])
    expect((await ask('DELETE', `/${id}`, own, undefined, asked)).status).toBe(204)
  }
  const mine = await listOf(cookie)
  expect(mine.devices).toEqual([{ id, device: '', created_at: MONDAY, ...ALL }])
  // each institution has a key of its own
  expect((await listOf(stranger, NORDBANK)).server_key).not.toBe(mine.server_key)
  // and nobody's device is told of another's chats
  await turnOn('colleague', { cookie: colleague })
  await turnOn('stranger', { cookie: stranger, ...NORDBANK })
  await begin(office)
  expect(bodies(await told())).toEqual([['phone', 'Ein Chat wartet auf Sie']])
})

test('a chat that waits is told after seconds, encrypted for the browser, without a name and without a word', async () => {
  await turnOn('phone')
  const { uuid } = await openChat(office, await enter())
  expect(await told(5)).toEqual([])
  const [first, ...more] = await told()
  expect(more).toEqual([])
  expect(first).toEqual({
    browser: 'phone',
    notice: {
      title: 'Alpenbank',
      body: 'Ein Chat wartet auf Sie',
      path: `/app/messenger?id=${uuid}`,
      tag: expect.stringMatching(/^[\da-f]{32}$/)
    },
    ttl: expect.any(Number),
    urgency: 'high',
    topic: first?.notice.tag,
    subject: expect.stringMatching(/^mailto:/)
  })
  expect(first?.ttl).toBeLessThanOrEqual(3600)
})

test('who has read is not told, and what comes after an answer is told as a message', async () => {
  await turnOn('phone')
  const { visitor, staff } = await openChat(office, await enter())
  await staff.see(1)
  expect(await told()).toEqual([])
  await staff.write('Grüß Gott')
  await visitor.write('Guten Tag')
  await visitor.write('Noch etwas')
  expect(bodies(await told())).toEqual([['phone', 'Neue Nachricht in einem Chat']])
})

test('reading while a service is away withdraws what it was asked for', async () => {
  await turnOn('phone')
  const { staff } = await openChat(office, await enter())
  push.faults.push({ status: 500 })
  expect([await told(), push.asked.length]).toEqual([[], 1])
  await staff.see(1)
  await office.knex('outbox').update({ next_at: MONDAY })
  expect([await told(60), push.asked.length]).toEqual([[], 1])
})

test('requests and appointments are told to those who want to know', async () => {
  await turnOn('all')
  await turnOn('chats', { kinds: { requests: false, appointments: false } })
  const asked = { kind: 'basic', first_name: 'Eva', last_name: 'Muster', email: 'eva@visitor.example', note: 'Hallo' }
  await request(office.site, 'POST', `/api/v1/advisors/${office.alias}/contact-requests`, { body: asked })
  expect(bodies(await told(1))).toEqual([['all', 'Neue Anfrage']])
  await book(office, TUESDAY)
  const [first, ...more] = await told(1)
  expect([first?.browser, first?.notice.body, first?.urgency, more]).toEqual(['all', 'Neuer Termin', 'normal', []])
  expect(JSON.stringify(first?.notice)).not.toMatch(/Vera|Visitor|Eva/)
})

test('the language is the person’s, and the name the institution’s own', async () => {
  await turnOn('phone', { cookie: await enter('advisor@nordbank.example', NORDBANK), ...NORDBANK })
  const own = () => office.knex('users').where({ email_address: 'advisor@nordbank.example' })
  const { alias } = await office.knex('advisors as a').whereIn('a.uuid', own().select('advisor_uuid')).first('a.alias')
  const write = () =>
    request(office.site, 'POST', `/api/v1/advisors/${alias}/contact-requests`, {
      ...NORDBANK,
      body: { kind: 'basic', first_name: 'Joe', last_name: 'Doe', email: 'joe@visitor.example', note: 'Hello' }
    })
  expect((await write()).status).toBe(201)
  const [first] = await told()
  expect(first?.notice).toMatchObject({ title: 'Nordbank', body: 'New request' })
  await own().update({ language: 'de' })
  await write()
  expect((await told())[0]?.notice.body).toBe('Neue Anfrage')
  await own().update({ language: null })
})

test.each([404, 410])('a device that takes no more (%i) is forgotten', async (status) => {
  const { cookie } = await turnOn('phone')
  push.faults.push({ status })
  await begin(office)
  expect([await told(), (await listOf(cookie)).devices]).toEqual([[], []])
  await begin(office)
  expect([await told(), push.asked.length]).toEqual([[], 1])
})

test.each([
  ['seconds', () => '120'],
  ['a date', () => new Date(office.site.clock.time.getTime() + 120_000).toUTCString()]
])('a service that asks to wait (%s) is asked again then, and not before', async (_, wait) => {
  await turnOn('phone')
  await begin(office)
  office.site.clock.time = new Date(later(MONDAY, 1))
  push.faults.push({ status: 429, headers: { 'retry-after': wait() } })
  expect([await told(0), push.asked.length]).toEqual([[], 1])
  expect([await told(90), push.asked.length]).toEqual([[], 1])
  expect([(await told(60)).length, push.asked.length]).toEqual([1, 2])
})

test('a service that asks for no wait is not asked all the time', async () => {
  await turnOn('phone')
  await begin(office)
  office.site.clock.time = new Date(later(MONDAY, 1))
  push.faults.push({ status: 429, headers: { 'retry-after': '0' } })
  expect([await told(0), push.asked.length]).toEqual([[], 1])
  expect([await told(20), push.asked.length]).toEqual([[], 1])
  expect([(await told(30)).length, push.asked.length]).toEqual([1, 2])
})

test('what has waited for an hour is news no more, and a refusal is not repeated', async () => {
  await turnOn('phone')
  await begin(office)
  push.faults.push({ status: 503, headers: { 'retry-after': '7200' } })
  await told()
  expect([await told(7300), push.asked.length]).toEqual([[], 1])
  await begin(office)
  push.faults.push({ status: 400 })
  await told()
  expect([await told(3000), push.asked.length]).toEqual([[], 2])
})

test('signing out ends it there and nowhere else, also from another device, and a new password everywhere', async () => {
  const desk = await turnOn('desk')
  const phone = await turnOn('phone')
  await request(office.site, 'POST', '/account/logout', {
    cookie: phone.cookie,
    body: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' }
  })
  const ids = async () => (await listOf(desk.cookie)).devices.map(({ id }: { id: string }) => id)
  expect(await ids()).toEqual([desk.id])
  const tablet = await turnOn('tablet')
  expect(await ids()).toHaveLength(2)
  await request(office.site, 'DELETE', '/api/v1/me/sessions', { cookie: desk.cookie })
  expect(await ids()).toEqual([desk.id])
  expect((await ask('GET', '', tablet.cookie)).status).toBe(401)
})

test('a session that runs out ends nothing, and the next one on the device takes its place', async () => {
  const { id } = await turnOn('phone')
  pass(office, 60)
  await begin(office)
  expect(await told()).toHaveLength(1)
  const again = await enter()
  expect((await ask('PUT', `/${id}/session`, again)).status).toBe(204)
  await request(office.site, 'POST', '/account/logout', {
    cookie: again,
    body: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' }
  })
  await begin(office)
  expect(await told()).toEqual([])
})

test('a device tells nothing of somebody else’s once another person uses it', async () => {
  const { id, cookie } = await turnOn('shared')
  const other = await enter('branch@demo.example')
  await ask('PUT', `/${id}/session`, other)
  expect((await listOf(cookie)).devices).toEqual([])
  await begin(office)
  expect(await told()).toEqual([])
  // and who turns it on there has it alone
  await turnOn('shared', { cookie })
  await turnOn('shared', { cookie: other })
  expect([(await listOf(cookie)).devices.length, (await listOf(other)).devices.length]).toEqual([0, 1])
})

test('a deactivated person is not told, and an erased one leaves nothing', async () => {
  const { cookie } = await turnOn('phone')
  const { knex } = office
  const [row] = await knex('notified_devices').select('user_uuid', 'tenant_id')
  await knex('users').where({ uuid: row.user_uuid }).update({ deactivated_at: MONDAY })
  await begin(office)
  expect(await told()).toEqual([])
  await knex('users').where({ uuid: row.user_uuid }).update({ deactivated_at: null })
  expect((await listOf(cookie)).devices).toHaveLength(1)
  const uuid = '11111111-1111-4111-8111-111111111111'
  const { created_at: _, ...user } = { created_at: '', ...(await knex('users').where({ uuid: row.user_uuid }).first()) }
  await knex('users').insert({ ...user, uuid, email_address: 'leaver@demo.example', advisor_uuid: null })
  await knex('notified_devices').update({ user_uuid: uuid })
  await knex('users').where({ uuid }).delete()
  expect(await knex('notified_devices').select('id')).toEqual([])
})

test('a device that subscribed with a key of before is forgotten instead of asked', async () => {
  const { cookie } = await turnOn('phone')
  await office.knex('notified_devices').update({ server_key: 'of another secret' })
  await begin(office)
  expect([await told(), push.asked, (await listOf(cookie)).devices]).toEqual([[], [], []])
})

test('the oldest device gives way to one too many, and the same one counts once', async () => {
  const cookie = await enter()
  for (let nth = 0; nth <= DEVICES_MAX; nth += 1) {
    await turnOn(`device-${nth}`, { cookie })
    pass(office, 1)
  }
  const { devices } = await listOf(cookie)
  expect(devices).toHaveLength(DEVICES_MAX)
  expect(devices.map(({ id }: { id: string }) => id)).not.toContain(hashToken(`${push.url}/send/device-0`))
})

test('the worker and the manifest of the app are files that any browser may read, and that load nothing', async () => {
  const manifest = await request(office.site, 'GET', '/app/manifest.webmanifest')
  expect([manifest.status, manifest.headers['content-type']]).toEqual([
    200,
    expect.stringContaining('application/manifest+json')
  ])
  expect(JSON.parse(manifest.text)).toMatchObject({ short_name: 'Alpenbank', scope: '/app/', display: 'standalone' })
  const worker = await request(office.site, 'GET', '/app/notices-worker.js')
  expect([worker.status, worker.headers['content-security-policy']]).toEqual([
    200,
    "default-src 'none';frame-ancestors 'none'"
  ])
  expect(worker.headers['content-type']).toMatch(/javascript/)
  expect(worker.bytes.length).toBeLessThan(2000)
})
