import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '#contract/people'
import { book, later, type Office, openOffice, TUESDAY } from '../../booking/appointments/testing/office.ts'
import { request, signIn } from '../../testing/client.ts'
import { type Delivered, deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'

const PREVIEW = '/api/v1/people-changes/on-site-appointments'

let office: Office
let mailbox: Mailbox
let admin: string
let anna: string
let home: string
let elsewhere: string

const ask = (method: string, path: string, body?: object) =>
  request(office.site, method, path, { cookie: admin, ...(body && { body }) })
const count = async (organization_uuid: string) =>
  (await ask('POST', PREVIEW, { people: { uuids: [anna] }, organization_uuid })).body.count
const row = (uuid: string) => office.knex('appointments').where({ uuid }).first()
const appointment = async (starts_at: string, rest: object = {}) =>
  (await book(office, starts_at, rest)).body as { uuid: string }
const to = (address: string) => mailbox.mails.filter(({ recipients }) => recipients.includes(address))

async function moveTo(organization_uuid: string) {
  const { body } = await ask('GET', `/api/v1/people/${anna}`)
  const { first_name, last_name, email_address, roles, has_card, alias, revision } = body as Person
  const form = { first_name, last_name, email_address, roles, has_card, alias, revision, organization_uuid }
  expect((await ask('PUT', `/api/v1/people/${anna}`, form)).status).toBe(200)
}

function entryOf(mail: Delivered | undefined) {
  const file = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const event = new ICAL.Component(ICAL.parse(file?.content as string)).getFirstSubcomponent('vevent')
  return { location: event?.getFirstPropertyValue('location'), sequence: event?.getFirstPropertyValue('sequence') }
}

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
  admin = await signIn(office.site, 'admin@demo.example')
  anna = (await office.knex('users').where({ email_address: 'advisor@demo.example' }).first()).uuid
  home = office.organizationUuid
  const branch = { name: 'Alpenbank Salzburg', street: 'Mozartplatz 1', zip: '5020', city: 'Salzburg' }
  elsewhere = (
    await office.knex('organizations').where({ tenant_id: office.tenantId }).whereNot({ uuid: home }).first()
  ).uuid
  await office
    .knex('organizations')
    .where({ uuid: elsewhere })
    .update({ ...branch, public_name: null, time_zone: 'Europe/London' })
})
beforeEach(() => async () => {
  await moveTo(home)
  for (const table of ['booking_claims', 'appointments', 'outbox']) await office.knex(table).delete()
  mailbox.mails.length = 0
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

test('only appointments ahead in a branch are counted, and none for the present branch', async () => {
  await appointment(TUESDAY)
  await appointment(later(TUESDAY, 60), { type: 'by-phone', phone: '+43 1 234567' })
  const { uuid } = await appointment(later(TUESDAY, 120))
  expect(await count(elsewhere)).toBe(2)
  expect(await count(home)).toBe(0)
  await office.knex('appointments').where({ uuid }).update({ state: 'cancelled' })
  expect(await count(elsewhere)).toBe(1)
  await office.knex('booking_claims').where({ appointment_uuid: uuid }).delete()
})

test('customers are told of the new place with an updated entry, and the advisor once', async () => {
  const { uuid } = await appointment(TUESDAY)
  const second = await appointment(later(TUESDAY, 60), { email: 'otto@visitor.example' })
  const phone = await appointment(later(TUESDAY, 120), {
    type: 'by-phone',
    phone: '+43 1 234567',
    email: 'nina@visitor.example'
  })
  await deliver(office.site)
  mailbox.mails.length = 0
  const before = await row(uuid)
  await moveTo(elsewhere)
  await deliver(office.site)
  const [mail, ...more] = to('vera@visitor.example')
  expect(more).toEqual([])
  expect(mail?.subject).toContain('Neuer Ort')
  expect(mail?.text).toMatch(/Neuer Ort.*Salzburg.*Bisheriger Ort.*Wien/s)
  expect(entryOf(mail)).toMatchObject({ location: expect.stringContaining('Mozartplatz 1'), sequence: 1 })
  expect(to('otto@visitor.example')).toHaveLength(1)
  expect(to('nina@visitor.example')).toEqual([])
  const advised = to('advisor@demo.example')
  expect(advised.map(({ subject }) => subject)).toEqual(['2 Ihrer Termine finden in der neuen Filiale statt'])
  expect(advised[0]?.text).toContain('Salzburg')
  expect(await row(uuid)).toMatchObject({
    starts_at: before.starts_at,
    sequence: 1,
    state: 'booked',
    time_zone: 'Europe/London'
  })
  expect(await row(second.uuid)).toMatchObject({ sequence: 1 })
  expect(await row(phone.uuid)).toMatchObject({ sequence: 0 })
})

test('a request remains one: without an entry, and with a new time at which it lapses', async () => {
  const { uuid } = await appointment(TUESDAY)
  await office.knex('outbox').delete()
  await office.knex('appointments').where({ uuid }).update({ state: 'requested' })
  await moveTo(elsewhere)
  expect(await office.knex('outbox').where({ kind: 'appointment-lapse' }).pluck('dedupe_key')).toEqual([
    `lapse:${uuid}:1`
  ])
  await deliver(office.site)
  const [mail] = to('vera@visitor.example')
  expect(mail?.text).toContain('Salzburg')
  expect(mail?.attachments.map(({ mimeType }) => mimeType)).not.toContain('text/calendar')
})

test('a change of other things tells nobody', async () => {
  await appointment(TUESDAY)
  await deliver(office.site)
  mailbox.mails.length = 0
  await moveTo(home)
  await deliver(office.site)
  expect(mailbox.mails).toEqual([])
})
