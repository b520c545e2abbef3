import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { instant, MINUTE } from '../../core/base/clock.ts'
import { drain } from '../../core/jobs/outbox.ts'
import { jobs } from '../../jobs.ts'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { MONDAY, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { newPass, passJson } from '../wallet/testing/pass-file.ts'
import { Phone } from '../wallet/testing/phone.ts'

const NOTIFICATIONS = '/api/v1/wallet-cards/notifications'
const subscribersOf = (aliases: string) => `/api/v1/wallet-cards/subscribers?filters[advisors]=${aliases}`
const searchFor = (name: string) => `/api/v1/search/advisors-by-name?name=${encodeURIComponent(name)}`
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

const ask = (method: string, path: string, asked: RequestOptions = {}) =>
  request(site, method, path, { cookie, ...asked })
const send = (notification: object = NOTIFICATION, asked: RequestOptions = {}) =>
  ask('POST', NOTIFICATIONS, { body: notification, ...asked })
const sent = () => site.app.knex('wallet_notifications')
const deliver = async () => {
  while (await drain(site.app, jobs));
}

let phones = 0
/** A phone with a new card of the advisor. */
async function holder(alias = 'anna-gruber', notify = 'yes') {
  phones += 1
  const phone = new Phone(site, `phone-${phones}`, phones.toString(16).padStart(64, '0'))
  const files = await newPass(site, alias, notify ? { notify } : {})
  expect(await phone.add(files)).toBe(201)
  return { phone, serial: passJson(files).serialNumber as string }
}

test.each([
  ['a guest', undefined, 401],
  ['an advisor', 'advisor@demo.example', 403],
  ['an administrator', 'admin@demo.example', 403]
])('%s can neither count, search nor send', async (_who, account, status) => {
  const own = account ? await signIn(site, account) : ''
  const answers = [
    await ask('GET', subscribersOf('anna-gruber'), { cookie: own }),
    await ask('GET', searchFor('ann'), { cookie: own }),
    await send(NOTIFICATION, { cookie: own })
  ]
  expect(answers.map((answer) => answer.status)).toEqual([status, status, status])
  expect(await sent()).toEqual([])
})

test('with the module off, no one may send', async () => {
  const module = site.app.knex('tenant_modules').where({ tenant_id: tenantId, module_name: 'wallet-cards' })
  await module.clone().update({ effective_state: false })
  expect([(await send()).status, (await ask('GET', subscribersOf('anna-gruber'))).status]).toEqual([403, 403])
  await module.update({ effective_state: true })
})

test('another institution’s advisors are not found', async () => {
  const [foreign] = await site.app.knex('advisors').whereNot({ tenant_id: tenantId }).pluck('alias')
  const { status, body } = await send({ ...NOTIFICATION, advisors: ['anna-gruber', foreign] })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['advisors']])
  expect((await ask('GET', subscribersOf(`anna-gruber,${foreign}`))).status).toBe(422)
  expect(await sent()).toEqual([])
})

const LONG = '👍🏽'.repeat(50)

test.each<[what: string, change: object, field: string]>([
  ['no text', { text: ' \n ' }, 'text'],
  ['a text of 101 characters', { text: 'ä'.repeat(101) }, 'text'],
  ['more than a hundred code points', { text: `${LONG}!` }, 'text'],
  ['a text in two lines', { text: 'a\nb' }, 'text'],
  ['a text that is turned around', { text: 'a\u202eb' }, 'text'],
  ['a text with invisible characters', { text: 'a\u200bb' }, 'text'],
  ['half a character', { text: '\ud83d' }, 'text'],
  ['no advisors', { advisors: [] }, 'advisors'],
  ['an advisor who does not exist', { advisors: ['nobody'] }, 'advisors'],
  ['an invalid link', { link: 'bank' }, 'link'],
  ['a link by http', { link: 'http://localhost' }, 'link'],
  ['a link of script', { link: 'javascript:alert(1)' }, 'link'],
  ['a link with a password', { link: 'https://a:b@localhost' }, 'link']
])('%s is refused at its field, and nothing is sent', async (_what, change, field) => {
  const { status, body } = await send({ ...NOTIFICATION, ...change })
  expect([status, Object.keys(body.errors).map((key) => key.split('.')[0])]).toEqual([422, [field]])
  expect([await sent(), await site.app.knex('outbox')]).toEqual([[], []])
})

