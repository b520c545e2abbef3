import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '../../core/jobs/staff-erasing.ts'
import { findTenantById } from '../../core/tenancy/current-tenant.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { request } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { ownCalendarEraser } from '../external-calendar/external-calendar.erasing.ts'
import { endIdle, refreshDue } from '../external-calendar/refresh.ts'
import { calendarOf } from '../external-calendar/testing/feed-server.ts'
import type { GoogleServer } from '../external-calendar/testing/google-server.ts'
import { timed } from '../external-calendar/testing/google-server.ts'
import { type MicrosoftServer, single } from '../external-calendar/testing/microsoft-server.ts'
import {
  AROUND_MEETING,
  disconnect,
  drainAll,
  FREE,
  put,
  read,
  startsOnTuesday,
  switchModule,
  TUESDAY_MEETING
} from './testing/calendar-office.ts'
import { closeServiceOffice, connect, type ServiceOffice } from './testing/service-office.ts'
import {
  connectTelling,
  jump,
  openTellingOffice,
  openWay,
  SERVICES,
  setAddress,
  settle,
  startTelling
} from './testing/telling-office.ts'

const DAY = 24 * 60

describe.each(['microsoft', 'google'] as const)('%s', (service) => {
  let office: ServiceOffice<MicrosoftServer | GoogleServer>
  beforeAll(async () => {
    office = await openTellingOffice(service, SERVICES[service].open() as MicrosoftServer | GoogleServer)
  })
  beforeEach(() => startTelling(office))
  afterAll(() => closeServiceOffice(office))

  const alive = () => SERVICES[service].alive(office.server as never)
  const readings = () => office.server.asked.filter((one) => one === SERVICES[service].read).length
  const told = async () => (await read(office)).body.told_since
  const rows = () => office.knex('external_subscriptions')
  const waiting = () => office.knex('outbox').where({ kind: 'calendar-changed', state: 'waiting' })
  /** From 09:30 to 10:30 in Vienna. */
  const takeMorning = () => {
    if (service === 'microsoft') {
      ;(office.server as MicrosoftServer).put(single('a', '2027-03-02T08:30:00', '2027-03-02T09:30:00'))
    } else (office.server as GoogleServer).put(timed('a', '2027-03-02T09:30:00', '2027-03-02T10:30:00'))
  }

  describe('is not asked to tell', () => {
    test('where the institution has no address with https: calendars are read as often as always', async () => {
      await setAddress(office, 'http')
      await connectTelling(office)
      expect([alive(), await rows(), await told()]).toEqual([[], [], null])
      takeMorning()
      await settle(office, 6)
      await refreshDue(office.site.app)
      expect(await startsOnTuesday(office)).toEqual(AROUND_MEETING)
    })

    test('about a calendar with an address', async () => {
      office.feed.serve(calendarOf(TUESDAY_MEETING))
      expect((await put(office, { identifier: office.feed.url })).status).toBe(200)
      await settle(office)
      expect([alive(), await rows()]).toEqual([[], []])
    })
  })

  test('cannot reach us: nothing is lost, and it is tried again after six hours, not before', async () => {
    office.server.behindProxy = ''
    await connectTelling(office)
    const tries = () => office.server.asked.filter((one) => /^POST .*(subscriptions|watch)$/.test(one)).length
    expect([alive(), await told(), tries()]).toEqual([[], null, 1])
    takeMorning()
    await settle(office, 6)
    await refreshDue(office.site.app)
    expect(await startsOnTuesday(office)).toEqual(AROUND_MEETING)
    await jump(office, 300)
    await refreshDue(office.site.app)
    await drainAll(office)
    expect(tries()).toBe(1)
    openWay(office)
    await jump(office, 60)
    await refreshDue(office.site.app)
    await drainAll(office)
    expect([tries(), alive().length, await told()]).toEqual([2, 1, expect.any(String)])
  })

  test('is away: it is asked again', async () => {
    await connect(office)
    office.server.failNext({ status: 503 })
    await drainAll(office)
    expect(alive()).toEqual([])
    await settle(office, 1)
    expect(alive()).toHaveLength(1)
  })

  test('tells: a calendar is read within seconds, and the page says since when', async () => {
    await connectTelling(office)
    expect([alive().length, await told()]).toEqual([1, '2027-03-01T08:00:00Z'])
    expect(await startsOnTuesday(office)).toEqual(FREE)
    takeMorning()
    const before = readings()
    const answers = await office.server.notify()
    expect(await Promise.all(answers.map(async (one) => [one.status, await one.text()]))).toEqual([[202, '']])
    await settle(office)
    expect(await startsOnTuesday(office)).toEqual(AROUND_MEETING)
    expect(readings()).toBe(before + 1)
  })

  test('tells ten times: it is read once', async () => {
    await connectTelling(office)
    const before = readings()
    for (let turn = 0; turn < 5; turn += 1) await office.server.notify()
    await Promise.all(Array.from({ length: 5 }, () => office.server.notify()))
    expect(await waiting()).toHaveLength(1)
    await settle(office)
    expect(readings()).toBe(before + 1)
    await office.server.notify()
    await settle(office)
    expect(readings()).toBe(before + 2)
  })

  test('has forgotten what it has told: everything is read anew', async () => {
    await connectTelling(office)
    takeMorning()
    office.server.forget()
    await office.server.notify()
    await settle(office)
    expect(await startsOnTuesday(office)).toEqual(AROUND_MEETING)
  })

  test('fails: what is told meanwhile is not asked for before it is due', async () => {
    await connectTelling(office)
    office.server.failNext({ status: 503, headers: { 'retry-after': '3600' } })
    await office.server.notify()
    await settle(office)
    const before = readings()
    await office.server.notify()
    await settle(office)
    expect([readings(), await told()]).toEqual([before, null])
  })

  test('tells while calendars are turned off: nothing is read', async () => {
    await connectTelling(office)
    const before = readings()
    await switchModule(office, false)
    await office.server.notify()
    await settle(office)
    expect(readings()).toBe(before)
  })

  test('tells for days: the subscription is prolonged or replaced before it ends, without a gap', async () => {
    await connectTelling(office)
    const [first] = alive()
    for (let day = 0; day < 14; day += 1) {
      await jump(office, DAY)
      await refreshDue(office.site.app)
      await settle(office)
      expect(alive()).toHaveLength(1)
      expect((await rows())[0].expires_at > office.site.clock.time.toISOString()).toBe(true)
    }
    expect(alive()[0] === first).toBe(service === 'microsoft')
    expect(await told()).toBe('2027-03-01T08:00:00Z')
    const before = readings()
    await office.server.notify()
    await settle(office)
    expect(readings()).toBe(before + 1)
  })

  test('keeps no secret of ours here: the table does not have it', async () => {
    await connectTelling(office)
    const [secret] =
      service === 'microsoft'
        ? [...(office.server as MicrosoftServer).subscriptions.values()].map(({ clientState }) => clientState)
        : [...(office.server as GoogleServer).channels.values()].map(({ token }) => token)
    expect(secret).toHaveLength(43)
    expect(JSON.stringify([await rows(), await office.knex('outbox')])).not.toContain(secret)
  })

  describe('is told to stop', () => {
    const stillHeard = async () => {
      const before = readings()
      const answers = await office.server.notify()
      await settle(office)
      return [answers.map(({ status }) => status).every((status) => status === 202), readings() - before]
    }

    test('when the calendar is disconnected', async () => {
      await connectTelling(office)
      const kept = await messages(alive())
      await disconnect(office)
      await drainAll(office)
      expect([alive(), await rows()]).toEqual([[], []])
      await heardNothing(kept)
      if (service === 'google') expect(office.server.isConsented).toBe(false)
    })

    test('when the calendar is disconnected while the service is being asked', async () => {
      await connect(office)
      office.server.beforeTelling = () => disconnect(office)
      await drainAll(office)
      expect([alive(), await rows()]).toEqual([[], []])
    })

    test('when another calendar is connected', async () => {
      await connectTelling(office)
      office.feed.serve(calendarOf(TUESDAY_MEETING))
      expect((await put(office, { identifier: office.feed.url })).status).toBe(200)
      await drainAll(office)
      expect([alive(), await rows()]).toEqual([[], []])
    })

    test('when the advisor is deactivated; back again, it is asked again', async () => {
      await connectTelling(office)
      const advisor = () => office.knex('advisors').where({ uuid: office.advisorUuid })
      await advisor().update({ deactivated_at: '2027-03-01T08:00:00Z' })
      await endIdle(office.site.app)
      await drainAll(office)
      expect([alive(), await rows()]).toEqual([[], []])
      await advisor().update({ deactivated_at: null })
      await jump(office, 11)
      await refreshDue(office.site.app)
      await drainAll(office)
      expect(alive()).toHaveLength(1)
    })

    test('when the advisor is erased', async () => {
      await connectTelling(office)
      const { app } = office.site
      const tenant = await findTenantById(app.knex, office.tenantId)
      if (!tenant) throw new Error('no tenant')
      const context = { app, tenant, db: new TenantDb(app.knex, tenant.id) }
      await ownCalendarEraser.erase?.(context, { advisor_uuid: office.advisorUuid } as Member)
      await drainAll(office)
      expect([alive(), await rows()]).toEqual([[], []])
    })

    test('by the account, whose consent was taken back: what is still told is not heard', async () => {
      await connectTelling(office)
      office.server.revoke()
      for (const minutes of [6, 6]) {
        await jump(office, minutes)
        await refreshDue(office.site.app)
      }
      expect([await rows(), (await read(office)).body.fault, await told()]).toEqual([[], 'consent', null])
      expect(await stillHeard()).toEqual([true, 0])
      await connect(office)
      const now = office.site.clock.time.toISOString().slice(0, 19)
      await settle(office)
      expect(await told()).toBe(`${now}Z`)
    })
  })

  /** Requests as the service would send them for its subscriptions. */
  async function messages(ids: readonly string[]) {
    const subscriptions = office.knex('external_subscriptions').whereIn('subscription_id', [...ids])
    const [{ channel }] = await subscriptions
    const secret =
      service === 'microsoft'
        ? (office.server as MicrosoftServer).subscriptions.get(ids[0] ?? '')?.clientState
        : (office.server as GoogleServer).channels.get(ids[0] ?? '')?.token
    return { channel: String(channel), secret: secret ?? '' }
  }

  const send = (channel: string, secret: string, asked: object = {}, rest: object = {}) =>
    request(office.site, 'POST', `/calendar-changes/${service}/${channel}`, {
      ...(service === 'microsoft' && { body: { value: [{ clientState: secret, ...rest }] } }),
      ...asked,
      headers: {
        ...(service === 'google' && {
          'x-goog-channel-id': channel,
          'x-goog-channel-token': secret,
          'x-goog-resource-state': 'exists'
        }),
        ...(asked as { headers?: Record<string, string> }).headers
      }
    })

  async function heardNothing({ channel, secret }: { channel: string; secret: string }) {
    const before = readings()
    expect((await send(channel, secret)).status).toBe(202)
    expect(await waiting()).toEqual([])
    await settle(office)
    expect(readings()).toBe(before)
  }

  test('is not who tells: each is answered alike, and nothing is read', async () => {
    await connectTelling(office)
    const { channel, secret } = await messages(alive())
    const other = randomUUID()
    const answers = [
      await send(channel, ''),
      await send(channel, 'x'.repeat(43)),
      await send(channel, `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`),
      await send(other, secret),
      await send('x', secret),
      await send(channel, secret, { host: NORDBANK.host }),
      await send(
        channel,
        secret,
        service === 'microsoft' ? { body: { value: 'x' } } : { headers: { 'x-goog-channel-id': other } }
      ),
      await send(channel, secret, service === 'microsoft' ? { body: [] } : { headers: { 'x-goog-channel-token': '' } })
    ]
    expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [202, '']))
    expect(await waiting()).toEqual([])
    expect((await send(channel, secret)).status).toBe(202)
    expect(await waiting()).toHaveLength(1)
  })
})

