import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { book, type Office, openOffice, readAvailability } from '../../booking/appointments/testing/office.ts'
import { request, signIn } from '../../testing/client.ts'
import { closuresIn, openOn, type StoredEntry } from './special-hours.service.ts'

const HOLIDAYS = '/api/v1/holidays'
const TUESDAY = '2027-03-02'

let office: Office
let admin: string
let manager: string

const ask = (method: string, path: string, body?: unknown, cookie = admin) =>
  request(office.site, method, path, { cookie, body })
const special = (entry: object = {}, cookie = admin) =>
  ask(
    'POST',
    HOLIDAYS,
    {
      kind: 'special-hours',
      label: 'Faschingsdienstag',
      date: TUESDAY,
      start_time: '09:00',
      end_time: '12:00',
      ...entry
    },
    cookie
  )
const atBranch = () => ({ organization_uuid: office.organizationUuid })
const starts = async (day = TUESDAY) =>
  ((await readAvailability(office)).body.days[day] ?? []).map((start: string) => start.slice(11, 16))
const affected = (query: Record<string, string>) =>
  ask('GET', `${HOLIDAYS}/appointments?${new URLSearchParams({ kind: 'special-hours', date: TUESDAY, ...query })}`)
const page = async () => (await request(office.site, 'GET', '/app/filiale/wien-innere-stadt')).text
const jsonLd = (text: string) =>
  JSON.parse(text.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s)?.[1] ?? '')
    .specialOpeningHoursSpecification
const openToday = async () =>
  (await request(office.site, 'GET', `/api/v1/advisors/${office.alias}?with=open_today`)).body.open_today

beforeAll(async () => {
  office = await openOffice()
  ;[admin, manager] = (await Promise.all(
    ['admin', 'branch'].map((account) => signIn(office.site, `${account}@demo.example`))
  )) as [string, string]
})
beforeEach(async () => {
  office.site.clock.time = new Date('2027-03-01T08:00:00Z')
  for (const table of ['holidays', 'calendar_spans', 'booking_claims', 'appointments']) {
    await office.knex(table).delete()
  }
})
afterAll(() => office.site.stop())

