import type { TenantDb } from '../core/tenant-db.ts'

export interface Branch {
  uuid: string
  alias: string
  name: string
  public_name: string | null
  street: string
  zip: string
  city: string
  phone_number: string
  time_zone: string
  public_profile_enabled: boolean
}

/** Opening hours of a weekday; a day may have several, one after the other. */
export interface Opening {
  /** 1 is Monday. */
  day: number
  start_time: string
  end_time: string
}

export interface Closing {
  /** `YYYY-MM-DD` */
  date: string
  label: string
}

export interface BranchText {
  title: string
  value: string
}

export const find = (db: TenantDb, alias: string): Promise<Branch | undefined> =>
  db.table('organizations').where({ alias }).first() as never

export const findOpenings = (db: TenantDb, organization_uuid: string): Promise<Opening[]> =>
  db
    .table('opening_hours')
    .where({ organization_uuid })
    .orderBy(['day', 'start_time'])
    .select('day', 'start_time', 'end_time') as never

/** Days on which the tenant or the branch is closed, from one to another. */
export const findClosings = (db: TenantDb, branchUuid: string, from: string, to: string): Promise<Closing[]> =>
  db
    .table('holidays')
    .whereBetween('date', [from, to])
    .where((own) => own.whereNull('organization_uuid').orWhere('organization_uuid', branchUuid))
    .orderBy(['date', 'label'])
    .select('date', 'label') as never

export async function findTexts(db: TenantDb, organization_uuid: string): Promise<BranchText[]> {
  const rows: BranchText[] = await db
    .table('organization_texts')
    .where({ organization_uuid })
    .orderBy('position')
    .select('title', 'value')
  return rows.filter(({ value }) => value.trim())
}
