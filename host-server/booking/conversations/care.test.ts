import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweep } from '../../core/jobs/retention.ts'
import { request, signIn } from '../../testing/client.ts'
import { type Delivered, deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { type Office, openOffice, pass } from '../appointments/testing/office.ts'
import { openEvents } from '../appointments/testing/stream.ts'
import { conversations } from './conversations.routes.ts'
import { begin, FIRST, openChat, staffOf } from './testing/chat.ts'

let office: Office
let mailbox: Mailbox
let cookie: string

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})
beforeEach(async () => {
  for (const table of ['conversations', 'contact_requests', 'outbox', 'idempotency_keys', 'audit_log'])
    await office.knex(table).delete()
  mailbox.mails.length = 0
  cookie = await signIn(office.site, 'advisor@demo.example')
})

const NOTE = 'Zahlt langsam, siehe Akt 4711'
const chat = (rest: object = {}) => openChat(office, cookie, rest)
type Chat = Awaited<ReturnType<typeof chat>>
const note = ({ staff }: Chat, text: string, known = '') => staff.ask('PUT', '/note', { text, known })
const block = ({ staff }: Chat, is_blocked = true) => staff.ask('PUT', '/block', { is_blocked })
const total = async (state: string) =>
  (await request(office.site, 'GET', `/api/v1/conversations?state=${state}`, { cookie })).body.total

async function sent(): Promise<Delivered[]> {
  pass(office, 60)
  await deliver(office.site)
  return mailbox.mails.splice(0)
}

describe('who may not answer a conversation', () => {
  test.each([
    ['a guest', '', 401],
    ['a colleague', 'second@demo.example', 404],
    ['marketing', 'marketing@demo.example', 403]
  ])('%s notes, blocks and takes over nothing', async (_who, account, status) => {
    const { uuid } = await chat()
    const other = staffOf(office, account ? await signIn(office.site, account) : '', uuid)
    const answers = [
      await other.ask('PUT', '/note', { text: NOTE, known: '' }),
      await other.ask('PUT', '/block', { is_blocked: true }),
      await other.ask('POST', '/request')
    ]
    expect(answers.map((one) => one.status)).toEqual([status, status, status])
    expect(await office.knex('conversation_notes')).toEqual([])
    expect(await office.knex('contact_requests')).toEqual([])
  })
})

describe('an internal note', () => {
  test('is read by who may answer, is changed by one at a time, and is removed by an empty one', async () => {
    const one = await chat()
    expect((await note(one, 'x'.repeat(2001))).status).toBe(422)
    expect((await note(one, NOTE)).body.note).toMatchObject({
      text: NOTE,
      author_name: expect.stringContaining('Gruber')
    })
    const asked = staffOf(office, await signIn(office.site, 'admin@demo.example'), one.uuid)
    expect((await asked.ask('GET')).body.note.text).toBe(NOTE)
    // somebody who has not seen it does not overwrite it; the same text is no conflict
    const blind = await asked.ask('PUT', '/note', { text: 'anderes', known: '' })
    expect([blind.status, blind.body.message]).toEqual([409, expect.stringMatching(/inzwischen geändert/)])
    expect((await asked.ask('PUT', '/note', { text: NOTE, known: '' })).status).toBe(200)
    expect((await asked.ask('PUT', '/note', { text: '', known: NOTE })).body).toEqual({ note: null })
    expect((await one.staff.ask('GET')).body.note).toBeNull()
  })

  const visitors = conversations
    .map(({ endpoint }) => endpoint)
    .filter(({ shape }) => shape.access.public && shape.headers)
  const BODIES: Record<string, object> = {
    '/messages': { client_id: 'a'.repeat(32), text: 'Hallo' },
    '/offers/:seq/appointment': { starts_at: '2027-03-02T08:00:00Z' },
    '/seen': { seq: 1 }
  }
  // what deletes comes last
  const inOrder = visitors.toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))

  test('is in no answer of any endpoint of visitors, in no stream and in no mail', async () => {
    const one = await chat()
    await one.staff.write('Grüß Gott')
    await note(one, NOTE)
    const seen: string[] = []
    for (const { method, path, shape } of inOrder) {
      const rest = path.replace('/api/v1/conversation', '')
      if (shape.stream === 'text/event-stream') {
        const stream = await openEvents(office.site, path, { 'conversation-token': one.token })
        await stream.untilTold(1)
        await stream.close()
        continue
      }
      const { status, body } = await one.visitor.ask(method, rest.replace(':seq', '1'), BODIES[rest])
      seen.push(`${method} ${rest} ${status}`)
      expect([rest, JSON.stringify(body ?? null)]).toEqual([rest, expect.not.stringContaining('4711')])
      if (rest === '/transcript') for (const { raw } of await sent()) expect(raw).not.toContain('4711')
    }
    expect(seen).toEqual(
      expect.arrayContaining(
        [' 200', '/messages 201', '/seen 204', '/end 204', '/transcript 202'].map((end) => expect.stringContaining(end))
      )
    )
    expect(await office.knex('conversation_notes')).toEqual([])
  })

  test('goes with its conversation', async () => {
    await note(await chat(), NOTE)
    pass(office, 91 * 24 * 60)
    await sweep(office.site.app)
    expect(await office.knex('conversation_notes')).toEqual([])
  })
})

