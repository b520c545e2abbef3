// @module-tag race
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import {
  audit,
  book,
  CONSISTENT,
  countStatuses,
  emptyCalendars,
  later,
  type Office,
  openOffice,
  TUESDAY,
  times
} from '../appointments/testing/office.ts'
import { newId, openChat, staffOf } from './testing/chat.ts'

let office: Office
let cookie: string

beforeAll(async () => {
  office = await openOffice()
  cookie = await signIn(office.site, 'advisor@demo.example')
})
afterAll(() => office.site.stop())
beforeEach(async () => {
  for (const table of ['conversations', 'outbox', 'idempotency_keys']) await office.knex(table).delete()
  await emptyCalendars(office)
})

const TEN = later(TUESDAY, 60)
const ELEVEN = later(TUESDAY, 120)

/** A conversation in which ten and eleven o'clock are offered. */
async function offered(rest: object = {}, asked: object = {}) {
  const chat = await openChat(office, cookie, rest)
  const body = { topic: office.topics.short, type: 'in-branch', starts: [ELEVEN, TEN], ...asked }
  const offer = (changed: object = {}) => chat.staff.ask('POST', '/offers', { client_id: newId(), ...body, ...changed })
  const answer = await offer()
  const press = (starts_at: string, added: object = {}, seq = answer.body.seq) =>
    chat.visitor.ask('POST', `/offers/${seq}/appointment`, { starts_at, ...added })
  return { ...chat, offer, answer, press }
}
const booked = () => office.knex('appointments').where({ advisor_uuid: office.advisorUuid })

