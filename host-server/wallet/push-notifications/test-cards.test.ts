import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ownCardPath } from '#contract/wallet'
import { HOUR, instant, MINUTE } from '../../core/base/clock.ts'
import { drain } from '../../core/jobs/outbox.ts'
import { jobs } from '../../jobs.ts'
import { request, signIn } from '../../testing/client.ts'
import { MONDAY, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { newPass } from '../wallet/testing/pass-file.ts'
import { Phone } from '../wallet/testing/phone.ts'

const OWN = '/api/v1/wallet-cards/own-cards'
const TEST = '/api/v1/wallet-cards/test-notifications'
const NOTIFICATIONS = '/api/v1/wallet-cards/notifications'
const FOREIGN = 'nordbank.localhost'

let site: Site
let cookie: string

beforeAll(async () => {
  site = await startDemoSite({}, { BASE_URL: 'https://advisors.example' })
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
const sendTest = (text = 'Probe') => ask('POST', TEST, { text })
const reach = async () => (await ask('GET', OWN)).body.reach
const keyOf = async () => (await ask('GET', OWN)).body.key as string
const deliver = async () => {
  while (await drain(site.app, jobs));
}
const later = async (ms: number) => {
  site.clock.time = new Date(site.clock.time.getTime() + ms)
  cookie = await signIn(site, 'marketing@demo.example')
}

let phones = 0
async function holder(fields: Record<string, string>, alias = 'anna-gruber') {
  phones += 1
  const phone = new Phone(site, `phone-${phones}`, phones.toString(16).padStart(64, '0'))
  expect(await phone.add(await newPass(site, alias, { notify: 'yes', ...fields }))).toBe(201)
  await phone.wake()
  return phone
}

/** An advisor of another institution who offers cards. */
async function offerAt(host: string): Promise<string> {
  const { knex } = site.app
  const { tenant_id } = await knex('tenant_domains').where({ host }).first('tenant_id')
  await knex('tenant_modules').where({ tenant_id, module_name: 'wallet-cards' }).update({ effective_state: true })
  const { uuid, alias } = await knex('advisors').where({ tenant_id }).first('uuid', 'alias')
  const option = { tenant_id, advisor_uuid: uuid, name: 'wallet_cards' }
  await knex('advisor_contact_options').insert(option).onConflict().ignore()
  return alias
}

test.each([
  ['a guest', undefined, 401],
  ['an advisor', 'advisor@demo.example', 403]
])('%s gets no key and cannot send a test', async (_who, account, status) => {
  cookie = account ? await signIn(site, account) : ''
  expect([(await ask('GET', OWN)).status, (await sendTest()).status]).toEqual([status, status])
})

test.each([
  ['made up', () => `${'0'.repeat(8)}-0000-4000-8000-000000000000.zzzzzzzz.x`],
  ['of another user', (key: string) => key.replace(/^[\da-f]{8}/, 'deadbeef')],
  ['made to last', (key: string) => key.replace(/\.[^.]+\./, '.zzzzzzzzz.')]
])('a card taken with a key that is %s belongs to no user', async (_what, forge) => {
  await holder({ own: forge(await keyOf()) })
  expect(await site.app.knex('wallet_passes').whereNotNull('owner_user_uuid')).toEqual([])
})

test('a key is valid for an hour, and at its institution only', async () => {
  const key = await keyOf()
  const page = async (host?: string) =>
    (await request(site, 'GET', ownCardPath('anna-gruber', key), { ...(host && { host }) })).text
  expect(await page()).toContain('Das ist eine Testkarte')
  const alias = await offerAt(FOREIGN)
  const foreign = await request(site, 'GET', ownCardPath(alias, key), { host: FOREIGN })
  expect([foreign.status, foreign.text.includes('name="own"')]).toEqual([200, false])
  await later(HOUR + MINUTE)
  expect(await page()).not.toContain('name="own"')
  await holder({ own: key })
  expect(await reach()).toEqual({ apple: 0, google: 0 })
})

test('a test reaches the user’s own cards and no others', async () => {
  const own = await holder({ own: await keyOf() }, 'lukas-hofer')
  const others = [await holder({}), await holder({}, 'lukas-hofer')]
  expect(await reach()).toEqual({ apple: 1, google: 0 })
  expect((await sendTest()).status).toBe(201)
  await deliver()
  for (const phone of [own, ...others]) await phone.wake()
  expect([own, ...others].map(({ alerts }) => alerts.length)).toEqual([1, 0, 0])
  expect((await ask('GET', NOTIFICATIONS)).body.notifications).toMatchObject([
    { text: 'Probe', is_test: true, advisors: 0, subscribers: 1, sender_name: 'Sophie Wallner' }
  ])
})

test('without consent an own card gets no test either', async () => {
  const phone = await holder({ own: await keyOf(), notify: 'no' })
  expect(await reach()).toEqual({ apple: 0, google: 0 })
  await sendTest()
  await deliver()
  await phone.wake()
  expect(phone.alerts).toEqual([])
})

test('tests have their own limit of ten an hour and do not count towards others', async () => {
  for (let count = 0; count < 10; count += 1) expect((await sendTest()).status, String(count)).toBe(201)
  expect((await sendTest()).status).toBe(429)
  const body = { text: 'Echt', advisors: ['anna-gruber'] }
  expect((await ask('POST', NOTIFICATIONS, body)).status).toBe(201)
})

test('a test is refused for the same reasons as a notification', async () => {
  expect(Object.keys((await sendTest(' ')).body.errors)).toEqual(['text'])
  const link = await ask('POST', TEST, { text: 'Probe', link: 'http://bank.example' })
  expect(Object.keys(link.body.errors)).toEqual(['link'])
  const before = instant(MONDAY.getTime() - 16 * MINUTE)
  await site.app.knex('sessions').update({ created_at: before })
  expect((await sendTest()).status).toBe(403)
})
