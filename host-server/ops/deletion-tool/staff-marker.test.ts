import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MONDAY, type Office, openOffice } from '../../booking/appointments/testing/office.ts'
import { isPostgres } from '../../core/db/db.ts'
import type { TableName } from '../../core/tenancy/query.ts'
import { storedData } from '../../stored-data.ts'
import { request, signIn } from '../../testing/client.ts'

const MARK = /m4rk3r|660\D?7777777/i
const NAME = 'M4rk3r Person'
const EMAIL = 'm4rk3r@demo.example'
const PHONE = '+43 660 7777777'
const ALIAS = 'm4rk3r-person'

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

const ask = (method: string, path: string, body: object) =>
  request(office.site, method, `/api/v1/deletion-tool${path}`, { cookie, body })

type Row = Record<string, unknown>
type Rows = Partial<Record<TableName, Row>>

/** The tables with columns that are an advisor's or a member of staff's. */
const TABLES = (Object.keys(storedData) as TableName[]).filter((table) =>
  Object.values(storedData[table].columns).some((kind) => kind === 'advisor' || kind === 'staff')
)

/** Short columns hold one of a few values. */
const LONG_ENOUGH = 30

const isText = ({ type, maxLength }: Knex.ColumnInfo) =>
  /char|text/.test(type) && (!maxLength || Number(maxLength) >= LONG_ENOUGH)

/** What stands in a column: a name or an alias as it is, and else a marker. */
function markIn(column: string): string {
  if (/alias$/.test(column)) return ALIAS
  return /name$|author|_by$/.test(column) ? NAME : `m4rk3r ${column}`
}

/** What a column must have that is nobody's, and nothing but its kind is known of. */
function fillerOf(column: string, { type, maxLength }: Knex.ColumnInfo) {
  if (/_at$/.test(column)) return MONDAY
  if (/bool/.test(type)) return false
  if (/int|numeric|real|double/.test(type)) return 1
  if (/blob|bytea/.test(type)) return Buffer.from('m4rk3r bytes')
  return column.endsWith('uuid') ? randomUUID() : 'x'.repeat(Math.min(Number(maxLength ?? 8), 8))
}

/** A row with a marker in each text column that is declared as the member's; what a table needs besides is given. */
async function plant(knex: Knex, table: TableName, given: Row): Promise<void> {
  const info = await knex(table).columnInfo()
  const row: Row = { tenant_id, ...given }
  for (const [column, kind] of Object.entries(storedData[table].columns)) {
    const about = info[column]
    if (!about || column in row) continue
    const isTheirs = kind === 'advisor' || kind === 'staff'
    if (isTheirs && isText(about)) row[column] = markIn(column)
    else if (!about.nullable && about.defaultValue === null) row[column] = fillerOf(column, about)
  }
  await knex(table).insert(row)
}

/** Which keys every row has that is the member's. */
const KEYS = ['user_uuid', 'advisor_uuid', 'actor_uuid', 'sender_uuid', 'withdrawer_uuid', 'approver_uuid'] as const

