import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Departure } from '#contract/people'
import {
  audit,
  book,
  CONSISTENT,
  hold,
  later,
  type Office,
  openOffice,
  TUESDAY
} from '../../booking/appointments/testing/office.ts'
import { instant } from '../../core/base/clock.ts'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'

let office: Office
let mailbox: Mailbox
let admin: string
/** The keys of the leaver, the successor, and a person of another branch. */
let anna: string
let lukas: string
let far: string
let lukasCard: string

const knex = () => office.site.app.knex
const ask = (method: string, rest: string, asked: RequestOptions = {}) =>
  request(office.site, method, `/api/v1/people/${rest}`, { cookie: admin, ...asked })
const look = async (successor = '') =>
  (await ask('GET', `${anna}/hand-over${successor && `?successor=${successor}`}`)).body
const leave = (departure: Partial<Departure> = {}, uuid = anna, asked: RequestOptions = {}) =>
  ask('POST', `${uuid}/deactivation`, { body: departure, ...asked })
const comeBack = (uuid = anna) => ask('DELETE', `${uuid}/deactivation`)
const toLukas = () => ({ successor_uuid: lukas, appointments: 'hand-over', requests: 'hand-over' }) as const
const appointments = () => knex()('appointments').orderBy('starts_at')
const booked = async (starts_at: string, alias = office.alias, rest: object = {}) =>
  (await book({ ...office, alias }, starts_at, rest)).body.uuid as string
const page = (path: string) => request(office.site, 'GET', path)

async function keyOf(alias: string) {
  const card = await knex()('advisors').where({ alias }).first('uuid')
  const user = await knex()('users').where({ advisor_uuid: card.uuid }).first('uuid')
  return (user?.uuid ?? card.uuid) as string
}

/** Gives a colleague the topics, meeting types and working hours of Anna. */
async function matchToAnna(advisor_uuid: string) {
  for (const table of ['advisor_topics', 'advisor_appointment_types', 'working_hours']) {
    await knex()(table).where({ advisor_uuid }).delete()
    const rows = await knex()(table).where({ advisor_uuid: office.advisorUuid })
    await knex()(table).insert(rows.map((row) => ({ ...row, advisor_uuid })))
  }
}

/** Another colleague of Anna's branch. */
async function thirdOne() {
  const advisor = await knex()('advisors').where({ alias: office.alias }).first()
  const { tenant_id, organization_uuid } = advisor
  const known = await knex()('advisors')
    .where({ tenant_id, organization_uuid })
    .whereNotIn('alias', [office.alias, 'lukas-hofer'])
    .whereNull('deactivated_at')
    .orderBy('alias')
    .first()
  return { key: await keyOf(known.alias), card: known.uuid as string, alias: known.alias as string }
}

async function asks(done_at: string | null = null) {
  const row = {
    tenant_id: office.tenantId,
    advisor_uuid: office.advisorUuid,
    uuid: randomUUID(),
    kind: 'basic',
    first_name: 'Vera',
    last_name: 'Visitor',
    email: 'vera@visitor.example',
    phone: '',
    note: 'Hello',
    time_zone: 'Europe/Vienna',
    created_at: instant(office.site.clock.time),
    done_at
  }
  await knex()('contact_requests').insert(row)
}

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
  admin = await signIn(office.site, 'admin@demo.example')
  lukasCard = (await knex()('advisors').where({ alias: 'lukas-hofer' }).first('uuid')).uuid
  await matchToAnna(lukasCard)
  ;[anna, lukas, far] = (await Promise.all(['anna-gruber', 'lukas-hofer', 'stefan-moser'].map(keyOf))) as [
    string,
    string,
    string
  ]
})
beforeEach(() => {
  mailbox.mails.length = 0
})
afterEach(async () => {
  expect(await audit(office)).toEqual(CONSISTENT)
  await comeBack()
  for (const table of ['booking_claims', 'booking_holds', 'appointments', 'contact_requests', 'outbox']) {
    await knex()(table).delete()
  }
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

describe('access', () => {
  test.each([
    ['a guest', undefined, 401],
    ['the advisor', 'advisor@demo.example', 403],
    ['a branch manager', 'branch@demo.example', 403]
  ])('%s can neither preview, deactivate nor reactivate', async (_who, account, status) => {
    const asked = { cookie: account && (await signIn(office.site, account)) } as RequestOptions
    expect((await ask('GET', `${anna}/hand-over`, asked)).status).toBe(status)
    expect((await leave({}, anna, asked)).status).toBe(status)
    expect((await ask('DELETE', `${anna}/deactivation`, asked)).status).toBe(status)
  })

  test("another institution's administrator has no access, and its advisors cannot be successors", async () => {
    const asked = { ...NORDBANK, cookie: await signIn(office.site, 'admin@nordbank.example', NORDBANK) }
    expect((await leave({}, anna, asked)).status).toBe(404)
    const foreign = await knex()('advisors').where({ alias: office.foreignAlias }).first('uuid')
    const refused = await leave({ successor_uuid: foreign.uuid })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['successor_uuid']])
  })
})

