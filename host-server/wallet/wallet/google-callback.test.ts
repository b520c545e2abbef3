import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../core/base/clock.ts'
import { request, signIn } from '../../testing/client.ts'
import { MONDAY, NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { type Google, startGoogle } from './testing/google.ts'
import { call, holder, messageOf, takeLink } from './testing/google-holder.ts'
import type { Deviations } from './testing/google-signer.ts'
import { newPass, passJson } from './testing/pass-file.ts'

let google: Google
let site: Site

beforeAll(async () => {
  google = await startGoogle(() => site.clock.now())
  site = await startDemoSite({}, { BASE_URL: 'https://advisors.example', ...google.settings })
})
beforeEach(() => {
  site.clock.time = MONDAY
})
afterEach(async () => {
  google.clear()
  for (const table of ['rate_limits', 'wallet_passes', 'outbox', 'spent_proofs']) {
    await site.app.knex(table).delete()
  }
})
afterAll(async () => {
  await site.stop()
  await google.stop()
})

const isSaved = async (serial: string) =>
  Boolean((await site.app.knex('wallet_passes').where({ serial }).first('saved_at')).saved_at)
const newCard = async () => google.save(await takeLink(site, 'anna-gruber', { notify: 'yes' }))
const post = (body: unknown, host?: string) =>
  request(site, 'POST', '/wallet/google/callback', { body, headers: { origin: undefined }, ...(host && { host }) })

const past = () => site.clock.time.getTime() - 1

test('without a service account the URL is not found', async () => {
  const other = await startDemoSite()
  expect((await request(other, 'POST', '/wallet/google/callback', { body: {} })).status).toBe(404)
  await other.stop()
})

test.each<[what: string, change: (sealed: Record<string, unknown>) => unknown]>([
  ['nothing', () => ({})],
  ['a text', () => 'save'],
  ['another protocol', (sealed) => ({ ...sealed, protocolVersion: 'ECv2' })],
  ['no key', ({ intermediateSigningKey, ...sealed }) => sealed],
  ['too many signatures', (sealed) => ({ ...sealed, ...withSignatures(Array(9).fill('x')) })]
])('a body of %s is malformed', async (_what, change) => {
  const serial = await newCard()
  const { status } = await post(change(google.signer.sign(messageOf(site, google, serial, 'save'))))
  expect([status, await isSaved(serial)]).toEqual([400, false])
})

const withSignatures = (signatures: string[]) => ({ intermediateSigningKey: { signedKey: '{}', signatures } })

test.each<[what: string, other: () => Deviations]>([
  ['a key that Google has not signed', () => ({ isStranger: true })],
  ['an expired key', () => ({ keyExpiration: past() })],
  ['Google for another issuer', () => ({ issuer: '3388000000099999999' })],
  ['Google for another service', () => ({ sender: 'GooglePay' })]
])('a callback signed by %s is refused', async (_what, other) => {
  const serial = await newCard()
  const { status } = await call(site, google, messageOf(site, google, serial, 'save'), other())
  expect([status, await isSaved(serial)]).toEqual([403, false])
})

test.each<[what: string, change: (sealed: Record<string, unknown>) => object]>([
  ['an altered message', (sealed) => ({ signedMessage: String(sealed.signedMessage).replace('save', 'del') })],
  ['no signature', () => ({ signature: '' })],
  ['an invalid signature', () => ({ signature: 'AAAA' })],
  ['an unsigned key', () => withSignatures(['AAAA'])]
])('a callback with %s is refused', async (_what, change) => {
  const serial = await holder(site, google)
  const sealed = google.signer.sign(messageOf(site, google, serial, 'save'))
  expect([(await post({ ...sealed, ...change(sealed) })).status, await isSaved(serial)]).toEqual([403, true])
})

test.each<[what: string, word: () => object]>([
  ['an expired message', () => ({ expTimeMillis: past() })],
  ['a message without expiry', () => ({ expTimeMillis: 'later' })],
  ['another event type', () => ({ eventType: 'view' })],
  ['another class', () => ({ classId: `${google.issuer}.card-x` })],
  ["another issuer's card", () => ({ objectId: `1.${'a'.repeat(32)}` })],
  ['a malformed card id', () => ({ objectId: `${google.issuer}.x' or 1=1` })]
])('%s is refused', async (_what, message) => {
  const serial = await newCard()
  const { status } = await call(site, google, messageOf(site, google, serial, 'save', message()))
  expect([status, await isSaved(serial)]).toEqual([403, false])
})

test("another institution's host accepts no callback for these cards, nor this host theirs", async () => {
  const serial = await newCard()
  const message = messageOf(site, google, serial, 'save')
  expect((await call(site, google, message, NORDBANK)).status).toBe(403)
  const { tenant_id } = await site.app.knex('tenant_domains').where(NORDBANK).first('tenant_id')
  const theirs = { ...message, classId: `${google.issuer}.card-${tenant_id}` }
  expect((await call(site, google, theirs, NORDBANK)).status).toBe(404)
  expect((await call(site, google, theirs)).status).toBe(403)
  expect(await isSaved(serial)).toBe(false)
})

test('a card that was never issued, or is for an iPhone, is not found', async () => {
  const message = messageOf(site, google, await newCard(), 'save')
  const apple = passJson(await newPass(site, 'anna-gruber')).serialNumber
  for (const serial of ['a'.repeat(32), apple]) {
    expect((await call(site, google, { ...message, objectId: `${google.issuer}.${serial}` })).status).toBe(404)
  }
  expect(await site.app.knex('wallet_passes').whereNotNull('saved_at')).toEqual([])
})

test('a callback counts once: replayed, it does not restore a card removed since', async () => {
  const serial = await newCard()
  const saved = messageOf(site, google, serial, 'save')
  expect((await call(site, google, saved)).status).toBe(200)
  expect(await isSaved(serial)).toBe(true)
  expect((await call(site, google, messageOf(site, google, serial, 'del'))).status).toBe(200)
  expect((await call(site, google, saved)).status).toBe(200)
  expect(await isSaved(serial)).toBe(false)
})

test('a late callback does not undo a newer one', async () => {
  const serial = await holder(site, google)
  const late = messageOf(site, google, serial, 'del')
  site.clock.time = new Date(MONDAY.getTime() + MINUTE)
  expect((await call(site, google, messageOf(site, google, serial, 'save'))).status).toBe(200)
  expect((await call(site, google, late)).status).toBe(200)
  expect(await isSaved(serial)).toBe(true)
})

test('when Google signs with new keys, they are fetched', async () => {
  const serial = await newCard()
  google.signer.renew()
  site.clock.time = new Date(MONDAY.getTime() + HOUR)
  expect((await call(site, google, messageOf(site, google, serial, 'save'))).status).toBe(200)
  google.signer.renew()
  site.clock.time = new Date(MONDAY.getTime() + HOUR + 2 * MINUTE)
  expect((await call(site, google, messageOf(site, google, serial, 'del'))).status).toBe(200)
  expect(await isSaved(serial)).toBe(false)
})

test('while the keys cannot be fetched, Google is asked to retry', async () => {
  const other = await startDemoSite(
    {},
    { BASE_URL: 'https://advisors.example', ...google.settings, GOOGLE_WALLET_KEYS_URL: 'http://127.0.0.1:9/keys' }
  )
  const serial = google.save(await takeLink(other, 'anna-gruber'))
  expect((await call(other, google, messageOf(other, google, serial, 'save'))).status).toBe(503)
  await other.stop()
})

test('only cards saved in a Google Wallet count as subscribers', async () => {
  const cookie = await signIn(site, 'marketing@demo.example')
  const path = '/api/v1/wallet-cards/subscribers?filters[advisors]=anna-gruber'
  const count = async () => (await request(site, 'GET', path, { cookie })).body
  const serial = await newCard()
  expect(await count()).toEqual([])
  await call(site, google, messageOf(site, google, serial, 'save'))
  await holder(site, google, 'anna-gruber', '')
  await holder(site, google, 'lukas-hofer')
  expect(await count()).toEqual([{ platform: 'google' }])
  await call(site, google, messageOf(site, google, serial, 'del'))
  expect(await count()).toEqual([])
})
