import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#contract/access'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { statementsOf } from '../../testing/statements.ts'
import {
  audit,
  book,
  bookingRequest,
  CONSISTENT,
  later,
  type Office,
  openOffice,
  readAvailability,
  TUESDAY
} from '../appointments/testing/office.ts'
import { addColleagues } from '../appointments/testing/simulation.ts'
import { openStream } from '../appointments/testing/stream.ts'
import { managing as manageOnly, OWN } from './testing/managing.ts'

let office: Office
let manager: string
let admin: string
let colleague: string

beforeAll(async () => {
  office = await openOffice()
  const [, first] = await addColleagues(office, 2)
  colleague = first ?? ''
  const [asManager, asAdmin] = ['branch', 'admin'].map((name) => signIn(office.site, `${name}@demo.example`))
  manager = (await asManager) ?? ''
  admin = (await asAdmin) ?? ''
})
beforeEach(async () => {
  const tables = ['booking_claims', 'booking_holds', 'appointments', 'holidays', 'calendar_overrides', 'audit_log']
  for (const table of tables) await office.knex(table).delete()
})
afterAll(() => office.site.stop())

const WEEK = 'from=2027-03-01&to=2027-03-07'
const calendar = (cookie: string, branch = OWN, days = WEEK) =>
  request(office.site, 'GET', `/api/v1/branches/${branch}/calendar?${days}`, { cookie })
const manage = (cookie: string, uuid: string, rest = '/confirmation', method = 'POST', body?: object) =>
  request(office.site, method, `/api/v1/advisors/${office.alias}/appointments/${uuid}${rest}`, { cookie, body })
const own = async (cookie: string, alias = office.alias) =>
  (await calendar(cookie)).body.advisors.find((one: { alias: string }) => one.alias === alias)
const logged = async () => (await office.knex('audit_log').orderBy('at')).map(({ actor_name }) => actor_name)

const managing = <T>(branches: readonly string[], work: () => Promise<T>) => manageOnly(office, branches, work)

/** The branch manager has these roles, while something is tried. */
async function withRoles<T>(roles: readonly Role[], work: () => Promise<T>): Promise<T> {
  const { uuid: user_uuid } = await office.knex('users').where({ email_address: 'branch@demo.example' }).first('uuid')
  const before = await office.knex('user_roles').where({ user_uuid })
  const set = async (rows: object[]) => {
    await office.knex('user_roles').where({ user_uuid }).delete()
    await office.knex('user_roles').insert(rows)
  }
  await set(roles.map((role) => ({ tenant_id: office.tenantId, user_uuid, role })))
  return work().finally(() => set(before))
}

const others = () =>
  office
    .knex('organizations')
    .where({ tenant_id: office.tenantId })
    .whereNot({ uuid: office.organizationUuid })
    .pluck('uuid')

