import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BulkChange } from '#contract/bulk-changes'
import type { Person } from '#contract/people'
import {
  audit,
  book,
  CONSISTENT,
  later,
  type Office,
  openOffice,
  TUESDAY
} from '../../booking/appointments/testing/office.ts'
import { instant } from '../../core/base/clock.ts'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'

const CALL = '/api/v1/people-changes'
const COUNT = `${CALL}/left-behind`

let office: Office
let mailbox: Mailbox
let admin: string
/** With a card and appointments. */
let anna: string
let me: string
let nth = 0

const ask = (method: string, path: string, asked: RequestOptions = {}) =>
  request(office.site, method, path, { cookie: admin, ...asked })
const start = (form: object, asked: RequestOptions = {}) => ask('POST', CALL, { body: form, ...asked })
const chosen = (uuids: string[]) => ({ people: { uuids, status: 'all' } })
const leaving = (uuids: string[], rest: object = {}) => ({ ...chosen(uuids), kind: 'deactivate', ...rest })
async function change(form: object): Promise<BulkChange> {
  const { status, body } = await start(form)
  expect(status).toBe(201)
  while (await office.site.drain());
  return (await ask('GET', `${CALL}/${body.uuid}`)).body
}
const leave = (uuids: string[], rest: object = {}) => change(leaving(uuids, rest))
const comeBack = (uuids: string[]) => change({ ...chosen(uuids), kind: 'reactivate' })
const statusOf = async (uuid: string) => ((await ask('GET', `/api/v1/people/${uuid}`)).body as Person).status
const leftBehind = async (uuids: string[], asked: RequestOptions = {}) =>
  (await ask('POST', COUNT, { body: chosen(uuids), ...asked })).body
const states = async () => (await office.knex('appointments').orderBy('starts_at')).map(({ state }) => state)

