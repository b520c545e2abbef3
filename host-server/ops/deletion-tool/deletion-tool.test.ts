import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  bookingRequest,
  later,
  MONDAY,
  type Office,
  openOffice,
  TUESDAY
} from '../../booking/appointments/testing/office.ts'
import { readLedger } from '../../core/jobs/erasure-ledger.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { linesOf } from '../../testing/pdf.ts'
import { replayErasures } from './replay.ts'

const TOOL = '/api/v1/deletion-tool'
const VERA = { by: 'email', value: 'vera@visitor.example' } as const
const NAME = 'Vera Visitor'

let office: Office
let cookie: string
let tenant_id: string

async function giveRole(email: string) {
  const { uuid, tenant_id } = await office.knex('users').where({ email_address: email }).first('uuid', 'tenant_id')
  await office.knex('user_roles').insert({ tenant_id, user_uuid: uuid, role: 'profile-delete-manager' })
  return tenant_id
}

beforeEach(async () => {
  office = await openOffice()
  tenant_id = await giveRole('admin@demo.example')
  cookie = await signIn(office.site, 'admin@demo.example')
})
afterEach(() => office.site.stop())

const ask = (method: string, path: string, body?: object, asked = {}) =>
  request(office.site, method, `${TOOL}${path}`, { cookie, ...(body && { body }), ...asked })
const find = async (q: string) => (await ask('POST', '/search', { q })).body.people
const begin = (confirmation = NAME, key: object = VERA) => ask('POST', '/erasures', { ...key, confirmation })
const drain = async () => {
  while (await office.site.drain());
}

const book = async (starts_at: string, rest: object = {}) => {
  const { body } = await request(office.site, 'POST', `/api/v1/advisors/${office.alias}/appointments`, {
    body: bookingRequest(office, starts_at, rest)
  })
  await drain()
  return body as { uuid: string; token: string }
}
/** An appointment that is over. */
async function met(rest: object = {}, minutes = 0) {
  const booked = await book(later(TUESDAY, minutes), rest)
  await office.knex('appointments').where({ uuid: booked.uuid }).update({ starts_at: MONDAY, ends_at: MONDAY })
  return booked
}
const names = () => office.knex('appointments').where({ tenant_id }).pluck('last_name')

test.each([
  ['a guest', undefined, 401],
  ['an advisor', 'advisor@demo.example', 403],
  ['marketing', 'marketing@demo.example', 403]
])('%s finds and erases nobody', async (_who, account, status) => {
  await met()
  const other = account ? await signIn(office.site, account) : ''
  for (const [method, path, body] of [
    ['POST', '/search', { q: VERA.value }],
    ['GET', '/erasures', undefined],
    ['POST', '/erasures', { ...VERA, confirmation: NAME }]
  ] as const) {
    expect((await ask(method, path, body, { cookie: other })).status).toBe(status)
  }
  expect(await names()).toContain('Visitor')
})

test('with the module off there is no tool', async () => {
  const row = { tenant_id, module_name: 'deletion-tool' }
  await office.knex('tenant_modules').where(row).delete()
  await office.knex('tenant_modules').insert({ ...row, effective_state: false })
  expect((await ask('GET', '/erasures')).status).toBe(403)
})

test('another institution finds nobody here, and cannot touch an erasure', async () => {
  await met()
  await giveRole('admin@nordbank.example')
  const other = { cookie: await signIn(office.site, 'admin@nordbank.example', NORDBANK), host: NORDBANK.host }
  expect((await ask('POST', '/search', { q: VERA.value }, other)).body.people).toEqual([])
  expect((await ask('POST', '/erasures', { ...VERA, confirmation: NAME }, other)).status).toBe(409)
  const { uuid } = (await begin()).body
  for (const [method, path] of [
    ['GET', 'certificate'],
    ['POST', 'approval']
  ] as const) {
    expect((await ask(method, `/erasures/${uuid}/${path}`, undefined, other)).status).toBe(404)
  }
})

test('a customer is found by name, by the whole address or number, and by the token of a link', async () => {
  const { token } = await met({ phone: '+43 660 / 123-45 67' })
  for (const q of [
    'visitor',
    'VERA',
    ' Vera@Visitor.example ',
    '0043 660 1234567',
    token,
    `https://x.example/a/${token}`
  ]) {
    expect([q, (await find(q)).map(({ value }: { value: string }) => value)]).toEqual([q, [VERA.value]])
  }
  const parts = [
    'vera@visitor.exampl',
    'era@visitor.example',
    'visitor.example',
    'vera visitor.ex',
    '1234',
    '+43 660 123456'
  ]
  for (const q of [...parts, 'x'.repeat(43)]) {
    expect([q, await find(q)]).toEqual([q, []])
  }
})