describe('is refused', () => {
  test.each(['advisor', 'second', 'analyst', 'marketing'])('%s', async (account) => {
    const cookie = await signIn(office.site, `${account}@demo.example`)
    expect((await calendar(cookie)).status).toBe(403)
    expect((await request(office.site, 'GET', '/api/v1/branch-calendars', { cookie })).status).toBe(403)
  })

  test('a manager of cards, also where customers are named one by one, and knows the branches only', async () => {
    const { uuid } = (await book(office, TUESDAY)).body
    const answers = await withRoles(['advisors-manager'], async () => [
      await calendar(manager),
      await request(office.site, 'GET', `/api/v1/branches/${OWN}/hand-over?advisor=${office.alias}&${WEEK}`, {
        cookie: manager
      }),
      await request(office.site, 'GET', `/api/v1/advisors/${office.alias}/appointments`, { cookie: manager }),
      await manage(manager, uuid),
      await manage(manager, uuid, '', 'PATCH', { starts_at: later(TUESDAY, 60) }),
      await manage(manager, uuid, '/cancellation', 'POST', {}),
      await request(office.site, 'GET', `/api/v1/branches/${OWN}/bookability`, { cookie: manager }),
      await request(office.site, 'GET', '/api/v1/branch-calendars', { cookie: manager })
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 200, 200])
    expect(answers.at(-1)?.body.length).toBeGreaterThan(1)
  })

  test('a branch manager who also looks after cards, in other branches', async () => {
    const [other] = await office
      .knex('organizations')
      .whereIn('uuid', await others())
      .pluck('alias')
    const asked = () =>
      withRoles(['orgadmin', 'advisors-manager'], async () => [
        await calendar(manager),
        await calendar(manager, other),
        await request(office.site, 'GET', '/api/v1/branch-calendars', { cookie: manager })
      ])
    const answers = await managing([office.organizationUuid], asked)
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200])
    expect(answers[2]?.body).toHaveLength(1)
  })

  test('the manager of another branch, who does not learn whether it exists', async () => {
    const { uuid } = (await book(office, TUESDAY)).body
    const answers = await managing(await others(), async () => [
      await calendar(manager),
      await calendar(manager, 'no-such-branch'),
      await manage(manager, uuid),
      await manage(manager, uuid, '', 'PATCH', { starts_at: later(TUESDAY, 60) }),
      await manage(manager, uuid, '/cancellation', 'POST', {}),
      await readAvailability(office, { appointment: uuid }, { cookie: manager })
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect(answers[0]?.text).toBe(answers[1]?.text)
    expect((await own(admin)).appointments).toHaveLength(1)
  })

  test('a manager without branches', async () => {
    const [found, { body }] = await managing([], async () => [
      await calendar(manager),
      await request(office.site, 'GET', '/api/v1/branch-calendars', { cookie: manager })
    ])
    expect([found?.status, body]).toEqual([404, []])
  })

  test('the manager of another institution', async () => {
    const cookie = await signIn(office.site, 'admin@nordbank.example', NORDBANK)
    const path = `/api/v1/branches/${OWN}/calendar?${WEEK}`
    expect((await request(office.site, 'GET', path, { cookie, ...NORDBANK })).status).toBe(404)
  })

  test.each(['from=2027-03-02&to=2027-03-01', 'from=2027-03-01&to=2027-03-08', 'from=2027-03-01'])(
    'a request for the days %s',
    async (days) => {
      expect((await calendar(manager, OWN, days)).status).toBe(422)
    }
  )
})

test('a colleague of the branch cannot change its appointments, nor see to which times they can be moved', async () => {
  const { uuid } = (await book(office, TUESDAY)).body
  const cookie = await signIn(office.site, 'second@demo.example')
  expect((await manage(cookie, uuid)).status).toBe(403)
  expect((await readAvailability(office, { appointment: uuid }, { cookie })).status).toBe(404)
})

test('a manager chooses among the assigned branches, an administrator among all', async () => {
  const namesFor = async (cookie: string) =>
    (await request(office.site, 'GET', '/api/v1/branch-calendars', { cookie })).body.map(
      ({ slug }: { slug: string }) => slug
    )
  expect(await namesFor(manager)).toEqual([OWN])
  expect((await namesFor(admin)).length).toBe((await others()).length + 1)
})

test('shows the advisors by name with bookable hours and open appointments', async () => {
  const { uuid } = (await book(office, TUESDAY)).body
  const cancelled = (await book(office, later(TUESDAY, 120))).body
  await request(office.site, 'POST', `/api/v1/appointments/${cancelled.token}/cancellation`, { body: {} })
  const { body } = await calendar(manager)
  expect(body).toMatchObject({ slug: OWN, time_zone: 'Europe/Vienna', today: '2027-03-01', closures: [] })
  expect(body.advisors.length).toBeGreaterThan(2)
  const advisor = await own(manager)
  expect(advisor.appointments.map((one: { uuid: string }) => one.uuid)).toEqual([uuid])
  expect(advisor.hours).toHaveLength(5)
  expect(advisor.hours[0]).toEqual({ date: '2027-03-01', start_time: '09:00', end_time: '17:00' })
})

