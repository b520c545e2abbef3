import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { type Delivered, deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { managing } from '../branch-calendar/testing/managing.ts'
import { book, bookingRequest, later, MONDAY, type Office, openOffice, TUESDAY, visit } from './testing/office.ts'

let office: Office
let mailbox: Mailbox
let advisor: string
let manager: string
const LINK = 'https://meet.demo.example/talk'
const ROOM = 'https://meet.demo.example/anna'
const START = later(TUESDAY, 24 * 60)
const END = later(START, 30)

const keepRoom = (meeting_url: string) =>
  request(office.site, 'PUT', `/api/v1/advisors/${office.alias}/settings`, { cookie: advisor, body: { meeting_url } })
const setClock = async (time: string) => {
  office.site.clock.time = new Date(time)
  advisor = await signIn(office.site, 'advisor@demo.example')
}

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
  const { tenantId: tenant_id, advisorUuid: advisor_uuid, knex } = office
  await knex('advisor_appointment_types').insert({ tenant_id, advisor_uuid, type: 'online' })
  manager = await signIn(office.site, 'branch@demo.example')
})
beforeEach(async () => {
  await setClock(MONDAY)
  await office.knex('advisors').update({ requires_confirmation: false })
  for (const table of ['advisor_settings', 'booking_claims', 'appointments', 'audit_log', 'outbox'])
    await office.knex(table).delete()
  mailbox.mails.length = 0
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

const booked = async (rest: object = { type: 'online' }, language = 'de') =>
  (await book(office, START, rest, { headers: { 'accept-language': language } })).body as {
    uuid: string
    token: string
  }
const put = (cookie: string, uuid: string, meeting_url: string, asked: object = {}) =>
  request(office.site, 'PUT', `/api/v1/advisors/${office.alias}/appointments/${uuid}/meeting-url`, {
    cookie,
    body: { meeting_url },
    ...asked
  })
const kept = async (uuid: string) =>
  (await office.knex('appointments').where({ uuid }).first('meeting_url')).meeting_url
const historyOf = (uuid: string) =>
  office.knex('appointment_history').where({ appointment_uuid: uuid }).whereLike('what', 'link%').orderBy('uuid')

async function mailed() {
  await deliver(office.site)
  const mails = mailbox.mails.splice(0)
  const isVisitors = ({ recipients }: Delivered) => recipients.includes('vera@visitor.example')
  return { visitor: mails.filter(isVisitors), advisor: mails.filter((mail) => !isVisitors(mail)) }
}
function entryIn(mail: Delivered | undefined) {
  const file = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const event = new ICAL.Component(ICAL.parse(file?.content as string)).getFirstSubcomponent('vevent')
  return ['location', 'sequence'].map((name) => String(event?.getFirstPropertyValue(name)))
}

describe('a link is refused', () => {
  test.each(['second', 'analyst', 'marketing'])('to %s', async (account) => {
    const { uuid } = await booked()
    expect((await put(await signIn(office.site, `${account}@demo.example`), uuid, LINK)).status).toBe(403)
    expect(await kept(uuid)).toBe('')
  })

  test('to guests, to the manager of another branch and to the administrator of another institution', async () => {
    const { uuid } = await booked()
    const others = await signIn(office.site, 'admin@nordbank.example', NORDBANK)
    const answers = [
      await put('', uuid, LINK),
      await managing(office, [], () => put(manager, uuid, LINK)),
      await put(others, uuid, LINK),
      await put(others, uuid, LINK, NORDBANK)
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 404, 401, 404])
    expect(await kept(uuid)).toBe('')
  })

  test.each([
    ['without encryption', 'http://meet.demo.example'],
    ['that is a script', 'javascript:alert(1)'],
    ['with a user name', 'https://anna@meet.demo.example'],
    ['with look-alike letters', 'https://mеet.demo.example'],
    ['that is no address', 'meet.demo.example/talk'],
    ['that is too long', `https://meet.demo.example/${'x'.repeat(500)}`]
  ])('%s', async (_fault, link) => {
    const { uuid } = await booked()
    const { status, body } = await put(advisor, uuid, link)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['meeting_url']])
    expect(await kept(uuid)).toBe('')
  })

  test('for a talk by phone or at the branch, also while it is being booked', async () => {
    const { uuid } = await booked({})
    expect((await put(advisor, uuid, LINK)).body.errors.meeting_url).toHaveLength(1)
    const asked = { cookie: advisor, body: bookingRequest(office, later(START, 60), { meeting_url: LINK }) }
    const entered = await request(office.site, 'POST', `/api/v1/advisors/${office.alias}/customer-appointments`, asked)
    expect([entered.status, Object.keys(entered.body.errors)]).toEqual([422, ['meeting_url']])
    expect(await office.knex('appointments')).toHaveLength(1)
  })

  test('once the talk is over or was cancelled, and not before', async () => {
    const { uuid } = await booked()
    await setClock(later(START, 5))
    expect((await put(advisor, uuid, LINK)).status).toBe(200)
    await setClock(END)
    expect((await put(advisor, uuid, ROOM)).status).toBe(409)
    await setClock(MONDAY)
    await office.knex('appointments').where({ uuid }).update({ state: 'cancelled' })
    expect((await put(advisor, uuid, ROOM)).status).toBe(409)
    expect(await kept(uuid)).toBe(LINK)
  })
})

