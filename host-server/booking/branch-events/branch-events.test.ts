// @module-tag race
import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EVENT_WAITING_MAX } from '#contract/branch-events'
import { HOUR, instant } from '../../core/base/clock.ts'
import { sweep } from '../../core/jobs/retention.ts'
import { hashToken } from '../../core/security/tokens.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { type RequestOptions, request, signIn, type TestResponse } from '../../testing/client.ts'
import { MONDAY, NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import { submit } from '../../testing/form.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { SECRET, type Site } from '../../testing/site.ts'
import { registrationsEraser } from './branch-events.erasing.ts'
import { tokenOf } from './registrations.service.ts'
import { storeEvent, storeGuest, storeWaiting } from './testing/events.ts'

const API = '/api/v1/branch-events'

let site: Site
let mailbox: Mailbox
let admin: string
let tenant_id: string
let branch: { uuid: string; alias: string; name: string }

beforeAll(async () => {
  mailbox = await openMailbox()
  site = await startDemoSite({}, { SMTP_URL: mailbox.url, TRUST_PROXY: '1' })
  ;({ tenant_id } = await knex('users').where({ email_address: 'admin@demo.example' }).first('tenant_id'))
  const advisor = await knex('advisors').where({ alias: 'anna-gruber' }).first('organization_uuid')
  branch = await knex('organizations').where({ uuid: advisor.organization_uuid }).first('uuid', 'alias', 'name')
})
afterAll(async () => {
  await site.stop()
  await mailbox.stop()
})
beforeEach(async () => {
  mailbox.mails.length = 0
  const tables = ['event_registrations', 'branch_events', 'outbox', 'audit_log', 'rate_limits', 'spent_proofs']
  for (const table of [...tables, 'idempotency_keys']) await knex(table).delete()
  await switched(true)
  await travel(MONDAY)
})

/** Another time, at which the session of before may be over. */
async function travel(to: string | Date) {
  site.clock.time = new Date(to)
  admin = await signIn(site, 'admin@demo.example')
}

const knex = (table: string) => site.app.knex(table)
const switched = (effective_state: boolean) =>
  knex('tenant_modules').where({ tenant_id, module_name: 'branch-events' }).update({ effective_state })

const ask = (method: string, path = API, body?: unknown, cookie: string | undefined = admin, host = 'localhost') =>
  request(site, method, path, { cookie, body, host })

/** An event of three seats on Wednesday evening in March. */
const formOf = (rest: object = {}) => ({
  organization_uuid: branch.uuid,
  title: { de: 'Wohnen', en: 'Housing' },
  description: { de: 'Was es kostet.', en: '' },
  starts_at: '2027-03-10T18:00',
  ends_at: '2027-03-10T19:30',
  place: 'branch',
  address: '',
  online_url: '',
  seats: 3,
  closes_at: '',
  is_published: true,
  ...rest
})
const add = async (rest: object = {}): Promise<string> => (await ask('POST', API, formOf(rest))).body.uuid
const event = (uuid: string) => knex('branch_events').where({ uuid }).first()
const guests = (event_uuid: string) => knex('event_registrations').where({ event_uuid }).orderBy('uuid')
const guest = (email: string) => knex('event_registrations').where({ email }).orderBy('uuid', 'desc').first()

const pathOf = (uuid: string) => `/events/${branch.alias}/${uuid}`
const look = (path: string, asked: RequestOptions = {}) =>
  request(site, 'GET', path, { ...asked, headers: { accept: 'text/html', ...asked.headers } })
const ticketIn = ({ text }: TestResponse) => /name="ticket" value="([^"]*)"/.exec(text)?.[1] ?? ''
const problemIn = ({ text }: TestResponse) => /<p [^>]*role="alert"[^>]*>([^<]*)/.exec(text)?.[1]

const person = (name: string, rest: Record<string, string> = {}) => ({
  first_name: name,
  last_name: 'Muster',
  email: `${name.toLowerCase()}@visitor.example`,
  seats: '1',
  website: '',
  ...rest
})
let senders = 0
/** Each from a network of their own. */
const sender = () => {
  senders += 1
  return { 'x-forwarded-for': `203.0.${senders >> 8}.${senders & 255}` }
}

/** Sends the form as somebody who has read it for some seconds. */
async function send(uuid: string, fields: Record<string, string>, headers: Record<string, string> = sender()) {
  const path = pathOf(uuid)
  const ticket = fields.ticket ?? ticketIn(await look(path))
  if (!fields.ticket) site.clock.time = new Date(site.clock.time.getTime() + 5000)
  return submit(site, path, { ...fields, ticket }, { headers })
}
const linkOf = async (email: string) => `/event-registrations/${tokenOf(SECRET, (await guest(email)).uuid)}`
const confirm = async (email: string) => submit(site, `${await linkOf(email)}/confirm`, {})
/** Sends the form, and confirms it. */
async function register(...given: Parameters<typeof send>) {
  const answer = await send(...given)
  const email = given[1].email ?? ''
  if (answer.status === 303 && (await guest(email))?.state === 'unconfirmed') await confirm(email)
  return answer
}
/** What a guest has by now. */
const standing = async (name: string) => (await guest(person(name).email ?? '')).state
const leave = async (email: string) => submit(site, `${await linkOf(email)}/cancel`, {})
const subjects = () => mailbox.mails.map(({ recipients, subject }) => [recipients[0], subject]).toSorted()

