import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { book, pass, readAvailability, visit } from '../../booking/appointments/testing/office.ts'
import { request, signIn } from '../../testing/client.ts'
import { refreshDue } from '../external-calendar/refresh.ts'
import { MicrosoftServer, type single } from '../external-calendar/testing/microsoft-server.ts'
import {
  bookAsked,
  confirm,
  drainAll,
  ELEVEN,
  NINE,
  ONE,
  read,
  readNow,
  switchModule
} from './testing/calendar-office.ts'
import {
  closeServiceOffice,
  connect,
  openServiceOffice,
  type ServiceOffice,
  startOver
} from './testing/service-office.ts'

let office: ServiceOffice<MicrosoftServer>
beforeAll(async () => {
  office = await openServiceOffice('microsoft', new MicrosoftServer())
})
beforeEach(async () => {
  await startOver(office)
  await connect(office)
})
afterAll(() => closeServiceOffice(office))

/** What of our appointments is in the mailbox. */
const inMailbox = () =>
  office.server.events.map(({ subject, start, showAs }) => [
    subject,
    (start as { dateTime: string }).dateTime.slice(0, 16),
    showAs
  ])
const NAME = 'Vera Visitor: '
const asked = (what: string) => office.server.asked.filter((one) => one.startsWith(what)).length

async function bookOne(starts_at = NINE) {
  const { body } = await book(office, starts_at)
  await drainAll(office)
  return body as { uuid: string; token: string }
}

/** Later the background has read the calendar, and written what was missing. */
async function later(minutes = 6) {
  pass(office, minutes)
  await refreshDue(office.site.app)
  await drainAll(office)
}

test('an appointment is written, moved and removed', async () => {
  const { token } = await bookOne()
  expect(inMailbox()).toEqual([[expect.stringContaining(NAME), '2027-03-02T08:00', 'busy']])
  await later()
  expect((await office.knex('external_busy')).length).toBe(0)
  expect((await visit(office, 'PATCH', token, { starts_at: ELEVEN })).status).toBe(200)
  await drainAll(office)
  expect(inMailbox()).toEqual([[expect.stringContaining(NAME), '2027-03-02T10:00', 'busy']])
  expect((await visit(office, 'POST', token, {})).status).toBe(204)
  await drainAll(office)
  expect(inMailbox()).toEqual([])
  expect(await office.knex('external_entries')).toEqual([])
  await later()
  expect(inMailbox()).toEqual([])
})

test('a request is tentative until it is confirmed', async () => {
  const { uuid } = await bookAsked(office, NINE)
  await drainAll(office)
  expect(inMailbox()[0]?.[2]).toBe('tentative')
  await confirm(office, uuid)
  await drainAll(office)
  expect(inMailbox().map(([, , showAs]) => showAs)).toEqual(['busy'])
})

test('an appointment is written once, though the answer is lost, the job runs again and the calendar is connected anew', async () => {
  office.server.loseAnswer()
  await bookOne()
  for (let turn = 0; turn < 4; turn += 1) {
    pass(office, 1)
    await drainAll(office)
  }
  expect(inMailbox()).toHaveLength(1)
  await office.knex('outbox').where({ kind: 'calendar-entry' }).delete()
  await office.knex('external_entries').delete()
  await connect(office)
  await drainAll(office)
  expect(inMailbox()).toHaveLength(1)
  expect(asked('POST /me/events')).toBe(1)
})

test('an appointment that was cancelled while its answer was lost is removed', async () => {
  office.server.loseAnswer()
  const { token } = await bookOne()
  expect(inMailbox()).toHaveLength(1)
  await visit(office, 'POST', token, {})
  await drainAll(office)
  expect(inMailbox()).toEqual([])
})

test('an appointment that is cancelled while it is being written is not left behind', async () => {
  let token = ''
  office.server.holdPost(async () => {
    expect((await visit(office, 'POST', token, {})).status).toBe(204)
    await drainAll(office)
  })
  const { body } = await book(office, NINE)
  token = body.token
  await drainAll(office)
  expect(asked('POST /me/events')).toBe(1)
  expect(inMailbox()).toEqual([])
  expect(await office.knex('external_entries')).toEqual([])
})