test('nothing to look for is refused at its field', async () => {
  const { status, body } = await ask('POST', '/search', { q: ' ' })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['q']])
})

test('a wrong name and appointments ahead are refused, and nothing is lost', async () => {
  await met()
  const wrong = await begin('Vera Besucherin')
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['confirmation']])
  await book(later(TUESDAY, 60))
  expect((await find(VERA.value))[0].ahead).toBe(1)
  expect((await begin()).status).toBe(409)
  await drain()
  expect((await names()).filter((name: string) => name === 'Visitor')).toHaveLength(2)
  expect((await ask('GET', '/erasures')).body).toEqual([])
})

test('nobody else is taken: neither who shares the number, nor an address that begins alike', async () => {
  const phone = '+43 660 1234567'
  await met({ phone })
  await met({ email: 'vera@visitor.example.org', last_name: 'Begins', phone }, 60)
  await met({ email: 'xvera@visitor.example', last_name: 'Ends' }, 120)
  expect((await begin()).status).toBe(201)
  await drain()
  const left = await names()
  expect(left).toEqual(expect.arrayContaining(['Begins', 'Ends']))
  expect(left).not.toContain('Visitor')
})

test('mails and answers of somebody whose address contains theirs stay', async () => {
  await met()
  const others = [
    'xvera@visitor.example',
    'vera@visitor.example.org',
    'x.vera@visitor.example',
    'vera@visitor.example-x.at'
  ]
  const theirs = ['vera@visitor.example', 'Write to <Vera@Visitor.example>.', 'See:\nvera@visitor.example.']
  const at = {
    state: 'waiting',
    attempts: 0,
    created_at: MONDAY,
    next_at: '2027-09-01T00:00:00Z',
    kind: 'odd'
  } as const
  for (const note of [...others, ...theirs]) {
    const payload = JSON.stringify({ note })
    await office.knex('outbox').insert({ tenant_id, uuid: randomUUID(), dedupe_key: randomUUID(), payload, ...at })
    const stored = { route: 'x', key: randomUUID(), body_hash: 'x', status: 201, expires_at: '2027-09-01T00:00:00Z' }
    await office.knex('idempotency_keys').insert({ tenant_id, ...stored, answer: payload })
  }
  expect((await begin()).body.kinds).toContainEqual({ kind: 'mail', removed: 2 * theirs.length, retained: 0 })
  await drain()
  const left = [
    await office.knex('outbox').where({ kind: 'odd' }).pluck('payload'),
    await office.knex('idempotency_keys').where({ route: 'x' }).pluck('answer')
  ]
  const expected = others.map((note) => JSON.stringify({ note })).toSorted()
  expect(left.map((texts) => texts.toSorted())).toEqual([expected, expected])
})

test('who shares an address is named before, and either name confirms', async () => {
  await met()
  office.site.clock.time = new Date(office.site.clock.time.getTime() + 60_000)
  await met({ first_name: 'Hans' }, 60)
  const shown = async (q: string) => (await find(q)).map((one: Record<string, unknown>) => [one.name, one.other_names])
  expect(await shown(VERA.value)).toEqual([['Hans Visitor', [NAME]]])
  expect(await shown('vera')).toEqual([[NAME, ['Hans Visitor']]])
  const wrong = await begin('Petra Visitor')
  expect(wrong.body.errors.confirmation).toEqual([expect.stringContaining('Hans Visitor / Vera Visitor')])
  expect((await begin(NAME)).body.person.name).toBe(NAME)
})

test('a name is confirmed as it is seen, however it was written', async () => {
  await met({ first_name: 'Vera  Maria\u200b', last_name: 'O’Neill' })
  expect((await begin('Vera Marie O’Neill')).status).toBe(422)
  expect((await begin("vera maria o'neill")).status).toBe(201)
})

test('after a restore, an appointment goes that was ahead when the backup was made and cancelled afterwards', async () => {
  const { uuid } = await book(later(TUESDAY, 60))
  const mine = () => office.knex('appointments').where({ tenant_id, uuid })
  const [backup] = await mine()
  await mine().update({ state: 'cancelled' })
  expect((await begin()).status).toBe(201)
  await drain()
  expect(await mine()).toEqual([])
  await office.knex('appointments').insert(backup)
  expect(await replayErasures(office.site.app)).toBe(1)
  expect(await mine()).toEqual([])
})

