import { afterAll, beforeAll, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { bookingRequest, later, MONDAY, type Office, openOffice } from '../appointments/testing/office.ts'
import { OWN } from './testing/managing.ts'

let office: Office
let manager: string

beforeAll(async () => {
  office = await openOffice()
  manager = await signIn(office.site, 'branch@demo.example')
})
afterAll(() => office.site.stop())

const DAY = 'from=2027-03-01&to=2027-03-01'
const own = () => `/api/v1/advisors/${office.alias}`
const read = async (path: string) => (await request(office.site, 'GET', `${path}?${DAY}`, { cookie: manager })).body

/** What the branch's calendar and the advisor's own say. */
async function windows() {
  const { advisors } = await read(`/api/v1/branches/${OWN}/calendar`)
  const inBranch = advisors.find(({ alias }: { alias: string }) => alias === office.alias)
  return [inBranch.window, (await read(`${own()}/calendar`)).window]
}

const bookAt = (starts_at: string) =>
  request(office.site, 'POST', `${own()}/customer-appointments`, {
    cookie: manager,
    body: bookingRequest(office, starts_at)
  })

test('where nothing is offered, nothing can be booked', async () => {
  const offered = office.knex('advisor_topics').where({ advisor_uuid: office.advisorUuid })
  const rows = await offered.clone()
  await offered.clone().delete()
  expect(await windows()).toEqual([null, null])
  await office.knex('advisor_topics').insert(rows)
})

test('the notice that the calendars tell binds staff, too: what is within it is refused, and its end is booked', async () => {
  const window = { notice_minutes: 60, last_day: '2027-04-30' }
  expect(await windows()).toEqual([window, window])
  expect([(await bookAt(later(MONDAY, 30))).status, (await bookAt(later(MONDAY, 60))).status]).toEqual([409, 201])
})

test('it is the shortest of the topics, or the advisor’s own where that is longer', async () => {
  const noticeOf = (uuid: string, notice_minutes: number) =>
    office.knex('appointment_topics').where({ uuid }).update({ notice_minutes })
  await noticeOf(office.topics.long, 1440)
  expect(await windows()).toMatchObject([{ notice_minutes: 60 }, { notice_minutes: 60 }])
  const settings = office.knex('advisor_settings').where({ advisor_uuid: office.advisorUuid })
  await settings.clone().delete()
  await office.knex('advisor_settings').insert({
    tenant_id: office.tenantId,
    advisor_uuid: office.advisorUuid,
    notice_minutes: 240
  })
  expect(await windows()).toMatchObject([{ notice_minutes: 240 }, { notice_minutes: 240 }])
})
