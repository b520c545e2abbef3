import type { AdvisorSettings, AdvisorSettingsChange } from '#contract/advisor-settings'
import { OPEN_STATES } from '#contract/appointments'
import { fullName } from '../../core/base/full-name.ts'
import type { Tables } from '../../core/tenancy/query.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export interface SettingsRow {
  notify_booked: boolean
  notify_moved: boolean
  notify_cancelled: boolean
  reminder_hours: AdvisorSettings['reminder_hours']
  /** A JSON list. */
  copies_to: string
  meeting_url: string
  notice_minutes: number | null
  buffer_before: number
  buffer_after: number
  absence_from: string | null
  absence_to: string | null
  absence_text: string
  /** Comma-separated language codes. */
  languages: string
  /** The stand-in's alias; null for a deactivated one. */
  stand_in: string | null
}

/** The settings of an advisor without a row. */
export const DEFAULTS: SettingsRow = {
  notify_booked: true,
  notify_moved: true,
  notify_cancelled: true,
  reminder_hours: 24,
  copies_to: '[]',
  meeting_url: '',
  notice_minutes: null,
  buffer_before: 0,
  buffer_after: 0,
  absence_from: null,
  absence_to: null,
  absence_text: '',
  languages: '',
  stand_in: null
}

export const find = (db: TenantDb, advisorUuid: string): Promise<SettingsRow | undefined> =>
  db
    .table('advisor_settings as s')
    .leftJoin('advisors as d', (on) =>
      on.on('d.tenant_id', 's.tenant_id').on('d.uuid', 's.stand_in_uuid').onNull('d.deactivated_at')
    )
    .where('s.advisor_uuid', advisorUuid)
    .first('s.*', 'd.alias as stand_in')

export const findUuid = (db: TenantDb, alias: string): Promise<string | undefined> =>
  db
    .table('advisors')
    .where({ alias })
    .whereNull('deactivated_at')
    .first('uuid')
    .then((row) => row?.uuid)

/** The name of the stand-in with this alias, as on the card. */
export const findName = (db: TenantDb, alias: string): Promise<string | undefined> =>
  db
    .table('advisors')
    .where({ alias })
    .first('title_prefix', 'first_name', 'last_name', 'title_suffix')
    .then((row) => row && fullName(row))

type Columns = Partial<Tables['advisor_settings']>

const COLUMNS = ['reminder_hours', 'meeting_url', 'notice_minutes', 'buffer_before', 'buffer_after'] as const

const absenceColumns = ({ absence }: AdvisorSettingsChange, stand_in_uuid: string | undefined): Columns => ({
  absence_from: absence?.from ?? null,
  absence_to: absence?.to ?? null,
  absence_text: absence?.text ?? '',
  stand_in_uuid: stand_in_uuid ?? null
})

function columnsOf(change: AdvisorSettingsChange, standIn: string | undefined): Columns {
  const { notify, copies_to, absence, languages } = change
  const named = COLUMNS.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]]]))
  return {
    ...Object.fromEntries(named),
    ...(copies_to && { copies_to: JSON.stringify([...new Set(copies_to)]) }),
    ...(languages && { languages: [...new Set(languages)].join(',') }),
    ...(notify && {
      notify_booked: notify.booked,
      notify_moved: notify.moved,
      notify_cancelled: notify.cancelled
    }),
    ...(absence !== undefined && absenceColumns(change, standIn))
  }
}

/** The settings with what the advisor's row itself holds. */
export async function findAll(db: TenantDb, advisorUuid: string) {
  const advisor = await db.table('advisors').where({ uuid: advisorUuid }).first('requires_confirmation')
  return advisor && { ...advisor, ...((await find(db, advisorUuid)) ?? DEFAULTS) }
}

/** Writes the given fields. */
export async function save(
  db: TenantDb,
  advisorUuid: string,
  change: AdvisorSettingsChange,
  standIn: string | undefined
): Promise<void> {
  const columns = columnsOf(change, standIn)
  const names = Object.keys(columns) as (keyof typeof columns)[]
  if (names.length) {
    const row = db.insert('advisor_settings', { advisor_uuid: advisorUuid, ...columns })
    await row.onConflict(['tenant_id', 'advisor_uuid']).merge(names)
  }
  const { requires_confirmation } = change
  if (requires_confirmation !== undefined) {
    await db.table('advisors').where({ uuid: advisorUuid }).update({ requires_confirmation })
  }
}

/** The number of open appointments that overlap a span. */
export const countAppointments = (
  db: TenantDb,
  advisor_uuid: string,
  { since, until }: { since: string; until: string }
): Promise<number> =>
  db
    .table('appointments')
    .where({ advisor_uuid })
    .whereIn('state', OPEN_STATES)
    .where('ends_at', '>', since)
    .where('starts_at', '<', until)
    .count('* as total')
    .then(([row]) => Number(row?.total ?? 0))
