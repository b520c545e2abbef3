import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { MONDAY } from '../../../booking/appointments/testing/office.ts'
import { storeEvent } from '../../../booking/branch-events/testing/events.ts'
import { hashToken } from '../../../core/security/tokens.ts'
import { storedData } from '../../../stored-data.ts'

/** A customer, whose mark is in everything that is theirs. */
export interface Marked {
  mark: string
  email: string
  phone: string
  /** The same, as services dial it. */
  number: string
}

export const MARKED: Marked = {
  mark: 'm4rk3r',
  email: 'm4rk3r@visitor.example',
  phone: '+43 660 7777777',
  number: '+436607777777'
}

/** Somebody else. */
export const OTHER: Marked = {
  mark: '0th3r',
  email: '0th3r@visitor.example',
  phone: '+43 660 8888888',
  number: '+436608888888'
}

/** Tables whose rows say nothing of whose they are, each with what ends them. */
export const NOT_BY_PERSON: Record<string, string> = {
  booking_step_visitors: 'the next day; a hash with the key of one day',
  frontend_logs: 'by age; browsers report no names',
  hit_visitors: 'the next day; a hash with the key of one day',
  search_log: 'the words by age; who searched is not stored'
}

interface Planted {
  [table: string]: Record<string, unknown>
}

/** A row of each table about one customer, without what the customer says in it. */
function rowsFor(
  { mark, email, phone, number }: Marked,
  advisor: { uuid: string; organization_uuid: string },
  topic_uuid: string,
  event_uuid: string
): Planted {
  const token = (name: string) => hashToken(mark + name)
  const appointment_uuid = randomUUID()
  const [request_uuid, conversation_uuid] = [randomUUID(), randomUUID()]
  const advisor_uuid = advisor.uuid
  const person = { email, phone }
  const at = { created_at: MONDAY }
  return {
    appointments: {
      ...{ uuid: appointment_uuid, advisor_uuid, topic_uuid, token_hash: token('a'), state: 'booked' },
      ...{ type: 'in-branch', starts_at: MONDAY, ends_at: MONDAY, time_zone: 'Europe/Vienna', ...at, ...person },
      visitor_time_zone: 'Europe/Vienna',
      answers: JSON.stringify([{ question: 'Why?', answer: `${mark} answers` }])
    },
    appointment_history: {
      uuid: randomUUID(),
      appointment_uuid,
      what: 'moved',
      author: 'staff',
      author_name: '',
      ...at
    },
    text_consents: { uuid: randomUUID(), appointment_uuid, number, version: '', ...at },
    text_messages: {
      ...{ uuid: randomUUID(), event_key: `text-reminder:${appointment_uuid}:0`, event: 'reminder', ...at },
      ...{ number_end: number.slice(-3), state: 'failed', detail: mark, parts: 1 }
    },
    contact_requests: {
      ...{ uuid: request_uuid, advisor_uuid, kind: 'basic', time_zone: 'Europe/Vienna', ...at, ...person }
    },
    contact_request_replies: { uuid: randomUUID(), request_uuid, author_name: '', ...at },
    conversations: {
      ...{ uuid: conversation_uuid, token_hash: token('c'), advisor_uuid, campaign: '', ...at, last_at: MONDAY },
      ...{ changed_at: MONDAY, revision: 1, last_seq: 1, last_seq_visitor: 1, last_seq_staff: 0 },
      ...{ seen_visitor: 0, seen_staff: 0, language: '', email }
    },
    conversation_notes: { conversation_uuid, author_name: '', changed_at: MONDAY },
    conversation_messages: {
      ...{ conversation_uuid, seq: 1, client_id: randomUUID(), is_from_visitor: true, author_name: '', ...at },
      kind: 'text'
    },
    conversation_files: { conversation_uuid, seq: 1, size: mark.length, bytes: Buffer.from(mark), ...at },
    waitlist_entries: {
      ...{ uuid: randomUUID(), token_hash: token('w'), organization_uuid: advisor.organization_uuid, topic_uuid },
      ...{ type: 'in-branch', weekdays: '12345', start_time: '', end_time: '', from_date: '2027-03-01' },
      ...{ until_date: '2027-03-31', language: 'de', source: '', source_site: '', campaign: '', state: 'waiting' },
      ...{ is_paused: false, visitor_time_zone: 'Europe/Vienna', ...at, ...person }
    },
    event_registrations: {
      ...{ uuid: randomUUID(), token_hash: token('e'), event_uuid, state: 'registered', seats: 1, language: 'de' },
      ...{ campaign: '', ends_at: '2030-02-01T18:30:00Z', attended_at: null, email, ...at }
    },
    leads: {
      ...{ uuid: randomUUID(), token_hash: token('l'), advisor_uuid, state: 'new', campaign: '', language: 'de' },
      ...{ consent_text: '', consent_version: '', ...at, ...person }
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
        token_hash: token('p'),
        appointment_uuid
      },
      ...{ revision: 0, changed_at: MONDAY, follows_visitor: true, ...at }
    },
    data_requests: {
      ...{ uuid: randomUUID(), reference: '2027-ABCDEFGH', kind: 'information', origin: 'staff', state: 'open' },
      ...{ language: 'de', arrived_on: '2027-03-01', due_on: '2027-04-01', user_name: '', ...at, ...person }
    },
    outbox: {
      ...{ uuid: randomUUID(), kind: 'odd', dedupe_key: randomUUID(), attempts: 9, state: 'dead', ...at },
      payload: JSON.stringify({ to: email, note: mark })
    },
    idempotency_keys: {
      ...{ route: 'x', key: randomUUID(), body_hash: 'x', status: 201, expires_at: '2027-04-01T00:00:00Z' },
      answer: JSON.stringify({ email })
    }
  }
}

