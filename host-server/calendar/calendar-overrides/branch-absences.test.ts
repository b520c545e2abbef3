import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OVERRIDES_MAX } from '#contract/calendar-overrides'
import {
  book,
  later,
  type Office,
  openOffice,
  readAvailability,
  TUESDAY
} from '../../booking/appointments/testing/office.ts'
import { managing, OWN } from '../../booking/branch-calendar/testing/managing.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'

let office: Office
let manager: string

beforeAll(async () => {
  office = await openOffice()
  manager = await signIn(office.site, 'branch@demo.example')
})
beforeEach(async () => {
  for (const table of ['booking_claims', 'appointments', 'calendar_overrides', 'audit_log'])
    await office.knex(table).delete()
})
afterAll(() => office.site.stop())

const PATH = `/api/v1/branches/${OWN}/absences`
const DAY = { from: '2027-03-02', to: '2027-03-02' }
const inEnglish = { headers: { 'accept-language': 'en' } }
const read = (cookie = manager, alias = office.alias) =>
  request(office.site, 'GET', `${PATH}?advisor=${alias}`, { cookie })
const add = (change: object = {}, cookie = manager) =>
  request(office.site, 'POST', PATH, { cookie, body: { advisor: office.alias, ...DAY, ...change }, ...inEnglish })
const remove = (uuid: string, cookie = manager, path = PATH) =>
  request(office.site, 'DELETE', `${path}/${uuid}`, { cookie })
const stored = () => office.knex('calendar_overrides')
const logged = async () =>
  (await office.knex('audit_log').whereNot({ action: 'read' }).orderBy('uuid')).map(
    ({ object, object_id, actor_name, changes }) => ({
      object,
      object_id,
      actor_name,
      changes: JSON.parse(changes)
    })
  )
const own = async () =>
  (
    await request(office.site, 'GET', `/api/v1/branches/${OWN}/calendar?from=2027-03-02&to=2027-03-02`, {
      cookie: manager
    })
  ).body.advisors.find(({ alias }: { alias: string }) => alias === office.alias)

const elsewhere = async () =>
  office
    .knex('advisors')
    .where({ tenant_id: office.tenantId })
    .whereNull('deactivated_at')
    .whereNot({ organization_uuid: office.organizationUuid })
    .first('uuid', 'alias')