describe('who is refused', () => {
  test.each([
    ['a guest', undefined, 401],
    ['an advisor', 'advisor@demo.example', 403],
    ['a marketing manager', 'marketing@demo.example', 403],
    ['an administrator of another institution', 'admin@nordbank.example', 404]
  ])('%s changes no event and sees no guest', async (_who, account, status) => {
    const uuid = await add()
    const { uuid: registration } = await storeGuest(site.app.knex, tenant_id, uuid)
    const host = account?.endsWith('nordbank.example') ? NORDBANK.host : 'localhost'
    if (host !== 'localhost')
      await knex('tenant_modules').where({ module_name: 'branch-events' }).update({ effective_state: true })
    const cookie = account ? await signIn(site, account, { host }) : ''
    const one = `${API}/${uuid}`
    const tries: [string, string, unknown?][] = [
      ['PUT', one, formOf()],
      ['POST', `${one}/cancellation`, {}],
      ['DELETE', one],
      ['GET', `${one}/registrations`],
      ['GET', `${one}/registrations/csv`],
      ['PUT', `${one}/registrations/${registration}/attendance`, { attended: true }],
      ['DELETE', `${one}/registrations/${registration}`]
    ]
    for (const [method, path, body] of tries) {
      const answer = await ask(method, path, body, cookie, host)
      expect([method, path, answer.status]).toEqual([method, path, status])
      expect(answer.text).not.toContain('eva@visitor.example')
    }
    expect(await event(uuid)).toMatchObject({ state: 'published', revision: 0 })
    expect(await guests(uuid)).toMatchObject([{ state: 'registered', attended_at: null }])
  })

  test('a branch manager manages the branches assigned, and no other', async () => {
    const manager = await signIn(site, 'branch@demo.example')
    const { uuid } = await knex('users').where({ email_address: 'branch@demo.example' }).first('uuid')
    const assigned = await knex('organization_managers').where({ user_uuid: uuid }).pluck('organization_uuid')
    const own = await knex('organizations').where({ uuid: assigned[0] }).first('uuid', 'alias')
    const other = await knex('organizations')
      .where({ tenant_id })
      .whereNotIn('uuid', assigned)
      .whereNull('closed_at')
      .first('uuid')
    expect((await ask('POST', API, formOf({ organization_uuid: other.uuid }), manager)).status).toBe(404)
    const foreign = await storeEvent(site.app.knex, { tenant_id, organization_uuid: other.uuid })
    expect((await ask('GET', `${API}/${foreign}/registrations`, undefined, manager)).status).toBe(404)
    expect((await ask('DELETE', `${API}/${foreign}`, undefined, manager)).status).toBe(404)
    const { status, body } = await ask('POST', API, formOf({ organization_uuid: own.uuid }), manager)
    expect(status).toBe(201)
    const listed = (await ask('GET', API, undefined, manager)).body
    expect(listed.events.map((one: { uuid: string }) => one.uuid)).toEqual([body.uuid])
    expect(listed.branches.map((one: { uuid: string }) => one.uuid).toSorted()).toEqual(assigned.toSorted())
  })

  test('a registration of another event is none of this one’s', async () => {
    const [uuid, other] = [await add(), await add()]
    const { uuid: registration } = await storeGuest(site.app.knex, tenant_id, other)
    const path = `${API}/${uuid}/registrations/${registration}`
    expect((await ask('PUT', `${path}/attendance`, { attended: true })).status).toBe(404)
    expect((await ask('DELETE', path)).status).toBe(404)
  })

  test('with the module off there is neither page nor list, but guests can still leave', async () => {
    const uuid = await add()
    const { token } = await storeGuest(site.app.knex, tenant_id, uuid)
    await switched(false)
    expect((await look(pathOf(uuid))).status).toBe(404)
    expect((await look(`/events/${branch.alias}`)).status).toBe(404)
    expect((await ask('GET', `/api/v1/branches/${branch.alias}/events`, undefined, '')).status).toBe(403)
    expect((await ask('GET')).status).toBe(403)
    expect((await look('/sitemap.xml')).text).not.toContain('/events/')
    expect((await look(`/event-registrations/${token}`)).status).toBe(200)
    expect((await submit(site, `/event-registrations/${token}/cancel`, {})).status).toBe(303)
    expect(await guests(uuid)).toMatchObject([{ state: 'cancelled' }])
  })
})

