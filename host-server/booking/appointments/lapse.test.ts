import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { audit, book, CONSISTENT, later, MONDAY, type Office, openOffice, TUESDAY, visit } from './testing/office.ts'

let office: Office
let mailbox: Mailbox
let cookie: string
const start = later(TUESDAY, 120)

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
  await office.knex('advisors').where({ uuid: office.advisorUuid }).update({ requires_confirmation: true })
})
beforeEach(async () => {
  office.site.clock.time = new Date(MONDAY)
  cookie = await signIn(office.site, 'advisor@demo.example')
  for (const table of ['outbox', 'booking_claims', 'appointments']) await office.knex(table).delete()
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

const asked = async (at = start) => (await book(office, at)).body
const stateOf = async (token: string) => (await visit(office, 'GET', token)).body.state
const own = (method: string, path: string, body?: object) =>
  request(office.site, method, `/api/v1/advisors/${office.alias}/appointments/${path}`, { cookie, body })

/** The subjects of the mails due by that time. */
async function mailedAt(time: string): Promise<string[]> {
  office.site.clock.time = new Date(time)
  mailbox.mails.length = 0
  await deliver(office.site)
  return mailbox.mails.map(({ subject }) => subject ?? '').toSorted()
}

const LAPSED = [
  expect.stringMatching(/^Ihre Terminanfrage für .* konnte nicht rechtzeitig bestätigt werden$/),
  expect.stringMatching(/^Nicht rechtzeitig bestätigt: /)
]

test('an unanswered request lapses an hour before its start: both are notified, and the time is free', async () => {
  const { token } = await asked()
  await mailedAt(MONDAY)
  expect(await mailedAt(later(start, -61))).toEqual([])
  expect(await stateOf(token)).toBe('requested')
  expect(await mailedAt(later(start, -60))).toEqual(LAPSED)
  expect(await stateOf(token)).toBe('cancelled')
  expect(await office.knex('booking_claims')).toEqual([])
  expect(await mailedAt(start)).toEqual([])
})

test('a request at short notice lapses half way to its start', async () => {
  const now = later(start, -100)
  office.site.clock.time = new Date(now)
  await office.knex('appointment_topics').update({ notice_minutes: 0 })
  const { token } = await asked()
  await mailedAt(now)
  expect(await mailedAt(later(start, -51))).toEqual([])
  expect(await mailedAt(later(start, -50))).toEqual(LAPSED)
  expect(await stateOf(token)).toBe('cancelled')
})

test('a request confirmed in time does not lapse', async () => {
  const { uuid, token } = await asked()
  expect((await own('POST', `${uuid}/confirmation`)).status).toBe(200)
  await mailedAt(MONDAY)
  const reminded = await mailedAt(later(start, -60))
  expect(reminded).not.toEqual(expect.arrayContaining([LAPSED[0]]))
  expect(await stateOf(token)).toBe('booked')
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('a request moved to another time lapses an hour before that', async () => {
  const { token } = await asked()
  const moved = later(start, 24 * 60)
  expect((await visit(office, 'PATCH', token, { starts_at: moved })).status).toBe(200)
  await mailedAt(MONDAY)
  expect(await mailedAt(later(start, -60))).toEqual([])
  expect(await stateOf(token)).toBe('requested')
  expect(await mailedAt(later(moved, -60))).toEqual(LAPSED)
})
