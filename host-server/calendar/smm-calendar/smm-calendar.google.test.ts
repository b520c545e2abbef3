import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SECRET_MASK } from '#contract/settings'
import { book, pass, visit } from '../../booking/appointments/testing/office.ts'
import { request } from '../../testing/client.ts'
import { refreshDue } from '../external-calendar/refresh.ts'
import { GoogleServer, timed, wholeDay } from '../external-calendar/testing/google-server.ts'
import {
  AROUND_MEETING,
  disconnect,
  drainAll,
  ELEVEN,
  FREE,
  NINE,
  read,
  readNow,
  startsOnTuesday
} from './testing/calendar-office.ts'
import {
  change,
  closeServiceOffice,
  connect,
  openServiceOffice,
  type ServiceOffice,
  startOver
} from './testing/service-office.ts'

/** Tuesday, in Vienna. */
const MEETING = ['2027-03-02T09:30:00', '2027-03-02T10:30:00'] as const

let office: ServiceOffice<GoogleServer>
beforeAll(async () => {
  office = await openServiceOffice('google', new GoogleServer())
})
beforeEach(() => startOver(office))
afterAll(() => closeServiceOffice(office))

const shown = async () => (await read(office)).body
const busy = () => office.knex('external_busy')

/** Lets the next reading in the background happen, and what it leads to. */
async function later(minutes = 6) {
  pass(office, minutes)
  await refreshDue(office.site.app)
  await drainAll(office)
}

test('is not offered without client ID and secret, and not connected if access is not allowed there', async () => {
  await change(office, { google_client_secret: '' })
  expect((await shown()).services).toEqual([])
  await change(office, office.server.settings)
  expect((await shown()).services).toEqual(['google'])
  expect((await connect(office, false)).headers.location).toContain('?refused=refused')
  expect(await office.knex('external_calendars')).toEqual([])
})

test('blocks busy times over several pages, with whole days, but not what is free, declined or a place of work', async () => {
  const at = (hour: number) => [`2027-03-03T${hour}:00:00`, `2027-03-03T${hour + 1}:00:00`] as const
  office.server.put(
    timed('one', ...MEETING),
    wholeDay('day', '2027-03-04', '2027-03-05'),
    timed('free', ...at(10), { transparency: 'transparent' }),
    timed('declined', ...at(11), { attendees: [{ email: 'a@x.example', self: true, responseStatus: 'declined' }] }),
    timed('accepted', ...at(12), { attendees: [{ self: true, responseStatus: 'accepted' }] }),
    wholeDay('office', '2027-03-05', '2027-03-06', { eventType: 'workingLocation' })
  )
  office.server.repeats = true
  await connect(office)
  expect(await shown()).toMatchObject({ kind: 'google', account: 'anna.gruber@bank.example', fault: null })
  expect(await startsOnTuesday(office)).toEqual(AROUND_MEETING)
  const spans = await busy().orderBy('starts_at').select('starts_at', 'ends_at')
  expect(spans).toEqual([
    { starts_at: '2027-03-02T08:30:00Z', ends_at: '2027-03-02T09:30:00Z' },
    { starts_at: '2027-03-03T11:00:00Z', ends_at: '2027-03-03T12:00:00Z' },
    { starts_at: '2027-03-03T23:00:00Z', ends_at: '2027-03-04T23:00:00Z' }
  ])
})

test('reads only what has changed, and everything again once Google has forgotten it', async () => {
  // occurrences and exceptions of a series come as events of their own
  office.server.put(
    timed('series_20270302', ...MEETING),
    timed('series_20270309', '2027-03-09T09:30:00', '2027-03-09T10:30:00')
  )
  await connect(office)
  expect(await busy()).toHaveLength(2)
  office.server.remove('series_20270302')
  await later()
  expect(await startsOnTuesday(office)).toEqual(FREE)
  expect(await busy()).toHaveLength(1)
  office.server.put(timed('series_20270302', ...MEETING))
  office.server.remove('series_20270309')
  office.server.forget()
  await later()
  // a token of another calendar, or one that was cut off
  office.server.failNext({ status: 400, body: { error: { errors: [{ reason: 'invalid' }] } } })
  await later()
  expect(await startsOnTuesday(office)).toEqual(AROUND_MEETING)
  expect(await busy()).toHaveLength(1)
  expect((await shown()).fault).toBeNull()
})