describe('an event', () => {
  test.each([
    ['no title', { title: { de: ' ', en: '' } }, 'title'],
    ['a title that is too long', { title: { de: 'x'.repeat(121), en: '' } }, 'title.de'],
    ['an end before the start', { ends_at: '2027-03-10T17:00' }, 'ends_at'],
    ['a start in the past', { starts_at: '2026-03-10T18:00', closes_at: '' }, 'starts_at'],
    ['a time off the quarter hour', { starts_at: '2027-03-10T18:05' }, 'starts_at'],
    ['a registration that ends after it begins', { closes_at: '2027-03-10T18:15' }, 'closes_at'],
    ['no address elsewhere', { place: 'address' }, 'address'],
    ['no link online', { place: 'online' }, 'online_url'],
    ['a link without encryption', { place: 'online', online_url: 'http://meet.example' }, 'online_url'],
    ['no seats', { seats: 0 }, 'seats'],
    ['half a seat', { seats: 1.5 }, 'seats'],
    ['more seats than any hall', { seats: 5001 }, 'seats'],
    ['no branch', { organization_uuid: '' }, 'organization_uuid']
  ])('%s is refused at its field', async (_what, rest, field) => {
    const { status, body } = await ask('POST', API, formOf(rest))
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    expect(await knex('branch_events')).toEqual([])
  })

  test('without a title is told that one language is enough', async () => {
    const { body } = await ask('POST', API, formOf({ title: { de: '', en: '' } }))
    expect(body.errors.title).toEqual(['Bitte geben Sie in mindestens einer Sprache einen Titel ein.'])
  })

  test('is stored in UTC, listed on the branch’s clock, and seen by visitors once it is published', async () => {
    const uuid = await add({ is_published: false, closes_at: '2027-03-09T12:00' })
    expect(await event(uuid)).toMatchObject({ starts_at: '2027-03-10T17:00:00Z', closes_at: '2027-03-09T11:00:00Z' })
    expect((await look(pathOf(uuid))).status).toBe(404)
    const { body } = await ask('PUT', `${API}/${uuid}`, formOf())
    expect(body).toMatchObject({
      starts_at: '2027-03-10T18:00',
      closes_at: '',
      state: 'published',
      taken: 0,
      waiting: 0
    })
    expect(body.url).toMatch(new RegExp(`${pathOf(uuid)}$`))
    expect((await look(pathOf(uuid))).status).toBe(200)
    expect((await ask('GET')).body.events).toMatchObject([{ uuid, branch: branch.name }])
  })

  test('with guests it becomes no draft, has no fewer seats and is not deleted', async () => {
    const uuid = await add()
    await storeGuest(site.app.knex, tenant_id, uuid, { seats: 2 })
    const errors = async (rest: object) => Object.keys((await ask('PUT', `${API}/${uuid}`, formOf(rest))).body.errors)
    expect(await errors({ is_published: false })).toEqual(['is_published'])
    expect(await errors({ seats: 1 })).toEqual(['seats'])
    expect((await ask('DELETE', `${API}/${uuid}`)).status).toBe(409)
    expect((await ask('PUT', `${API}/${uuid}`, formOf({ seats: 2 }))).status).toBe(200)
  })

  test('has no fewer seats than somebody waits for, who would wait for good', async () => {
    const uuid = await add({ seats: 4 })
    await storeGuest(site.app.knex, tenant_id, uuid, { seats: 2 })
    await storeGuest(site.app.knex, tenant_id, uuid, { seats: 3, state: 'waiting' })
    const { body } = await ask('PUT', `${API}/${uuid}`, formOf({ seats: 2 }))
    expect(body.errors.seats.join()).toContain('braucht 3 Plätze zusammen')
    expect((await ask('PUT', `${API}/${uuid}`, formOf({ seats: 3 }))).status).toBe(200)
  })

  test('that somebody else has changed since is not overwritten, unless it is saved without its revision', async () => {
    const uuid = await add()
    const save = (rest: object) => ask('PUT', `${API}/${uuid}`, formOf(rest))
    const [{ revision }] = (await ask('GET')).body.events
    const { body } = await save({ seats: 9, revision })
    expect(body.revision).not.toBe(revision)
    const late = await save({ seats: 7, revision })
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('an anderer Stelle geändert')])
    const [present] = (await ask('GET')).body.events
    expect(late.body.present).toEqual(present)
    expect((await event(uuid)).seats).toBe(9)
    // the answer to a first attempt was lost
    expect((await save({ seats: 9, revision })).status).toBe(200)
    expect((await save({ seats: 8, revision: body.revision })).status).toBe(200)
    expect((await save({ seats: 7 })).status).toBe(200)
  })

  test('that is over is past, is changed no more, and can be deleted with its guests', async () => {
    const uuid = await add()
    await storeGuest(site.app.knex, tenant_id, uuid)
    await travel('2027-03-10T18:30:00Z')
    expect((await ask('GET', `${API}?show=past`)).body.events).toMatchObject([{ uuid, is_over: true }])
    expect((await ask('PUT', `${API}/${uuid}`, formOf())).status).toBe(409)
    expect((await ask('POST', `${API}/${uuid}/cancellation`, {})).status).toBe(409)
    expect((await ask('DELETE', `${API}/${uuid}`)).status).toBe(204)
    expect(await guests(uuid)).toEqual([])
  })
})

