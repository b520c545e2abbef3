import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOT_MANAGING_CARDS, request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const OWN = '/api/v1/advisors/anna-gruber/working-hours'
const REVERSED = 'The start time of your working hours must be before the end time.'
const START =
  'The start time of your working hours is invalid. Please enter a start time at the full or half hour in the format hh:mm.'
const OVERLAP =
  'This time starts before the previous one ends. Please leave at least half an hour between two times of a day.'
const END =
  'The end time of your working hours is invalid. Please enter an end time at the full or half hour in the format hh:mm.'

let site: Site
let cookie: string

const on = (day: number, start_time = '09:00', end_time = '17:00') => ({ day, start_time, end_time })
const uuidOf = async () => (await site.app.knex('advisors').where({ alias: 'anna-gruber' }).first('uuid')).uuid
const read = async () => (await request(site, 'GET', OWN, { cookie })).body
const put = (body: unknown, asked = {}) => request(site, 'PUT', OWN, { cookie, body, ...asked })
const inEnglish = { headers: { 'accept-language': 'en' } }

beforeAll(async () => {
  site = await startDemoSite()
  cookie = await signIn(site, 'advisor@demo.example')
})
afterAll(() => site.stop())

test.each(NOT_MANAGING_CARDS)('%s neither reads nor writes an advisor’s week', async (_who, account, status) => {
  const before = await read()
  const other = account && (await signIn(site, account))
  expect((await request(site, 'GET', OWN, { cookie: other })).status).toBe(status)
  expect((await put([on(1)], { cookie: other })).status).toBe(status)
  expect(await read()).toEqual(before)
})

test('a session of another tenant is not valid here', async () => {
  const other = await signIn(site, 'advisor@nordbank.example', NORDBANK)
  expect((await put([on(1)], { cookie: other })).status).toBe(401)
})

test('an administrator sets the week of an advisor, and not of one who is not booked', async () => {
  const admin = await signIn(site, 'admin@demo.example')
  const before = await read()
  expect((await put([on(3)], { cookie: admin })).status).toBe(204)
  expect(await read()).toEqual([on(3)])
  expect((await request(site, 'GET', `${OWN}/default`, { cookie: admin })).status).toBe(200)
  const external = '/api/v1/advisors/georg-lechner/working-hours'
  for (const method of ['GET', 'DELETE'])
    expect((await request(site, method, external, { cookie: admin })).status).toBe(403)
  expect((await put(before)).status).toBe(204)
})

test('with the module off the hours cannot be changed', async () => {
  const state = (effective_state: boolean) =>
    site.app.knex('tenant_modules').where({ module_name: 'working-hours-calendar' }).update({ effective_state })
  await state(false)
  expect((await put([on(1)])).status).toBe(403)
  await state(true)
})

test('all wrong days are reported, in the user’s language, and nothing changes', async () => {
  const before = await read()
  const week = [
    on(1),
    on(2, '17:00', '09:00'),
    on(3, '9:00', '17:15'),
    on(4, '02:30'),
    on(5, '10:00', '10:00'),
    on(6, '', '')
  ]
  const { status, body } = await put(week, inEnglish)
  expect(status).toBe(422)
  expect(body.message).toBe('Please check the highlighted fields.')
  expect(body.errors).toEqual([
    { day: 2, errors: { startTime: [REVERSED] } },
    { day: 3, errors: { startTime: [START], endTime: [END] } },
    { day: 4, errors: { startTime: [START] } },
    { day: 5, errors: { startTime: [REVERSED] } },
    { day: 6, errors: { startTime: [START], endTime: [END] } }
  ])
  expect(await read()).toEqual(before)
})

test('errors are in the tenant’s language by default', async () => {
  const { body } = await put([on(7, '12:00', '08:00')])
  expect(body.errors).toEqual([
    { day: 7, errors: { startTime: ['Der Beginn der Buchungszeit muss vor dem Ende liegen.'] } }
  ])
})

