import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exampleContactOffer } from '#contract/examples/contact-requests.example'
import type { ProofForm } from '#contract/proof-of-work'
import { type RequestOptions, request } from '../../testing/client.ts'
import { countStatuses, type Office, openOffice } from '../appointments/testing/office.ts'
import { prove } from '../proof-of-work/testing/prove.ts'

let office: Office

beforeAll(async () => {
  office = await openOffice()
})
beforeEach(async () => {
  for (const table of ['contact_requests', 'outbox', 'idempotency_keys']) await office.knex(table).delete()
})
afterAll(() => office.site.stop())

const BASIC = {
  kind: 'basic',
  first_name: 'Vera',
  last_name: 'Visitor',
  email: 'vera@visitor.example',
  note: 'Hello'
}
const WINDOW = { date: '2027-03-05', start_time: '09:00', end_time: '11:30' }
const CALLBACK = { ...BASIC, kind: 'callback', phone: '+43 1 234567', ...WINDOW, note: '' }
const CHAT = { ...BASIC, kind: 'messenger' }
const WISH = { ...BASIC, kind: 'appointment', date: '2027-03-05' }

const path = (alias = office.alias) => `/api/v1/advisors/${alias}/contact-requests`
const write = (body: object = BASIC, asked: RequestOptions = {}, at = office) =>
  request(at.site, 'POST', `/api/v1/advisors/${at.alias}/contact-requests`, { body, ...asked })
const offer = (alias = office.alias, asked: RequestOptions = {}) =>
  request(office.site, 'GET', `/api/v1/advisors/${alias}/contact-offer`, asked)
const rows = () => office.knex('contact_requests')
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } })

describe('a callback', () => {
  const errorsOf = async (rest: object) => (await write({ ...CALLBACK, ...rest })).body.errors

  test('on a Sunday or before work is refused with what to choose', async () => {
    expect(await errorsOf({ date: '2027-03-07' })).toEqual({
      date: ['An diesem Tag können wir nicht anrufen. Bitte wählen Sie einen anderen, etwa Montag, 1. März 2027.']
    })
    expect(await errorsOf({ start_time: '07:00', end_time: '09:00' })).toEqual({
      start_time: ['An diesem Tag können wir zu diesen Zeiten anrufen: 09:00–17:00. Bitte wählen Sie eine davon.']
    })
    expect(await rows()).toEqual([])
    expect((await write({ ...CALLBACK, start_time: '07:00', end_time: '09:30' })).status).toBe(201)
  })

  const days = async () =>
    (await request(office.site, 'GET', `/api/v1/advisors/${office.alias}/callback-times`)).body.callback_days

  test('can be requested for the days and half hours that the form lists', async () => {
    const [monday, ...others] = await days()
    expect([monday.date, monday.start_time[0], monday.end_time.at(-1)]).toEqual(['2027-03-01', '09:00', '17:00'])
    expect(others.map(({ date }: { date: string }) => date)).not.toContain('2027-03-07')
    const [start_time, end_time] = [monday.start_time.at(-1), monday.end_time.at(-1)]
    expect((await write({ ...CALLBACK, date: monday.date, start_time, end_time })).status).toBe(201)
  })

  test('can be at any time where no hours are known', async () => {
    const hours = office.knex('working_hours').where({ advisor_uuid: office.advisorUuid })
    const kept = await hours.clone().select()
    await hours.clone().delete()
    const defaults = await office.knex('default_weeks').select()
    await office.knex('default_weeks').delete()
    const { status } = await write({ ...CALLBACK, date: '2027-03-07' })
    await office.knex('working_hours').insert(kept)
    if (defaults.length) await office.knex('default_weeks').insert(defaults)
    expect(status).toBe(201)
  })
})