test('appointments from before are written when the calendar is connected, and failed ones later', async () => {
  office.server.failNext({ status: 503 })
  await bookOne()
  expect(inMailbox()).toEqual([])
  expect((await read(office)).body.unwritten_since).toBe('2027-03-01T08:00:00Z')
  pass(office, 1)
  await drainAll(office)
  expect(inMailbox()).toHaveLength(1)
  expect((await read(office)).body.unwritten_since).toBeNull()
  await office.knex('external_calendars').delete()
  office.server.clear()
  office.server.remove(...office.server.events.map(({ id }) => id))
  await connect(office)
  await drainAll(office)
  expect(inMailbox()).toHaveLength(1)
})

const details = (uuid: string, method = 'GET', what = 'preparation', cookie = office.cookie) =>
  request(office.site, method, `/api/v1/advisors/${office.alias}/appointments/${uuid}/${what}`, { cookie })
const changeOf = async (uuid: string) => (await details(uuid)).body.calendar_change
const keep = (uuid: string, cookie?: string) => details(uuid, 'DELETE', 'calendar-change', cookie)
const stateOf = (uuid: string) => office.knex('appointments').where({ uuid }).first('state', 'starts_at')
const onStart = async () =>
  (await request(office.site, 'GET', '/api/v1/start', { cookie: office.cookie })).body.advisor.calendar
const ours = () => office.server.events[0] as ReturnType<typeof single>

