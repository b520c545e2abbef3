import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SECRET_MASK } from '#contract/settings'
import { pass } from '../../booking/appointments/testing/office.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { refreshDue } from '../external-calendar/refresh.ts'
import {
  exception,
  inZone,
  MicrosoftServer,
  master,
  occurrence,
  single
} from '../external-calendar/testing/microsoft-server.ts'
import {
  AROUND_MEETING,
  disconnect,
  FREE,
  read,
  readNow,
  startsOnTuesday,
  switchModule
} from './testing/calendar-office.ts'
import {
  begin,
  change,
  closeServiceOffice,
  comeBack,
  connect,
  openServiceOffice,
  type ServiceOffice,
  startOver
} from './testing/service-office.ts'

const HOME = '/app/online-appointments/calendars/smm/settings'
const ELSEWHERE = 'https://elsewhere.example/v1.0/me/calendarView/delta'
const ACCOUNT = 'anna.gruber@bank.example'
/** Tuesday, 09:30 to 10:30 in Vienna. */
const MEETING = ['2027-03-02T08:30:00', '2027-03-02T09:30:00'] as const

let office: ServiceOffice<MicrosoftServer>
beforeAll(async () => {
  office = await openServiceOffice('microsoft', new MicrosoftServer())
})
beforeEach(() => startOver(office))
afterAll(() => closeServiceOffice(office))

const calendars = () => office.knex('external_calendars')
const shown = async () => (await read(office)).body
const reasonOf = ({ headers }: Awaited<ReturnType<typeof connect>>) =>
  new URL(String(headers.location), 'http://x').searchParams.get('refused')

/** Sessions do not last that long. */
async function passHours(hours: number) {
  pass(office, hours * 60)
  office.admin = await signIn(office.site, 'admin@demo.example')
  office.cookie = await signIn(office.site, 'advisor@demo.example')
}

/** Lets the next reading in the background happen. */
async function readLater() {
  pass(office, 6)
  await refreshDue(office.site.app)
}

describe('a calendar is not connected', () => {
  test('before the institution has set client ID and secret', async () => {
    for (const missing of ['microsoft_client_id', 'microsoft_client_secret']) {
      await change(office, { ...office.server.settings, [missing]: '' })
      expect((await shown()).services).toEqual([])
      const { status, body } = await begin(office)
      expect([status, body.errors?.service]).toEqual([
        422,
        ['Dieser Dienst ist in Ihrer Institution nicht eingerichtet. Bitte wenden Sie sich an Ihre Administration.']
      ])
    }
  })

  test('by a service that does not exist, a guest, or another advisor', async () => {
    expect((await begin(office, { body: { service: 'lotus' } })).status).toBe(422)
    expect((await begin(office, { cookie: '' })).status).toBe(401)
    expect((await begin(office, { cookie: await signIn(office.site, 'branch@demo.example') })).status).toBe(403)
  })

  test('if access is not allowed there', async () => {
    expect(reasonOf(await connect(office, false))).toBe('refused')
    expect(await calendars()).toEqual([])
  })

  test('by an answer with another state, without the cookie, twice or after ten minutes', async () => {
    const { url, pending } = await begin(office)
    const back = office.server.consent(url)
    expect(reasonOf(await comeBack(office, back.replace(/state=[^&]+/, 'state=x'), pending))).toBe('expired')
    expect(reasonOf(await comeBack(office, back, ''))).toBe('expired')
    pass(office, 11)
    expect(reasonOf(await comeBack(office, back, pending))).toBe('expired')
    pass(office, -11)
    expect((await comeBack(office, back, pending)).headers.location).toBe(HOME)
    expect(reasonOf(await comeBack(office, back, pending))).toBe('failed')
  })

  test('by a guest, another advisor, at another institution, or once the module is off', async () => {
    const { url, pending } = await begin(office)
    const back = office.server.consent(url)
    const as = async (cookie: string, host = {}) =>
      reasonOf(await comeBack(office, back, pending, { cookie: `${cookie}; ${pending}`, ...host }))
    expect(await as('')).toBe('expired')
    expect(await as(await signIn(office.site, 'branch@demo.example'))).toBe('expired')
    expect(await as(await signIn(office.site, 'advisor@nordbank.example', NORDBANK), NORDBANK)).toBe('expired')
    await switchModule(office, false)
    expect(await as(office.cookie)).toBe('expired')
    expect(await calendars()).toEqual([])
  })

  test('if the institution’s secret is wrong', async () => {
    await change(office, { microsoft_client_secret: 'another' })
    expect(reasonOf(await connect(office))).toBe('failed')
    expect(await calendars()).toEqual([])
  })
})