describe('refused', () => {
  test('deactivating oneself', async () => {
    const own = await knex()('users').where({ email_address: 'admin@demo.example' }).first('uuid')
    const refused = await leave({}, own.uuid)
    expect([refused.status, refused.body.errors.person[0]]).toEqual([422, expect.stringContaining('nicht selbst')])
  })

  test.each([['appointments'], ['requests'], ['cards']])('handing over %s without a successor', async (what) => {
    const refused = await leave({ [what]: 'hand-over' })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['successor_uuid']])
  })

  test('oneself, or a person without a card, as successor', async () => {
    const staff = await knex()('users').where({ email_address: 'marketing@demo.example' }).first('uuid')
    for (const successor_uuid of [anna, staff.uuid, randomUUID()]) {
      expect((await leave({ successor_uuid })).body.errors).toHaveProperty('successor_uuid')
    }
  })

  test('deactivating twice, and reactivating an active person', async () => {
    await leave()
    expect((await leave()).status).toBe(409)
    expect((await comeBack()).status).toBe(200)
    expect((await comeBack()).status).toBe(404)
  })
})

describe('the preview', () => {
  test('counts what is left behind, and lists colleagues of the branch first', async () => {
    await booked(TUESDAY)
    await booked(later(TUESDAY, 60))
    await asks()
    await asks(TUESDAY)
    const { candidates, ...counted } = await look()
    expect(counted).toMatchObject({ appointments: 2, requests: 1, cards: 0, clashes: [] })
    const near = candidates.map(({ is_near }: { is_near: boolean }) => is_near)
    expect(near).toEqual(near.toSorted().toReversed())
    expect(candidates.map(({ uuid }: { uuid: string }) => uuid)).not.toContain(anna)
  })

  test('suggests a colleague of the branch who has time for all appointments, and otherwise no one', async () => {
    await booked(TUESDAY)
    const { suggested_uuid, candidates } = await look()
    expect([suggested_uuid, candidates[0].is_near]).toEqual([lukas, true])
    await booked(TUESDAY, 'lukas-hofer')
    expect((await look()).suggested_uuid).toBeNull()
    const third = await thirdOne()
    const offered = await knex()('advisor_topics').where({ advisor_uuid: third.card })
    await matchToAnna(third.card)
    expect((await look()).suggested_uuid).toBe(third.key)
    await knex()('advisor_topics').where({ advisor_uuid: third.card }).delete()
    await knex()('advisor_topics').insert(offered)
    const free = (await look()).candidates.find(({ uuid }: { uuid: string }) => uuid === third.key)
    expect(free).toMatchObject({ clashes: 0, unoffered: 1 })
    const blocked = { tenant_id: office.tenantId, kind: 'blocked', starts_at: TUESDAY, ends_at: later(TUESDAY, 60) }
    const cards: string[] = await knex()('advisors').where({ tenant_id: office.tenantId }).pluck('uuid')
    const spans = cards.map((advisor_uuid) => ({ ...blocked, advisor_uuid, uuid: randomUUID(), label: '' }))
    await knex()('calendar_overrides').insert(spans)
    expect((await look()).suggested_uuid).toBeNull()
    await knex()('calendar_overrides').where(blocked).delete()
  })

  test('lists clashes with the successor’s calendar: booked, blocked, absent, or outside working hours', async () => {
    const [taken, blocked, free] = [
      await booked(TUESDAY),
      await booked(later(TUESDAY, 60)),
      await booked(later(TUESDAY, 180))
    ]
    const late = await booked(later(TUESDAY, 7 * 60))
    await booked(TUESDAY, 'lukas-hofer')
    const span = { tenant_id: office.tenantId, advisor_uuid: lukasCard, uuid: randomUUID(), kind: 'blocked' }
    await knex()('calendar_overrides').insert({
      ...span,
      label: '',
      starts_at: later(TUESDAY, 60),
      ends_at: later(TUESDAY, 75)
    })
    await knex()('working_hours').where({ advisor_uuid: lukasCard, day: 2 }).update({ end_time: '14:00' })
    const { clashes } = await look(lukas)
    expect(clashes.map(({ uuid }: { uuid: string }) => uuid)).toEqual([taken, blocked, late])
    expect(clashes[0]).toMatchObject({ customer: 'Vera Visitor', starts_at: TUESDAY, type: 'in-branch' })
    expect(free).toBeTruthy()
    await knex()('calendar_overrides').where(span).delete()
    await knex()('working_hours').where({ advisor_uuid: lukasCard, day: 2 }).update({ end_time: '17:00' })
  })
})

