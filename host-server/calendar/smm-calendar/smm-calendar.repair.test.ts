import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { book, pass, visit } from '../../booking/appointments/testing/office.ts'
import { signIn } from '../../testing/client.ts'
import { refreshDue } from '../external-calendar/refresh.ts'
import {
  type CalendarOffice,
  clear,
  close,
  drainAll,
  NINE,
  openCalendarOffice,
  put,
  read,
  readNow
} from './testing/calendar-office.ts'

let office: CalendarOffice
/** The status that the calendar answers to writes. */
let writes: number

const multistatus = (inner: string) =>
  `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${inner}</d:multistatus>`
const CALENDAR = multistatus(`<d:response><d:href>/anna.ics</d:href><d:propstat>
<d:prop><d:resourcetype><c:calendar/></d:resourcetype></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`)

/** A calendar that can be read, and is always empty. */
function speak() {
  office.feed.speak(({ method }, response) => {
    if (method === 'PUT' || method === 'DELETE') return response.writeHead(writes).end()
    const xml = method === 'PROPFIND' ? CALENDAR : multistatus('')
    response.writeHead(207, { 'content-type': 'application/xml' }).end(xml)
  })
}

beforeAll(async () => {
  office = await openCalendarOffice()
})
beforeEach(async () => {
  await clear(office)
  writes = 201
  speak()
  await put(office, { identifier: office.feed.url, user: 'anna', password: 'secret' })
})
afterAll(() => close(office))

const jobs = () => office.knex('outbox').where({ kind: 'calendar-entry' })
const written = () => office.feed.asked.filter((one) => one.startsWith('PUT')).length

/** Runs the background refresh for some minutes. */
async function live(minutes: number) {
  for (let gone = 0; gone < minutes; gone += 30) {
    pass(office, 30)
    await refreshDue(office.site.app)
    await drainAll(office)
  }
}

test.each([
  ['refused', 403],
  ['rejected for lack of space', 507]
])('an entry that is %s is retried by a single job', async (_, status) => {
  writes = status
  await book(office, NINE)
  await live(5 * 60)
  expect(await jobs()).toHaveLength(1)
  expect(await jobs().first('state')).toEqual({ state: 'waiting' })
})

test('a write failure is reported until writing succeeds or is no longer needed', async () => {
  const unwrittenSince = async () => (await read(office)).body.unwritten_since
  expect(await unwrittenSince()).toBeNull()
  writes = 403
  const first = (await book(office, NINE)).body
  await drainAll(office)
  expect(await unwrittenSince()).toBe('2027-03-01T08:00:00Z')
  await live(30)
  expect(await unwrittenSince()).toBe('2027-03-01T08:00:00Z')
  writes = 201
  await live(30)
  expect(await unwrittenSince()).toBeNull()
  writes = 403
  const second = (await book(office, '2027-03-04T08:00:00Z')).body
  await drainAll(office)
  expect(await unwrittenSince()).not.toBeNull()
  for (const { token } of [first, second]) await visit(office, 'POST', token, {})
  office.cookie = await signIn(office.site, 'advisor@demo.example')
  expect((await readNow(office)).body.unwritten_since).toBeNull()
})

test('an entry that was accepted but is missing is written again after hours, by a single job', async () => {
  await book(office, '2027-03-04T08:00:00Z')
  await live(60)
  expect([written(), (await jobs()).length]).toEqual([2, 2])
  await live(5 * 60)
  expect([written(), (await jobs()).length]).toEqual([2, 2])
  await live(18 * 60)
  expect([written(), (await jobs()).length]).toEqual([5, 2])
})

test('a newly connected calendar gets the entries immediately', async () => {
  await book(office, '2027-03-04T08:00:00Z')
  await live(30)
  const before = written()
  const other = { identifier: `${office.feed.url}?other`, user: 'anna', password: 'secret' }
  expect((await put(office, other)).status).toBe(200)
  await drainAll(office)
  expect(written()).toBe(before + 1)
})
