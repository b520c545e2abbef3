import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOTE_MAX } from '#contract/values'
import { sweep } from '../../core/jobs/retention.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { countStatuses, type Office, openOffice, pass, times } from '../appointments/testing/office.ts'
import { openEvents, openStream } from '../appointments/testing/stream.ts'
import { prove } from '../proof-of-work/testing/prove.ts'
import { begin, newId, openChat, staffOf, textsOf, visitorOf } from './testing/chat.ts'

let office: Office
let cookie: string

beforeAll(async () => {
  office = await openOffice()
  cookie = await signIn(office.site, 'advisor@demo.example')
})
afterAll(() => office.site.stop())
beforeEach(async () => {
  for (const table of ['conversations', 'outbox', 'idempotency_keys', 'audit_log']) await office.knex(table).delete()
})

const chat = (rest: object = {}) => openChat(office, cookie, rest)
type Chat = Awaited<ReturnType<typeof chat>>
const list = async (query = '', as = cookie) =>
  (await request(office.site, 'GET', `/api/v1/conversations${query}`, { cookie: as })).body

describe('a conversation is refused', () => {
  test.each([
    ['an empty message', { text: ' ' }, 'text'],
    ['a message of characters that nobody sees', { text: '\u200b\u2060' }, 'text'],
    ['a message that is too long', { text: 'x'.repeat(NOTE_MAX + 1) }, 'text'],
    ['control characters', { text: 'a\u0007' }, 'text'],
    ['no name', { name: '' }, 'name'],
    ['an invisible name', { name: '\u200b' }, 'name'],
    ['a name in two lines', { name: 'a\nb' }, 'name'],
    ['an address that is none', { email: 'vera' }, 'email'],
    ['a bad key', { client_id: 'x' }, 'client_id'],
    ['a bot', { website: 'spam.example' }, 'website']
  ])('for %s, at its field', async (_what, rest, field) => {
    const { status, body } = await begin(office, rest)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    expect(await office.knex('conversations')).toEqual([])
  })

  test('with an advisor who does not exist, is another institution’s, or has turned the chat off', async () => {
    const at = (alias: string, asked = {}) =>
      request(office.site, 'POST', `/api/v1/advisors/${alias}/conversations`, {
        body: { client_id: newId(), name: 'Vera', text: 'Hallo' },
        ...asked
      })
    expect((await at('nobody-here')).status).toBe(404)
    expect((await at(office.alias, NORDBANK)).status).toBeGreaterThanOrEqual(403)
    const option = office.knex('advisor_contact_options').where({ advisor_uuid: office.advisorUuid, name: 'messenger' })
    const kept = await option.clone().select()
    await option.clone().delete()
    const { status } = await at(office.alias)
    await office.knex('advisor_contact_options').insert(kept)
    expect(status).toBe(403)
  })

  test.each(['messenger', 'contact-api'])('everywhere while the module %s is off', async (module_name) => {
    const { visitor, staff } = await chat()
    const module = office.knex('tenant_modules').where({ module_name, tenant_id: office.tenantId })
    await module.clone().update({ effective_state: false })
    const answers = await Promise.all([
      begin(office),
      visitor.ask('GET'),
      visitor.write('Hallo'),
      visitor.ask('GET', '/news'),
      staff.ask('GET'),
      staff.write('Hallo')
    ])
    await module.clone().update({ effective_state: true })
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
  })
})

describe('the key', () => {
  test('opens nothing else: no key, an unknown one and one of another institution are not found', async () => {
    const { token } = await chat()
    const strangers = [visitorOf(office, 'x'.repeat(43)), visitorOf(office, token, NORDBANK.host)]
    for (const stranger of strangers) {
      const answers = [
        await stranger.ask('GET'),
        await stranger.write('Hallo'),
        await stranger.see(1),
        await stranger.end(),
        await stranger.ask('GET', '/news')
      ]
      for (const { status } of answers) expect([403, 404]).toContain(status)
    }
    expect((await request(office.site, 'GET', '/api/v1/conversation')).status).toBe(404)
    const [row] = await office.knex('conversations')
    expect([row?.ended_at, row?.last_seq, row?.seen_visitor]).toEqual([null, 1, 0])
  })

  test('is stored nowhere, and no cache keeps what it opens', async () => {
    const { token, visitor } = await chat()
    const { headers } = await visitor.ask('GET')
    expect(headers['cache-control']).toBe('no-store')
    for (const table of ['conversations', 'idempotency_keys', 'outbox'])
      expect(JSON.stringify(await office.knex(table))).not.toContain(token)
  })

  test('visitors never see each other’s messages, even with one address', async () => {
    const all = await Promise.all(times(4).map((nth) => chat({ text: `von ${nth}` })))
    const tokens = new Set(all.map(({ token }) => token))
    expect(tokens.size).toBe(4)
    for (const [nth, { visitor }] of all.entries()) await visitor.write(`noch einmal von ${nth}`)
    for (const [nth, { visitor }] of all.entries())
      expect(textsOf((await visitor.read()).messages)).toEqual([
        [1, `von ${nth}`],
        [2, `noch einmal von ${nth}`]
      ])
  })
})

