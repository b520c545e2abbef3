import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { statementsOf } from '../../testing/statements.ts'
import { audit, book, CONSISTENT, later, type Office, openOffice, TUESDAY } from '../appointments/testing/office.ts'
import { addColleagues } from '../appointments/testing/simulation.ts'
import { managing, OWN } from './testing/managing.ts'

let office: Office
let mailbox: Mailbox
let manager: string
let one: string
let other: string

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
  const [, first = '', second = ''] = await addColleagues(office, 3)
  one = first
  other = second
  manager = await signIn(office.site, 'branch@demo.example')
})
beforeEach(async () => {
  for (const table of ['booking_claims', 'booking_holds', 'appointments', 'audit_log', 'outbox'])
    await office.knex(table).delete()
  mailbox.mails.length = 0
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

const PATH = `/api/v1/branches/${OWN}/hand-over`
const DAY = 'from=2027-03-02&to=2027-03-02'
const planFor = (cookie: string, rest = `advisor=${office.alias}&${DAY}`) =>
  request(office.site, 'GET', `${PATH}?${rest}`, { cookie })
const give = (cookie: string, appointments: object[], advisor = office.alias) =>
  request(office.site, 'POST', PATH, { cookie, body: { advisor, appointments } })
const booked = async (minutes: number, name: string, alias = office.alias) =>
  (
    await book({ ...office, alias }, later(TUESDAY, minutes), {
      email: `${name.toLowerCase()}@visitor.example`,
      last_name: name
    })
  ).body.uuid as string
const ownerOf = async (uuid: string) =>
  (
    await office
      .knex('appointments as p')
      .join('advisors as a', 'a.uuid', 'p.advisor_uuid')
      .where('p.uuid', uuid)
      .first('a.alias')
  ).alias

describe('is refused', () => {
  test.each(['advisor', 'second', 'analyst'])('%s', async (account) => {
    const cookie = await signIn(office.site, `${account}@demo.example`)
    const uuid = await booked(0, 'Eins')
    expect([(await planFor(cookie)).status, (await give(cookie, [{ uuid, to: one }])).status]).toEqual([403, 403])
    expect(await ownerOf(uuid)).toBe(office.alias)
  })

  test('the manager of another branch', async () => {
    const uuid = await booked(0, 'Eins')
    const answers = await managing(office, [], async () => [
      await planFor(manager),
      await give(manager, [{ uuid, to: one }])
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })

  test('an advisor of another branch, or somebody unknown', async () => {
    const uuid = await booked(0, 'Eins')
    const { alias: elsewhere } = await office
      .knex('advisors')
      .where({ tenant_id: office.tenantId })
      .whereNot({ organization_uuid: office.organizationUuid })
      .first('alias')
    for (const alias of [elsewhere, 'nobody-at-all', office.foreignAlias]) {
      expect((await planFor(manager, `advisor=${alias}&${DAY}`)).status).toBe(404)
      expect((await give(manager, [{ uuid, to: one }], alias)).status).toBe(404)
      expect((await give(manager, [{ uuid, to: alias }])).status).toBe(422)
    }
    expect((await give(manager, [{ uuid, to: office.alias }])).status).toBe(422)
    expect(await ownerOf(uuid)).toBe(office.alias)
  })

  test('an appointment that the branch does not have, together with one that it has', async () => {
    const uuid = await booked(0, 'Eins')
    const unknown = '00000000-0000-4000-8000-000000000000'
    const answer = await give(
      manager,
      [uuid, unknown].map((each) => ({ uuid: each, to: one }))
    )
    expect([answer.status, await ownerOf(uuid)]).toEqual([404, office.alias])
  })

  test('more days than a week, and nothing to hand over', async () => {
    expect((await planFor(manager, `advisor=${office.alias}&from=2027-03-01&to=2027-03-08`)).status).toBe(422)
    expect((await give(manager, [])).status).toBe(422)
  })
})

test('proposes colleagues who are free, and spreads the day among them', async () => {
  const uuids = [await booked(0, 'Eins'), await booked(60, 'Zwei'), await booked(120, 'Drei')]
  await booked(24 * 60, 'Morgen')
  await booked(0, 'Schon', one)
  const { body } = await planFor(manager)
  expect(body.appointments.map(({ uuid }: { uuid: string }) => uuid)).toEqual(uuids)
  expect(body.appointments[0]).toMatchObject({ customer: 'Vera Eins', starts_at: TUESDAY, state: 'booked' })
  const free = body.appointments.map((each: { free: { alias: string }[] }) => each.free.map(({ alias }) => alias))
  expect(free[0]).not.toContain(one)
  expect(free[1]).toEqual(expect.arrayContaining([one, other]))
  const proposed = body.appointments.map((each: { proposed: string }) => each.proposed)
  expect(proposed).not.toContain(null)
  expect(new Set(proposed).size).toBeGreaterThan(1)
  expect(body.colleagues.map(({ alias }: { alias: string }) => alias)).not.toContain(office.alias)
})

test('divides a day among two colleagues; every customer gets a mail, and each advisor one', async () => {
  const uuids = [await booked(0, 'Eins'), await booked(60, 'Zwei'), await booked(120, 'Drei')]
  await deliver(office.site)
  mailbox.mails.length = 0
  const [first = '', second = '', third = ''] = uuids
  const { status, body } = await give(manager, [
    { uuid: first, to: one },
    { uuid: second, to: one },
    { uuid: third, to: other }
  ])
  expect([status, body]).toEqual([200, { handed_over: expect.arrayContaining(uuids), failed: [] }])
  expect([await ownerOf(first), await ownerOf(second), await ownerOf(third)]).toEqual([one, one, other])
  await deliver(office.site)
  const to = mailbox.mails.map(({ recipients }) => recipients[0] ?? '')
  expect(to.filter((address) => address.endsWith('@visitor.example')).toSorted()).toEqual([
    'drei@visitor.example',
    'eins@visitor.example',
    'zwei@visitor.example'
  ])
  const subjects = Object.fromEntries(mailbox.mails.map(({ recipients, subject }) => [recipients[0], subject]))
  const addressOf = async (alias: string) =>
    (await office.knex('advisors').where({ tenant_id: office.tenantId, alias }).first('email_address')).email_address
  expect(subjects[await addressOf(one)]).toBe('An Sie übergeben: 2 Termine')
  expect(subjects[await addressOf(other)]).toMatch(/^An Sie übergeben: Vera Drei, /)
  expect(subjects[await addressOf(office.alias)]).toBe('3 Ihrer Termine wurden übergeben')
  expect(mailbox.mails).toHaveLength(6)
  const list = mailbox.mails.find(({ subject }) => subject === 'An Sie übergeben: 2 Termine')
  expect(list?.text).toMatch(/Vera Eins[\s\S]*eins@visitor\.example[\s\S]*Vera Zwei/)
  expect(list?.text).not.toContain('Vera Drei')
  const entries = list?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content as string
  expect(entries.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(await office.knex('audit_log').where({ object: 'appointment' })).toHaveLength(3)
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('mails say of a request that it is still to be confirmed', async () => {
  const uuids = [await booked(0, 'Eins'), await booked(60, 'Zwei'), await booked(120, 'Drei')]
  const [, ...requests] = uuids
  await office.knex('appointments').whereIn('uuid', requests).update({ state: 'requested' })
  await office.knex('outbox').delete()
  const alone = requests[1] ?? ''
  await give(
    manager,
    uuids.map((uuid) => ({ uuid, to: uuid === alone ? other : one }))
  )
  await deliver(office.site)
  const mailTo = (recipient: string) => mailbox.mails.find(({ recipients }) => recipients.includes(recipient))
  expect(mailTo('eins@visitor.example')?.text).toContain('Ihr Termin hat eine neue Ansprechperson')
  const customer = mailTo('zwei@visitor.example')
  expect(customer?.subject).toMatch(/^Neue Ansprechperson: Ihre Terminanfrage für /)
  expect(customer?.text).toContain('Ihre Terminanfrage hat eine neue Ansprechperson')
  expect(customer?.text).toMatch(/Sobald .* zugestimmt hat, erhalten Sie eine Bestätigung/)
  expect(customer?.text).not.toContain('Zum Kalender')
  const list = mailbox.mails.find(({ subject }) => subject === 'An Sie übergeben: 2 Termine')
  expect(list?.text).toContain('Ein Termin ist noch nicht bestätigt: Bitte bestätigen Sie ihn oder lehnen Sie ihn ab.')
  expect(list?.text).toContain('Der Kalendereintrag des bestätigten Termins ist beigefügt.')
  expect(list?.text).toMatch(/Vera Eins[\s\S]*Vera Zwei[\s\S]*Noch nicht bestätigt/)
  expect(list?.text?.match(/Noch nicht bestätigt/g)).toHaveLength(1)
  expect(list?.text).toContain('?state=requested')
  const single = mailbox.mails.find(({ subject }) =>
    /^An Sie übergeben, bitte bestätigen: Vera Drei/.test(subject ?? '')
  )
  expect(single?.text).toContain('Bitte bestätigen Sie einen Termin, der Ihnen übergeben wurde')
  expect(single?.text).toContain('?state=requested')
})

test('what cannot be handed over stays and says why, and the rest is handed over', async () => {
  const uuids = [await booked(0, 'Eins'), await booked(60, 'Zwei'), await booked(120, 'Drei')]
  const [free = '', clashing = '', cancelled = ''] = uuids
  await booked(60, 'Schon', one)
  await office.knex('appointments').where({ uuid: cancelled }).update({ state: 'cancelled' })
  await office.knex('booking_claims').where({ appointment_uuid: cancelled }).delete()
  const { status, body } = await give(
    manager,
    uuids.map((uuid) => ({ uuid, to: one }))
  )
  expect(status).toBe(200)
  expect(body.handed_over).toEqual([free])
  expect(body.failed.map(({ uuid }: { uuid: string }) => uuid)).toEqual([clashing, cancelled])
  expect(body.failed[0].message).toContain('nicht mehr frei')
  expect([await ownerOf(free), await ownerOf(clashing)]).toEqual([one, office.alias])
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('an appointment named twice goes to one colleague only', async () => {
  const uuid = await booked(0, 'Eins')
  const { body } = await give(manager, [
    { uuid, to: one },
    { uuid, to: other }
  ])
  expect(body).toEqual({ handed_over: [uuid], failed: [] })
  expect(await ownerOf(uuid)).toBe(other)
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('two managers who divide the same day together with bookings hand over each appointment once', async () => {
  const uuids = [await booked(0, 'Eins'), await booked(60, 'Zwei')]
  const admin = await signIn(office.site, 'admin@demo.example')
  const to = (alias: string) => uuids.map((uuid) => ({ uuid, to: alias }))
  const [first, second] = await Promise.all([
    give(manager, to(one)),
    give(admin, to(other)),
    booked(0, 'Neu', one),
    booked(60, 'Neu', other)
  ])
  const handed = [first.body.handed_over, second.body.handed_over].flat()
  expect(new Set(handed).size).toBe(handed.length)
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('the plan of a week takes as many statements for three colleagues as for nine', async () => {
  for (const minutes of [0, 60, 120]) await booked(minutes, 'Eins')
  const look = () => planFor(manager, `advisor=${office.alias}&from=2027-03-01&to=2027-03-07`)
  const count = async () => {
    // what is cached of the institution is there again
    await look()
    return (await statementsOf(office.knex, look)).length
  }
  const before = await count()
  await addColleagues(office, 7)
  // the notice of the new people may empty what is cached between two looks
  await expect.poll(count).toBe(before)
  expect(before).toBeLessThanOrEqual(14)
})

describe('with an absence', () => {
  const overrides = () => office.knex('calendar_overrides').where({ advisor_uuid: office.advisorUuid })
  const giveAway = async (absence: object, to = one) => {
    const uuid = await booked(0, 'Eins')
    const body = { advisor: office.alias, appointments: [{ uuid, to }], absence }
    return { uuid, answer: await request(office.site, 'POST', PATH, { cookie: manager, body }) }
  }
  beforeEach(async () => {
    await office.knex('calendar_overrides').delete()
  })
  afterAll(async () => {
    await office.knex('calendar_overrides').delete()
  })

  test('of days that are over or reversed nothing is handed over', async () => {
    for (const absence of [
      { from: '2027-02-01', to: '2027-02-02' },
      { from: '2027-03-03', to: '2027-03-02' }
    ]) {
      const { uuid, answer } = await giveAway(absence)
      expect([answer.status, await ownerOf(uuid)]).toEqual([422, office.alias])
      for (const table of ['booking_claims', 'appointments']) await office.knex(table).delete()
    }
    expect(await overrides()).toEqual([])
  })

  test('a hand-over that is refused records none', async () => {
    const { answer } = await giveAway({ from: '2027-03-02', to: '2027-03-02' }, 'nobody-at-all')
    expect([answer.status, await overrides()]).toEqual([422, []])
  })

  test('the day is blocked together with the hand-over, and the log says so', async () => {
    const { uuid, answer } = await giveAway({ from: '2027-03-02', to: '2027-03-02' })
    expect([answer.status, await ownerOf(uuid)]).toEqual([200, one])
    expect(await overrides()).toMatchObject([
      { kind: 'absence', starts_at: '2027-03-01T23:00:00Z', ends_at: '2027-03-02T23:00:00Z' }
    ])
    expect(await office.knex('audit_log').where({ object: 'advisor' })).toHaveLength(1)
    expect((await book(office, TUESDAY)).status).toBe(409)
  })
})

describe('of an absence', () => {
  const ABSENCE = '00000000-0000-4000-8000-000000000aaa'
  const record = (starts_at: string, ends_at: string, advisor_uuid = office.advisorUuid) =>
    office.knex('calendar_overrides').insert({
      tenant_id: office.tenantId,
      uuid: ABSENCE,
      advisor_uuid,
      kind: 'absence',
      label: '',
      starts_at,
      ends_at
    })
  const planOf = (days: string) => planFor(manager, `advisor=${office.alias}&${days}&absence=${ABSENCE}`)
  const clear = () => office.knex('calendar_overrides').delete()
  beforeEach(clear)
  afterAll(clear)

  test('that is unknown, or of a colleague, there is no plan', async () => {
    expect((await planOf(DAY)).status).toBe(404)
    const colleague = await office.knex('advisors').where({ alias: one, tenant_id: office.tenantId }).first('uuid')
    await record('2027-03-01T23:00:00Z', '2027-03-02T23:00:00Z', colleague.uuid)
    expect((await planOf(DAY)).status).toBe(404)
  })

  test('only what it takes up is handed over, however long it is', async () => {
    const [, within, , next] = [
      await booked(0, 'Eins'),
      await booked(60, 'Zwei'),
      await booked(180, 'Drei'),
      await booked(24 * 60, 'Morgen')
    ]
    const uuidsOf = ({ body }: { body: { appointments: { uuid: string }[] } }) =>
      body.appointments.map(({ uuid }) => uuid)
    await record(later(TUESDAY, 60), later(TUESDAY, 90))
    expect(uuidsOf(await planOf(DAY))).toEqual([within])
    await clear()
    await record(later(TUESDAY, 12 * 60), '2027-04-02T22:00:00Z')
    expect(uuidsOf(await planOf('from=2027-03-02&to=2027-04-02'))).toEqual([next])
  })
})

describe('says of an appointment that nobody can take', () => {
  const colleagues = () =>
    office
      .knex('advisors')
      .where({ tenant_id: office.tenantId, organization_uuid: office.organizationUuid })
      .whereNot({ uuid: office.advisorUuid })
      .pluck('uuid')
  const obstacle = async () => {
    await booked(0, 'Eins')
    return (await planFor(manager)).body.appointments[0]
  }
  const insert = async (kind: string) =>
    office.knex('calendar_overrides').insert(
      (await colleagues()).map((advisor_uuid: string, index: number) => ({
        tenant_id: office.tenantId,
        uuid: `00000000-0000-4000-8000-00000000000${index}`,
        advisor_uuid,
        kind,
        label: '',
        starts_at: '2027-03-01T23:00:00Z',
        ends_at: '2027-03-02T23:00:00Z'
      }))
    )
  beforeEach(async () => {
    for (const table of ['calendar_overrides', 'holidays']) await office.knex(table).delete()
  })
  afterAll(async () => {
    for (const table of ['calendar_overrides', 'holidays']) await office.knex(table).delete()
  })

  test('that colleagues are there but busy', async () => {
    await insert('blocked')
    expect(await obstacle()).toMatchObject({ free: [], obstacle: 'busy' })
  })

  test('that nobody works then', async () => {
    await insert('absence')
    expect(await obstacle()).toMatchObject({ free: [], obstacle: 'not-working' })
  })

  test('that nobody of those who work offers it', async () => {
    await insert('blocked')
    const rows = await office.knex('advisor_topics').whereIn('advisor_uuid', await colleagues())
    await office
      .knex('advisor_topics')
      .whereIn('advisor_uuid', await colleagues())
      .delete()
    expect(await obstacle()).toMatchObject({ obstacle: 'not-offered' })
    await office.knex('advisor_topics').insert(rows)
  })

  test('that the branch is closed, whatever else', async () => {
    const uuid = await booked(0, 'Eins')
    await insert('absence')
    await office.knex('holidays').insert({
      tenant_id: office.tenantId,
      uuid: '00000000-0000-4000-8000-000000000077',
      kind: 'closure',
      date: '2027-03-02',
      label: 'Wasserschaden',
      organization_uuid: office.organizationUuid
    })
    const { body } = await planFor(manager)
    expect(body.appointments).toMatchObject([{ uuid, free: [], obstacle: 'closed' }])
  })

  test('nothing where somebody is free', async () => {
    expect(await obstacle()).toMatchObject({ obstacle: null })
  })
})