describe('the form of visitors', () => {
  test('what is wrong is said at its field, and nothing that was typed is lost', async () => {
    const uuid = await add()
    const answer = await register(uuid, person('Eva', { last_name: ' ', email: 'eva', seats: '2' }))
    expect(answer.status).toBe(422)
    expect([...answer.text.matchAll(/<a href="#([\w-]+)">/g)].map(([, name]) => name)).toEqual(['last_name', 'email'])
    expect(answer.text).toContain('value="Eva"')
    expect(answer.text).toMatch(/<option[^>]* selected[^>]*>2/)
    expect(await guests(uuid)).toEqual([])
  })

  test('an address that is missing is called missing, and not invalid', async () => {
    const { text } = await register(await add(), person('Eva', { email: '' }))
    expect(/<a href="#email">([^<]*)/.exec(text)?.[1]).toBe('E-Mail-Adresse darf nicht leer sein')
  })

  test.each([
    ['a filled honeypot', { website: 'https://spam.example' }],
    ['more seats than one guest gets', { seats: '11' }],
    ['more seats than there are', { seats: '4' }],
    ['no number of seats', { seats: 'many' }],
    ['a name with a line break', { first_name: 'Eva\nBcc: x@y.example' }]
  ])('%s', async (_what, rest) => {
    const uuid = await add()
    expect((await register(uuid, person('Eva', rest))).status).toBe(422)
    expect(await guests(uuid)).toEqual([])
  })

  test('says from how many seats on one waits, and once all are taken nothing more', async () => {
    const uuid = await add()
    const options = async () =>
      [...(await look(pathOf(uuid))).text.matchAll(/<option[^>]*>([^<]*)/g)].map(([, one]) => one)
    expect(await options()).toEqual(['1', '2', '3'])
    await storeGuest(site.app.knex, tenant_id, uuid, { seats: 2 })
    expect(await options()).toEqual(['1', '2 – Warteliste', '3 – Warteliste'])
    expect((await look(pathOf(uuid))).text).toContain('Nur noch 1 Platz frei: Mit mehr Plätzen')
    await register(uuid, person('Anna', { seats: '2' }))
    expect(await standing('Anna')).toBe('waiting')
    expect((await look(await linkOf('anna@visitor.example'))).text).toContain('nicht genug Plätze frei')
    await deliver(site)
    expect(mailbox.mails[0]?.text).toContain('derzeit sind nicht genug Plätze frei')
    await storeGuest(site.app.knex, tenant_id, uuid, { email: 'last@visitor.example' })
    expect(await options()).toEqual(['1', '2', '3'])
  })

  test('a shared link claims no registration: not without a receipt, nor with that of another event or an older one', async () => {
    const [uuid, other] = [await add(), await add()]
    const sent = await register(uuid, person('Anna'))
    const after = sent.headers.location ?? ''
    const read = async (path: string) => {
      const { text } = await look(path)
      return [text.includes('Noch ein Schritt: '), text.includes('name="ticket"')]
    }
    const [done, form] = [
      [true, false],
      [false, true]
    ]
    expect([await read(after), await read(after)]).toEqual([done, done])
    expect(await read(`${pathOf(uuid)}?done=registered`)).toEqual(form)
    expect(await read(after.replace(uuid, other))).toEqual(form)
    expect(await read(after.replace(/done=.{5}/, 'done=20000'))).toEqual(form)
    expect(await read(`${after}&done=x`)).toEqual(form)
    site.clock.time = new Date(site.clock.time.getTime() + 6 * 60_000)
    expect(await read(after)).toEqual(form)
  })

  test('a ticket that is forged, too new, used up or another branch’s', async () => {
    const uuid = await add()
    const forged = await register(
      uuid,
      person('Eva', { ticket: `${MONDAY.getTime()}.${'a'.repeat(43)}.${'b'.repeat(43)}` })
    )
    expect([forged.status, problemIn(forged)]).toEqual([422, expect.stringMatching(/erneuert/)])
    const ticket = ticketIn(await look(pathOf(uuid)))
    expect(problemIn(await register(uuid, person('Eva', { ticket })))).toMatch(/schnell/)
    site.clock.time = new Date(site.clock.time.getTime() + 5000)
    expect((await register(uuid, person('Eva', { ticket }))).status).toBe(303)
    const other = await register(uuid, person('Other', { ticket }))
    expect([other.status, problemIn(other)]).toEqual([422, expect.stringMatching(/erneuert/)])
    expect(await guests(uuid)).toHaveLength(1)
  })

  test('a guest who would have to wait where the list is full, even one who waits on it; fewer seats can still be taken', async () => {
    const uuid = await add()
    await storeGuest(site.app.knex, tenant_id, uuid, { seats: 2 })
    await storeWaiting(site.app.knex, tenant_id, uuid, EVENT_WAITING_MAX - 1)
    await register(uuid, person('Anna', { seats: '2' }))
    expect(await standing('Anna')).toBe('waiting')
    const [ticket, another] = [ticketIn(await look(pathOf(uuid))), ticketIn(await look(pathOf(uuid)))]
    site.clock.time = new Date(site.clock.time.getTime() + 5000)
    for (const one of [person('Ben', { seats: '2', ticket }), person('Anna', { seats: '2', ticket })]) {
      const refused = await register(uuid, one)
      expect(refused.status).toBe(422)
      expect(refused.text).toContain('Nur noch 1 Platz ist frei, und die Warteliste ist voll. Bitte wählen Sie weniger')
      expect(refused.text.match(/<option/g)).toHaveLength(1)
    }
    await register(uuid, person('Carla', { ticket }))
    expect(await standing('Carla')).toBe('registered')
    const late = await register(uuid, person('Dora', { ticket: another }))
    expect([late.status, late.text.includes('name="ticket"')]).toEqual([409, false])
    for (const { text } of [late, await look(pathOf(uuid)), await look(`/events/${branch.alias}`)])
      expect(text).toContain('Ausgebucht, und die Warteliste ist voll. Bitte schauen Sie später wieder vorbei')
    const { body } = await request(site, 'GET', `/api/v1/branches/${branch.alias}/events`)
    expect(body.events[0].state).toBe('waiting-full')
    await leave('anna@visitor.example')
    await register(uuid, person('Dora'))
    expect(await standing('Dora')).toBe('waiting')
  })

  test('who confirms too late: once the waitlist is full, the event cancelled, or it has begun', async () => {
    const uuid = await add({ seats: 1 })
    await send(uuid, person('Anna'))
    const { uuid: other } = await storeGuest(site.app.knex, tenant_id, uuid)
    await storeWaiting(site.app.knex, tenant_id, uuid, EVENT_WAITING_MAX)
    const full = await confirm('anna@visitor.example')
    expect([full.status, problemIn(full)]).toEqual([
      409,
      expect.stringMatching(/^Ausgebucht, und die Warteliste ist voll/)
    ])
    await knex('event_registrations').where({ state: 'waiting' }).orWhere({ uuid: other }).delete()
    await knex('branch_events')
      .where({ uuid })
      .update({ starts_at: instant(site.clock.time) })
    expect((await confirm('anna@visitor.example')).status).toBe(409)
    await ask('POST', `${API}/${uuid}/cancellation`, {})
    expect((await confirm('anna@visitor.example')).status).toBe(409)
    expect(await standing('Anna')).toBe('unconfirmed')
  })

  test('a sixth form an hour from one address', async () => {
    const uuid = await add({ seats: 10 })
    const headers = { 'x-forwarded-for': '192.0.2.1' }
    const statuses: number[] = []
    for (let nth = 0; nth < 6; nth += 1) statuses.push((await register(uuid, person(`Eva${nth}`), headers)).status)
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
  })

  test('a thirteenth seat an hour from one address, with whatever names', async () => {
    const uuid = await add({ seats: 30 })
    const headers = { 'x-forwarded-for': '192.0.2.2' }
    const statuses: number[] = []
    for (const seats of ['6', '6', '1']) {
      const name = `Eva${statuses.length}`
      statuses.push((await register(uuid, person(name, { seats }), headers)).status)
    }
    expect([statuses, (await guests(uuid)).length]).toEqual([[303, 303, 429], 2])
    expect((await register(uuid, person('Otto', { seats: '10' }))).status).toBe(303)
  })

  test('after its end, of a cancelled event and of a draft nobody registers', async () => {
    const uuid = await add({ closes_at: '2027-03-09T12:00' })
    const ticket = ticketIn(await look(pathOf(uuid)))
    await knex('branch_events')
      .where({ uuid })
      .update({ closes_at: instant(site.clock.time) })
    site.clock.time = new Date(site.clock.time.getTime() + 5000)
    const closed = await register(uuid, person('Eva', { ticket }))
    expect([closed.status, closed.text.includes('name="ticket"')]).toEqual([409, false])
    await ask('POST', `${API}/${uuid}/cancellation`, {})
    expect((await register(uuid, person('Eva', { ticket }))).status).toBe(409)
    await knex('branch_events').where({ uuid }).update({ state: 'draft' })
    expect((await register(uuid, person('Eva', { ticket }))).status).toBe(404)
    expect(await guests(uuid)).toEqual([])
  })
})