describe('a change in the calendar', () => {
  let booked: Awaited<ReturnType<typeof bookOne>>
  beforeEach(async () => {
    booked = await bookOne()
    await later()
  })
  const at = (dateTime: string) => ({ dateTime, timeZone: 'UTC' })
  const BACK = { start: at('2027-03-02T08:00:00'), end: at('2027-03-02T08:30:00') }
  const moveThere = async () => {
    office.server.put({ ...ours(), start: at('2027-03-02T12:00:00'), end: at('2027-03-02T12:30:00') })
    await later()
  }

  test('is nothing but a proposal: the appointment stays as it is booked', async () => {
    expect(await changeOf(booked.uuid)).toBeNull()
    expect(await onStart()).toEqual({ changes: 0, is_locked: false })
    await moveThere()
    expect(await onStart()).toEqual({ changes: 1, is_locked: false })
    expect(await changeOf(booked.uuid)).toEqual({
      what: 'moved',
      starts_at: '2027-03-02T12:00:00Z',
      ends_at: '2027-03-02T12:30:00Z'
    })
    expect((await read(office)).body.changes).toEqual([
      {
        uuid: booked.uuid,
        starts_at: NINE,
        changed_starts_at: '2027-03-02T12:00:00Z',
        time_zone: 'Europe/Vienna',
        first_name: 'Vera',
        last_name: 'Visitor'
      }
    ])
    expect(await stateOf(booked.uuid)).toEqual({ state: 'booked', starts_at: NINE })
    expect(inMailbox()[0]?.[1]).toBe('2027-03-02T12:00')
  })

  test('is taken back there', async () => {
    const before = ours()
    await moveThere()
    office.server.put(before)
    await later()
    expect(await changeOf(booked.uuid)).toBeNull()
  })

  test('is followed here, which ends the proposal', async () => {
    await moveThere()
    const path = `/api/v1/advisors/${office.alias}/appointments/${booked.uuid}`
    const body = { starts_at: ONE }
    expect((await request(office.site, 'PATCH', path, { cookie: office.cookie, body })).status).toBe(200)
    expect(await changeOf(booked.uuid)).toBeNull()
    await drainAll(office)
    await later()
    expect(await changeOf(booked.uuid)).toBeNull()
    expect(inMailbox().map(([, at]) => at)).toEqual(['2027-03-02T12:00'])
  })

  const free = async () =>
    ((await readAvailability(office, { from: '2027-03-02', to: '2027-03-02' })).body.days['2027-03-02'] ??
      []) as string[]
  const areFree = async (...starts: string[]) => {
    const all = await free()
    return starts.map((start) => all.includes(start))
  }

  /** What the advisor's own week shows of the connected calendar. */
  const inWeek = async () => {
    const path = `/api/v1/advisors/${office.alias}/calendar-week?from=2027-03-02&to=2027-03-02`
    const { body } = await request(office.site, 'GET', path, { cookie: office.cookie })
    const external = (body.busy as Record<string, string>[]).filter(({ kind }) => kind === 'external')
    return external.map(({ start_time, end_time }) => [start_time, end_time])
  }

  test('keeps both times from others while it is open, and the customer may follow it, too', async () => {
    expect(await areFree(NINE, ONE)).toEqual([false, true])
    await moveThere()
    expect(await areFree(NINE, ONE)).toEqual([false, false])
    for (const start of [NINE, ONE]) expect((await book(office, start)).status).toBe(409)
    const asked = { from: '2027-03-02', to: '2027-03-02', appointment: booked.uuid }
    const { body } = await readAvailability(office, asked, { cookie: office.cookie })
    expect(body.days['2027-03-02']).toContain(ONE)
    expect(await inWeek()).toEqual([['13:00', '13:30']])
    await switchModule(office, false)
    expect([await areFree(NINE, ONE), await inWeek()]).toEqual([[false, true], []])
    await switchModule(office, true)
    expect((await visit(office, 'PATCH', booked.token, { starts_at: ONE })).status).toBe(200)
    expect(await areFree(NINE, ONE)).toEqual([true, false])
  })

  test.each([
    ['is moved back there', async () => office.server.put({ ...ours(), ...BACK })],
    ['is deleted there', async () => office.server.remove(ours().id)],
    ['is turned down', () => keep(booked.uuid)],
    ['loses its appointment', () => visit(office, 'POST', booked.token, {})]
  ])('gives its time back when it %s', async (_how, end) => {
    await moveThere()
    expect(await areFree(ONE)).toEqual([false])
    await end()
    await later()
    expect(await areFree(ONE)).toEqual([true])
  })

  test('is turned down by its advisor alone: the calendar shows again what is booked', async () => {
    await moveThere()
    expect((await keep(booked.uuid, '')).status).toBe(401)
    expect((await keep(booked.uuid, await signIn(office.site, 'analyst@demo.example'))).status).toBe(403)
    expect((await keep('11111111-1111-4111-8111-111111111111')).status).toBe(404)
    expect((await keep(booked.uuid)).status).toBe(204)
    await drainAll(office)
    expect(inMailbox().map(([, at]) => at)).toEqual(['2027-03-02T08:00'])
    await later()
    expect(await changeOf(booked.uuid)).toBeNull()
  })

  test('may be that it was deleted, and it is put back once only if the advisor says so', async () => {
    office.server.remove(ours().id)
    await later()
    expect(await changeOf(booked.uuid)).toEqual({ what: 'removed', starts_at: null, ends_at: null })
    await later(7 * 60)
    expect(inMailbox()).toEqual([])
    expect(await stateOf(booked.uuid)).toEqual({ state: 'booked', starts_at: NINE })
    office.cookie = await signIn(office.site, 'advisor@demo.example')
    expect((await keep(booked.uuid)).status).toBe(204)
    expect((await keep(booked.uuid)).status).toBe(204)
    await drainAll(office)
    await later()
    expect(inMailbox()).toHaveLength(1)
    expect(await changeOf(booked.uuid)).toBeNull()
  })

  test('is learnt by an appointment that is moved here after it was deleted there', async () => {
    office.server.remove(ours().id)
    expect((await visit(office, 'PATCH', booked.token, { starts_at: ELEVEN })).status).toBe(200)
    await drainAll(office)
    expect(inMailbox()).toEqual([])
    expect((await changeOf(booked.uuid))?.what).toBe('removed')
  })

  test('is no change while the calendar cannot be read, or has been read anew', async () => {
    office.server.failNext({ status: 404 })
    await readNow(office)
    expect(await changeOf(booked.uuid)).toBeNull()
    office.server.forget()
    await later()
    expect(await changeOf(booked.uuid)).toBeNull()
  })
})

test('an advisor is told at the start that the calendar cannot be read any more, unless such calendars are off', async () => {
  expect(await onStart()).toEqual({ changes: 0, is_locked: false })
  office.server.failNext({ status: 503 })
  await readNow(office)
  expect(await onStart()).toEqual({ changes: 0, is_locked: false })
  office.server.revoke()
  await readNow(office)
  expect(await onStart()).toEqual({ changes: 0, is_locked: true })
  await switchModule(office, false)
  expect(await onStart()).toBeNull()
})

test('nothing is written while the module is off', async () => {
  await switchModule(office, false)
  await office.knex('outbox').delete()
  await switchModule(office, true)
  await book(office, NINE)
  await switchModule(office, false)
  await drainAll(office)
  expect(inMailbox()).toEqual([])
})
