import { randomUUID } from 'node:crypto'
import { OPEN_STATES } from '#contract/appointments'
import type { Closure, Holiday } from '#contract/holidays'
import { fullName } from '../../core/base/full-name.ts'
import { readInSlices } from '../../core/base/slices.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { type Manager, ofManager } from '../../organization/organizations/organizations.repository.ts'

const COLUMNS = ['uuid', 'kind', 'date', 'start_time', 'end_time', 'label', 'organization_uuid'] as const

const holidays = (db: TenantDb) =>
  db.table('holidays').select(...COLUMNS, db.raw<{ last_date: string }>('coalesce(last_date, date) as last_date'))

/** Closures of the institution and of the branches that `manager` manages; of all branches if undefined. */
export const findAll = (db: TenantDb, manager: Manager): Promise<Holiday[]> =>
  holidays(db)
    .where((seen) => {
      if (manager === undefined) return
      seen.whereNull('organization_uuid').orWhereIn('organization_uuid', ofManager(db, manager))
    })
    .orderBy(['date', 'label', 'uuid'])

export const find = (db: TenantDb, uuid: string): Promise<Holiday | undefined> => holidays(db).where({ uuid }).first()

/** Closures of the same branch, or the institution, that begin on one of the days. */
export const findOn = (db: TenantDb, organization_uuid: string | null, days: readonly string[]): Promise<Holiday[]> =>
  holidays(db).where({ organization_uuid }).whereIn('date', days)

/** What is entered for the same branch, or the institution, between two days. */
export const findBetween = (db: TenantDb, organization_uuid: string | null, from: string, to: string) =>
  holidays(db).where({ organization_uuid }).where('date', '<=', to).whereRaw('coalesce(last_date, date) >= ?', [from])

/** The special hours of the same branch, or the institution, between two days. */
export const findSpecialHours = (
  db: TenantDb,
  organization_uuid: string | null,
  from: string,
  to: string
): Promise<Holiday[]> => findBetween(db, organization_uuid, from, to).where({ kind: 'special-hours' })

/** The closures of the same branch, or the institution, that end on a day or later. */
export async function countSince(db: TenantDb, organization_uuid: string | null, day: string): Promise<number> {
  const row = await db
    .table('holidays')
    .where({ organization_uuid })
    .whereRaw('coalesce(last_date, date) >= ?', [day])
    .first(db.raw<{ count: number }>('count(*) as count'))
  return Number(row?.count ?? 0)
}

export async function insert(db: TenantDb, given: readonly Closure[]): Promise<Holiday[]> {
  const rows = given.map((closure) => ({ uuid: randomUUID(), ...closure }))
  if (rows.length) await db.insert('holidays', rows)
  return rows
}

export const remove = async (db: TenantDb, uuid: string): Promise<boolean> =>
  (await db.table('holidays').where({ uuid }).delete()) > 0

export interface BookedTime {
  uuid: string
  starts_at: string
  ends_at: string
  time_zone: string
}

const appointments = (db: TenantDb) =>
  db
    .table('appointments as p')
    .join('advisors as a', (on) => on.on('a.tenant_id', 'p.tenant_id').on('a.uuid', 'p.advisor_uuid'))
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))

/** Open appointments that overlap a span, at a branch or anywhere, in slices by their end. */
export const findBooked = (
  db: TenantDb,
  organization_uuid: string | null,
  { since, until }: { since: string; until: string }
) =>
  readInSlices<BookedTime>((last, size) => {
    const rows = appointments(db)
      .whereIn('p.state', OPEN_STATES)
      .where('p.starts_at', '<', until)
      .orderBy(['p.ends_at', 'p.uuid'])
      .limit(size)
      .select('p.uuid', 'p.starts_at', 'p.ends_at', 'o.time_zone')
    if (organization_uuid) rows.where('o.uuid', organization_uuid)
    if (!last) return rows.where('p.ends_at', '>', since)
    // SQLite begins at the first condition, and would read all earlier slices again to compare pairs
    return rows
      .where('p.ends_at', '>=', last.ends_at)
      .whereRaw('(p.ends_at, p.uuid) > (?, ?)', [last.ends_at, last.uuid])
  })

/** The advisor, branch, topic and customer of appointments, by uuid. */
export async function findNames(db: TenantDb, uuids: readonly string[]) {
  const rows = await appointments(db)
    .join('appointment_topics as t', (on) => on.on('t.tenant_id', 'p.tenant_id').on('t.uuid', 'p.topic_uuid'))
    .whereIn('p.uuid', uuids)
    .select(
      'p.uuid',
      't.topic',
      'p.first_name as customer_first',
      'p.last_name as customer_last',
      'o.name as branch',
      'o.alias as branch_alias',
      'a.alias as advisor_alias',
      'a.title_prefix',
      'a.first_name',
      'a.last_name',
      'a.title_suffix'
    )
  return new Map(
    rows.map(({ uuid, topic, branch, branch_alias, advisor_alias, ...row }) => {
      const customer = `${row.customer_first} ${row.customer_last}`
      return [uuid, { advisor: fullName(row), branch, topic, customer, branch_alias, advisor_alias }]
    })
  )
}

/** The advisor of each of some appointments. */
export async function findAdvisors(db: TenantDb, uuids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.table('appointments').whereIn('uuid', uuids).select('uuid', 'advisor_uuid')
  return new Map(rows.map(({ uuid, advisor_uuid }) => [uuid, advisor_uuid]))
}
