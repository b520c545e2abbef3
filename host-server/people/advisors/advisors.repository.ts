import type { AdvisorSummary } from '#contract/advisors'
import {
  ABSENCE_COLUMNS,
  type AbsenceRow,
  absenceOf,
  joinAbsence
} from '../../calendar/advisor-settings/absence.repository.ts'
import { byName } from '../../core/base/collation.ts'
import { fullName } from '../../core/base/full-name.ts'
import { compiled, type TenantDb } from '../../core/tenancy/tenant-db.ts'
import { publicName } from '../../organization/branches/public-name.service.ts'

interface Row extends AbsenceRow {
  uuid: string
  alias: string
  first_name: string
  last_name: string
  title_prefix: string
  title_suffix: string
  position: string
  photo: string | null
  organization_uuid: string
  name: string
  public_name: string | null
  organization_alias: string
}

const summary = (row: Row, now: Date): AdvisorSummary => ({
  uuid: row.uuid,
  slug: row.alias,
  full_name: fullName(row),
  position: row.position,
  profile_picture_url: row.photo && `/media/${row.photo}`,
  organization: {
    uuid: row.organization_uuid,
    name: publicName(row),
    slug: row.organization_alias,
    time_zone: row.time_zone
  },
  absence: absenceOf(row, now)
})

const rowsWhere = compiled((db, which: { organization_uuid?: string; uuids?: readonly string[] }) => {
  const rows = joinAbsence(db.table('advisors as a'))
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .whereNull('a.deactivated_at')
    .orderBy('a.alias')
    .select('a.*', 'o.name', 'o.public_name', 'o.alias as organization_alias', 'o.time_zone', ...ABSENCE_COLUMNS)
  if (which.organization_uuid) rows.where('a.organization_uuid', which.organization_uuid)
  if (which.uuids) rows.whereIn('a.uuid', which.uuids)
  return rows
})

const findWhere = async (db: TenantDb, now: Date, which: Parameters<typeof rowsWhere>[1]): Promise<AdvisorSummary[]> =>
  byName(await rowsWhere(db, which)).map((row) => summary(row, now))

export const findAll = (db: TenantDb, now: Date) => findWhere(db, now, {})

export const findOfBranch = (db: TenantDb, uuid: string, now: Date) => findWhere(db, now, { organization_uuid: uuid })

export const findSome = (db: TenantDb, uuids: readonly string[], now: Date) => findWhere(db, now, { uuids })
