import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SERIES_MAX, SPANS_MAX } from '#contract/slots-calendar'
import { request, signIn, UNAUTHORIZED } from '../../testing/client.ts'
import { MONDAY, NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const OWN = '/api/v1/advisors/anna-gruber'
const inEnglish = { headers: { 'accept-language': 'en' } }

let site: Site
let cookie: string
let advisor: { tenant_id: string; uuid: string; organization_uuid: string }
let topic: string

const span = (changes: object = {}) => ({
  uuid: randomUUID(),
  kind: 'blocked',
  date: '2026-11-24',
  start_time: '10:00',
  end_time: '11:00',
  label: '',
  rrule: null as string | null,
  exceptions: [] as string[],
  ...changes
})
const patch = (body: unknown, asked = {}) => request(site, 'PATCH', `${OWN}/calendar-spans`, { cookie, body, ...asked })
const put = async (...spans: object[]) => {
  expect((await patch({ put: spans })).status).toBe(200)
}
const week = (from = '2026-11-23', to = '2026-11-29', asked = {}) =>
  request(site, 'GET', `${OWN}/calendar-week?from=${from}&to=${to}`, { cookie, ...asked })
const spans = async (from?: string, to?: string) => (await week(from, to)).body.spans
/** The free one-hour starts of a day, as UTC times. */
const free = async (day: string) => {
  const query = new URLSearchParams({ topic, type: 'by-phone', from: day, to: day })
  const { body } = await request(site, 'GET', `${OWN}/availability?${query}`)
  return (body.days[day] ?? []).map((start: string) => start.slice(11, 16))
}
const clear = async (...tables: string[]) => {
  for (const table of tables) await site.app.knex(table).delete()
}

beforeAll(async () => {
  site = await startDemoSite({}, { LOAD_TEST: '1' })
  cookie = await signIn(site, 'advisor@demo.example')
  const { knex } = site.app
  advisor = await knex('advisors').where({ alias: 'anna-gruber' }).first()
  const { tenant_id, uuid: advisor_uuid } = advisor
  topic = (await knex('advisor_topics').where({ tenant_id, advisor_uuid }).first('topic_uuid')).topic_uuid
  const rules = { length: 60, buffer_before: 0, buffer_after: 0, notice_minutes: 0, window_days: 400, slot_step: 60 }
  await knex('appointment_topics').where({ uuid: topic }).update(rules)
  await knex('advisor_appointment_types').where({ advisor_uuid }).delete()
  await knex('advisor_appointment_types').insert({ tenant_id, advisor_uuid, type: 'by-phone' })
  await clear('holidays')
})
beforeEach(async () => {
  const { knex } = site.app
  site.clock.time = new Date(MONDAY)
  await clear('booking_claims', 'booking_holds', 'calendar_spans', 'calendar_overrides', 'holidays', 'working_hours')
  const { tenant_id, uuid: advisor_uuid } = advisor
  const hours = [1, 2, 3, 4, 5].map((day) => ({ day, start_time: '09:00', end_time: '12:00' }))
  await knex('working_hours').insert(hours.map((row) => ({ ...row, tenant_id, advisor_uuid })))
})
afterAll(() => site.stop())

test.each(UNAUTHORIZED)('%s neither reads nor changes an advisor’s calendar', async (_who, account, status) => {
  const other = { cookie: account && (await signIn(site, account)) }
  expect((await week(undefined, undefined, other)).status).toBe(status)
  expect((await patch({ put: [span()] }, other)).status).toBe(status)
  expect(await spans()).toEqual([])
})

test.each([
  ['reversed', '2026-11-29', '2026-11-23'],
  ['of 43 days', '2026-11-01', '2026-12-13'],
  ['of a day that does not exist', '2027-02-30', '2027-03-01']
])('a range %s is refused', async (_what, from, to) => {
  expect((await week(from, to)).status).toBe(422)
})

test.each([
  ['ends as it starts', { end_time: '10:00' }, 'put.0.end_time', 'The end must be after the start.'],
  [
    'begins off the quarter hour',
    { start_time: '10:10' },
    'put.0.start_time',
    'Please enter a time on the quarter hour, such as 09:15.'
  ],
  [
    'begins at midnight’s end',
    { start_time: '24:00' },
    'put.0.start_time',
    'Please enter a time on the quarter hour, such as 09:15.'
  ],
  ['repeats by the year', { rrule: 'FREQ=YEARLY' }, 'put.0.rrule', 'This repetition is not supported.'],
  [
    'does not repeat on its first day',
    { rrule: 'FREQ=WEEKLY;BYDAY=MO' },
    'put.0.rrule',
    'The repetition must include its first day and end within ten years.'
  ]
])('a span that %s is refused at that field', async (_what, change, field, message) => {
  const { status, body } = await patch({ put: [span(change)] }, inEnglish)
  expect([status, body.errors]).toEqual([422, { [field]: [message] }])
  expect(await spans()).toEqual([])
})

test.each([
  ['another kind', { put: [span({ kind: 'absence' })] }],
  ['30 February', { put: [span({ date: '2027-02-30' })] }],
  ['a label of two lines', { put: [span({ label: 'a\nb' })] }],
  ['a key that is not declared', { put: [span({ advisor: 'x' })] }],
  ['367 exceptions', { put: [span({ rrule: 'FREQ=DAILY', exceptions: Array(367).fill('2026-11-25') })] }],
  ['51 spans', { put: Array.from({ length: 51 }, () => span()) }],
  ['no uuid', { was: [span({ uuid: 'x' })] }]
])('%s is refused', async (_what, body) => {
  expect((await patch(body)).status).toBe(422)
  expect(await spans()).toEqual([])
})

test.each([
  ['stood on a day', { date: '2026-11-22' }],
  ['repeated until a day', { date: '2026-11-16', rrule: 'FREQ=DAILY;UNTIL=20261122' }],
  ['repeated a number of times', { date: '2026-11-16', rrule: 'FREQ=DAILY;COUNT=7' }]
])('a span that %s in the past is refused, so that ended spans cannot accumulate', async (_what, changes) => {
  const { status, body } = await patch({ put: [span(), span(changes)] }, inEnglish)
  expect([status, body.errors]).toEqual([422, { 'put.1.date': ['This day is in the past.'] }])
  expect(await spans('2026-11-16', '2026-11-29')).toEqual([])
})

test('what is over earlier today may be deleted and put back, or taken out of a series', async () => {
  // it is eight o'clock at the branch
  const over = span({ date: '2026-11-23', start_time: '06:00', end_time: '07:00' })
  await put(over)
  expect((await patch({ was: [over] })).status).toBe(200)
  expect((await patch({ put: [over] })).status).toBe(200)
  const series = span({ date: '2026-11-23', start_time: '06:00', end_time: '07:00', rrule: 'FREQ=DAILY' })
  await put(series)
  const own = span({ date: '2026-11-23', start_time: '06:30', end_time: '07:30' })
  const taken = { was: [series], put: [{ ...series, exceptions: ['2026-11-23'] }, own] }
  expect((await patch(taken)).status).toBe(200)
})

test('ended spans can be removed, and today’s have not ended', async () => {
  await put(span({ date: '2026-11-23' }))
  const over = span({ date: '2026-11-20' })
  const { tenant_id, uuid: advisor_uuid } = advisor
  const row = { ...over, tenant_id, advisor_uuid, rrule: '', exceptions: '', last_day: over.date }
  await site.app.knex('calendar_spans').insert(row)
  expect((await patch({ was: [over] })).status).toBe(200)
  expect(await spans('2026-11-16', '2026-11-29')).toMatchObject([{ date: '2026-11-23' }])
})

test('exceeding the limits is refused, and nothing of the change is stored', async () => {
  const { knex } = site.app
  const { tenant_id } = advisor
  const rowOf = (changes: object) => ({
    ...span(),
    tenant_id,
    advisor_uuid: advisor.uuid,
    rrule: '',
    exceptions: '',
    last_day: '2026-11-24',
    ...changes
  })
  await knex.batchInsert(
    'calendar_spans',
    Array.from({ length: SERIES_MAX }, () => rowOf({ rrule: 'FREQ=DAILY' })),
    50
  )
  const daily = await patch({ put: [span({ rrule: 'FREQ=DAILY' })] }, inEnglish)
  expect([daily.status, daily.body.errors.put[0]]).toEqual([422, expect.stringContaining('is full')])
  const most = SPANS_MAX - SERIES_MAX - 1
  await knex.batchInsert(
    'calendar_spans',
    Array.from({ length: most }, () => rowOf({})),
    50
  )
  // ended spans do not count
  await knex('calendar_spans').insert(rowOf({ date: '2026-11-20', last_day: '2026-11-20' }))
  await put(span({ date: '2027-05-05' }))
  expect((await patch({ put: [span({ date: '2027-05-06' })] })).status).toBe(422)
  expect(await spans('2027-05-05', '2027-05-06')).toHaveLength(1)
})

test('calendars of other tenants and advisors cannot be changed, even with their uuids', async () => {
  const own = span({ label: 'Anna' })
  await put(own)
  const second = { cookie: await signIn(site, 'second@demo.example') }
  const path = '/api/v1/advisors/lukas-hofer/calendar-spans'
  expect((await request(site, 'PATCH', path, { ...second, body: { put: [{ ...own, label: 'Lukas' }] } })).status).toBe(
    200
  )
  expect((await request(site, 'PATCH', path, { ...second, body: { was: [own] } })).status).toBe(409)
  expect((await request(site, 'PATCH', path, { ...second, body: { was: [{ ...own, label: 'Lukas' }] } })).status).toBe(
    200
  )
  expect(await spans()).toEqual([own])
  const london = { ...NORDBANK, cookie: await signIn(site, 'advisor@nordbank.example', NORDBANK) }
  // where the module is off, an unknown alias is not told from a known one
  expect((await request(site, 'GET', `${OWN}/calendar-week?from=2026-11-23&to=2026-11-23`, london)).status).toBe(403)
})

describe('with the same series open in two windows', () => {
  const [tuesday, wednesday] = ['2026-11-24', '2026-11-25']
  const open = { kind: 'open', start_time: '14:00', end_time: '15:00', rrule: 'FREQ=DAILY' }
  const series = span({ ...open, date: '2026-11-23' })
  const without = (...exceptions: string[]) => ({ ...series, exceptions })
  beforeEach(() => put(series))

  test.each([
    ['drops another day', [series], [without(wednesday)]],
    ['moves all of it', [series], [{ ...series, start_time: '13:00' }]],
    ['removes it', [series], []],
    ['undoes what it did before', [without(wednesday)], [series]],
    ['adds it', [], [series]]
  ])('the one that %s does not restore the day that the other deleted', async (_what, was, now) => {
    expect((await patch({ was: [series], put: [without(tuesday)] })).status).toBe(200)
    const own = span({ date: '2026-11-26' })
    const { status, body } = await patch({ was, put: [...now, own] }, inEnglish)
    expect([status, body.message]).toEqual([409, 'The calendar has been changed elsewhere in the meantime.'])
    expect(await spans()).toEqual([without(tuesday)])
    expect(await free(tuesday)).not.toContain('13:00')
  })
  test('only one of two concurrent requests succeeds', async () => {
    const sent = [tuesday, wednesday].map((day) => patch({ was: [series], put: [without(day)] }))
    expect((await Promise.all(sent)).map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
  test('after reloading, the other one can delete its day too', async () => {
    expect((await patch({ was: [series], put: [without(wednesday)] })).status).toBe(200)
    expect((await patch({ was: [without(wednesday)], put: [without(wednesday, tuesday)] })).status).toBe(200)
    expect((await patch({ was: [without(wednesday, tuesday)], put: [without(wednesday)] })).status).toBe(200)
    expect(await spans()).toEqual([without(wednesday)])
  })
})

test('changes are idempotent, and the inverse change undoes them', async () => {
  const one = span({ label: 'Team' })
  await put(one)
  await put(one)
  const earlier = { ...one, start_time: '09:00' }
  for (let times = 0; times < 2; times += 1) expect((await patch({ was: [one], put: [earlier] })).status).toBe(200)
  expect(await spans()).toEqual([earlier])
  for (let times = 0; times < 2; times += 1) expect((await patch({ was: [earlier] })).status).toBe(200)
  expect(await spans()).toEqual([])
  await put(one)
  expect(await spans()).toEqual([one])
})

test('a change raises the calendar’s revision, which invalidates cached answers', async () => {
  const { knex } = site.app
  const revision = async () =>
    Number((await knex('calendars').where({ advisor_uuid: advisor.uuid }).first('revision'))?.revision ?? 0)
  const before = await revision()
  expect(await free('2026-11-24')).toEqual(['08:00', '09:00', '10:00'])
  await put(span())
  expect(await revision()).toBe(before + 1)
  expect(await free('2026-11-24')).toEqual(['08:00', '10:00'])
})

describe('availability', () => {
  test('includes extra spans, even on a day without hours', async () => {
    await put(span({ kind: 'open', date: '2026-11-28', start_time: '14:00', end_time: '16:00' }))
    expect(await free('2026-11-28')).toEqual(['13:00', '14:00'])
  })
  test('takes spans into account only while the module is on', async () => {
    const { tenant_id } = advisor
    const module = site.app.knex('tenant_modules').where({ tenant_id, module_name: 'slots-calendar' })
    await put(span(), span({ kind: 'open', start_time: '14:00', end_time: '15:00' }))
    await module.clone().update({ effective_state: false })
    expect(await free('2026-11-24')).toEqual(['08:00', '09:00', '10:00'])
    await module.clone().update({ effective_state: true })
    expect(await free('2026-11-24')).toEqual(['08:00', '10:00', '13:00'])
  })
  test('excludes times busy in the external calendar, which the week shows too, while its module is on', async () => {
    const { knex } = site.app
    const own = { tenant_id: advisor.tenant_id, advisor_uuid: advisor.uuid }
    const calendar = { uuid: randomUUID(), kind: 'feed', source: '', busy_hash: '', next_at: '2999-01-01T00:00:00Z' }
    await knex('external_calendars').insert({ ...own, ...calendar })
    await knex('external_busy').insert({
      ...own,
      starts_at: '2026-11-24T09:00:00Z',
      ends_at: '2026-11-24T10:00:00Z'
    })
    const module = knex('tenant_modules').where({ tenant_id: advisor.tenant_id, module_name: 'smm-calendar' })
    const kinds = async () => (await week()).body.busy.map(({ kind }: { kind: string }) => kind)
    expect([await free('2026-11-24'), await kinds()]).toEqual([['08:00', '10:00'], ['external']])
    await module.clone().update({ effective_state: false })
    expect([await free('2026-11-24'), await kinds()]).toEqual([['08:00', '09:00', '10:00'], []])
    await module.clone().update({ effective_state: true })
    await clear('external_busy', 'external_calendars')
  })
  test('excludes the days of the announced absence, which the week shows too, as the appointments calendar does', async () => {
    const { knex } = site.app
    const own = { tenant_id: advisor.tenant_id, advisor_uuid: advisor.uuid }
    const was = await knex('advisor_settings').where(own).first()
    await knex('advisor_settings').where(own).delete()
    const nobody = { absence_text: '', stand_in_uuid: null }
    const row = { ...was, ...own, ...nobody, absence_from: '2026-11-24', absence_to: '2026-11-25' }
    await knex('advisor_settings').insert(row)
    const away = { kind: 'absence', start_time: '00:00', end_time: '24:00', label: '' }
    const days = ['2026-11-24', '2026-11-25']
    expect((await week()).body.busy).toEqual(days.map((date) => ({ ...away, date })))
    expect((await week('2026-11-25', '2026-11-25')).body.busy).toEqual([{ ...away, date: '2026-11-25' }])
    expect((await week('2026-11-26', '2026-11-29')).body.busy).toEqual([])
    expect(await free('2026-11-24')).toEqual([])
    const calendar = await request(site, 'GET', `${OWN}/calendar?from=2026-11-23&to=2026-11-29`, { cookie })
    expect(calendar.body.busy).toEqual([
      { kind: 'absence', starts_at: '2026-11-23T23:00:00Z', ends_at: '2026-11-25T23:00:00Z' }
    ])
    await knex('advisor_settings').where(own).update({ absence_from: null, absence_to: null })
    expect((await week()).body.busy).toEqual([])
  })
  test('gives blocked spans precedence over extra ones', async () => {
    await put(
      span({ kind: 'open', start_time: '14:00', end_time: '16:00' }),
      span({ start_time: '15:00', end_time: '16:00' })
    )
    expect(await free('2026-11-24')).toEqual(['08:00', '09:00', '10:00', '13:00'])
  })
  test('includes a holiday only with an extra span on that day', async () => {
    const { tenant_id } = advisor
    await site.app.knex('holidays').insert({ tenant_id, uuid: randomUUID(), date: '2026-11-24', label: 'Fest' })
    const weekly = { kind: 'open', date: '2026-11-24', start_time: '14:00', end_time: '15:00', rrule: 'FREQ=WEEKLY' }
    await put(span(weekly))
    expect(await free('2026-11-24')).toEqual([])
    expect(await free('2026-12-01')).toContain('13:00')
    await put(span({ kind: 'open', start_time: '16:00', end_time: '17:00' }))
    expect(await free('2026-11-24')).toEqual(['15:00'])
  })
  test('keeps local times across the clock changes', async () => {
    await put(span({ date: '2026-11-23', rrule: 'FREQ=DAILY', end_time: '11:00' }))
    const days = ['2026-11-24', '2027-03-26', '2027-03-29', '2027-10-29', '2027-11-01']
    const found = []
    for (const day of days) found.push(await free(day))
    // 10:00 in Vienna is 09:00 UTC in winter and 08:00 in summer
    const [winter, summer] = [
      ['08:00', '10:00'],
      ['07:00', '09:00']
    ]
    expect(found).toEqual([winter, winter, summer, summer, winter])
  })
  test('respects deleted and changed occurrences of a series', async () => {
    const weekly = span({ rrule: 'FREQ=WEEKLY;COUNT=3', exceptions: ['2026-12-01'] })
    await put(weekly, span({ date: '2026-12-01', start_time: '09:00', end_time: '10:00' }))
    expect(await free('2026-11-24')).toEqual(['08:00', '10:00'])
    expect(await free('2026-12-01')).toEqual(['09:00', '10:00'])
    expect(await free('2026-12-08')).toEqual(['08:00', '10:00'])
    expect(await free('2026-12-15')).toEqual(['08:00', '09:00', '10:00'])
    expect(await spans('2026-12-09', '2026-12-15')).toEqual([])
  })
  test('applies to bookings: a blocked time cannot be held', async () => {
    await put(span())
    const hold = (starts_at: string) =>
      request(site, 'POST', `${OWN}/holds`, { body: { topic, type: 'by-phone', starts_at } })
    expect((await hold('2026-11-24T09:00:00Z')).status).toBe(409)
    expect((await hold('2026-11-24T08:00:00Z')).status).toBe(201)
  })
})

test('a week has hours, holidays and busy times, by day in local time', async () => {
  const { knex } = site.app
  const { tenant_id, uuid: advisor_uuid } = advisor
  await knex('holidays').insert({ tenant_id, uuid: randomUUID(), date: '2026-11-26', label: 'Fest' })
  const absence = {
    kind: 'absence',
    starts_at: '2026-11-27T15:00:00Z',
    ends_at: '2026-12-08T23:00:00Z',
    label: 'Urlaub'
  }
  await knex('calendar_overrides').insert({ tenant_id, advisor_uuid, uuid: randomUUID(), ...absence })
  const booked = await request(site, 'POST', `${OWN}/appointments`, {
    body: {
      topic,
      type: 'by-phone',
      starts_at: '2026-11-24T08:00:00Z',
      first_name: 'Eva',
      last_name: 'Muster',
      email: 'eva@visitor.example',
      phone: '+43 1 234567'
    }
  })
  expect(booked.status).toBe(201)
  const { body } = await week()
  const away = { kind: 'absence', label: 'Urlaub' }
  expect(body).toMatchObject({
    time_zone: 'Europe/Vienna',
    today: '2026-11-23',
    working_hours: expect.arrayContaining([{ day: 1, start_time: '09:00', end_time: '12:00' }]),
    holidays: [{ date: '2026-11-26', label: 'Fest' }],
    spans: [],
    busy: [
      { ...away, date: '2026-11-27', start_time: '16:00', end_time: '24:00' },
      { ...away, date: '2026-11-28', start_time: '00:00', end_time: '24:00' },
      { ...away, date: '2026-11-29', start_time: '00:00', end_time: '24:00' },
      {
        kind: 'appointment',
        uuid: booked.body.uuid,
        label: 'Eva Muster',
        date: '2026-11-24',
        start_time: '09:00',
        end_time: '10:00'
      }
    ]
  })
  const module = knex('tenant_modules').where({ tenant_id, module_name: 'online-appointments' })
  await module.clone().update({ effective_state: false })
  const closed = (await week()).body.busy.at(-1)
  await module.clone().update({ effective_state: true })
  expect([closed.label, 'uuid' in closed]).toEqual(['Eva Muster', false])
})
