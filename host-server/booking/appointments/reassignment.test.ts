import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { managing } from '../branch-calendar/testing/managing.ts'
import {
  audit,
  book,
  CONSISTENT,
  hold,
  later,
  type Office,
  openOffice,
  pass,
  readAvailability,
  TUESDAY,
  visit
} from './testing/office.ts'
import { addColleagues } from './testing/simulation.ts'

let office: Office
let mailbox: Mailbox
let manager: string
let admin: string
let colleague: string
let advisors: Record<string, string>
const ELEVEN = later(TUESDAY, 120)

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
  const aliases = await addColleagues(office, 3)
  colleague = aliases[1] ?? ''
  const rows = await office.knex('advisors').where({ tenant_id: office.tenantId }).whereIn('alias', aliases)
  advisors = Object.fromEntries(rows.map(({ alias, uuid }) => [alias, uuid]))
  manager = await signIn(office.site, 'branch@demo.example')
  admin = await signIn(office.site, 'admin@demo.example')
})
beforeEach(async () => {
  for (const table of ['booking_claims', 'booking_holds', 'appointments', 'audit_log', 'outbox', 'report_events'])
    await office.knex(table).delete()
  await office.knex('calendars').increment('revision')
  mailbox.mails.length = 0
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

const give = (cookie: string, uuid: string, starts_at: string = ELEVEN, to = colleague, from = office.alias) =>
  request(office.site, 'POST', `/api/v1/advisors/${from}/appointments/${uuid}/reassignment`, {
    cookie,
    body: { to, starts_at }
  })
const booked = async (starts_at = TUESDAY, alias = office.alias) =>
  (await book({ ...office, alias }, starts_at)).body as { uuid: string; token: string }
const kept = async (uuid: string) => {
  const { advisor_uuid, starts_at, state } = await office.knex('appointments').where({ uuid }).first()
  return [advisor_uuid, starts_at, state]
}
const unchanged = () => [advisors[office.alias], TUESDAY, 'booked']

describe('with another time is refused', () => {
  test.each(['advisor', 'second', 'analyst', 'marketing'])('to %s', async (account) => {
    const { uuid } = await booked()
    expect((await give(await signIn(office.site, `${account}@demo.example`), uuid)).status).toBe(403)
    expect(await kept(uuid)).toEqual(unchanged())
  })

  test('to guests, and to the manager of another branch, who learns nothing of the appointment', async () => {
    const { uuid } = await booked()
    expect((await give('', uuid)).status).toBe(401)
    const others = await office
      .knex('organizations')
      .where({ tenant_id: office.tenantId })
      .whereNot({ uuid: office.organizationUuid })
      .pluck('uuid')
    const times = () => readAvailability({ ...office, alias: colleague }, { appointment: uuid }, { cookie: manager })
    const [refused, unread] = await managing(office, others, async () => [await give(manager, uuid), await times()])
    expect([refused?.status, unread?.status, (await times()).status]).toEqual([404, 404, 200])
    expect(await kept(uuid)).toEqual(unchanged())
  })

  test.each(['', 'tomorrow', '2027-03-02', '2027-03-02T10:00:00+01:00', '2027-02-30T10:00:00Z'])(
    'for what is no instant (%s)',
    async (starts_at) => {
      const { uuid } = await booked()
      expect((await give(manager, uuid, starts_at)).status).toBe(422)
      expect(await kept(uuid)).toEqual(unchanged())
    }
  )

  test.each([
    ['before now', later(TUESDAY, -3 * 24 * 60)],
    ['outside booking hours', later(TUESDAY, 14 * 60)],
    ['between two starts', later(TUESDAY, 127)],
    ['after the booking window', '2029-03-02T10:00:00Z']
  ])('%s, with free times of the colleague', async (_, starts_at) => {
    const { uuid } = await booked()
    const { status, body } = await give(manager, uuid, starts_at)
    expect([status, body.slots?.length > 0]).toEqual([409, true])
    expect(await kept(uuid)).toEqual(unchanged())
    expect(await office.knex('outbox').where('dedupe_key', 'like', '%handed-over%')).toEqual([])
  })

  test.each([
    ['has an appointment', () => booked(ELEVEN, colleague)],
    ['is just being booked', () => hold({ ...office, alias: colleague }, ELEVEN)]
  ])('while the colleague %s then, although the present time would be free', async (_, occupy) => {
    const { uuid } = await booked()
    await occupy()
    const { status, body } = await give(manager, uuid)
    expect([status, body.slots.includes(ELEVEN)]).toEqual([409, false])
    expect(await kept(uuid)).toEqual(unchanged())
    expect(await audit(office)).toEqual(CONSISTENT)
  })

  test('to oneself, which is a move, and to somebody of another branch', async () => {
    const { uuid } = await booked()
    const { alias: elsewhere } = await office
      .knex('advisors')
      .where({ tenant_id: office.tenantId })
      .whereNot({ organization_uuid: office.organizationUuid })
      .first('alias')
    for (const to of [office.alias, elsewhere, 'nobody-at-all'])
      expect((await give(admin, uuid, ELEVEN, to)).status).toBe(422)
    expect(await kept(uuid)).toEqual(unchanged())
  })

  test('once it is cancelled or has begun', async () => {
    const [cancelled, begun] = [await booked(), await booked(later(TUESDAY, 60))]
    await visit(office, 'POST', cancelled.token, {})
    expect((await give(manager, cancelled.uuid)).status).toBe(409)
    const before = office.site.clock.time
    pass(office, 25 * 60 + 30)
    const cookie = await signIn(office.site, 'branch@demo.example')
    const { status } = await give(cookie, begun.uuid, later(ELEVEN, 24 * 60))
    office.site.clock.time = before
    expect(status).toBe(409)
    expect((await kept(begun.uuid))[0]).toBe(advisors[office.alias])
  })
})

describe('with another time', () => {
  test('it is theirs at that time, in one transaction with one entry in the log', async () => {
    const { uuid } = await booked()
    expect((await give(manager, uuid)).status).toBe(204)
    expect(await kept(uuid)).toEqual([advisors[colleague], ELEVEN, 'booked'])
    const log = await office.knex('audit_log').where({ object: 'appointment', object_id: uuid })
    expect(log).toHaveLength(1)
    for (const field of ['advisor', 'starts_at']) expect(JSON.stringify(log[0].changes)).toContain(field)
    expect(await audit(office)).toEqual(CONSISTENT)
    expect((await book(office, TUESDAY)).status).toBe(201)
  })

  test('the customer, the new and the former advisor get one mail each, which tells both', async () => {
    const { uuid } = await booked()
    await deliver(office.site)
    mailbox.mails.length = 0
    await give(manager, uuid)
    await deliver(office.site)
    const addressOf = async (alias: string) =>
      (await office.knex('advisors').where({ tenant_id: office.tenantId, alias }).first('email_address')).email_address
    const mailTo = (address: string) => {
      const mails = mailbox.mails.filter(({ recipients }) => recipients.includes(address))
      expect(mails, address).toHaveLength(1)
      return mails[0]
    }
    const customer = mailTo('vera@visitor.example')
    expect(customer?.subject).toMatch(/^Neue Ansprechperson und neue Zeit: Ihr Termin ist jetzt am .*11:00/)
    expect(customer?.text).toMatch(/Neue Zeit[\s\S]*11:00[\s\S]*Bisherige Zeit[\s\S]*09:00/)
    expect(customer?.text).not.toContain('bleibt gleich')
    const entry = customer?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content as string
    expect(entry).toContain('DTSTART:20270302T100000Z')
    expect(mailTo(await addressOf(colleague))?.subject).toMatch(/^An Sie übergeben: Vera Visitor, .*11:00/)
    const former = mailTo(await addressOf(office.alias))
    expect(former?.text).toMatch(/09:00–09:30[\s\S]*Jetzt bei .*11:00–11:30/)
    expect(mailbox.mails).toHaveLength(3)
  })

  test('a request stays one that the colleague confirms, and says so', async () => {
    const { uuid } = await booked()
    await office.knex('appointments').where({ uuid }).update({ state: 'requested' })
    await office.knex('outbox').delete()
    await give(manager, uuid)
    expect(await kept(uuid)).toEqual([advisors[colleague], ELEVEN, 'requested'])
    await deliver(office.site)
    const customer = mailbox.mails.find(({ recipients }) => recipients.includes('vera@visitor.example'))
    expect(customer?.subject).toMatch(/^Neue Ansprechperson und neue Zeit: Ihre Terminanfrage/)
    expect(customer?.text).toMatch(/die neue Zeit ist für Sie reserviert[\s\S]*erhalten Sie eine Bestätigung/)
    expect(await office.knex('outbox').where('dedupe_key', 'like', `lapse:${uuid}%`)).toHaveLength(1)
  })

  test('that is the present one it is handed over as without', async () => {
    const { uuid } = await booked()
    await deliver(office.site)
    mailbox.mails.length = 0
    expect((await give(manager, uuid, TUESDAY)).status).toBe(204)
    await deliver(office.site)
    const customer = mailbox.mails.find(({ recipients }) => recipients.includes('vera@visitor.example'))
    expect(customer?.text).toContain('die Zeit Ihres Termins bleibt gleich')
  })

  test('those offered are the colleague’s, for the length that it was booked for', async () => {
    const { uuid } = await booked()
    await office
      .knex('appointments')
      .where({ uuid })
      .update({ ends_at: later(TUESDAY, 60) })
    await office.knex('booking_claims').where({ appointment_uuid: uuid }).delete()
    await booked(later(ELEVEN, 30), colleague)
    const asked = { ...office, alias: colleague }
    const { body } = await readAvailability(asked, { appointment: uuid }, { cookie: manager })
    expect(body.days['2027-03-02']).toContain(later(ELEVEN, -30))
    expect(body.days['2027-03-02']).not.toContain(ELEVEN)
    expect((await give(manager, uuid)).status).toBe(409)
    expect((await give(manager, uuid, later(ELEVEN, -30))).status).toBe(204)
  })

  test('of two managers who do so together with a booking of that time one succeeds', async () => {
    for (const minutes of [0, 30, 60, 90]) {
      const at = later(ELEVEN, minutes)
      const [first, second] = [await booked(later(TUESDAY, minutes)), await booked(later(TUESDAY, minutes + 24 * 60))]
      const answers = await Promise.all([
        give(manager, first.uuid, at),
        give(admin, second.uuid, at),
        book({ ...office, alias: colleague }, at),
        give(admin, first.uuid, at)
      ])
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
      for (const { status } of answers) expect([201, 204, 404, 409]).toContain(status)
    }
    expect(await audit(office)).toEqual(CONSISTENT)
  })

  test('two colleagues who exchange their appointments at once do not block each other', async () => {
    const [mine, theirs] = [await booked(), await booked(TUESDAY, colleague)]
    const answers = await Promise.all([
      give(manager, mine.uuid),
      give(admin, theirs.uuid, ELEVEN, office.alias, colleague)
    ])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect(await audit(office)).toEqual(CONSISTENT)
  })

  test('an appointment that a deactivated advisor has kept goes there, too', async () => {
    const { uuid } = await booked()
    const former = office.knex('advisors').where({ uuid: advisors[office.alias] })
    await former.clone().update({ deactivated_at: '2027-02-28T00:00:00Z' })
    const { status } = await give(manager, uuid)
    await former.clone().update({ deactivated_at: null })
    expect([status, ...(await kept(uuid))]).toEqual([204, advisors[colleague], ELEVEN, 'booked'])
  })
})