describe('after deactivation', () => {
  test('the session has ended, the password is refused, and the public pages are gone', async () => {
    const cookie = await signIn(office.site, 'advisor@demo.example')
    const answer = await leave()
    expect([answer.status, answer.body.status]).toEqual([200, 'deactivated'])
    expect((await request(office.site, 'GET', '/api/v1/me', { cookie })).body).toEqual({})
    const again = await signIn(office.site, 'advisor@demo.example')
    expect((await request(office.site, 'GET', '/api/v1/me', { cookie: again })).body).toEqual({})
    for (const path of ['/api/v1/advisors/anna-gruber', '/app/profile/anna-gruber', '/book/anna-gruber']) {
      expect((await page(path)).status).toBe(404)
    }
    const listed = (await page('/api/v1/advisors')).body.map(({ slug }: { slug: string }) => slug)
    expect(listed).not.toContain('anna-gruber')
    expect((await page('/app/filiale/wien-innere-stadt')).text).not.toContain('Anna Gruber')
    const cookies = { cookie: await signIn(office.site, 'marketing@demo.example') }
    expect((await request(office.site, 'GET', '/api/v1/search/advisors-by-name?name=gru', cookies)).body).toEqual([])
    expect((await book(office, TUESDAY)).status).toBe(404)
  })

  test('card and booking page redirect to the successor, also from a former alias', async () => {
    await knex()('advisor_aliases').insert({
      tenant_id: office.tenantId,
      alias: 'anna-alt',
      advisor_uuid: office.advisorUuid
    })
    await leave({ successor_uuid: lukas })
    for (const alias of ['anna-gruber', 'anna-alt']) {
      expect((await page(`/app/profile/${alias}`)).headers.location).toBe('/app/profile/lukas-hofer')
      expect((await page(`/book/${alias}`)).headers.location).toBe('/book/lukas-hofer')
    }
    expect((await ask('GET', anna)).body.successor).toMatchObject({ uuid: lukas, slug: 'lukas-hofer' })
  })

  test('a reactivated person has the card again, and can sign in', async () => {
    await leave({ successor_uuid: lukas })
    expect((await comeBack()).body).toMatchObject({ status: 'active', successor: null })
    expect((await page('/app/profile/anna-gruber')).status).toBe(200)
    const cookie = await signIn(office.site, 'advisor@demo.example')
    expect((await request(office.site, 'GET', '/api/v1/me', { cookie })).body.alias).toBe('anna-gruber')
  })

  test('the audit log has what was handed over to whom', async () => {
    await booked(TUESDAY)
    await leave(toLukas())
    const { body } = await request(office.site, 'GET', `/api/v1/audit-log?object_id=${anna}`, { cookie: admin })
    const changes = body.entries.flatMap((entry: { changes: object[] }) => entry.changes)
    for (const change of [
      { field: 'status', before: 'active', after: 'deactivated' },
      { field: 'successor', before: null, after: 'Lukas Hofer, BA' },
      { field: 'handed_over', before: null, after: '1' }
    ])
      expect(changes).toContainEqual(change)
  })

  test('open requests go to the successor, who is notified, and completed ones stay', async () => {
    await asks()
    await asks(TUESDAY)
    await leave(toLukas())
    const rows = await knex()('contact_requests').orderBy('done_at')
    expect(rows.map((row) => [row.advisor_uuid === lukasCard, Boolean(row.done_at)]).toSorted()).toEqual([
      [false, true],
      [true, false]
    ])
    await deliver(office.site)
    const { email_address } = await knex()('advisors').where({ uuid: lukasCard }).first()
    expect(mailbox.mails.map(({ recipients }) => recipients)).toEqual([[email_address]])
  })
})