test('what stays is on a named ground, and the certificate names nobody', async () => {
  const { uuid: appointment } = await met()
  const { advisor_uuid } = await office.knex('appointments').where({ uuid: appointment }).first('advisor_uuid')
  await office.knex('reviews').insert({
    ...{ tenant_id, uuid: appointment, advisor_uuid, appointment_uuid: appointment, created_at: MONDAY },
    ...{ stars: 5, text: 'Danke, Vera', state: 'published', reason: '', decided_by: '', reply: '' }
  })
  const { body } = await begin('vera visitor')
  expect(body.state).toBe('running')
  await drain()
  const [done] = (await ask('GET', '/erasures')).body
  expect(done).toMatchObject({ state: 'done', person: null, reference: body.reference })
  expect(done.kinds).toEqual(
    expect.arrayContaining([
      { kind: 'appointment', removed: 1, retained: 0 },
      { kind: 'review', removed: 1, retained: 0 }
    ])
  )
  expect(await office.knex('reviews').where({ uuid: appointment })).toEqual([])
  const { headers, bytes } = await ask('GET', `/erasures/${body.uuid}/certificate`)
  expect(headers['content-type']).toBe('application/pdf')
  const said = linesOf(bytes).join('\n')
  expect(said).toContain(body.reference)
  expect(said).not.toMatch(/vera|visitor/i)
  const logged = await office.knex('audit_log').where({ tenant_id, object: 'erasure' })
  expect(logged.map(({ object_name, action }) => [object_name, action])).toEqual([
    [body.reference, 'created'],
    [body.reference, 'changed']
  ])
  expect(JSON.stringify(logged)).not.toMatch(/vera@/i)
})

test('where the setting says so, somebody else approves', async () => {
  await met()
  await office.knex('tenant_settings').insert({ tenant_id, name: 'erasure_approval', value: 'true' })
  const { body } = await begin()
  expect(body.state).toBe('waiting')
  expect((await begin()).status).toBe(409)
  await drain()
  expect(await names()).toContain('Visitor')
  expect((await ask('POST', `/erasures/${body.uuid}/approval`)).status).toBe(403)
  await giveRole('branch@demo.example')
  const second = { cookie: await signIn(office.site, 'branch@demo.example') }
  expect((await ask('POST', `/erasures/${body.uuid}/approval`, undefined, second)).body.state).toBe('running')
  expect((await ask('POST', `/erasures/${body.uuid}/approval`, undefined, second)).status).toBe(409)
  await drain()
  expect(await names()).not.toContain('Visitor')
})

test('one that waits is withdrawn, and its person forgotten by the tool', async () => {
  await met()
  await office.knex('tenant_settings').insert({ tenant_id, name: 'erasure_approval', value: 'true' })
  const { uuid } = (await begin()).body
  expect((await ask('DELETE', `/erasures/${uuid}`)).status).toBe(204)
  expect((await ask('DELETE', `/erasures/${uuid}`)).status).toBe(409)
  expect((await ask('GET', '/erasures')).body[0]).toMatchObject({ state: 'withdrawn', person: null })
  expect(await names()).toContain('Visitor')
})

test('before anything is destroyed, the ledger says who, in no readable form', async () => {
  await met()
  const file = join(office.site.app.config.DATA_DIR, 'erasures.jsonl')
  await begin()
  expect(existsSync(file)).toBe(false)
  // the first page alone
  await office.site.drain()
  const ledger = await readLedger(file)
  expect(ledger?.entries.map(({ hash }) => hash)).toEqual([ledger?.hashOf(tenant_id, VERA)])
  expect(readFileSync(file, 'utf8')).not.toMatch(/vera|visitor/i)
  await drain()
  expect((await readLedger(file))?.entries).toHaveLength(1)
})

test('a page that is repeated after a crash goes on where it was', async () => {
  for (const minutes of [0, 30, 60]) await met({}, minutes)
  const { uuid } = (await begin()).body
  await office.site.drain()
  const { kind, page } = await office.knex('erasures').where({ uuid }).first('kind', 'page')
  // as if the node had died before it could say so
  await office
    .knex('outbox')
    .where({ kind: 'erasure', state: 'done' })
    .update({ state: 'waiting', payload: JSON.stringify({ uuid }), next_at: MONDAY })
  await drain()
  expect([kind, page]).not.toEqual(['', 0])
  expect((await ask('GET', '/erasures')).body[0].state).toBe('done')
  expect(await names()).not.toContain('Visitor')
})