describe('seats', () => {
  test('of fifty who confirm at the same moment, the last three seats go to three, and the others wait in order', async () => {
    const uuid = await add({ seats: 3 })
    const tickets = await Promise.all(Array.from({ length: 50 }, () => look(pathOf(uuid))))
    site.clock.time = new Date(site.clock.time.getTime() + 5000)
    const sent = await Promise.all(
      tickets.map((shown, nth) => send(uuid, person(`Guest${nth}`, { ticket: ticketIn(shown) })))
    )
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 303))
    const confirmed = await Promise.all(sent.map((_, nth) => confirm(`guest${nth}@visitor.example`)))
    expect(confirmed.map(({ status }) => status)).toEqual(sent.map(() => 303))
    const rows = await guests(uuid)
    expect(rows).toHaveLength(50)
    const taken = rows.filter(({ state }) => state === 'registered')
    expect(taken.reduce((sum, { seats }) => sum + seats, 0)).toBe(3)
    expect(rows.filter(({ state }) => state === 'waiting')).toHaveLength(47)
  })

  test('the form sent again, also at the same moment, registers once', async () => {
    const uuid = await add()
    const ticket = ticketIn(await look(pathOf(uuid)))
    site.clock.time = new Date(site.clock.time.getTime() + 5000)
    const sent = await Promise.all([1, 2, 3].map(() => register(uuid, person('Eva', { ticket }))))
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await guests(uuid)).toHaveLength(1)
  })

  test('who leaves frees a seat for the first who wait and whom it suits, told by mail', async () => {
    const uuid = await add({ seats: 2 })
    await register(uuid, person('Anna'))
    expect(await standing('Anna')).toBe('registered')
    await register(uuid, person('Ben'))
    expect(await standing('Ben')).toBe('registered')
    await register(uuid, person('Carla', { seats: '2' }))
    expect(await standing('Carla')).toBe('waiting')
    await register(uuid, person('Dora'))
    expect(await standing('Dora')).toBe('waiting')
    await deliver(site)
    mailbox.mails.length = 0
    await leave('anna@visitor.example')
    await deliver(site)
    expect(subjects()).toEqual([
      ['anna@visitor.example', 'Anmeldung abgesagt: Wohnen'],
      ['dora@visitor.example', 'Sie haben einen Platz: Wohnen']
    ])
    expect((await guests(uuid)).map(({ first_name, state }) => [first_name, state])).toEqual([
      ['Anna', 'cancelled'],
      ['Ben', 'registered'],
      ['Carla', 'waiting'],
      ['Dora', 'registered']
    ])
    mailbox.mails.length = 0
    await ask('PUT', `${API}/${uuid}`, formOf({ seats: 4 }))
    await deliver(site)
    expect(subjects()).toEqual([['carla@visitor.example', 'Sie haben 2 Plätze: Wohnen']])
    expect(mailbox.mails[0]?.text).toContain('2 Plätze sind frei geworden')
  })

  test('leaving again changes nothing, and after the start nobody leaves or moves up', async () => {
    const uuid = await add({ seats: 1 })
    await register(uuid, person('Anna'))
    await register(uuid, person('Ben'))
    const seats = async () => (await look(await linkOf('anna@visitor.example'))).text.includes('Plätze')
    expect(await seats()).toBe(true)
    await leave('anna@visitor.example')
    await leave('anna@visitor.example')
    expect(await seats()).toBe(false)
    expect((await guests(uuid)).map(({ state }) => state)).toEqual(['cancelled', 'registered'])
    await register(uuid, person('Carla'))
    await travel('2027-03-10T17:00:00Z')
    expect((await leave('ben@visitor.example')).status).toBe(409)
    expect((await guests(uuid)).map(({ state }) => state)).toEqual(['cancelled', 'registered', 'waiting'])
  })

  test('the answer does not tell whether an address is registered; its mail does', async () => {
    const uuid = await add({ seats: 1 })
    await register(uuid, person('Anna'))
    await deliver(site)
    mailbox.mails.length = 0
    const [mine, other] = [
      await send(uuid, person('Other', { email: 'ANNA@visitor.example' })),
      await send(uuid, person('Ben'))
    ]
    const said = async ({ headers }: TestResponse) =>
      (await look(headers.location ?? '')).text.replace(/done=[\w.-]+/g, '')
    expect(await said(mine)).toBe(await said(other))
    await knex('event_registrations').where({ email: 'ben@visitor.example' }).delete()
    await deliver(site)
    expect(subjects()).toEqual([['anna@visitor.example', 'Sie sind angemeldet: Wohnen']])
    expect(mailbox.mails[0]?.text).toContain('Sie waren schon angemeldet; daran hat sich nichts geändert')
    expect(await guests(uuid)).toHaveLength(1)
  })

  test('who waits and registers again is told so', async () => {
    const uuid = await add({ seats: 1 })
    await storeGuest(site.app.knex, tenant_id, uuid)
    await register(uuid, person('Anna'))
    await register(uuid, person('Anna'))
    await deliver(site)
    const texts = mailbox.mails.map(({ text }) => text?.includes('Sie standen schon auf der Warteliste'))
    expect(texts.toSorted()).toEqual([false, true])
  })

  test('an address with other dots or a plus is another guest’s', async () => {
    const uuid = await add()
    for (const email of ['max.muster@firma.example', 'maxmuster@firma.example', 'maxmuster+1@firma.example'])
      await register(uuid, person('Max', { email }))
    await deliver(site)
    expect(await guests(uuid)).toHaveLength(3)
    expect(mailbox.mails).toHaveLength(3)
  })
})

