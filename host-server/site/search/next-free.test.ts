import { afterAll, beforeAll, expect, test } from 'vitest'
import { book, type Office, openOffice, pass, readAvailability } from '../../booking/appointments/testing/office.ts'
import { addColleagues } from '../../booking/appointments/testing/simulation.ts'
import { request } from '../../testing/client.ts'
import { statementsOf } from '../../testing/statements.ts'
import { until } from '../../testing/until.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.site.stop())

const search = async (query = 'name=Gruber') =>
  (await request(office.site, 'GET', `/api/v1/search/advisors?${query}`)).body.advisors
const found = async () => (await search()).find(({ slug }: { slug: string }) => slug === office.alias)

/** By asking for each topic. */
async function soonest() {
  const answers = await Promise.all(
    Object.values(office.topics).map((topic) =>
      readAvailability(office, { topic, from: '2027-03-01', to: '2027-04-30' })
    )
  )
  return answers.flatMap(({ body }) => Object.values<string[]>(body.days ?? {}).flat()).toSorted()[0]
}

/** Books a time for the first topic that is free then. */
async function bookAny(starts_at: string) {
  for (const topic of Object.values(office.topics)) {
    if ((await book(office, starts_at, { topic })).status === 201) return
  }
  throw new Error(`nothing is free at ${starts_at}`)
}

/** Those that read calendars. */
const reads = (statements: readonly string[]) => statements.filter((sql) => sql.includes('booking_claims'))

test('without the module, or with booking turned off for the advisor, there is no time', async () => {
  const module = office.knex('tenant_modules').where({ module_name: 'online-appointments' })
  await module.clone().update({ effective_state: false })
  expect(await found()).toMatchObject({ is_bookable: false, next_free: null })
  await module.clone().update({ effective_state: true })
  const option = { tenant_id: office.tenantId, advisor_uuid: office.advisorUuid, name: 'online_appointment' }
  await office.knex('advisor_contact_options').where(option).delete()
  expect(await found()).toMatchObject({ is_bookable: false, next_free: null })
  await office.knex('advisor_contact_options').insert(option)
})

test('an advisor who is away for the whole window can be booked, but has no free time', async () => {
  const row = { tenant_id: office.tenantId, advisor_uuid: office.advisorUuid, uuid: 'away', kind: 'absence', label: '' }
  await office
    .knex('calendar_overrides')
    .insert({ ...row, starts_at: '2027-02-01T00:00:00Z', ends_at: '2028-02-01T00:00:00Z' })
  pass(office, 1)
  expect(await found()).toMatchObject({ is_bookable: true, next_free: null })
  // only the second half of the window is free
  await office.knex('calendar_overrides').where({ uuid: 'away' }).update({ ends_at: '2027-04-01T00:00:00Z' })
  pass(office, 1)
  expect(await found()).toMatchObject({ next_free: await soonest() })
  expect((await found()).next_free).toMatch(/^2027-04/)
  await office.knex('calendar_overrides').where({ uuid: 'away' }).delete()
  pass(office, 1)
})

test('the next free time is the soonest of all topics, and follows each booking immediately', async () => {
  for (let times = 0; times < 3; times += 1) {
    const { next_free } = await found()
    expect(next_free).toBe(await soonest())
    await bookAny(next_free)
    expect((await found()).next_free > next_free).toBe(true)
  }
})

test('the next free time is one for the topic that is searched for', async () => {
  const { short, long } = office.topics
  const free = async (topic: string) => {
    const { body } = await readAvailability(office, { topic, from: '2027-03-01', to: '2027-04-30' })
    return Object.values<string[]>(body.days).flat()[0]
  }
  // a length and a notice of its own
  await office
    .knex('appointment_topics')
    .where({ uuid: long })
    .update({ notice_minutes: 10 * 24 * 60 })
  pass(office, 1)
  const [soon, late] = [await free(short), await free(long)]
  const nextFor = async (topic: string) =>
    (await search(`name=Gruber&topic=${topic}`)).find(({ slug }: { slug: string }) => slug === office.alias).next_free
  expect([await nextFor(short), await nextFor(long), (await found()).next_free]).toEqual([soon, late, soon])
  expect(late).not.toBe(soon)
})

test('calendars of a branch are read together, and only once until one of them changes', async () => {
  await addColleagues(office, 12)
  await until(() => office.site.app.tenants.canCache)
  const ofBranch = () => search('branch=wien-innere-stadt')
  await ofBranch()
  pass(office, 1)
  const [first, again] = [await statementsOf(office.knex, ofBranch), await statementsOf(office.knex, ofBranch)]
  expect([reads(first).length, reads(again).length]).toEqual([1, 0])
  const { next_free } = await found()
  await bookAny(next_free)
  expect(reads(await statementsOf(office.knex, ofBranch))).toHaveLength(1)
})

test("a cached answer shows another visitor's booking immediately, and the next day by itself", async () => {
  await until(() => office.site.app.tenants.canCache)
  await found()
  const { next_free } = await found()
  await bookAny(next_free)
  expect((await found()).next_free > next_free).toBe(true)
  pass(office, 24 * 60)
  expect((await found()).next_free).toBe(await soonest())
})
