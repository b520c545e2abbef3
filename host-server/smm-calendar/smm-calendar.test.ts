import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { book, look, MONDAY, type Office, openOffice, pass, visit } from '../appointments/testing/office.ts'
import { request, signIn } from '../core/testing/client.ts'
import { refreshDue } from '../external-calendar/refreshing.ts'
import { calendarOf, type FeedServer, startFeedServer } from '../external-calendar/testing/feed-server.ts'
import { LOGIN, missingRadicale, Radicale } from '../external-calendar/testing/radicale.ts'

let office: Office
let feed: FeedServer
let cookie: string
let radicale: Radicale | undefined

const missing = missingRadicale()
if (missing) console.warn(missing)

beforeAll(async () => {
  feed = await startFeedServer()
  radicale = missing ? undefined : await Radicale.open()
  const INTERNAL_HOSTS = [feed.host, radicale?.host].join(' ')
  office = await openOffice({ LOAD_TEST: '1', INTERNAL_HOSTS })
})
beforeEach(async () => {
  await switchModule(true)
  feed.asked.length = 0
  office.site.clock.time = new Date(MONDAY)
  cookie = await signIn(office.site, 'advisor@demo.example')
  const rows = ['external_busy', 'external_calendars', 'outbox', 'booking_claims', 'appointments']
  for (const table of rows) await office.knex(table).delete()
})
afterAll(async () => {
  await office.site.stop()
  await radicale?.close()
  feed.stop()
})

const switchModule = (effective_state: boolean) =>
  office
    .knex('tenant_modules')
    .where({ tenant_id: office.tenantId, module_name: 'smm-calendar' })
    .update({ effective_state })

const path = (rest = 'settings') => `/api/v1/advisors/${office.alias}/smm-calendar/${rest}`
const put = (body: object, asked = {}) => request(office.site, 'PUT', path(), { cookie, body, ...asked })
const get = () => request(office.site, 'GET', path(), { cookie })
const readNow = () => request(office.site, 'POST', path('refresh'), { cookie })
const disconnect = () => request(office.site, 'DELETE', path(), { cookie })

const drainAll = async () => {
  while (await office.site.drain());
}

const meeting = (from: string, to: string, ...rest: string[]) => [`DTSTART:${from}`, `DTEND:${to}`, ...rest]
/** Half past nine to half past ten in Vienna. */
const TUESDAY_MEETING = meeting('20270302T083000Z', '20270302T093000Z')
const startsOnTuesday = async (asked = {}) => (await look(office, asked)).body.days['2027-03-02'].slice(0, 4)
const NINE = '2027-03-02T08:00:00Z'
const HALF_PAST_NINE = '2027-03-02T08:30:00Z'
const HALF_PAST_TEN = '2027-03-02T09:30:00Z'
const ELEVEN = '2027-03-02T10:00:00Z'
const FREE = [NINE, HALF_PAST_NINE, '2027-03-02T09:00:00Z', HALF_PAST_TEN]

test('an empty identifier, or none that is an address, is named', async () => {
  for (const body of [{}, { identifier: '' }, { identifier: '  ' }]) {
    const { status, body: answer } = await put(body)
    expect(status).toBe(422)
    expect(answer.errors.identifier).toEqual(['Dieses Feld darf nicht leer sein.'])
  }
  for (const identifier of ['my calendar', 'ftp://calendar.example/', 'file:///etc/passwd', 'javascript:alert(1)']) {
    const { status, body: answer } = await put({ identifier })
    expect(status).toBe(422)
    expect(answer.errors.identifier).toEqual([
      'Das ist keine Adresse eines Kalenders: Eine solche beginnt mit https://.'
    ])
  }
})

test('a place of our own is refused like one that is not there, and never asked', async () => {
  const hosts = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '169.254.169.254', '2130706433', '0x7f.1']
  for (const host of hosts) {
    const { status, body } = await put({ identifier: `https://${host}:${feed.port + 1}/anna.ics` })
    expect(status, host).toBe(422)
    expect(body.errors.identifier[0]).toMatch(/^Der Kalender war nicht erreichbar/)
  }
  expect(feed.asked).toEqual([])
})

