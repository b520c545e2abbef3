import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { MONDAY, type Office, openOffice } from '../appointments/testing/office.ts'

let office: Office
let cookie: string

beforeAll(async () => {
  office = await openOffice({})
  cookie = await signIn(office.site, 'advisor@demo.example')
})
afterAll(() => office.site.stop())

async function write(): Promise<string> {
  const { tenantId: tenant_id, advisorUuid: advisor_uuid, knex } = office
  const visitor = { first_name: 'Vera', last_name: 'Taste', email: 'vera@visitor.example', phone: '' }
  const none = { date: null, start_time: null, end_time: null, language: '', search_words: '' }
  const uuid = randomUUID()
  const row = {
    ...visitor,
    ...none,
    uuid,
    kind: 'basic',
    note: 'Hello',
    time_zone: 'Europe/Vienna',
    created_at: MONDAY
  }
  await knex('contact_requests').insert({ ...row, tenant_id, advisor_uuid })
  return uuid
}

test('a key belongs to its user: another one’s reply with the same key is another one', async () => {
  const uuid = await write()
  const admin = await signIn(office.site, 'admin@demo.example')
  const asked = { body: { text: 'Good morning' }, headers: { 'idempotency-key': randomUUID() } }
  const send = (session: string) =>
    request(office.site, 'POST', `/api/v1/contact-requests/${uuid}/replies`, { cookie: session, ...asked })
  const [own, theirs, again] = [await send(cookie), await send(admin), await send(cookie)]
  expect([own.status, theirs.status, again.status]).toEqual([201, 201, 201])
  expect(theirs.body.uuid).not.toBe(own.body.uuid)
  expect(again.body).toEqual(own.body)
  await office.knex('contact_request_replies').delete()
})

test('a request can be answered ten times an hour, since each reply is an e-mail to the customer', async () => {
  const uuid = await write()
  const send = (text: string, key: string = randomUUID()) =>
    request(office.site, 'POST', `/api/v1/contact-requests/${uuid}/replies`, {
      cookie,
      body: { text },
      headers: { 'idempotency-key': key }
    })
  const key = randomUUID()
  const first = await send('Reply', key)
  const statuses = [first.status]
  for (let count = 1; count < 11; count += 1) statuses.push((await send(`Reply ${count}`)).status)
  expect(statuses).toEqual([...Array(10).fill(201), 429])
  // what has been sent is told again, or a lost answer would look like a lost reply
  expect((await send('Reply', key)).body).toEqual(first.body)
  expect(await office.knex('contact_request_replies')).toHaveLength(10)
})

test('unanswered calls and answers from elsewhere are noted up to twenty times an hour with one request', async () => {
  const [uuid, other] = [await write(), await write()]
  const note = (to: string, what = 'attempts', key: string = randomUUID()) =>
    request(office.site, 'POST', `/api/v1/contact-requests/${to}/${what}`, {
      cookie,
      headers: { 'idempotency-key': key },
      ...(what === 'answers' && { body: { text: 'Yes' } })
    })
  const key = randomUUID()
  const first = await note(uuid, 'attempts', key)
  const statuses = [first.status]
  for (let count = 1; count < 21; count += 1) statuses.push((await note(uuid)).status)
  expect(statuses).toEqual([...Array(20).fill(201), 429])
  expect((await note(uuid, 'answers')).status).toBe(429)
  expect((await note(uuid, 'attempts', key)).body).toEqual(first.body)
  expect((await note(other)).status).toBe(201)
  expect(await office.knex('contact_request_replies').where({ request_uuid: uuid })).toHaveLength(20)
})