describe('a registration that nobody has confirmed', () => {
  test('takes no seat, does not wait for one, and is not shown to the branch', async () => {
    const uuid = await add({ seats: 2 })
    await send(uuid, person('Made', { seats: '2' }))
    await register(uuid, person('Anna', { seats: '2' }))
    expect(await standing('Anna')).toBe('registered')
    await send(uuid, person('Up'))
    await register(uuid, person('Ben'))
    await leave('anna@visitor.example')
    expect([await standing('Ben'), await standing('Up'), await standing('Made')]).toEqual([
      ...['registered', 'unconfirmed', 'unconfirmed']
    ])
    const { body } = await ask('GET', `${API}/${uuid}/registrations`)
    expect(body.registrations.map(({ first_name }: { first_name: string }) => first_name)).toEqual(['Ben', 'Anna'])
    const { uuid: hidden } = await guest('up@visitor.example')
    expect((await ask('DELETE', `${API}/${uuid}/registrations/${hidden}`)).status).toBe(404)
    expect((await ask('PUT', `${API}/${uuid}/registrations/${hidden}/attendance`, { attended: true })).status).toBe(404)
    await ask('POST', `${API}/${uuid}/cancellation`, {})
    await deliver(site)
    const told = mailbox.mails.filter(({ subject }) => subject === 'Abgesagt: Wohnen')
    expect(told.flatMap(({ recipients }) => recipients)).toEqual(['ben@visitor.example'])
  })

  test('counts after a press on its page, which opening does not replace', async () => {
    const uuid = await add()
    await send(uuid, person('Anna'))
    await deliver(site)
    expect(subjects()).toEqual([['anna@visitor.example', 'Noch zu bestätigen: Wohnen']])
    const link = await linkOf('anna@visitor.example')
    expect(mailbox.mails[0]?.text).toContain(link)
    expect(mailbox.mails[0]?.raw).not.toContain('text/calendar')
    for (const path of [link, `${link}/confirm`]) expect((await look(path)).text).toContain('Möchten Sie kommen?')
    expect((await look(`${link}/calendar.ics`)).status).toBe(404)
    expect((await submit(site, `${link}/confirm`, {}, NORDBANK)).status).toBe(404)
    expect(await standing('Anna')).toBe('unconfirmed')
    await Promise.all([1, 2, 3].map(() => confirm('anna@visitor.example')))
    await deliver(site)
    expect(subjects()).toEqual([
      ['anna@visitor.example', 'Noch zu bestätigen: Wohnen'],
      ['anna@visitor.example', 'Sie sind angemeldet: Wohnen']
    ])
  })

  test('can be confirmed for a day, is one however often it is sent, and is deleted after a week', async () => {
    const uuid = await add()
    await send(uuid, person('Anna'))
    await travel(new Date(site.clock.time.getTime() + 20 * HOUR))
    await send(uuid, person('Anna', { seats: '2' }))
    await travel(new Date(site.clock.time.getTime() + 24 * HOUR))
    const { text } = await look(await linkOf('anna@visitor.example'))
    expect(text).toContain('Er galt 24 Stunden. Sie können sich noch einmal anmelden.')
    await confirm('anna@visitor.example')
    expect(await guests(uuid)).toMatchObject([{ state: 'unconfirmed', seats: 2 }])
    await register(uuid, person('Anna'))
    await travel(new Date(site.clock.time.getTime() + 7 * 24 * HOUR))
    await sweep(site.app)
    expect(await guests(uuid)).toMatchObject([{ state: 'registered', seats: 1 }])
  })
})

