import { randomUUID } from 'node:crypto'
import type { SeededOffice } from '../../booking/appointments/testing/seed-office.ts'
import { instant } from '../../core/base/clock.ts'
import { within } from './poison.ts'

/** Visitors may enter this: every character is allowed in an e-mail address. */
const TELLING = 'x?bcc=evil%40payload.example&body=x@b.example'

type AdvisorData = Pick<SeededOffice, 'knex' | 'tenantId' | 'advisorUuid' | 'topics'>

const OF_ADVISOR = [
  'advisor_contact_options',
  'text_descriptions',
  'advisor_custom_links',
  'advisor_topics',
  'advisor_appointment_types',
  'working_hours'
]

/** An advisor for each text, with a copy of everything that the first one has, containing the text. */
export async function hire(data: AdvisorData, texts: readonly string[]) {
  const { knex } = data
  const advisor = await knex('advisors').where({ uuid: data.advisorUuid }).first()
  const from = { tenant_id: data.tenantId, advisor_uuid: advisor.uuid }
  const rows = await Promise.all(OF_ADVISOR.map((table) => knex(table).where(from)))
  const [topic] = await knex('appointment_topics').where({ uuid: data.topics.short })
  for (const [at, text] of texts.entries()) {
    const uuid = randomUUID()
    const names = { first_name: text, last_name: text, title_prefix: text, title_suffix: text, position: text }
    await knex('advisors').insert({ ...advisor, ...names, uuid, alias: `hired-${at}` })
    for (const [nth, table] of OF_ADVISOR.entries()) {
      const value = table === 'text_descriptions' ? text : within(text)
      const own = rows[nth]?.map((row) => ({ ...row, advisor_uuid: uuid, ...('value' in row && { value }) })) ?? []
      if (own.length) await knex(table).insert(own)
    }
    const offered = { ...topic, uuid: randomUUID(), topic: text, comment: text }
    await knex('appointment_topics').insert(offered)
    await knex('advisor_topics').insert({ ...from, advisor_uuid: uuid, topic_uuid: offered.uuid })
    await ask(data, text, at)
  }
}

/** An appointment and a request of someone who enters this text. */
async function ask(data: AdvisorData, text: string, at: number) {
  const { knex } = data
  const starts = Date.now() + (at + 50) * 3_600_000
  const visitor = { first_name: text, last_name: text, email: TELLING, phone: text, note: text }
  const row = {
    ...visitor,
    tenant_id: data.tenantId,
    advisor_uuid: data.advisorUuid,
    uuid: randomUUID(),
    time_zone: 'Europe/Vienna',
    created_at: instant(Date.now())
  }
  await knex('contact_requests').insert({ ...row, kind: 'basic' })
  await note(data, text, at)
  await knex('appointments').insert({
    ...row,
    topic_uuid: data.topics.short,
    token_hash: randomUUID(),
    state: 'booked',
    type: 'in-branch',
    starts_at: instant(starts),
    ends_at: instant(starts + 1_800_000),
    visitor_time_zone: 'Europe/Vienna'
  })
}

/** A time that the first advisor blocks today, with as much of the text as a note may contain. */
async function note({ knex, tenantId: tenant_id, advisorUuid: advisor_uuid }: AdvisorData, text: string, at: number) {
  const date = instant(Date.now()).slice(0, 10)
  const label = [...text.replace(/\p{Cc}+/gu, ' ')].slice(0, 120).join('').trim()
  const time = { date, last_day: date, start_time: `${String(at % 23).padStart(2, '0')}:00`, end_time: '24:00' }
  const span = { tenant_id, advisor_uuid, uuid: randomUUID(), kind: 'blocked', rrule: '', exceptions: '' }
  await knex('calendar_spans').insert({ ...span, ...time, label })
}

/** Hides them from lists, together with their requests. */
export async function dismiss({ knex }: AdvisorData) {
  for (const table of ['contact_requests', 'appointments', 'calendar_spans']) await knex(table).delete()
  await knex('advisors').where({ alias: 'hired-0' }).update({ alias: 'dismissed' })
}

/** The alias of the first advisor's branch. */
export const branchOf = async ({ knex, advisorUuid }: AdvisorData): Promise<string> =>
  (
    await knex('advisors as a')
      .join('organizations as o', 'o.uuid', 'a.organization_uuid')
      .where('a.uuid', advisorUuid)
      .first('o.alias')
  ).alias