test('shows absences, blocked times and closures, and no hours on closed days', async () => {
  const { knex, tenantId: tenant_id, advisorUuid: advisor_uuid } = office
  const span = { tenant_id, advisor_uuid, label: 'Privat' }
  await knex('calendar_overrides').insert([
    { ...span, uuid: 'o1', kind: 'absence', starts_at: '2027-03-02T08:00:00Z', ends_at: '2027-03-02T16:00:00Z' },
    { ...span, uuid: 'o2', kind: 'blocked', starts_at: '2027-03-03T08:00:00Z', ends_at: '2027-03-03T09:00:00Z' },
    { ...span, uuid: 'o3', kind: 'absence', starts_at: '2027-03-20T08:00:00Z', ends_at: '2027-03-21T08:00:00Z' }
  ])
  await knex('holidays').insert({
    tenant_id,
    organization_uuid: null,
    uuid: 'h1',
    date: '2027-03-04',
    label: 'Feiertag'
  })
  const { closures } = (await calendar(manager)).body
  expect(closures).toEqual([{ date: '2027-03-04', start_time: null, end_time: null, label: 'Feiertag' }])
  const { busy, hours } = await own(manager)
  expect(busy).toEqual([
    { kind: 'absence', starts_at: '2027-03-02T08:00:00Z', ends_at: '2027-03-02T16:00:00Z' },
    { kind: 'blocked', starts_at: '2027-03-03T08:00:00Z', ends_at: '2027-03-03T09:00:00Z' }
  ])
  expect(hours.map(({ date }: { date: string }) => date)).not.toContain('2027-03-04')
})