async function parents(knex: Knex, advisor_uuid: string) {
  const of = { tenant_id }
  const { uuid: organization_uuid } = await knex('organizations').where(of).first('uuid')
  const { uuid: topic_uuid } = await knex('appointment_topics').where(of).first('uuid')
  const { uuid: type_uuid } = await knex('text_description_types').where(of).first('uuid')
  const { uuid: link_uuid } = await knex('custom_links').where(of).first('uuid')
  const page_uuid = randomUUID()
  const page = { path: 'page', publish_version: null, publish_at: null, withdraw_at: null }
  await plant(knex, 'content_pages', { uuid: page_uuid, ...page, public_version: null })
  const person = { email: 'vera@visitor.example', phone: '', first_name: 'Vera', last_name: 'Visitor' }
  const appointment = {
    ...{ uuid: randomUUID(), advisor_uuid, topic_uuid, token_hash: 'a'.repeat(64), state: 'booked' },
    ...{ type: 'in-branch', starts_at: MONDAY, ends_at: MONDAY, time_zone: 'Europe/Vienna', created_at: MONDAY },
    visitor_time_zone: 'Europe/Vienna'
  }
  await plant(knex, 'appointments', { ...person, ...appointment })
  const asked = { uuid: randomUUID(), advisor_uuid, kind: 'basic', time_zone: 'Europe/Vienna', created_at: MONDAY }
  await plant(knex, 'contact_requests', { ...person, ...asked })
  const chat = {
    ...{ uuid: randomUUID(), token_hash: 'c'.repeat(64), advisor_uuid, campaign: '', created_at: MONDAY },
    ...{ last_at: MONDAY, changed_at: MONDAY, revision: 1, last_seq: 1, last_seq_visitor: 1, last_seq_staff: 0 },
    ...{ seen_visitor: 0, seen_staff: 0, language: '', email: '', name: 'Vera Visitor', search_words: 'vera visitor' }
  }
  await plant(knex, 'conversations', chat)
  const webhook_uuid = randomUUID()
  await plant(knex, 'webhooks', { uuid: webhook_uuid, events: '[]' })
  return {
    ...{ organization_uuid, type_uuid, link_uuid, page_uuid, webhook_uuid },
    ...{ appointment_uuid: appointment.uuid, request_uuid: asked.uuid, conversation_uuid: chat.uuid }
  }
}

/** What rows need that nothing in their columns tells. */
function givenFor(user_uuid: string, advisor_uuid: string): Rows {
  const [change_uuid, import_uuid, id_hash] = [randomUUID(), randomUUID(), 'f'.repeat(64)]
  return {
    appointment_history: { author: 'staff' },
    audit_log: {
      ...{ action: 'changed', object: 'advisor', object_id: advisor_uuid },
      changes: JSON.stringify([{ field: 'position', before: 'm4rk3r before', after: 'm4rk3r after' }])
    },
    bulk_changes: { uuid: change_uuid },
    bulk_change_rows: { change_uuid, subject: user_uuid, reasons: '[]' },
    conversation_messages: { is_from_visitor: false },
    contact_request_replies: { is_from_customer: false },
    external_calendars: { kind: 'feed' },
    people_imports: { uuid: import_uuid },
    people_import_rows: { import_uuid, person: user_uuid },
    sessions: { id_hash },
    openid_sessions: { id_hash },
    advisor_settings: { copies_to: JSON.stringify([EMAIL]) },
    working_hours: { day: 1, start_time: '08:00', end_time: '09:00' },
    content_page_versions: { version: 99, content: JSON.stringify({ advisor: { alias: ALIAS } }), languages: '' },
    branch_page_versions: { version: 99, content: '{}' },
    reviews: { state: 'rejected', stars: 3, appointment_uuid: randomUUID() },
    wallet_notifications: { advisors: '', branches: '' },
    user_roles: { role: 'marketing-manager' },
    scim_roles: { role: 'marketing-manager' },
    scim_problems: { subject: EMAIL, detail: NAME },
    erasures: { state: 'withdrawn', known_by: 'email', value: '', name: '', kinds: '[]', messages: '[]', kind: '' },
    calendar_overrides: { kind: 'absence' }
  }
}

/** Rows of the member themselves come first, and those that others refer to. */
const FIRST: readonly TableName[] = ['sessions', 'people_imports', 'external_calendars']

function* filesIn(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) yield* filesIn(path)
    else yield path
  }
}

const asText = (value: unknown) =>
  value instanceof Uint8Array || value instanceof ArrayBuffer
    ? Buffer.from(value as Uint8Array).toString('latin1')
    : value
const printable = (row: Row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asText(value)]))

async function markedTables(knex: Knex): Promise<string[]> {
  const marked: string[] = []
  for (const table of Object.keys(storedData)) {
    if (MARK.test(JSON.stringify((await knex(table)).map(printable)))) marked.push(table)
  }
  return marked
}

const PEOPLE: readonly TableName[] = ['users', 'advisors', 'assistants', 'media']

