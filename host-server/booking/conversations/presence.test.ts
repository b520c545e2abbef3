import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweep } from '../../core/jobs/retention.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { later, MONDAY, type Office, openOffice, pass } from '../appointments/testing/office.ts'
import { openEvents } from '../appointments/testing/stream.ts'
import { openChat } from './testing/chat.ts'

let office: Office
let cookie: string

beforeAll(async () => {
  office = await openOffice()
  // Mondays to Fridays from nine to five in Vienna, on any day of the test
  const branch = { tenant_id: office.tenantId, organization_uuid: office.organizationUuid }
  await office.knex('opening_hours').where(branch).delete()
  const hours = { start_time: '09:00', end_time: '17:00' }
  await office.knex('opening_hours').insert([1, 2, 3, 4, 5].map((day) => ({ ...branch, day, ...hours })))
})
afterAll(() => office.site.stop())
beforeEach(async () => {
  for (const table of ['conversations', 'conversation_absences', 'holidays']) await office.knex(table).delete()
  office.site.clock.time = new Date(MONDAY)
  cookie = await signIn(office.site, 'advisor@demo.example')
})

const PATH = '/api/v1/conversations/presence'
const ask = (method: string, body?: object, as = cookie) => request(office.site, method, PATH, { cookie: as, body })
const times = async (alias = office.alias) =>
  (await request(office.site, 'GET', `/api/v1/advisors/${alias}/chat-times`)).body

/** Conversations of the past: when each began, and after how many minutes it was answered, if ever. */
async function past(...all: readonly [began: string, minutes: number | null, ended?: boolean][]) {
  const { tenantId: tenant_id, advisorUuid: advisor_uuid } = office
  for (const [created_at, minutes, ended = false] of all) {
    const uuid = randomUUID()
    const counts = { revision: 1, last_seq: 2, last_seq_visitor: 1, last_seq_staff: 2, seen_visitor: 2, seen_staff: 1 }
    const fixed = { name: 'Vera', email: '', language: '', search_words: '', campaign: '' }
    const at = {
      created_at,
      last_at: created_at,
      changed_at: created_at,
      ended_at: ended ? later(created_at, 60) : null
    }
    await office
      .knex('conversations')
      .insert({ tenant_id, advisor_uuid, uuid, token_hash: uuid, ...fixed, ...counts, ...at })
    const said = { tenant_id, conversation_uuid: uuid, author_name: '', text: 'Hallo' }
    const messages = [{ ...said, seq: 1, client_id: 'a', is_from_visitor: true, created_at }]
    if (minutes !== null)
      messages.push({ ...said, seq: 2, client_id: 'b', is_from_visitor: false, created_at: later(created_at, minutes) })
    await office.knex('conversation_messages').insert(messages)
  }
}

/** Friday before, at a time in Vienna. */
const friday = (time: string) => `2027-02-26T${time}:00Z`
const often = (minutes: number | null, count: number, ended = false) =>
  Array.from({ length: count }, () => [friday('09:00'), minutes, ended] as [string, number | null, boolean])

describe('the usual time to an answer', () => {
  test('is not said of fewer than five conversations', async () => {
    await past(...often(3, 4))
    expect((await times()).answers_within).toBeNull()
    await past(...often(3, 1))
    expect((await times()).answers_within).toBe(5)
  })

  test('is within what half of them had an answer, and the unanswered count', async () => {
    await past(...often(4, 3), ...often(25, 4))
    expect((await times()).answers_within).toBe(30)
    await past(...often(null, 7, true))
    expect((await times()).answers_within).toBeNull()
  })

  test('counts neither the night nor a weekend, and nothing of what began and ended in it', async () => {
    // ten minutes before closing, answered ten minutes after opening on Monday
    const overnight = (24 * 2 + 16) * 60 + 20
    await past(...Array.from({ length: 5 }, () => [friday('15:50'), overnight] as [string, number]))
    office.site.clock.time = new Date('2027-03-01T12:00:00Z')
    expect((await times()).answers_within).toBe(30)
    await office.knex('conversations').delete()
    await past(...Array.from({ length: 9 }, () => [friday('20:00'), 5] as [string, number]))
    expect((await times()).answers_within).toBeNull()
  })

  test('leaves out what may still be answered, what is blocked, and what is longer ago than four weeks', async () => {
    await past(...often(8, 5), ...Array.from({ length: 9 }, () => [later(MONDAY, -1), null] as [string, null]))
    expect((await times()).answers_within).toBe(10)
    pass(office, 28 * 24 * 60)
    expect((await times()).answers_within).toBeNull()
  })

  test('is of no use beyond the longest that is said', async () => {
    await past(...often(300, 6))
    expect((await times()).answers_within).toBeNull()
  })

  test('is said of nobody who has no chat, and by no other institution', async () => {
    const get = (alias: string, asked = {}) =>
      request(office.site, 'GET', `/api/v1/advisors/${alias}/chat-times`, asked)
    expect((await get('nobody-here')).status).toBe(404)
    expect((await get(office.alias, NORDBANK)).status).toBeGreaterThanOrEqual(403)
    expect((await times()).open_today).toEqual([{ start_time: '09:00', end_time: '17:00' }])
  })
})

describe('that an advisor answers later', () => {
  test.each([
    ['a guest', '', 401],
    ['marketing', 'marketing@demo.example', 403]
  ])('%s does not say', async (_who, account, status) => {
    const as = account ? await signIn(office.site, account) : ''
    expect([(await ask('GET', undefined, as)).status, (await ask('PUT', { is_away: true }, as)).status]).toEqual([
      status,
      status
    ])
  })

  test('nobody says without a card, nor anything but yes or no', async () => {
    const admin = await signIn(office.site, 'admin@demo.example')
    await office.knex('users').where({ email_address: 'admin@demo.example' }).update({ advisor_uuid: null })
    const refused = await ask('PUT', { is_away: true }, admin)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/Karte/)])
    expect((await ask('PUT', { is_away: 'ja' })).status).toBe(422)
  })

  test('is said by hand, told to visitors of that advisor alone, and taken back', async () => {
    const { visitor, token } = await openChat(office, cookie)
    const news = await openEvents(office.site, '/api/v1/conversation/news', { 'conversation-token': token })
    await news.untilTold(1)
    expect([(await ask('GET')).body.away_until, (await times()).away_until]).toEqual([null, null])
    const { status, body } = await ask('PUT', { is_away: true })
    // midnight in Vienna
    expect([status, body.away_until]).toEqual([200, '2027-03-01T23:00:00Z'])
    await news.untilTold(2)
    await news.close()
    expect((await ask('GET')).body).toEqual(body)
    expect((await times()).away_until).toBe(body.away_until)
    expect((await visitor.read()).conversation.away_until).toBe(body.away_until)
    expect((await times('lukas-hofer')).away_until ?? null).toBeNull()
    expect((await ask('PUT', { is_away: false })).body.away_until).toBeNull()
    expect((await visitor.read()).conversation.away_until).toBeNull()
  })

  test('ends with the day by itself', async () => {
    const { visitor } = await openChat(office, cookie)
    await ask('PUT', { is_away: true })
    office.site.clock.time = new Date('2027-03-01T23:00:00Z')
    cookie = await signIn(office.site, 'advisor@demo.example')
    expect((await ask('GET')).body.away_until).toBeNull()
    expect((await visitor.read()).conversation.away_until).toBeNull()
    await sweep(office.site.app)
    expect(await office.knex('conversation_absences')).toEqual([])
  })
})
