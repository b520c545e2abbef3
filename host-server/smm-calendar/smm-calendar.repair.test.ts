import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { book, pass, visit } from '../appointments/testing/office.ts'
import { signIn } from '../core/testing/client.ts'
import { refreshDue } from '../external-calendar/refreshing.ts'
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
/** What the calendar answers to an entry. */
let writes: number

const multistatus = (inner: string) =>
  `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${inner}</d:multistatus>`
const CALENDAR = multistatus(`<d:response><d:href>/anna.ics</d:href><d:propstat>
<d:prop><d:resourcetype><c:calendar/></d:resourcetype></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`)

/** A calendar that is read well, and in which nothing ever stands. */
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

/** Reads as it is done by itself, for so many minutes. */
async function live(minutes: number) {
  for (let gone = 0; gone < minutes; gone += 30) {
    pass(office, 30)
    await refreshDue(office.site.services)
    await drainAll(office)
  }
}

test.each([
  ['refused', 403],
  ['not taken for want of room', 507]
])('what is %s is tried by one job at a time', async (_, status) => {
  writes = status
  await book(office, NINE)
  await live(5 * 60)
  expect(await jobs()).toHaveLength(1)
  expect(await jobs().first('state')).toEqual({ state: 'waiting' })
})

test('that nothing could be written is told until it can, or need not be', async () => {
  const told = async () => (await read(office)).body.unwritten_since
  expect(await told()).toBeNull()
  writes = 403
  const first = (await book(office, NINE)).body
  await drainAll(office)
  expect(await told()).toBe('2027-03-01T08:00:00Z')
  await live(30)
  expect(await told()).toBe('2027-03-01T08:00:00Z')
  writes = 201
  await live(30)
  expect(await told()).toBeNull()
  writes = 403
  const second = (await book(office, '2027-03-04T08:00:00Z')).body
  await drainAll(office)
  expect(await told()).not.toBeNull()
  for (const { token } of [first, second]) await visit(office, 'POST', token, {})
  office.cookie = await signIn(office.site, 'advisor@demo.example')
  expect((await readNow(office)).body.unwritten_since).toBeNull()
})

test('what is taken and stands there none the less for it is tried again after hours, in one row', async () => {
  await book(office, '2027-03-04T08:00:00Z')
  await live(60)
  expect([written(), (await jobs()).length]).toEqual([2, 2])
  await live(5 * 60)
  expect([written(), (await jobs()).length]).toEqual([2, 2])
  await live(18 * 60)
  expect([written(), (await jobs()).length]).toEqual([5, 2])
})

test('another calendar gets them at once', async () => {
  await book(office, '2027-03-04T08:00:00Z')
  await live(30)
  const before = written()
  const other = { identifier: `${office.feed.url}?other`, user: 'anna', password: 'secret' }
  expect((await put(office, other)).status).toBe(200)
  await drainAll(office)
  expect(written()).toBe(before + 1)
})