describe('a blocked visitor', () => {
  test('reads and deletes, writes nothing, and begins nothing with the same address', async () => {
    const one = await chat()
    expect((await block(one)).status).toBe(204)
    expect((await one.visitor.read()).conversation.is_blocked).toBe(true)
    const refused = [await one.visitor.write('Hallo'), await one.staff.write('Hallo')]
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual([
      [409, expect.stringMatching(/nicht mehr schreiben/)],
      [409, expect.stringMatching(/nicht mehr schreiben/)]
    ])
    const again = await begin(office, { email: FIRST.email.toUpperCase() })
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['email']])
    expect((await begin(office, { email: 'other@visitor.example' })).status).toBe(201)
    expect((await begin(office, { email: '' })).status).toBe(201)
    expect([await total('open'), await total('blocked'), await total('all')]).toEqual([2, 1, 3])
    expect((await one.visitor.ask('DELETE')).status).toBe(204)
  })

  test('writes on once that is undone, and both stands in the log without a name', async () => {
    const one = await chat()
    await block(one)
    await block(one)
    expect((await block(one, false)).status).toBe(204)
    expect((await one.visitor.write('Danke')).status).toBe(201)
    expect((await begin(office)).status).toBe(201)
    const log = await office.knex('audit_log').where({ object: 'conversation' })
    expect(log).toHaveLength(2)
    expect(JSON.stringify(log)).not.toMatch(/Vera|visitor\.example/)
  })

  test('of one advisor begins with another', async () => {
    await block(await chat())
    const { alias } = await office
      .knex('advisors as a')
      .join('advisor_contact_options as o', 'o.advisor_uuid', 'a.uuid')
      .where({ 'a.tenant_id': office.tenantId, 'o.name': 'messenger' })
      .whereNull('a.deactivated_at')
      .whereNot('a.uuid', office.advisorUuid)
      .first('a.alias')
    expect((await begin({ ...office, alias })).status).toBe(201)
  })
})

describe('a conversation becomes a request', () => {
  test('once, with what the visitor has written, and without a mail to anyone', async () => {
    const one = await chat()
    await one.visitor.write('Und noch etwas')
    await one.staff.write('Ich kümmere mich darum')
    expect((await one.visitor.read()).conversation.has_request).toBe(false)
    await office.knex('outbox').delete()
    const answers = [await one.staff.ask('POST', '/request'), await one.staff.ask('POST', '/request')]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    const rows = await office.knex('contact_requests')
    expect(rows).toMatchObject([
      {
        advisor_uuid: office.advisorUuid,
        kind: 'messenger',
        first_name: 'Vera',
        last_name: 'Visitor',
        email: FIRST.email,
        note: `${FIRST.text}\n\nUnd noch etwas`
      }
    ])
    expect((await one.staff.ask('GET')).body.conversation.request_uuid).toBe(rows[0]?.uuid)
    // it stays when the visitor deletes the conversation, which is said before
    expect((await one.visitor.read()).conversation.has_request).toBe(true)
    const inbox = await request(office.site, 'GET', `/api/v1/contact-requests/${rows[0]?.uuid}`, { cookie })
    expect([inbox.status, inbox.body.request?.note ?? inbox.body.note]).toEqual([200, rows[0]?.note])
    expect(await sent()).toEqual([])
  })

  test('with the latest that has room, if not all has', async () => {
    const one = await chat({ text: 'a'.repeat(1500) })
    await one.visitor.write('b'.repeat(1500))
    await one.staff.ask('POST', '/request')
    const [row] = await office.knex('contact_requests')
    expect(row?.note).toBe('b'.repeat(1500))
  })

  test('of a colleague, who is told', async () => {
    const { uuid, staff } = await chat()
    await staff.see(1)
    await office.knex('outbox').delete()
    await staffOf(office, await signIn(office.site, 'admin@demo.example'), uuid).ask('POST', '/request')
    expect((await sent()).map(({ recipients }) => recipients)).toEqual([['anna.gruber@demo.example']])
  })

  test('not without an address to which it could be answered', async () => {
    const one = await chat({ email: '' })
    const { status, body } = await one.staff.ask('POST', '/request')
    expect([status, body.message]).toEqual([409, expect.stringMatching(/E-Mail-Adresse/)])
    expect(await office.knex('contact_requests')).toEqual([])
  })
})