describe('a rejected request', () => {
  test.each([
    ['a kind that does not exist', { kind: 'fax' }, 'kind'],
    ['an unknown key', { to: 'boss@bank.example' }, 'to'],
    ['no name', { first_name: ' ' }, 'first_name'],
    ['a name with a header in it', { last_name: 'V\r\nBcc: x@y.example' }, 'last_name'],
    ['an address without a domain', { email: 'maria@huber' }, 'email'],
    ['two addresses', { email: 'a@visitor.example,b@visitor.example' }, 'email'],
    ['an address with a header in it', { email: 'a@visitor.example\r\nBcc: b@visitor.example' }, 'email'],
    ['an invalid phone number', { phone: 'call me' }, 'phone'],
    ['a NUL', { note: 'a\u0000b' }, 'note'],
    ['a text that is too long', { note: 'n'.repeat(2001) }, 'note'],
    ['a filled honeypot', { website: 'https://spam.example' }, 'website'],
    ['no message', { note: ' \n ' }, 'note'],
    ['a message with a day', { date: '2027-03-05' }, 'date'],
    ['a chat without a message', { ...CHAT, note: '' }, 'note'],
    ['a chat on a day', { ...CHAT, date: '2027-03-05' }, 'date'],
    ['a wish without a day', { ...WISH, date: undefined }, 'date'],
    ['a day that the calendar does not have', { ...WISH, date: '2027-02-30' }, 'date'],
    ['a day in the past', { ...WISH, date: '2027-02-28' }, 'date'],
    ['a start without an end', { ...WISH, start_time: '09:00' }, 'end_time'],
    ['a call without a number', { ...CALLBACK, phone: '' }, 'phone'],
    ['a call at any time', { ...CALLBACK, start_time: undefined }, 'start_time'],
    ['hours that end before they begin', { ...CALLBACK, end_time: '08:30' }, 'end_time'],
    ['hours off the grid', { ...CALLBACK, end_time: '11:45' }, 'end_time'],
    ['a call without a day', { ...CALLBACK, date: undefined }, 'date'],
    ['a call on a day in the past', { ...CALLBACK, date: '2027-02-28' }, 'date']
  ])('%s is refused under its field', async (_, rest, field) => {
    const { status, body } = await write({ ...BASIC, ...rest })
    expect([status, Object.keys(body.errors), body.errors[field][0]]).toEqual([422, [field], expect.any(String)])
    expect(await rows()).toEqual([])
    expect(await office.knex('outbox')).toEqual([])
  })

  test('today is the current day at the branch', async () => {
    const now = office.site.clock.time
    office.site.clock.time = new Date('2027-03-04T23:30:00Z')
    const [over, just] = [await write({ ...WISH, date: '2027-03-04' }), await write(WISH)]
    office.site.clock.time = now
    expect([over.status, just.status]).toEqual([422, 201])
  })

  test('a call on the present day needs hours that are not over at the branch', async () => {
    const now = office.site.clock.time
    // 11:30 in Vienna
    office.site.clock.time = new Date('2027-03-05T10:30:00Z')
    const over = await write(CALLBACK)
    const running = await write({ ...CALLBACK, end_time: '12:00' })
    office.site.clock.time = now
    expect([over.status, over.body.errors]).toEqual([422, { end_time: ['Diese Uhrzeit ist heute schon vorbei.'] }])
    expect(running.status).toBe(201)
  })

  test("another tenant's advisor and an unknown one give the same 404", async () => {
    const [foreign, unknown] = await Promise.all(
      [office.foreignAlias, 'nobody'].map((alias) => request(office.site, 'POST', path(alias), { body: BASIC }))
    )
    expect([foreign?.status, foreign?.text]).toEqual([404, unknown?.text])
  })

  test('a page of another origin may send requests only if the tenant has listed it', async () => {
    const origin = 'https://bank.example'
    const asked = { headers: { origin, 'sec-fetch-site': 'cross-site' } }
    expect((await write(BASIC, asked)).status).toBe(403)
    const setting = office.knex('tenant_settings').where({ tenant_id: office.tenantId, name: 'embed_origins' })
    await setting.update({ value: origin })
    const allowed = await write(BASIC, asked)
    expect([allowed.status, allowed.headers['access-control-allow-origin']]).toEqual([201, '*'])
  })

  test.each([
    ['contact-api', [403, 403, 403, 403]],
    ['call-me-back', [201, 201, 403, 201]],
    ['messenger', [201, 201, 201, 403]]
  ])('without the module %s', async (module_name, statuses) => {
    const module = office.knex('tenant_modules').where({ tenant_id: office.tenantId, module_name })
    await module.clone().update({ effective_state: false })
    const answers = [await write(BASIC), await write(WISH), await write(CALLBACK), await write(CHAT)]
    await module.clone().update({ effective_state: true })
    expect(answers.map(({ status }) => status)).toEqual(statuses)
  })

  test.each([
    ['basic_contact_form', [403, 201, 201, 201], ['appointment', 'callback', 'messenger']],
    ['appointment_request', [201, 403, 201, 201], ['basic', 'callback', 'messenger']],
    ['call_back_request', [201, 201, 403, 201], ['basic', 'appointment', 'messenger']],
    ['messenger', [201, 201, 201, 403], ['basic', 'appointment', 'callback']]
  ])('once the advisor has turned off %s', async (name, statuses, kinds) => {
    const row = { tenant_id: office.tenantId, advisor_uuid: office.advisorUuid, name }
    await office.knex('advisor_contact_options').where(row).delete()
    const answers = [await write(BASIC), await write(WISH), await write(CALLBACK), await write(CHAT)]
    const offered = await offer()
    await office.knex('advisor_contact_options').insert(row)
    expect(answers.map(({ status }) => status)).toEqual(statuses)
    expect(offered.body.kinds).toEqual(kinds)
    expect(await rows()).toHaveLength(3)
  })
})