test('the manager of the branch moves, confirms and cancels, which the audit log records', async () => {
  const { uuid } = (await book(office, TUESDAY)).body
  await office.knex('appointments').where({ uuid }).update({ state: 'requested' })
  expect((await manage(manager, uuid)).body.state).toBe('booked')
  const moved = await manage(manager, uuid, '', 'PATCH', { starts_at: later(TUESDAY, 60) })
  expect(moved.body.starts_at).toBe(later(TUESDAY, 60))
  expect((await manage(manager, uuid, '/cancellation', 'POST', {})).body.state).toBe('cancelled')
  const entries = await office.knex('audit_log').where({ object: 'appointment', object_id: uuid })
  expect(entries).toHaveLength(3)
  const { full_name } = await office.knex('users').where({ email_address: 'branch@demo.example' }).first('full_name')
  expect(await logged()).toEqual([full_name, full_name, full_name])
  expect(JSON.stringify(entries)).not.toContain('Visitor')
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('what advisors do with their own appointments, or visitors with theirs, is not recorded', async () => {
  const cookie = await signIn(office.site, 'advisor@demo.example')
  const { uuid, token } = (await book(office, TUESDAY)).body
  expect((await manage(cookie, uuid, '', 'PATCH', { starts_at: later(TUESDAY, 60) })).status).toBe(200)
  await request(office.site, 'POST', `/api/v1/appointments/${token}/cancellation`, { body: {}, cookie: admin })
  expect(await logged()).toEqual([])
})

test('colleagues are in the calendar beside one another', async () => {
  await book({ ...office, alias: colleague }, TUESDAY)
  expect((await own(manager, colleague)).appointments).toHaveLength(1)
  expect((await own(manager)).appointments).toEqual([])
})

describe('an appointment is given to a colleague', () => {
  const give = (cookie: string, uuid: string, to: string) => manage(cookie, uuid, '/reassignment', 'POST', { to })

  test('by nobody but who manages the branch', async () => {
    const { uuid } = (await book(office, TUESDAY)).body
    const statusFor = async (account: string) =>
      (await give(await signIn(office.site, `${account}@demo.example`), uuid, colleague)).status
    expect([await statusFor('advisor'), await statusFor('second'), await statusFor('analyst')]).toEqual([403, 403, 403])
    const [other, list] = await managing(await others(), async () => [
      await give(manager, uuid, colleague),
      await manage(manager, uuid, '/colleagues', 'GET')
    ])
    expect([other?.status, list?.status]).toEqual([404, 404])
    expect((await own(admin)).appointments).toHaveLength(1)
  })

  test('but not to oneself, to another branch, or to somebody who is busy then', async () => {
    const { uuid } = (await book(office, TUESDAY)).body
    const { alias: elsewhere } = await office
      .knex('advisors')
      .where({ tenant_id: office.tenantId })
      .whereNot({ organization_uuid: office.organizationUuid })
      .first('alias')
    for (const to of [office.alias, elsewhere, 'nobody-at-all']) {
      expect((await give(admin, uuid, to)).status).toBe(422)
    }
    await book({ ...office, alias: colleague }, TUESDAY)
    const { body: list } = await manage(manager, uuid, '/colleagues', 'GET')
    expect(list.find((one: { alias: string }) => one.alias === colleague)).toMatchObject({
      is_free: false,
      is_offered: true
    })
    expect((await give(manager, uuid, colleague)).status).toBe(409)
    expect(await audit(office)).toEqual(CONSISTENT)
  })

  test('who is free, at the same time; the customer is told, and the audit log knows', async () => {
    const { uuid } = (await book(office, TUESDAY)).body
    const offers = async () => (await manage(manager, uuid, '/colleagues', 'GET')).body[0]
    expect(await offers()).toMatchObject({ alias: colleague, is_free: true, is_offered: true })
    const { uuid: advisor_uuid } = await office
      .knex('advisors')
      .where({ tenant_id: office.tenantId, alias: colleague })
      .first('uuid')
    const way = { tenant_id: office.tenantId, advisor_uuid, type: 'in-branch' }
    const types = office.knex('advisor_appointment_types').where(way)
    const [kept] = await types.clone()
    await types.clone().delete()
    expect((await offers()).alias).not.toBe(colleague)
    await office.knex('advisor_appointment_types').insert(kept)
    expect((await give(manager, uuid, colleague)).status).toBe(204)
    expect((await own(manager)).appointments).toEqual([])
    expect((await own(manager, colleague)).appointments).toMatchObject([{ uuid, starts_at: TUESDAY, state: 'booked' }])
    const jobs = await office.knex('outbox').where('dedupe_key', 'like', `%${uuid}:handed-over%`).pluck('dedupe_key')
    expect(jobs.some((job) => job.includes(':visitor:'))).toBe(true)
    const [entry] = await office.knex('audit_log').where({ object: 'appointment', object_id: uuid })
    expect(JSON.stringify(entry.changes)).toContain('advisor')
    expect(await audit(office)).toEqual(CONSISTENT)
  })

  test('once, of two managers who do so together with a booking of the colleague', async () => {
    const { uuid } = (await book(office, TUESDAY)).body
    const answers = await Promise.all([
      give(manager, uuid, colleague),
      give(admin, uuid, colleague),
      book({ ...office, alias: colleague }, TUESDAY)
    ])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(await audit(office)).toEqual(CONSISTENT)
  })
})

describe('a booking with anyone of the branch for a customer', () => {
  const bookFor = (cookie: string, starts_at: string) =>
    request(office.site, 'POST', `/api/v1/branches/${OWN}/customer-appointments`, {
      cookie,
      body: bookingRequest(office, starts_at)
    })

  test('is refused to advisors, and to managers of other branches', async () => {
    const cookie = await signIn(office.site, 'advisor@demo.example')
    expect((await bookFor(cookie, TUESDAY)).status).toBe(403)
    expect((await managing(await others(), () => bookFor(manager, TUESDAY))).status).toBe(404)
  })

  test('goes to anyone who is free, until nobody is', async () => {
    const names = [office.alias, colleague]
    const booked = [await bookFor(manager, TUESDAY), await bookFor(admin, TUESDAY)]
    expect(booked.map(({ status }) => status)).toEqual([201, 201])
    expect(booked.map(({ body }) => body.advisor.alias).toSorted()).toEqual(names.toSorted())
    const refused = await bookFor(manager, TUESDAY)
    expect([refused.status, refused.body.slots.length > 0]).toEqual([409, true])
    expect(await logged()).toHaveLength(2)
    expect(await audit(office)).toEqual(CONSISTENT)
  })

  test('works at a branch without a public page, which customers do not find', async () => {
    const set = (public_profile_enabled: boolean) =>
      office.knex('organizations').where({ uuid: office.organizationUuid }).update({ public_profile_enabled })
    await set(false)
    const days = `topic=${office.topics.short}&type=in-branch&from=2027-03-02&to=2027-03-02`
    const ask = (cookie?: string) =>
      request(office.site, 'GET', `/api/v1/branches/${OWN}/availability?${days}`, { cookie })
    const answers = [await ask(), await ask(manager), await bookFor(manager, later(TUESDAY, 60))]
    await set(true)
    expect(answers.map(({ status }) => status)).toEqual([404, 200, 201])
  })
})

test('a day without appointments names the next one with some', async () => {
  await book(office, later(TUESDAY, 24 * 60))
  const nextAfter = async (day: string) => (await calendar(manager, OWN, `from=${day}&to=${day}`)).body.next_day
  expect(await nextAfter('2027-03-02')).toBe('2027-03-03')
  expect([await nextAfter('2027-03-03'), await nextAfter('2027-03-04')]).toEqual([null, null])
})

describe('somebody who was deactivated and has kept appointments', () => {
  const set = (deactivated_at: string | null) =>
    office.knex('advisors').where({ uuid: office.advisorUuid }).update({ deactivated_at })
  const away = async <T>(work: () => Promise<T>) => {
    await set('2027-03-01T00:00:00Z')
    return work().finally(() => set(null))
  }

  test('is shown on their days, without hours, and on no others', async () => {
    const { uuid } = (await book(office, TUESDAY)).body
    await away(async () => {
      expect(await own(manager)).toMatchObject({ is_deactivated: true, hours: [], busy: [], appointments: [{ uuid }] })
      const { advisors } = (await calendar(manager, OWN, 'from=2027-03-03&to=2027-03-03')).body
      expect(advisors.map(({ alias }: { alias: string }) => alias)).not.toContain(office.alias)
    })
    expect(await own(manager)).toMatchObject({ is_deactivated: false })
  })

  test('has appointments handed over or cancelled, and nothing else done with them', async () => {
    const [first, second] = [(await book(office, TUESDAY)).body, (await book(office, later(TUESDAY, 60))).body]
    await away(async () => {
      const { body: list } = await manage(manager, first.uuid, '/colleagues', 'GET')
      expect(list.find(({ alias }: { alias: string }) => alias === colleague)).toMatchObject({ is_free: true })
      const answers = [
        await manage(manager, first.uuid, '', 'PATCH', { starts_at: later(TUESDAY, 120) }),
        await manage(manager, first.uuid),
        await manage(manager, first.uuid, '/reassignment', 'POST', { to: colleague }),
        await manage(manager, second.uuid, '/cancellation', 'POST', {})
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 204, 200])
    })
    expect((await own(manager, colleague)).appointments).toMatchObject([{ uuid: first.uuid }])
    expect(await audit(office)).toEqual(CONSISTENT)
  })
})

describe('the event stream of a branch', () => {
  const NEWS = `/api/v1/branches/${OWN}/calendar/news`

  test('reports a booking with any of its advisors', async () => {
    const stream = await openStream(office.site, NEWS, manager)
    await stream.untilTold(1)
    await book({ ...office, alias: colleague }, TUESDAY)
    await stream.untilTold(2)
    await stream.close()
    expect(stream.type).toBe('text/event-stream')
  })

  test('ends when the branch is taken away from its manager, as that of an advisor does', async () => {
    const ofAdvisor = `/api/v1/advisors/${office.alias}/appointments/news`
    const streams = await Promise.all([NEWS, ofAdvisor].map((path) => openStream(office.site, path, manager)))
    const others = await openStream(office.site, NEWS, admin)
    const answer = await managing([], async () => {
      await Promise.all(streams.map((stream) => stream.untilEnded()))
      return openStream(office.site, NEWS, manager)
    })
    expect(answer.status).toBe(404)
    await others.untilTold(1)
    await others.close()
  })
})

test('the event stream of an advisor ends for the manager of the branch that the advisor leaves', async () => {
  const stream = await openStream(office.site, `/api/v1/advisors/${colleague}/appointments/news`, manager)
  await stream.untilTold(1)
  const advisor = () => office.knex('advisors').where({ alias: colleague })
  const { organization_uuid } = await advisor().first('organization_uuid')
  const { uuid } = await office.knex('organizations').where({ alias: 'graz-herrengasse' }).first('uuid')
  await advisor().update({ organization_uuid: uuid })
  await stream.untilEnded()
  await advisor().update({ organization_uuid })
})

test('a week takes as many statements for two advisors as for ten', async () => {
  const count = async () => (await statementsOf(office.knex, () => calendar(manager))).length
  const before = await count()
  await addColleagues(office, 6)
  // the notice of the new people may empty what is cached between two looks
  await expect.poll(count).toBe(before)
  expect(before).toBeLessThanOrEqual(12)
})