/** An advisor with an account and rows in every table that can have some of theirs. */
async function plantMember(knex: Knex): Promise<{ uuid: string; planted: TableName[] }> {
  const [user_uuid, advisor_uuid] = [randomUUID(), randomUUID()]
  const { organization_uuid } = await knex('advisors').where({ tenant_id, alias: office.alias }).first()
  const names = { first_name: 'M4rk3r', last_name: 'Person', email_address: EMAIL }
  await plant(knex, 'media', { name: 'm4rk3r.svg', content_type: 'image/svg+xml' })
  await plant(knex, 'advisors', {
    ...names,
    ...{ uuid: advisor_uuid, organization_uuid, alias: ALIAS, phone_number: PHONE, photo: 'm4rk3r.svg' },
    ...{ is_institutional: true, deactivated_at: MONDAY, title_prefix: '', title_suffix: '' }
  })
  const account = { uuid: user_uuid, advisor_uuid, full_name: NAME, deactivated_at: MONDAY, appearance: 'system' }
  await plant(knex, 'users', { ...names, ...account, language: null })
  const keys = { ...Object.fromEntries(KEYS.map((key) => [key, user_uuid])), advisor_uuid, author_uuid: advisor_uuid }
  const all: Row = { ...keys, ...(await parents(knex, advisor_uuid)) }
  const given = givenFor(user_uuid, advisor_uuid)
  await plant(knex, 'bulk_changes', { ...given.bulk_changes, user_uuid, of: 'people', state: 'done', form: '{}' })
  const tables = TABLES.filter((table) => !PEOPLE.includes(table))
  for (const table of [...FIRST, ...tables.filter((one) => !FIRST.includes(one))]) {
    const columns = await knex(table).columnInfo()
    const own = Object.fromEntries(Object.entries(all).filter(([name]) => name in columns))
    if (table === 'content_menus') await knex(table).where({ tenant_id }).delete()
    await plant(knex, table, { ...own, ...given[table] })
  }
  return { uuid: advisor_uuid, planted: [...tables, 'users', 'advisors', 'media'] }
}

const erase = async (value: string, confirmation: string) => {
  const begun = await ask('POST', '/erasures', { by: 'staff', value, confirmation })
  expect([begun.status, begun.body.message ?? '']).toEqual([201, ''])
  while (await office.site.drain());
}

test('a marker in every column of an advisor with an account, then erased, is found nowhere', async () => {
  const { knex, site } = office
  const { uuid, planted } = await plantMember(knex)
  // nothing is left out but what no column of the table could hold
  const marked = await markedTables(knex)
  const SHORT = ['conversation_absences', 'external_busy', 'working_hours', 'user_roles', 'scim_roles']
  expect(marked.toSorted()).toEqual(planted.filter((table) => !SHORT.includes(table)).toSorted())

  const { body: found } = await ask('POST', '/search', { q: EMAIL })
  expect(found.people.map((one: { value: string }) => one.value)).toEqual([uuid])
  await erase(uuid, NAME)
  expect(await markedTables(knex)).toEqual([])
  if (!isPostgres(knex)) await knex.raw('pragma wal_checkpoint(truncate)')
  const files = [...filesIn(site.app.config.DATA_DIR)]
  expect(files.filter((path) => MARK.test(readFileSync(path, 'latin1')))).toEqual([])
})

test('of an assistant nothing is left but a pseudonym in the audit log', async () => {
  const { knex } = office
  const uuid = randomUUID()
  await plant(knex, 'media', { name: 'm4rk3r.svg', content_type: 'image/svg+xml' })
  const row = { first_name: 'M4rk3r', last_name: 'Person', phone_number: PHONE, email_address: EMAIL }
  await plant(knex, 'assistants', { uuid, ...row, photo: 'm4rk3r.svg' })
  await plant(knex, 'audit_log', {
    ...{ action: 'created', object: 'assistant', object_id: uuid, actor_uuid: '', actor_name: 'Karl Steiner' },
    changes: JSON.stringify([{ field: 'first_name', before: null, after: 'M4rk3r' }])
  })
  await erase(uuid, NAME)
  expect(await markedTables(knex)).toEqual([])
  const entry = await knex('audit_log').where({ object_id: uuid }).first()
  expect(entry.actor_name).toBe('Karl Steiner')
  expect(entry.object_name).toMatch(/^Ehemals hier [\dA-F]{8}$/)
  expect(JSON.parse(entry.changes)).toEqual([{ field: 'first_name', before: null, after: entry.object_name }])
})