describe('the contact offer', () => {
  test.each([
    ['contact-api', []],
    ['call-me-back', ['basic', 'appointment', 'messenger']],
    ['messenger', ['basic', 'appointment', 'callback']]
  ])('without the module %s', async (module_name, kinds) => {
    const module = office.knex('tenant_modules').where({ tenant_id: office.tenantId, module_name })
    await module.clone().update({ effective_state: false })
    const { body } = await offer()
    await module.clone().update({ effective_state: true })
    expect(body.kinds).toEqual(kinds)
  })

  test("another tenant's advisor and an unknown one give the same 404", async () => {
    const [foreign, unknown] = [await offer(office.foreignAlias), await offer('nobody')]
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text])
  })

  test('can be read by any origin, and has what the form shows', async () => {
    const { body, headers } = await offer(office.alias, { headers: { origin: 'https://bank.example' } })
    expect(body).toEqual(exampleContactOffer)
    expect(headers['access-control-allow-origin']).toBe('*')
  })
})

describe('a request', () => {
  test('is stored with the fields of its kind and the time zone of the branch', async () => {
    for (const body of [BASIC, WISH, { ...CALLBACK, note: ' Hello\nthere ' }]) {
      expect((await write(body)).status).toBe(201)
    }
    const stored = await rows().orderBy('kind')
    expect(stored.map(({ kind, date, start_time, end_time }) => [kind, date, start_time, end_time])).toEqual([
      ['appointment', '2027-03-05', null, null],
      ['basic', null, null, null],
      ['callback', '2027-03-05', '09:00', '11:30']
    ])
    expect(stored[2]).toMatchObject({ note: 'Hello\nthere', time_zone: 'Europe/Vienna', done_at: null })
    expect(await office.knex('outbox').where({ kind: 'contact-mail' })).toHaveLength(6)
  })

  test('is stored once, even if sent repeatedly and concurrently with one key', async () => {
    const key = randomUUID()
    const twins = await Promise.all(Array.from({ length: 10 }, () => write(BASIC, withKey(key))))
    expect(new Set(twins.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect([twins[0]?.status, (await rows()).length]).toEqual([201, 1])
    const other = await write({ ...BASIC, note: 'Something else' }, withKey(key))
    expect([other.status, other.body.errors]).toEqual([422, {}])
    expect(await rows()).toHaveLength(1)
  })
})

describe('the spam guard', () => {
  let strict: Office
  beforeAll(async () => {
    strict = await openOffice({ TRUST_PROXY: '1' })
  })
  beforeEach(() => strict.knex('rate_limits').delete())
  afterAll(() => strict.site.stop())

  const guarded = (body: object, from = '192.0.2.1') => write(body, { headers: { 'x-forwarded-for': from } }, strict)
  const proved = async (form: ProofForm = 'contact') => ({ ...BASIC, proof: await prove(strict.site, undefined, form) })

  test('a missing proof, one for another form and a spent one are refused', async () => {
    const once = await proved()
    expect((await guarded(once)).status).toBe(201)
    for (const body of [BASIC, await proved('appointment'), once]) {
      const { status, body: refused } = await guarded(body)
      expect([status, Object.keys(refused.errors)]).toEqual([422, ['proof']])
    }
    expect(await strict.knex('contact_requests')).toHaveLength(1)
  })

  test('of concurrent requests with one proof, one is accepted', async () => {
    const before = (await strict.knex('contact_requests')).length
    const body = await proved()
    const answers = await Promise.all(Array.from({ length: 4 }, () => guarded(body)))
    expect(countStatuses(answers)).toEqual({ 201: 1, 422: 3 })
    expect(await strict.knex('contact_requests')).toHaveLength(before + 1)
  })

  test.each([
    ['contact-address', 10, '192.0.2.9'],
    ['contact-advisor', 60, '192.0.2.10']
  ])('requests beyond the limit %s are refused', async (name, points, from) => {
    const key = name === 'contact-address' ? from : strict.advisorUuid
    const expire = strict.site.clock.now().getTime() + 1000
    await strict.knex('rate_limits').insert({ key: `${name}:${strict.tenantId}:${key}`, points, expire })
    expect((await guarded(await proved(), from)).status).toBe(429)
  })

  /** One mailbox. */
  const SPELLINGS = [
    'vera.maier@visitor.example',
    'Vera.Maier@visitor.example',
    'veramaier@visitor.example',
    'v.e.r.a.maier@visitor.example',
    'vera.maier+bank@Visitor.example'
  ]

  test('one mailbox gets ten confirmations a day, whatever IP addresses they are requested from', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 11; index++) {
      const email = SPELLINGS[index % SPELLINGS.length] ?? ''
      statuses.push((await guarded({ ...(await proved()), email }, `192.0.2.${index + 20}`)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429])
  })
})
