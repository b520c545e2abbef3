import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fullName } from '../advisors/full-name.ts'
import {
  book,
  hold,
  later,
  look,
  MONDAY,
  type Office,
  openOffice,
  TUESDAY,
  visit
} from '../appointments/testing/office.ts'
import { instant } from '../core/clock.ts'
import { type Asked, request, signIn } from '../core/testing/client.ts'
import { type Delivered, deliver, type Mailbox, openMailbox } from '../core/testing/mailbox.ts'

const WEDNESDAY = '2027-03-03'
const LINK = 'https://meet.demo.example/anna'
const away = (change: object = {}) => ({
  absence: { from: '2027-03-01', to: '2027-03-03', text: 'I am on holiday.', stand_in: null, ...change }
})

let office: Office
let mailbox: Mailbox
let cookie: string
let colleague: { uuid: string; alias: string; name: string }

const settings = (method: string, asked: Asked = {}) =>
  request(office.site, method, `/api/v1/advisors/${office.alias}/settings`, { cookie, ...asked })
/** A session does not outlast a day. */
async function turnTo(time: Date) {
  office.site.clock.time = time
  cookie = await signIn(office.site, 'advisor@demo.example')
}
const put = (body: object) => settings('PUT', { body })
const errorsOf = async (body: object) => {
  const { status, body: answer } = await put(body)
  expect(status).toBe(422)
  return answer.errors
}
const get = (path: string, asked: Asked = {}) => request(office.site, 'GET', path, asked)
const free = async (query: Record<string, string> = {}) =>
  (await look(office, query)).body.days as Record<string, string[]>