test.each([
  ['overlap', on(1, '11:30', '17:00')],
  ['touch', on(1, '12:00', '17:00')],
  ['begin together', on(1, '09:00', '10:00')],
  ['contain each other', on(1, '10:00', '11:00')]
])('ranges of a day that %s are refused, whatever their order', async (_how, other) => {
  const before = await read()
  const morning = on(1, '09:00', '12:00')
  for (const week of [
    [morning, other],
    [other, morning]
  ]) {
    const { status, body } = await put(week, inEnglish)
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ day: 1, errors: { startTime: [OVERLAP] } }])
  }
  expect(await read()).toEqual(before)
})

test('a day with several wrong ranges is reported once', async () => {
  const { body } = await put([on(1, '9', '12'), on(1, '10', '11'), on(1, '14:00', '13:00')], inEnglish)
  expect(body.errors).toEqual([{ day: 1, errors: { startTime: [START, REVERSED], endTime: [END] } }])
})

test.each([
  ['the day 0', [on(0)]],
  ['the day 8', [on(8)]],
  ['a day as text', [{ ...on(1), day: '1' }]],
  ['a time that is too long', [on(1, '09:00:00')]],
  ['a day without an end', [{ day: 1, start_time: '09:00' }]],
  ['a key that is not declared', [{ ...on(1), note: '' }]],
  ['more ranges than a week has room for', Array.from({ length: 151 }, () => on(1))],
  ['an object', {}]
])('%s is refused', async (_what, body) => {
  const before = await read()
  expect((await put(body)).status).toBe(422)
  expect(await read()).toEqual(before)
})

test('saving replaces the previous hours, and reading sorts them from Monday', async () => {
  const { status, text } = await put([on(5, '08:30', '12:00'), on(1, '03:00', '23:30')])
  expect([status, text]).toEqual([204, ''])
  expect(await read()).toEqual([on(1, '03:00', '23:30'), on(5, '08:30', '12:00')])
  await put([])
  expect(await read()).toEqual([])
})

test('saving does not affect other advisors or tenants', async () => {
  const { uuid } = await site.app.knex('advisors').where({ alias: 'anna-gruber' }).first('uuid')
  const rows = () => site.app.knex('working_hours').whereNot({ advisor_uuid: uuid }).orderBy(['advisor_uuid', 'day'])
  const before = await rows()
  await put([on(2)])
  expect(await rows()).toEqual(before)
})

test('a day with a break is stored sorted, and nothing can be booked in the break', async () => {
  const week = [on(2, '13:30', '17:00'), on(2, '09:00', '12:00'), on(1)]
  expect((await put(week)).status).toBe(204)
  expect(await read()).toEqual([on(1), on(2, '09:00', '12:00'), on(2, '13:30', '17:00')])
  const topic = await site.app
    .knex('advisor_topics')
    .where({ advisor_uuid: await uuidOf() })
    .first('topic_uuid')
  const query = { topic: topic.topic_uuid, type: 'by-phone', from: '2026-12-01', to: '2026-12-01' }
  const path = `/api/v1/advisors/anna-gruber/availability?${new URLSearchParams(query)}`
  const starts: string[] = (await request(site, 'GET', path)).body.days['2026-12-01']
  const around = starts.filter((start) => start >= '2026-12-01T10:30:00Z' && start <= '2026-12-01T12:30:00Z')
  expect(around).toEqual(['2026-12-01T10:30:00Z', '2026-12-01T12:30:00Z'])
})

test('the audit log has the former and the new week under the advisor’s name', async () => {
  await put([on(1, '09:00', '12:00')])
  await put([on(1, '10:00', '12:00')])
  const admin = await signIn(site, 'admin@demo.example')
  const query = `object=working-hours&object_id=${await uuidOf()}`
  const { entries } = (await request(site, 'GET', `/api/v1/audit-log?${query}`, { cookie: admin })).body
  const values = JSON.stringify(entries)
  expect(entries[0].actor_name).toBe('Anna Gruber')
  for (const time of ['09:00', '10:00']) expect(values).toContain(time)
})