test('the customer gets a new link by mail, in their language and with a calendar entry, and so does the advisor', async () => {
  const { uuid, token } = await booked(undefined, 'en')
  await mailed()
  const { status, body } = await put(advisor, uuid, ` ${LINK} `)
  expect([status, body.join_url, body.meeting_url]).toEqual([200, LINK, LINK])
  const mails = await mailed()
  expect([mails.visitor.length, mails.advisor.length]).toEqual([1, 1])
  const [visitor, own] = [mails.visitor[0], mails.advisor[0]]
  expect(visitor?.subject).toMatch(/^Link to the video call: your appointment on /)
  expect(own?.subject).toMatch(/^Neuer Link: Vera Visitor, /)
  for (const mail of [visitor, own]) {
    expect(mail?.text).toContain(LINK)
    expect(entryIn(mail)).toEqual([LINK, '1'])
  }
  for (const path of [`/appointments/${token}`, `/appointments/${token}/calendar.ics`])
    expect((await request(office.site, 'GET', path)).text).toContain(LINK)
  await setClock(later(START, -24 * 60))
  const [reminder, ...more] = (await mailed()).visitor
  expect([more.length, reminder?.subject]).toEqual([0, expect.stringMatching(/^Reminder/)])
  expect(reminder?.text).toContain(LINK)
})

test('a link takes the place of the room in the advisor’s settings, until it is taken away', async () => {
  await keepRoom(ROOM)
  const { uuid } = await booked()
  expect((await mailed()).visitor[0]?.text).toContain(ROOM)
  await put(manager, uuid, LINK)
  expect((await mailed()).visitor[0]?.text).toContain(LINK)
  const { body } = await put(manager, uuid, '')
  expect([body.join_url, body.meeting_url]).toEqual([ROOM, ''])
  const [mail] = (await mailed()).visitor
  expect([mail?.subject?.split(':')[0], entryIn(mail)]).toEqual(['Link zum Videogespräch', [ROOM, '2']])
})

test('the settings’ link is known of a request, too, but not of a talk by phone, and customers do not learn it', async () => {
  await office.knex('advisors').update({ requires_confirmation: true })
  const asked = await booked()
  await book(office, later(START, 60), {})
  const listed = async () => {
    const path = `/api/v1/advisors/${office.alias}/appointments`
    const { body } = await request(office.site, 'GET', path, { cookie: advisor })
    return body.appointments.map((one: { join_url: string; has_settings_url?: boolean }) => [
      one.join_url,
      one.has_settings_url
    ])
  }
  expect(await listed()).toEqual([
    ['', undefined],
    ['', undefined]
  ])
  await keepRoom(ROOM)
  expect(await listed()).toEqual([
    ['', true],
    ['', undefined]
  ])
  expect((await request(office.site, 'GET', `/appointments/${asked.token}`)).text).not.toContain(ROOM)
})

test('a customer whose link is taken away without another learns that one will follow', async () => {
  const { uuid } = await booked()
  await put(advisor, uuid, LINK)
  await mailed()
  await put(advisor, uuid, '')
  const { visitor, advisor: own } = await mailed()
  expect(visitor[0]?.subject).toMatch(/^Neuer Link folgt: /)
  expect(visitor[0]?.text).not.toContain(LINK)
  expect(own[0]?.subject).toMatch(/^Link fehlt: /)
})

test('a promised link is sent also where the settings name it meanwhile, and once', async () => {
  const { uuid } = await booked()
  await mailed()
  // as an earlier version kept it, without a word to the customer
  const { tenantId: tenant_id, advisorUuid: advisor_uuid, knex } = office
  await knex('advisor_settings').insert({ tenant_id, advisor_uuid, meeting_url: ROOM })
  await put(advisor, uuid, ROOM)
  const { visitor } = await mailed()
  expect(visitor.map(({ subject }) => subject?.split(':')[0])).toEqual(['Link zum Videogespräch'])
  expect(visitor[0]?.text).toContain(ROOM)
  await put(advisor, uuid, '')
  await put(advisor, uuid, ROOM)
  expect(await mailed()).toEqual({ visitor: [], advisor: [] })
})

