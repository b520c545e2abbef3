import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MONDAY, type Office, openOffice } from '../../booking/appointments/testing/office.ts'
import { isPostgres } from '../../core/db/db.ts'
import { sweep } from '../../core/jobs/retention.ts'
import { storedData } from '../../stored-data.ts'
import { request, signIn } from '../../testing/client.ts'

const MARK = 'm4rk3r'
const EMAIL = `${MARK}@visitor.example`
const PHONE = '+43 660 7777777'
const NUMBER = /660\D?7777777/

let office: Office
let tenant_id: string
let cookie: string

beforeEach(async () => {
  office = await openOffice()
  const { knex } = office
  const admin = await knex('users').where({ email_address: 'admin@demo.example' }).first('uuid', 'tenant_id')
  ;({ tenant_id } = admin)
  await knex('user_roles').insert({ tenant_id, user_uuid: admin.uuid, role: 'profile-delete-manager' })
  cookie = await signIn(office.site, 'admin@demo.example')
})
afterEach(() => office.site.stop())

/** Tables whose rows say nothing of whose they are, each with what ends them. */
const NOT_BY_PERSON: Record<string, string> = {
  frontend_logs: 'by age; browsers report no names',
  hit_visitors: 'the next day; a hash with the key of one day',
  search_log: 'the words by age; who searched is not stored'
}

interface Planted {
  [table: string]: Record<string, unknown>
}

/** A row of each table about one customer, without what the customer says in it. */
function rowsFor(advisor: { uuid: string; organization_uuid: string }, topic_uuid: string): Planted {
  const appointment_uuid = randomUUID()
  const [request_uuid, conversation_uuid] = [randomUUID(), randomUUID()]
  const advisor_uuid = advisor.uuid
  const person = { email: EMAIL, phone: PHONE }
  const at = { created_at: MONDAY }
  return {
    appointments: {
      ...{ uuid: appointment_uuid, advisor_uuid, topic_uuid, token_hash: 'a'.repeat(64), state: 'booked' },
      ...{ type: 'in-branch', starts_at: MONDAY, ends_at: MONDAY, time_zone: 'Europe/Vienna', ...at, ...person },
      visitor_time_zone: 'Europe/Vienna',
      answers: JSON.stringify([{ question: 'Why?', answer: `${MARK} answers` }])
    },
    appointment_history: {
      uuid: randomUUID(),
      appointment_uuid,
      what: 'moved',
      author: 'staff',
      author_name: '',
      ...at
    },
    text_consents: { uuid: randomUUID(), appointment_uuid, number: '+436607777777', version: '', ...at },
    text_messages: {
      ...{ uuid: randomUUID(), event_key: `text-reminder:${appointment_uuid}:0`, event: 'reminder', ...at },
      ...{ number_end: '777', state: 'failed', detail: MARK, parts: 1 }
    },
    contact_requests: {
      ...{ uuid: request_uuid, advisor_uuid, kind: 'basic', time_zone: 'Europe/Vienna', ...at, ...person }
    },
    contact_request_replies: { uuid: randomUUID(), request_uuid, author_name: '', ...at },
    conversations: {
      ...{ uuid: conversation_uuid, token_hash: 'c'.repeat(64), advisor_uuid, campaign: '', ...at, last_at: MONDAY },
      ...{ changed_at: MONDAY, revision: 1, last_seq: 1, last_seq_visitor: 1, last_seq_staff: 0 },
      ...{ seen_visitor: 0, seen_staff: 0, language: '', email: EMAIL }
    },
    conversation_notes: { conversation_uuid, author_name: '', changed_at: MONDAY },
    conversation_messages: {
      ...{ conversation_uuid, seq: 1, client_id: randomUUID(), is_from_visitor: true, author_name: '', ...at },
      kind: 'text'
    },
    conversation_files: { conversation_uuid, seq: 1, size: MARK.length, bytes: Buffer.from(MARK), ...at },
    waitlist_entries: {
      ...{ uuid: randomUUID(), token_hash: 'w'.repeat(64), organization_uuid: advisor.organization_uuid, topic_uuid },
      ...{ type: 'in-branch', weekdays: '12345', start_time: '', end_time: '', from_date: '2027-03-01' },
      ...{ until_date: '2027-03-31', language: 'de', source: '', source_site: '', campaign: '', state: 'waiting' },
      ...{ is_paused: false, visitor_time_zone: 'Europe/Vienna', ...at, ...person }
    },
    reviews: {
      ...{ uuid: randomUUID(), advisor_uuid, appointment_uuid, stars: 4, state: 'published', reason: '' },
      ...{ decided_by: '', reply: '', ...at }
    },
    wallet_passes: {
      ...{
        serial: randomUUID().replaceAll('-', ''),
        advisor_uuid,
        kind: 'apple',
        token_hash: 'p'.repeat(64),
        appointment_uuid
      },
      ...{ revision: 0, changed_at: MONDAY, follows_visitor: true, ...at }
    },
    outbox: {
      ...{ uuid: randomUUID(), kind: 'odd', dedupe_key: randomUUID(), attempts: 9, state: 'dead', ...at },
      payload: JSON.stringify({ to: EMAIL, note: MARK })
    },
    idempotency_keys: {
      ...{ route: 'x', key: randomUUID(), body_hash: 'x', status: 201, expires_at: '2027-04-01T00:00:00Z' },
      answer: JSON.stringify({ email: EMAIL })
    }
  }
}

