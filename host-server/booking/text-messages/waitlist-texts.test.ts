import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CONSENT_VERSION } from '#contract/text-consent'
import { SECRET } from '../../testing/site.ts'
import { emptyCalendars, later, MONDAY, TUESDAY, visit } from '../appointments/testing/office.ts'
import { acceptOffer, emptyWaitlist, join, page, tokenFor } from '../waitlist/testing/waiting.ts'
import { tokenOf } from '../waitlist/waitlist.service.ts'
import {
  at,
  bookWithTexts,
  closeTextOffice,
  NUMBER,
  openTextOffice,
  patchSettings,
  run,
  startOver,
  type TextOffice,
  TYPED,
  twilioSettings
} from './testing/text-office.ts'

let office: TextOffice

beforeAll(async () => {
  office = await openTextOffice()
})
beforeEach(async () => {
  await startOver(office)
  await emptyWaitlist(office)
  await emptyCalendars(office)
  expect((await patchSettings(office, twilioSettings(office))).status).toBe(200)
})
afterAll(() => closeTextOffice(office))

const EMAIL = 'willi@visitor.example'
const WANTED = { phone: TYPED, text_consent: CONSENT_VERSION }
const consents = () => office.knex('text_consents')

/** Somebody waits, and a time becomes free. */
async function offered(rest: object = WANTED) {
  const { body } = await bookWithTexts(office, TUESDAY, { phone: '', text_consent: undefined })
  expect((await join(office, { email: EMAIL, ...rest }, { headers: { 'accept-language': 'de' } })).status).toBe(201)
  expect((await visit(office, 'POST', body.token, { reason: '' })).status).toBe(204)
  await run(office)
}

test('who joins without the choice, or with a number that cannot be dialled, gets no text message', async () => {
  const refused = await join(office, { ...WANTED, phone: '12345' })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['phone']])
  expect(await consents()).toEqual([])
  await offered({ phone: TYPED })
  expect(office.twilio.taken).toEqual([])
})

test('an offer is told by text message, too, with its time, its end and the way to accept it', async () => {
  await offered()
  expect(office.twilio.taken).toEqual([expect.objectContaining({ to: NUMBER })])
  const [{ text } = { text: '' }] = office.twilio.taken
  expect(text).toContain('Ein Termin ist frei am Dienstag, 2. März 2027, 09:00. Bis 09:15 für Sie reserviert:')
  expect(text).toContain(`/waitlist/${await tokenFor(office, EMAIL)} `)
  expect(text).not.toMatch(/Willi|Wartet/)
})

test('an offer that is over by the time it could be sent is not told', async () => {
  office.twilio.faults.push(503)
  await offered()
  await at(office, later(MONDAY, 20))
  await office.knex('outbox').where({ kind: 'text-message', state: 'waiting' }).update({ next_at: MONDAY })
  await run(office)
  expect(office.twilio.taken).toEqual([])
  expect((await office.knex('text_messages'))[0]).toMatchObject({ state: 'failed', fault: 'too-late' })
})

test('a visitor who accepts an offer is reminded of the appointment by text message', async () => {
  await offered()
  expect((await acceptOffer(office, EMAIL)).status).toBe(303)
  const [appointment] = await office.knex('appointments').where({ state: 'booked' })
  expect((await consents()).map(({ appointment_uuid }) => appointment_uuid)).toContain(appointment.uuid)
})

test('the page of who waits says what was chosen, and ends it with one press; the place stays', async () => {
  expect((await join(office, { email: EMAIL, ...WANTED })).status).toBe(201)
  const path = `/waitlist/${await tokenFor(office, EMAIL)}`
  expect((await page(office, path)).text).toContain('An die Nummer, die auf 567 endet')
  const ended = await page(office, `${path}/texts`, {})
  expect([ended.status, ended.text.includes('Dazu kommen keine SMS mehr')]).toEqual([200, true])
  expect((await page(office, path)).text).not.toContain('auf 567 endet')
  expect((await office.knex('waitlist_entries'))[0]).toMatchObject({ state: 'waiting' })
})

const THEIR_NUMBER = '+436649999999'

test.each([
  ['wants no text messages', {}],
  ['wants them to another number', WANTED]
])('somebody else’s number leads nobody into the entry of an address that %s', async (_what, wanted) => {
  await offered(wanted)
  const [victim] = await office.knex('waitlist_entries')
  const theirs = { email: EMAIL, first_name: 'Eve', phone: '0664 999 99 99', text_consent: CONSENT_VERSION }
  for (const form of [theirs, theirs]) expect((await join(office, form)).status).toBe(201)
  const { body } = await bookWithTexts(office, later(TUESDAY, 60), { phone: '', text_consent: undefined })
  await visit(office, 'POST', body.token, { reason: '' })
  await run(office)
  const got = office.twilio.taken.filter(({ to }) => to === THEIR_NUMBER).map(({ text }) => text)
  expect(got).toEqual([expect.stringContaining('/waitlist/')])
  expect(got.join()).not.toContain(tokenOf(SECRET, victim.uuid))
  expect((await office.knex('waitlist_entries').orderBy('first_name')).map(({ first_name }) => first_name)).toEqual([
    'Eve',
    'Willi'
  ])
  expect(await office.knex('waitlist_entries').where({ uuid: victim.uuid }).first()).toMatchObject({
    phone: victim.phone,
    first_name: 'Willi'
  })
})

test('who joins again with the same number keeps the place', async () => {
  const form = { email: EMAIL, ...WANTED }
  for (const again of [form, form]) expect((await join(office, again)).status).toBe(201)
  expect(await office.knex('waitlist_entries')).toHaveLength(1)
  expect(await consents()).toHaveLength(1)
})

test('who joins again with the same number and without the choice gets no more text messages', async () => {
  await join(office, { email: EMAIL, ...WANTED })
  await join(office, { email: EMAIL, phone: TYPED })
  expect(await office.knex('waitlist_entries')).toHaveLength(1)
  expect(await consents()).toEqual([])
})