describe('an offer is refused', () => {
  test.each([
    ['no time', { starts: [] }, 'starts'],
    ['a time twice', { starts: [TEN, TEN] }, 'starts'],
    ['six times', { starts: times(6).map((nth) => later(TUESDAY, nth * 30)) }, 'starts'],
    ['a moment that is none', { starts: ['tomorrow'] }, 'starts.0'],
    ['a text that is too long', { text: 'x'.repeat(2001) }, 'text']
  ])('for %s, at its field', async (_what, changed, field) => {
    const { offer } = await offered()
    const { status, body } = await offer(changed)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test('for topics that the advisor does not offer', async () => {
    const { offer } = await offered()
    for (const topic of [office.topics.unoffered, office.topics.foreign]) {
      const { status, body } = await offer({ topic })
      expect([status, Object.keys(body.errors)]).toEqual([422, ['topic']])
    }
  })

  test('for times that are not free, with others that are', async () => {
    const { offer, visitor } = await offered()
    await book(office, TUESDAY)
    for (const start of [TUESDAY, later(TUESDAY, 10), later(TUESDAY, -120), '2027-02-01T09:00:00Z']) {
      const { status, body } = await offer({ starts: [TEN, start] })
      expect([status, body.slots.length]).toEqual([409, 6])
    }
    expect((await visitor.read()).messages).toHaveLength(2)
  })

  test('to colleagues, to guests, in what has ended, and without online appointments', async () => {
    const chat = await offered()
    const body = { client_id: newId(), topic: office.topics.short, type: 'in-branch', starts: [TEN] }
    const second = await signIn(office.site, 'second@demo.example')
    expect((await staffOf(office, second, chat.uuid).ask('POST', '/offers', body)).status).toBe(404)
    expect((await staffOf(office, '', chat.uuid).ask('POST', '/offers', body)).status).toBe(401)
    const module = office
      .knex('tenant_modules')
      .where({ module_name: 'online-appointments', tenant_id: office.tenantId })
    await module.clone().update({ effective_state: false })
    const off = [await chat.offer(), await chat.press(TEN)]
    const { can_offer } = (await chat.staff.ask('GET')).body.conversation
    await module.clone().update({ effective_state: true })
    expect([off.map(({ status }) => status), can_offer]).toEqual([[403, 403], false])
    await chat.visitor.end()
    const ended = [await chat.offer(), await chat.press(TEN)]
    expect(ended.map(({ status, body: said }) => [status, said.slots])).toEqual([
      [409, []],
      [409, []]
    ])
    expect(await booked()).toEqual([])
  })
})

describe('an offered time', () => {
  test('stands in the conversation of both, and one press books it, as every booking', async () => {
    const { visitor, staff, press, answer } = await offered()
    expect(answer.status).toBe(201)
    expect(answer.body.offer).toMatchObject({ topic: 'Short', type: 'in-branch', starts: [TEN, ELEVEN] })
    const { status, body } = await press(TEN)
    expect([status, body.booked.offer_seq, body.booked.starts_at, body.booked.state]).toEqual([
      201,
      answer.body.seq,
      TEN,
      'booked'
    ])
    expect((await request(office.site, 'GET', body.booked.href)).status).toBe(200)
    const [row] = await booked()
    expect(row).toMatchObject({
      first_name: 'Vera',
      last_name: 'Visitor',
      email: 'vera@visitor.example',
      starts_at: TEN,
      state: 'booked',
      booked_by: 'visitor'
    })
    const [, , seen] = (await staff.ask('GET')).body.messages
    expect([seen.booked.starts_at, seen.booked.href]).toEqual([TEN, ''])
    expect((await visitor.read(2)).messages).toHaveLength(1)
    const mails = await office.knex('outbox').where({ kind: 'appointment-mail' })
    expect(mails.length).toBeGreaterThanOrEqual(2)
    expect(await audit(office)).toEqual(CONSISTENT)
  })

  test('is booked once, however often it is pressed; another one of the same offer is refused', async () => {
    const { press, visitor } = await offered()
    const answers = await Promise.all(times(5).map(() => press(TEN)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.seq}`)).size).toBe(1)
    expect(countStatuses(answers)).toEqual({ 201: 5 })
    expect((await press(TEN)).status).toBe(201)
    const other = await press(ELEVEN)
    expect([other.status, other.body.slots, other.body.message]).toEqual([409, [], expect.stringMatching(/gebucht/)])
    expect(await booked()).toHaveLength(1)
    expect((await visitor.read()).messages).toHaveLength(3)
  })

  test('that two visitors press at once goes to one, and the other is shown what is free and books that', async () => {
    const two = [await offered(), await offered()]
    const answers = await Promise.all(two.map(({ press }) => press(TEN)))
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 1 })
    const lost = answers.findIndex(({ status }) => status === 409)
    const { slots, message } = answers[lost]?.body ?? {}
    expect(message).toMatch(/nicht mehr frei/)
    expect(slots).toHaveLength(6)
    expect(slots).not.toContain(TEN)
    expect((await two[lost]?.press(slots[0]))?.status).toBe(201)
    expect(await booked()).toHaveLength(2)
    expect(await audit(office)).toEqual(CONSISTENT)
  })

  test('needs no confirmation; another one in its place does, where the advisor confirms', async () => {
    const advisor = office.knex('advisors').where({ uuid: office.advisorUuid })
    await advisor.clone().update({ requires_confirmation: true })
    const [first, second] = [await offered(), await offered()]
    const states = [(await first.press(TEN)).body.booked.state, (await second.press(TUESDAY)).body.booked.state]
    await advisor.clone().update({ requires_confirmation: false })
    expect(states).toEqual(['booked', 'requested'])
    expect((await booked().orderBy('starts_at')).map(({ state }) => state)).toEqual(['requested', 'booked'])
  })

  test('asks for what an appointment needs and the conversation does not know', async () => {
    const { press } = await offered({ name: 'Vera', email: '' }, { type: 'by-phone' })
    const missing = await press(TEN)
    expect([missing.status, Object.keys(missing.body.errors)]).toEqual([422, ['last_name', 'email', 'phone']])
    const wrong = await press(TEN, { last_name: 'Huber', email: 'vera@localhost', phone: '12' })
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['email', 'phone']])
    const added = { last_name: 'Huber', email: 'vera@visitor.example', phone: '+43 1 234567' }
    expect((await press(TEN, added)).status).toBe(201)
    const [row] = await booked()
    expect([row.first_name, row.last_name, row.email, row.phone]).toEqual(['Vera', ...Object.values(added)])
  })

  test('is booked by nobody else: not by another’s key, nor at a message without times', async () => {
    const { answer, press } = await offered()
    const { visitor: other } = await openChat(office, cookie, { name: 'Otto Maier' })
    const path = `/offers/${answer.body.seq}/appointment`
    expect((await other.ask('POST', path, { starts_at: TEN })).status).toBe(404)
    expect((await press(TEN, {}, 1)).status).toBe(404)
    expect((await press(TEN, {}, 99)).status).toBe(404)
    expect(await booked()).toEqual([])
  })

  test('stays with the advisor who has offered it, and goes when they leave', async () => {
    const { press } = await offered()
    const advisor = office.knex('advisors').where({ uuid: office.advisorUuid })
    await advisor.clone().update({ deactivated_at: '2027-03-01T08:00:00Z' })
    const gone = await press(TEN)
    await advisor.clone().update({ deactivated_at: null })
    expect([gone.status, gone.body.slots]).toEqual([409, []])
    expect((await press(TEN)).status).toBe(201)
  })

  test('is taken once for each key of the advisor', async () => {
    const { offer, visitor } = await offered()
    const client_id = newId()
    await offer({ client_id, starts: [TEN] })
    await book(office, TEN)
    // the answer was lost: the offer stands, though its time is taken
    expect((await offer({ client_id, starts: [TEN] })).status).toBe(201)
    expect((await visitor.read()).messages).toHaveLength(3)
    expect((await offer({ client_id, starts: [ELEVEN] })).status).toBe(422)
  })
})
