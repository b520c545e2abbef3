import { randomUUID } from 'node:crypto'
import type { Context } from 'koa'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Unavailable } from '../../core/base/failures.ts'
import { isPostgres } from '../../core/db/db.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { statementsOf } from '../../testing/statements.ts'
import { until } from '../../testing/until.ts'
import { withCalendar } from './calendar.service.ts'
import { book, dropHold, hold, later, type Office, openOffice, pass, TUESDAY, visit } from './testing/office.ts'

let office: Office
/** A time of its own for each test, from Tuesday to Friday. */
let start = TUESDAY
let nth = 0

beforeAll(async () => {
  office = await openOffice()
  // refusals are kept from here on
  await until(() => office.site.app.tenants.canCache)
})
beforeEach(() => {
  start = later(TUESDAY, (nth % 4) * 24 * 60 + Math.floor(nth / 4) * 120)
  nth += 1
})
afterAll(() => office.site.stop())

const statementsOfRefusal = (ask: () => Promise<{ status: number }>) =>
  statementsOf(office.knex, async () => expect((await ask()).status).toBe(409))

test('the second refusal of a time locks no calendar, and offers the same times', async () => {
  await book(office, start)
  const first = await book(office, start)
  expect([first.status, first.body.slots[0]]).toEqual([409, later(start, 30)])
  const [statement, ...others] = await statementsOfRefusal(() => book(office, start))
  expect([statement?.startsWith('select'), others]).toEqual([true, []])
  expect((await book(office, start)).body).toEqual(first.body)
})

test('beside the database, who wants a booked time locks no calendar either', async () => {
  await book(office, start)
  const locks = (sql: string) => /insert into .calendars/i.test(sql)
  for (const ask of [() => book(office, start), () => hold(office, later(start, 15), { topic: office.topics.short })]) {
    const statements = await statementsOfRefusal(ask)
    expect(statements.some(locks)).toBe(isPostgres(office.knex))
  }
})

test('the same is so for those who want to hold it', async () => {
  await hold(office, start)
  const first = await hold(office, start)
  expect([first.status, first.body.slots[0]]).toEqual([409, later(start, 30)])
  const [statement, ...others] = await statementsOfRefusal(() => hold(office, start))
  expect([statement?.startsWith('select'), others]).toEqual([true, []])
  expect((await hold(office, start)).body).toEqual(first.body)
})

test('of many who come at once, one is refused by the calendar and the others by that', async () => {
  await book(office, start)
  const locks = (sql: string) => /insert into .calendars/i.test(sql)
  const statements = await statementsOf(office.knex, async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => book(office, start)))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([409]))
  })
  // a few are under way before the first is refused: three on a quiet machine, some more on a busy one
  expect(statements.filter(locks).length).toBeLessThan(10)
})

test('what it offers is free by then', async () => {
  await book(office, start)
  expect((await book(office, start)).body.slots).toContain(later(start, 30))
  await book(office, later(start, 30))
  expect((await book(office, start)).body.slots).not.toContain(later(start, 30))
})

test('a time that is cancelled can be booked at once', async () => {
  const { body } = await book(office, start)
  for (let turn = 0; turn < 2; turn += 1) expect((await book(office, start)).status).toBe(409)
  expect((await visit(office, 'POST', body.token, {})).status).toBe(204)
  expect((await book(office, start)).status).toBe(201)
})

test('who holds a time books it, however many were refused', async () => {
  const { body } = await hold(office, start)
  for (let turn = 0; turn < 3; turn += 1) expect((await book(office, start)).status).toBe(409)
  expect((await book(office, start, { hold: body.hold })).status).toBe(201)
})

test('a hold that is released or has expired refuses nobody any more', async () => {
  const { body } = await hold(office, start)
  for (let turn = 0; turn < 2; turn += 1) expect((await book(office, start)).status).toBe(409)
  await dropHold(office, body.hold)
  expect((await book(office, start)).status).toBe(201)
  start = later(start, 60)
  expect((await hold(office, start)).status).toBe(201)
  expect((await book(office, start)).status).toBe(409)
  pass(office, 6)
  expect((await book(office, start)).status).toBe(201)
})

test('another topic, type or advisor is another refusal', async () => {
  await book(office, start)
  for (let turn = 0; turn < 2; turn += 1) expect((await book(office, start)).status).toBe(409)
  expect((await book(office, later(start, 30))).status).toBe(201)
  expect((await book(office, start, { topic: randomUUID() })).status).toBe(404)
})

test('a repeated attempt gets its first answer, though the time is gone and was refused to others', async () => {
  const asked = { headers: { 'idempotency-key': randomUUID() } }
  const first = await book(office, start, {}, asked)
  for (let turn = 0; turn < 2; turn += 1) expect((await book(office, start)).status).toBe(409)
  const again = await book(office, start, {}, asked)
  expect([again.status, again.body]).toEqual([201, first.body])
})

test('topics that change end what was kept', async () => {
  await book(office, start)
  for (let turn = 0; turn < 2; turn += 1) expect((await book(office, start)).status).toBe(409)
  await office.knex('appointment_topics').where({ uuid: office.topics.short }).update({ retired_at: TUESDAY })
  await until(async () => (await book(office, start)).body.slots.length === 0)
})

test('an attempt whose visitor has been answered while it stood in line is not begun', async () => {
  const { app } = office.site
  const db = new TenantDb(office.knex, office.tenantId)
  const answered = { headerSent: true } as Context
  const work = vi.fn()
  const attempt = withCalendar({ db, app, ctx: answered }, { uuid: office.advisorUuid }, work)
  await expect(attempt).rejects.toThrow(Unavailable)
  expect(work).not.toHaveBeenCalled()
})