describe('a connected calendar', () => {
  test('shows its account, and neither tokens nor the institution’s secret', async () => {
    expect((await shown()).services).toEqual(['microsoft'])
    const answer = await connect(office)
    expect([answer.status, answer.headers.location]).toEqual([303, HOME])
    const body = await shown()
    expect(body).toMatchObject({ identifier: '', user: '', account: ACCOUNT, kind: 'microsoft', fault: null })
    expect(body.fetched_at).toBe('2027-03-01T08:00:00Z')
    const [{ source }] = await calendars()
    expect(source).not.toContain('refresh')
    const settings = await request(office.site, 'GET', '/api/v1/settings', { cookie: office.admin })
    expect(settings.body.microsoft_client_secret).toBe(SECRET_MASK)
    const { entries } = (await request(office.site, 'GET', '/api/v1/audit-log?event=changes', { cookie: office.admin }))
      .body
    expect(entries[0].changes).toEqual([{ field: 'external_calendar', before: null, after: 'microsoft' }])
  })

  test('blocks its busy times, over several pages, and asks for times in UTC and ids that stay', async () => {
    office.server.put(
      single('one', ...MEETING),
      single('free', '2027-03-02T10:00:00', '2027-03-02T11:00:00', { showAs: 'free' }),
      single('elsewhere', '2027-03-02T11:00:00', '2027-03-02T12:00:00', { showAs: 'workingElsewhere' }),
      single('cancelled', '2027-03-02T12:00:00', '2027-03-02T13:00:00', { isCancelled: true }),
      single('asked', '2027-03-03T08:00:00', '2027-03-03T09:00:00', { showAs: 'tentative' })
    )
    office.server.repeats = true
    await connect(office)
    expect(await startsOnTuesday(office)).toEqual(AROUND_MEETING)
    const spans = await office.knex('external_busy').orderBy('starts_at').select('starts_at', 'ends_at')
    expect(spans).toEqual([
      { starts_at: '2027-03-02T08:30:00Z', ends_at: '2027-03-02T09:30:00Z' },
      { starts_at: '2027-03-03T08:00:00Z', ends_at: '2027-03-03T09:00:00Z' }
    ])
    expect(office.server.asked.filter((one) => one.includes('delta'))).toHaveLength(3)
    expect(office.server.headers.prefer).toMatch(/ImmutableId.*outlook\.timezone="UTC"/)
  })

  test.each([
    [
      'in a zone of Windows',
      [inZone('x', '2027-03-02T09:30:00', '2027-03-02T10:30:00', 'W. Europe Standard Time')],
      AROUND_MEETING
    ],
    ['in a zone of its own', [inZone('x', '2027-03-02T09:30:00', '2027-03-02T10:30:00', 'Our office')], AROUND_MEETING],
    ['all day', [single('x', '2027-03-02T00:00:00', '2027-03-03T00:00:00', { isAllDay: true })], []],
    [
      'all day, but free',
      [single('x', '2027-03-02T00:00:00', '2027-03-03T00:00:00', { isAllDay: true, showAs: 'free' })],
      FREE
    ]
  ])('has an event %s', async (_, events, expected) => {
    office.server.put(...events)
    await connect(office)
    expect(await startsOnTuesday(office)).toEqual(expected)
  })

  test('has a series whose occurrences inherit, and exceptions of their own', async () => {
    const series = (showAs: string) => master('series', '2027-02-23T08:30:00', '2027-02-23T09:30:00', { showAs })
    office.server.put(
      series('busy'),
      occurrence('second', 'series', ...MEETING),
      exception('third', 'series', '2027-03-09T08:30:00', '2027-03-09T09:30:00', { showAs: 'free' })
    )
    await connect(office)
    expect(await startsOnTuesday(office)).toEqual(AROUND_MEETING)
    expect(await office.knex('external_busy')).toHaveLength(1)
    office.server.put(series('free'))
    await readLater()
    expect(await startsOnTuesday(office)).toEqual(FREE)
    office.server.put(series('busy'))
    await readLater()
    office.server.put(exception('second', 'series', '2027-03-04T08:30:00', '2027-03-04T09:30:00'))
    await readLater()
    expect(await startsOnTuesday(office)).toEqual(FREE)
    office.server.remove('series')
    await readLater()
    expect(await office.knex('external_busy')).toEqual([])
  })

  test('reads only what has changed, and everything again once Microsoft has forgotten it', async () => {
    office.server.put(single('one', ...MEETING), single('two', '2027-03-03T08:00:00', '2027-03-03T09:00:00'))
    await connect(office)
    office.server.remove('one')
    await readLater()
    expect(await startsOnTuesday(office)).toEqual(FREE)
    expect(await office.knex('external_busy')).toHaveLength(1)
    office.server.put(single('one', ...MEETING))
    office.server.remove('two')
    office.server.forget()
    await readLater()
    expect(await startsOnTuesday(office)).toEqual(AROUND_MEETING)
    expect(await office.knex('external_busy')).toHaveLength(1)
    expect((await shown()).fault).toBeNull()
  })

  test('is read anew when Microsoft no longer knows by what it has told, or is at another address', async () => {
    await connect(office)
    office.server.put(single('one', ...MEETING))
    office.server.failNext({ status: 400, body: { error: { code: 'ErrorInvalidUrlQuery' } } })
    await readLater()
    expect(await startsOnTuesday(office)).toEqual(AROUND_MEETING)
    const [{ state }] = await calendars()
    const elsewhere = state.replaceAll(office.server.environment.MICROSOFT_GRAPH_URL, 'https://before.example/v1.0')
    expect(elsewhere).not.toBe(state)
    await calendars().update({ state: elsewhere })
    office.server.put(single('two', '2027-03-03T08:00:00', '2027-03-03T09:00:00'))
    await readLater()
    expect((await shown()).fault).toBeNull()
    expect(await office.knex('external_busy')).toHaveLength(2)
  })

  test('is read on in the background if somebody could not wait for it', async () => {
    await connect(office)
    office.server.put(single('one', ...MEETING))
    office.server.failNext({ status: 503 })
    await readNow(office)
    expect((await shown()).fault).toBe('away')
    await refreshDue(office.site.app)
    expect((await shown()).fault).toBeNull()
    expect(await startsOnTuesday(office)).toEqual(AROUND_MEETING)
  })

  test('is read anew when its period has moved on', async () => {
    office.server.put(single('one', '2028-04-12T08:30:00', '2028-04-12T09:30:00'))
    await connect(office)
    expect(await office.knex('external_busy')).toEqual([])
    office.site.clock.time = new Date('2027-03-10T08:00:00Z')
    await refreshDue(office.site.app)
    expect(await office.knex('external_busy')).toHaveLength(1)
  })

  test('gets new tokens when the old ones end, and keeps them', async () => {
    await connect(office)
    for (let hour = 0; hour < 2; hour += 1) {
      await passHours(1)
      await refreshDue(office.site.app)
      expect((await shown()).fault).toBeNull()
    }
    expect(office.server.asked.filter((one) => one === 'token')).toHaveLength(3)
  })

  test('keeps its last busy times when it cannot be read, and says since when', async () => {
    office.server.put(single('one', ...MEETING))
    await connect(office)
    const api = office.server.environment.MICROSOFT_GRAPH_URL
    const answers = [
      { status: 503 },
      { status: 404, body: { error: { code: 'MailboxNotEnabledForRESTAPI' } } },
      { body: { value: 'no events' } },
      { body: { value: [], '@odata.nextLink': ELSEWHERE } },
      { body: { value: [], '@odata.deltaLink': ELSEWHERE } },
      { body: { value: [single('x', 'no', 'date', { isAllDay: true })], '@odata.deltaLink': `${api}/me/x` } },
      { status: 302, headers: { location: 'https://elsewhere.example/' } },
      { body: { value: [single('x', ...MEETING, { subject: 'x'.repeat(6 * 1024 * 1024) })] } }
    ]
    const faults = ['away', 'no-mailbox', 'unreadable', 'unreadable', 'unreadable', 'unreadable', 'away', 'unreadable']
    for (const [at, answer] of answers.entries()) {
      office.server.failNext(answer)
      await readNow(office)
      expect(await shown(), JSON.stringify(answer).slice(0, 200)).toMatchObject({
        fault: faults[at],
        failing_since: '2027-03-01T08:00:00Z'
      })
      expect(await startsOnTuesday(office)).toEqual(AROUND_MEETING)
    }
  })

  test('is left alone for as long as Microsoft asks for', async () => {
    await connect(office)
    office.server.failNext({ status: 429, headers: { 'retry-after': '1800' } })
    await readNow(office)
    expect((await shown()).fault).toBe('away')
    office.server.asked.length = 0
    pass(office, 29)
    await refreshDue(office.site.app)
    expect(office.server.asked).toEqual([])
    pass(office, 2)
    await refreshDue(office.site.app)
    await passHours(0)
    expect((await shown()).fault).toBeNull()
  })

  test('says that its consent was taken back, until it is given again', async () => {
    office.server.put(single('one', ...MEETING))
    await connect(office)
    office.server.revoke()
    await readNow(office)
    expect((await shown()).fault).toBe('consent')
    expect(await startsOnTuesday(office)).toEqual(AROUND_MEETING)
    await passHours(2)
    await readNow(office)
    expect(await shown()).toMatchObject({ fault: 'consent', failing_since: '2027-03-01T08:00:00Z' })
    const [{ uuid }] = await calendars()
    await connect(office)
    expect(await shown()).toMatchObject({ fault: null, failing_since: null })
    expect((await calendars())[0].uuid).toBe(uuid)
  })

  test('asks for new tokens before it says for good that its consent was taken back', async () => {
    await connect(office)
    office.server.endTokens()
    await readNow(office)
    await readNow(office)
    expect((await shown()).fault).toBeNull()
  })

  test('says that the institution’s access has ended', async () => {
    await connect(office)
    await passHours(2)
    await change(office, { microsoft_client_secret: 'expired' })
    await readNow(office)
    expect((await shown()).fault).toBe('client')
    await change(office, { microsoft_client_secret: '' })
    await readNow(office)
    expect(await shown()).toMatchObject({ fault: 'client', services: [] })
  })

  test('shows how the last hours have gone', async () => {
    await connect(office)
    await readLater()
    office.server.failNext({ status: 503 }, { status: 503 })
    await readLater()
    await readLater()
    expect((await shown()).syncs).toEqual([
      { started_at: '2027-03-01T08:12:00Z', ended_at: '2027-03-01T08:18:00Z', fault: 'away', readings: 2 },
      { started_at: '2027-03-01T08:00:00Z', ended_at: '2027-03-01T08:06:00Z', fault: null, readings: 2 }
    ])
    await passHours(13)
    expect((await shown()).syncs).toEqual([])
    await readNow(office)
    expect(await office.knex('external_syncs')).toHaveLength(1)
  })

  test('leaves no token and no busy time behind when it is disconnected', async () => {
    office.server.put(single('one', ...MEETING))
    await connect(office)
    expect((await disconnect(office)).status).toBe(204)
    for (const table of ['external_calendars', 'external_busy', 'external_syncs'])
      expect(await office.knex(table)).toEqual([])
    expect(await startsOnTuesday(office)).toEqual(FREE)
    expect(await shown()).toMatchObject({ kind: null, services: ['microsoft'] })
  })
})

test('client ID and secret are tested by a token of the application, which is not kept', async () => {
  const { microsoft_client_id, microsoft_client_secret } = office.server.settings
  const found = async (secret = microsoft_client_secret) => {
    const body = {
      microsoft_client_id,
      microsoft_client_secret: secret,
      microsoft_directory: office.server.settings.microsoft_directory ?? ''
    }
    return (await request(office.site, 'POST', '/api/v1/settings/calendar-check', { cookie: office.admin, body })).body
      .findings
  }
  expect(await found()).toEqual([{ finding: 'microsoft-accepted', detail: '' }])
  expect(await found('wrong')).toEqual([{ finding: 'microsoft-refused', detail: '' }])
})
