import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweep } from '../../core/jobs/retention.ts'
import { request, signIn } from '../../testing/client.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import {
  audit,
  book,
  CONSISTENT,
  emptyCalendars,
  hold,
  later,
  MONDAY,
  type Office,
  openOffice,
  TUESDAY,
  visit
} from '../appointments/testing/office.ts'
import {
  acceptOffer,
  confirmFor,
  emptyWaitlist,
  entryOf,
  join,
  openOffers,
  page,
  tokenFor,
  wishOf
} from './testing/waiting.ts'

let office: Office
let mailbox: Mailbox
let cookies: Record<'advisor' | 'second' | 'branch' | 'admin' | 'analyst', string>
let branch: string

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
  branch = (await office.knex('organizations').where({ uuid: office.organizationUuid }).first('alias')).alias
})
beforeEach(async () => {
  office.site.clock.time = new Date(MONDAY)
  await emptyWaitlist(office)
  await emptyCalendars(office)
  mailbox.mails.length = 0
  const names = ['advisor', 'second', 'branch', 'admin', 'analyst'] as const
  const entries = await Promise.all(
    names.map(async (name) => [name, await signIn(office.site, `${name}@demo.example`)] as const)
  )
  cookies = Object.fromEntries(entries) as typeof cookies
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

const at = (time: string) => {
  office.site.clock.time = new Date(time)
}
type Who = keyof typeof cookies
const ask = (method: string, path: string, who: Who | undefined, body?: object) =>
  request(office.site, method, `/api/v1/waitlist${path}`, { ...(who && { cookie: cookies[who] }), body })
const names = async (who: Who, query = '') =>
  (await ask('GET', query, who)).body.entries.map(({ email }: { email: string }) => email)
const EMAIL = 'willi@visitor.example'
const uuidOf = async (email = EMAIL) => (await entryOf(office, email)).uuid
async function joinBranch(email: string) {
  await request(office.site, 'POST', `/api/v1/branches/${branch}/waitlist`, { body: wishOf(office, { email }) })
  await confirmFor(office, email)
}
/** Makes the branch that of the branch manager, or takes it away. */
async function assign(isTheirs: boolean) {
  const { uuid: user_uuid, tenant_id } = await office
    .knex('users')
    .where({ email_address: 'branch@demo.example' })
    .first('uuid', 'tenant_id')
  const row = { tenant_id, user_uuid, organization_uuid: office.organizationUuid }
  await office.knex('organization_managers').where(row).delete()
  if (isTheirs) await office.knex('organization_managers').insert(row)
}

describe('what is refused', () => {
  const calls: [method: string, path: string, body?: object][] = [
    ['GET', '/starts'],
    ['POST', '/offers', { advisor_uuid: randomUUID(), starts_at: TUESDAY }],
    ['PUT', '/pause', { is_paused: true }],
    ['DELETE', '']
  ]

  test('guests, and those without a card who look after nobody', async () => {
    await join(office)
    const uuid = await uuidOf()
    for (const [method, path, body] of calls) {
      expect((await ask(method, `/${uuid}${path}`, undefined, body)).status).toBe(401)
      expect((await ask(method, `/${uuid}${path}`, 'analyst', body)).status).toBe(403)
    }
    expect((await ask('GET', '', 'analyst')).status).toBe(403)
  })

  test('who looks after others: colleagues, managers of other branches, another institution', async () => {
    await join(office)
    await assign(false)
    const uuid = await uuidOf()
    const abroad = await signIn(office.site, 'admin@nordbank.example', { host: 'nordbank.localhost' })
    for (const [method, path, body] of calls) {
      expect((await ask(method, `/${uuid}${path}`, 'second', body)).status, `${method} ${path}`).toBe(404)
      expect((await ask(method, `/${uuid}${path}`, 'branch', body)).status, `${method} ${path}`).toBe(404)
      const asked = { host: 'nordbank.localhost', cookie: abroad, body }
      expect((await request(office.site, method, `/api/v1/waitlist/${uuid}${path}`, asked)).status).toBe(404)
    }
    expect([await names('second'), await names('branch')]).toEqual([[], []])
    expect((await entryOf(office, EMAIL)).state).toBe('waiting')
  })

  test('an offer of a time that is taken, of no time of an advisor who has nothing to do with it, and to who left', async () => {
    await join(office)
    const uuid = await uuidOf()
    await book(office, TUESDAY)
    const { advisorUuid: advisor_uuid } = office
    const offer = (body: object) => ask('POST', `/${uuid}/offers`, 'advisor', body)
    expect((await offer({ advisor_uuid, starts_at: TUESDAY })).status).toBe(409)
    expect((await offer({ advisor_uuid: randomUUID(), starts_at: later(TUESDAY, 60) })).status).toBe(409)
    expect((await offer({ advisor_uuid, starts_at: 'soon' })).status).toBe(422)
    await page(office, `/waitlist/${await tokenFor(office, EMAIL)}/leave`, {})
    expect((await offer({ advisor_uuid, starts_at: later(TUESDAY, 60) })).status).toBe(409)
    expect((await ask('PUT', `/${uuid}/pause`, 'advisor', { is_paused: true })).status).toBe(409)
    expect(await openOffers(office)).toEqual([])
  })

  test('everybody, while the module is off', async () => {
    const row = { tenant_id: office.tenantId, module_name: 'waitlist' }
    await office.knex('tenant_modules').where(row).update({ effective_state: false })
    expect((await ask('GET', '', 'admin')).status).toBe(403)
    await office.knex('tenant_modules').where(row).update({ effective_state: true })
  })
})

test('advisors see who waits for them, branch managers their branches, administrators everyone', async () => {
  await assign(true)
  await join(office)
  at(later(MONDAY, 1))
  await joinBranch('anyone@visitor.example')
  expect(await names('advisor')).toEqual([EMAIL])
  expect(await names('branch')).toEqual([EMAIL, 'anyone@visitor.example'])
  expect(await names('admin')).toEqual([EMAIL, 'anyone@visitor.example'])
  const { body } = await ask('GET', '', 'advisor')
  expect(body.entries[0]).toMatchObject({
    state: 'waiting',
    place: 1,
    topic: 'Short',
    weekdays: [1, 2, 3, 4, 5],
    created_at: MONDAY,
    earlier_than: null,
    offer: null,
    offers: 0
  })
  expect(body.entries[0].advisor).toMatch(/Gruber/)
  expect(JSON.stringify(body)).not.toMatch(/token/)
})

test('a time is offered by hand, held, and accepted; the log says who did it, without the customer', async () => {
  await join(office)
  const uuid = await uuidOf()
  const { body } = await ask('GET', `/${uuid}/starts`, 'advisor')
  const { starts_at, advisor_uuid, suits } = body.starts[0]
  expect([starts_at, advisor_uuid, suits]).toEqual([later(MONDAY, 90), office.advisorUuid, true])
  const made = await ask('POST', `/${uuid}/offers`, 'advisor', { advisor_uuid, starts_at })
  expect([made.status, made.body.expires_at]).toEqual([201, later(MONDAY, 15)])
  expect((await ask('POST', `/${uuid}/offers`, 'advisor', { advisor_uuid, starts_at })).status).toBe(409)
  expect((await hold(office, starts_at)).status).toBe(409)
  await deliver(office.site)
  expect(mailbox.mails.some(({ subject }) => subject?.startsWith('Für Sie frei: '))).toBe(true)
  expect((await ask('GET', '', 'advisor')).body.entries[0]).toMatchObject({ state: 'offered', offer: { starts_at } })
  expect((await acceptOffer(office, EMAIL)).status).toBe(303)
  expect(await names('advisor')).toEqual([])
  expect(await names('advisor', '?show=ended')).toEqual([EMAIL])
  const [entry] = await office.knex('audit_log').where({ object: 'waitlist-entry' }).orderBy('at', 'desc')
  expect(entry.object_id).toBe(uuid)
  expect(JSON.stringify(entry)).not.toMatch(/willi/i)
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('who is paused keeps the place and is offered nothing until they go on', async () => {
  const { body } = await book(office, TUESDAY)
  await join(office)
  const uuid = await uuidOf()
  const paused = await ask('PUT', `/${uuid}/pause`, 'advisor', { is_paused: true })
  expect(paused.body).toMatchObject({ is_paused: true, place: 1 })
  expect((await page(office, `/waitlist/${await tokenFor(office, EMAIL)}`)).text).toContain('Ihr Platz bleibt')
  await visit(office, 'POST', body.token, { reason: '' })
  await deliver(office.site)
  expect(await openOffers(office)).toEqual([])
  expect((await ask('PUT', `/${uuid}/pause`, 'advisor', { is_paused: false })).body).toMatchObject({ is_paused: false })
  const again = await book(office, TUESDAY)
  await visit(office, 'POST', again.body.token, { reason: '' })
  await deliver(office.site)
  expect(await openOffers(office)).toHaveLength(1)
})

test('who is removed is offered nothing, and what was kept goes to the next', async () => {
  const { body } = await book(office, TUESDAY)
  await join(office)
  at(later(MONDAY, 1))
  await join(office, { email: 'next@visitor.example' })
  await visit(office, 'POST', body.token, { reason: '' })
  await deliver(office.site)
  const uuid = await uuidOf()
  const removed = [await ask('DELETE', `/${uuid}`, 'advisor'), await ask('DELETE', `/${uuid}`, 'advisor')]
  expect(removed.map(({ status }) => status)).toEqual([204, 204])
  expect((await entryOf(office, EMAIL)).state).toBe('removed')
  expect((await openOffers(office)).map(({ entry_uuid }) => entry_uuid)).toEqual([await uuidOf('next@visitor.example')])
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('who no longer waits is deleted after ninety days, and so is who waited too long', async () => {
  await join(office)
  await join(office, { email: 'left@visitor.example' })
  await page(office, `/waitlist/${await tokenFor(office, 'left@visitor.example')}/leave`, {})
  const left = later(MONDAY, 90 * 24 * 60)
  at(later(left, -1))
  await sweep(office.site.app)
  expect(await office.knex('waitlist_entries')).toHaveLength(2)
  at(left)
  await sweep(office.site.app)
  expect(await office.knex('waitlist_entries').pluck('email')).toEqual([EMAIL])
  at(later(left, 12 * 24 * 60))
  await sweep(office.site.app)
  expect(await office.knex('waitlist_entries')).toEqual([])
})