test('an erasure that was given up goes on when it is begun again', async () => {
  await met()
  const { uuid } = (await begin()).body
  expect((await begin()).status).toBe(409)
  await office.knex('outbox').where({ kind: 'erasure' }).update({ state: 'dead', next_at: null })
  await drain()
  expect((await ask('GET', '/erasures')).body[0].state).toBe('running')
  expect((await begin()).body).toMatchObject({ uuid, state: 'running' })
  await drain()
  expect((await ask('GET', '/erasures')).body).toMatchObject([{ uuid, state: 'done' }])
  expect(await names()).not.toContain('Visitor')
})

test('who comes back afterwards is a new customer', async () => {
  await met()
  await begin()
  office.site.clock.time = new Date(office.site.clock.time.getTime() + 60_000)
  await book(later(TUESDAY, 60))
  await drain()
  expect((await names()).filter((name: string) => name === 'Visitor')).toHaveLength(1)
})

test('one whose job was given up says so, and is continued where it was, audited', async () => {
  for (const minutes of [0, 30]) await met({}, minutes)
  const { uuid } = (await begin()).body
  const goOn = (asked = {}) => ask('POST', `/erasures/${uuid}/continuation`, undefined, asked)
  expect((await goOn()).status).toBe(409)
  await office.site.drain()
  const key = await office.knex('outbox').where({ kind: 'erasure', state: 'waiting' }).first('dedupe_key')
  await office.knex('outbox').where(key).update({ state: 'dead', lease_until: null })
  await drain()
  expect((await ask('GET', '/erasures')).body[0]).toMatchObject({ state: 'running', is_stalled: true })
  expect(await names()).toContain('Visitor')

  await giveRole('admin@nordbank.example')
  const other = { cookie: await signIn(office.site, 'admin@nordbank.example', NORDBANK), host: NORDBANK.host }
  expect((await goOn(other)).status).toBe(404)
  expect((await goOn({ cookie: '' })).status).toBe(401)
  expect((await goOn({ cookie: await signIn(office.site, 'advisor@demo.example') })).status).toBe(403)

  expect((await goOn()).body).toMatchObject({ state: 'running', is_stalled: false })
  expect((await goOn()).status).toBe(409)
  await drain()
  expect((await ask('GET', '/erasures')).body[0]).toMatchObject({ state: 'done', is_stalled: false })
  expect((await goOn()).status).toBe(409)
  expect(await names()).not.toContain('Visitor')
  const logged = await office.knex('audit_log').where({ tenant_id, object: 'erasure' }).pluck('changes')
  expect(logged.map((changes) => JSON.parse(changes))).toContainEqual([
    { field: 'erasure_state', before: 'stalled', after: 'running' }
  ])
})

test('mails in files are deleted that name the customer, in whichever part, and no others', async () => {
  const folder = join(office.site.app.config.DATA_DIR, 'mails')
  /** All that the mails in files say, of whichever encoding. */
  const mails = async () => {
    const sources = readdirSync(folder).map((name) => readFileSync(join(folder, name)))
    const parsed = await Promise.all(sources.map((raw) => PostalMime.parse(raw, { attachmentEncoding: 'utf8' })))
    return parsed.map((mail) => JSON.stringify(mail))
  }
  const ofVera = async () => (await mails()).filter((mail) => /(?<!x)vera@visitor\.example(?!\.org)/.test(mail)).length
  const naming = async (email: string) => (await mails()).filter((mail) => mail.includes(email)).length
  const [similar, foreign] = ['xvera@visitor.example', 'vera@visitor.example.org']
  await met({ last_name: 'Größe' })
  await met({ email: similar }, 60)
  await met({ email: foreign }, 120)
  const before = await Promise.all([similar, foreign].map(naming))
  const removed = await ofVera()
  expect(removed).toBeGreaterThan(1)
  expect((await find(VERA.value))[0].kinds).toContainEqual({ kind: 'mail-file', removed, retained: 0 })
  expect((await begin('Vera Größe')).status).toBe(201)
  await drain()
  expect(await ofVera()).toBe(0)
  expect(await Promise.all([similar, foreign].map(naming))).toEqual(before)
})