test('what is said of a text that is too long names the limit and the length in characters', async () => {
  const { body } = await send({ ...NOTIFICATION, text: `${LONG}!` })
  expect(body.errors.text).toEqual(['Dieser Text hat 101 Zeichen, höchstens 100 sind möglich. Bitte kürzen Sie ihn.'])
})

test('what is said of a link without https says that it is needed', async () => {
  const { body } = await send({ ...NOTIFICATION, link: 'http://localhost' })
  expect(body.errors.link).toEqual(['Link ist keine gültige URL. Er muss mit https:// beginnen.'])
})

test('a hundred code points are allowed, and so is an emoji made of several', async () => {
  expect((await send({ ...NOTIFICATION, text: LONG })).status).toBe(201)
  site.clock.time = new Date(MONDAY.getTime() + 11 * MINUTE)
  expect((await send({ ...NOTIFICATION, text: 'Familien 👨‍👩‍👧 willkommen' })).status).toBe(201)
})

test('without a list of hosts, a link must lead to a domain of the institution', async () => {
  for (const link of [
    'https://www.bank.example',
    'https://nordbank.localhost/x',
    'https://localhost:8443',
    'https://x.localhost'
  ])
    expect((await send({ ...NOTIFICATION, link })).body.errors, link).toHaveProperty('link')
  const { body } = await send({ ...NOTIFICATION, link: 'https://www.bank.example' })
  expect(body.errors.link[0]).toMatch(/^Links dürfen nur zu localhost.* führen\./)
  expect(await sent()).toEqual([])
  expect((await send()).status).toBe(201)
})

test('where the institution has a list of hosts, a link must lead to one of them', async () => {
  const setting = { tenant_id: tenantId, name: 'push_link_hosts', value: 'localhost karriere.bank.example' }
  await site.app.knex('tenant_settings').insert(setting)
  for (const link of ['https://bank.example', 'https://localhost.evil.example', 'https://localhost:8443'])
    expect((await send({ ...NOTIFICATION, link })).body.errors, link).toHaveProperty('link')
  expect((await send()).status).toBe(201)
  await site.app.knex('tenant_settings').where({ name: setting.name }).delete()
})

test('after a quarter of an hour, sending requires a proof that it is still the user', async () => {
  const before = instant(MONDAY.getTime() - 16 * MINUTE)
  await site.app.knex('sessions').update({ created_at: before })
  expect((await send()).status).toBe(403)
  expect(await sent()).toEqual([])
})

test('one notification in ten minutes and ten a day are allowed', async () => {
  expect((await send()).status).toBe(201)
  const { status, headers, body } = await send()
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
  expect(body.message).toContain('ab 08:10 möglich')
  expect(await sent()).toHaveLength(1)
  for (let count = 1; count < 11; count += 1) {
    site.clock.time = new Date(MONDAY.getTime() + count * 11 * MINUTE)
    cookie = await signIn(site, 'marketing@demo.example')
    expect((await send()).status, String(count)).toBe(count < 10 ? 201 : 429)
  }
})

test('only devices of holders who consented count, of the chosen advisors and this institution', async () => {
  await holder()
  await holder()
  await holder('anna-gruber', '')
  await holder('lukas-hofer')
  const count = async (aliases: string) => (await ask('GET', subscribersOf(aliases))).body
  expect(await count('anna-gruber')).toEqual([{ platform: 'apple' }, { platform: 'apple' }])
  expect(await count('anna-gruber,lukas-hofer,anna-gruber')).toHaveLength(3)
  expect((await ask('GET', subscribersOf(''))).status).toBe(422)
})