describe('messages', () => {
  test.each([
    ['empty', ' '],
    ['invisible', '\u200b'],
    ['too long', 'x'.repeat(NOTE_MAX + 1)]
  ])('that are %s are refused to both sides', async (_what, text) => {
    const { visitor, staff } = await chat()
    for (const answer of [await visitor.write(text), await staff.write(text)])
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['text']])
  })

  test('are kept once and in order under concurrent repeats of both sides', async () => {
    const { visitor, staff, uuid } = await chat()
    const ids = times(8).map(() => newId())
    const writers = [visitor, staff]
    const answers = await Promise.all(
      ids.flatMap((id, nth) => times(4).map(() => writers[nth % 2]?.write(`Nr. ${nth}`, id)))
    )
    expect(countStatuses(answers.flatMap((one) => one ?? []))).toEqual({ 201: 32 })
    const { messages } = await visitor.read()
    expect(messages.map(({ seq }: { seq: number }) => seq)).toEqual(times(9).map((nth) => nth + 1))
    const kept = await office.knex('conversation_messages').where({ conversation_uuid: uuid })
    expect(new Set(kept.map(({ client_id }) => client_id)).size).toBe(9)
    expect(textsOf((await staff.ask('GET')).body.messages)).toEqual(textsOf(messages))
  })

  test('a conversation begins once for each key, whose first answers are the same', async () => {
    const client_id = newId()
    const answers = await Promise.all(times(5).map(() => begin(office, { client_id })))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.token}`)).size).toBe(1)
    expect(await office.knex('conversations')).toHaveLength(1)
    expect((await begin(office, { client_id, text: 'etwas anderes' })).status).toBe(422)
  })

  test('show each side its own keys only: with the first one, the visitor’s key to the conversation could be had', async () => {
    const client_id = newId()
    const { visitor, staff } = await chat({ client_id })
    const answer = (await staff.write('Grüß Gott')).body
    const keysOf = (messages: { client_id: string }[]) => messages.map((one) => one.client_id)
    const seen = (await staff.ask('GET')).body
    expect(keysOf(seen.messages)).toEqual(['', answer.client_id])
    expect(JSON.stringify([seen, await list()])).not.toContain(client_id)
    expect(keysOf((await visitor.read()).messages)).toEqual([client_id, ''])
  })

  test('under the key of another message are refused', async () => {
    const { visitor, staff } = await chat()
    const id = newId()
    await visitor.write('eins', id)
    expect((await visitor.write('zwei', id)).status).toBe(422)
    expect((await staff.write('eins', id)).status).toBe(422)
  })

  test('come after the last known one only', async () => {
    const { visitor, staff } = await chat()
    await staff.write('Grüß Gott')
    await visitor.write('Danke')
    expect(textsOf((await visitor.read(2)).messages)).toEqual([[3, 'Danke']])
    expect(textsOf((await staff.ask('GET', '?after=1')).body.messages)).toEqual([
      [2, 'Grüß Gott'],
      [3, 'Danke']
    ])
  })

  test('are written by neither side once it has ended, and what was sent before stays sent', async () => {
    const { visitor, staff } = await chat()
    const id = newId()
    await visitor.write('Danke', id)
    expect((await visitor.end()).status).toBe(204)
    expect((await visitor.end()).status).toBe(204)
    const answers = [
      await visitor.write('noch etwas'),
      await staff.write('noch etwas'),
      await visitor.write('Danke', id)
    ]
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 201])
    expect(answers[0]?.body.message).toMatch(/beendet/)
  })
})

test('a conversation ends with its thousandth message', async () => {
  const { visitor, staff, uuid } = await chat()
  await office.knex('conversations').where({ uuid }).update({ last_seq: 998 })
  expect((await visitor.write('Nr. 999')).status).toBe(201)
  expect((await visitor.read()).conversation.ended_at).toBeNull()
  expect((await staff.write('Nr. 1000')).status).toBe(201)
  expect((await visitor.read()).conversation.ended_at).not.toBeNull()
  const refused = [await visitor.write('noch etwas'), await staff.write('noch etwas')]
  expect(refused.map(({ status }) => status)).toEqual([409, 409])
})

describe('a visitor deletes the conversation', () => {
  test('with everything that was written, everything that waits to be sent, and nothing of others', async () => {
    const { visitor, staff, uuid } = await chat()
    const other = await chat({ name: 'Otto Maier' })
    await visitor.write('Noch etwas')
    await staff.write('Grüß Gott')
    await visitor.ask('POST', '/transcript')
    expect((await office.knex('outbox').where({ state: 'waiting' })).length).toBeGreaterThan(4)
    expect((await visitor.ask('DELETE')).status).toBe(204)
    for (const table of ['conversations', 'conversation_messages', 'outbox', 'audit_log'])
      expect(JSON.stringify(await office.knex(table))).not.toMatch(new RegExp(`${uuid}|Noch etwas|Grüß Gott`))
    const answers = [
      await visitor.ask('GET'),
      await visitor.ask('DELETE'),
      await visitor.ask('POST', '/transcript'),
      await visitor.write('Hallo'),
      await staff.ask('GET'),
      await staff.write('Hallo')
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    expect((await other.visitor.read()).messages).toHaveLength(1)
    expect(await office.knex('outbox').whereLike('dedupe_key', `%${other.uuid}%`)).not.toEqual([])
  })

  test('after it has ended, too; a stranger deletes nothing', async () => {
    const { visitor, token } = await chat()
    for (const stranger of [visitorOf(office, 'x'.repeat(43)), visitorOf(office, token, NORDBANK.host)])
      expect([403, 404]).toContain((await stranger.ask('DELETE')).status)
    await visitor.end()
    expect(await office.knex('conversations')).toHaveLength(1)
    expect((await visitor.ask('DELETE')).status).toBe(204)
    expect(await office.knex('conversations')).toEqual([])
  })
})

describe('staff', () => {
  test.each([
    ['a guest', '', 401],
    ['a colleague', 'second@demo.example', 404],
    ['marketing', 'marketing@demo.example', 403]
  ])('%s reads and writes nothing', async (_who, account, status) => {
    const { uuid } = await chat()
    const as = account ? await signIn(office.site, account) : ''
    const other = staffOf(office, as, uuid)
    const answers = [
      await other.ask('GET'),
      await other.write('Hallo'),
      await other.see(1),
      await other.ask('PUT', '/advisor', { advisor_uuid: office.advisorUuid }),
      await other.ask('POST', '/end')
    ]
    expect(answers.map((one) => one.status)).toEqual(answers.map(() => status))
  })

  test('of another institution finds nothing, and advisors only list their own', async () => {
    const { uuid } = await chat()
    const foreign = await signIn(office.site, 'admin@nordbank.example', NORDBANK)
    expect([403, 404]).toContain((await staffOf(office, foreign, uuid, NORDBANK).ask('GET')).status)
    expect((await list()).total).toBe(1)
    expect((await list('', await signIn(office.site, 'second@demo.example'))).total).toBe(0)
    expect((await list('', await signIn(office.site, 'admin@demo.example'))).total).toBe(1)
  })

  test('sees what is unread until it is seen, and its marks reach the visitor', async () => {
    const { visitor, staff } = await chat()
    await visitor.write('Sind Sie da?')
    const [found] = (await list('?state=unread')).conversations
    expect([found.unread, found.last_text]).toEqual([2, 'Sind Sie da?'])
    expect((await staff.see(99)).status).toBe(204)
    expect((await list('?state=unread')).total).toBe(0)
    expect((await visitor.read()).conversation.seen_staff).toBe(2)
    // marks never go back
    await staff.see(1)
    expect((await visitor.read()).conversation.seen_staff).toBe(2)
  })

  test('finds by name and address, filters by state and owner', async () => {
    const { visitor } = await chat()
    await chat({ name: 'Otto Übelhör', email: '' })
    await visitor.end()
    const totals = await Promise.all(
      ['?q=ubelhor', '?q=vera%40', '?state=ended', '?state=all', '?q=niemand', '?owner=own'].map(
        async (query) => (await list(query)).total
      )
    )
    expect(totals).toEqual([1, 0, 1, 2, 0, 1])
  })

  test('hands over to a colleague of the branch, who then has it, and not beyond', async () => {
    const { uuid, staff } = await chat()
    const { organization_uuid } = (await office.knex('advisors').where({ uuid: office.advisorUuid }).first()) ?? {}
    const elsewhere = await office
      .knex('advisors')
      .where({ tenant_id: office.tenantId })
      .whereNot({ organization_uuid })
      .first('uuid')
    expect((await staff.ask('PUT', '/advisor', { advisor_uuid: elsewhere.uuid })).status).toBe(422)
    const colleague = await office
      .knex('advisors')
      .where({ organization_uuid })
      .whereNull('deactivated_at')
      .whereNot({ uuid: office.advisorUuid })
      .first('uuid')
    expect((await staff.ask('PUT', '/advisor', { advisor_uuid: colleague.uuid })).status).toBe(204)
    expect((await staff.ask('GET')).status).toBe(404)
    expect(await office.knex('conversations').where({ uuid }).first('advisor_uuid')).toEqual({
      advisor_uuid: colleague.uuid
    })
    const [entry] = await office.knex('audit_log').where({ object: 'conversation' })
    expect(JSON.parse(entry?.changes ?? '[]').map(({ field }: { field: string }) => field)).toContain('advisor')
  })

  test('ends it, which stands in the log without the visitor’s name', async () => {
    const { staff, visitor } = await chat()
    expect((await staff.ask('POST', '/end')).status).toBe(204)
    expect((await visitor.read()).conversation.ended_at).toBeTruthy()
    const log = await office.knex('audit_log').where({ object: 'conversation' })
    expect(log).toHaveLength(1)
    expect(JSON.stringify(log)).not.toMatch(/Vera|visitor\.example|Frage zum Konto/)
  })
})

describe('news', () => {
  test('reach the visitor and the advisor, and nobody else', async () => {
    const { token, visitor, staff } = await chat()
    const { token: other } = await chat()
    const open = (key: string) => openEvents(office.site, '/api/v1/conversation/news', { 'conversation-token': key })
    const [own, strange, desk] = [
      await open(token),
      await open(other),
      await openStream(office.site, '/api/v1/conversations/news', cookie)
    ]
    await Promise.all([own.untilTold(1), strange.untilTold(1), desk.untilTold(1)])
    await staff.write('Grüß Gott')
    await Promise.all([own.untilTold(2), desk.untilTold(2)])
    await visitor.write('Danke')
    await Promise.all([own.untilTold(3), desk.untilTold(3)])
    expect(strange.told()).toBe(1)
    for (const stream of [own, strange, desk]) await stream.close()
  })

  test('tell the advisor of a conversation that its visitor has deleted, and forget it soon', async () => {
    const { visitor } = await chat()
    const desk = await openStream(office.site, '/api/v1/conversations/news', cookie)
    const other = await openStream(
      office.site,
      '/api/v1/conversations/news',
      await signIn(office.site, 'second@demo.example')
    )
    await Promise.all([desk.untilTold(1), other.untilTold(1)])
    await visitor.ask('DELETE')
    await desk.untilTold(2)
    expect(other.told()).toBe(1)
    for (const stream of [desk, other]) await stream.close()
    pass(office, 5)
    await sweep(office.site.app)
    expect(await office.knex('deleted_conversations')).toEqual([])
  })

  test('end for a session that has ended, and for a conversation that is deleted', async () => {
    const { token, uuid } = await chat()
    const session = await signIn(office.site, 'advisor@demo.example')
    const own = await openEvents(office.site, '/api/v1/conversation/news', { 'conversation-token': token })
    const desk = await openStream(office.site, '/api/v1/conversations/news', session)
    await Promise.all([own.untilTold(1), desk.untilTold(1)])
    await office.knex('conversations').where({ uuid }).delete()
    await request(office.site, 'POST', '/account/logout', {
      cookie: session,
      body: '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' }
    })
    await Promise.all([own.untilEnded(), desk.untilEnded()])
  })
})

describe('that somebody is writing', () => {
  const seenByVisitor = async ({ visitor }: Chat) => (await visitor.read()).conversation.is_typing
  const seenByStaff = async ({ staff }: Chat) => (await staff.ask('GET')).body.conversation.is_typing

  test('is seen by the other side for some seconds, and ends with the message', async () => {
    const one = await chat()
    const other = await chat()
    expect((await one.visitor.ask('POST', '/typing')).status).toBe(204)
    expect((await one.staff.ask('POST', '/typing')).status).toBe(204)
    expect([await seenByVisitor(one), await seenByStaff(one)]).toEqual([true, true])
    expect([await seenByVisitor(other), await seenByStaff(other)]).toEqual([false, false])
    await one.visitor.write('Danke')
    expect([await seenByVisitor(one), await seenByStaff(one)]).toEqual([true, false])
    pass(office, 1)
    expect(await seenByVisitor(one)).toBe(false)
  })

  test('is said by nobody else, and not of a conversation that has ended', async () => {
    const one = await chat()
    const strangers = [visitorOf(office, 'x'.repeat(43)), visitorOf(office, one.token, NORDBANK.host)]
    for (const stranger of strangers) expect([403, 404]).toContain((await stranger.ask('POST', '/typing')).status)
    const colleague = staffOf(office, await signIn(office.site, 'second@demo.example'), one.uuid)
    expect((await colleague.ask('POST', '/typing')).status).toBe(404)
    await one.visitor.end()
    for (const side of [one.visitor, one.staff]) expect((await side.ask('POST', '/typing')).status).toBe(204)
    expect([await seenByVisitor(one), await seenByStaff(one)]).toEqual([false, false])
  })

  test('is told to open windows: to the visitor as a change, to staff by a word of its own', async () => {
    const { token, visitor, staff } = await chat()
    const own = await openEvents(office.site, '/api/v1/conversation/news', { 'conversation-token': token })
    const desk = await openStream(office.site, '/api/v1/conversations/news', cookie)
    await own.untilTold(1)
    await desk.untilTold(1)
    // in turn: of two that read one stream, the second would get the next sign of life
    await desk.untilTold(1, 'typing')
    await staff.ask('POST', '/typing')
    await own.untilTold(2)
    await visitor.ask('POST', '/typing')
    await desk.untilTold(2, 'typing')
    expect(desk.told()).toBe(1)
    for (const stream of [own, desk]) await stream.close()
  })
})

describe('conversations are kept', () => {
  test('for as many days after their last message as the institution sets', async () => {
    await chat()
    const { visitor } = await chat()
    pass(office, 20 * 24 * 60)
    await visitor.write('noch da')
    const period = { tenant_id: office.tenantId, kind: 'conversation' }
    const left = async () => {
      await sweep(office.site.app)
      return (await office.knex('conversations')).length
    }
    pass(office, 69 * 24 * 60)
    expect(await left()).toBe(2)
    pass(office, 2 * 24 * 60)
    expect(await left()).toBe(1)
    await office.knex('retention_periods').insert({ ...period, days: 30 })
    expect(await left()).toBe(0)
    expect(await office.knex('conversation_messages')).toEqual([])
    await office.knex('retention_periods').where(period).delete()
  })
})

describe('limits', () => {
  let strict: Office
  beforeAll(async () => {
    strict = await openOffice({})
  })
  afterAll(() => strict.site.stop())

  test('without a proof of work nothing begins; messages of one conversation are limited, and say until when', async () => {
    expect(Object.keys((await begin(strict)).body.errors)).toEqual(['proof'])
    const { body } = await begin(strict, { proof: await prove(strict.site, undefined, 'contact') })
    const visitor = visitorOf(strict, body.token)
    const id = newId()
    for (const nth of times(40)) await visitor.write(`Nr. ${nth}`, nth ? newId() : id)
    const refused = await visitor.write('zu viel')
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    // what has come already is confirmed, not counted
    expect((await visitor.write('Nr. 0', id)).status).toBe(201)
    expect((await visitor.read()).messages).toHaveLength(41)
  })

  test('a transcript is sent three times an hour', async () => {
    const proof = await prove(strict.site, undefined, 'contact')
    const { visitor, staff } = await openChat(strict, await signIn(strict.site, 'advisor@demo.example'), { proof })
    await staff.write('Grüß Gott')
    const statuses: number[] = []
    while (statuses.length < 4) statuses.push((await visitor.ask('POST', '/transcript')).status)
    expect(statuses).toEqual([202, 202, 202, 429])
  })
})
