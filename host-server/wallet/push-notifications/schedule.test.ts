import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PushRecord } from '#contract/push-history'
import { DAY, HOUR, instant, MINUTE } from '../../core/base/clock.ts'
import { drain } from '../../core/jobs/outbox.ts'
import { jobs } from '../../jobs.ts'
import { request, signIn } from '../../testing/client.ts'
import { MONDAY, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { newPass, passJson } from '../wallet/testing/pass-file.ts'
import { Phone } from '../wallet/testing/phone.ts'

const NOTIFICATIONS = '/api/v1/wallet-cards/notifications'
const NOTIFICATION = {
  text: 'Neue Zinsen ab Montag',
  link: 'https://localhost/zinsen',
  advisors: ['anna-gruber']
}

let site: Site
let tenantId: string
let cookie: string

beforeAll(async () => {
  site = await startDemoSite({}, { BASE_URL: 'https://advisors.example' })
  tenantId = (await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')).tenant_id
})
beforeEach(async () => {
  site.clock.time = MONDAY
  cookie = await signIn(site, 'marketing@demo.example')
})
const TABLES = ['rate_limits', 'wallet_registrations', 'wallet_passes', 'wallet_notifications', 'outbox', 'sessions']
afterEach(async () => {
  for (const table of TABLES) await site.app.knex(table).delete()
})
afterAll(() => site.stop())

const ask = (method: string, path: string, body?: object) => request(site, method, path, { cookie, body })
const send = (changes: object = {}) => ask('POST', NOTIFICATIONS, { ...NOTIFICATION, ...changes })
const history = async (): Promise<PushRecord[]> => (await ask('GET', NOTIFICATIONS)).body.notifications
const deliver = async () => {
  while (await drain(site.app, jobs));
}
/** The institution's local time so long after now. */
const wall = (ms: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna', dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(site.clock.time.getTime() + ms))
    .replace(' ', 'T')
const plan = (ms: number) => send({ send_at: wall(ms) })
const later = async (ms: number) => {
  site.clock.time = new Date(site.clock.time.getTime() + ms)
  cookie = await signIn(site, 'marketing@demo.example')
}
const refusal = ({ status, body }: Awaited<ReturnType<typeof send>>) => [status, Object.keys(body.errors ?? {})]
const REFUSED = [422, ['send_at']]

let phones = 0
async function holder(notify: 'yes' | 'no' = 'yes') {
  phones += 1
  const phone = new Phone(site, `phone-${phones}`, phones.toString(16).padStart(64, '0'))
  const files = await newPass(site, 'anna-gruber', { notify })
  expect(await phone.add(files)).toBe(201)
  await phone.wake()
  return { phone, serial: passJson(files).serialNumber as string }
}

test.each(['', 'tomorrow', '2027-02-30T10:00', '2027-01-10T24:00', '2027-01-10T10:00Z', '2027-01-10', '10:00'])(
  '%j is not a valid time',
  async (send_at) => {
    expect(refusal(await send({ send_at }))).toEqual(REFUSED)
    expect(await history()).toEqual([])
  }
)

test('a time in the past, or more than ninety days ahead, is refused', async () => {
  expect(refusal(await plan(-MINUTE))).toEqual(REFUSED)
  expect(refusal(await plan(90 * DAY + MINUTE))).toEqual(REFUSED)
  expect(await site.app.knex('outbox')).toEqual([])
  expect((await plan(89 * DAY)).status).toBe(201)
})

test('nothing can be scheduled within ten minutes of another one, nor sent just before it', async () => {
  expect((await plan(HOUR)).status).toBe(201)
  expect(refusal(await plan(HOUR + 9 * MINUTE))).toEqual(REFUSED)
  expect(refusal(await plan(HOUR - 9 * MINUTE))).toEqual(REFUSED)
  expect((await plan(HOUR + 10 * MINUTE)).status).toBe(201)
  await later(55 * MINUTE)
  expect(refusal(await send())).toEqual(REFUSED)
})

test('a refusal says from when it works: after the others nearby, and on which day', async () => {
  for (const ms of [HOUR, HOUR + 15 * MINUTE]) expect((await plan(ms)).status).toBe(201)
  const said = async (ms: number) => (await plan(ms)).body.errors.send_at[0]
  // at 8:00 in Vienna; between the two there is no room
  expect(await said(HOUR + MINUTE)).toContain('ab 09:25 möglich')
  expect((await plan(2 * DAY)).status).toBe(201)
  expect(await said(2 * DAY + MINUTE)).toContain('ab Mittwoch, 25. November 2026, 08:10 möglich')
  expect((await plan(HOUR + 25 * MINUTE)).status).toBe(201)
})

test('a send refused because of a scheduled one succeeds once that is cancelled', async () => {
  const { body } = await plan(5 * MINUTE)
  expect(refusal(await send())).toEqual(REFUSED)
  expect((await ask('DELETE', `${NOTIFICATIONS}/${body.uuid}`)).status).toBe(204)
  expect((await send()).status).toBe(201)
})

test('at most ten can be scheduled within any 24 hours, and cancelled ones do not count', async () => {
  const planned: string[] = []
  for (let count = 0; count < 10; count += 1) planned.push((await plan(2 * DAY + count * 2 * HOUR)).body.uuid)
  expect(refusal(await plan(2 * DAY + HOUR))).toEqual(REFUSED)
  expect(refusal(await plan(2 * DAY - HOUR))).toEqual(REFUSED)
  await ask('DELETE', `${NOTIFICATIONS}/${planned[4]}`)
  expect((await plan(2 * DAY + HOUR)).status).toBe(201)
})

test('two that were sent too close to each other do not block a time hours from them', async () => {
  const [one, other] = [(await plan(HOUR)).body, (await plan(2 * HOUR)).body]
  await site.app.knex('wallet_notifications').where({ uuid: other.uuid }).update({ due_at: one.due_at })
  expect(refusal(await plan(HOUR + 9 * MINUTE))).toEqual(REFUSED)
  expect((await plan(9 * HOUR)).status).toBe(201)
})

test('a scheduled send does not block sending now', async () => {
  expect((await plan(DAY)).status).toBe(201)
  expect((await send()).status).toBe(201)
})

test('it is sent at its time in the institution’s time zone, and not before', async () => {
  const { phone } = await holder()
  const { body } = await plan(HOUR)
  const due_at = instant(MONDAY.getTime() + HOUR)
  expect(body.due_at).toBe(due_at)
  await later(59 * MINUTE)
  await deliver()
  await phone.wake()
  expect(phone.alerts).toEqual([])
  expect(await history()).toMatchObject([{ state: 'scheduled', due_at, created_at: instant(MONDAY) }])
  await later(MINUTE)
  await deliver()
  await phone.wake()
  expect(phone.alerts).toHaveLength(1)
  // no server of Apple's is set up here: the phone has asked by itself
  expect(await history()).toMatchObject([{ state: 'undelivered', subscribers: 1 }])
  expect(await site.app.knex('report_events').where({ metric: 'push-sent' })).toEqual([])
})

test('it reaches holders who have saved a card and consented by then, and no one else', async () => {
  const gone = await holder()
  await plan(HOUR)
  await site.app.knex('wallet_passes').update({ notifications_at: null })
  const [late, last] = [await holder(), await holder()]
  await later(HOUR)
  await deliver()
  for (const { phone } of [gone, late, last]) await phone.wake()
  expect([gone, late, last].map(({ phone }) => phone.alerts.length)).toEqual([0, 1, 1])
  expect(await history()).toMatchObject([{ subscribers: 2 }])
})

test('a send cancelled before it begins is never sent', async () => {
  const { phone } = await holder()
  const { body } = await plan(HOUR)
  expect((await ask('DELETE', `${NOTIFICATIONS}/${body.uuid}`)).status).toBe(204)
  expect(await site.app.knex('outbox')).toEqual([])
  await later(2 * HOUR)
  await deliver()
  expect(await phone.wake()).toBe(0)
  expect(await history()).toMatchObject([{ state: 'cancelled', withdrawer_name: 'Sophie Wallner' }])
})

const user = () => site.app.knex('users').where({ email_address: 'marketing@demo.example' }).first('uuid')

test('it is not sent if its sender has lost the permission by then', async () => {
  const { phone } = await holder()
  await plan(HOUR)
  const { uuid } = await user()
  const role = { user_uuid: uuid, role: 'marketing-manager' }
  await site.app.knex('user_roles').where(role).delete()
  site.clock.time = new Date(MONDAY.getTime() + HOUR)
  await deliver()
  await site.app.knex('user_roles').insert({ ...role, tenant_id: tenantId })
  await later(0)
  expect(await phone.wake()).toBe(0)
  expect(await history()).toMatchObject([{ state: 'cancelled', withdrawer_name: '' }])
})

test('it is not sent if its link is no longer allowed by then', async () => {
  const { phone } = await holder()
  await plan(HOUR)
  const setting = { tenant_id: tenantId, name: 'push_link_hosts', value: 'karriere.bank.example' }
  await site.app.knex('tenant_settings').insert(setting)
  await later(HOUR)
  await deliver()
  await site.app.knex('tenant_settings').where({ name: setting.name }).delete()
  expect(await phone.wake()).toBe(0)
  expect(await history()).toMatchObject([{ state: 'cancelled' }])
})