async function made(fields: object = {}): Promise<Person> {
  nth += 1
  const names = { first_name: 'Jana', last_name: `Abschied${nth}`, email_address: `abschied${nth}@demo.example` }
  const { status, body } = await ask('POST', '/api/v1/people', { body: { ...names, ...fields } })
  expect(status).toBe(201)
  return body
}
const withCard = () => made({ organization_uuid: office.organizationUuid, has_card: true })

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
  admin = await signIn(office.site, 'admin@demo.example')
  const keyOf = async (email_address: string) => (await office.knex('users').where({ email_address }).first()).uuid
  anna = await keyOf('advisor@demo.example')
  me = await keyOf('admin@demo.example')
})
beforeEach(() => async () => {
  expect(await audit(office)).toEqual(CONSISTENT)
  await comeBack([anna])
  for (const table of ['booking_claims', 'appointments', 'contact_requests', 'outbox'])
    await office.knex(table).delete()
  mailbox.mails.length = 0
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

test.each([
  ['a guest', undefined, 401],
  ['an advisor', 'advisor@demo.example', 403],
  ['a branch manager', 'branch@demo.example', 403]
])('%s neither deactivates many people nor learns what they would leave behind', async (_who, account, status) => {
  const { uuid } = await made()
  const asked = { cookie: account && (await signIn(office.site, account)) } as RequestOptions
  expect((await start(leaving([uuid]), asked)).status).toBe(status)
  expect((await ask('POST', COUNT, { body: chosen([uuid]), ...asked })).status).toBe(status)
  expect(await statusOf(uuid)).not.toBe('deactivated')
})

test("another institution's people are neither deactivated nor counted", async () => {
  await book(office, TUESDAY)
  const asked = { cookie: await signIn(office.site, 'admin@nordbank.example', NORDBANK), ...NORDBANK }
  expect(await leftBehind([anna], asked)).toEqual({ people: 0, appointments: 0, requests: 0 })
  expect((await start(leaving([anna], { appointments: 'cancel' }), asked)).body.total).toBe(0)
  while (await office.site.drain());
  expect([await statusOf(anna), await states()]).toEqual(['active', ['booked']])
})

test.each([
  ['an outcome that is not offered', { appointments: 'hand-over' }, 'appointments'],
  ['a message that is too long', { appointments: 'cancel', message: 'x'.repeat(5000) }, 'message']
])('%s is refused by the field', async (_what, rest, field) => {
  const { status, body } = await start(leaving([anna], rest))
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test('nobody deactivates themselves, and with that the last administrator', async () => {
  const other = await made({ roles: ['accountadmin'] })
  const done = await leave([me, other.uuid])
  expect(done).toMatchObject({ changed: 1, left_out: 1, those_left_out: [{ uuid: me }] })
  expect(done.those_left_out[0]?.reasons[0]).toContain('nicht selbst')
  expect([await statusOf(me), await statusOf(other.uuid)]).toEqual(['active', 'deactivated'])
})

test('people with appointments ahead are left out with how many, the others are deactivated', async () => {
  const [card, account, gone] = [await withCard(), await made(), await made()]
  await leave([gone.uuid])
  await book(office, TUESDAY)
  await book(office, later(TUESDAY, 60))
  const done = await leave([anna, card.uuid, account.uuid, gone.uuid])
  expect(done).toMatchObject({ state: 'done', changed: 2, same: 1, left_out: 1, those_left_out: [{ uuid: anna }] })
  expect(done.those_left_out[0]?.reasons[0]).toContain('2 künftige Termine')
  expect([await statusOf(anna), await statusOf(card.uuid), await statusOf(account.uuid)]).toEqual([
    'active',
    'deactivated',
    'deactivated'
  ])
  expect(await states()).toEqual(['booked', 'booked'])
  const { body } = await ask('GET', `/api/v1/audit-log?object=user&object_id=${card.uuid}`)
  const changes = body.entries.flatMap((entry: { changes: object[] }) => entry.changes)
  expect(changes).toContainEqual(expect.objectContaining({ field: 'status', after: 'deactivated' }))
})

test('what they would leave behind is counted before', async () => {
  const { uuid } = await withCard()
  expect(await leftBehind([anna, uuid])).toEqual({ people: 0, appointments: 0, requests: 0 })
  await book(office, TUESDAY)
  await book(office, later(TUESDAY, 60))
  await office.knex('contact_requests').insert({
    tenant_id: office.tenantId,
    advisor_uuid: office.advisorUuid,
    uuid: randomUUID(),
    kind: 'basic',
    first_name: 'Vera',
    last_name: 'Visitor',
    email: 'vera@visitor.example',
    phone: '',
    note: 'Hello',
    time_zone: 'Europe/Vienna',
    created_at: instant(office.site.clock.time)
  })
  expect(await leftBehind([anna, uuid])).toEqual({ people: 1, appointments: 2, requests: 1 })
})

test('their appointments are kept if that is wanted', async () => {
  await book(office, TUESDAY)
  expect(await leave([anna], { appointments: 'keep' })).toMatchObject({ changed: 1, left_out: 0 })
  expect([await statusOf(anna), await states()]).toEqual(['deactivated', ['booked']])
})

test('their appointments are cancelled with a message to the customers', async () => {
  await book(office, TUESDAY)
  await deliver(office.site)
  mailbox.mails.length = 0
  await leave([anna], { appointments: 'cancel', message: 'Die Filiale schließt.' })
  await deliver(office.site)
  expect([await statusOf(anna), await states()]).toEqual(['deactivated', ['cancelled']])
  expect(mailbox.mails.some(({ text }) => text?.includes('Die Filiale schließt.'))).toBe(true)
})

test('many are reactivated, unless their branch is closed', async () => {
  const [card, account, present] = [await withCard(), await made(), await made()]
  const uuids = [card.uuid, account.uuid]
  await leave(uuids)
  await office
    .knex('organizations')
    .where({ uuid: office.organizationUuid })
    .update({ closed_at: instant(office.site.clock.time) })
  const done = await comeBack([...uuids, present.uuid])
  expect(done).toMatchObject({ changed: 1, same: 1, left_out: 1, those_left_out: [{ uuid: card.uuid }] })
  await office.knex('organizations').where({ uuid: office.organizationUuid }).update({ closed_at: null })
  expect(await comeBack(uuids)).toMatchObject({ changed: 1, same: 1, left_out: 0 })
  for (const uuid of uuids) expect(await statusOf(uuid)).not.toBe('deactivated')
})
