import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OBSTACLES, type Obstacle } from '#contract/bookability'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { book, emptyCalendars, later, type Office, openOffice, TUESDAY } from '../appointments/testing/office.ts'
import { addColleagues } from '../appointments/testing/simulation.ts'

const OWN = 'wien-innere-stadt'

let office: Office
let manager: string
let name: string

beforeAll(async () => {
  office = await openOffice()
  await addColleagues(office, 2)
  manager = await signIn(office.site, 'branch@demo.example')
  const { last_name } = await office.knex('advisors').where({ uuid: office.advisorUuid }).first('last_name')
  name = last_name
})
afterAll(() => office.site.stop())

const check = (cookie = manager, branch = OWN, asked = {}) =>
  request(office.site, 'GET', `/api/v1/branches/${branch}/bookability`, { cookie, ...asked })
const own = async () =>
  (await check()).body.advisors.find(({ full_name }: { full_name: string }) => full_name.includes(name))

describe('is refused', () => {
  test.each(['advisor', 'second', 'analyst', 'marketing'])('%s', async (account) => {
    expect((await check(await signIn(office.site, `${account}@demo.example`))).status).toBe(403)
  })

  test('the manager of another branch, who does not learn whether it exists', async () => {
    const { alias } = await office
      .knex('organizations')
      .where({ tenant_id: office.tenantId })
      .whereNot({ uuid: office.organizationUuid })
      .first('alias')
    const answers = [await check(manager, alias), await check(manager, 'no-such-branch')]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(answers[0]?.text).toBe(answers[1]?.text)
  })

  test('the administrator of another institution', async () => {
    const cookie = await signIn(office.site, 'admin@nordbank.example', NORDBANK)
    expect((await check(cookie, OWN, NORDBANK)).status).toBe(404)
  })
})

describe('what customers can book with a person', () => {
  const offerOf = (uuid: string, cookie = manager, asked = {}) =>
    request(office.site, 'GET', `/api/v1/people/${uuid}/booking-offer`, { cookie, ...asked })
  const keyOf = async (advisor_uuid: string) =>
    (await office.knex('users').where({ tenant_id: office.tenantId, advisor_uuid }).first('uuid'))?.uuid ?? advisor_uuid

  test.each(['advisor', 'second', 'analyst', 'marketing'])('is not for %s', async (account) => {
    const cookie = await signIn(office.site, `${account}@demo.example`)
    expect((await offerOf(await keyOf(office.advisorUuid), cookie)).status).toBe(403)
  })

  test('is not for the managers of other branches, who do not learn whether the person exists', async () => {
    const other = await office
      .knex('advisors')
      .where({ tenant_id: office.tenantId })
      .whereNot({ organization_uuid: office.organizationUuid })
      .first('uuid')
    const answers = [await offerOf(await keyOf(other.uuid)), await offerOf('00000000-0000-4000-8000-00000000dead')]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(answers[0]?.text).toBe(answers[1]?.text)
  })

  test('is not for the administrator of another institution', async () => {
    const cookie = await signIn(office.site, 'admin@nordbank.example', NORDBANK)
    expect((await offerOf(await keyOf(office.advisorUuid), cookie, NORDBANK)).status).toBe(404)
  })

  test('is shown to the manager of the branch: topics, types, and times', async () => {
    const { status, body } = await offerOf(await keyOf(office.advisorUuid))
    expect(status).toBe(200)
    const topics = await office
      .knex('advisor_topics as a')
      .join('appointment_topics as t', 't.uuid', 'a.topic_uuid')
      .where({ 'a.advisor_uuid': office.advisorUuid, 't.retired_at': null })
      .pluck('t.topic')
    expect(body.topics.toSorted()).toEqual(topics.toSorted())
    expect(body.types.length).toBeGreaterThan(0)
    expect(body.hours[0]).toEqual({ day: 1, start_time: expect.any(String), end_time: expect.any(String) })
    expect(body.has_own_hours).toBe(true)
  })
})

describe('names what prevents bookings', () => {
  /** The tables that a test writes, as they were. */
  const TABLES = [
    ...['advisor_contact_options', 'advisor_topics', 'advisor_appointment_types', 'working_hours'],
    ...['calendar_overrides', 'holidays']
  ]
  const before = new Map<string, object[]>()
  beforeAll(async () => {
    for (const table of TABLES) before.set(table, await office.knex(table))
  })
  beforeEach(async () => {
    await emptyCalendars(office)
    for (const table of TABLES) {
      await office.knex(table).delete()
      for (const row of before.get(table) ?? []) await office.knex(table).insert(row)
    }
  })

  const ofAdvisor = (table: string) => office.knex(table).where({ advisor_uuid: office.advisorUuid })
  const always = (kind: string) =>
    office.knex('calendar_overrides').insert({
      tenant_id: office.tenantId,
      advisor_uuid: office.advisorUuid,
      uuid: `all-${kind}`,
      kind,
      label: '',
      starts_at: '2027-02-28T00:00:00Z',
      ends_at: '2027-12-31T00:00:00Z'
    })

  const MAKE: Record<Obstacle, () => Promise<unknown>> = {
    option: () => ofAdvisor('advisor_contact_options').where({ name: 'online_appointment' }).delete(),
    topics: () => ofAdvisor('advisor_topics').delete(),
    types: () => ofAdvisor('advisor_appointment_types').delete(),
    hours: () => ofAdvisor('working_hours').update({ end_time: '09:25' }),
    closed: () =>
      office.knex('holidays').insert({
        tenant_id: office.tenantId,
        organization_uuid: office.organizationUuid,
        uuid: 'closed',
        date: '2027-03-01',
        last_date: '2027-12-31',
        label: 'Umbau'
      }),
    away: () => always('absence'),
    blocked: () => always('blocked'),
    // one time a week, of a topic that can be booked a week ahead
    booked: async () => {
      await ofAdvisor('working_hours').whereNot({ day: 2 }).delete()
      await ofAdvisor('working_hours').update({ end_time: '09:30' })
      await ofAdvisor('advisor_topics').whereNot({ topic_uuid: office.topics.short }).delete()
      await office.knex('appointment_topics').where({ uuid: office.topics.short }).update({ window_days: 6 })
      expect((await book(office, TUESDAY)).status).toBe(201)
    }
  }

  test.each(OBSTACLES)('%s', async (obstacle) => {
    expect(await own()).toMatchObject({ obstacle: null, next_free: expect.any(String) })
    await MAKE[obstacle]()
    expect(await own()).toMatchObject({ obstacle, next_free: null })
  })
})

test('tells the next free time of each advisor, and leaves out those who are deactivated', async () => {
  const { body } = await check()
  expect(body).toMatchObject({ slug: OWN, time_zone: 'Europe/Vienna' })
  const count = body.advisors.length
  expect(count).toBeGreaterThan(2)
  const { knex, advisorUuid: uuid } = office
  await knex('advisors')
    .where({ uuid })
    .update({ deactivated_at: later(TUESDAY, 0) })
  expect((await check()).body.advisors).toHaveLength(count - 1)
  await knex('advisors').where({ uuid }).update({ deactivated_at: null })
})