/** Short columns hold one of a few values. */
const LONG_ENOUGH = 100

/** Puts a marker into each text column that is declared as the visitor's. */
async function plant(
  knex: Knex,
  tenant_id: string,
  mark: string,
  table: string,
  row: Record<string, unknown>
): Promise<void> {
  const { columns } = storedData[table as keyof typeof storedData]
  const info = await knex(table).columnInfo()
  const marks = Object.entries(columns).flatMap(([name, kind]) => {
    const { type = '', maxLength } = info[name] ?? {}
    const isText = /char|text/.test(type) && (!maxLength || Number(maxLength) >= LONG_ENOUGH)
    return kind === 'visitor' && isText && !(name in row) ? [[name, `${mark} ${name}`]] : []
  })
  await knex(table).insert({ tenant_id, ...Object.fromEntries(marks), ...row })
}

/** Everything that there can be of a customer; returns the rows by their tables. */
export async function plantAll(
  { knex, alias }: { knex: Knex; alias: string },
  tenant_id: string,
  marked: Marked
): Promise<Planted> {
  const advisor = await knex('advisors').where({ tenant_id, alias }).first('uuid', 'organization_uuid')
  const { topic_uuid } = await knex('advisor_topics').where({ advisor_uuid: advisor.uuid }).first('topic_uuid')
  const event_uuid = await storeEvent(knex, { tenant_id, organization_uuid: advisor.organization_uuid })
  const rows = rowsFor(marked, advisor, topic_uuid, event_uuid)
  for (const [table, row] of Object.entries(rows)) await plant(knex, tenant_id, marked.mark, table, row)
  const { mark } = marked
  const wallet_registrations = {
    device: `${mark}-device`,
    serial: rows.wallet_passes?.serial,
    push_token: `${mark}-token`,
    created_at: MONDAY
  }
  await knex('wallet_registrations').insert({ tenant_id, ...wallet_registrations })
  return { ...rows, wallet_registrations }
}