describe('is refused', () => {
  test.each(['advisor', 'second', 'analyst', 'marketing'])('%s', async (account) => {
    const { uuid } = (await add()).body
    const cookie = await signIn(office.site, `${account}@demo.example`)
    const answers = [await read(cookie), await add({}, cookie), await remove(uuid, cookie)]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(await stored()).toHaveLength(1)
  })

  test('the manager of another branch', async () => {
    const { uuid } = (await add()).body
    const answers = await managing(office, [], async () => [await read(), await add(), await remove(uuid)])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await stored()).toHaveLength(1)
  })

  test('the administrator of another institution', async () => {
    const { uuid } = (await add()).body
    const cookie = await signIn(office.site, 'admin@nordbank.example', NORDBANK)
    const asked = { cookie, ...NORDBANK }
    const answers = [
      await request(office.site, 'GET', `${PATH}?advisor=${office.alias}`, asked),
      await request(office.site, 'POST', PATH, { ...asked, body: { advisor: office.alias, ...DAY } }),
      await request(office.site, 'DELETE', `${PATH}/${uuid}`, asked)
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  test('an advisor of another branch, of another institution, or somebody unknown', async () => {
    const { alias } = await elsewhere()
    for (const advisor of [alias, office.foreignAlias, 'nobody-at-all']) {
      expect((await read(manager, advisor)).status).toBe(404)
      expect((await add({ advisor })).status).toBe(404)
    }
    expect(await stored()).toEqual([])
  })

  test('removing what is another branch’s, no absence, or unknown', async () => {
    const { uuid: advisor_uuid } = await elsewhere()
    const span = {
      tenant_id: office.tenantId,
      label: '',
      starts_at: '2027-03-02T08:00:00Z',
      ends_at: '2027-03-02T09:00:00Z'
    }
    const [foreign, blocked] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
    await office.knex('calendar_overrides').insert([
      { ...span, uuid: foreign, kind: 'absence', advisor_uuid },
      { ...span, uuid: blocked, kind: 'blocked', advisor_uuid: office.advisorUuid }
    ])
    const answers = [await remove(foreign), await remove(blocked), await remove('00000000-0000-4000-8000-000000000009')]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await stored()).toHaveLength(2)
  })

  test.each([
    ['that ends before it starts', { from: '2027-03-03' }, 'The last day must not be before the first.'],
    ['that is over', { from: '2027-02-27', to: '2027-02-28' }, 'This day is in the past.'],
    ['longer than a year', { to: '2028-04-01' }, 'This can last one year at most.']
  ])('an absence %s, at its last day', async (_what, change, message) => {
    const { status, body } = await add(change)
    expect([status, body.errors]).toEqual([422, { to: [message] }])
    expect(await stored()).toEqual([])
  })

  test('one more than an advisor may have', async () => {
    const span = { tenant_id: office.tenantId, advisor_uuid: office.advisorUuid, kind: 'blocked', label: '' }
    const times = { starts_at: '2027-04-02T08:00:00Z', ends_at: '2027-04-02T09:00:00Z' }
    const rows = Array.from({ length: OVERRIDES_MAX }, (_, at) => ({ ...span, ...times, uuid: `o${at}` }))
    await office.knex.batchInsert('calendar_overrides', rows, 50)
    expect((await add()).status).toBe(422)
    expect(await stored()).toHaveLength(OVERRIDES_MAX)
  })

  test.each([{ from: '2027-02-30' }, { label: 'a\nb' }, { kind: 'blocked' }])('%j', async (change) => {
    expect((await add(change)).status).toBe(422)
  })
})

const nameOf = async (account: string) =>
  (
    await office
      .knex('users')
      .where({ email_address: `${account}@demo.example` })
      .first('full_name')
  ).full_name

test.each(['branch', 'admin'])(
  '%s records an absence, after which nothing can be booked, and removes it',
  async (account) => {
    const cookie = await signIn(office.site, `${account}@demo.example`)
    const { status, body } = await add({ label: 'Krank' }, cookie)
    expect([status, body]).toEqual([
      201,
      {
        uuid: expect.any(String),
        kind: 'absence',
        starts_at: '2027-03-01T23:00:00Z',
        ends_at: '2027-03-02T23:00:00Z',
        label: 'Krank',
        author_name: await nameOf(account),
        staying: { count: 0, first_day: null }
      }
    ])
    expect((await read(cookie)).body).toEqual({ time_zone: 'Europe/Vienna', absences: [body] })
    expect((await own()).busy).toEqual([{ kind: 'absence', starts_at: body.starts_at, ends_at: body.ends_at }])
    expect((await readAvailability(office)).body.days['2027-03-02']).toBeUndefined()
    expect((await remove(body.uuid, cookie)).status).toBe(204)
    expect((await readAvailability(office)).body.days['2027-03-02']).not.toHaveLength(0)
    const days = [
      ['absence_from', '2027-03-02'],
      ['absence_to', '2027-03-02'],
      ['absence_text', 'Krank']
    ]
    const subject = { object: 'advisor', object_id: office.advisorUuid, actor_name: expect.any(String) }
    expect(await logged()).toEqual([
      { ...subject, changes: days.map(([field, after]) => ({ field, before: null, after })) },
      { ...subject, changes: days.map(([field, before]) => ({ field, before, after: null })) }
    ])
  }
)

test('what the advisor has announced is listed until it is over, with what stays booked in it', async () => {
  await book(office, TUESDAY)
  const announce = (absence_from: string, absence_to: string) =>
    office
      .knex('advisor_settings')
      .insert({ tenant_id: office.tenantId, advisor_uuid: office.advisorUuid, absence_from, absence_to })
      .onConflict(['tenant_id', 'advisor_uuid'])
      .merge(['absence_from', 'absence_to'])
  await announce('2027-03-01', '2027-03-03')
  expect((await read()).body).toMatchObject({
    absences: [],
    announced: {
      starts_at: '2027-02-28T23:00:00Z',
      ends_at: '2027-03-03T23:00:00Z',
      staying: { count: 1, first_day: '2027-03-02' }
    }
  })
  await announce('2027-02-01', '2027-02-28')
  expect((await read()).body).not.toHaveProperty('announced')
})

test('an absence that is recorded already is refused, with its days', async () => {
  await add({ to: '2027-03-05' })
  const { status, body } = await add()
  expect([status, body.errors]).toEqual([
    422,
    { to: ['An absence is recorded for these days already: Tuesday, 2 March 2027 – Friday, 5 March 2027.'] }
  ])
  expect([(await stored()).length, (await logged()).length]).toEqual([1, 1])
})

test('absences that overlap become one, in the list and in the log', async () => {
  await add({ to: '2027-03-03', label: 'Krank' })
  await add({ from: '2027-03-05', to: '2027-03-06' })
  const { body } = await add({ from: '2027-03-03', to: '2027-03-05', label: 'Seminar' })
  expect(body).toMatchObject({
    starts_at: '2027-03-01T23:00:00Z',
    ends_at: '2027-03-06T23:00:00Z',
    label: 'Krank, Seminar'
  })
  expect((await read()).body.absences).toEqual([body])
  expect((await logged()).slice(2).map(({ changes }) => changes)).toEqual([
    [
      { field: 'absence_from', before: '2027-03-05', after: null },
      { field: 'absence_to', before: '2027-03-06', after: null }
    ],
    [
      { field: 'absence_to', before: '2027-03-03', after: '2027-03-06' },
      { field: 'absence_text', before: 'Krank', after: 'Krank, Seminar' }
    ]
  ])
})

test('the next day continues an absence of the same name, and one of another name stands beside it', async () => {
  await add({ label: 'Seminar' })
  await add({ from: '2027-03-03', to: '2027-03-03', label: 'Seminar' })
  await add({ from: '2027-03-04', to: '2027-03-04', label: 'Urlaub' })
  const { absences } = (await read()).body
  expect(absences.map(({ ends_at, label }: { ends_at: string; label: string }) => [ends_at, label])).toEqual([
    ['2027-03-03T23:00:00Z', 'Seminar'],
    ['2027-03-04T23:00:00Z', 'Urlaub']
  ])
})

test('what would become longer than a year as one is refused, and both stay as they were', async () => {
  await add({ to: '2027-12-31' })
  const { status, body } = await add({ from: '2027-12-01', to: '2028-06-01' })
  expect([status, body.errors]).toEqual([422, { to: ['This can last one year at most.'] }])
  expect([(await stored()).length, (await logged()).length]).toEqual([1, 1])
})

test('booked appointments stay, and are counted with the day of the first; those cancelled or of other days are not', async () => {
  const { uuid } = (await book(office, TUESDAY)).body
  const { uuid: cancelled } = (await book(office, later(TUESDAY, 120))).body
  await office.knex('appointments').where({ uuid: cancelled }).update({ state: 'cancelled' })
  await book(office, later(TUESDAY, 24 * 60))
  const { body } = await add({ from: '2027-03-01' })
  expect(body.staying).toEqual({ count: 1, first_day: '2027-03-02' })
  expect((await read()).body.absences).toEqual([body])
  const wider = (await add({ to: '2027-03-03' })).body
  expect(wider.staying).toEqual({ count: 2, first_day: '2027-03-02' })
  expect(await office.knex('appointments').where({ uuid }).first('state')).toMatchObject({ state: 'booked' })
})

test('who has recorded an absence is known to its advisor, too, and when the account is gone', async () => {
  const { author_name } = (await add()).body
  expect(author_name).toBe(await nameOf('branch'))
  await office.knex('users').where({ email_address: 'branch@demo.example' }).delete()
  const advisor = await signIn(office.site, 'advisor@demo.example')
  const path = `/api/v1/advisors/${office.alias}/calendar-overrides`
  expect((await request(office.site, 'GET', path, { cookie: advisor })).body).toMatchObject([{ author_name }])
  const admin = await signIn(office.site, 'admin@demo.example')
  expect((await read(admin)).body.absences).toMatchObject([{ author_name }])
})
