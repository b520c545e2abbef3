import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditTexts } from '#contract/audit-texts'
import { languageTag } from '#contract/locales'
import { messagesIn } from '../../core/base/intl.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { book, type Office, openOffice, TUESDAY } from './testing/office.ts'

let office: Office
let admin: string

beforeAll(async () => {
  office = await openOffice()
  admin = await signIn(office.site, 'admin@demo.example')
})
afterAll(() => office.site.stop())

const log = async (cookie = admin, host = {}) =>
  (await request(office.site, 'GET', '/api/v1/audit-log?object=appointment', { cookie, ...host })).body.entries
const at = (uuid: string) => `/api/v1/advisors/${office.alias}/appointments/${uuid}`

test('an appointment is named by time, advisor and topic, without its customer, and leads to the calendar', async () => {
  const { uuid } = (await book(office, TUESDAY)).body
  const cancelled = await request(office.site, 'POST', `${at(uuid)}/cancellation`, {
    cookie: admin,
    body: { message: 'Vera, sorry' }
  })
  expect(cancelled.status).toBe(200)
  const [entry] = await log()
  expect(entry.object_name).toMatch(/^2027-03-02 09:00 · .*Anna Gruber · \S/)
  expect(entry.place).toEqual({ branch: 'wien-innere-stadt', day: '2027-03-02', advisor: office.alias })
  expect(JSON.stringify(await office.knex('audit_log'))).not.toMatch(/Vera|Visitor|vera@/)
})

test('has no place in another institution, in a closed branch, or once it is deleted', async () => {
  const northern = await signIn(office.site, 'admin@nordbank.example', NORDBANK)
  expect(await log(northern, NORDBANK)).toEqual([])
  const branch = office.knex('organizations').where({ uuid: office.organizationUuid })
  await branch.clone().update({ closed_at: TUESDAY })
  expect((await log())[0].place).toBeUndefined()
  await branch.clone().update({ closed_at: null })
  expect((await log())[0].place).toBeDefined()
  await office.knex('appointments').delete()
  expect((await log())[0].place).toBeUndefined()
})

test('times are words in the language of the reader, and older names stand as they are', () => {
  const messages = messagesIn('de-AT')
  const texts = (object_name: string) =>
    auditTexts(messages, languageTag('de-AT'), { object: 'appointment', object_name })
  expect(texts('2026-11-30 11:45 · Anna Gruber · Kredit').name).toBe('30.11.2026, 11:45 · Anna Gruber · Kredit')
  expect(texts('Kredit und Leasing').name).toBe('Kredit und Leasing')
  expect(texts('').said('starts_at', '2026-11-30 11:45')).toBe('30.11.2026, 11:45')
  expect(texts('').said('has_internal_note', 'true')).toBe('vorhanden')
  expect(texts('').said('request_state', 'done')).toBe('Erledigt')
  expect(messages['audit.object-holiday']).toBe('Schließzeit')
})
