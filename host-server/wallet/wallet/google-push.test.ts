import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../core/base/clock.ts'
import { drain } from '../../core/jobs/outbox.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { jobs } from '../../jobs.ts'
import { request, signIn } from '../../testing/client.ts'
import { MONDAY, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { updateObjects } from './google.service.ts'
import { checkCards } from './pass-updates.ts'
import { type Asked, type Google, refusal, startGoogle, type Treat } from './testing/google.ts'
import { call, holder as hold, messageOf, takeLink } from './testing/google-holder.ts'

const LINK = 'https://localhost/zinsen?a=1&copy=2'

let google: Google
let site: Site
let db: TenantDb

beforeAll(async () => {
  google = await startGoogle(() => site.clock.now())
  site = await startDemoSite({}, { BASE_URL: 'https://advisors.example', ...google.settings })
  const { tenant_id } = await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  db = new TenantDb(site.app.knex, tenant_id)
})
beforeEach(() => {
  site.clock.time = MONDAY
})
const TABLES = [
  'rate_limits',
  'wallet_cards',
  'wallet_transfers',
  'wallet_passes',
  'wallet_notifications',
  'google_classes',
  'outbox',
  'sessions'
]
afterEach(async () => {
  google.clear()
  for (const table of TABLES) await site.app.knex(table).delete()
})
afterAll(async () => {
  await site.stop()
  await google.stop()
})

const holder = (alias?: string, notify?: string) => hold(site, google, alias, notify)
const later = (ms: number) => {
  site.clock.time = new Date(site.clock.time.getTime() + ms)
}
const deliver = async () => {
  while (await drain(site.app, jobs));
}
async function send(notification: object = {}): Promise<string> {
  later(11 * MINUTE)
  const cookie = await signIn(site, 'marketing@demo.example')
  const body = { text: 'Neue Zinsen', advisors: ['anna-gruber'], ...notification }
  const { status, body: sent } = await request(site, 'POST', '/api/v1/wallet-cards/notifications', { cookie, body })
  expect(status).toBe(201)
  return sent.uuid
}
async function ask(account: string, method: string, path: string, body?: object) {
  const cookie = await signIn(site, account)
  return request(site, method, `/api/v1${path}`, { cookie, ...(body && { body }) })
}
const takeBack = async (uuid: string) =>
  expect((await ask('marketing@demo.example', 'DELETE', `/wallet-cards/notifications/${uuid}`)).status).toBe(204)
async function historyOf() {
  const { body } = await ask('marketing@demo.example', 'GET', '/wallet-cards/notifications')
  const { state, outcomes } = body.notifications[0]
  return { state, google: outcomes.google }
}
const messagesOf = (serial: string) => google.object(serial)?.messages ?? []
const isMessage = ({ path }: Asked) => path.endsWith('/addMessage')
const asked = (method: string, about: RegExp) =>
  google.asked.filter(({ method: was, path }) => was === method && about.test(path))
const rungFor = (serial: string) => google.rung.filter(({ object }) => object.endsWith(serial)).length
const waiting = () => site.app.knex('outbox').where({ state: 'waiting' })

test('without a service account Google is not called, and no job waits', async () => {
  const serial = await holder()
  const other = await startDemoSite({}, { BASE_URL: 'https://advisors.example' })
  const knex = other.app.knex
  const { tenant_id } = await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  const card = await site.app.knex('wallet_passes').where({ serial }).first()
  const { uuid } = await knex('advisors').where({ tenant_id, alias: 'anna-gruber' }).first('uuid')
  await knex('wallet_passes').insert({ ...card, tenant_id, advisor_uuid: uuid })
  google.asked.length = 0
  await updateObjects(new TenantDb(knex, tenant_id), other.clock.now(), [serial])
  expect(await drain(other.app, jobs)).toBe(1)
  expect([google.asked, await knex('outbox').where({ state: 'waiting' })]).toEqual([[], []])
  await other.stop()
})

test('holders without consent, without the card, or with another one are not notified', async () => {
  const [silent, gone, other] = [await holder('anna-gruber', ''), await holder(), await holder('lukas-hofer')]
  const unsaved = google.save(await takeLink(site, 'anna-gruber', { notify: 'yes' }))
  await call(site, google, messageOf(site, google, gone, 'del'))
  const reached = await holder()
  await send()
  await deliver()
  expect([silent, gone, other, unsaved].map(messagesOf)).toEqual([[], [], [], []])
  expect(google.rung).toMatchObject([{ object: `${google.issuer}.${reached}` }])
})

test('a holder who withdraws consent or removes the card before delivery is not notified', async () => {
  const [changed, gone] = [await holder(), await holder()]
  await send()
  await site.app.knex('wallet_passes').where({ serial: changed }).update({ notifications_at: null })
  await call(site, google, messageOf(site, google, gone, 'del'))
  await deliver()
  expect(asked('POST', /addMessage/)).toEqual([])
})

test('a holder who withdraws consent during delivery is not notified', async () => {
  const [first = '', second = ''] = [await holder(), await holder()].sort()
  await send()
  google.treat(async (about) => {
    if (isMessage(about)) await site.app.knex('wallet_passes').update({ notifications_at: null })
    return undefined
  })
  await deliver()
  expect([rungFor(first), rungFor(second), messagesOf(second), await waiting()]).toEqual([1, 0, [], []])
  expect(await site.app.knex('google_messages').pluck('serial')).toEqual([first])
})

test('if Google does not know the key, there is no token, and the job waits', async () => {
  await holder()
  await deliver()
  google.tokens.clear()
  google.treat(({ path }) => (path === '/token' ? { status: 400, body: { error: 'invalid_grant' } } : undefined))
  await send()
  await deliver()
  expect(google.rung).toEqual([])
  expect(await waiting()).toMatchObject([{ kind: 'google-message', last_error: 'Google answers 400 invalid_grant' }])
})

test('the holder gets text and link, once, under the institution’s name', async () => {
  const serial = await holder()
  const uuid = await send({ text: 'Mehr <b>Zins</b> & weniger &lt;Papier', link: LINK })
  await deliver()
  expect(messagesOf(serial)).toEqual([
    {
      id: uuid,
      header: 'Alpenbank',
      messageType: 'TEXT_AND_NOTIFY',
      body: `Mehr &#60;b>Zins&#60;/b> & weniger &#38;lt;Papier <a href="${LINK.replace('&', '&amp;')}">Mehr dazu</a>`
    }
  ])
  expect(rungFor(serial)).toBe(1)
})

test('one token serves many cards, and a new one is requested shortly before it expires, or when it is refused', async () => {
  const all = [await holder(), await holder(), await holder()]
  await send()
  await deliver()
  expect([all.map(rungFor), google.grants]).toEqual([[1, 1, 1], 1])
  later(HOUR)
  await send()
  await deliver()
  expect([all.map(rungFor), google.grants]).toEqual([[2, 2, 2], 2])
  google.tokens.clear()
  await send()
  await deliver()
  expect([all.map(rungFor), google.grants]).toEqual([[3, 3, 3], 3])
})

test('a card alerts three times a day, then is silent, and alerts again the next day', async () => {
  const serial = await holder()
  for (let count = 1; count <= 4; count += 1) {
    await send()
    await deliver()
  }
  const types = () => messagesOf(serial).map(({ messageType }) => messageType)
  expect([rungFor(serial), types()]).toEqual([3, [...Array(3).fill('TEXT_AND_NOTIFY'), 'TEXT']])
  expect(asked('POST', /addMessage/)).toHaveLength(4)
  later(DAY)
  await send()
  await deliver()
  expect(rungFor(serial)).toBe(4)
})

test('when Google reports its quota as used, the text comes silently', async () => {
  const serial = await holder()
  google.treat((about) =>
    isMessage(about) && about.body.message.messageType !== 'TEXT' ? refusal(403, 'quotaExceeded') : undefined
  )
  await send()
  await deliver()
  expect(messagesOf(serial)).toMatchObject([{ messageType: 'TEXT' }])
  expect(await site.app.knex('google_messages').pluck('message_type')).toEqual(['TEXT'])
})

test('of many texts the latest stay, and none of them alerts again', async () => {
  const serial = await holder()
  const sent: string[] = []
  for (let count = 1; count <= 7; count += 1) {
    if (count === 4) later(DAY)
    sent.push(await send())
    await deliver()
  }
  expect(messagesOf(serial).map(({ id }) => id)).toEqual(sent.slice(-5))
  expect(rungFor(serial)).toBe(6)
  expect(asked('PATCH', /genericObject/).flatMap(({ body }) => body.messages ?? [])).not.toContainEqual(
    expect.objectContaining({ messageType: 'TEXT_AND_NOTIFY' })
  )
})

test.each<[what: string, treatment: Awaited<ReturnType<Treat>>]>([
  ['that this was too often', refusal(429, 'rateLimitExceeded')],
  ['that it is too busy', refusal(503, 'backendError')],
  ['nothing, and cuts the line', 'cut'],
  ['nothing though it has done it', 'do and cut']
])('when Google answers %s, everyone is notified later, and no one twice', async (_what, treatment) => {
  const all = [await holder(), await holder(), await holder()]
  await deliver()
  let count = 0
  google.treat((about) => {
    if (!isMessage(about)) return undefined
    count += 1
    return count === 2 ? treatment : undefined
  })
  const uuid = await send()
  await deliver()
  expect(await waiting()).toMatchObject([{ kind: 'google-message', attempts: 1 }])
  later(HOUR)
  await deliver()
  expect(all.map(rungFor)).toEqual([1, 1, 1])
  expect(all.map((serial) => messagesOf(serial).map(({ id }) => id))).toEqual([[uuid], [uuid], [uuid]])
  expect(await waiting()).toEqual([])
})

test('a card that cannot be updated does not delay others', async () => {
  const all = [await holder(), await holder()].sort()
  await deliver()
  google.treat((about) =>
    isMessage(about) && about.path.includes(all[0] ?? '-') ? refusal(400, 'invalid') : undefined
  )
  await send()
  await deliver()
  expect(all.map(rungFor)).toEqual([0, 1])
  google.treat(() => undefined)
  later(HOUR)
  await deliver()
  expect(all.map(rungFor)).toEqual([1, 1])
})

test('a card that Google does not know is skipped', async () => {
  const [unknown, known] = [await holder(), await holder()]
  await deliver()
  google.objects.delete(`${google.issuer}.${unknown}`)
  await send()
  await deliver()
  expect([rungFor(known), await waiting()]).toEqual([1, []])
  expect(await site.app.knex('google_messages').pluck('serial')).toEqual([known])
})

test('a withdrawn text is removed from the cards, the others stay, and no one else gets it', async () => {
  const all = [await holder(), await holder()]
  const staying = await send()
  await deliver()
  const wrong = await send({ text: 'Falsche Zinsen' })
  google.treat((about) => (isMessage(about) && about.path.includes(all[1] ?? '-') ? 'cut' : undefined))
  await deliver()
  google.treat(() => undefined)
  await takeBack(wrong)
  later(2 * MINUTE)
  await deliver()
  expect(all.map((serial) => messagesOf(serial).map(({ id }) => id))).toEqual([[staying], [staying]])
  expect(await waiting()).toEqual([])
})

test('the history counts holders notified, cards gone, and deliveries still open', async () => {
  const all = [await holder(), await holder(), await holder()].sort()
  await deliver()
  google.objects.delete(`${google.issuer}.${all[0]}`)
  google.treat((about) => (isMessage(about) && about.path.includes(all[2] ?? '-') ? refusal(503, 'busy') : undefined))
  await send()
  await deliver()
  expect(await historyOf()).toMatchObject({ state: 'under-way', google: { delivered: 1, gone: 1, failed: 1 } })
  google.treat(() => undefined)
  later(HOUR)
  await deliver()
  expect(await historyOf()).toMatchObject({ state: 'sent', google: { delivered: 2, gone: 1, failed: 0 } })
})

test('the cards’ class is created with the first one, names the callback URL, and is not changed afterwards', async () => {
  const id = `${google.issuer}.card-${db.tenantId}`
  await holder()
  await deliver()
  expect(google.classes.get(id)).toEqual({
    id,
    multipleDevicesAndHoldersAllowedStatus: 'ONE_USER_ALL_DEVICES',
    callbackOptions: { url: 'https://localhost/wallet/google/callback' }
  })
  google.asked.length = 0
  await holder()
  await deliver()
  expect(google.asked.filter(({ path }) => path.includes('genericClass'))).toEqual([])
})

test('a saved card is updated, also when the advisor’s name changes', async () => {
  const serial = await holder()
  const { subheader, ...short } = google.object(serial) ?? { id: '' }
  google.objects.set(short.id, short)
  await deliver()
  expect(google.object(serial)).toHaveProperty('subheader.defaultValue.value')
  expect(google.object(serial)).toHaveProperty('linksModuleData.uris.2', {
    description: expect.any(String),
    uri: expect.stringContaining(`/wallet-card/anna-gruber/${serial}/`)
  })
  const advisor = site.app.knex('advisors').where({ tenant_id: db.tenantId, alias: 'anna-gruber' })
  const before = await advisor.clone().first('last_name')
  await checkCards(site.app)
  await advisor.clone().update({ last_name: 'Neumann' })
  await checkCards(site.app)
  await deliver()
  expect(google.object(serial)).toMatchObject({
    header: { defaultValue: { value: 'Mag. Anna Neumann' } },
    state: 'ACTIVE',
    classId: `${google.issuer}.card-${db.tenantId}`
  })
  await advisor.update(before)
})

test('a card that is handed over becomes the successor’s, and a revoked one expires', async () => {
  const serial = await holder()
  const path = (alias: string, what: string) => `/advisors/${alias}/wallet-cards/${what}`
  await ask('admin@demo.example', 'POST', path('anna-gruber', 'hand-over'), { successor: 'lukas-hofer' })
  await deliver()
  expect(google.object(serial)).toMatchObject({
    header: { defaultValue: { value: expect.stringContaining('Hofer') } },
    state: 'ACTIVE',
    barcode: { value: expect.stringContaining('/lukas-hofer') }
  })
  await ask('admin@demo.example', 'POST', path('lukas-hofer', 'revocation'))
  await deliver()
  expect(google.object(serial)?.state).toBe('EXPIRED')
})