test.each([
  ['nothing', 404, 'text/plain', '', 'Unter dieser Adresse gibt es keinen Kalender.'],
  ['a page', 200, 'text/html', '<html>', 'Was unter dieser Adresse steht, ist kein Kalender.'],
  ['half a calendar', 200, 'text/calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT', 'Dieser Kalender enthält Einträge'],
  ['a login', 401, 'text/plain', '', 'Dieser Kalender verlangt einen Benutzernamen']
])('an address at which there is %s is refused, and what was connected stays', async (_, status, type, text, told) => {
  feed.serve(calendarOf(TUESDAY_MEETING))
  await put({ identifier: feed.url })
  feed.answer((_request, response) => response.writeHead(status, { 'content-type': type }).end(text))
  const refused = await put({ identifier: `${feed.url}?other` })
  expect(refused.status).toBe(422)
  expect(refused.body.errors.identifier[0]).toContain(told)
  expect((await get()).body).toMatchObject({ identifier: feed.url, kind: 'feed' })
  expect(await startsOnTuesday()).toEqual([NINE, HALF_PAST_TEN, ELEVEN, '2027-03-02T10:30:00Z'])
})

test('a redirect to another host is not followed, one to the same host is', async () => {
  const away = (location: string) =>
    feed.answer(({ url }, response) =>
      url === '/there.ics'
        ? response.writeHead(200).end(calendarOf(TUESDAY_MEETING))
        : response.writeHead(302, { location }).end()
    )
  away('https://169.254.169.254/latest/meta-data/')
  const { body } = await put({ identifier: feed.url })
  expect(body.errors.identifier[0]).toMatch(/^Diese Adresse führt zu einem anderen Server/)
  away('/there.ics')
  expect((await put({ identifier: feed.url })).status).toBe(200)
})

describe('hostile calendars', () => {
  const bomb = (rule: string) => calendarOf(meeting('20270302T083000Z', '20270302T083001Z', `RRULE:${rule}`))

  test.each([
    ['a rule of seconds', () => bomb('FREQ=SECONDLY'), 'zu verwickelt'],
    ['a rule that is never met', () => bomb('FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30'), 'zu verwickelt'],
    ['50 MB', () => 'BEGIN:VCALENDAR\r\n'.padEnd(50 * 1024 * 1024, 'X-PAD:x\r\n'), 'zu groß'],
    ['a gigabyte, packed', undefined, 'zu groß']
  ])('%s is refused, while the server answers others', async (_, text, told) => {
    if (text) feed.serve(text())
    else feed.answer((_request, response) => packed(response))
    const asked = put({ identifier: feed.url })
    const others = await Promise.all([look(office), look(office, { from: '2027-03-03' })])
    expect(others.map(({ status }) => status)).toEqual([200, 200])
    const { status, body } = await asked
    expect(status).toBe(422)
    expect(body.errors.identifier[0]).toContain(told)
  })
})

test('a feed that never ends is hung up on and refused, long after others have their answers', async () => {
  let closed: Promise<unknown> | undefined
  feed.answer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/calendar' }).write('BEGIN:VCALENDAR\r\n')
    const trickle = setInterval(() => response.write('X-PAD:x\r\n'), 50)
    closed = once(response, 'close').finally(() => clearInterval(trickle))
  })
  const answers: number[] = []
  const note = ({ status }: { status: number }) => answers.push(status)
  await Promise.all([put({ identifier: feed.url }).then(note), look(office).then(note), get().then(note)])
  expect(answers).toEqual([200, 200, 422])
  await closed
})