describe('Microsoft', () => {
  let office: ServiceOffice<MicrosoftServer>
  beforeAll(async () => {
    office = await openTellingOffice('microsoft', SERVICES.microsoft.open())
  })
  beforeEach(() => startTelling(office))
  afterAll(() => closeServiceOffice(office))

  const asked = (what: string) => office.server.asked.filter((one) => one.startsWith(what)).length

  test('asks whether an address is ours, and gets its token back as plain text', async () => {
    const validationToken = '<script>alert(1)</script> & Prüfung'
    const path = `/calendar-changes/microsoft/${randomUUID()}?${new URLSearchParams({ validationToken })}`
    const { status, headers, text } = await request(office.site, 'POST', path, {})
    expect([status, headers['content-type'], headers['x-content-type-options'], text]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'nosniff',
      validationToken
    ])
    const long = `/calendar-changes/microsoft/${randomUUID()}?validationToken=${'x'.repeat(2001)}`
    expect((await request(office.site, 'POST', long, {})).text).toBe('')
    expect((await request(office.site, 'GET', path, {})).status).toBe(405)
  })

  test('says that an event is gone: only what the reading finds counts', async () => {
    office.server.put(single('a', '2027-03-02T08:30:00', '2027-03-02T09:30:00'))
    await connectTelling(office)
    await office.server.notify({ changeType: 'deleted', resourceData: { id: 'a' } })
    await settle(office)
    expect(await startsOnTuesday(office)).toEqual(AROUND_MEETING)
    expect(await office.knex('external_busy')).toHaveLength(1)
  })

  test.each([
    ['reauthorizationRequired', 1, 0],
    ['subscriptionRemoved', 0, 1],
    ['missed', 0, 0]
  ] as const)('warns %s: that is followed, and a reading follows', async (event, prolonged, made) => {
    await connectTelling(office)
    const [patches, posts, reads] = [asked('PATCH /sub'), asked('POST /sub'), asked('GET /me/calendarView')]
    await settle(office, 11)
    await office.server.warn(event)
    await settle(office)
    expect([asked('PATCH /sub') - patches, asked('POST /sub') - posts]).toEqual([prolonged, made])
    expect(asked('GET /me/calendarView')).toBeGreaterThan(reads)
    expect(office.server.subscriptions.size).toBe(1)
  })

  test('has lost a subscription without a word: it is made anew when it is to be prolonged', async () => {
    await connectTelling(office)
    office.server.subscriptions.clear()
    await jump(office, 2.5 * DAY)
    await refreshDue(office.site.app)
    await settle(office)
    expect(office.server.subscriptions.size).toBe(1)
  })
})