const tenant = (name: string, value: string) =>
  office.knex('tenant_settings').insert({ tenant_id: office.tenantId, name, value })

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
  const { tenantId: tenant_id, advisorUuid: advisor_uuid, knex } = office
  await knex('advisor_appointment_types').insert({ tenant_id, advisor_uuid, type: 'online' })
  const row = await knex('advisors')
    .where({ tenant_id, is_institutional: true })
    .whereNot({ uuid: advisor_uuid })
    .orderBy('alias')
    .first()
  colleague = { uuid: row.uuid, alias: row.alias, name: fullName(row) }
})
beforeEach(async () => {
  await turnTo(new Date(MONDAY))
  for (const table of ['advisor_settings', 'outbox', 'booking_claims', 'booking_holds', 'appointments']) {
    await office.knex(table).delete()
  }
  await office.knex('tenant_settings').where({ name: 'advisors_set_buffers' }).delete()
  await office.knex('advisors').update({ requires_confirmation: false })
  mailbox.mails.length = 0
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

describe('refused is', () => {
  test.each([
    ['a guest', undefined, 401],
    ['another advisor', 'second@demo.example', 403],
    ['an administrator', 'admin@demo.example', 403]
  ])('%s', async (_who, account, status) => {
    const other = account && (await signIn(office.site, account))
    expect((await settings('GET', { cookie: other })).status).toBe(status)
    expect((await settings('PUT', { cookie: other, body: { reminder_hours: 0 } })).status).toBe(status)
    expect(await office.knex('advisor_settings')).toEqual([])
  })

  test.each([
    ['a reminder at another hour', { reminder_hours: 3 }, 'reminder_hours'],
    ['what is no address', { copies_to: ['office@demo.example', 'evil'] }, 'copies_to.1'],
    ['an address that is a list', { copies_to: ['a@b.example,c@d.example'] }, 'copies_to.0'],
    ['a fourth address', { copies_to: ['a', 'b', 'c', 'd'].map((name) => `${name}@demo.example`) }, 'copies_to'],
    ['a link without encryption', { meeting_url: 'http://meet.demo.example' }, 'meeting_url'],
    ['a link that is a script', { meeting_url: 'javascript:alert(1)' }, 'meeting_url'],
    ['a notice below none', { notice_minutes: -1 }, 'notice_minutes'],
    ['a notice of half a minute', { notice_minutes: 0.5 }, 'notice_minutes'],
    ['an absence that ends before it begins', away({ from: '2027-03-04' }), 'absence.to'],
    ['an absence that is over', away({ from: '2027-02-01', to: '2027-02-28' }), 'absence.to'],
    ['an absence of more than a year', away({ to: '2028-03-02' }), 'absence.to'],
    ['a day that the calendar does not have', away({ to: '2027-02-30' }), 'absence.to'],
    ['a public sentence of 201 characters', away({ text: 'a'.repeat(201) }), 'absence.text'],
    ['a stand-in whom nobody knows', away({ stand_in: 'nobody' }), 'absence.stand_in'],
    ['an unknown key', { reminder: 2 }, 'reminder'],
    ['a pause, where the administrator does not allow it', { buffer_before: 15 }, 'buffer_before']
  ])('%s', async (_what, body, field) => {
    expect(Object.keys(await errorsOf(body))).toEqual([field])
    expect(await office.knex('advisor_settings')).toEqual([])
  })

  test('standing in for oneself, and an advisor of another tenant', async () => {
    expect(await errorsOf(away({ stand_in: office.alias }))).toHaveProperty(['absence.stand_in'])
    expect(await errorsOf(away({ stand_in: office.foreignAlias }))).toHaveProperty(['absence.stand_in'])
  })

  test('a pause that is no quarter of an hour, where it is allowed', async () => {
    await tenant('advisors_set_buffers', 'true')
    expect(await errorsOf({ buffer_after: 20 })).toHaveProperty('buffer_after')
  })
})

test('who has chosen nothing is mailed everything, and customers are reminded a day before', async () => {
  expect((await settings('GET')).body).toEqual({
    requires_confirmation: false,
    notify: { booked: true, moved: true, cancelled: true },
    reminder_hours: 24,
    copies_to: [],
    meeting_url: '',
    notice_minutes: null,
    absence: null,
    appointments_in_absence: 0
  })
})

test('what is left out stays, what is named is kept', async () => {
  const first = { copies_to: ['office@demo.example'], reminder_hours: 48, meeting_url: LINK }
  await put(first)
  const answer = await put({ requires_confirmation: true, ...away({ stand_in: colleague.alias }) })
  const { absence } = away({ stand_in: colleague.alias })
  expect(answer.body).toMatchObject({ ...first, requires_confirmation: true, absence })
  expect((await settings('GET')).body).toEqual(answer.body)
})

test('fifty choices at once end in one of them, whole', async () => {
  const sets = [
    { reminder_hours: 2, copies_to: ['two@demo.example'], notice_minutes: 120 },
    { reminder_hours: 48, copies_to: ['a@demo.example', 'b@demo.example'], notice_minutes: 2880 }
  ]
  const answers = await Promise.all(Array.from({ length: 50 }, (_, turn) => put(sets[turn % 2] ?? {})))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { reminder_hours, copies_to, notice_minutes } = (await settings('GET')).body
  expect(sets).toContainEqual({ reminder_hours, copies_to, notice_minutes })
})

describe('in the calendar', () => {
  test('the notice holds for what is offered and for what is booked, and never less than the topic asks for', async () => {
    expect((await free())['2027-03-01']?.[0]).toBe('2027-03-01T09:00:00Z')
    await put({ notice_minutes: 180 })
    expect((await free())['2027-03-01']?.[0]).toBe('2027-03-01T11:00:00Z')
    expect((await book(office, '2027-03-01T10:30:00Z')).status).toBe(409)
    expect((await book(office, '2027-03-01T11:00:00Z')).status).toBe(201)
    await put({ notice_minutes: 0 })
    expect((await book(office, '2027-03-01T08:30:00Z')).status).toBe(409)
  })

  test('pauses keep others away, while the administrator allows them', async () => {
    await tenant('advisors_set_buffers', 'true')
    expect((await put({ buffer_before: 30, buffer_after: 15 })).status).toBe(200)
    expect((await book(office, later(TUESDAY, 120))).status).toBe(201)
    const grains = await office.knex('booking_claims').orderBy('grain').pluck('grain')
    expect(grains.length).toBe(5)
    const starts = (await free())['2027-03-02'] ?? []
    const taken = [60, 90, 120, 150, 180].map((minutes) => later(TUESDAY, minutes))
    expect(starts.filter((start) => taken.includes(start))).toEqual(
      [later(TUESDAY, 60)].filter((s) => starts.includes(s))
    )
    await office.knex('tenant_settings').where({ name: 'advisors_set_buffers' }).delete()
    expect((await settings('GET')).body).not.toHaveProperty('buffer_before')
    await book(office, later(TUESDAY, 300))
    expect((await office.knex('booking_claims')).length).toBe(7)
  })

  test('no slot is free on the days of an absence, and what is booked stays', async () => {
    expect((await book(office, later(TUESDAY, 60))).status).toBe(201)
    const answer = await put(away())
    expect(answer.body.appointments_in_absence).toBe(1)
    expect(Object.keys(await free())).toEqual(['2027-03-04', '2027-03-05'])
    expect((await book(office, later(TUESDAY, 120))).status).toBe(409)
    expect((await hold(office, later(TUESDAY, 120))).status).toBe(409)
    expect((await office.knex('appointments')).map(({ state }) => state)).toEqual(['booked'])
    const branch = `/api/v1/branches/wien-innere-stadt/availability?topic=${office.topics.short}&type=in-branch`
    const at = await get(`${branch}&from=2027-03-01&to=2027-03-05`)
    expect(Object.keys(at.body.days)).toEqual(['2027-03-04', '2027-03-05'])
    await put({ absence: null })
    expect(Object.keys(await free())).toContain('2027-03-02')
  })

  test('only appointments of these days in the branch count, and none that is over or cancelled', async () => {
    const { body } = await book(office, later(TUESDAY, 60))
    await book(office, '2027-03-04T08:00:00Z')
    await book(office, '2027-03-01T10:00:00Z')
    expect((await put(away())).body.appointments_in_absence).toBe(2)
    await visit(office, 'POST', body.token, {})
    expect((await settings('GET')).body.appointments_in_absence).toBe(1)
    await turnTo(new Date('2027-03-01T12:00:00Z'))
    expect((await settings('GET')).body.appointments_in_absence).toBe(0)
  })

  test('an absence that is over is none', async () => {
    await put(away())
    await turnTo(new Date(`${WEDNESDAY}T22:59:00Z`))
    expect((await settings('GET')).body.absence).not.toBeNull()
    await turnTo(new Date(`${WEDNESDAY}T23:00:00Z`))
    expect((await settings('GET')).body.absence).toBeNull()
  })
})

describe('mails', () => {
  const start = later(TUESDAY, 2 * 24 * 60)
  async function mailed() {
    await deliver(office.site)
    const mails = mailbox.mails.splice(0)
    const isVisitors = ({ recipients }: Delivered) => recipients.includes('vera@visitor.example')
    return { visitor: mails.filter(isVisitors), advisor: mails.filter((mail) => !isVisitors(mail)) }
  }
  function locationIn(mail: Delivered | undefined) {
    const file = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
    const calendar = new ICAL.Component(ICAL.parse(file?.content as string))
    return calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('location')
  }

  test('that the advisor does not want are not sent, nor their copies; a request is', async () => {
    await put({ notify: { booked: false, moved: true, cancelled: false }, copies_to: ['office@demo.example'] })
    const { body } = await book(office, start)
    await visit(office, 'POST', body.token, {})
    await put({ requires_confirmation: true })
    expect((await mailed()).advisor).toEqual([])
    await book(office, start)
    expect((await mailed()).advisor).toHaveLength(1)
  })

  test('to the advisor are copied, and nobody sees to whom', async () => {
    await put({ copies_to: ['office@demo.example', 'deputy@demo.example'] })
    await book(office, start)
    const { visitor, advisor } = await mailed()
    expect(advisor.map(({ recipients }) => recipients.slice(1))).toEqual([
      ['office@demo.example', 'deputy@demo.example']
    ])
    expect(visitor[0]?.recipients).toEqual(['vera@visitor.example'])
    for (const { raw } of [...visitor, ...advisor]) expect(raw).not.toMatch(/office@|deputy@/)
  })

  test('remind the customer when the advisor says, or never', async () => {
    const remindersOf = () => office.knex('outbox').whereLike('dedupe_key', 'reminder:%').pluck('next_at')
    await put({ reminder_hours: 2 })
    const { body } = await book(office, start)
    expect(await remindersOf()).toEqual([later(start, -120)])
    await visit(office, 'PATCH', body.token, { starts_at: later(start, 60) })
    expect(await remindersOf()).toEqual([later(start, -60)])
    await put({ reminder_hours: 0 })
    await book(office, later(start, 180))
    expect(await remindersOf()).toHaveLength(1)
    await mailed()
    await turnTo(new Date(later(start, -60)))
    expect((await mailed()).visitor).toEqual([])
  })

  test('of an online appointment name its link, and so do its pages', async () => {
    await put({ meeting_url: LINK })
    const { body } = await book(office, start, { type: 'online' })
    const { visitor, advisor } = await mailed()
    for (const mail of [visitor[0], advisor[0]]) {
      expect(mail?.text).toContain(LINK)
      expect(locationIn(mail)).toBe(LINK)
    }
    expect((await get(`/appointments/${body.token}`)).text).toContain(`href="${LINK}"`)
    const own = await get(`/api/v1/advisors/${office.alias}/appointments`, { cookie })
    expect(own.body.appointments[0].join_url).toBe(LINK)
    await visit(office, 'POST', body.token, {})
    const cancelled = await mailed()
    expect(cancelled.visitor[0]?.text).not.toContain(LINK)
  })

  test('of any other appointment do not, nor before the advisor has agreed', async () => {
    await put({ meeting_url: LINK })
    await book(office, start)
    await put({ requires_confirmation: true })
    await book(office, later(start, 60), { type: 'online' })
    const { visitor, advisor } = await mailed()
    for (const { raw } of [...visitor, ...advisor]) expect(raw).not.toContain('meet.demo.example')
  })
})

describe('visitors are told', () => {
  const card = async () => (await get(`/api/v1/advisors/${office.alias}`)).body.absence
  const listed = async () =>
    (await get('/api/v1/advisors')).body.find(({ slug }: { slug: string }) => slug === office.alias).absence
  const pages = async () => {
    const found = [`/app/profile/${office.alias}`, `/book/${office.alias}`].map((path) => get(path))
    return (await Promise.all(found)).map(({ text }) => text)
  }

  test('nothing before the absence, nor after', async () => {
    await put(away({ from: '2027-03-02' }))
    expect([await card(), await listed()]).toEqual([undefined, undefined])
    for (const page of await pages()) expect(page).not.toContain('I am on holiday.')
    await turnTo(new Date('2027-03-04T08:00:00Z'))
    expect(await card()).toBeUndefined()
  })

  test('that the advisor is away, until when, and who stands in', async () => {
    await put(away({ stand_in: colleague.alias }))
    const told = {
      until: WEDNESDAY,
      text: 'I am on holiday.',
      stand_in: { slug: colleague.alias, full_name: colleague.name }
    }
    expect([await card(), await listed()]).toEqual([told, told])
    const [profile, booking] = await pages()
    expect(profile).toContain(`href="/app/profile/${colleague.alias}"`)
    expect(booking).toContain(`href="/book/${colleague.alias}"`)
    for (const page of [profile, booking]) {
      expect(page).toContain('I am on holiday.')
      expect(page).toContain(colleague.name)
      expect(page).toContain('3. März 2027')
    }
  })

  test('of nobody who is away as well, or gone', async () => {
    await put(away({ stand_in: colleague.alias }))
    const { tenantId: tenant_id, knex } = office
    const theirs = { tenant_id, advisor_uuid: colleague.uuid, absence_from: '2027-03-01', absence_to: '2027-03-01' }
    await knex('advisor_settings').insert(theirs)
    expect(await card()).toMatchObject({ until: WEDNESDAY, stand_in: null })
    for (const page of await pages()) expect(page).not.toContain(colleague.name)
    await turnTo(new Date('2027-03-02T08:00:00Z'))
    expect((await card()).stand_in).not.toBeNull()
    await knex('advisor_settings')
      .where({ advisor_uuid: office.advisorUuid })
      .update({ stand_in_uuid: office.tenantId })
    expect((await card()).stand_in).toBeNull()
  })

  test('from midnight at the branch on, also by what is kept', async () => {
    await put(away({ from: '2027-03-02' }))
    const until = new Date('2027-03-01T22:59:00Z')
    await turnTo(until)
    expect(await card()).toBeUndefined()
    await turnTo(new Date(until.getTime() + 60_000))
    expect(instant(office.site.clock.now())).toBe('2027-03-01T23:00:00Z')
    expect(await card()).toMatchObject({ until: WEDNESDAY })
  })

  test('nothing of copies, links and notices', async () => {
    await put({ copies_to: ['secret@demo.example'], meeting_url: LINK, ...away() })
    const answers = [
      await get(`/api/v1/advisors/${office.alias}?with=organization,offers`),
      await get('/api/v1/advisors')
    ]
    for (const text of [...answers.map((answer) => answer.text), ...(await pages())]) {
      expect(text).not.toMatch(/secret@|meet\.demo/)
    }
  })
})
