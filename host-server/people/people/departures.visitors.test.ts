import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Departure } from '#contract/people'
import { update } from '../../booking/appointments/appointments.repository.ts'
import {
  audit,
  book,
  CONSISTENT,
  later,
  type Office,
  openOffice,
  TUESDAY,
  visit
} from '../../booking/appointments/testing/office.ts'
import { claimDue } from '../../calendar/external-calendar/external-calendar.repository.ts'
import { withMutex } from '../../core/jobs/keyed-mutex.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { request, signIn } from '../../testing/client.ts'
import { submit } from '../../testing/form.ts'
import { until } from '../../testing/until.ts'

let office: Office
let admin: string
let anna: string
let lukas: string
let lukasCard: string

const knex = () => office.site.app.knex
const keyOf = async (email_address: string) => (await knex()('users').where({ email_address }).first()).uuid as string
const leave = (departure: Partial<Departure> = {}) =>
  request(office.site, 'POST', `/api/v1/people/${anna}/deactivation`, { cookie: admin, body: departure })
const comeBack = () => request(office.site, 'DELETE', `/api/v1/people/${anna}/deactivation`, { cookie: admin })
const toLukas = () => ({ successor_uuid: lukas, appointments: 'hand-over' }) as const
const booked = async (starts_at: string, alias = office.alias) =>
  (await book({ ...office, alias }, starts_at)).body as { uuid: string; token: string }
const row = (uuid: string) => knex()('appointments').where({ uuid }).first()
const revision = async () => (await knex()('calendars').where({ advisor_uuid: lukasCard }).first()).revision as number
const page = (path: string) => request(office.site, 'GET', path, { headers: { accept: 'text/html' } })

beforeAll(async () => {
  office = await openOffice()
  admin = await signIn(office.site, 'admin@demo.example')
  lukasCard = (await knex()('advisors').where({ alias: 'lukas-hofer' }).first('uuid')).uuid
  for (const table of ['advisor_topics', 'advisor_appointment_types', 'working_hours']) {
    await knex()(table).where({ advisor_uuid: lukasCard }).delete()
    const rows = await knex()(table).where({ advisor_uuid: office.advisorUuid })
    await knex()(table).insert(rows.map((one) => ({ ...one, advisor_uuid: lukasCard })))
  }
  anna = await keyOf('advisor@demo.example')
  lukas = await keyOf('second@demo.example')
})
beforeEach(() => async () => {
  expect(await audit(office)).toEqual(CONSISTENT)
  await comeBack()
  for (const table of ['booking_claims', 'booking_holds', 'appointments', 'outbox']) await knex()(table).delete()
})
afterAll(() => office.site.stop())

/** Hands over while a visitor's request, which has already read the appointment's advisor, waits for that calendar's mutex. */
async function handOverDuring<T>(asked: () => Promise<T>): Promise<{ answer: T; before: number }> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const turn = withMutex(office.site.app, `${office.tenantId}:${office.advisorUuid}`, () => held)
  let reads = 0
  const note = ({ sql }: { sql: string }) => {
    if (/^select .*`?"?appointments/.test(sql)) reads += 1
  }
  knex().on('query-response', (_answer: unknown, query: { sql: string }) => note(query))
  const answer = asked()
  await until(() => reads > 0)
  expect((await leave(toLukas())).status).toBe(200)
  const before = await revision()
  release()
  await turn
  knex().removeAllListeners('query-response')
  return { answer: await answer, before }
}

test('cancelling during a hand-over applies to the new advisor’s calendar', async () => {
  const { uuid, token } = await booked(TUESDAY)
  const { answer, before } = await handOverDuring(() => visit(office, 'POST', token, {}))
  expect(answer.status).toBe(204)
  expect(await row(uuid)).toMatchObject({ state: 'cancelled', advisor_uuid: lukasCard })
  expect(await revision()).toBe(before + 1)
})

test('rescheduling during a hand-over checks the new advisor’s availability', async () => {
  const { uuid, token } = await booked(TUESDAY)
  await booked(later(TUESDAY, 60), 'lukas-hofer')
  const taken = await handOverDuring(() => visit(office, 'PATCH', token, { starts_at: later(TUESDAY, 60) }))
  expect(taken.answer.status).toBe(409)
  expect(taken.answer.body.slots).not.toContain(later(TUESDAY, 60))
  expect(await row(uuid)).toMatchObject({ starts_at: TUESDAY, advisor_uuid: lukasCard })
  const moved = await visit(office, 'PATCH', token, { starts_at: later(TUESDAY, 120) })
  expect(moved.status).toBe(200)
})

test('an update with an outdated sequence number is refused', async () => {
  const { uuid } = await booked(TUESDAY)
  const db = new TenantDb(knex(), office.tenantId)
  await expect(update(db, { uuid, sequence: 7 }, { state: 'cancelled' })).rejects.toMatchObject({ status: 409 })
  expect(await row(uuid)).toMatchObject({ state: 'booked', sequence: 0 })
})

test('an appointment that stays with a leaver cannot be rescheduled, and its page says so and links to the successor', async () => {
  const { uuid, token } = await booked(TUESDAY)
  await leave({ successor_uuid: lukas, appointments: 'keep' })
  const path = `/appointments/${token}`
  const { text } = await page(path)
  expect(text).toContain('ist nicht mehr bei uns')
  expect(text).toContain('/book/lukas-hofer')
  expect(text).not.toContain('/reschedule')
  const moved = await visit(office, 'PATCH', token, { starts_at: later(TUESDAY, 60) })
  expect([moved.status, moved.body]).toEqual([
    409,
    {
      message: 'Die Ansprechperson ist nicht mehr bei uns. Der Termin lässt sich absagen, aber nicht verschieben.',
      slots: []
    }
  ])
  expect((await submit(office.site, `${path}/reschedule`, { starts_at: later(TUESDAY, 60) })).status).toBe(409)
  expect(await row(uuid)).toMatchObject({ state: 'booked', starts_at: TUESDAY })
  expect((await submit(office.site, `${path}/cancel`, { reason: '' })).status).toBe(303)
  expect(await row(uuid)).toMatchObject({ state: 'cancelled' })
})

test('without a successor, the page does not link to a booking page', async () => {
  const { token } = await booked(TUESDAY)
  await leave({ appointments: 'keep' })
  const { text } = await page(`/appointments/${token}`)
  expect(text).toContain('rufen Sie uns bitte an')
  expect(text).not.toContain('/book/')
  expect(text).toContain('/cancel')
})

test('the external calendar of a deactivated advisor is not read until they are reactivated', async () => {
  const calendar = {
    tenant_id: office.tenantId,
    advisor_uuid: office.advisorUuid,
    uuid: anna,
    kind: 'ics',
    source: 'sealed',
    busy_hash: '',
    attempts: 0,
    next_at: '2027-01-01T00:00:00Z'
  }
  await knex()('external_calendars').insert(calendar)
  await leave()
  expect(await claimDue(office.site.app, 5)).toEqual([])
  await comeBack()
  expect(await claimDue(office.site.app, 5)).toMatchObject([{ advisor_uuid: office.advisorUuid }])
  await knex()('external_calendars').delete()
})
