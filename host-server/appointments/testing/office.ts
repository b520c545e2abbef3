import { randomUUID } from 'node:crypto'
import { GRAIN_MINUTES } from '#contract/values'
import { MINUTE } from '../../core/clock.ts'
import { type Asked, request } from '../../core/testing/client.ts'
import { type Site, startSite } from '../../core/testing/site.ts'
import { seedDemo } from '../../demo/seed.ts'

/** Monday, nine o'clock in Vienna. */
export const MONDAY = '2027-03-01T08:00:00Z'
/** Tuesday, nine o'clock in Vienna: the first start of that day. */
export const TUESDAY = '2027-03-02T08:00:00Z'

const HOST = { own: 'localhost', foreign: 'nordbank.localhost' }

/** One advisor in Vienna who works from nine to five on weekdays, with an empty calendar, and another tenant beside. */
export interface Office {
  site: Site
  knex: Site['services']['knex']
  tenantId: string
  alias: string
  advisorUuid: string
  organizationUuid: string
  /** 30 minutes · 60 minutes with 15 around · one that the advisor does not take · one of the other tenant. */
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

async function clear(knex: Office['knex'], advisor_uuid: string) {
  for (const table of ['calendar_overrides', 'holidays']) await knex(table).delete()
  for (const table of ['advisor_topics', 'advisor_appointment_types', 'working_hours']) {
    await knex(table).where({ advisor_uuid }).delete()
  }
}

export async function openOffice(environment: Record<string, string> = { LOAD_TEST: '1' }): Promise<Office> {
  const site = await startSite(environment)
  site.clock.time = new Date(MONDAY)
  return { site, ...(await furnish(site.services.knex, site.clock.time)) }
}

/** Fills an empty database with the demo and the advisor, for a server of whichever kind. */
export async function furnish(knex: Office['knex'], now: Date): Promise<Omit<Office, 'site'>> {
  await seedDemo(knex, { now, password: 'correct horse battery', appointments: false })
  const hosts = knex('advisors as a').join('tenant_domains as d', 'd.tenant_id', 'a.tenant_id').orderBy('a.alias')
  // the demo's account advisor@ belongs to the first own advisor
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

const path = (alias: string, rest: string) => `/api/v1/advisors/${alias}/${rest}`

export const slotOf = ({ topics }: Office, starts_at: string, rest: object = {}) => ({
  topic: topics.short,
  type: 'in-branch',
  starts_at,
  ...rest
})

export const bodyOf = (office: Office, starts_at: string, rest: object = {}) => ({
  ...slotOf(office, starts_at),
  first_name: 'Vera',
  last_name: 'Visitor',
  email: 'vera@visitor.example',
  ...rest
})

export const book = (office: Office, starts_at: string, rest: object = {}, asked: Asked = {}) =>
  request(office.site, 'POST', path(office.alias, 'appointments'), { body: bodyOf(office, starts_at, rest), ...asked })

export const hold = (office: Office, starts_at: string, rest: object = {}) =>
  request(office.site, 'POST', path(office.alias, 'holds'), { body: slotOf(office, starts_at, rest) })

export const dropHold = (office: Office, token: string) =>
  request(office.site, 'DELETE', path(office.alias, `holds/${token}`))

export const look = (office: Office, query: Record<string, string> = {}, asked: Asked = {}) => {
  const all = { topic: office.topics.short, type: 'in-branch', from: '2027-03-01', to: '2027-03-07', ...query }
  return request(office.site, 'GET', path(office.alias, `availability?${new URLSearchParams(all)}`), asked)
}

export const visit = (office: Office, method: string, token: string, body?: object) =>
  request(office.site, method, `/api/v1/appointments/${token}${method === 'POST' ? '/cancellation' : ''}`, { body })

/** The moment so many minutes later. */
export const later = (time: string, minutes: number) =>
  `${new Date(Date.parse(time) + minutes * MINUTE).toISOString().slice(0, 19)}Z`

export const pass = ({ site }: Office, minutes: number) => {
  site.clock.time = new Date(site.clock.time.getTime() + minutes * MINUTE)
}

/** Every pair of booked appointments of one advisor that meet, and every claim that belongs to none: both must be empty. */
export async function audit({ knex }: Office) {
  const booked: { uuid: string; advisor_uuid: string; starts_at: string; ends_at: string }[] = await knex(
    'appointments'
  )
    .where({ state: 'booked' })
    .orderBy(['advisor_uuid', 'starts_at'])
    .select('uuid', 'advisor_uuid', 'starts_at', 'ends_at')
  const overlaps = booked.filter((one, index) => {
    const before = booked[index - 1]
    return before?.advisor_uuid === one.advisor_uuid && before.ends_at > one.starts_at
  })
  const claims: { grain: number; appointment_uuid: string }[] =
    await knex('booking_claims').whereNotNull('appointment_uuid')
  const grains = (time: string) => Date.parse(time) / (GRAIN_MINUTES * MINUTE)
  const unclaimed = booked.filter(({ uuid, starts_at, ends_at }) => {
    const own = claims.filter((claim) => claim.appointment_uuid === uuid).map(({ grain }) => grain)
    return !own.includes(grains(starts_at)) || !own.includes(grains(ends_at) - 1)
  })
  const orphans = claims.filter(({ appointment_uuid }) => !booked.some(({ uuid }) => uuid === appointment_uuid))
  return { overlaps, unclaimed, orphans }
}

export const CLEAN = { overlaps: [], unclaimed: [], orphans: [] }
