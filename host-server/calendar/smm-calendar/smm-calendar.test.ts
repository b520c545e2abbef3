import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { book, pass } from '../../booking/appointments/testing/office.ts'
import { refreshDue } from '../external-calendar/refresh.ts'
import { calendarOf } from '../external-calendar/testing/feed-server.ts'
import {
  AROUND_MEETING,
  type CalendarOffice,
  clear,
  close,
  disconnect,
  ELEVEN,
  FREE,
  HALF_PAST_NINE,
  NINE,
  openCalendarOffice,
  put,
  read,
  readNow,
  startsOnTuesday,
  switchModule,
  TUESDAY_MEETING
} from './testing/calendar-office.ts'

let office: CalendarOffice
beforeAll(async () => {
  office = await openCalendarOffice()
})
beforeEach(() => clear(office))
afterAll(() => close(office))

test('an empty or invalid address is refused', async () => {
  for (const body of [{}, { identifier: '' }, { identifier: '  ' }]) {
    const { status, body: answer } = await put(office, body)
    expect(status).toBe(422)
    expect(answer.errors.identifier).toEqual(['Dieses Feld darf nicht leer sein.'])
  }
  const schemes = ['ftp://calendar.example/', 'file:///etc/passwd', 'javascript:alert(1)', 'http://calendar.example/']
  for (const identifier of ['my calendar', ...schemes, 'https://calendar.example:8443/', 'https://127.0.0.1:8443/']) {
    const { status, body: answer } = await put(office, { identifier })
    expect(status).toBe(422)
    expect(answer.errors.identifier).toEqual([
      'Das ist keine Kalenderadresse. Kalenderadressen beginnen mit https:// und enthalten keinen Port.'
    ])
  }
})

test.each([
  ['nothing', 404, 'text/plain', '', 'Unter dieser Adresse gibt es keinen Kalender.'],
  ['a page', 200, 'text/html', '<html>', 'Unter dieser Adresse liegt etwas anderes als ein Kalender.'],
  ['half a calendar', 200, 'text/calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT', 'Dieser Kalender enthält Einträge'],
  ['a login', 401, 'text/plain', '', 'Dieser Kalender verlangt einen Benutzernamen']
])('an address with %s is refused, and the previous connection stays', async (_, status, type, text, message) => {
  office.feed.serve(calendarOf(TUESDAY_MEETING))
  await put(office, { identifier: office.feed.url })
  office.feed.answer((_request, response) => response.writeHead(status, { 'content-type': type }).end(text))
  const refused = await put(office, { identifier: `${office.feed.url}?other` })
  expect(refused.status).toBe(422)
  expect(refused.body.errors.identifier[0]).toContain(message)
  expect((await read(office)).body).toMatchObject({ identifier: office.feed.url, kind: 'feed' })
  expect(await startsOnTuesday(office)).toEqual(AROUND_MEETING)
})

test('a feed blocks its busy times until it is disconnected', async () => {
  expect(await startsOnTuesday(office)).toEqual(FREE)
  office.feed.serve(calendarOf(TUESDAY_MEETING))
  const { status, body } = await put(office, { identifier: `  ${office.feed.url} ` })
  expect(status).toBe(200)
  expect(body).toEqual({
    identifier: office.feed.url,
    user: '',
    account: '',
    kind: 'feed',
    fetched_at: '2027-03-01T08:00:00Z',
    failing_since: null,
    fault: null,
    unwritten_since: null,
    told_since: null,
    services: [],
    syncs: [{ started_at: '2027-03-01T08:00:00Z', ended_at: '2027-03-01T08:00:00Z', fault: null, readings: 1 }],
    changes: []
  })
  expect(await startsOnTuesday(office)).toEqual(AROUND_MEETING)
  expect((await book(office, HALF_PAST_NINE)).status).toBe(409)
  expect((await book(office, NINE)).status).toBe(201)
  expect((await disconnect(office)).status).toBe(204)
  expect((await read(office)).body).toMatchObject({ identifier: '', kind: null })
  expect(await startsOnTuesday(office)).toEqual(FREE.slice(1).concat(ELEVEN))
})