test('names are found by the start of any word, ignoring case, accents and spaces', async () => {
  const { body } = await ask('GET', searchFor('GRÜ'))
  expect(body).toEqual([
    {
      slug: 'anna-gruber',
      full_name: 'Mag. Anna Gruber',
      email_address: expect.stringContaining('@'),
      profile_picture_url: expect.stringContaining('/media/'),
      branch: 'Filiale Wien Innere Stadt'
    }
  ])
  expect((await ask('GET', searchFor('rub'))).body).toEqual([])
  expect((await ask('GET', searchFor('an'))).status).toBe(422)
  expect((await ask('GET', searchFor('annagr'))).body).toEqual(body)
  expect((await ask('GET', searchFor('%%%'))).body).toEqual([])
})

test('a notification is on the lock screen and the back of cards with consent, and of no others', async () => {
  const [reached, silent, other] = [await holder(), await holder('anna-gruber', ''), await holder('lukas-hofer')]
  for (const { phone } of [reached, silent, other]) await phone.wake()
  site.clock.time = new Date(MONDAY.getTime() + MINUTE)
  expect((await send()).status).toBe(201)
  await deliver()
  expect(await sent()).toMatchObject([{ ...NOTIFICATION, advisors: expect.any(String), subscribers: 1 }])
  for (const { phone } of [reached, silent, other]) await phone.wake()
  const shown = (text = '') => text.replace(/[\u200b\u2060]/g, '')
  expect(reached.phone.alerts.map(shown)).toEqual([NOTIFICATION.text])
  const back = reached.phone.back(reached.serial)
  expect([shown(back.news), back['news-link']]).toEqual([NOTIFICATION.text, NOTIFICATION.link])
  for (const { phone, serial } of [silent, other]) {
    expect([phone.alerts, phone.back(serial).news]).toEqual([[], 'Noch keine Nachricht'])
  }
})

test('the same text sent again alerts again', async () => {
  const { phone } = await holder()
  for (let count = 1; count < 4; count += 1) {
    site.clock.time = new Date(MONDAY.getTime() + count * 11 * MINUTE)
    cookie = await signIn(site, 'marketing@demo.example')
    expect((await send()).status).toBe(201)
    await deliver()
    await phone.wake()
    expect(phone.alerts).toHaveLength(count)
  }
})

test('a holder who withdraws consent before delivery is not notified', async () => {
  const { phone } = await holder()
  await phone.wake()
  await send()
  await site.app.knex('wallet_passes').update({ notifications_at: null })
  await deliver()
  await phone.wake()
  expect(phone.alerts).toEqual([])
})

const BRANCHES = '/api/v1/wallet-cards/branches'

test("another institution's branches are neither listed nor opened, and only marketing managers choose by branch", async () => {
  const [foreign] = await site.app.knex('organizations').whereNot({ tenant_id: tenantId }).pluck('uuid')
  expect((await ask('GET', `${BRANCHES}/${foreign}/advisors`)).status).toBe(404)
  const listed = (await ask('GET', BRANCHES)).body
  const own = await site.app.knex('advisors').where({ tenant_id: tenantId })
  expect(listed.map(({ uuid }: { uuid: string }) => uuid)).not.toContain(foreign)
  expect(listed.reduce((sum: number, { advisors }: { advisors: number }) => sum + advisors, 0)).toBe(own.length)
  const advisor = await signIn(site, 'advisor@demo.example')
  expect((await ask('GET', BRANCHES, { cookie: advisor })).status).toBe(403)
})

test('a branch returns its advisors, as the search does', async () => {
  const { organization_uuid } = await site.app
    .knex('advisors')
    .where({ tenant_id: tenantId, alias: 'anna-gruber' })
    .first()
  const { body } = await ask('GET', `${BRANCHES}/${organization_uuid}/advisors`)
  const of = await site.app.knex('advisors').where({ organization_uuid }).pluck('alias')
  expect(body.map(({ slug }: { slug: string }) => slug).toSorted()).toEqual(of.toSorted())
  expect(body).toContainEqual((await ask('GET', searchFor('gru'))).body[0])
})
