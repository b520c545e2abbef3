import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { book, visit } from '../../booking/appointments/testing/office.ts'
import { request, signIn } from '../../testing/client.ts'
import { LOGIN, Radicale } from '../external-calendar/testing/radicale.ts'
import {
  AROUND_MEETING,
  bookAsked,
  type CalendarOffice,
  clear,
  close,
  confirm,
  drainAll,
  ELEVEN,
  FREE,
  HALF_PAST_NINE,
  HALF_PAST_TEN,
  meeting,
  NINE,
  ONE,
  openCalendarOffice,
  put,
  readNow,
  startsOnTuesday,
  TUESDAY_MEETING
} from './testing/calendar-office.ts'

/** The user uuids of the advisor and of a colleague with the same topics and hours. */
async function findStandIn({ knex, advisorUuid }: CalendarOffice) {
  const colleague = await knex('users').where({ email_address: 'second@demo.example' }).first('uuid', 'advisor_uuid')
  for (const table of ['advisor_topics', 'advisor_appointment_types', 'working_hours']) {
    await knex(table).where({ advisor_uuid: colleague.advisor_uuid }).delete()
    const rows = await knex(table).where({ advisor_uuid: advisorUuid })
    await knex(table).insert(rows.map((row) => ({ ...row, advisor_uuid: colleague.advisor_uuid })))
  }
  const { uuid: leaver } = await knex('users').where({ advisor_uuid: advisorUuid }).first('uuid')
  return { leaver, successor_uuid: colleague.uuid }
}

