import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { book, look } from '../appointments/testing/office.ts'
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
/** Stands where nobody has any business, and could be reached. */
let canary: FeedServer
beforeAll(async () => {
  canary = await startFeedServer()
  office = await openCalendarOffice(canary.host)
})
beforeEach(() => clear(office))
afterAll(async () => {
  await close(office)
  canary.stop()
})

test('a place of our own is refused like one that is not there, and never asked', async () => {
  const hosts = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '169.254.169.254', '2130706433', '0x7f.1']
  for (const host of hosts) {
    const { status, body } = await put(office, { identifier: `https://${host}/anna.ics` })
    expect(status, host).toBe(422)
    expect(body.errors.identifier[0]).toMatch(/^Der Kalender war nicht erreichbar/)
  }
  expect(office.feed.asked).toEqual([])
})

test('a redirect to another host is not followed, one to the same host is', async () => {
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
    ['a rule of seconds', () => bomb('FREQ=SECONDLY'), 'zu verwickelt'],
    ['a rule that is never met', () => bomb('FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30'), 'zu verwickelt'],
    ['50 MB', () => 'BEGIN:VCALENDAR\r\n'.padEnd(50 * 1024 * 1024, 'X-PAD:x\r\n'), 'zu groß'],
    ['a gigabyte, packed', undefined, 'zu groß']
  ])('%s is refused, while the server answers others', async (_, text, told) => {
    if (text) office.feed.serve(text())
    else office.feed.answer((_request, response) => packed(response))
    const asked = put(office, { identifier: office.feed.url })
    const others = await Promise.all([look(office), look(office, { from: '2027-03-03' })])
    expect(others.map(({ status }) => status)).toEqual([200, 200])
    const { status, body } = await asked
    expect(status).toBe(422)
    expect(body.errors.identifier[0]).toContain(told)
  })
})

test('a feed that never ends is hung up on and refused, long after others have their answers', async () => {
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
    look(office).then(note),
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
  /** From the address that is typed to the calendar, each on its host. */
  const chain = ({ self = own(), principal = own(), home = own(), calendar = own() } = {}): Answers => ({
    '/anna.ics': [`${self}/anna.ics`, link('d:current-user-principal', `${principal}/principal/`)],
    '/principal/': ['/principal/', link('c:calendar-home-set', `${home}/home/`)],
    '/home/': [`${calendar}/work/`, CALENDAR]
  })
  /** Answers as told, refuses what is written with a word that it is there already, and has it stand in an entry. */
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
  ])('that places %s on another host is refused, and nobody calls there', async (_, name, last) => {
    speak(chain({ [name]: canary.origin }))
    expect((await connect()).status).toBe(422)
    expect(asked(last)).toBe(true)
    expect(canary.met).toBe(0)
  })

  test('that places an entry on another host has nothing written there', async () => {
    speak(chain(), `${canary.origin}/work/entry.ics`)
    await connect()
    await book(office, NINE)
    await drainAll(office)
    expect(asked('REPORT /work/')).toBe(true)
    expect(canary.met).toBe(0)
  })

  test('that stays on its own host is followed all the way', async () => {
    speak(chain())
    expect((await connect()).body.kind).toBe('caldav')
    await book(office, NINE)
    await drainAll(office)
    expect(asked('PUT /work/entry.ics')).toBe(true)
  })

  test('is asked on the other host by whoever names that', async () => {
    await put(office, { identifier: canary.url })
    expect(canary.met).toBeGreaterThan(0)
  })
})
