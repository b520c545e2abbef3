import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { request, type TestResponse } from '../../testing/client.ts'
import { submit } from '../../testing/form.ts'
import {
  audit,
  CONSISTENT,
  MONDAY,
  type Office,
  openOffice,
  pass,
  TUESDAY,
  times
} from '../appointments/testing/office.ts'
import { addColleagues } from '../appointments/testing/simulation.ts'

let office: Office
let aliases: string[]
const PATH = '/book/branch/wien-innere-stadt'

beforeAll(async () => {
  office = await openOffice({})
  aliases = await addColleagues(office, 3)
})
beforeEach(async () => {
  office.site.clock.time = new Date(MONDAY)
  for (const table of ['booking_claims', 'booking_holds', 'appointments', 'rate_limits', 'idempotency_keys']) {
    await office.knex(table).delete()
  }
})
afterAll(() => office.site.stop())

const VERA = { first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example', phone: '', note: '' }
const pathTo = (query: Record<string, string> = {}) => `${PATH}?${new URLSearchParams(query)}`
const get = (path: string) => request(office.site, 'GET', path, { headers: { accept: 'text/html' } })
const chosen = (rest: Record<string, string> = {}) => ({ topic: office.topics.short, type: 'in-branch', ...rest })
const hidden = ({ text }: TestResponse) =>
  Object.fromEntries([...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, n, x]) => [n, x]))

test.each(['/book/branch/nowhere', '/book/branch/Wien', '/book/branch/london-cornhill'])(
  '%s has neither a page nor a form',
  async (path) => {
    expect((await get(path)).status).toBe(404)
    expect((await submit(office.site, path, { step: 'book' })).status).toBe(404)
  }
)

test('a ticket of an advisor’s form is not valid at the branch', async () => {
  const { ticket = '' } = hidden(
    await get(`/book/${office.alias}?${new URLSearchParams(chosen({ starts_at: TUESDAY }))}`)
  )
  pass(office, 1)
  const { status } = await submit(office.site, pathTo(chosen({ starts_at: TUESDAY })), {
    step: 'book',
    ...VERA,
    ticket
  })
  expect([status, await office.knex('appointments')]).toEqual([422, []])
})

test('the branch form asks for topic, type and time, with the types of the advisors who offer the topic', async () => {
  const topics = (await get(PATH)).text
  expect(topics).toContain('Termin mit Alpenbank Wien Innere Stadt')
  expect(topics).toContain(`href="${PATH}?topic=${office.topics.short}"`)
  const types = (await get(pathTo({ topic: office.topics.short }))).text
  expect(types).toContain('type=in-branch')
  expect(types).not.toContain('type=online')
  const slots = (await get(pathTo({ ...chosen(), day: '2027-03-02' }))).text
  expect(slots).toContain(`value="${TUESDAY}"`)
})

test('a visitor without JavaScript books with the advisor who is free, and is shown who', async () => {
  const [first = '', second = '', third = ''] = aliases
  for (const alias of [first, second]) {
    const row = { tenant_id: office.tenantId, kind: 'blocked', starts_at: TUESDAY, ends_at: '2027-03-02T09:00:00Z' }
    const advisor = await office.knex('advisors').where({ tenant_id: office.tenantId, alias }).first('uuid')
    await office.knex('calendar_overrides').insert({ ...row, uuid: advisor.uuid, advisor_uuid: advisor.uuid })
  }
  const at = pathTo(chosen({ starts_at: TUESDAY }))
  const held = await submit(office.site, pathTo(chosen()), { starts_at: TUESDAY })
  expect(held.status).toBe(303)
  const { ticket = '', hold = '' } = hidden(await get(held.headers.location ?? ''))
  pass(office, 1)
  const done = await submit(office.site, at, { step: 'book', ...VERA, ticket, hold })
  expect([done.status, done.headers.location]).toEqual([303, expect.stringMatching(/^\/appointments\/[\w-]{43}/)])
  const [row] = await office
    .knex('appointments as p')
    .join('advisors as a', 'a.uuid', 'p.advisor_uuid')
    .select('a.alias')
  expect(row.alias).toBe(third)
  expect((await get(done.headers.location ?? '')).text).toContain('gebucht')
  expect(await audit(office)).toEqual(CONSISTENT)
  await office.knex('calendar_overrides').delete()
})

test('a time at which no one is free any longer is refused with the next ones, and the input stays', async () => {
  const at = pathTo(chosen({ starts_at: TUESDAY }))
  const { ticket = '' } = hidden(await get(at))
  pass(office, 1)
  for (const nth of times(3))
    await office
      .knex('rate_limits')
      .delete()
      .then(() => takeByName(aliases[nth] ?? ''))
  const { status, text } = await submit(office.site, at, { step: 'book', ...VERA, ticket })
  expect(status).toBe(409)
  expect(text).toContain('value="Vera"')
  expect(text).toContain('name="starts_at" value="2027-03-02T08:30:00Z"')
})

/** A hold needs no proof of work. */
const takeByName = (alias: string) =>
  request(office.site, 'POST', `/api/v1/advisors/${alias}/holds`, { body: chosen({ starts_at: TUESDAY }) })