describe('what guests are told', () => {
  test('in their language, each alone: no mail, page or file names another guest', async () => {
    const uuid = await add({ seats: 1, place: 'online', online_url: 'https://meet.example/secret' })
    await register(uuid, person('Xaver', { last_name: 'Xanderson' }))
    await register(uuid, person('Ysolde', { last_name: 'Yberger' }))
    await ask(
      'PUT',
      `${API}/${uuid}`,
      formOf({ seats: 1, place: 'online', online_url: 'https://meet.example/secret', starts_at: '2027-03-10T18:15' })
    )
    await deliver(site)
    const pages = await Promise.all(
      ['xaver@visitor.example', 'ysolde@visitor.example'].map(async (email) => [
        email,
        (await look(await linkOf(email))).text
      ])
    )
    const file = await look(`${await linkOf('xaver@visitor.example')}/calendar.ics`)
    const said = [
      ...mailbox.mails.map(({ recipients, raw, text, html, attachments }) => [
        String(recipients[0]),
        [raw, text, html, ...attachments.map(({ content }) => content)].join('\n')
      ]),
      ...pages,
      ['xaver@visitor.example', file.text]
    ] as [string, string][]
    expect(said.length).toBeGreaterThan(5)
    const names = { 'xaver@visitor.example': /ysolde|yberger/i, 'ysolde@visitor.example': /xaver|xanderson/i }
    for (const [email, text] of said) expect(text).not.toMatch(names[email as keyof typeof names])
    const open = [pathOf(uuid), `/events/${branch.alias}`, `/api/v1/branches/${branch.alias}/events`, '/sitemap.xml']
    for (const path of open)
      expect((await look(path)).text).not.toMatch(/xaver|xanderson|ysolde|yberger|meet\.example/i)
    // the link of an online event is for those who have a seat
    const withLink = said.filter(([, text]) => text.includes('meet.example')).map(([email]) => email)
    expect(new Set(withLink)).toEqual(new Set(['xaver@visitor.example']))
  })

  test('of another time, with the one before; of another title nobody is', async () => {
    const uuid = await add()
    await register(uuid, person('Anna'))
    await deliver(site)
    mailbox.mails.length = 0
    await ask('PUT', `${API}/${uuid}`, formOf({ title: { de: 'Bauen', en: '' } }))
    await deliver(site)
    expect(subjects()).toEqual([])
    await ask(
      'PUT',
      `${API}/${uuid}`,
      formOf({ title: { de: 'Bauen', en: '' }, starts_at: '2027-03-11T18:00', ends_at: '2027-03-11T19:30' })
    )
    await deliver(site)
    const [mail] = mailbox.mails
    expect([mail?.subject, mail?.text]).toEqual([
      'Geändert: Bauen',
      expect.stringMatching(/Neue Zeit: .*11\. März.*\nBisherige Zeit: .*10\. März/)
    ])
    expect(mail?.attachments.map(({ content }) => String(content)).join('\n')).toMatch(/SEQUENCE:1/)
    expect(await guests(uuid)).toMatchObject([{ ends_at: '2027-03-11T18:30:00Z' }])
  })

  test('that it is cancelled, with the message, once', async () => {
    const uuid = await add({ seats: 1 })
    await register(uuid, person('Anna'))
    await register(uuid, person('Ben'))
    await deliver(site)
    mailbox.mails.length = 0
    await ask('POST', `${API}/${uuid}/cancellation`, { message: 'Die Vortragende ist krank.\n\nWir melden uns.' })
    await ask('POST', `${API}/${uuid}/cancellation`, { message: 'Noch einmal' })
    await deliver(site)
    expect(subjects()).toEqual([
      ['anna@visitor.example', 'Abgesagt: Wohnen'],
      ['ben@visitor.example', 'Abgesagt: Wohnen']
    ])
    const message = 'Die Vortragende ist krank.\n\nWir melden uns.\n\nVeranstaltung: Wohnen'
    expect(mailbox.mails.every(({ text }) => text?.includes(message))).toBe(true)
    const page = await look(await linkOf('anna@visitor.example'))
    expect(page.text).toContain('Die Veranstaltung wurde abgesagt')
    expect(page.text).not.toContain('/cancel')
  })

  test('before an event is deleted, that it is cancelled or that they are off the list', async () => {
    const [called, emptied] = [await add(), await add({ starts_at: '2027-03-11T18:00', ends_at: '2027-03-11T19:00' })]
    await register(called, person('Anna'))
    await register(emptied, person('Ben'))
    await deliver(site)
    mailbox.mails.length = 0
    await ask('POST', `${API}/${called}/cancellation`, {})
    await ask('DELETE', `${API}/${emptied}/registrations/${(await guest('ben@visitor.example')).uuid}`)
    const removals = async () =>
      Promise.all([called, emptied].map(async (uuid) => (await ask('DELETE', `${API}/${uuid}`)).status))
    expect(await removals()).toEqual([409, 409])
    await deliver(site)
    expect(subjects()).toEqual([
      ['anna@visitor.example', 'Abgesagt: Wohnen'],
      ['ben@visitor.example', 'Anmeldung aufgehoben: Wohnen']
    ])
    expect(await removals()).toEqual([204, 204])
  })

  test('a day before, who has a seat is reminded once, at the time that holds', async () => {
    const uuid = await add({ seats: 1 })
    await register(uuid, person('Anna'))
    await register(uuid, person('Ben'))
    await ask('PUT', `${API}/${uuid}`, formOf({ seats: 1, starts_at: '2027-03-12T18:00', ends_at: '2027-03-12T19:30' }))
    await deliver(site)
    mailbox.mails.length = 0
    await travel('2027-03-09T17:00:00Z')
    await deliver(site)
    expect(subjects()).toEqual([])
    await travel('2027-03-11T17:00:00Z')
    await deliver(site)
    expect(subjects()).toEqual([['anna@visitor.example', 'Bald ist es so weit: Wohnen']])
  })

  test('an entry for calendars with what it is about, and who leaves or is taken off with a later one', async () => {
    const uuid = await add()
    await register(uuid, person('Anna'))
    await register(uuid, person('Ben'))
    await deliver(site)
    const entries = () =>
      mailbox.mails.map(({ attachments }) => {
        const file = attachments.find(({ filename }) => filename === 'event.ics')
        return String(file?.content).replaceAll(/\r?\n /g, '')
      })
    for (const entry of entries()) {
      expect(entry).toContain('SEQUENCE:0')
      expect(entry).toMatch(/DESCRIPTION:.*Was es kostet\..*Anmeldung ansehen oder absagen: /)
    }
    mailbox.mails.length = 0
    await leave('anna@visitor.example')
    await ask('DELETE', `${API}/${uuid}/registrations/${(await guest('ben@visitor.example')).uuid}`)
    await deliver(site)
    expect(entries()).toHaveLength(2)
    for (const entry of entries()) expect(entry).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1/)
  })

  test('before they leave, what becomes of the seats', async () => {
    const uuid = await add({ seats: 1 })
    await register(uuid, person('Anna'))
    const asked = async (email: string, query = '') => (await look(`${await linkOf(email)}/cancel${query}`)).text
    expect(await asked('anna@visitor.example')).toContain('Der Platz wird für andere frei.')
    await register(uuid, person('Ben'))
    expect(await asked('anna@visitor.example')).toContain('Der Platz geht an die nächste Person auf der Warteliste.')
    expect(await asked('anna@visitor.example', '?lang=en')).toContain('goes to the next person on the waitlist.')
    expect(await asked('ben@visitor.example')).toContain('Warteliste verlassen?')
    expect((await look(await linkOf('anna@visitor.example'))).text).not.toContain('method="post"')
    await leave('anna@visitor.example')
    expect(await asked('anna@visitor.example')).toContain('Sie haben abgesagt')
  })

  test('a wrong link says nothing, and a GET changes nothing', async () => {
    const uuid = await add()
    await register(uuid, person('Anna'))
    expect((await look(`/event-registrations/${'a'.repeat(43)}`)).status).toBe(404)
    const path = await linkOf('anna@visitor.example')
    const shown = await look(`${path}/cancel`)
    expect([
      shown.status,
      shown.headers['cache-control'],
      shown.headers['referrer-policy'],
      shown.headers['x-robots-tag']
    ]).toEqual([200, 'no-store', 'no-referrer', 'noindex'])
    expect(await guests(uuid)).toMatchObject([{ state: 'registered' }])
    expect((await look(path, { headers: { 'accept-language': 'en' } })).status).toBe(200)
    expect((await look(`${path}?lang=en`)).text).toContain('You are registered')
  })
})