test('keeps the last busy times when it cannot be read, and does not take a limit for a missing consent', async () => {
  office.server.put(timed('one', ...MEETING))
  await connect(office)
  const limit = { error: { errors: [{ reason: 'rateLimitExceeded' }] } }
  const answers = [
    [{ status: 403, body: limit }, 'away'],
    [{ status: 429, headers: { 'retry-after': '60' } }, 'away'],
    [{ status: 403, body: { error: { errors: [{ reason: 'insufficientPermissions' }] } } }, 'consent'],
    [{ status: 403, body: { error: { errors: [{ reason: 'accessNotConfigured' }] } } }, 'client'],
    [{ status: 403, body: { error: { errors: [{ reason: 'notACalendarUser' }] } } }, 'no-mailbox'],
    [{ body: { items: [wholeDay('x', 'no date', 'either')], nextSyncToken: '0.9' } }, 'unreadable'],
    [{ body: { items: [] } }, 'unreadable']
  ] as const
  for (const [answer, fault] of answers) {
    office.server.failNext(answer)
    await readNow(office)
    expect(await shown()).toMatchObject({ fault, failing_since: '2027-03-01T08:00:00Z' })
    expect(await startsOnTuesday(office)).toEqual(AROUND_MEETING)
  }
  office.server.revoke()
  await readNow(office)
  expect((await shown()).fault).toBe('consent')
  await connect(office)
  expect(await shown()).toMatchObject({ fault: null, failing_since: null })
  expect((await disconnect(office)).status).toBe(204)
  expect(await startsOnTuesday(office)).toEqual(FREE)
})

const starts = () => office.server.events.map(({ start }) => (start as { dateTime: string }).dateTime)

async function bookOne() {
  const { body } = await book(office, NINE)
  await drainAll(office)
  return body as { uuid: string; token: string }
}

test('an appointment is written once though the answer is lost, moved and removed', async () => {
  await connect(office)
  office.server.loseAnswer()
  const { token } = await bookOne()
  pass(office, 1)
  await drainAll(office)
  expect(starts()).toEqual([NINE])
  expect(office.server.events[0]).toMatchObject({
    status: 'confirmed',
    summary: expect.stringContaining('Vera Visitor: ')
  })
  await later()
  expect(await busy()).toEqual([])
  await visit(office, 'PATCH', token, { starts_at: ELEVEN })
  await drainAll(office)
  expect(starts()).toEqual([ELEVEN])
  await visit(office, 'POST', token, {})
  await drainAll(office)
  expect(starts()).toEqual([])
})

test('a change there is a proposal, and what was deleted is put back only if the advisor says so', async () => {
  await connect(office)
  const { uuid } = await bookOne()
  await later()
  const path = `/api/v1/advisors/${office.alias}/appointments/${uuid}`
  const ask = (method: string, rest: string) =>
    request(office.site, method, `${path}/${rest}`, { cookie: office.cookie })
  const changed = async () => (await ask('GET', 'preparation')).body.calendar_change
  const [entry] = office.server.events
  if (!entry) throw new Error('nothing was written')
  const moved = { start: { dateTime: '2027-03-02T13:00:00+01:00' }, end: { dateTime: '2027-03-02T13:30:00+01:00' } }
  office.server.put({ ...entry, ...moved })
  await later()
  expect(await changed()).toEqual({ what: 'moved', starts_at: '2027-03-02T12:00:00Z', ends_at: '2027-03-02T12:30:00Z' })
  office.server.remove(entry.id)
  await later()
  expect((await changed()).what).toBe('removed')
  expect(starts()).toEqual([])
  expect((await ask('DELETE', 'calendar-change')).status).toBe(204)
  await drainAll(office)
  await later()
  expect(starts()).toEqual([NINE])
  expect(await changed()).toBeNull()
})

test('disconnecting ends the consent at Google, as soon as that answers', async () => {
  await connect(office)
  expect(office.server.isConsented).toBe(true)
  office.server.failNext({ status: 503 })
  expect((await disconnect(office)).status).toBe(204)
  await drainAll(office)
  expect(office.server.isConsented).toBe(true)
  pass(office, 5)
  await drainAll(office)
  expect(office.server.isConsented).toBe(false)
  const [job] = await office.knex('outbox').where({ kind: 'calendar-revocation' })
  expect(job).toMatchObject({ state: 'done', payload: '{}' })
})

test('a consent that has ended there already, or is in use again, is left alone', async () => {
  await connect(office)
  office.server.revoke()
  await disconnect(office)
  await drainAll(office)
  expect((await office.knex('outbox').where({ kind: 'calendar-revocation' }))[0]).toMatchObject({ state: 'done' })
  await connect(office)
  await disconnect(office)
  await connect(office)
  await drainAll(office)
  expect(office.server.isConsented).toBe(true)
})

test('client ID and secret are tested without anybody’s consent, by administrators alone', async () => {
  const check = (body: object, cookie = office.admin) =>
    request(office.site, 'POST', '/api/v1/settings/calendar-check', { cookie, body })
  const { google_client_id, google_client_secret } = office.server.settings
  const right = { google_client_id, google_client_secret }
  expect((await check(right, '')).status).toBe(401)
  expect((await check(right, office.cookie)).status).toBe(403)
  expect(Object.keys((await check({ google_client_id })).body.errors)).toEqual(['google_client_secret'])
  expect((await check({})).body).toEqual({ findings: [] })
  const found = async (body: object) => (await check(body)).body.findings
  expect(await found(right)).toEqual([{ finding: 'google-accepted', detail: '' }])
  expect(await found({ ...right, google_client_secret: SECRET_MASK })).toEqual([
    { finding: 'google-accepted', detail: '' }
  ])
  expect(await found({ ...right, google_client_secret: 'wrong' })).toEqual([{ finding: 'google-refused', detail: '' }])
})