describe('a real CalDAV server', () => {
  let office: CalendarOffice
  let radicale: Radicale
  const connect = (identifier: string) => put(office, { identifier, ...LOGIN })

  beforeAll(async () => {
    radicale = await Radicale.open()
    office = await openCalendarOffice([radicale.host])
  })
  beforeEach(async () => {
    await radicale.clear()
    await clear(office)
  })
  afterAll(async () => {
    await close(office)
    await radicale.close()
  })

  test('requires a login, and reports a wrong one', async () => {
    const none = await put(office, { identifier: radicale.calendar })
    expect(none.status).toBe(422)
    expect(none.body.errors).toEqual({
      identifier: ['Dieser Kalender verlangt einen Benutzernamen und ein App-Passwort.'],
      user: ['Dieses Feld darf nicht leer sein.']
    })
    const wrong = await put(office, { identifier: radicale.calendar, user: 'anna', password: 'guess' })
    expect(wrong.body.errors).toEqual({
      identifier: ['Der Kalender hat diese Anmeldung abgelehnt.'],
      password: ['Bitte prüfen Sie Benutzername und App-Passwort.']
    })
  })

  test('busy times block, also via the account; the stored password is not sent to another address', async () => {
    await radicale.put('meeting', TUESDAY_MEETING)
    await radicale.put('lunch', meeting('20270302T100000Z', '20270302T110000Z', 'TRANSP:TRANSPARENT'))
    for (const identifier of [radicale.principal, radicale.calendar]) {
      const { status, body } = await connect(identifier)
      expect([status, body.kind]).toEqual([200, 'caldav'])
      expect(await startsOnTuesday(office)).toEqual(AROUND_MEETING)
    }
    expect((await put(office, { identifier: radicale.calendar })).status).toBe(200)
    const other = await put(office, { identifier: `${radicale.calendar}other/`, user: 'anna' })
    expect(other.body.errors.identifier).toEqual(['Der Kalender hat diese Anmeldung abgelehnt.'])
  })

  test('an appointment is written, moved and removed, and does not block itself', async () => {
    const early = (await book(office, '2027-03-03T08:00:00Z', { first_name: 'Early' })).body
    await connect(radicale.calendar)
    const { uuid, token } = (await book(office, NINE)).body
    await drainAll(office)
    const whole = await radicale.whole()
    expect(whole).toContain(`UID:${early.uuid}@localhost`)
    expect(whole).toContain('SUMMARY:Vera Visitor: Short')
    expect(whole).toContain('DTSTART:20270302T080000Z')
    expect(whole).not.toMatch(/METHOD|ATTENDEE|ORGANIZER/)
    await readNow(office)
    // its present time is not offered as the new one
    expect(await startsOnTuesday(office, { token })).toEqual(FREE.slice(1).concat(ELEVEN))
    await visit(office, 'PATCH', token, { starts_at: HALF_PAST_NINE })
    await drainAll(office)
    expect(await radicale.whole()).toContain('DTSTART:20270302T083000Z')
    await visit(office, 'POST', token, {})
    await drainAll(office)
    expect(await radicale.whole()).not.toContain(uuid)
  })

  test('an erased customer’s entry is removed, and one in a calendar that cannot be reached is named', async () => {
    const { knex, site } = office
    await connect(radicale.calendar)
    const admin = await knex('users').where({ email_address: 'admin@demo.example' }).first('uuid', 'tenant_id')
    const role = { tenant_id: admin.tenant_id, user_uuid: admin.uuid, role: 'profile-delete-manager' }
    await knex('user_roles').insert(role)
    const cookie = await signIn(site, 'admin@demo.example')
    const erase = async (start: string) => {
      const { uuid } = (await book(office, start)).body
      await drainAll(office)
      expect(await radicale.whole()).toContain(uuid)
      const past = { starts_at: '2027-02-01T08:00:00Z', ends_at: '2027-02-01T08:30:00Z' }
      await knex('appointments').where({ uuid }).update(past)
      return uuid
    }
    const begin = async () => {
      const body = { by: 'email', value: 'vera@visitor.example', confirmation: 'Vera Visitor' }
      expect((await request(site, 'POST', '/api/v1/deletion-tool/erasures', { cookie, body })).status).toBe(201)
      await drainAll(office)
      const { body: all } = await request(site, 'GET', '/api/v1/deletion-tool/erasures', { cookie })
      return all.map(({ state, messages }: { state: string; messages: string[] }) => [state, messages])
    }
    const uuid = await erase(NINE)
    expect(await begin()).toEqual([['done', []]])
    expect(await radicale.whole()).not.toContain(uuid)
    await knex('erasures').delete()
    await erase(NINE)
    await radicale.halt()
    const left = 'Der Kalender von Mag. Anna Gruber war nicht erreichbar: Der Eintrag vom 01.02.2027'
    expect(await begin()).toEqual([['done', [expect.stringContaining(left)]]])
    await knex('erasures').delete()
    await radicale.start()
    const { token } = (await book(office, NINE)).body
    await drainAll(office)
    await radicale.halt()
    // cancelled, but still in the calendar
    await visit(office, 'POST', token, {})
    await drainAll(office)
    expect(await begin()).toEqual([['done', [expect.stringContaining('Der Eintrag vom 02.03.2027')]]])
    await radicale.start()
    await knex('user_roles').where(role).delete()
  })

  test('an appointment that is handed over is removed from the leaving advisor’s calendar', async () => {
    await connect(radicale.calendar)
    const { uuid } = (await book(office, NINE)).body
    await drainAll(office)
    expect(await radicale.whole()).toContain(uuid)
    const { leaver, successor_uuid } = await findStandIn(office)
    const cookie = await signIn(office.site, 'admin@demo.example')
    const path = `/api/v1/people/${leaver}/deactivation`
    const body = { successor_uuid, appointments: 'hand-over' }
    expect((await request(office.site, 'POST', path, { cookie, body })).status).toBe(200)
    await drainAll(office)
    expect(await radicale.whole()).not.toContain(uuid)
    expect((await request(office.site, 'DELETE', path, { cookie })).status).toBe(200)
  })

  test('nothing is written to the calendar of an advisor who has left, but cancelled appointments are removed', async () => {
    await connect(radicale.calendar)
    const remaining = (await book(office, NINE)).body
    const { leaver } = await findStandIn(office)
    const cookie = await signIn(office.site, 'admin@demo.example')
    const path = `/api/v1/people/${leaver}/deactivation`
    await drainAll(office)
    const before = await radicale.whole()
    await office.knex('outbox').insert(
      (await office.knex('outbox').where({ kind: 'calendar-entry' })).map((row) => ({
        ...row,
        uuid: randomUUID(),
        dedupe_key: `again:${row.dedupe_key}`,
        state: 'waiting',
        next_at: row.created_at,
        payload: JSON.stringify({ appointment_uuid: remaining.uuid })
      }))
    )
    expect((await request(office.site, 'POST', path, { cookie, body: { appointments: 'keep' } })).status).toBe(200)
    await office.knex('appointments').where({ uuid: remaining.uuid }).update({ last_name: 'Vertraulich' })
    await drainAll(office)
    expect(await radicale.whole()).toBe(before)
    expect((await visit(office, 'POST', remaining.token, {})).status).toBe(204)
    await drainAll(office)
    expect(await radicale.whole()).not.toContain(remaining.uuid)
    expect((await request(office.site, 'DELETE', path, { cookie })).status).toBe(200)
  })

  test('an invitation that a mail program has already stored is updated', async () => {
    await connect(radicale.calendar)
    const { uuid, token } = (await book(office, NINE)).body
    await radicale.put(`${uuid}@localhost`, meeting('20270302T080000Z', '20270302T083000Z'))
    await drainAll(office)
    expect((await radicale.whole()).match(/BEGIN:VEVENT/g)).toHaveLength(1)
    await visit(office, 'POST', token, {})
    await drainAll(office)
    expect(await radicale.whole()).not.toContain(uuid)
  })

  test('after an outage all missed changes are written', async () => {
    await connect(radicale.calendar)
    const remaining = (await book(office, NINE)).body
    const gone = (await book(office, ELEVEN)).body
    const asked = await bookAsked(office, ONE)
    await drainAll(office)
    expect(await radicale.whole()).toContain('STATUS:TENTATIVE')
    await radicale.halt()
    const missed = (await book(office, HALF_PAST_NINE)).body
    await visit(office, 'PATCH', remaining.token, { starts_at: HALF_PAST_TEN })
    await visit(office, 'POST', gone.token, {})
    await confirm(office, asked.uuid)
    await drainAll(office)
    // as after a day of failed attempts
    await office.knex('outbox').where({ kind: 'calendar-entry', state: 'waiting' }).update({ state: 'dead' })
    expect((await readNow(office)).body.fault).toBe('unreachable')
    await radicale.start()
    expect((await readNow(office)).body.fault).toBeNull()
    await drainAll(office)
    const whole = await radicale.whole()
    expect(whole).toContain(missed.uuid)
    expect(whole).toContain('DTSTART:20270302T093000Z')
    expect(whole).not.toContain(gone.uuid)
    expect(whole).not.toContain('STATUS:TENTATIVE')
  })
})