test('connecting and disconnecting are in the audit log, without what may be secret', async () => {
  office.feed.serve(calendarOf(TUESDAY_MEETING))
  await put(office, { identifier: office.feed.url })
  await disconnect(office)
  const changes = await office.knex('audit_log').where({ object: 'advisor' }).orderBy('at').pluck('changes')
  const { host } = new URL(office.feed.url)
  expect(changes.map((one) => (typeof one === 'string' ? JSON.parse(one) : one)).slice(-2)).toEqual([
    [{ field: 'external_calendar', before: null, after: host }],
    [{ field: 'external_calendar', before: host, after: null }]
  ])
})

test('a feed is refreshed when due and on request, and its last busy times stay while it fails', async () => {
  office.feed.serve(calendarOf(TUESDAY_MEETING))
  await put(office, { identifier: office.feed.url })
  const revision = () => office.knex('calendars').where({ advisor_uuid: office.advisorUuid }).first('revision')
  const before = await revision()
  const asked = office.feed.asked.length
  await refreshDue(office.site.app)
  expect(office.feed.asked).toHaveLength(asked)
  pass(office, 6)
  await refreshDue(office.site.app)
  expect(office.feed.asked).toHaveLength(asked + 1)
  expect(await revision()).toEqual(before)

  office.feed.answer((_, response) => response.writeHead(503).end())
  pass(office, 6)
  const down = await readNow(office)
  expect(down.body).toMatchObject({
    fetched_at: '2027-03-01T08:06:00Z',
    failing_since: '2027-03-01T08:12:00Z',
    fault: 'unreachable'
  })
  pass(office, 1)
  expect((await readNow(office)).body.failing_since).toBe('2027-03-01T08:12:00Z')
  expect(await startsOnTuesday(office)).toEqual(AROUND_MEETING)

  office.feed.serve(calendarOf())
  expect((await readNow(office)).body).toMatchObject({ failing_since: null, fault: null })
  expect(await startsOnTuesday(office)).toEqual(FREE)
})

test('busy times block only while the module is on, and again once it is back on', async () => {
  office.feed.serve(calendarOf(TUESDAY_MEETING))
  await put(office, { identifier: office.feed.url })
  await switchModule(office, false)
  expect(await startsOnTuesday(office)).toEqual(FREE)
  expect((await book(office, HALF_PAST_NINE)).status).toBe(201)
  await switchModule(office, true)
  expect(await startsOnTuesday(office)).toEqual(AROUND_MEETING)
})

test('no external request is made while the module is off', async () => {
  office.feed.serve(calendarOf(TUESDAY_MEETING))
  await put(office, { identifier: office.feed.url })
  office.feed.asked.length = 0
  await switchModule(office, false)
  pass(office, 60)
  await refreshDue(office.site.app)
  expect((await read(office)).status).toBe(403)
  expect(office.feed.asked).toEqual([])
})

test('the stored address and password are encrypted, and unreadable if tampered with', async () => {
  office.feed.serve(calendarOf(TUESDAY_MEETING))
  await put(office, { identifier: `http://anna:top-secret@${office.feed.host}/anna.ics` })
  const { body, text } = await read(office)
  expect(body).toMatchObject({ identifier: office.feed.url, user: 'anna' })
  expect(text).not.toContain('top-secret')
  const rows = await office.knex('external_calendars')
  expect(JSON.stringify(rows)).not.toMatch(/top-secret|anna\.ics/)
  await office.knex('external_calendars').update({ source: `${rows[0].source.slice(0, -4)}AAAA` })
  expect((await read(office)).body).toMatchObject({ identifier: '', fault: 'secret' })
  expect((await readNow(office)).body.fault).toBe('secret')
})
