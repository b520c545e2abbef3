import type { Absence } from '#contract/advisors'
import { dayOf, dayStart } from '../../core/base/days.ts'
import { fullName } from '../../core/base/full-name.ts'
import type { Query, Scope } from '../../core/tenancy/query.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export interface AbsenceRow {
  /** Of the advisor's branch. */
  time_zone: string
  absence_from: string | null
  absence_to: string | null
  absence_text: string | null
  stand_in: string | null
  stand_in_first_name: string | null
  stand_in_last_name: string | null
  stand_in_title_prefix: string | null
  stand_in_title_suffix: string | null
  stand_in_zone: string | null
  stand_in_from: string | null
  stand_in_to: string | null
}

interface Days {
  from: string
  to: string
}

/** The announced absences of some advisors on some days, both included; to be selected by the caller. */
export const announcedAbsences = (db: TenantDb, advisors: readonly string[], { from, to }: Days) =>
  db
    .table('advisor_settings')
    .whereIn('advisor_uuid', advisors)
    .where('absence_to', '>=', from)
    .where('absence_from', '<=', to)

/** The whole days of an announced absence, as calendars show them among what makes advisors busy. */
export const absenceSpan = ({ from, to }: Days, zone: string) => ({
  kind: 'absence' as const,
  starts_at: dayStart(from, zone),
  ends_at: dayStart(to, zone, 1)
})

/** The whole days of the absence that an advisor has announced, unless they are over. */
export async function findAnnounced(db: TenantDb, advisor_uuid: string, zone: string, now: Date) {
  const row = await db
    .table('advisor_settings')
    .where({ advisor_uuid })
    .where('absence_to', '>=', dayOf(now, zone))
    .first('absence_from as from', 'absence_to as to')
  return row?.from && row.to ? absenceSpan({ from: row.from, to: row.to }, zone) : undefined
}

/** Joins to `advisors as a` the columns of their absence and of their stand-in. */
export const joinAbsence = <S extends Scope<'advisors as a'>, R>(rows: Query<S, R>) =>
  rows
    .leftJoin('advisor_settings as s', (on) => on.on('s.tenant_id', 'a.tenant_id').on('s.advisor_uuid', 'a.uuid'))
    .leftJoin('advisors as d', (on) =>
      on.on('d.tenant_id', 's.tenant_id').on('d.uuid', 's.stand_in_uuid').onNull('d.deactivated_at')
    )
    .leftJoin('organizations as e', (on) => on.on('e.tenant_id', 'd.tenant_id').on('e.uuid', 'd.organization_uuid'))
    .leftJoin('advisor_settings as r', (on) => on.on('r.tenant_id', 'd.tenant_id').on('r.advisor_uuid', 'd.uuid'))

export const ABSENCE_COLUMNS = [
  's.absence_from',
  's.absence_to',
  's.absence_text',
  'd.alias as stand_in',
  'd.first_name as stand_in_first_name',
  'd.last_name as stand_in_last_name',
  'd.title_prefix as stand_in_title_prefix',
  'd.title_suffix as stand_in_title_suffix',
  'e.time_zone as stand_in_zone',
  'r.absence_from as stand_in_from',
  'r.absence_to as stand_in_to'
] as const

function isAway(from: string | null, to: string | null, zone: string, now: Date) {
  const today = dayOf(now, zone)
  return Boolean(from && to && from <= today && today <= to)
}

function standInOf(row: AbsenceRow, now: Date): Absence['stand_in'] {
  const { stand_in: slug, stand_in_from, stand_in_to, stand_in_zone } = row
  if (!slug || !stand_in_zone || isAway(stand_in_from, stand_in_to, stand_in_zone, now)) return null
  const full_name = fullName({
    title_prefix: row.stand_in_title_prefix ?? '',
    first_name: row.stand_in_first_name ?? '',
    last_name: row.stand_in_last_name ?? '',
    title_suffix: row.stand_in_title_suffix ?? ''
  })
  return { slug, full_name }
}

/** The absence as shown to visitors, or undefined; a stand-in who is away too is left out. */
export function absenceOf(row: AbsenceRow, now: Date): Absence | undefined {
  const { absence_from, absence_to, absence_text, time_zone } = row
  if (!absence_to || !isAway(absence_from, absence_to, time_zone, now)) return undefined
  return { until: absence_to, text: absence_text ?? '', stand_in: standInOf(row, now) }
}
