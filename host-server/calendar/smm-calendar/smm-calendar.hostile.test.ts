import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { book, readAvailability } from '../../booking/appointments/testing/office.ts'
import { calendarOf, type FeedServer, startFeedServer } from '../external-calendar/testing/feed-server.ts'
import {
  type CalendarOffice,
  clear,
  close,
  drainAll,
  meeting,
  NINE,
  openCalendarOffice,
  put,
  read,
  TUESDAY_MEETING
} from './testing/calendar-office.ts'

let office: CalendarOffice
/** A reachable server to which no request must go. */
let canary: FeedServer
beforeAll(async () => {
  canary = await startFeedServer()
  office = await openCalendarOffice([canary.host])
})
beforeEach(() => clear(office))
afterAll(async () => {
  await close(office)
  canary.stop()
})

test('an internal address is refused as unreachable, and never contacted', async () => {
  const hosts = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '169.254.169.254', '2130706433', '0x7f.1']
  for (const host of hosts) {
    const { status, body } = await put(office, { identifier: `https://${host}/anna.ics` })
    expect(status, host).toBe(422)
    expect(body.errors.identifier[0]).toMatch(/^Der Kalender war nicht erreichbar/)
  }
  expect(office.feed.asked).toEqual([])
})

test('redirects are followed on the same host only', async () => {
  const away = (location: string) =>
    office.feed.answer(({ url }, response) =>
      url === '/there.ics'
        ? response.writeHead(200).end(calendarOf(TUESDAY_MEETING))
        : response.writeHead(302, { location }).end()
    )
  away('https://169.254.169.254/latest/meta-data/')
  const { body } = await put(office, { identifier: office.feed.url })
  expect(body.errors.identifier[0]).toMatch(/^Diese Adresse führt zu einem anderen Server/)
  away('/there.ics')
  expect((await put(office, { identifier: office.feed.url })).status).toBe(200)
})

describe('hostile calendars', () => {
  const bomb = (rule: string) => calendarOf(meeting('20270302T083000Z', '20270302T083001Z', `RRULE:${rule}`))

  test.each([
    ['a rule of seconds', () => bomb('FREQ=SECONDLY'), 'zu komplexe'],
    ['a rule that never occurs', () => bomb('FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30'), 'zu komplexe'],
    ['50 MB', () => 'BEGIN:VCALENDAR\r\n'.padEnd(50 * 1024 * 1024, 'X-PAD:x\r\n'), 'größer als 5 MB'],
    ['a gigabyte, compressed', undefined, 'größer als 5 MB']
  ])('%s is refused, while other requests are served', async (_, text, message) => {
    if (text) office.feed.serve(text())
    else office.feed.answer((_request, response) => packed(response))
    const asked = put(office, { identifier: office.feed.url })
    const others = await Promise.all([readAvailability(office), readAvailability(office, { from: '2027-03-03' })])
    expect(others.map(({ status }) => status)).toEqual([200, 200])
    const { status, body } = await asked
    expect(status).toBe(422)
    expect(body.errors.identifier[0]).toContain(message)
  })
})

test('an endless feed is cut off and refused, without delaying other requests', async () => {
  let closed: Promise<unknown> | undefined
  office.feed.answer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/calendar' }).write('BEGIN:VCALENDAR\r\n')
    const trickle = setInterval(() => response.write('X-PAD:x\r\n'), 50)
    closed = once(response, 'close').finally(() => clearInterval(trickle))
  })
  const answers: number[] = []
  const note = ({ status }: { status: number }) => answers.push(status)
  await Promise.all([
    put(office, { identifier: office.feed.url }).then(note),
    readAvailability(office).then(note),
    read(office).then(note)
  ])
  expect(answers).toEqual([200, 200, 422])
  await closed
})

async function packed(response: ServerResponse) {
  const { createGzip } = await import('node:zlib')
  response.writeHead(200, { 'content-type': 'text/calendar', 'content-encoding': 'gzip' })
  const gzip = createGzip()
  gzip.pipe(response)
  response.on('close', () => gzip.destroy())
  gzip.on('error', () => {})
  for (let turn = 0; turn < 1024 && !gzip.destroyed; turn += 1) {
    await new Promise((done) => gzip.write(Buffer.alloc(1024 * 1024, 'BEGIN:VCALENDAR\r\n'), done))
  }
  gzip.end()
}

describe('a CalDAV server', () => {
  type Answers = Record<string, [href: string, props: string]>
  const CALENDAR = '<d:resourcetype><c:calendar/></d:resourcetype>'
  const link = (name: string, href: string) => `<${name}><d:href>${href}</d:href></${name}>`
  const multistatus = ([href, props]: Answers[string]) =>
    `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:response><d:href>${href}</d:href>
<d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response></d:multistatus>`

  const own = () => office.feed.origin
  /** The answers that lead from the entered address to the calendar, with the host of each step. */
  const chain = ({ self = own(), principal = own(), home = own(), calendar = own() } = {}): Answers => ({
    '/anna.ics': [`${self}/anna.ics`, link('d:current-user-principal', `${principal}/principal/`)],
    '/principal/': ['/principal/', link('c:calendar-home-set', `${home}/home/`)],
    '/home/': [`${calendar}/work/`, CALENDAR]
  })
  /** Sets the answers; writes are refused as existing already, with the entry found at `entry`. */
  const speak = (answers: Answers, entry = '/work/entry.ics') =>
    office.feed.speak(({ method, url = '' }, response) => {
      if (method === 'PUT') return response.writeHead(url === '/work/entry.ics' ? 204 : 412).end()
      const xml = multistatus(answers[url] ?? [entry, '<d:getetag>"1"</d:getetag>'])
      response.writeHead(207, { 'content-type': 'application/xml' }).end(xml)
    })
  const asked = (request: string) => office.feed.asked.includes(request)
  const connect = () => put(office, { identifier: office.feed.url, user: 'anna', password: 'secret' })

  test.each([
    ['itself', 'self', 'PROPFIND /anna.ics'],
    ['its owner', 'principal', 'PROPFIND /anna.ics'],
    ['its calendars', 'home', 'PROPFIND /principal/'],
    ['a calendar', 'calendar', 'PROPFIND /home/']
  ])('that links to %s on another host is refused, and that host is not contacted', async (_, name, last) => {
    speak(chain({ [name]: canary.origin }))
    expect((await connect()).status).toBe(422)
    expect(asked(last)).toBe(true)
    expect(canary.met).toBe(0)
  })

  test('that links to an entry on another host gets nothing written there', async () => {
    speak(chain(), `${canary.origin}/work/entry.ics`)
    await connect()
    await book(office, NINE)
    await drainAll(office)
    expect(asked('REPORT /work/')).toBe(true)
    expect(canary.met).toBe(0)
  })

  test('that links within its own host is followed to the end', async () => {
    speak(chain())
    expect((await connect()).body.kind).toBe('caldav')
    await book(office, NINE)
    await drainAll(office)
    expect(asked('PUT /work/entry.ics')).toBe(true)
  })

  test('on the other host is contacted if the user enters that address', async () => {
    await put(office, { identifier: canary.url })
    expect(canary.met).toBeGreaterThan(0)
  })
})
