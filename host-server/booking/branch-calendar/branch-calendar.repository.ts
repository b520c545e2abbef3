import type { AppointmentType } from '#contract/appointment-types'
import { byName } from '../../core/base/collation.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { widestRules } from '../../site/search/search.repository.ts'

const PERSON = ['uuid', 'alias', 'title_prefix', 'first_name', 'last_name', 'title_suffix', 'photo'] as const

export interface Moments {
  since: string
  until: string
}

const takingPlace = (db: TenantDb) => db.table('appointments').whereNot({ state: 'cancelled' })

/** The active advisors of a branch with their widest rules, and deactivated ones with appointments in a span, by name. */
export async function findAdvisors(db: TenantDb, organization_uuid: string, { since, until }: Moments) {
  const booked = takingPlace(db).where('ends_at', '>', since).where('starts_at', '<', until).select('advisor_uuid')
  const widest = widestRules(db, db.table('advisors').where({ organization_uuid }).select('uuid')).as('r')
  const rows = await db
    .table('advisors as a')
    .leftJoin(widest, (on) => on.on('r.advisor_uuid', 'a.uuid'))
    .where({ organization_uuid })
    .where((one) => one.whereNull('deactivated_at').orWhereIn('uuid', booked))
    .orderBy('alias')
    .select(...PERSON, 'deactivated_at', 'r.notice_minutes', 'r.window_days')
  return byName(rows)
}

/** When the next appointment of a branch begins, with any of its advisors. */
export async function findNextStart(
  db: TenantDb,
  organization_uuid: string,
  since: string
): Promise<string | undefined> {
  const advisors = db.table('advisors').where({ organization_uuid }).select('uuid')
  const next = takingPlace(db).whereIn('advisor_uuid', advisors).where('starts_at', '>=', since)
  return (await next.orderBy('starts_at').first('starts_at'))?.starts_at
}

/** The active advisors of a branch but one, by name. */
export async function findOthers(db: TenantDb, organization_uuid: string, but: string) {
  const rows = await db
    .table('advisors as a')
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .where('a.organization_uuid', organization_uuid)
    .whereNot('a.uuid', but)
    .whereNull('a.deactivated_at')
    .orderBy('a.alias')
    .select('a.uuid', 'a.alias', 'a.title_prefix', 'a.first_name', 'a.last_name', 'a.title_suffix', 'a.photo')
    .select('o.name as branch')
  return byName(rows)
}

/** Whether one of some advisors offers a topic in a way. */
export async function findOffering(db: TenantDb, advisors: readonly string[]) {
  const topics = await db.table('advisor_topics').whereIn('advisor_uuid', advisors).select('advisor_uuid', 'topic_uuid')
  const types = await db
    .table('advisor_appointment_types')
    .whereIn('advisor_uuid', advisors)
    .select('advisor_uuid', 'type')
  const offered = new Set([
    ...topics.map(({ advisor_uuid, topic_uuid }) => `${advisor_uuid} ${topic_uuid}`),
    ...types.map(({ advisor_uuid, type }) => `${advisor_uuid} ${type}`)
  ])
  return (uuid: string, { topic_uuid, type }: { topic_uuid: string; type: AppointmentType }) =>
    offered.has(`${uuid} ${topic_uuid}`) && offered.has(`${uuid} ${type}`)
}

/** The customers' addresses of some of an advisor's appointments, one for each. */
export const findEmails = (db: TenantDb, advisor_uuid: string, uuids: readonly string[]): Promise<string[]> =>
  db.table('appointments').where({ advisor_uuid }).whereIn('uuid', uuids).pluck('email')

/** How many of some appointments are with an advisor of a branch. */
export async function countAmong(db: TenantDb, organization_uuid: string, uuids: readonly string[]): Promise<number> {
  const advisors = db.table('advisors').where({ organization_uuid }).select('uuid')
  const [row] = await db
    .table('appointments')
    .whereIn('uuid', uuids)
    .whereIn('advisor_uuid', advisors)
    .count('* as count')
  return Number(row?.count)
}