describe('search engines', () => {
  const described = async (path: string) =>
    JSON.parse(/<script type="application\/ld\+json">([^<]*)/.exec((await look(path)).text)?.[1] ?? '{}')

  test('find events in the sitemap, with their seats and whether they are cancelled', async () => {
    const uuid = await add()
    await register(uuid, person('Anna', { seats: '2' }))
    const map = (await look('/sitemap.xml')).text
    expect(map).toContain(`/events/${branch.alias}</loc>`)
    expect(map).toContain(`${pathOf(uuid)}</loc>`)
    const shown = await look(pathOf(uuid))
    expect([shown.status, shown.headers['x-robots-tag']]).toEqual([200, undefined])
    expect(await described(pathOf(uuid))).toMatchObject({
      '@type': 'Event',
      name: 'Wohnen',
      startDate: '2027-03-10T18:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      maximumAttendeeCapacity: 3,
      remainingAttendeeCapacity: 1,
      location: { '@type': 'Place' },
      offers: { availability: 'https://schema.org/InStock' }
    })
    await ask('POST', `${API}/${uuid}/cancellation`, {})
    expect((await look('/sitemap.xml')).text).not.toContain(uuid)
    expect(await described(pathOf(uuid))).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
    const after = await look(`${pathOf(uuid)}?done=registered`)
    expect(after.headers['x-robots-tag']).toBe('noindex')
  })

  test('a picture for previews is a PNG', async () => {
    const uuid = await add()
    const { status, headers } = await look(`${pathOf(uuid)}/share.png`)
    expect([status, headers['content-type']]).toEqual([200, 'image/png'])
  })

  test('another branch’s address does not show it', async () => {
    const uuid = await add()
    const { alias } = await knex('organizations')
      .where({ tenant_id })
      .whereNot({ uuid: branch.uuid })
      .whereNull('closed_at')
      .first('alias')
    expect((await look(`/events/${alias}/${uuid}`)).status).toBe(404)
    expect((await look(pathOf(uuid), { host: NORDBANK.host })).status).toBe(404)
  })
})

describe('the list at the door', () => {
  test('says who came and, once it is over, who did not; only who has a seat comes', async () => {
    const uuid = await add()
    const anna = await storeGuest(site.app.knex, tenant_id, uuid, { first_name: 'Anna', last_name: 'Zett' })
    await storeGuest(site.app.knex, tenant_id, uuid, {
      first_name: 'Ben',
      last_name: '=Auer',
      email: 'ben@visitor.example'
    })
    const waits = await storeGuest(site.app.knex, tenant_id, uuid, { first_name: 'Carla', state: 'waiting' })
    const attend = (registration: string, attended = true) =>
      ask('PUT', `${API}/${uuid}/registrations/${registration}/attendance`, { attended })
    expect((await attend(waits.uuid)).status).toBe(409)
    expect((await attend(anna.uuid)).body.attended_at).toBe(instant(site.clock.time))
    expect((await attend(anna.uuid, false)).body.attended_at).toBe(null)
    await attend(anna.uuid)
    const list = (await ask('GET', `${API}/${uuid}/registrations`)).body
    expect(list.registrations.map(({ first_name }: { first_name: string }) => first_name)).toEqual([
      'Ben',
      'Anna',
      'Carla'
    ])
    const log = await knex('audit_log').where({ object: 'event-registration' })
    expect(JSON.stringify(log)).not.toMatch(/Anna|Zett|visitor\.example/)
    expect(log).toHaveLength(3)
    await travel('2027-03-10T18:30:00Z')
    const { status, text } = await ask('GET', `${API}/${uuid}/registrations/csv`)
    expect(status).toBe(200)
    const rows = parse(text, { bom: true, delimiter: ';' }) as string[][]
    expect(rows.map(([last, first, , , , came]) => [last, first, came])).toEqual([
      ['Nachname', 'Vorname', 'Gekommen'],
      ["'=Auer", 'Ben', 'Nicht gekommen'],
      ['Zett', 'Anna', 'Gekommen'],
      ['Muster', 'Carla', '']
    ])
  })

  test('who is taken off it is told, and the seat goes to the next', async () => {
    const uuid = await add({ seats: 1 })
    await register(uuid, person('Anna'))
    await register(uuid, person('Ben'))
    await deliver(site)
    mailbox.mails.length = 0
    const path = `${API}/${uuid}/registrations/${(await guest('anna@visitor.example')).uuid}`
    expect([(await ask('DELETE', path)).status, (await ask('DELETE', path)).status]).toEqual([204, 204])
    await deliver(site)
    expect(subjects()).toEqual([
      ['anna@visitor.example', 'Anmeldung aufgehoben: Wohnen'],
      ['ben@visitor.example', 'Sie haben einen Platz: Wohnen']
    ])
  })
})

test('visitors get what is to come, the next first and as many as asked for', async () => {
  const later = await add({ starts_at: '2027-04-10T18:00', ends_at: '2027-04-10T19:00' })
  const next = await add()
  await add({ is_published: false })
  const { body } = await ask('GET', `/api/v1/branches/${branch.alias}/events`, undefined, '')
  expect(body).toMatchObject({
    total: 2,
    events: [{ uuid: next, title: 'Wohnen', seats_left: 3, state: 'open' }, { uuid: later }]
  })
  const limited = await ask('GET', `/api/v1/branches/${branch.alias}/events?limit=1`, undefined, '')
  expect(limited.body).toMatchObject({ total: 2, events: [{ uuid: next }] })
  const page = (await look(`/events/${branch.alias}`)).text
  expect(page.indexOf(next)).toBeLessThan(page.indexOf(later))
})

test('a guest is found by their address behind however many later ones', async () => {
  const uuid = await add()
  await storeGuest(site.app.knex, tenant_id, uuid, {
    email: 'First@visitor.example',
    created_at: '2026-11-01T08:00:00Z'
  })
  const [first] = await guests(uuid)
  const copies = Array.from({ length: 5001 }, (_, nth) => ({
    ...first,
    ...{ uuid: randomUUID(), token_hash: hashToken(String(nth)), email: `${nth}@visitor.example` },
    created_at: '2026-11-02T08:00:00Z'
  }))
  await site.app.knex.batchInsert('event_registrations', copies, 500)
  const db = new TenantDb(site.app.knex, tenant_id)
  const found = await registrationsEraser.find?.(db, { email: 'first@visitor.example' }, 20)
  expect(found).toMatchObject([{ uuid: first.uuid, name: 'Eva Muster' }])
})
