import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PushRecord } from '#contract/push-history'
import { DAY, HOUR, instant, MINUTE } from '../../core/base/clock.ts'
import { drain } from '../../core/jobs/outbox.ts'
import { jobs } from '../../jobs.ts'
import { request, signIn } from '../../testing/client.ts'
import { MONDAY, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { makeChain } from '../wallet/development-chain.ts'
import { type Apple, startApple } from '../wallet/testing/apple.ts'
import { newPass, passJson } from '../wallet/testing/pass-file.ts'
import { Phone } from '../wallet/testing/phone.ts'

const NOTIFICATIONS = '/api/v1/wallet-cards/notifications'
const REACH = '/api/v1/wallet-cards/reach'
const TEXT = { text: 'Neue Zinsen ab Montag', link: 'https://localhost/zinsen', advisors: ['anna-gruber'] }
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })

let apple: Apple
let site: Site
let tenantId: string
let cookie: string

beforeAll(async () => {
  apple = await startApple({ root: (await makeChain()).root, pushKey: publicKey })
  site = await startDemoSite(
    {},
    {
      BASE_URL: 'https://advisors.example',
      APPLE_PUSH_HOST: apple.host,
      APPLE_PUSH_CA: apple.ca,
      APPLE_PUSH_KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
      APPLE_PUSH_KEY_ID: 'ABC123DEFG'
    }
  )
  tenantId = (await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')).tenant_id
})
beforeEach(async () => {
  apple.clear()
  site.clock.time = MONDAY
  cookie = await signIn(site, 'marketing@demo.example')
})
const TABLES = ['rate_limits', 'wallet_registrations', 'wallet_passes', 'wallet_notifications', 'outbox', 'sessions']
afterEach(async () => {
  for (const table of TABLES) await site.app.knex(table).delete()
})
afterAll(async () => {
  await site.stop()
  await apple.stop()
})

const later = async (ms: number) => {
  site.clock.time = new Date(site.clock.time.getTime() + ms)
  cookie = await signIn(site, 'marketing@demo.example')
}
const ask = (method: string, path: string, body?: object) => request(site, method, path, { cookie, body })
const history = async (before = ''): Promise<PushRecord[]> =>
  (await ask('GET', `${NOTIFICATIONS}${before && `?before=${before}`}`)).body.notifications
async function send(text: object = TEXT): Promise<string> {
  const { status, body } = await ask('POST', NOTIFICATIONS, text)
  expect(status).toBe(201)
  return body.uuid
}
const takeBack = (uuid: string) => ask('DELETE', `${NOTIFICATIONS}/${uuid}`)
const deliver = async () => {
  while (await drain(site.app, jobs));
}

let phones = 0
async function holder(alias = 'anna-gruber', notify: 'yes' | 'no' = 'yes') {
  phones += 1
  const phone = new Phone(site, `phone-${phones}`, phones.toString(16).padStart(64, '0'))
  const files = await newPass(site, alias, { notify })
  expect(await phone.add(files)).toBe(201)
  await phone.wake()
  return { phone, serial: passJson(files).serialNumber as string }
}

/** The rows of that many sends, one minute apart. */
async function record(count: number, tenant = tenantId): Promise<string[]> {
  const uuids = Array.from({ length: count }, () => randomUUID())
  for (const [index, uuid] of uuids.entries()) {
    const time = instant(MONDAY.getTime() - index * MINUTE)
    await site.app.knex('wallet_notifications').insert({
      tenant_id: tenant,
      uuid,
      text: `Nummer ${index}`,
      link: '',
      advisors: randomUUID(),
      revision: 1,
      created_at: time,
      due_at: time,
      started_at: time,
      finished_at: time,
      sender_uuid: randomUUID(),
      sender_name: 'Sophie Wallner',
      subscribers: 3
    })
  }
  return uuids
}

test.each([
  ['a guest', undefined, 401],
  ['an advisor', 'advisor@demo.example', 403],
  ['an administrator', 'admin@demo.example', 403]
])('%s neither sees nor withdraws notifications', async (_who, account, status) => {
  const [uuid = ''] = await record(1)
  cookie = account ? await signIn(site, account) : ''
  const answers = [
    await ask('GET', NOTIFICATIONS),
    await takeBack(uuid),
    await ask('POST', REACH, { advisors: ['anna-gruber'] })
  ]
  expect(answers.map((answer) => answer.status)).toEqual([status, status, status])
  expect(await site.app.knex('wallet_notifications').whereNotNull('withdrawn_at')).toEqual([])
})

test('another institution’s notifications are not found', async () => {
  const tenant = await site.app.knex('tenants').whereNot({ id: tenantId }).first('id')
  const [foreign = ''] = await record(1, tenant.id)
  const unknown = randomUUID()
  expect(await history()).toEqual([])
  for (const uuid of [foreign, unknown]) {
    expect((await takeBack(uuid)).status).toBe(404)
    expect((await ask('GET', `${NOTIFICATIONS}?before=${uuid}`)).status).toBe(404)
  }
  expect(await site.app.knex('wallet_notifications').first('withdrawn_at')).toEqual({ withdrawn_at: null })
})

test('the reach is counted by platform, and another institution’s advisors are not found', async () => {
  const [foreign] = await site.app.knex('advisors').whereNot({ tenant_id: tenantId }).pluck('alias')
  expect((await ask('POST', REACH, { advisors: ['anna-gruber', foreign] })).status).toBe(422)
  await holder()
  await holder('lukas-hofer')
  await holder('anna-gruber', 'no')
  const reach = async (...advisors: string[]) => (await ask('POST', REACH, { advisors })).body
  expect(await reach('anna-gruber', 'lukas-hofer')).toEqual({ apple: 2, google: 0 })
  expect(await reach('anna-gruber')).toEqual({ apple: 1, google: 0 })
  expect((await ask('POST', REACH, { advisors: [] })).status).toBe(422)
})

test('the reach of a thousand advisors can be queried', async () => {
  const aliases = Array.from({ length: 1000 }, (_, index) => `${'a'.repeat(50)}-${index}`)
  expect((await ask('POST', REACH, { advisors: aliases })).status).toBe(422)
})

test('the latest come first, twenty per page', async () => {
  const uuids = await record(23)
  const first = await ask('GET', NOTIFICATIONS)
  const shown = (records: PushRecord[]) => records.map(({ uuid }) => uuid)
  expect(first.body.has_more).toBe(true)
  expect(shown(first.body.notifications)).toEqual(uuids.slice(0, 20))
  expect(shown(await history(uuids[19]))).toEqual(uuids.slice(20))
})

test('the history shows the text, the time, the sender and the number of recipients', async () => {
  await holder()
  await send({ ...TEXT, advisors: ['anna-gruber', 'lukas-hofer'] })
  await deliver()
  const time = instant(MONDAY)
  expect((await ask('GET', NOTIFICATIONS)).body).toEqual({
    time_zone: 'Europe/Vienna',
    has_more: false,
    notifications: [
      {
        uuid: expect.any(String),
        revision: expect.any(Number),
        text: TEXT.text,
        link: TEXT.link,
        state: 'sent',
        is_test: false,
        created_at: time,
        due_at: time,
        sender_name: 'Sophie Wallner',
        advisors: 2,
        advisor_names: ['Mag. Anna Gruber', 'Lukas Hofer, BA'],
        branches: ['Filiale Wien Innere Stadt'],
        subscribers: 1,
        withdrawn_at: null,
        withdrawer_name: null,
        approver_name: null,
        may_approve: false,
        outcomes: {
          apple: { delivered: 1, gone: 0, failed: 0 },
          google: { delivered: 0, gone: 0, failed: 0 }
        }
      }
    ]
  })
})

test('phones that were woken, are gone or were not reached are counted once each, also after further attempts', async () => {
  const [, gone, away] = [await holder(), await holder(), await holder()]
  apple.treat(({ token }) => {
    if (token === gone?.phone.pushToken) return { status: 410, reason: 'Unregistered' }
    return token === away?.phone.pushToken ? { status: 503, reason: 'ServiceUnavailable' } : { status: 200 }
  })
  await send()
  expect(await history()).toMatchObject([{ state: 'under-way', outcomes: { apple: { delivered: 0 } } }])
  await deliver()
  const apples = (counts: object) => [{ subscribers: 3, outcomes: { apple: counts } }]
  expect(await history()).toMatchObject(apples({ delivered: 1, gone: 1, failed: 1 }))
  await later(HOUR)
  await deliver()
  expect(await history()).toMatchObject(apples({ delivered: 1, gone: 1, failed: 1 }))
  expect(await history()).toMatchObject([{ state: 'under-way' }])
  apple.clear()
  await later(HOUR)
  await deliver()
  expect(await history()).toMatchObject(apples({ delivered: 2, gone: 1, failed: 0 }))
  expect(await history()).toMatchObject([{ state: 'sent' }])
})

test('recipients whom the last attempt did not reach count as failed', async () => {
  await holder()
  apple.treat(() => ({ status: 503, reason: 'ServiceUnavailable' }))
  await send()
  await deliver()
  await later(DAY + HOUR)
  await deliver()
  expect(await history()).toMatchObject([{ state: 'undelivered', outcomes: { apple: { delivered: 0, failed: 1 } } }])
})

test('a withdrawn text is removed from the backs of the cards silently, and the next text alerts again', async () => {
  const [{ phone, serial }, other] = [await holder(), await holder('lukas-hofer')]
  const uuid = await send()
  await deliver()
  await phone.wake()
  expect(phone.alerts).toHaveLength(1)
  apple.clear()
  await later(11 * MINUTE)
  expect((await takeBack(uuid)).status).toBe(204)
  await deliver()
  expect(apple.received.map(({ token }) => token)).toEqual([phone.pushToken])
  expect(await phone.wake()).toBe(1)
  expect(phone.back(serial)).toMatchObject({ news: 'Noch keine Nachricht' })
  expect([phone.alerts.length, phone.back(serial)['news-link']]).toEqual([1, undefined])
  expect(await other.phone.wake()).toBe(0)
  await send({ ...TEXT, text: 'Etwas anderes' })
  await deliver()
  await phone.wake()
  expect(phone.alerts).toHaveLength(2)
})

test('the history says once who withdrew it and when', async () => {
  await holder()
  const uuid = await send()
  await deliver()
  await later(MINUTE)
  await takeBack(uuid)
  await later(MINUTE)
  expect((await takeBack(uuid)).status).toBe(204)
  const withdrawn_at = instant(MONDAY.getTime() + MINUTE)
  expect(await history()).toMatchObject([{ state: 'withdrawn', withdrawn_at, withdrawer_name: 'Sophie Wallner' }])
  expect(await site.app.knex('outbox').where({ kind: 'wallet-withdrawal' })).toHaveLength(1)
})

test('a text withdrawn while it is being sent reaches no further cards', async () => {
  const [first, second] = [await holder(), await holder()]
  apple.treat(({ token }) =>
    token === first.phone.pushToken ? { status: 200 } : { status: 503, reason: 'ServiceUnavailable' }
  )
  const uuid = await send()
  await deliver()
  await takeBack(uuid)
  apple.clear()
  await later(HOUR)
  await deliver()
  for (const { phone } of [first, second]) {
    await phone.wake()
    expect(phone.alerts).toEqual([])
  }
  expect(await site.app.knex('outbox').where({ state: 'waiting' })).toEqual([])
  expect(await history()).toMatchObject([{ state: 'withdrawn' }])
})

test('a text withdrawn before its first card was written reaches no one', async () => {
  const { phone } = await holder()
  const uuid = await send()
  await takeBack(uuid)
  await deliver()
  expect([apple.received, await phone.wake()]).toEqual([[], 0])
})

test('phones that could not be woken for a withdrawal are woken later', async () => {
  const { phone, serial } = await holder()
  const uuid = await send()
  await deliver()
  await phone.wake()
  apple.treat(() => ({ status: 503, reason: 'ServiceUnavailable' }))
  await takeBack(uuid)
  await deliver()
  apple.clear()
  await later(HOUR)
  await deliver()
  expect(apple.received.map(({ token }) => token)).toEqual([phone.pushToken])
  await phone.wake()
  expect([phone.alerts.length, phone.back(serial).news]).toEqual([1, 'Noch keine Nachricht'])
})
