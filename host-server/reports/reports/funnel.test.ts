import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Funnel } from '#contract/reports'
import { book, later, type Office, openOffice } from '../../booking/appointments/testing/office.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { request, signIn } from '../../testing/client.ts'
import { rollUp } from './rollups.ts'

const PATH = '/api/v1/reports/sessions/funnel'
/** Wednesday, ten o'clock in Vienna, of the office's first week. */
const START = '2027-03-03T09:00:00Z'
const MARCH = 'from=2027-03-01&to=2027-03-31'

let office: Office
let cookie: string

beforeAll(async () => {
  office = await openOffice()
})
beforeEach(async () => {
  const tables = ['booking_claims', 'booking_holds', 'appointments', 'report_events', 'report_days', 'report_months']
  for (const table of [...tables, 'report_rollups', 'advisor_hits', 'hit_visitors']) await office.knex(table).delete()
  office.site.clock.time = new Date('2027-03-01T08:00:00Z')
})
afterAll(() => office.site.stop())

const read = async (query = MARCH): Promise<Funnel> => {
  cookie = await signIn(office.site, 'analyst@demo.example')
  return (await request(office.site, 'GET', `${PATH}?${query}`, { cookie })).body
}
const ofOffice = ({ branches }: Funnel) => {
  const { visits, booked, held } = branches.find(({ uuid }) => uuid === office.organizationUuid) ?? {}
  return { visits, booked, held }
}

async function visited(kind: string, count: number) {
  const { tenantId: tenant_id, organizationUuid: organization_uuid, advisorUuid, alias, knex } = office
  const of = { tenant_id, organization_uuid, advisor_alias: alias, advisor_uuid: advisorUuid, day: '2027-03-02' }
  await knex('advisor_hits').insert({ ...of, kind, count })
}

test('counts visits and bookings on their day, and talks once they are over, without cancelled and missed ones', async () => {
  await visited('profile', 30)
  await visited('branch', 12)
  await visited('phone', 7)
  const uuids: string[] = []
  for (const minutes of [0, 30, 60, 90]) uuids.push((await book(office, later(START, minutes))).body.uuid)
  const set = (at: number, change: object) => office.knex('appointments').where({ uuid: uuids[at] }).update(change)
  await set(2, { state: 'cancelled' })
  await set(3, { state: 'no-show' })
  expect(ofOffice(await read())).toEqual({ visits: 42, booked: 4, held: 0 })
  office.site.clock.time = new Date(later(START, 30))
  expect(ofOffice(await read()).held).toBe(1)
  office.site.clock.time = new Date('2027-03-20T08:00:00Z')
  const found = await read()
  expect([ofOffice(found), found.total]).toEqual([
    { visits: 42, booked: 4, held: 2 },
    { visits: 42, booked: 4, held: 2 }
  ])
  expect(ofOffice(await read('from=2027-03-04&to=2027-03-31')).held).toBe(0)
  expect(ofOffice(await read('from=2027-03-03&to=2027-03-03')).held).toBe(2)
  expect(ofOffice(await read(`${MARCH}&advisor=${office.alias}`))).toEqual({ visits: 42, booked: 4, held: 2 })
  await rollUp(new TenantDb(office.knex, office.tenantId), office.site.clock.time)
  expect(ofOffice(await read())).toEqual({ visits: 42, booked: 4, held: 2 })
})

test('lists every branch that the user sees, also those without any, and one alone where it is chosen', async () => {
  await visited('profile', 3)
  const { branches } = await read()
  const known = await office.knex('organizations').where({ tenant_id: office.tenantId }).pluck('uuid')
  expect(branches.map(({ uuid }) => uuid).toSorted()).toEqual(known.toSorted())
  expect(branches[0]).toMatchObject({ uuid: office.organizationUuid, visits: 3 })
  const one = await read(`${MARCH}&organization_uuid=${office.organizationUuid}`)
  expect(one.branches.map(({ uuid }) => uuid)).toEqual([office.organizationUuid])
})
