import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { type Office, openOffice, pass } from '../appointments/testing/office.ts'
import { openChat } from './testing/chat.ts'

let office: Office
let mailbox: Mailbox
let admin: string

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
})
beforeEach(async () => {
  for (const table of ['conversations', 'outbox']) await office.knex(table).delete()
  mailbox.mails.length = 0
  admin = await signIn(office.site, 'admin@demo.example')
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

const chat = async () => openChat(office, await signIn(office.site, 'advisor@demo.example'))

async function keyOf(alias: string) {
  const card = await office.knex('advisors').where({ alias, tenant_id: office.tenantId }).first('uuid')
  const user = await office.knex('users').where({ advisor_uuid: card?.uuid }).first('uuid')
  return { key: user?.uuid ?? card?.uuid, card: card?.uuid }
}

async function whileGone(departure: object, work: () => Promise<void>) {
  const { key } = await keyOf(office.alias)
  const path = `/api/v1/people/${key}/deactivation`
  expect((await request(office.site, 'POST', path, { cookie: admin, body: departure })).status).toBe(200)
  await work()
  const back = await signIn(office.site, 'admin@demo.example')
  expect((await request(office.site, 'DELETE', path, { cookie: back })).status).toBe(200)
}

const addressees = async (minutes = 0) => {
  pass(office, minutes)
  await deliver(office.site)
  return mailbox.mails
    .splice(0)
    .filter(({ subject }) => subject === 'Chat mit Vera Visitor')
    .flatMap(({ recipients }) => recipients)
}

test('of an advisor who leaves without a successor, the managers of the branch are told and answer', async () => {
  const { visitor, uuid } = await chat()
  await addressees(5)
  await whileGone({}, async () => {
    expect(await addressees()).toEqual(['branch@demo.example'])
    const manager = await signIn(office.site, 'branch@demo.example')
    const ask = (method: string, rest = '', body?: object) =>
      request(office.site, method, `/api/v1/conversations/${uuid}${rest}`, { cookie: manager, body })
    await ask('PUT', '/seen', { seq: 1 })
    await visitor.write('Ist noch jemand da?')
    expect(await addressees(5)).toEqual(['branch@demo.example'])
    const answer = { client_id: 'a'.repeat(32), text: 'Ja, ich.' }
    expect((await ask('POST', '/messages', answer)).status).toBe(201)
    expect((await visitor.read()).messages.at(-1).text).toBe('Ja, ich.')
  })
})

test('what has been read is not told again when the advisor leaves', async () => {
  const { staff } = await chat()
  await staff.see(1)
  await whileGone({}, async () => expect(await addressees(5)).toEqual([]))
})

test('a successor has the conversation, and open windows learn of it', async () => {
  const { uuid } = await chat()
  const row = () => office.knex('conversations').where({ uuid }).first('advisor_uuid', 'revision', 'changed_at')
  const before = await row()
  const { key, card } = await keyOf('lukas-hofer')
  pass(office, 1)
  await whileGone({ successor_uuid: key, requests: 'hand-over' }, async () => {
    const after = await row()
    expect(after?.advisor_uuid).toBe(card)
    expect(after?.revision).toBe((before?.revision ?? 0) + 1)
    expect((after?.changed_at ?? '') > (before?.changed_at ?? '')).toBe(true)
  })
})