async function packed(response: Parameters<Parameters<FeedServer['answer']>[0]>[1]) {
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

test('a feed blocks what it says is busy, and comes to nothing when it is disconnected', async () => {
  expect(await startsOnTuesday()).toEqual(FREE)
  feed.serve(calendarOf(TUESDAY_MEETING))
  const { status, body } = await put({ identifier: `  ${feed.url} ` })
  expect(status).toBe(200)
  expect(body).toEqual({
    identifier: feed.url,
    user: '',
    kind: 'feed',
    fetched_at: '2027-03-01T08:00:00Z',
    failing_since: null,
    fault: null
  })
  expect(await startsOnTuesday()).toEqual([NINE, HALF_PAST_TEN, ELEVEN, '2027-03-02T10:30:00Z'])
  expect((await book(office, HALF_PAST_NINE)).status).toBe(409)
  expect((await book(office, NINE)).status).toBe(201)
  expect((await disconnect()).status).toBe(204)
  expect((await get()).body).toMatchObject({ identifier: '', kind: null })
  expect(await startsOnTuesday()).toEqual(FREE.slice(1).concat(ELEVEN))
})

test('a feed is read again in time and when asked, and keeps its last times while it is away', async () => {
  feed.serve(calendarOf(TUESDAY_MEETING))
  await put({ identifier: feed.url })
  const revision = () => office.knex('calendars').where({ advisor_uuid: office.advisorUuid }).first('revision')
  const before = await revision()
  const asked = feed.asked.length
  await refreshDue(office.site.services)
  expect(feed.asked).toHaveLength(asked)
  pass(office, 6)
  await refreshDue(office.site.services)
  expect(feed.asked).toHaveLength(asked + 1)
  expect(await revision()).toEqual(before)

  feed.answer((_, response) => response.writeHead(503).end())
  pass(office, 6)
  const down = await readNow()
  expect(down.body).toMatchObject({
    fetched_at: '2027-03-01T08:06:00Z',
    failing_since: '2027-03-01T08:12:00Z',
    fault: 'unreachable'
  })
  pass(office, 1)
  expect((await readNow()).body.failing_since).toBe('2027-03-01T08:12:00Z')
  expect(await startsOnTuesday()).toEqual([NINE, HALF_PAST_TEN, ELEVEN, '2027-03-02T10:30:00Z'])

  feed.serve(calendarOf())
  expect((await readNow()).body).toMatchObject({ failing_since: null, fault: null })
  expect(await startsOnTuesday()).toEqual(FREE)
})

test('nothing is asked outside while the module is off', async () => {
  feed.serve(calendarOf(TUESDAY_MEETING))
  await put({ identifier: feed.url })
  feed.asked.length = 0
  await switchModule(false)
  pass(office, 60)
  await refreshDue(office.site.services)
  expect((await get()).status).toBe(403)
  expect(feed.asked).toEqual([])
})

test('what was stored opens with no other secret, and in no other row', async () => {
  feed.serve(calendarOf(TUESDAY_MEETING))
  await put({ identifier: `http://anna:top-secret@${feed.host}/anna.ics` })
  const { body, text } = await get()
  expect(body).toMatchObject({ identifier: feed.url, user: 'anna' })
  expect(text).not.toContain('top-secret')
  const rows = await office.knex('external_calendars')
  expect(JSON.stringify(rows)).not.toMatch(/top-secret|anna\.ics/)
  await office.knex('external_calendars').update({ source: `${rows[0].source.slice(0, -4)}AAAA` })
  expect((await get()).body).toMatchObject({ identifier: '', fault: 'secret' })
  expect((await readNow()).body.fault).toBe('secret')
})

describe.skipIf(missing)('a real CalDAV server', () => {
  const connect = (identifier: string) => put({ identifier, ...LOGIN })
  const server = () => radicale as Radicale
  beforeEach(() => server().clear())

  test('asks for a login, and says when it is the wrong one', async () => {
    const none = await put({ identifier: server().calendar })
    expect(none.status).toBe(422)
    expect(none.body.errors).toEqual({
      identifier: ['Dieser Kalender verlangt einen Benutzernamen und ein App-Passwort.'],
      user: ['Dieses Feld darf nicht leer sein.']
    })
    const wrong = await put({ identifier: server().calendar, user: 'anna', password: 'guess' })
    expect(wrong.body.errors).toEqual({
      identifier: ['Der Kalender hat diese Anmeldung nicht angenommen.'],
      password: ['Bitte prüfen Sie Benutzername und App-Passwort.']
    })
  })

  test('what keeps its owner busy blocks, also by way of the account; the kept password goes nowhere else', async () => {
    await server().put('meeting', TUESDAY_MEETING)
    await server().put('lunch', meeting('20270302T100000Z', '20270302T110000Z', 'TRANSP:TRANSPARENT'))
    for (const identifier of [server().principal, server().calendar]) {
      const { status, body } = await connect(identifier)
      expect([status, body.kind]).toEqual([200, 'caldav'])
      expect(await startsOnTuesday()).toEqual([NINE, HALF_PAST_TEN, ELEVEN, '2027-03-02T10:30:00Z'])
    }
    expect((await put({ identifier: server().calendar })).status).toBe(200)
    const other = await put({ identifier: `${server().calendar}other/`, user: 'anna' })
    expect(other.body.errors.identifier).toEqual(['Der Kalender hat diese Anmeldung nicht angenommen.'])
  })

  test('an appointment is written there, moved and removed, and does not stand in its own way', async () => {
    const early = (await book(office, '2027-03-03T08:00:00Z', { first_name: 'Early' })).body
    await connect(server().calendar)
    const { uuid, token } = (await book(office, NINE)).body
    await drainAll()
    const whole = await server().whole()
    expect(whole).toContain(`UID:${early.uuid}@localhost`)
    expect(whole).toContain('SUMMARY:Vera Visitor: Short')
    expect(whole).toContain('DTSTART:20270302T080000Z')
    expect(whole).not.toMatch(/METHOD|ATTENDEE|ORGANIZER/)
    await readNow()
    expect(await startsOnTuesday({ token })).toEqual(FREE)
    await visit(office, 'PATCH', token, { starts_at: HALF_PAST_NINE })
    await drainAll()
    expect(await server().whole()).toContain('DTSTART:20270302T083000Z')
    await visit(office, 'POST', token, {})
    await drainAll()
    expect(await server().whole()).not.toContain(uuid)
  })

  test('an invitation that a mail program has put there already is brought up to date', async () => {
    await connect(server().calendar)
    const { uuid, token } = (await book(office, NINE)).body
    await server().put(`${uuid}@localhost`, meeting('20270302T080000Z', '20270302T083000Z'))
    await drainAll()
    expect((await server().whole()).match(/BEGIN:VEVENT/g)).toHaveLength(1)
    await visit(office, 'POST', token, {})
    await drainAll()
    expect(await server().whole()).not.toContain(uuid)
  })

  test('an outage loses nothing and is caught up with', async () => {
    await connect(server().calendar)
    const kept = (await book(office, NINE)).body
    const gone = (await book(office, ELEVEN)).body
    await drainAll()
    await server().halt()
    const missed = (await book(office, HALF_PAST_NINE)).body
    await visit(office, 'PATCH', kept.token, { starts_at: HALF_PAST_TEN })
    await visit(office, 'POST', gone.token, {})
    await drainAll()
    // as after a day on which every try has failed
    await office.knex('outbox').where({ kind: 'calendar-entry', state: 'waiting' }).update({ state: 'dead' })
    expect((await readNow()).body.fault).toBe('unreachable')
    await server().start()
    expect((await readNow()).body.fault).toBeNull()
    await drainAll()
    const whole = await server().whole()
    expect(whole).toContain(missed.uuid)
    expect(whole).toContain('DTSTART:20270302T093000Z')
    expect(whole).not.toContain(gone.uuid)
  })
})