test.each([
  ['without times', { start_time: null, end_time: null }, 'start_time'],
  ['with one time', { end_time: null }, 'end_time'],
  ['that end before they begin', { end_time: '08:00' }, 'end_time'],
  ['that are entered already', {}, 'date']
])('special hours %s are refused', async (_, entry, field) => {
  await special()
  const { status, body } = await special(entry)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

const OVER = 'Dieser Tag ist schon vorbei.'

test.each(['special-hours', 'closure', 'holiday'])(
  '%s for days that are over are refused where they end',
  async (kind) => {
    for (const organization_uuid of [null, office.organizationUuid]) {
      const day = await special({ kind, organization_uuid, date: '2027-02-28' })
      expect([day.status, day.body.errors]).toEqual([422, { date: [OVER] }])
      const span = await special({ kind, organization_uuid, date: '2027-02-26', last_date: '2027-02-28' })
      expect([span.status, span.body.errors]).toEqual([422, { last_date: [OVER] }])
      // what has begun is not over
      expect((await special({ kind, organization_uuid, date: '2027-02-28', last_date: TUESDAY })).status).toBe(201)
    }
    // in Vienna, the next day has begun
    office.site.clock.time = new Date('2027-03-01T23:30:00Z')
    const late = await signIn(office.site, 'admin@demo.example')
    expect((await special({ kind, date: '2027-03-01' }, late)).body.errors).toEqual({ date: [OVER] })
    expect((await special({ kind }, late)).status).toBe(201)
  }
)

test('no day of a calendar that is over is imported', async () => {
  const days = [
    { date: TUESDAY, label: 'Faschingsdienstag' },
    { date: '2027-01-06', label: 'Heilige Drei Könige' }
  ]
  const { status, body } = await ask('POST', `${HOLIDAYS}/selection`, { days })
  expect([status, body.errors]).toEqual([422, { 'days.1.date': [OVER] }])
  expect((await ask('GET', HOLIDAYS)).body).toEqual([])
})

test('branch managers enter those of their branch, not of the institution', async () => {
  expect((await special({}, manager)).status).toBe(403)
  expect((await special(atBranch(), manager)).status).toBe(201)
})

test('nothing can be booked outside of them, before and after', async () => {
  await special({ start_time: '10:00' })
  expect(await starts()).toEqual(['09:00', '09:30', '10:00', '10:30'])
  expect((await book(office, `${TUESDAY}T13:00:00Z`)).status).toBe(409)
  expect((await book(office, `${TUESDAY}T08:00:00Z`)).status).toBe(409)
  expect((await book(office, `${TUESDAY}T09:00:00Z`)).status).toBe(201)
})

test('they do not make anybody bookable beyond their booking times', async () => {
  const before = await starts()
  await special({ start_time: '06:00', end_time: '22:00' })
  expect(await starts()).toEqual(before)
})

test('two on a day leave a break', async () => {
  await special({ end_time: '10:00' })
  await special({ start_time: '15:00', end_time: '16:00' })
  expect(await starts()).toEqual(['08:00', '08:30', '14:00', '14:30'])
  expect((await affected({ start_time: '12:00', end_time: '13:00' })).body.total).toBe(0)
})

test('a branch’s replace what the institution has entered for the day', async () => {
  await ask('POST', HOLIDAYS, { date: '2027-03-01', last_date: '2027-03-03', kind: 'closure' })
  expect(await starts()).toEqual([])
  await special({ ...atBranch(), end_time: '10:00' })
  await special({ start_time: '14:00', end_time: '16:00' })
  expect(await starts()).toEqual(['08:00', '08:30'])
  expect(await starts('2027-03-03')).toEqual([])
})

test('a closure of the branch counts on such a day too', async () => {
  await special(atBranch())
  await ask('POST', HOLIDAYS, { ...atBranch(), date: TUESDAY, start_time: '09:00', end_time: '11:00', kind: 'closure' })
  expect(await starts()).toEqual(['10:00', '10:30'])
})

test('appointments outside of them are listed, and stay booked', async () => {
  for (const time of ['08:00', '11:30', '15:30']) await book(office, `${TUESDAY}T${time}:00Z`)
  const { body } = await affected({ start_time: '09:00', end_time: '12:00' })
  expect(body.appointments.map((one: { starts_at: string }) => one.starts_at.slice(11, 16))).toEqual(['11:30', '15:30'])
  const { uuid } = (await special()).body
  expect((await affected({ start_time: '15:00', end_time: '17:00' })).body.total).toBe(1)
  expect(await office.knex('appointments').whereNot({ state: 'booked' })).toEqual([])
  const [first] = body.appointments
  const ended = await ask('POST', `${HOLIDAYS}/${uuid}/cancellations`, { appointments: [first.uuid], message: '' })
  expect(ended.body.cancelled).toEqual([first.uuid])
})

test('the branch’s page, its data for search engines and the card have them, today too', async () => {
  await special()
  await ask('POST', HOLIDAYS, {
    ...atBranch(),
    date: '2027-03-03',
    start_time: '12:00',
    end_time: '24:00',
    kind: 'closure',
    label: 'Teamtag'
  })
  const before = await page()
  expect(before).toMatch(/2\. März 2027: 09:00–12:00<span class="help"> Faschingsdienstag/)
  expect(before).toMatch(/3\. März 2027: 08:\d\d–12:00</)
  expect(before).not.toContain('Teamtag')
  expect(jsonLd(before).slice(0, 1)).toEqual([
    { '@type': 'OpeningHoursSpecification', validFrom: TUESDAY, validThrough: TUESDAY, opens: '09:00', closes: '12:00' }
  ])
  office.site.clock.time = new Date(`${TUESDAY}T10:00:00Z`)
  await office.knex('holidays').where({ label: 'Teamtag' }).delete()
  expect(await page()).toContain('Heute geöffnet: 09:00–12:00')
  expect(await openToday()).toEqual([{ start_time: '09:00', end_time: '12:00', has_begun: true }])
  office.site.clock.time = new Date(`${TUESDAY}T12:00:00Z`)
  await office.knex('holidays').where({ date: '2027-03-09' }).delete()
  expect(await page()).toContain('Jetzt geschlossen, öffnet Mittwoch')
})

describe('with entries of a branch and of the institution', () => {
  const entry = (one: Partial<StoredEntry>): StoredEntry => ({
    kind: 'special-hours',
    date: TUESDAY,
    last_date: TUESDAY,
    start_time: '08:00',
    end_time: '12:00',
    organization_uuid: null,
    ...one
  })
  const usual = [{ start_time: '09:00', end_time: '16:00' }]
  const lunch = { start_time: '11:00', end_time: '11:30', kind: 'closure' } as const

  test.each([
    ['a closed part of the day is left out', [entry(lunch)], '09:00-11:00 11:30-16:00'],
    ['a closed day is empty', [entry({ kind: 'holiday', start_time: null, end_time: null })], ''],
    ['special hours replace the usual ones', [entry({})], '08:00-12:00'],
    ['a closure counts within special hours', [entry({}), entry(lunch)], '08:00-11:00 11:30-12:00'],
    [
      'a branch’s come before the institution’s',
      [entry({}), entry({ organization_uuid: 'b', end_time: '10:00' }), entry(lunch)],
      '08:00-10:00'
    ],
    [
      'times that overlap are one',
      [entry({ start_time: '09:00', end_time: '12:00' }), entry({ start_time: '11:00', end_time: '14:00' })],
      '09:00-14:00'
    ]
  ])('%s', (_, entries, expected) => {
    const times = openOn(usual, entries, TUESDAY)
    expect(times.map(({ start_time, end_time }) => `${start_time}-${end_time}`).join(' ')).toBe(expected)
  })

  test('the rest of each day of special hours is closed, within the days that are asked for', () => {
    const closed = closuresIn([entry({ date: '2027-01-01', last_date: '2027-12-31' })], TUESDAY, '2027-03-03')
    expect(closed.map(({ date, start_time, end_time }) => `${date} ${start_time}-${end_time}`)).toEqual([
      `${TUESDAY} 00:00-08:00`,
      `${TUESDAY} 12:00-24:00`,
      '2027-03-03 00:00-08:00',
      '2027-03-03 12:00-24:00'
    ])
  })
})