test('nobody is mailed about the link that the customer has, nor about that of a request, which still lapses', async () => {
  await keepRoom(ROOM)
  const { uuid } = await booked()
  await mailed()
  await put(advisor, uuid, ROOM)
  expect(await mailed()).toEqual({ visitor: [], advisor: [] })
  await office.knex('advisors').update({ requires_confirmation: true })
  const asked = (await book(office, later(START, 60), { type: 'online' })).body
  await mailed()
  await put(advisor, asked.uuid, LINK)
  expect(await mailed()).toEqual({ visitor: [], advisor: [] })
  await request(office.site, 'POST', `/api/v1/advisors/${office.alias}/appointments/${asked.uuid}/confirmation`, {
    cookie: advisor
  })
  expect((await mailed()).visitor[0]?.text).toContain(LINK)
  const late = (await book(office, later(START, 120), { type: 'online' })).body
  await put(advisor, late.uuid, LINK)
  await setClock(later(START, 119))
  await mailed()
  expect((await office.knex('appointments').where({ uuid: late.uuid }).first('state')).state).toBe('cancelled')
})

test('the history names who has changed the link, and the audit log what a manager has changed', async () => {
  const { uuid } = await booked()
  await put(advisor, uuid, LINK)
  await put(advisor, uuid, LINK)
  expect(await office.knex('audit_log').where({ object_id: uuid })).toEqual([])
  await put(manager, uuid, '')
  const entries = await historyOf(uuid)
  expect(entries.map(({ what, author, after }) => [what, author, after])).toEqual([
    ['link', 'staff', LINK],
    ['link-removed', 'staff', '']
  ])
  expect(entries.every(({ author_name }) => author_name)).toBe(true)
  const [entry] = await office.knex('audit_log').where({ object_id: uuid })
  expect(JSON.parse(entry.changes)).toEqual([{ field: 'meeting_url', before: LINK, after: '' }])
})

test('a link that staff give while booking is in the confirmation, and stays when the customer moves', async () => {
  const body = bookingRequest(office, START, { type: 'online', meeting_url: LINK })
  const path = `/api/v1/advisors/${office.alias}/customer-appointments`
  const entered = await request(office.site, 'POST', path, { cookie: advisor, body })
  expect([entered.status, entered.body.meeting_url]).toEqual([201, LINK])
  const { visitor } = await mailed()
  expect(visitor[0]?.text).toContain(LINK)
  const token = /appointments\/([\w-]{43})/.exec(visitor[0]?.text ?? '')?.[1] ?? ''
  expect((await visit(office, 'PATCH', token, { starts_at: later(START, 60) })).status).toBe(200)
  expect((await mailed()).visitor[0]?.text).toContain(LINK)
})

test('visitors cannot give a link while booking', async () => {
  expect((await book(office, START, { type: 'online', meeting_url: LINK })).status).toBe(422)
})

describe('a request that the advisor moves', () => {
  const move = (cookie: string, uuid: string, starts_at: string) =>
    request(office.site, 'PATCH', `/api/v1/advisors/${office.alias}/appointments/${uuid}`, {
      cookie,
      body: { starts_at }
    })
  async function asked() {
    await office.knex('advisors').update({ requires_confirmation: true })
    const { uuid, token } = await booked()
    await mailed()
    return { uuid, token }
  }
  const stateOf = async (uuid: string) => (await office.knex('appointments').where({ uuid }).first('state')).state

  test('stays one where somebody else tries to, where it stays, and where its visitor moves it', async () => {
    const { uuid, token } = await asked()
    expect((await move(await signIn(office.site, 'second@demo.example'), uuid, later(START, 60))).status).toBe(403)
    expect((await move(advisor, uuid, START)).status).toBe(200)
    expect(await stateOf(uuid)).toBe('requested')
    await visit(office, 'PATCH', token, { starts_at: later(START, 60) })
    expect(await stateOf(uuid)).toBe('requested')
    expect((await mailed()).visitor.map(({ subject }) => subject)).not.toContainEqual(
      expect.stringMatching(/^Bestätigt/)
    )
  })

  test('is confirmed with it, and so its mails and its history say', async () => {
    const { uuid } = await asked()
    await move(advisor, uuid, later(START, 60))
    expect(await stateOf(uuid)).toBe('booked')
    const { visitor, advisor: own } = await mailed()
    expect([visitor.length, visitor[0]?.subject]).toEqual([1, expect.stringMatching(/^Bestätigt, zu neuer Zeit: /)])
    expect(visitor[0]?.text).toContain('hat Ihre Terminanfrage zu einer anderen Zeit bestätigt')
    expect(own[0]?.subject).toMatch(/^Verschoben und bestätigt: /)
    const noted = await office.knex('appointment_history').where({ appointment_uuid: uuid }).orderBy('uuid')
    expect(noted.map(({ what }) => what).filter((what) => !what.startsWith('mail-'))).toEqual(['moved', 'confirmed'])
    await move(advisor, uuid, later(START, 120))
    expect((await mailed()).visitor[0]?.subject).toMatch(/^Verschoben: /)
  })
})