/** Short columns hold one of a few values. */
const LONG_ENOUGH = 100

/** Puts a marker into each text column that is declared as the visitor's. */
async function plant(knex: Knex, table: string, row: Record<string, unknown>): Promise<void> {
  const { columns } = storedData[table as keyof typeof storedData]
  const info = await knex(table).columnInfo()
  const marks = Object.entries(columns).flatMap(([name, kind]) => {
    const { type = '', maxLength } = info[name] ?? {}
    const isText = /char|text/.test(type) && (!maxLength || Number(maxLength) >= LONG_ENOUGH)
    return kind === 'visitor' && isText && !(name in row) ? [[name, `${MARK} ${name}`]] : []
  })
  await knex(table).insert({ tenant_id, ...Object.fromEntries(marks), ...row })
}

const tablesWith = (kind: string) =>
  Object.entries(storedData).flatMap(([name, { columns }]) =>
    Object.values(columns).includes(kind as never) ? name : []
  )

/** Bytes as text, whichever object a driver makes of them. */
const asText = (value: unknown) =>
  value instanceof Uint8Array || value instanceof ArrayBuffer
    ? Buffer.from(value as Uint8Array).toString('latin1')
    : value
const printable = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asText(value)]))

/** Every row of every table as text. */
async function dump(knex: Knex): Promise<Map<string, string>> {
  const said = new Map<string, string>()
  for (const table of Object.keys(storedData)) said.set(table, JSON.stringify((await knex(table)).map(printable)))
  return said
}

function* filesIn(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) yield* filesIn(path)
    else yield path
  }
}

const isMarked = (text: string) => text.includes(MARK) || NUMBER.test(text)
const markedTables = async (knex: Knex) =>
  [...(await dump(knex))].flatMap(([table, text]) => (isMarked(text) ? table : []))
const markedFiles = (folder: string) => [...filesIn(folder)].filter((path) => isMarked(readFileSync(path, 'latin1')))

test('a marker in every column of a visitor, then erased, is found nowhere', async () => {
  const { knex, site } = office
  const advisor = await knex('advisors').where({ tenant_id, alias: office.alias }).first('uuid', 'organization_uuid')
  const { topic_uuid } = await knex('advisor_topics').where({ advisor_uuid: advisor.uuid }).first('topic_uuid')
  const rows = rowsFor(advisor, topic_uuid)
  for (const [table, row] of Object.entries(rows)) await plant(knex, table, row)
  const phone = { device: `${MARK}-device`, serial: rows.wallet_passes?.serial, push_token: `${MARK}-token` }
  await knex('wallet_registrations').insert({ tenant_id, ...phone, created_at: MONDAY })
  const planted = [...Object.keys(rows), 'wallet_registrations']
  expect([...planted, ...Object.keys(NOT_BY_PERSON), 'erasures'].toSorted()).toEqual(tablesWith('visitor').toSorted())
  expect((await markedTables(knex)).toSorted()).toEqual(planted.toSorted())

  const body = { by: 'email', value: EMAIL, confirmation: `${MARK} first_name ${MARK} last_name` }
  const { body: found } = await request(site, 'POST', '/api/v1/deletion-tool/search', { cookie, body: { q: EMAIL } })
  const begun = await request(site, 'POST', '/api/v1/deletion-tool/erasures', {
    cookie,
    body: { ...body, confirmation: found.people[0].name }
  })
  expect(begun.status).toBe(201)
  while (await site.drain());
  // the phone hears that its card is void, and is forgotten after a month
  expect(await markedTables(knex)).toEqual(['wallet_registrations'])
  expect(await knex('wallet_passes').where({ serial: phone.serial }).first('revoked_at', 'appointment_uuid')).toEqual({
    revoked_at: MONDAY,
    appointment_uuid: null
  })
  site.clock.time = new Date(Date.parse(MONDAY) + 31 * 24 * 3_600_000)
  await sweep(site.app)
  expect(await markedTables(knex)).toEqual([])
  if (!isPostgres(knex)) await knex.raw('pragma wal_checkpoint(truncate)')
  expect(markedFiles(site.app.config.DATA_DIR)).toEqual([])
})
