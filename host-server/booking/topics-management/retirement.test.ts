import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import {
  book,
  hold,
  later,
  type Office,
  openOffice,
  pass,
  readAvailability,
  TUESDAY,
  visit
} from '../appointments/testing/office.ts'

const TOPICS = '/api/v1/appointment-topics'

let office: Office
let cookie: string
let own: string

const admin = (method: string, rest: string, body?: unknown) =>
  request(office.site, method, `${TOPICS}/${office.topics.short}${rest}`, { cookie, body })
const advisorsTopics = () => `/api/v1/advisors/${office.alias}/appointment-topics`
const uuidsAt = async (path: string) =>
  (await request(office.site, 'GET', path)).body.map(({ uuid }: { uuid: string }) => uuid)
const daysOf = async (query = {}) => Object.keys((await readAvailability(office, query)).body.days)
const appointment = (token: string) => visit(office, 'GET', token)

beforeAll(async () => {
  office = await openOffice()
  cookie = await signIn(office.site, 'admin@demo.example')
  own = await signIn(office.site, 'advisor@demo.example')
})
afterAll(() => office.site.stop())

beforeEach(async () => {
  await admin('DELETE', '/retirement')
  await admin('PATCH', '', { length: 30 })
})

test('a retired topic is offered neither to visitors nor to advisors', async () => {
  expect((await admin('PUT', '/retirement')).status).toBe(204)
  expect(await uuidsAt(TOPICS)).not.toContain(office.topics.short)
  expect(await uuidsAt(advisorsTopics())).not.toContain(office.topics.short)
  expect(await daysOf()).toEqual([])
  expect((await hold(office, TUESDAY)).status).toBe(409)
  expect((await book(office, TUESDAY)).status).toBe(409)
  const { text } = await request(office.site, 'GET', `/book/${office.alias}`)
  expect(text).not.toContain(office.topics.short)
})

test('retiring and restoring a topic are idempotent, and logged once each', async () => {
  const before = await uuidsAt(advisorsTopics())
  const logged = async () =>
    (await request(office.site, 'GET', `/api/v1/audit-log?object_id=${office.topics.short}`, { cookie })).body.total
  const count = await logged()
  for (const method of ['PUT', 'PUT', 'DELETE', 'DELETE']) expect((await admin(method, '/retirement')).status).toBe(204)
  expect(await uuidsAt(advisorsTopics())).toEqual(before)
  expect(await daysOf()).not.toEqual([])
  expect(await logged()).toBe(count + 2)
})

test('choosing a retired topic is refused by name; other choices keep its assignment', async () => {
  const before = await uuidsAt(advisorsTopics())
  await admin('PUT', '/retirement')
  const put = (uuids: string[]) =>
    request(office.site, 'PUT', advisorsTopics(), {
      cookie: own,
      body: uuids.map((uuid) => ({ uuid })),
      headers: { 'accept-language': 'en' }
    })
  const { status, body } = await put(before)
  expect(status).toBe(422)
  expect(Object.values(body.errors).flat()).toEqual([expect.stringContaining('is no longer offered')])
  expect((await put([office.topics.long])).status).toBe(204)
  await admin('DELETE', '/retirement')
  expect(await uuidsAt(advisorsTopics())).toEqual(before)
})

test('appointments with a retired topic stay, and can be moved and cancelled', async () => {
  const { body: booked } = await book(office, TUESDAY)
  await admin('PUT', '/retirement')
  expect((await appointment(booked.token)).body).toMatchObject({ state: 'booked', starts_at: TUESDAY })
  expect(await daysOf({ token: booked.token })).not.toEqual([])
  const elsewhere = later(TUESDAY, 120)
  expect((await visit(office, 'PATCH', booked.token, { starts_at: elsewhere })).status).toBe(200)
  expect((await visit(office, 'POST', booked.token, {})).status).toBe(204)
})

test('appointments keep their length when the topic’s changes, also when moved', async () => {
  const start = later(TUESDAY, 240)
  const { body: booked } = await book(office, start)
  await admin('PATCH', '', { length: 60 })
  expect((await appointment(booked.token)).body).toMatchObject({ ends_at: later(start, 30), topic: { length: 30 } })
  const elsewhere = later(start, 60)
  await visit(office, 'PATCH', booked.token, { starts_at: elsewhere })
  expect((await appointment(booked.token)).body).toMatchObject({ starts_at: elsewhere, ends_at: later(elsewhere, 30) })
  const { body: next } = await book(office, later(start, 180))
  expect(next.ends_at).toBe(later(start, 240))
})

test('after a topic is withdrawn from an advisor, its appointments can be moved, and no new ones booked', async () => {
  const start = later(TUESDAY, 24 * 60)
  const { body: booked } = await book(office, start)
  const change = { assign: [], withdraw: [office.advisorUuid] }
  expect((await admin('PATCH', '/advisors', change)).body).toEqual({ assigned: [], withdrawn: [office.advisorUuid] })
  expect((await book(office, later(start, 120))).status).toBe(409)
  expect((await visit(office, 'PATCH', booked.token, { starts_at: later(start, 60) })).status).toBe(200)
  await admin('PATCH', '/advisors', { assign: [office.advisorUuid], withdraw: [] })
  pass(office, 1)
  expect((await book(office, later(start, 120))).status).toBe(201)
})

test('the API gives an appointment’s topic in the visitor’s language; pages are in the institution’s', async () => {
  await admin('PATCH', '', { texts: [{ language: 'en', topic: 'Brief', comment: '' }] })
  const { body: booked } = await book(office, later(TUESDAY, 48 * 60))
  const read = async (lang: string) => {
    const headers = { 'accept-language': lang }
    return (await request(office.site, 'GET', `/api/v1/appointments/${booked.token}`, { headers })).body.topic.topic
  }
  expect([await read('en'), await read('de')]).toEqual(['Brief', 'Short'])
  const { text } = await request(office.site, 'GET', `/appointments/${booked.token}`)
  expect(text).toContain('Short')
})
