import { afterAll, beforeAll, expect, test } from 'vitest'
import { book, type Office, openOffice, pass, readAvailability } from '../../booking/appointments/testing/office.ts'
import { request } from '../../testing/client.ts'
import { until } from '../../testing/until.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  await until(() => office.site.app.tenants.canCache)
})
afterAll(() => office.site.stop())

const bookable = async () =>
  (await request(office.site, 'GET', `/api/v1/advisors/${office.alias}?with=bookable`)).body.bookable
const page = () => request(office.site, 'GET', `/app/profile/${office.alias}`, { headers: { accept: 'text/html' } })
const startsOn = async () =>
  [...(await page()).text.matchAll(/href="[^"]*starts_at=([^"&]*)"[^>]*class="card-time"/g)].map(([, start = '']) =>
    decodeURIComponent(start)
  )

/** Every free start for any topic of the coming week. */
async function freeStarts(): Promise<string[]> {
  const answers = await Promise.all(
    Object.values(office.topics).map((topic) =>
      readAvailability(office, { topic, from: '2027-03-01', to: '2027-03-07' })
    )
  )
  return answers.flatMap(({ body }) => Object.values<string[]>(body.days ?? {}).flat())
}

test('without the module, or with booking turned off for the advisor, nothing is bookable', async () => {
  const module = office.knex('tenant_modules').where({ module_name: 'online-appointments' })
  await module.clone().update({ effective_state: false })
  expect(await bookable()).toBeNull()
  await module.clone().update({ effective_state: true })
  const option = { tenant_id: office.tenantId, advisor_uuid: office.advisorUuid, name: 'online_appointment' }
  await office.knex('advisor_contact_options').where(option).delete()
  expect(await bookable()).toBeNull()
  expect(await startsOn()).toEqual([])
  await office.knex('advisor_contact_options').insert(option)
})

test('a card whose advisor has no topics leads to what can be done instead', async () => {
  const offered = async () =>
    (await request(office.site, 'GET', `/api/v1/advisors/${office.alias}?with=offers`)).body.offers.contact
  const assigned = office.knex('advisor_topics').where({ advisor_uuid: office.advisorUuid })
  const rows = await assigned.clone().select()
  expect(await offered()).toContain('online_appointment')
  await assigned.clone().delete()
  const rest = await offered()
  expect(rest).not.toContain('online_appointment')
  expect(rest).toContain('email_address')
  expect((await page()).text).not.toContain(`/book/${office.alias}`)
  await office.knex('advisor_topics').insert(rows)
  expect(await offered()).toContain('online_appointment')
})

test('the next free times are the first of each half of a day, each free for some topic', async () => {
  const { free_times: shown } = await bookable()
  const free_times: string[] = shown.map(({ starts_at }: { starts_at: string }) => starts_at)
  const all = new Set(await freeStarts())
  const halfOf = (start: string) => `${start.slice(0, 10)} ${start.slice(11, 13) < '11'}`
  expect(shown[0]).toEqual({ starts_at: free_times[0], day: 'heute', time: '10:00' })
  expect(shown.slice(2).map(({ day }: { day: string }) => day)).toEqual(['morgen', 'morgen'])
  expect(free_times).toHaveLength(4)
  expect(free_times).toEqual(free_times.toSorted())
  expect(free_times[0]).toBe([...all].toSorted()[0])
  expect(free_times.filter((start) => !all.has(start))).toEqual([])
  expect(new Set(free_times.map(halfOf)).size).toBe(4)
  expect(await startsOn()).toEqual(free_times)
})

test('an advisor without a free time can be booked, and the card says nothing of times', async () => {
  const row = { tenant_id: office.tenantId, advisor_uuid: office.advisorUuid, uuid: 'away', kind: 'absence', label: '' }
  await office
    .knex('calendar_overrides')
    .insert({ ...row, starts_at: '2027-02-01T00:00:00Z', ends_at: '2028-02-01T00:00:00Z' })
  expect(await bookable()).toMatchObject({ free_times: [] })
  expect(await startsOn()).toEqual([])
  // only the second half of the window is free
  await office.knex('calendar_overrides').where({ uuid: 'away' }).update({ ends_at: '2027-04-01T00:00:00Z' })
  expect((await bookable()).free_times[0].starts_at).toMatch(/^2027-04-01T/)
  await office.knex('calendar_overrides').where({ uuid: 'away' }).delete()
})

test('a time that has been booked is gone from the card within a minute', async () => {
  const [first = ''] = await startsOn()
  const booked = await Promise.all(
    Object.values(office.topics).map(async (topic) => (await book(office, first, { topic })).status)
  )
  expect(booked).toContain(201)
  pass(office, 1)
  const [next = ''] = await startsOn()
  expect(next > first).toBe(true)
})

test('a time that can no longer be booked is gone from the card right away', async () => {
  const [first = ''] = await startsOn()
  office.site.clock.time = new Date(Date.parse(first) + 1)
  expect((await startsOn())[0] ?? '').not.toBe(first)
})
