import { OPEN_STATES } from '#contract/appointments'
import type { Compared, Talk } from '#contract/start'
import { lacks } from '../../booking/bookability/bookability.repository.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

const ofAdvisor = (db: TenantDb, advisor_uuid: string) => db.table('appointments as p').where({ advisor_uuid })

/** Of the absence in the calendar that is the present or the next one. */
const ofAbsence = (db: TenantDb, column: 'starts_at' | 'ends_at', now: string) =>
  db.raw<Record<typeof column, string | null>>(
    `(select c.${column} from calendar_overrides c
      where c.tenant_id = a.tenant_id and c.advisor_uuid = a.uuid and c.kind = 'absence' and c.ends_at > ?
      order by c.starts_at, c.ends_at, c.uuid limit 1) as ${column}`,
    [now]
  )

/** The advisor's branch. */
export const findBranch = (db: TenantDb, uuid: string) =>
  db.table('advisors').where({ uuid }).first('organization_uuid')

/**
 * The advisor's branch and its time zone, with the present or next absence, of the calendar and announced, and what online
 * booking lacks on a day.
 */
export const findPlace = (db: TenantDb, uuid: string, now: string, today: string) =>
  db
    .table('advisors as a')
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .leftJoin('advisor_settings as s', (on) => on.on('s.tenant_id', 'a.tenant_id').on('s.advisor_uuid', 'a.uuid'))
    .where('a.uuid', uuid)
    .first(
      'a.organization_uuid',
      'o.time_zone',
      's.absence_from',
      's.absence_to',
      ofAbsence(db, 'starts_at', now),
      ofAbsence(db, 'ends_at', now),
      lacks(db, today)
    )

const OF_TALK = [
  'p.uuid',
  'p.state',
  'p.type',
  'p.starts_at',
  'p.ends_at',
  'p.first_name',
  'p.last_name',
  't.topic'
] as const

const talks = (db: TenantDb, advisor_uuid: string) =>
  ofAdvisor(db, advisor_uuid)
    .join('appointment_topics as t', (on) => on.on('t.tenant_id', 'p.tenant_id').on('t.uuid', 'p.topic_uuid'))
    .orderBy([{ column: 'p.starts_at' }, { column: 'p.uuid' }])
    .select(OF_TALK)

/** Those between two instants, the earliest first. */
export const findTalks = async (db: TenantDb, advisor_uuid: string, since: string, until: string) =>
  (await talks(db, advisor_uuid)
    .whereNot('p.state', 'cancelled')
    .where('p.ends_at', '>', since)
    .where('p.starts_at', '<', until)) as Talk[]

export const findNext = async (db: TenantDb, advisor_uuid: string, since: string) =>
  ((
    await talks(db, advisor_uuid)
      .whereIn('p.state', OPEN_STATES)
      .where('p.ends_at', '>', since)
      .where('p.starts_at', '>=', since)
      .limit(1)
  )[0] ?? null) as Talk | null

/** The same as the list of upcoming appointments that are to be confirmed. */
export async function countToConfirm(db: TenantDb, advisor_uuid: string, today: string): Promise<number> {
  const [row] = await ofAdvisor(db, advisor_uuid)
    .where('p.state', 'requested')
    .where('p.ends_at', '>=', today)
    .count('* as count')
  return Number(row?.count)
}

/** Visits of the card on some days, and on others before them, by the raw log of the reports. */
export async function countVisits(
  db: TenantDb,
  advisor_uuid: string,
  days: { now: readonly string[]; before: readonly string[] }
): Promise<Compared> {
  const rows = await db
    .table('advisor_hits')
    .where({ advisor_uuid, kind: 'profile' })
    // a list rather than a range: the index by day and kind then leads to the rows of each
    .whereIn('day', [...days.now, ...days.before])
    .select('day', 'count')
  const sum = (some: readonly string[]) =>
    rows.reduce((all, { day, count }) => all + (some.includes(day) ? count : 0), 0)
  return { count: sum(days.now), before: sum(days.before) }
}