describe('appointments', () => {
  test('stay by default', async () => {
    await booked(TUESDAY)
    await leave({ successor_uuid: lukas })
    expect(await appointments()).toMatchObject([{ advisor_uuid: office.advisorUuid, state: 'booked' }])
  })

  test('are handed over with their reserved time, and both sides are notified', async () => {
    const uuid = await booked(TUESDAY)
    await booked(later(TUESDAY, 90), office.alias, { topic: office.topics.long })
    await knex()('outbox').delete()
    expect((await leave(toLukas())).status).toBe(200)
    expect(await appointments()).toMatchObject([
      { uuid, advisor_uuid: lukasCard, state: 'booked', sequence: 1, starts_at: TUESDAY },
      { advisor_uuid: lukasCard, state: 'booked' }
    ])
    expect((await book({ ...office, alias: 'lukas-hofer' }, TUESDAY)).status).toBe(409)
    await deliver(office.site)
    const mails = mailbox.mails.filter(({ recipients }) => recipients.includes('vera@visitor.example'))
    expect(mails.map(({ subject }) => subject?.replace(/:.*/, ''))).toEqual([
      'Neue Ansprechperson',
      'Neue Ansprechperson'
    ])
    expect(mails[0]?.text).toContain('Lukas Hofer')
    expect(mails[0]?.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar')
    const lukasMail = (await knex()('advisors').where({ uuid: lukasCard }).first()).email_address
    const advised = mailbox.mails.filter(({ recipients }) => recipients.includes(lukasMail))
    expect(advised.map(({ subject }) => subject)).toEqual(['An Sie übergeben: 2 Termine'])
  })

  test('stay if they have begun', async () => {
    await booked(TUESDAY)
    const { time } = office.site.clock
    const cookieAt = (moment: Date) => {
      office.site.clock.time = moment
      return signIn(office.site, 'admin@demo.example')
    }
    // the session has expired by then
    await leave(toLukas(), anna, { cookie: await cookieAt(new Date(Date.parse(TUESDAY) + 5 * 60_000)) })
    expect(await appointments()).toMatchObject([{ advisor_uuid: office.advisorUuid }])
    admin = await cookieAt(time)
  })

  test('that clash are listed, and nothing happens until each has a decision', async () => {
    const [clashing, clashing2, free] = [
      await booked(TUESDAY),
      await booked(later(TUESDAY, 30)),
      await booked(later(TUESDAY, 180))
    ]
    await booked(TUESDAY, 'lukas-hofer')
    await booked(later(TUESDAY, 30), 'lukas-hofer')
    const before = await appointments()
    const refused = await leave({ ...toLukas(), clashes: { [clashing]: 'cancel' } })
    expect([refused.status, refused.body.clashes.map(({ uuid }: { uuid: string }) => uuid)]).toEqual([409, [clashing2]])
    expect([await appointments(), (await ask('GET', anna)).body.status]).toEqual([before, 'active'])
    const clashes = { [clashing]: 'cancel', [clashing2]: 'keep' } as const
    expect((await leave({ ...toLukas(), clashes, message: 'Wir bedauern.' })).status).toBe(200)
    const after = new Map((await appointments()).map((row) => [row.uuid, row]))
    expect(after.get(clashing)).toMatchObject({ state: 'cancelled', cancel_reason: 'Wir bedauern.' })
    expect(after.get(clashing2)).toMatchObject({ state: 'booked', advisor_uuid: office.advisorUuid })
    expect(after.get(free)).toMatchObject({ state: 'booked', advisor_uuid: lukasCard })
  })

  test('that clash go to a third who offers them, and nothing happens if they have no time either', async () => {
    const third = await thirdOne()
    await matchToAnna(third.card)
    const [clashing, clashing2, free] = [
      await booked(TUESDAY),
      await booked(later(TUESDAY, 30)),
      await booked(later(TUESDAY, 180))
    ]
    await booked(TUESDAY, 'lukas-hofer')
    await booked(later(TUESDAY, 30), 'lukas-hofer')
    const { clashes: open } = await look(lukas)
    expect(open.map((one: { proposed_uuid: string }) => one.proposed_uuid)).toEqual([third.key, third.key])
    const clashes = { [clashing]: third.key, [clashing2]: third.key }
    for (const wrong of [anna, lukas, randomUUID()]) {
      const refused = await leave({ ...toLukas(), clashes: { [clashing]: wrong, [clashing2]: 'keep' } })
      expect([wrong, refused.status]).toEqual([wrong, wrong === lukas ? 409 : 422])
    }
    await booked(later(TUESDAY, 30), third.alias)
    const before = await appointments()
    const refused = await leave({ ...toLukas(), clashes })
    expect([refused.status, refused.body.clashes.map(({ uuid }: { uuid: string }) => uuid)]).toEqual([409, [clashing2]])
    expect(await appointments()).toEqual(before)
    expect((await leave({ ...toLukas(), clashes: { ...clashes, [clashing2]: 'keep' } })).status).toBe(200)
    const after = new Map((await appointments()).map((row) => [row.uuid, row.advisor_uuid]))
    expect([clashing, clashing2, free].map((uuid) => after.get(uuid))).toEqual([
      third.card,
      office.advisorUuid,
      lukasCard
    ])
  })

  test('are cancelled on request, and their customers notified', async () => {
    await booked(TUESDAY)
    await knex()('outbox').delete()
    await leave({ appointments: 'cancel' })
    expect(await appointments()).toMatchObject([{ state: 'cancelled', cancelled_by: 'advisor' }])
    await deliver(office.site)
    const [mail] = mailbox.mails.filter(({ recipients }) => recipients.includes('vera@visitor.example'))
    expect(mail?.text).toContain('nicht mehr bei uns')
  })

  test('awaiting confirmation await the successor’s', async () => {
    const set = (requires_confirmation: boolean) =>
      knex()('advisors').where({ uuid: office.advisorUuid }).update({ requires_confirmation })
    await set(true)
    const uuid = await booked(TUESDAY)
    await set(false)
    await leave(toLukas())
    expect(await appointments()).toMatchObject([{ uuid, state: 'requested', advisor_uuid: lukasCard }])
    expect(await knex()('outbox').where({ kind: 'appointment-lapse' }).pluck('dedupe_key')).toContain(`lapse:${uuid}:1`)
  })

  test('are never double-booked, even if customers book during the hand-over', async () => {
    const slots = [0, 30, 60, 90, 120].map((minutes) => later(TUESDAY, minutes))
    for (const slot of slots) await booked(slot)
    const rush = slots.map((slot) => book({ ...office, alias: 'lukas-hofer' }, slot))
    const late = [150, 180].map((minutes) => book(office, later(TUESDAY, minutes)))
    const [left, ...answers] = await Promise.all([leave(toLukas()), ...rush, ...late])
    for (const { status } of answers) expect([201, 404, 409]).toContain(status)
    expect([200, 409]).toContain(left.status)
    expect(await audit(office)).toEqual(CONSISTENT)
    if (left.status !== 200) return
    const held = await knex()('appointments').where({ advisor_uuid: office.advisorUuid, state: 'booked' })
    expect(held.filter(({ starts_at }) => slots.includes(starts_at))).toEqual([])
  })

  test('holds with the leaver are released', async () => {
    await hold(office, TUESDAY)
    await leave()
    expect(await knex()('booking_holds')).toEqual([])
  })

  test('two who leave concurrently to each other do not deadlock', async () => {
    await booked(TUESDAY)
    await booked(later(TUESDAY, 60), 'lukas-hofer')
    const answers = await Promise.all([
      leave(toLukas()),
      leave({ successor_uuid: anna, appointments: 'hand-over' }, lukas)
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    await comeBack(lukas)
  })
})

test('a deactivated advisor gets no more customer data, by calendar feed or e-mail', async () => {
  const cookie = await signIn(office.site, 'advisor@demo.example')
  const put = await request(office.site, 'PUT', `/api/v1/advisors/${office.alias}/calendar-feed`, { cookie })
  const feed = new URL(put.body.url).pathname
  expect((await page(feed)).status).toBe(200)
  await booked(TUESDAY)
  expect((await leave()).status).toBe(200)
  expect((await page(feed)).status).toBe(404)
  // not after coming back either: somebody else may have the address by then
  expect(await knex()('calendar_feeds')).toEqual([])
  await deliver(office.site)
  const recipients = mailbox.mails.flatMap((mail) => mail.recipients)
  expect(recipients).toContain('vera@visitor.example')
  expect(recipients).not.toContain('advisor@demo.example')
})

test('the successor may be of another branch, where the appointment then takes place', async () => {
  const farCard = (await knex()('advisors').where({ alias: 'stefan-moser' }).first()).uuid
  for (const table of ['advisor_topics', 'advisor_appointment_types', 'working_hours']) {
    await knex()(table).where({ advisor_uuid: farCard }).delete()
    const rows = await knex()(table).where({ advisor_uuid: office.advisorUuid })
    await knex()(table).insert(rows.map((row) => ({ ...row, advisor_uuid: farCard })))
  }
  await booked(TUESDAY)
  expect((await leave({ successor_uuid: far, appointments: 'hand-over' })).status).toBe(200)
  expect(await appointments()).toMatchObject([{ advisor_uuid: farCard }])
})
