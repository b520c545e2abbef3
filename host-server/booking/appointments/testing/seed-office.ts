import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { type SeedOptions, seedDemo } from '../../../demo/seed.ts'

const HOST = { own: 'localhost', foreign: 'nordbank.localhost' }

/** One advisor in Vienna who works from nine to five on weekdays, with an empty calendar; and another tenant. */
export interface SeededOffice {
  knex: Knex
  tenantId: string
  alias: string
  advisorUuid: string
  organizationUuid: string
  /** 30 minutes · 60 minutes with buffers of 15 · not offered by the advisor · of the other tenant. */
  topics: { short: string; long: string; unoffered: string; foreign: string }
  /** The other tenant's advisor. */
  foreignAlias: string
}

const topic = (name: string, rules: object = {}) => ({
  uuid: randomUUID(),
  topic: name,
  comment: '',
  length: 30,
  buffer_before: 0,
  buffer_after: 0,
  notice_minutes: 60,
  window_days: 60,
  slot_step: 30,
  position: 0,
  ...rules
})

async function clear(knex: Knex, advisor_uuid: string) {
  for (const table of ['calendar_overrides', 'holidays']) await knex(table).delete()
  for (const table of ['advisor_topics', 'advisor_appointment_types', 'working_hours']) {
    await knex(table).where({ advisor_uuid }).delete()
  }
}

/** The demo data to which the advisor belongs. */
export const demoDataAt = (now: Date): SeedOptions => ({ now, password: 'correct horse battery', appointments: false })

/** Fills an empty database with the demo data and sets up the advisor. */
export async function seedOffice(knex: Knex, now: Date): Promise<SeededOffice> {
  await seedDemo(knex, demoDataAt(now))
  return seedOfficeInDemo(knex)
}

/** Sets up the advisor in the demo data. */
export async function seedOfficeInDemo(knex: Knex): Promise<SeededOffice> {
  const hosts = knex('advisors as a').join('tenant_domains as d', 'd.tenant_id', 'a.tenant_id').orderBy('a.alias')
  // the demo account advisor@ belongs to this advisor
  const account = await knex('users').where({ email_address: 'advisor@demo.example' }).first('advisor_uuid')
  const own = await hosts.clone().where('a.uuid', account.advisor_uuid).first('a.*')
  const other = await hosts.clone().where('d.host', HOST.foreign).first('a.*')
  const { tenant_id, uuid: advisor_uuid } = own
  await clear(knex, advisor_uuid)
  const short = topic('Short')
  const long = topic('Long', { length: 60, buffer_before: 15, buffer_after: 15, slot_step: 15 })
  const unoffered = topic('Unoffered')
  await knex('appointment_topics').insert([short, long, unoffered].map((row) => ({ ...row, tenant_id })))
  await knex('advisor_topics').insert([short, long].map(({ uuid }) => ({ tenant_id, advisor_uuid, topic_uuid: uuid })))
  await knex('advisor_appointment_types').insert(
    ['in-branch', 'by-phone'].map((type) => ({ tenant_id, advisor_uuid, type }))
  )
  const week = [1, 2, 3, 4, 5].map((day) => ({ tenant_id, advisor_uuid, day, start_time: '09:00', end_time: '17:00' }))
  await knex('working_hours').insert(week)
  const foreign = await knex('appointment_topics').where({ tenant_id: other.tenant_id }).first('uuid')
  return {
    knex,
    tenantId: tenant_id,
    alias: own.alias,
    advisorUuid: advisor_uuid,
    organizationUuid: own.organization_uuid,
    topics: { short: short.uuid, long: long.uuid, unoffered: unoffered.uuid, foreign: foreign.uuid },
    foreignAlias: other.alias
  }
}
