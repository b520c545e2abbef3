import { GRAIN_MINUTES } from '#contract/values'
import { MINUTE } from '../../core/clock.ts'
import { type Asked, request } from '../../core/testing/client.ts'
import { type Site, startSite } from '../../core/testing/site.ts'
import { type Furnished, furnish } from './furnish.ts'

/** Monday, nine o'clock in Vienna. */
export const MONDAY = '2027-03-01T08:00:00Z'
/** Tuesday, nine o'clock in Vienna: the first start of that day. */
export const TUESDAY = '2027-03-02T08:00:00Z'

/** The advisor's office, open for business. */
export interface Office extends Furnished {
  site: Site
}

export async function openOffice(environment: Record<string, string> = { LOAD_TEST: '1' }): Promise<Office> {
  const site = await startSite(environment)
  site.clock.time = new Date(MONDAY)
  return { site, ...(await furnish(site.services.knex, site.clock.time)) }
}

const path = (alias: string, rest: string) => `/api/v1/advisors/${alias}/${rest}`

export const slotOf = ({ topics }: Pick<Office, 'topics'>, starts_at: string, rest: object = {}) => ({
  topic: topics.short,
  type: 'in-branch',
  starts_at,
  ...rest
})

export const bodyOf = (office: Pick<Office, 'topics'>, starts_at: string, rest: object = {}) => ({
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
export async function audit({ knex }: Pick<Office, 'knex'>) {
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
