import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  book,
  bookingRequest,
  hold,
  later,
  type Office,
  openOffice,
  readAvailability,
  slotOf,
  TUESDAY,
  visit
} from '../booking/appointments/testing/office.ts'
import { addColleagues } from '../booking/appointments/testing/simulation.ts'
import { isPostgres } from '../core/db/db.ts'
import { request, signIn, type TestResponse } from '../testing/client.ts'
import { statementsOf } from '../testing/statements.ts'
import { until } from '../testing/until.ts'

let office: Office
let token: string
let cookie: string
let manager: string
let administrator: string

beforeAll(async () => {
  office = await openOffice()
  // the number of statements for a branch does not depend on the number of advisors
  await addColleagues(office, 4)
  token = (await book(office, TUESDAY)).body.token
  cookie = await signIn(office.site, 'advisor@demo.example')
  manager = await signIn(office.site, 'branch@demo.example')
  administrator = await signIn(office.site, 'admin@demo.example')
  // from here on answers may be cached
  await until(() => office.site.app.tenants.canCache)
  await request(office.site, 'GET', '/api/v1/tenant')
})
afterAll(() => office.site.stop())

const statementsOfRequest = (ask: () => Promise<TestResponse>) =>
  statementsOf(office.knex, async () => expect((await ask()).status).toBeLessThan(300))

const get = (path: string, headers = {}) => request(office.site, 'GET', path, { headers })
const own = (path: string) => request(office.site, 'GET', path, { cookie })
const advisor = (rest: string) => `/api/v1/advisors/${office.alias}/${rest}`
const branch = (method: string, rest: string, body?: object) =>
  request(office.site, method, `/api/v1/branches/wien-innere-stadt/${rest}`, { body })
const atBranch = (day: string) =>
  branch('GET', `availability?topic=${office.topics.short}&type=in-branch&from=${day}&to=${day}`)
const holdAtBranch = (start: string) => branch('POST', 'holds', slotOf(office, start))
const bookAtBranch = (start: string) => branch('POST', 'appointments', bookingRequest(office, start))
const key = () => ({ headers: { 'idempotency-key': randomUUID() } })

/** The number of statements of each route that visitors wait for; an additional one must be worth it. */
const COSTS: [what: string, statements: number, ask: () => Promise<TestResponse>][] = [
  ['app-init of a guest', 0, () => get('/api/v1/app-init')],
  ['app-init of a user', 2, () => own('/api/v1/app-init')],
  ['the shell', 0, () => get(`/app/profile/${office.alias}`, { accept: 'text/html' })],
  ['texts', 0, () => get('/api/v1/translations')],
  ['the WhatsApp channel', 0, () => get(advisor('whatsapp'))],
  ['the vCard', 0, () => get(advisor('v-card'))],
  ['the contact requests that an advisor takes', 0, () => get(advisor('contact-offer'))],
  // the fifth: who has answered last; the sixth, once an hour: that somebody has read them
  ['the requests in an advisor’s inbox', 6, () => own('/api/v1/contact-requests')],
  ['topics of an advisor', 2, () => get(advisor('appointment-topics'))],
  ['availability, first look', 3, () => readAvailability(office, { from: '2027-03-03' })],
  ['availability, again', 1, () => readAvailability(office, { from: '2027-03-03' })],
  ['availability for a move', 4, () => readAvailability(office, { token })],
  ['a search, first look', 7, () => get('/api/v1/search/advisors?name=gruber')],
  ['a search, again', 1, () => get('/api/v1/search/advisors?name=gruber')],
  ['another search with the same results', 1, () => get('/api/v1/search/advisors?name=grubr')],
  ['a hold', 8, () => hold(office, later(TUESDAY, 60))],
  // the last of the reads, also below: whether a webhook is to be told
  ['a booking', 12, () => book(office, later(TUESDAY, 120))],
  ['a booking with a key', 15, () => book(office, later(TUESDAY, 180), {}, key())],
  ['free times at a branch, first look', 3, () => atBranch('2027-03-03')],
  ['free times at a branch, again', 1, () => atBranch('2027-03-03')],
  ['a hold at a branch', 12, () => holdAtBranch(later(TUESDAY, 240))],
  ['a booking at a branch', 18, () => bookAtBranch(later(TUESDAY, 300))],
  // the tenth: what a connected calendar waits for
  ["an advisor's start page", 10, () => own('/api/v1/start')],
  // the last: whose time counts as free, since only some can be booked
  ["a branch manager's start page", 10, () => request(office.site, 'GET', '/api/v1/start', { cookie: manager })],
  ["an administrator's start page", 11, () => request(office.site, 'GET', '/api/v1/start', { cookie: administrator })],
  ["the visitor's appointment", 1, () => visit(office, 'GET', token)]
]

/** Whether the time is booked, read without the calendar's lock, is one more on SQLite: there it costs no round trip. */
const LOOK = /^select `grain` from `booking_claims`/

test.each(COSTS)('%s takes %i statements', async (what, count, ask) => {
  if (count === 0) await ask()
  const all = await statementsOfRequest(ask)
  const statements = all.filter((sql) => !LOOK.test(sql))
  expect(all.length - statements.length).toBe(
    /^a (hold|booking)( with|$)/.test(what) && !isPostgres(office.knex) ? 1 : 0
  )
  expect(statements, `${what}:\n${statements.join('\n')}`).toHaveLength(count)
  const whole = statements.filter((sql) => /^(select|update|delete)/.test(sql) && !/ where /.test(sql))
  expect(whole).toEqual([])
})
